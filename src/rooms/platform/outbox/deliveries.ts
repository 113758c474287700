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
/** A server that has not finished by then is taken for dead. Actions take less. */
const LEASE_MS = 40_000

export function openDeliveries({ clock, random, carryOut, onError }: DeliveriesOptions) {
  /** The lanes that run, by tenant and action. */
  const running = new Map<string, Map<number, Promise<number>>>()
  let isStopping = false

  const runLane = async (place: DeliveryPlace, configId: number, carry: CarryOut): Promise<number> => {
    let count = 0
    while (!isStopping) {
      const claimed = await claimNext(place.db, configId, clock())
      if (!claimed) break
      const result = await carry(place, claimed, clock()).catch(failureOf)
      await settle(place.db, claimed, result, clock(), random)
      count++
    }
    return count
  }

  const runLanes = async (place: DeliveryPlace, configId: number, carry: CarryOut): Promise<number> => {
    const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => runLane(place, configId, carry)))
    for (const lane of lanes)
      if (lane.status === 'rejected') onError(lane.reason, `the actions of the tenant ${place.tenantId} wait`)
    return lanes.reduce((sum, lane) => sum + (lane.status === 'fulfilled' ? lane.value : 0), 0)
  }

  /** Starts the lanes of receivers for whom something is due and whose lanes do not run yet. */
  const begin = async (place: DeliveryPlace): Promise<void> => {
    if (!carryOut || isStopping) return
    const own = running.get(place.tenantId) ?? new Map<number, Promise<number>>()
    running.set(place.tenantId, own)
    for (const configId of await readDueConfigs(place.db, clock())) {
      if (own.has(configId)) continue
      own.set(
        configId,
        runLanes(place, configId, carryOut).finally(() => own.delete(configId)),
      )
    }
  }

  return {
    begin,
    /** Waits for the lanes of a tenant and answers how many actions they carried out. */
    finish: async (tenantId: string): Promise<number> => {
      const counts = await Promise.all(running.get(tenantId)?.values() ?? [])
      return counts.reduce((sum, count) => sum + count, 0)
    },
    stop: async (): Promise<void> => {
      isStopping = true
      await Promise.all([...running.values()].flatMap((lanes) => [...lanes.values()]))
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
