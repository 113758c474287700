/**
 * Asks the decision hooks of a tenant. `hooksStamp` is read together with other facts of a sale and identifies the active hooks: a sale of a tenant without
 * hooks takes no further statement, and unchanged hooks are not read again.
 */
import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { DecisionPoint } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { callOutside } from '../../../core/outside-calls.js'
import type { KeptDecision } from '../../../db/json.js'
import { isSilentTenant } from '../../../db/tenants/silent-tenants.js'
import { type CalledHook, type HookAnswer, type HookCall, hashOf, parseJson } from './calls/caller.js'
import { whyUnusable } from './check-answer.js'
import { meetsConditions } from './conditions.js'
import { sharesAnswers } from './module-points.js'
import type { Answers, Questions } from './points.js'
import { VERSION } from './schemas.js'
import { decisionUnavailable } from './unavailable.js'

/** Identifies the state of all active hooks; null if there are none. */
export const hooksStamp: RawBuilder<string | null> = sql`(select md5(string_agg(revision::text, ',' order by id))
  from "decisionHook" where active)`

const MAX_REMEMBERED = 200
const remembered = new LRUCache<string, readonly CalledHook[]>({ max: MAX_REMEMBERED })

/** The columns of a hook that calls use. */
export const CALLED = [
  'id',
  'uuid',
  'name',
  'url',
  'points',
  'modulePoints',
  'condition',
  'deadlineMs',
  'onFailure',
  'keepSeconds',
  'priority',
  'maxPriceChangePercent',
  'maxShippingCost',
  'mayAddLines',
  'maxAddedAmount',
  'forCatalogPages',
  'maxCatalogLines',
  'active',
  'revision',
  'secret',
  'previousSecret',
  'previousSecretUntil',
] as const

async function activeHooks(ctx: Ctx, stamp: string): Promise<readonly CalledHook[]> {
  const key = `${ctx.actor.tenantId} ${stamp}`
  const known = remembered.get(key)
  if (known) return known
  const hooks = await ctx.db
    .selectFrom('decisionHook')
    .select(CALLED)
    .where('active', '=', true)
    .orderBy('priority')
    .orderBy('id')
    .execute()
  remembered.set(key, hooks)
  return hooks
}

/** Reads the stamp where no other statement has read it. */
export async function readHooksStamp(ctx: Ctx): Promise<string | null> {
  const { rows } = await sql<{ stamp: string | null }>`select ${hooksStamp} as stamp`.execute(ctx.db)
  return rows[0]?.stamp ?? null
}

/** What one hook decided; `answer` is null if the sale goes on without it. */
export interface Decision<P extends DecisionPoint> {
  hook: CalledHook
  answer: Answers[P] | null
  kept: Omit<KeptDecision, 'summary'> & { error: string | null }
  /** The id of the call in the log; null if it was not asked. */
  callId: string | null
  /** Without its answer, the request would be refused. Only what is optional goes on. */
  isRefused?: true
}

interface Asked {
  /** What the question is about: it is asked at most twice. */
  subject: string
  /** What makes two questions with an effect different, although they are equal: the id of the record. Without it, each request is another one. */
  recordId?: string | null
  /** The request goes on without an answer, whatever the policy of a hook is. */
  isOptional?: true
}

/** Combines a question with an answer, so that the next hook sees what this one has changed. */
type Fold<P extends DecisionPoint> = (question: Questions[P], answer: Answers[P]) => Questions[P]

/** Returns whether a tenant has a hook at a point. */
export const hasHook = async (ctx: Ctx, stamp: string | null, point: DecisionPoint): Promise<boolean> =>
  stamp !== null && (await activeHooks(ctx, stamp)).some(({ points }) => points.includes(point))

/** Asks the hooks of a point whose conditions are met, one after the other. */
export async function decide<P extends DecisionPoint>(
  ctx: Ctx,
  stamp: string | null,
  point: P,
  question: Questions[P],
  asked: Asked,
  fold?: Fold<P>,
): Promise<Decision<P>[]> {
  return askHooks(ctx, await hooksFor(ctx, stamp, point, question), point, question, asked, fold)
}

/** Returns the active hooks of a point whose conditions a question meets, by their priority. */
export async function hooksFor<P extends DecisionPoint>(
  ctx: Ctx,
  stamp: string | null,
  point: P,
  question: Questions[P],
): Promise<CalledHook[]> {
  if (stamp === null) return []
  const isAsked = ({ points, modulePoints }: CalledHook) =>
    points.includes(point) && (point !== 'MODULE' || modulePoints.includes((question as Questions['MODULE']).point))
  const hooks = (await activeHooks(ctx, stamp)).filter(isAsked)
  return hooks.length === 0 ? [] : meetsConditions(ctx, hooks, { version: VERSION, point, ...question })
}

/** Returns a hook by its uuid, also one that is not active. */
export const readHook = (ctx: Ctx, uuid: string): Promise<CalledHook | undefined> =>
  ctx.db.selectFrom('decisionHook').select(CALLED).where('uuid', '=', uuid).executeTakeFirst()

