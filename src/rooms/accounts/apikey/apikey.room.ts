import type { Room } from '../../../faces/room.js'
import { apikeyGraphql } from './apikey.graphql.js'
import { apikeyPolicy } from './apikey.policy.js'

export const apikeyRoom = { graphql: apikeyGraphql, policy: apikeyPolicy } satisfies Room
