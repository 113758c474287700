import type { Room } from '../../../faces/room.js'
import { priceGraphql } from './price.graphql.js'
import { pricePolicy } from './price.policy.js'
import { priceRest } from './price.rest.js'

export const priceRoom = { graphql: priceGraphql, rest: priceRest, policy: pricePolicy, readsAtReplica: true } satisfies Room
