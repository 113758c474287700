import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import {
  decisionHookCallDto,
  decisionHookCallSearchDto,
  decisionHookCreateDto,
  decisionHookDto,
  decisionHookRotateSecretDto,
  decisionHookSearchDto,
  decisionHookUpdateDto,
} from './decision-hook.dto.js'
import { replayCall } from './decision-hook.replay.js'
import { decisionHook, decisionHookCall } from './decision-hook.resource.js'
import { createHook, rotateSecret, updateHook } from './decision-hook.service.js'

const rotate: Route = {
  summary: 'Replaces the secret of a decision hook and shows the new one, once.',
  input: { kind: 'body', dto: decisionHookRotateSecretDto },
  output: { kind: 'one', dto: decisionHookDto },
  handle: (ctx, { params, input }) => rotateSecret(ctx, keyFromPath(decisionHook, params), input),
}

const replay: Route = {
  summary: 'Sends the question of a call again, as a dry run, and returns the new call.',
  output: { kind: 'one', dto: decisionHookCallDto },
  handle: (ctx, { params }) => replayCall(ctx, keyFromPath(decisionHookCall, params)),
}

export const decisionHookRest = {
  'GET /v2/decision-hooks': list(decisionHook, decisionHookDto, decisionHookSearchDto),
  'POST /v2/decision-hooks': {
    ...create(decisionHook, decisionHookCreateDto, decisionHookDto),
    handle: (ctx, { input }) => createHook(ctx, input),
  },
  'POST /v2/decision-hooks/search': search(decisionHook, decisionHookDto, decisionHookSearchDto),
  'GET /v2/decision-hooks/{id}': one(decisionHook, 'id', decisionHookDto),
  'PATCH /v2/decision-hooks/{id}': {
    ...update(decisionHook, decisionHookUpdateDto, decisionHookDto),
    handle: (ctx, { params, input }) => updateHook(ctx, keyFromPath(decisionHook, params), input),
  },
  'POST /v2/decision-hooks/{id}/rotate-secret': rotate,
  'GET /v2/decision-hook-calls': list(decisionHookCall, decisionHookCallDto, decisionHookCallSearchDto),
  'POST /v2/decision-hook-calls/{id}/replay': replay,
  'DELETE /v2/decision-hooks/{id}': remove(decisionHook, decisionHookDto),
} satisfies Routes
