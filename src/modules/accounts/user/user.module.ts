import type { Module } from '../../../interfaces/module.js'
import { userEvents } from './user.events.js'
import { userGraphql } from './user.graphql.js'
import { userPolicy } from './user.policy.js'

export const userModule = { graphql: userGraphql, policy: userPolicy, events: userEvents.names } satisfies Module
