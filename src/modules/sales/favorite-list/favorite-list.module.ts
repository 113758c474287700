import type { Module } from '../../../interfaces/module.js'
import { favoriteListGraphql } from './favorite-list.graphql.js'
import { favoriteListPolicy } from './favorite-list.policy.js'
import { favoriteListRest } from './favorite-list.rest.js'

export const favoriteListModule = {
  graphql: favoriteListGraphql,
  rest: favoriteListRest,
  policy: favoriteListPolicy,
  readsAtReplica: true,
} satisfies Module
