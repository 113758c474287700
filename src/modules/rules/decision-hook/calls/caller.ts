/**
 * Asks decision hooks. One call has a deadline, a slot and a circuit breaker; equal questions about prices, taxes and shipping share one call and its
 * answer for a short time. Every answer is checked before anybody uses it.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { v7 } from 'uuid'
import type { DecisionCallStatus, DecisionPoint } from '../../../../contract/contract.gen.js'
import type { Clock } from '../../../../core/base/clock.js'
import type { DecisionHookRow } from '../../../../db/db.gen.js'
import type { Tenants } from '../../../../db/tenants/tenants.js'
import type { NetworkRules } from '../../../platform/net/guarded-request.js'
import { PostFailure, postSigned } from '../../../platform/net/post-json.js'
import { Breaker, type BreakerState } from './breaker.js'
import { type CallLog, openCallLog } from './call-log.js'
import { Slots } from './slots.js'

/** A hook with its secret, as calls use it. */
export type CalledHook = Omit<DecisionHookRow, 'createdAt' | 'createdBy' | 'lastModifiedAt' | 'lastModifiedBy'>

export interface HookCall {
  tenantId: string
  hook: CalledHook
  point: DecisionPoint
  /** The JSON of the question. */
  body: string
  /** Set if the call has an effect at the receiver: it is the same for the same facts of the same record. Without it, equal questions share an answer. */
  idempotencyKey?: string | undefined
  isDryRun: boolean
  /** Returns why an answer cannot be used; null if it can. */
  check: (answer: unknown) => string | null
  /** Always calls, whatever is cached. */
  isForced?: true
}

export interface HookAnswer {
  answer: unknown
  at: Date
  /** The id of the call in the log. */
  callId: string
}

/** The result of a call: an answer, or why there is none. */
type HookResult = (HookAnswer & { error: null }) | { error: string; callId: string }

/** How a call went, for the log and its replay. */
export interface CallReport {
  status: DecisionCallStatus
  answer: string | null
  error: string | null
  responseStatus: number | null
  durationMs: number
  value?: unknown
}

export interface DecisionCaller {
  ask(call: HookCall): Promise<HookResult>
  /** Returns the last answer to the same question from this process, whatever its age. */
  lastAnswer(call: HookCall): HookAnswer | null
  /** Makes a call and reports how it went, without cache and breaker. It is not logged. */
  send(call: HookCall): Promise<CallReport>
  stateOf(hookId: string): BreakerState
  readMetrics(): Record<string, number>
  log: CallLog
  end(): Promise<void>
}

export interface CallerParts {
  network: NetworkRules
  tenants: Tenants
  clock: Clock
  onError: (error: unknown, what: string) => void
}

/** How long an answer about prices, taxes or shipping is used for the same question. */
const FRESH_MS = 30_000
const MAX_ANSWERS = 2000
const MAX_ANSWER_BYTES = 65_536
const MAX_HOOKS = 2000
/** The number of calls of one hook that run, and that wait, in one process. */
const MAX_RUNNING = 32
const MAX_WAITING = 500

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Whether equal questions share an answer. Checkout and payment are always asked. */
export const isShared = (point: DecisionPoint): boolean => point === 'PRICES' || point === 'TAX' || point === 'SHIPPING'

/** The callers of this process, for metrics. */
export const openCallers = new Set<DecisionCaller>()

export const CIRCUITS_OPEN = 'wharf_decision_hook_circuits_open'
/** The number of open circuits that metrics name; further ones are counted together. */
const MAX_NAMED_CIRCUITS = 50

interface HookState {
  tenantId: string
  breaker: Breaker
  slots: Slots
}

