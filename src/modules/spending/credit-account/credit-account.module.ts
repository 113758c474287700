import type { Module } from '../../../interfaces/module.js'
import { creditAccountErrors } from './credit-account.errors.js'
import { creditAccountEvents } from './credit-account.events.js'
import { creditAccountGraphql } from './credit-account.graphql.js'
import { creditAccountPolicy } from './credit-account.policy.js'
import { creditAccountRest } from './credit-account.rest.js'

export const creditAccountModule = {
  graphql: creditAccountGraphql,
  rest: creditAccountRest,
  policy: creditAccountPolicy,
  errors: creditAccountErrors,
  events: creditAccountEvents.names,
} satisfies Module
