import type { Module } from '../../../interfaces/module.js'
import { cartErrors } from './cart.errors.js'
import { cartEvents } from './cart.events.js'
import { cartGraphql } from './cart.graphql.js'
import { cartPolicy } from './cart.policy.js'
import { cartRest } from './cart.rest.js'

export const cartModule = {
  graphql: cartGraphql,
  rest: cartRest,
  policy: cartPolicy,
  errors: cartErrors,
  events: cartEvents.names,
} satisfies Module
