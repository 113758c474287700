import type { Module } from '../../../interfaces/module.js'
import { channelGraphql } from './channel.graphql.js'
import { channelPolicy } from './channel.policy.js'
import { channelRest } from './channel.rest.js'

export const channelModule = {
  graphql: channelGraphql,
  rest: channelRest,
  policy: channelPolicy,
  readsAtReplica: true,
} satisfies Module
