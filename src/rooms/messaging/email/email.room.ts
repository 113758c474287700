import type { Room } from '../../../faces/room.js'
import { emailGraphql } from './email.graphql.js'
import { emailPolicy } from './email.policy.js'

export const emailRoom = { graphql: emailGraphql, policy: emailPolicy } satisfies Room
