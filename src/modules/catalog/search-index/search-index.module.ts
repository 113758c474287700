import type { Module } from '../../../interfaces/module.js'
import { searchEventHandlers } from './reindex.js'
import { searchIndexEvents } from './search-index.events.js'
import { searchIndexGraphql } from './search-index.graphql.js'
import { searchIndexPolicy } from './search-index.policy.js'

export const searchIndexModule = {
  graphql: searchIndexGraphql,
  policy: searchIndexPolicy,
  events: searchIndexEvents.names,
  handlers: () => searchEventHandlers,
} satisfies Module
