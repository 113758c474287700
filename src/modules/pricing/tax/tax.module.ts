import type { Module } from '../../../interfaces/module.js'
import { taxGraphql } from './tax.graphql.js'
import { taxPolicy } from './tax.policy.js'
import { taxRest } from './tax.rest.js'

export const taxModule = { graphql: taxGraphql, rest: taxRest, policy: taxPolicy, readsAtReplica: true } satisfies Module
