import type { Room } from '../../../faces/room.js'
import { agentGraphql } from './agent.graphql.js'
import { agentPolicy } from './agent.policy.js'

export const agentRoom = { graphql: agentGraphql, policy: agentPolicy } satisfies Room
