import type { Module } from '../../../interfaces/module.js'
import { authorizationMailHandlers } from './authorization.mail.js'
import { emailGraphql } from './email.graphql.js'
import { emailPolicy } from './email.policy.js'

export const emailModule = {
  graphql: emailGraphql,
  policy: emailPolicy,
  handlers: authorizationMailHandlers,
} satisfies Module
