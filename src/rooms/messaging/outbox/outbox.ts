/**
 * Carries out what the events say, after the transaction that wrote them. At least once: a server that dies between sending and
 * writing down that it has sent will send again, under the same id. Two servers never carry out the same event at the same time.
 */
import type { Clock } from '../../../core/clock.js'
import type { Tenants } from '../../../core/tenants.js'
import { type Carriers, carryNext, prune, settleUnheard } from './outbox.rows.js'

export interface Outbox {
  /** Carries out everything that is due, of every tenant, and answers how many events that were. */
  work(): Promise<number>
  /** A tenant has written something: it is looked at presently, not at the next round. */
  poke(tenantId: string): void
  /** Looks after all tenants every few seconds from now on. */
  start(): void
  /** Finishes the event that is under way, and begins no other. */
  stop(): Promise<void>
}

export interface OutboxOptions {
  tenants: Tenants
  clock: Clock
  /** Who carries out which event. What nobody hears of is done as soon as it is seen. */
  carriers: Carriers
  onError: (error: unknown, what: string) => void
}

const ROUND_MS = 5000
/** By then the transaction that was announced has long been committed. */
const POKE_MS = 50
/** How many events of one tenant are carried out before it is another one's turn. */
const SHARE = 20
const PRUNE_MS = 60_000

export function openOutbox({ tenants, clock, carriers, onError }: OutboxOptions): Outbox {
  const woken = new Set<string>()
  let rounding: NodeJS.Timeout | undefined
  let poking: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let isStarted = false
  let isStopping = false
  let isRoundWaiting = false
  let pruned = Number.NEGATIVE_INFINITY

  /** One tenant's share; a tenant whose database is away does not keep the others waiting. */
  const serve = async (tenantId: string, isPruning: boolean): Promise<number> => {
    try {
      const db = await tenants.open(tenantId)
      if (!db) return 0
      if (isPruning) await prune(db, clock())
      let carried = await settleUnheard(db, clock(), Object.keys(carriers))
      const place = { db, tenants, tenantId, clock, carriers, onError }
      for (let i = 0; i < SHARE && !isStopping && (await carryNext(place)); i++) carried++
      return carried
    } catch (error) {
      onError(error, `the events of the tenant ${tenantId} wait`)
      return 0
    }
  }

  /** Round and round as long as somebody still has something to do. */
  const rounds = async (ids: readonly string[], isPruning = false): Promise<number> => {
    let total = 0
    for (let last = -1, isFirst = true; last !== 0 && !isStopping; isFirst = false) {
      last = 0
      for (const id of ids) if (!isStopping) last += await serve(id, isPruning && isFirst)
      total += last
    }
    return total
  }

  const everybody = async () => {
    const isPruning = clock().getTime() - pruned >= PRUNE_MS
    if (isPruning) pruned = clock().getTime()
    return rounds(await readyTenants(tenants), isPruning)
  }

  /** One thing after the other, so that a server works with one connection. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work)
    turn = mine.catch((error) => onError(error, 'the outbox could not look after its tenants'))
    return mine
  }

  // `inTurn` has told what failed; the next round comes anyway.
  const round = () => {
    if (isRoundWaiting) return
    isRoundWaiting = true
    inTurn(everybody)
      .catch(() => undefined)
      .finally(() => {
        isRoundWaiting = false
      })
  }

  const visitWoken = () => {
    const ids = [...woken]
    woken.clear()
    inTurn(() => rounds(ids)).catch(() => undefined)
  }

  return {
    work: () => inTurn(everybody),
    poke(tenantId) {
      if (!isStarted || isStopping) return
      if (woken.size === 0) poking = setTimeout(visitWoken, POKE_MS).unref()
      woken.add(tenantId)
    },
    start() {
      isStarted = true
      rounding = setInterval(round, ROUND_MS).unref()
    },
    async stop() {
      isStopping = true
      clearInterval(rounding)
      clearTimeout(poking)
      await turn
    },
  }
}

async function readyTenants({ control }: Tenants): Promise<string[]> {
  const rows = await control.selectFrom('control.tenant').select('id').where('ready', '=', true).orderBy('id').execute()
  return rows.map(({ id }) => id)
}
