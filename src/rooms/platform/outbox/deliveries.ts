/**
 * Carries out the actions that follow from events. The actions of one receiver run in a few lanes of their own, so that a receiver that is slow or down
 * keeps nobody else waiting; the events of one record reach a receiver one after the other.
 */
import { sql } from 'kysely'
import type { Tenants } from '../../../core/auth/tenants.js'
import type { Clock } from '../../../core/base/clock.js'
import type { Database } from '../../../db/database.js'
import type { EventActionConfigRow } from '../../../db/db.gen.js'
import type { EventPayload } from '../../../db/json.js'
import { MAX_ATTEMPTS, retryDelay } from './retry.js'

export interface DeliveryPlace {
  db: Database
  tenants: Tenants
  tenantId: string
}

/** A delivery that this server has claimed, with its event and its action. */
export interface ClaimedDelivery {
  id: number
  uuid: string
  attempts: number
  body: string | null
  sequence: number | null
  eventUuid: string
  trigger: string
  channelId: number
  payload: EventPayload
  eventCreatedAt: Date
  config: Pick<
    EventActionConfigRow,
    'kind' | 'emailTemplateId' | 'url' | 'signatureSalt' | 'basicAuthUsername' | 'basicAuthPassword'
  >
}

export interface ActionResult {
  /** Null when it succeeded. */
  error: string | null
  responseStatus: number | null
  responseExcerpt: string | null
}

/** Carries out an action. It may be called again for the same delivery. */
export type CarryOut = (place: DeliveryPlace, delivery: ClaimedDelivery, now: Date) => Promise<ActionResult>

interface DeliveriesOptions {
  clock: Clock
  random: () => number
  carryOut?: CarryOut
  onError: (error: unknown, what: string) => void
}

/** How many actions of one receiver run at a time. */
const LANES = 4
/** How many receivers of one tenant are served at a time, so that a tenant with many of them does not take all the connections. */
const MAX_RECEIVERS = 20
/** How many actions a lane carries out before it makes room for a receiver that waits. */
const ACTIONS_PER_TURN = 25
/** A server that has not finished by then is taken for dead. Actions take less. */
const LEASE_MS = 40_000

/** What runs for one tenant. */
interface RunningLanes {
  /** The receivers that are served, by the id of their action. */
  receivers: Map<number, Promise<number>>
  /** True when another receiver waits for its turn. */
  isAnyWaiting: boolean
  /** The receiver that was served last. Its successors come next, so that each has its turn. */
  lastId: number
}

