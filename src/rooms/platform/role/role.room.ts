import type { Room } from '../../../faces/room.js'
import { roleGraphql } from './role.graphql.js'
import { rolePolicy } from './role.policy.js'

export const roleRoom = { graphql: roleGraphql, policy: rolePolicy } satisfies Room
