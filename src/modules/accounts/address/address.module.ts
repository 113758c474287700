import type { Module } from '../../../interfaces/module.js'
import { ownerEvents } from './address.events.js'
import { addressGraphql } from './address.graphql.js'
import { addressPolicy } from './address.policy.js'
import { addressRest } from './address.rest.js'

export const addressModule = {
  graphql: addressGraphql,
  rest: addressRest,
  policy: addressPolicy,
  events: ownerEvents.names,
  readsAtReplica: true,
} satisfies Module
