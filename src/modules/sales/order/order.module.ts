import type { Module } from '../../../interfaces/module.js'
import { orderErrors } from './order.errors.js'
import { orderEvents } from './order.events.js'
import { orderGraphql } from './order.graphql.js'
import { orderPolicy } from './order.policy.js'
import { orderRest } from './order.rest.js'

export const orderModule = {
  graphql: orderGraphql,
  rest: orderRest,
  policy: orderPolicy,
  errors: orderErrors,
  events: orderEvents.names,
  readsAtReplica: true,
} satisfies Module
