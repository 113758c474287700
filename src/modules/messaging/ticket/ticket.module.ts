import type { Module } from '../../../interfaces/module.js'
import { ticketGraphql } from './ticket.graphql.js'
import { ticketPolicy } from './ticket.policy.js'

export const ticketModule = { graphql: ticketGraphql, policy: ticketPolicy } satisfies Module
