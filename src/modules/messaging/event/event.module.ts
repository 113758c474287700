import type { Module } from '../../../interfaces/module.js'
import { createActionDelivery } from './event.actions.js'
import { customEvents } from './event.events.js'
import { eventGraphql } from './event.graphql.js'
import { eventPolicy } from './event.policy.js'

export const eventModule = {
  graphql: eventGraphql,
  policy: eventPolicy,
  events: customEvents.names,
  deliverAction: ({ settings: { network }, handlers, contextFor, writeRecord }) =>
    createActionDelivery({ network, handlers, contextFor, writeEntity: writeRecord }),
} satisfies Module
