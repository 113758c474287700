import type { Module } from '../../../interfaces/module.js'
import { priceGraphql } from './price.graphql.js'
import { pricePolicy } from './price.policy.js'
import { priceRest } from './price.rest.js'

export const priceModule = { graphql: priceGraphql, rest: priceRest, policy: pricePolicy, readsAtReplica: true } satisfies Module
