import type { Room } from '../../../faces/room.js'
import { shopGraphql } from './shop.graphql.js'
import { shopPolicy } from './shop.policy.js'

export const shopRoom = { graphql: shopGraphql, policy: shopPolicy, readsAtReplica: true } satisfies Room