export function openDecisionCaller({ network, tenants, clock, onError }: CallerParts): DecisionCaller {
  const hooks = new LRUCache<string, HookState>({ max: MAX_HOOKS })
  const answers = new LRUCache<string, HookAnswer>({ max: MAX_ANSWERS })
  const running = new Map<string, Promise<HookResult>>()
  const log = openCallLog(tenants, onError)
  const counts = { calls: 0, failures: 0, shared: 0, opened: 0 }
  const now = () => clock().getTime()

  const stateFor = ({ tenantId, hook: { uuid } }: HookCall): HookState => {
    const known = hooks.get(uuid) ?? { tenantId, breaker: new Breaker(), slots: new Slots(MAX_RUNNING, MAX_WAITING) }
    hooks.set(uuid, known)
    return known
  }

  const keyOf = ({ tenantId, hook, body }: HookCall) => `${tenantId} ${hook.revision} ${hashOf(body)}`

  async function send(call: HookCall): Promise<CallReport> {
    const startedAt = performance.now()
    const done = (report: Omit<CallReport, 'durationMs'>): CallReport => ({
      ...report,
      durationMs: Math.round(performance.now() - startedAt),
    })
    const failed = (status: DecisionCallStatus, error: string) => done({ status, error, answer: null, responseStatus: null })
    const { slots } = stateFor(call)
    if (!(await slots.take(call.hook.deadlineMs))) return failed('BUSY', 'Too many calls of this hook are in progress')
    try {
      const timeoutMs = Math.ceil(call.hook.deadlineMs - (performance.now() - startedAt))
      if (timeoutMs <= 0) return failed('BUSY', 'Too many calls of this hook are in progress')
      return done(await post(call, timeoutMs, clock(), network))
    } catch (error) {
      if (!(error instanceof PostFailure)) throw error
      return failed(error.isTimeout ? 'TIMEOUT' : 'UNREACHABLE', error.message)
    } finally {
      slots.free()
    }
  }

  async function callOnce(call: HookCall): Promise<HookResult> {
    const { breaker } = stateFor(call)
    const report = breaker.admit(now())
      ? await send(call).catch((error: Error): CallReport => {
          onError(error, 'a decision hook was not called')
          return { status: 'UNREACHABLE', error: 'The call failed', answer: null, responseStatus: null, durationMs: 0 }
        })
      : { status: 'CIRCUIT_OPEN' as const, error: 'It has failed repeatedly and is not called at present', ...NOTHING }
    const at = clock()
    counts.calls++
    if (report.status === 'ANSWERED') breaker.succeed()
    else {
      counts.failures++
      if (report.status === 'BUSY') breaker.skip()
      else if (report.status !== 'CIRCUIT_OPEN' && breaker.fail(at.getTime())) counts.opened++
    }
    const { value, ...logged } = report
    const { hook, point, body, isDryRun, tenantId } = call
    const callId = v7({ msecs: at.getTime() })
    const modulePoint = point === 'MODULE' ? pointIn(body) : null
    log.add(tenantId, {
      hookId: hook.id,
      point,
      modulePoint,
      hash: hashOf(body),
      question: body,
      isDryRun,
      at,
      uuid: callId,
      ...logged,
    })
    if (report.error !== null) return { error: report.error, callId }
    const found = { answer: value, at, callId }
    answers.set(keyOf(call), found)
    return { ...found, error: null }
  }

  const caller: DecisionCaller = {
    async ask(call) {
      if (call.idempotencyKey !== undefined || call.isForced) return callOnce(call)
      const key = keyOf(call)
      const known = answers.get(key)
      if (known && now() - known.at.getTime() < FRESH_MS) {
        counts.shared++
        return { ...known, error: null }
      }
      const inFlight = running.get(key)
      if (inFlight !== undefined) {
        counts.shared++
        return inFlight
      }
      const started = callOnce(call).finally(() => running.delete(key))
      running.set(key, started)
      return started
    },
    lastAnswer: (call) => answers.get(keyOf(call)) ?? null,
    send,
    stateOf: (uuid) => hooks.get(uuid)?.breaker.state(now()) ?? 'CLOSED',
    readMetrics: () => ({
      wharf_decision_hook_calls_total: counts.calls,
      wharf_decision_hook_failures_total: counts.failures,
      wharf_decision_hook_shared_answers_total: counts.shared,
      wharf_decision_hook_circuits_opened_total: counts.opened,
      ...nameOpenCircuits([...hooks].filter(([, { breaker }]) => breaker.state(now()) !== 'CLOSED')),
    }),
    log,
    async end() {
      openCallers.delete(caller)
      await log.flush()
    },
  }
  openCallers.add(caller)
  return caller
}

/** Returns a metric for each open circuit. */
function nameOpenCircuits(open: readonly (readonly [string, Pick<HookState, 'tenantId'>])[]): Record<string, number> {
  const named = open.slice(0, MAX_NAMED_CIRCUITS).map(([uuid, { tenantId }]) => [nameCircuit(tenantId, uuid), 1] as const)
  const others = open.length - named.length
  return Object.fromEntries([...named, ...(others ? [[nameCircuit('other', 'other'), others] as const] : [])])
}

const nameCircuit = (tenant: string, hook: string) => `${CIRCUITS_OPEN}{tenant="${tenant}",hook="${hook}"}`

const NOTHING = { answer: null, responseStatus: null, durationMs: 0 }

/** Sends the question and reads the answer. */
async function post(call: HookCall, timeoutMs: number, at: Date, network: NetworkRules): Promise<Omit<CallReport, 'durationMs'>> {
  const { hook, point, body, idempotencyKey } = call
  const isOverlapping = hook.previousSecretUntil !== null && hook.previousSecretUntil > at
  const { status, text, isCut } = await postSigned(
    {
      url: hook.url,
      body,
      id: idempotencyKey ?? v7(),
      at,
      headers: {
        'webhook-event': `decision.${(point === 'MODULE' ? pointIn(body) : point).toLowerCase()}`,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      salt: hook.secret,
      previousSalt: isOverlapping ? hook.previousSecret : null,
      username: null,
      password: null,
      timeoutMs,
      maxBytes: MAX_ANSWER_BYTES,
    },
    network,
  )
  const unusable = (kind: DecisionCallStatus, error: string) => ({ status: kind, error, answer: text, responseStatus: status })
  if (status < 200 || status > 299) return unusable('REJECTED', `The receiver returned status ${status}`)
  if (isCut) return unusable('INVALID', `The answer is larger than ${MAX_ANSWER_BYTES} bytes`)
  const value = parseJson(text)
  if (value === undefined) return unusable('INVALID', 'The answer is not JSON')
  const problem = call.check(value)
  if (problem) return unusable('INVALID', problem)
  return { status: 'ANSWERED', error: null, answer: text, responseStatus: status, value }
}

/** Returns the name of the point that a question of a module has. */
const pointIn = (body: string): string => (JSON.parse(body) as { point: string }).point

/** Parses JSON; undefined if it is not valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
