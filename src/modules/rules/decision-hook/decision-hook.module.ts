import type { Module } from '../../../interfaces/module.js'
import { type DecisionCaller, openDecisionCaller } from './calls/caller.js'
import { decisionHookErrors } from './decision-hook.errors.js'
import { decisionHookGraphql } from './decision-hook.graphql.js'
import { decisionHookMetrics, reportCalls } from './decision-hook.metrics.js'
import { decisionHookPolicy } from './decision-hook.policy.js'
import { decisionHookRest } from './decision-hook.rest.js'
import { mountSchemas } from './decision-hook.schemas.js'

declare module '../../../core/context.js' {
  interface Services {
    /** Asks decision hooks. */
    decisions: DecisionCaller
  }
}

export const decisionHookModule = {
  graphql: decisionHookGraphql,
  rest: decisionHookRest,
  policy: decisionHookPolicy,
  errors: decisionHookErrors,
  services: ({ settings, tenants, clock, onError }) => ({
    decisions: openDecisionCaller({ network: settings.network, tenants, clock, onError }),
  }),
  jobs: () => [reportCalls],
  metrics: { about: decisionHookMetrics },
  routes: mountSchemas,
} satisfies Module
