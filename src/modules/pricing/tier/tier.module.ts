import type { Module } from '../../../interfaces/module.js'
import { tierGraphql } from './tier.graphql.js'
import { tierPolicy } from './tier.policy.js'
import { tierRest } from './tier.rest.js'

export const tierModule = { graphql: tierGraphql, rest: tierRest, policy: tierPolicy, readsAtReplica: true } satisfies Module
