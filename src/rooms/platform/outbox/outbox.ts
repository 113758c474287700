/**
 * Carries out what the events say, after the transaction that wrote them. At least once: a server that dies between sending and
 * writing down that it has sent will send again, under the same id. Two servers never carry out the same event at the same time.
 */

import type { Tenants } from '../../../core/auth/tenants.js'
import type { Clock } from '../../../core/base/clock.js'
import { pruneKeys } from '../../../core/idempotency.js'
import { completeUnhandled, deliverNext, type EventHandlers, pruneEvents } from './outbox.rows.js'

export interface Outbox {
  /** Carries out everything that is due, of every tenant, and answers how many events that were. */
  work(): Promise<number>
  /** A tenant has written something: it is looked at presently, not at the next round. */
  wake(tenantId: string): void
  /** Looks after all tenants every few seconds from now on. */
  start(): void
  /** Finishes the event that is under way, and begins no other. */
  stop(): Promise<void>
}

export interface OutboxOptions {
  tenants: Tenants
  clock: Clock
  /** Who carries out which event. What nobody hears of is done as soon as it is seen. */
  handlers: EventHandlers
  onError: (error: unknown, what: string) => void
}

const INTERVAL_MS = 5000
/** By then the transaction that was announced has long been committed. */
const WAKE_DELAY_MS = 50
/** How many events of one tenant are carried out before it is another one's turn. */
const MAX_PER_TURN = 20
const PRUNE_INTERVAL_MS = 60_000

export function openOutbox(options: OutboxOptions): Outbox {
  const life: OutboxState = { isStarted: false, isStopping: false, prunedAt: Number.NEGATIVE_INFINITY }
  const { inTurn, ended } = createQueue(options.onError)
  const work = () => inTurn(() => deliverForAllTenants(options, life))
  const round = skipWhileRunning(work)
  const woken = collectWoken((ids) => inTurn(() => deliverUntilEmpty(options, life, ids)))
  let rounding: NodeJS.Timeout | undefined
  return {
    work,
    wake(tenantId) {
      if (life.isStarted && !life.isStopping) woken.add(tenantId)
    },
    start() {
      life.isStarted = true
      rounding = setInterval(round, INTERVAL_MS).unref()
    },
    async stop() {
      life.isStopping = true
      clearInterval(rounding)
      woken.stop()
      await ended()
    },
  }
}

interface OutboxState {
  isStarted: boolean
  isStopping: boolean
  prunedAt: number
}

async function deliverForAllTenants(options: OutboxOptions, life: OutboxState): Promise<number> {
  const now = options.clock().getTime()
  const isPruning = now - life.prunedAt >= PRUNE_INTERVAL_MS
  if (isPruning) life.prunedAt = now
  return deliverUntilEmpty(options, life, await readReadyTenants(options.tenants), isPruning)
}

/** Round and round as long as somebody still has something to do. */
async function deliverUntilEmpty(
  options: OutboxOptions,
  life: OutboxState,
  ids: readonly string[],
  isPruning = false,
): Promise<number> {
  let total = 0
  for (let last = -1, isFirst = true; last !== 0 && !life.isStopping; isFirst = false) {
    last = 0
    for (const id of ids) if (!life.isStopping) last += await deliverForTenant(options, life, id, isPruning && isFirst)
    total += last
  }
  return total
}

/** One tenant's share; a tenant whose database is away does not keep the others waiting. */
async function deliverForTenant(
  options: OutboxOptions,
  life: OutboxState,
  tenantId: string,
  isPruning: boolean,
): Promise<number> {
  const { tenants, clock, handlers, onError } = options
  try {
    const db = await tenants.open(tenantId)
    if (!db) return 0
    if (isPruning) await pruneEvents(db, clock())
    if (isPruning) await pruneKeys(db, clock())
    let carried = await completeUnhandled(db, clock(), Object.keys(handlers))
    const place = { db, tenants, tenantId, clock, handlers, onError }
    for (let i = 0; i < MAX_PER_TURN && !life.isStopping && (await deliverNext(place)); i++) carried++
    return carried
  } catch (error) {
    onError(error, `the events of the tenant ${tenantId} wait`)
    return 0
  }
}

/** One thing after the other, so that a server works with one connection. */
function createQueue(onError: OutboxOptions['onError']) {
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work)
    turn = mine.catch((error) => onError(error, 'the outbox could not look after its tenants'))
    return mine
  }
  return { inTurn, ended: () => turn }
}

/** Passes over a round while another waits or works. What failed has been told; the next round comes anyway. */
function skipWhileRunning(work: () => Promise<unknown>): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    work()
      .catch(() => undefined)
      .finally(() => {
        isWaiting = false
      })
  }
}

/** Collects the tenants that have written something, and visits them together. */
function collectWoken(visit: (ids: string[]) => Promise<unknown>) {
  const woken = new Set<string>()
  let poking: NodeJS.Timeout | undefined
  const visitWoken = () => {
    const ids = [...woken]
    woken.clear()
    visit(ids).catch(() => undefined)
  }
  return {
    add(tenantId: string) {
      if (woken.size === 0) poking = setTimeout(visitWoken, WAKE_DELAY_MS).unref()
      woken.add(tenantId)
    },
    stop: () => clearTimeout(poking),
  }
}

async function readReadyTenants({ control }: Tenants): Promise<string[]> {
  const rows = await control.selectFrom('control.tenant').select('id').where('ready', '=', true).orderBy('id').execute()
  return rows.map(({ id }) => id)
}
