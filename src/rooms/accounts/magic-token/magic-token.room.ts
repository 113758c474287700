import type { Room } from '../../../faces/room.js'
import { magicTokenGraphql } from './magic-token.graphql.js'
import { magicTokenPolicy } from './magic-token.policy.js'

export const magicTokenRoom = { graphql: magicTokenGraphql, policy: magicTokenPolicy } satisfies Room
