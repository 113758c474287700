import type { Module } from '../../../interfaces/module.js'
import { createActionDelivery } from './event.actions.js'
import { type DryRunEffects, dryRunEffects } from './event.effects.js'
import { customEvents } from './event.events.js'
import { eventGraphql } from './event.graphql.js'
import { eventPolicy } from './event.policy.js'

declare module '../../../core/context.js' {
  interface Services {
    /** Shows what a request would set off, inside the transaction of a dry run. */
    dryRunEffects: DryRunEffects
  }
}

export const eventModule = {
  graphql: eventGraphql,
  policy: eventPolicy,
  events: customEvents.names,
  services: () => ({ dryRunEffects }),
  deliverAction: ({ settings: { network }, handlers, contextFor, writeRecord }) =>
    createActionDelivery({ network, handlers, contextFor, writeEntity: writeRecord }),
} satisfies Module
