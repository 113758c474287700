import type { Module } from '../../../interfaces/module.js'
import { trackAndTraceGraphql } from './track-and-trace.graphql.js'
import { trackAndTracePolicy } from './track-and-trace.policy.js'
import { trackAndTraceRest } from './track-and-trace.rest.js'

export const trackAndTraceModule = {
  graphql: trackAndTraceGraphql,
  rest: trackAndTraceRest,
  policy: trackAndTracePolicy,
  readsAtReplica: true,
} satisfies Module
