/**
 * Delivers the actions of events. Each receiver has its own few lanes, so that a slow or failing receiver
 * does not delay others; the events of one record reach a receiver one after the other. Webhooks with the same URL are one receiver.
 */

import type { Clock } from '../../../core/base/clock.js'
import type { Database } from '../../../db/database.js'
import type { Tenants } from '../../../db/tenants/tenants.js'
import {
  type ActionResult,
  type ClaimedDelivery,
  claimNext,
  failStopped,
  markWaiting,
  readDueReceivers,
  settle,
} from './deliveries.rows.js'

export interface TenantDatabase {
  db: Database
  tenants: Tenants
  tenantId: string
}

/** Delivers an action. It may be called again for the same delivery. */
export type DeliverAction = (place: TenantDatabase, delivery: ClaimedDelivery, now: Date) => Promise<ActionResult>

interface DeliveriesOptions {
  clock: Clock
  random: () => number
  deliverAction?: DeliverAction
  onError: (error: unknown, what: string) => void
}

/** The number of concurrent actions of one receiver. */
const LANES = 4
/** The number of receivers of one tenant served at a time, so that one tenant does not take all connections. */
const MAX_RECEIVERS = 20
/** The number of actions of a lane before it yields to a waiting receiver. */
const ACTIONS_PER_TURN = 25

/** The running lanes of one tenant. */
interface RunningLanes {
  /** The receivers being served, by URL. */
  receivers: Map<string, Promise<number>>
  /** True if another receiver waits for its turn. */
  isAnyWaiting: boolean
  /** The receiver served last. Its successors come next, so that each has its turn. */
  last: string
}

export function openDeliveries({ clock, random, deliverAction, onError }: DeliveriesOptions) {
  const running = new Map<string, RunningLanes>()
  let isStopping = false

  const runLane = async (
    place: TenantDatabase,
    lanes: RunningLanes,
    receiver: string,
    deliver: DeliverAction,
  ): Promise<number> => {
    let count = 0
    while (!isStopping && !(lanes.isAnyWaiting && count >= ACTIONS_PER_TURN)) {
      const claimed = await claimNext(place.db, receiver, clock())
      if (claimed) {
        const result = await deliver(place, claimed, clock()).catch(failureOf)
        await settle(place.db, claimed, result, clock(), random)
        if (result.isGone)
          onError(new Error(result.error ?? ''), `a webhook of the tenant ${place.tenantId} was stopped: ${receiver}`)
        count++
        // All candidates wait for earlier deliveries. Once that is marked, the next claim finds others.
      } else if ((await markWaiting(place.db, receiver, clock())) === 0) break
    }
    return count
  }

  /** Serves a receiver, and then starts those that waited for its place. */
  const serve = async (place: TenantDatabase, own: RunningLanes, receiver: string, deliver: DeliverAction): Promise<number> => {
    const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => runLane(place, own, receiver, deliver)))
    for (const lane of lanes)
      if (lane.status === 'rejected')
        onError(lane.reason, `the actions of the tenant ${place.tenantId} could not be delivered yet`)
    own.receivers.delete(receiver)
    const count = lanes.reduce((sum, lane) => sum + (lane.status === 'fulfilled' ? lane.value : 0), 0)
    if (!own.isAnyWaiting) return count
    await begin(place).catch((error: unknown) =>
      onError(error, `the actions of the tenant ${place.tenantId} could not be delivered yet`),
    )
    return count
  }

  /** Starts serving the receivers with due deliveries that are not served yet. */
  const begin = async (place: TenantDatabase): Promise<void> => {
    if (!deliverAction || isStopping) return
    const own = running.get(place.tenantId) ?? { receivers: new Map(), isAnyWaiting: false, last: '' }
    running.set(place.tenantId, own)
    const found = await readDueReceivers(place.db, clock())
    if (found.some(({ isStopped }) => isStopped)) await failStopped(place.db, clock())
    const due = found.flatMap(({ receiver, isStopped }) => (isStopped || own.receivers.has(receiver) ? [] : [receiver]))
    const inTurn = [...due.filter((receiver) => receiver > own.last), ...due.filter((receiver) => receiver <= own.last)]
    const next = inTurn.slice(0, MAX_RECEIVERS - own.receivers.size)
    own.isAnyWaiting = next.length < inTurn.length
    own.last = next.at(-1) ?? own.last
    for (const receiver of next) own.receivers.set(receiver, serve(place, own, receiver, deliverAction))
  }

  return {
    begin,
    /** Waits until no receiver of the tenant is served, and returns how many actions were delivered meanwhile. */
    finish: async (tenantId: string): Promise<number> => {
      const receivers = running.get(tenantId)?.receivers
      let total = 0
      while (receivers?.size) {
        const counts = await Promise.all(receivers.values())
        total += counts.reduce((sum, count) => sum + count, 0)
      }
      return total
    },
    stop: async (): Promise<void> => {
      isStopping = true
      await Promise.all([...running.values()].flatMap(({ receivers }) => [...receivers.values()]))
    },
  }
}

const failureOf = (error: unknown): ActionResult => ({
  error: String((error as Error)?.message ?? error).slice(0, 500),
  responseStatus: null,
  responseExcerpt: null,
})
