import type { Module } from '../../../interfaces/module.js'
import { bookingCodeErrors } from './booking-code.errors.js'
import { bookingCodeEvents } from './booking-code.events.js'
import { bookingCodeGraphql } from './booking-code.graphql.js'
import { bookingCodePolicy } from './booking-code.policy.js'
import { bookingCodeRest } from './booking-code.rest.js'

export const bookingCodeModule = {
  graphql: bookingCodeGraphql,
  rest: bookingCodeRest,
  policy: bookingCodePolicy,
  errors: bookingCodeErrors,
  events: bookingCodeEvents.names,
} satisfies Module