export function openDeliveries({ clock, random, carryOut, onError }: DeliveriesOptions) {
  const running = new Map<string, RunningLanes>()
  let isStopping = false

  const runLane = async (place: DeliveryPlace, lanes: RunningLanes, configId: number, carry: CarryOut): Promise<number> => {
    let count = 0
    while (!isStopping && !(lanes.isAnyWaiting && count >= ACTIONS_PER_TURN)) {
      const claimed = await claimNext(place.db, configId, clock())
      if (!claimed) break
      const result = await carry(place, claimed, clock()).catch(failureOf)
      await settle(place.db, claimed, result, clock(), random)
      count++
    }
    return count
  }

  /** Serves a receiver, and after it those that have waited for its place. */
  const serve = async (place: DeliveryPlace, own: RunningLanes, configId: number, carry: CarryOut): Promise<number> => {
    const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => runLane(place, own, configId, carry)))
    for (const lane of lanes)
      if (lane.status === 'rejected') onError(lane.reason, `the actions of the tenant ${place.tenantId} wait`)
    own.receivers.delete(configId)
    const count = lanes.reduce((sum, lane) => sum + (lane.status === 'fulfilled' ? lane.value : 0), 0)
    if (!own.isAnyWaiting) return count
    await begin(place).catch((error: unknown) => onError(error, `the actions of the tenant ${place.tenantId} wait`))
    return count
  }

  /** Starts to serve the receivers for whom something is due and who are not served yet. */
  const begin = async (place: DeliveryPlace): Promise<void> => {
    if (!carryOut || isStopping) return
    const own = running.get(place.tenantId) ?? { receivers: new Map(), isAnyWaiting: false, lastId: 0 }
    running.set(place.tenantId, own)
    const due = (await readDueConfigs(place.db, clock())).filter((id) => !own.receivers.has(id))
    const inTurn = [...due.filter((id) => id > own.lastId), ...due.filter((id) => id <= own.lastId)]
    const next = inTurn.slice(0, MAX_RECEIVERS - own.receivers.size)
    own.isAnyWaiting = next.length < inTurn.length
    own.lastId = next.at(-1) ?? own.lastId
    for (const configId of next) own.receivers.set(configId, serve(place, own, configId, carryOut))
  }

  return {
    begin,
    /** Waits until the tenant has no receiver that is served, and answers how many actions were carried out meanwhile. */
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

async function readDueConfigs(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select config.id from "eventActionConfig" config
     where exists (select from "actionDelivery" d where d."eventActionConfigId" = config.id and d.status = 'PENDING'
                      and d."dueAt" <= ${now}::timestamptz and (d."lockedUntil" is null or d."lockedUntil" <= ${now}::timestamptz))
     order by config.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Claims the delivery that has been due the longest. While an earlier event of the same record waits for the same receiver, a later one does, too. */
async function claimNext(db: Database, configId: number, now: Date): Promise<ClaimedDelivery | undefined> {
  const until = new Date(now.getTime() + LEASE_MS)
  const { rows } = await sql<ClaimedDelivery>`
    update "actionDelivery" d
       set "lockedUntil" = ${until}::timestamptz, attempts = d.attempts + 1, "lastAttemptAt" = ${now}::timestamptz
      from event e, "eventActionConfig" c
     where e.id = d."eventId" and c.id = d."eventActionConfigId" and d.id = (
       select p.id from "actionDelivery" p
        where p."eventActionConfigId" = ${configId}::int and p.status = 'PENDING' and p."dueAt" <= ${now}::timestamptz
          and (p."lockedUntil" is null or p."lockedUntil" <= ${now}::timestamptz)
          and not exists (
            select from "actionDelivery" earlier
             where earlier."eventActionConfigId" = p."eventActionConfigId" and earlier.aggregate = p.aggregate
               and earlier.sequence < p.sequence and earlier.status = 'PENDING')
        order by p."dueAt", p.id limit 1 for update skip locked)
    returning d.id::float8, d.uuid, d.attempts, d.body, d.sequence, e.uuid as "eventUuid", e.trigger, e."channelId", e.payload,
              e."createdAt" as "eventCreatedAt",
              json_build_object('kind', c.kind, 'emailTemplateId', c."emailTemplateId", 'url', c.url, 'signatureSalt', c."signatureSalt",
                'basicAuthUsername', c."basicAuthUsername", 'basicAuthPassword', c."basicAuthPassword") as config`.execute(db)
  return rows[0]
}

/** Writes down what became of a delivery, unless another server has claimed it meanwhile. */
async function settle(
  db: Database,
  { id, attempts }: ClaimedDelivery,
  { error, responseStatus, responseExcerpt }: ActionResult,
  now: Date,
  random: () => number,
): Promise<void> {
  const status = error === null ? 'DELIVERED' : attempts >= MAX_ATTEMPTS ? 'FAILED' : 'PENDING'
  const dueAt = new Date(now.getTime() + (status === 'PENDING' ? retryDelay(attempts - 1, random) : 0))
  await sql`
    update "actionDelivery"
       set status = ${status}::text, "dueAt" = ${dueAt}::timestamptz, "lockedUntil" = null, error = ${error}::text,
           "responseStatus" = ${responseStatus}::int, "responseExcerpt" = ${responseExcerpt}::text,
           "deliveredAt" = ${status === 'DELIVERED' ? now : null}::timestamptz
     where id = ${id}::bigint and attempts = ${attempts}::int and status = 'PENDING'`.execute(db)
}
