import type { Module } from '../../../interfaces/module.js'
import { contactErrors } from './contact.errors.js'
import { contactEvents } from './contact.events.js'
import { contactGraphql } from './contact.graphql.js'
import { contactPolicy } from './contact.policy.js'
import { contactRest } from './contact.rest.js'

export const contactModule = {
  graphql: contactGraphql,
  rest: contactRest,
  policy: contactPolicy,
  errors: contactErrors,
  events: contactEvents.names,
  readsAtReplica: true,
} satisfies Module
