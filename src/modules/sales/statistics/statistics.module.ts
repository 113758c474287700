import type { Module } from '../../../interfaces/module.js'
import { countChangedOrders } from './count-orders.js'
import { statisticsGraphql } from './statistics.graphql.js'
import { statisticsPolicy } from './statistics.policy.js'
import { statisticsRest } from './statistics.rest.js'

export const statisticsModule = {
  graphql: statisticsGraphql,
  rest: statisticsRest,
  policy: statisticsPolicy,
  readsAtReplica: true,
  jobs: () => [{ name: 'count orders', run: async ({ db }) => void (await countChangedOrders(db)) }],
} satisfies Module