/** Asks these hooks, whatever their conditions. Inside a transaction, the calls are made after it is rolled back; see core/outside-calls.ts. */
export async function askHooks<P extends DecisionPoint>(
  ctx: Ctx,
  hooks: readonly CalledHook[],
  point: P,
  question: Questions[P],
  { subject, recordId = null, isOptional }: Asked,
  fold: Fold<P> = (same) => same,
): Promise<Decision<P>[]> {
  if (hooks.length === 0) return []
  const isDryRun = ctx.request?.isDryRun === true
  if (isDryRun && !ctx.request?.callsOut) return hooks.map((hook) => notAsked(ctx, hook, point, 'A dry run does not call hooks'))
  const command = ctx.request?.completed ?? 0
  const text = JSON.stringify(question)
  const revisions = hooks.map(({ revision }) => revision).join()
  const key = hashOf(`${point} ${command} ${revisions} ${text}`)
  const scope = recordId ?? `${ctx.client.requestId} ${command}`
  return callOutside(ctx, key, `${point} ${command} ${subject}`, (outer) =>
    askAll(outer, { hooks, point, question, scope, isDryRun, isOptional: isOptional === true, fold }),
  )
}

interface Round<P extends DecisionPoint> {
  hooks: readonly CalledHook[]
  point: P
  question: Questions[P]
  scope: string
  isDryRun: boolean
  isOptional: boolean
  fold: Fold<P>
}

async function askAll<P extends DecisionPoint>(ctx: Ctx, round: Round<P>): Promise<Decision<P>[]> {
  const { hooks, point, fold } = round
  const { tenantId } = ctx.actor
  if (await isSilentTenant(ctx.tenants.control, tenantId))
    return hooks.map((hook) => notAsked(ctx, hook, point, 'This tenant is silent (wharf tenants silence)'))
  const decisions: Decision<P>[] = []
  let { question } = round
  for (const hook of hooks) {
    const decision = await askOne(ctx, hook, { ...round, question })
    decisions.push(decision)
    if (decision.isRefused) break
    if (decision.answer === null) continue
    question = fold(question, decision.answer)
    if (point === 'CHECKOUT' && (decision.answer as Answers['CHECKOUT']).decision === 'REFUSE') break
  }
  return decisions
}

/** Returns the JSON that is sent. The question of a module names its own point. */
const bodyOf = <P extends DecisionPoint>(point: P, question: Questions[P], dryRun: boolean): string =>
  JSON.stringify({ version: VERSION, point, dryRun, ...question })

async function askOne<P extends DecisionPoint>(ctx: Ctx, hook: CalledHook, round: Round<P>): Promise<Decision<P>> {
  const { point, question, scope, isDryRun, isOptional } = round
  const body = bodyOf(point, question, isDryRun)
  const hash = hashOf(body)
  const call: HookCall = {
    tenantId: ctx.actor.tenantId,
    hook,
    point,
    body,
    isDryRun,
    check: (answer) => whyUnusable(point, question, hook, answer),
    ...(!sharesAnswers(point, question) && {
      idempotencyKey: hashOf(`${hook.uuid} ${scope} ${point === 'PAYMENT' ? '' : hash}`),
    }),
  }
  const result = await ctx.services.decisions.ask(call)
  const kept = { hookId: hook.uuid, hookName: hook.name, point, hash }
  if (result.error === null)
    return {
      hook,
      answer: result.answer as Answers[P],
      callId: result.callId,
      kept: { ...kept, outcome: 'ANSWERED', at: result.at.toISOString(), error: null },
    }
  const last = hook.onFailure === 'USE_LAST' ? await lastAnswer(ctx, call) : null
  if (last)
    return {
      hook,
      answer: last.answer as Answers[P],
      callId: last.callId,
      kept: { ...kept, outcome: 'LAST_ANSWER', at: last.at.toISOString(), error: result.error },
    }
  const { callId, error } = result
  const isRefused = hook.onFailure !== 'CONTINUE'
  if (isRefused && !isOptional) throw decisionUnavailable(ctx, { hook, point, callId }, error)
  const without = { ...kept, outcome: 'CONTINUED' as const, at: ctx.now.toISOString(), error }
  return { hook, answer: null, callId, kept: without, ...(isRefused && { isRefused }) }
}

const notAsked = <P extends DecisionPoint>(ctx: Ctx, hook: CalledHook, point: P, error: string): Decision<P> => ({
  hook,
  answer: null,
  callId: null,
  kept: { hookId: hook.uuid, hookName: hook.name, point, hash: '', outcome: 'NOT_ASKED', at: ctx.now.toISOString(), error },
})

/** Returns the last answer to the same question that is young enough: of this process, or else from the log of all processes. */
async function lastAnswer(ctx: Ctx, call: HookCall): Promise<HookAnswer | null> {
  const { hook, body, check } = call
  const oldest = ctx.now.getTime() - (hook.keepSeconds ?? 0) * 1000
  const known = ctx.services.decisions.lastAnswer(call)
  if (known && known.at.getTime() >= oldest) return known
  const row = await ctx.db
    .selectFrom('decisionHookCall')
    .select(['uuid', 'answer', 'createdAt'])
    .where('decisionHookId', '=', hook.id)
    .where('hash', '=', hashOf(body))
    .where('status', '=', 'ANSWERED')
    .where('isCut', '=', false)
    .where('createdAt', '>=', new Date(oldest))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const answer = row?.answer == null ? undefined : parseJson(row.answer)
  return row && answer !== undefined && check(answer) === null ? { answer, at: row.createdAt, callId: row.uuid } : null
}
