import type { Module } from '../../../interfaces/module.js'
import { channelGraphql } from './channel.graphql.js'
import { defaultLanguage } from './channel.locale.js'
import { channelPolicy } from './channel.policy.js'
import { channelRest } from './channel.rest.js'
import { createFirstChannel } from './channel.service.js'

export const channelModule = {
  graphql: channelGraphql,
  rest: channelRest,
  policy: channelPolicy,
  readsAtReplica: true,
  services: () => ({ languageOf: defaultLanguage }),
  setUpTenant: (db, at) => createFirstChannel(db, at, { name: 'Default' }),
} satisfies Module
