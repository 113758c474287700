import type { Room } from '../../../faces/room.js'
import { placementGraphql } from './placement.graphql.js'
import { placementPolicy } from './placement.policy.js'
import { placementRest } from './placement.rest.js'

export const placementRoom = { graphql: placementGraphql, rest: placementRest, policy: placementPolicy } satisfies Room
