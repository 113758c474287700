import type { Module } from '../../../interfaces/module.js'
import { lifecycleGraphql } from './lifecycle.graphql.js'
import { lifecyclePolicy } from './lifecycle.policy.js'
import { lifecycleRest } from './lifecycle.rest.js'

export const lifecycleModule = { graphql: lifecycleGraphql, rest: lifecycleRest, policy: lifecyclePolicy } satisfies Module
