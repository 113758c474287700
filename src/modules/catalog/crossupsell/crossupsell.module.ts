import type { Module } from '../../../interfaces/module.js'
import { crossupsellGraphql } from './crossupsell.graphql.js'
import { crossupsellPolicy } from './crossupsell.policy.js'
import { crossupsellRest } from './crossupsell.rest.js'

export const crossupsellModule = {
  graphql: crossupsellGraphql,
  rest: crossupsellRest,
  policy: crossupsellPolicy,
  readsAtReplica: true,
} satisfies Module
