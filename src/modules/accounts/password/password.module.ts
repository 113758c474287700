import type { Module } from '../../../interfaces/module.js'
import { passwordEvents } from './password.events.js'
import { passwordGraphql } from './password.graphql.js'
import { accountMailHandlers } from './password.mails.js'
import { passwordPolicy } from './password.policy.js'

export const passwordModule = {
  graphql: passwordGraphql,
  policy: passwordPolicy,
  events: passwordEvents.names,
  handlers: accountMailHandlers,
} satisfies Module
