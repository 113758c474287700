import type { Module } from '../../../interfaces/module.js'
import { sessionGraphql } from './session.graphql.js'
import { sessionPolicy } from './session.policy.js'

export const sessionModule = { graphql: sessionGraphql, policy: sessionPolicy } satisfies Module
