import type { Room } from '../../../faces/room.js'
import { adminUserGraphql } from './admin-user.graphql.js'
import { adminUserPolicy } from './admin-user.policy.js'

export const adminUserRoom = { graphql: adminUserGraphql, policy: adminUserPolicy } satisfies Room
