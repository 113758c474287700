/**
 * Handles events after the transaction that wrote them. At least once: a server that dies between sending and
 * recording it will send again, under the same id. Two servers never handle the same event at the same time.
 */

import type { EventHandlers, Job, WorkServices } from '../../../core/background-work.js'
import type { Clock } from '../../../core/base/clock.js'
import { pruneKeys } from '../../../core/idempotency.js'
import type { Database } from '../../../db/database.js'
import type { Tenants } from '../../../db/tenants/tenants.js'
import { type DeliverAction, openDeliveries } from './deliveries.js'
import { releaseSettled } from './deliveries.rows.js'
import { completeUnhandled, deliverNext, pruneEvents, readNextDue } from './outbox.rows.js'
import { claimVisits, scheduleVisit } from './visits.js'

export interface Outbox {
  /** Handles everything that is due, of every tenant, and returns the number of events and actions. */
  work(): Promise<number>
  /** Visits a tenant that has written an event soon, not only at the next round. */
  wake(tenantId: string): void
  /** Starts visiting due tenants every few seconds. */
  start(): void
  /** Finishes running work, and starts nothing new. */
  stop(): Promise<void>
}

export interface OutboxOptions {
  tenants: Tenants
  clock: Clock
  /** An event without a handler is marked as done as soon as it is seen. */
  handlers: EventHandlers
  /** Delivers the actions of events. Without it they wait. */
  deliverAction?: DeliverAction | undefined
  /** Regular work of modules. */
  jobs?: readonly Job[]
  contextFor?: WorkServices['contextFor']
  onError: (error: unknown, what: string) => void
  /** From 0 to 1; it spreads retries. */
  random?: () => number
}

type Settings = OutboxOptions & { random: () => number }

const INTERVAL_MS = 5000
/** By the first, the transaction has usually been committed; the second is for longer ones. */
const WAKE_DELAYS_MS = [50, 1000]
/** The number of events of one tenant before the next tenant's turn. */
const MAX_PER_TURN = 20
const UPKEEP_INTERVAL_MS = 60_000

export function openOutbox(options: OutboxOptions): Outbox {
  const settings: Settings = { random: Math.random, ...options }
  const life: OutboxState = { isStarted: false, isStopping: false, upkeptAt: new Map(), deliveries: openDeliveries(settings) }
  const { inTurn, ended } = createQueue(options.onError)
  const visit = (ids: readonly string[]) => inTurn(() => visitTenants(settings, life, ids))
  const round = skipWhileRunning(async () => visit(await claimVisits(options.tenants.control, options.clock())), options.onError)
  const woken = collectWoken(visit)
  let rounding: NodeJS.Timeout | undefined
  return {
    async work() {
      const ids = await readReadyTenants(options.tenants)
      const carried = await inTurn(() => deliverUntilEmpty(settings, life, ids))
      const delivered = await Promise.all(ids.map((id) => life.deliveries.finish(id)))
      return delivered.reduce((sum, count) => sum + count, carried)
    },
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
      await Promise.all([ended(), life.deliveries.stop()])
    },
  }
}

interface OutboxState {
  isStarted: boolean
  isStopping: boolean
  /** When this server last ran the upkeep of a tenant. */
  upkeptAt: Map<string, number>
  deliveries: ReturnType<typeof openDeliveries>
}

/** Handles what is due, and schedules the next visit. Actions continue in the background: a slow receiver delays nobody. */
async function visitTenants(settings: Settings, life: OutboxState, ids: readonly string[]): Promise<number> {
  const { tenants, clock, handlers, onError } = settings
  const carried = await deliverUntilEmpty(settings, life, ids)
  for (const tenantId of ids) {
    try {
      const db = await tenants.open(tenantId)
      if (db) await scheduleVisit(tenants.control, tenantId, clock(), await readNextDue(db, Object.keys(handlers)), carried > 0)
    } catch (error) {
      onError(error, `the next delivery for the tenant ${tenantId} could not be scheduled`)
    }
  }
  return carried
}

/** Repeats while any tenant has work left. */
async function deliverUntilEmpty(settings: Settings, life: OutboxState, ids: readonly string[]): Promise<number> {
  let total = 0
  for (let last = -1; last !== 0 && !life.isStopping; ) {
    last = 0
    for (const id of ids) if (!life.isStopping) last += await deliverForTenant(settings, life, id)
    total += last
  }
  return total
}

/** Handles one tenant's events; a tenant whose database is unavailable does not delay the others. */
async function deliverForTenant(settings: Settings, life: OutboxState, tenantId: string): Promise<number> {
  const { tenants, clock, handlers, onError, random } = settings
  try {
    const db = await tenants.open(tenantId)
    if (!db) return 0
    await keepUp(settings, life, tenantId, db)
    let carried = await completeUnhandled(db, clock(), Object.keys(handlers))
    const place = { db, tenants, tenantId, clock, handlers, onError, random }
    for (let i = 0; i < MAX_PER_TURN && !life.isStopping && (await deliverNext(place)); i++) carried++
    await life.deliveries.begin({ db, tenants, tenantId })
    return carried
  } catch (error) {
    onError(error, `the events of the tenant ${tenantId} could not be delivered yet`)
    return 0
  }
}

async function keepUp(settings: Settings, { upkeptAt }: OutboxState, tenantId: string, db: Database): Promise<void> {
  const { clock, jobs = [], contextFor = noContext, onError } = settings
  const now = clock()
  if (now.getTime() - (upkeptAt.get(tenantId) ?? Number.NEGATIVE_INFINITY) < UPKEEP_INTERVAL_MS) return
  upkeptAt.set(tenantId, now.getTime())
  await pruneEvents(db, now)
  await pruneKeys(db, now)
  await releaseSettled(db, now)
  for (const job of jobs)
    await job
      .run({ db, now, tenantId, contextFor })
      .catch((error) => onError(error, `the job ${job.name} failed for the tenant ${tenantId}`))
}

const noContext = () => Promise.reject(new Error('This outbox has no contexts for jobs'))

/** Runs work sequentially, so that a server uses one connection. */
function createQueue(onError: OutboxOptions['onError']) {
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work)
    turn = mine.catch((error) => onError(error, 'the outbox could not check its tenants'))
    return mine
  }
  return { inTurn, ended: () => turn }
}

/** Skips a round while another waits or runs; the next round comes anyway. */
function skipWhileRunning(work: () => Promise<unknown>, onError: OutboxOptions['onError']): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    work()
      .catch((error) => onError(error, 'the outbox could not read which tenants are due'))
      .finally(() => {
        isWaiting = false
      })
  }
}

/** Collects woken tenants, and visits them together; again, if nothing was found the first time. */
function collectWoken(visit: (ids: string[]) => Promise<number>) {
  const woken = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  const after = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms).unref()
    timers.add(timer)
  }
  const look = async (ids: string[], [delay, ...later]: readonly number[]) => {
    if ((await visit(ids)) === 0 && delay !== undefined) after(delay, () => void look(ids, later).catch(() => undefined))
  }
  const visitWoken = () => {
    const ids = [...woken]
    woken.clear()
    look(ids, WAKE_DELAYS_MS.slice(1)).catch(() => undefined)
  }
  return {
    add(tenantId: string) {
      if (woken.size === 0) after(WAKE_DELAYS_MS[0] ?? 0, visitWoken)
      woken.add(tenantId)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

async function readReadyTenants({ control }: Tenants): Promise<string[]> {
  const rows = await control.selectFrom('control.tenant').select('id').where('ready', '=', true).orderBy('id').execute()
  return rows.map(({ id }) => id)
}
