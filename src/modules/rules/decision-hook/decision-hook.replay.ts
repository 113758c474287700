/** Repeats a call of a hook, to see what its receiver answers now. Nothing depends on the answer, and the question says so. */
import { v7 } from 'uuid'
import type { DecisionPoint } from '../../../contract/contract.gen.js'
import { refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { callOutside } from '../../../core/outside-calls.js'
import { get, type Key } from '../../../core/store/store.js'
import type { DecisionHookCallRow } from '../../../db/db.gen.js'
import { type CalledHook, type CallReport, hashOf, parseJson } from './calls/caller.js'
import { whyUnusable } from './check-answer.js'
import { decisionHook, decisionHookCall } from './decision-hook.resource.js'
import { sharesAnswers } from './module-points.js'

/** Sends the question of a call again and returns the new call, which the log gets as well. */
export async function replayCall(ctx: Ctx, key: Key<'decisionHookCall'>): Promise<DecisionHookCallRow> {
  const call = await get(ctx, decisionHookCall, key)
  const question = parseJson(call.question)
  if (call.isCut && question === undefined)
    throw refused('DECISION_HOOK_REPLAY_ERROR', 'The log has only the beginning of this question, so it cannot be sent again')
  if (ctx.request?.isDryRun && !ctx.request.callsOut)
    throw refused('DECISION_HOOK_REPLAY_ERROR', 'A dry run does not call hooks; see API-Dry-Run-Calls')
  const hook = await get(ctx, decisionHook, { id: call.decisionHookId })
  const body = JSON.stringify({ ...(question as object), dryRun: true })
  const command = ctx.request?.completed ?? 0
  return callOutside(ctx, `replay ${command} ${call.uuid}`, `replay ${command}`, (outer) => send(outer, hook, call, body))
}

async function send(
  ctx: Ctx,
  hook: CalledHook,
  { point, modulePoint }: DecisionHookCallRow,
  body: string,
): Promise<DecisionHookCallRow> {
  const { decisions } = ctx.services
  const { tenantId } = ctx.actor
  const { value: _, ...report } = await sendOnce(ctx, hook, point, body)
  const hash = hashOf(body)
  const uuid = v7({ msecs: ctx.now.getTime() })
  decisions.log.add(tenantId, {
    ...report,
    hookId: hook.id,
    point,
    modulePoint,
    hash,
    question: body,
    isDryRun: true,
    at: ctx.now,
    uuid,
  })
  await decisions.log.flush()
  return get(ctx, decisionHookCall, { uuid })
}

/** Sends a question as a dry run. */
const sendOnce = (
  ctx: Pick<Ctx, 'services' | 'actor'>,
  hook: CalledHook,
  point: DecisionPoint,
  body: string,
): Promise<CallReport> =>
  ctx.services.decisions.send({
    tenantId: ctx.actor.tenantId,
    hook,
    point,
    body,
    isDryRun: true,
    check: (answer) => whyUnusable(point, JSON.parse(body), hook, answer),
    ...(!sharesAnswers(point, JSON.parse(body) as object) && { idempotencyKey: hashOf(`${hook.uuid} ${v7()}`) }),
  })
