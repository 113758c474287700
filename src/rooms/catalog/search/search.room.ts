import type { Room } from '../../../faces/room.js'
import { searchGraphql } from './search.graphql.js'
import { searchPolicy } from './search.policy.js'
import { searchRest } from './search.rest.js'

export const searchRoom = { graphql: searchGraphql, rest: searchRest, policy: searchPolicy, readsAtReplica: true } satisfies Room
