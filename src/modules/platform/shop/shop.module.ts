import type { Module } from '../../../interfaces/module.js'
import { shopGraphql } from './shop.graphql.js'
import { shopPolicy } from './shop.policy.js'

export const shopModule = { graphql: shopGraphql, policy: shopPolicy, readsAtReplica: true } satisfies Module
