import type { Module } from '../../../interfaces/module.js'
import { mailEvents } from '../mail/mail.events.js'
import { templateGraphql } from './template.graphql.js'
import { templatePolicy } from './template.policy.js'

export const templateModule = { graphql: templateGraphql, policy: templatePolicy, events: mailEvents.names } satisfies Module
