import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one, remove } from '../../../interfaces/graphql/verbs.js'
import { replayCall } from './decision-hook.replay.js'
import { decisionHook, decisionHookCall } from './decision-hook.resource.js'
import { createHook, rotateSecret, type ShownHook, updateHook } from './decision-hook.service.js'

export const decisionHookGraphql = {
  Query: {
    decisionHook: one(decisionHook, 'id'),
    decisionHooks: list(decisionHook),
    decisionHookCalls: list(decisionHookCall),
  },
  Mutation: {
    decisionHookCreate: (_, { input }, ctx) => createHook(ctx, input),
    decisionHookUpdate: (_, { id, input }, ctx) => updateHook(ctx, { uuid: id }, input),
    decisionHookRotateSecret: (_, { id, input }, ctx) => rotateSecret(ctx, { uuid: id }, input ?? {}),
    decisionHookReplay: (_, { callId }, ctx) => replayCall(ctx, { uuid: callId }),
    decisionHookDelete: remove(decisionHook),
  },
  DecisionHookCall: { id: ({ uuid }) => uuid },
  DecisionHook: {
    id: ({ uuid }) => uuid,
    secret: (row) => (row as ShownHook).shownSecret ?? null,
    state: ({ uuid }, _, ctx) => ctx.services.decisions.stateOf(uuid),
  },
} satisfies Resolvers
