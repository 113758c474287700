import { readInteger } from '../../../core/environment.js'
import type { Module } from '../../../interfaces/module.js'
import { cartErrors } from './cart.errors.js'
import { cartEvents } from './cart.events.js'
import { type CartRetention, cartMetrics, expireCarts } from './cart.expiry.js'
import { cartGraphql } from './cart.graphql.js'
import { cartPolicy } from './cart.policy.js'
import { cartRest } from './cart.rest.js'

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    /** How long, and how many, carts of visitors are kept. */
    visitorCarts: CartRetention
  }
}

export const cartModule = {
  settings: (env) => ({
    visitorCarts: {
      days: readInteger(env, 'WHARF_VISITOR_CART_DAYS', 30, 1, 3650),
      max: readInteger(env, 'WHARF_VISITOR_CARTS', 500_000, 0, 1_000_000_000),
    },
  }),
  graphql: cartGraphql,
  rest: cartRest,
  policy: cartPolicy,
  errors: cartErrors,
  events: cartEvents.names,
  jobs: ({ visitorCarts }) => [expireCarts(visitorCarts)],
  metrics: { about: cartMetrics },
} satisfies Module
