/**
 * Carries out what the events say, after the transaction that wrote them. At least once: a server that dies between sending and
 * writing down that it has sent will send again, under the same id. Two servers never carry out the same event at the same time.
 */
import type { Tenants } from '../../../core/auth/tenants.js'
import type { EventHandlers, Job, WorkServices } from '../../../core/background-work.js'
import type { Clock } from '../../../core/base/clock.js'
import { pruneKeys } from '../../../core/idempotency.js'
import type { Database } from '../../../db/database.js'
import { type DeliverAction, openDeliveries } from './deliveries.js'
import { releaseSettled } from './deliveries.rows.js'
import { completeUnhandled, deliverNext, pruneEvents, readNextDue } from './outbox.rows.js'
import { claimVisits, scheduleVisit } from './visits.js'

export interface Outbox {
  /** Carries out everything that is due, of every tenant, and answers how many events and actions that were. */
  work(): Promise<number>
  /** A tenant has written something: it is looked at presently, not at the next round. */
  wake(tenantId: string): void
  /** Looks after the tenants that are due every few seconds from now on. */
  start(): void
  /** Finishes what is under way, and begins nothing else. */
  stop(): Promise<void>
}

export interface OutboxOptions {
  tenants: Tenants
  clock: Clock
  /** An event without a handler is marked as done as soon as it is seen. */
  handlers: EventHandlers
  /** Delivers the actions that follow from events. Without it they wait. */
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
/** By then the transaction that was announced has usually been committed; the second look is for longer ones. */
const WAKE_DELAYS_MS = [50, 1000]
/** How many events of one tenant are carried out before it is another one's turn. */
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
  /** When the upkeep of a tenant was last done by this server. */
  upkeptAt: Map<string, number>
  deliveries: ReturnType<typeof openDeliveries>
}

/** Carries out what is due, and says when somebody has to look again. Actions go on by themselves: a slow receiver keeps nobody waiting. */
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

/** Round and round as long as somebody still has something to do. */
async function deliverUntilEmpty(settings: Settings, life: OutboxState, ids: readonly string[]): Promise<number> {
  let total = 0
  for (let last = -1; last !== 0 && !life.isStopping; ) {
    last = 0
    for (const id of ids) if (!life.isStopping) last += await deliverForTenant(settings, life, id)
    total += last
  }
  return total
}

/** One tenant's share; a tenant whose database is away does not keep the others waiting. */
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

/** One thing after the other, so that a server works with one connection. */
function createQueue(onError: OutboxOptions['onError']) {
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work)
    turn = mine.catch((error) => onError(error, 'the outbox could not check its tenants'))
    return mine
  }
  return { inTurn, ended: () => turn }
}

/** Passes over a round while another waits or works; the next round comes anyway. */
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

/** Collects the tenants that have written something, and visits them together; once more, if nothing was found the first time. */
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
