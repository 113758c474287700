import { owns, reads } from '../../../core/auth/access.js'

/** A hook can change prices and refuse orders: only owners of the configuration change it. */
export const decisionHookPolicy = {
  'query.decisionHook': reads('configuration'),
  'query.decisionHooks': reads('configuration'),
  'query.decisionHookCalls': reads('configuration'),
  'mutation.decisionHookReplay': owns('configuration'),
  'mutation.decisionHookCreate': owns('configuration'),
  'mutation.decisionHookUpdate': owns('configuration'),
  'mutation.decisionHookRotateSecret': owns('configuration'),
  'mutation.decisionHookDelete': owns('configuration'),
  'GET /v2/decision-hooks': reads('configuration'),
  'POST /v2/decision-hooks': owns('configuration'),
  'POST /v2/decision-hooks/search': reads('configuration'),
  'GET /v2/decision-hooks/{id}': reads('configuration'),
  'PATCH /v2/decision-hooks/{id}': owns('configuration'),
  'POST /v2/decision-hooks/{id}/rotate-secret': owns('configuration'),
  'GET /v2/decision-hook-calls': reads('configuration'),
  'POST /v2/decision-hook-calls/{id}/replay': owns('configuration'),
  'DELETE /v2/decision-hooks/{id}': owns('configuration'),
} as const
