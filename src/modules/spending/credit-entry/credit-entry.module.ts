import type { Module } from '../../../interfaces/module.js'
import { creditEntryErrors } from './credit-entry.errors.js'
import { creditEntryEvents } from './credit-entry.events.js'
import { creditEntryGraphql } from './credit-entry.graphql.js'
import { creditEntryPolicy } from './credit-entry.policy.js'
import { creditEntryRest } from './credit-entry.rest.js'

export const creditEntryModule = {
  graphql: creditEntryGraphql,
  rest: creditEntryRest,
  policy: creditEntryPolicy,
  errors: creditEntryErrors,
  events: creditEntryEvents.names,
} satisfies Module
