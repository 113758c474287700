import type { Room } from '../../../faces/room.js'
import { trackAndTraceGraphql } from './track-and-trace.graphql.js'
import { trackAndTracePolicy } from './track-and-trace.policy.js'

export const trackAndTraceRoom = { graphql: trackAndTraceGraphql, policy: trackAndTracePolicy } satisfies Room
