/**
 * Determines which server visits which tenant, and when. A server that wrote an event visits at once; a regular visit finds missed and postponed ones.
 * A server sends the control database one query per round, regardless of the number of tenants.
 */
import { sql } from 'kysely'
import type { Database } from '../../../db/database.js'

/** A busy tenant is visited again after half a minute, an idle one less and less often. */
const FIRST_INTERVAL_MS = 30_000
const LONGEST_INTERVAL_MS = 600_000
/** A started visit counts for this long: then its server counts as dead. */
const VISIT_MS = 60_000
const SOONEST_MS = 5000
const MAX_VISITS = 20

/** Claims due tenants. Of two concurrent servers, one gets each tenant. */
export async function claimVisits(control: Database, now: Date): Promise<string[]> {
  const until = new Date(now.getTime() + VISIT_MS)
  const { rows } = await sql<{ tenantId: string }>`
    insert into control."outboxVisit" as visit ("tenantId", "dueAt", "intervalMs")
    select tenant.id, ${until}::timestamptz, ${FIRST_INTERVAL_MS}::int from control.tenant
      left join control."outboxVisit" v on v."tenantId" = tenant.id
     where tenant.ready and (v."dueAt" is null or v."dueAt" <= ${now}::timestamptz)
     order by v."dueAt" nulls first, tenant.id limit ${MAX_VISITS}::int
    on conflict ("tenantId") do update set "dueAt" = excluded."dueAt" where visit."dueAt" <= ${now}::timestamptz
    returning "tenantId"`.execute(control)
  return rows.map(({ tenantId }) => tenantId)
}

/** Schedules the next visit of the tenant: when something is due, with a minimum and a maximum delay. */
export async function scheduleVisit(
  control: Database,
  tenantId: string,
  now: Date,
  nextDue: Date | null,
  wasBusy: boolean,
): Promise<void> {
  const soonest = new Date(Math.max(nextDue?.getTime() ?? Number.POSITIVE_INFINITY, now.getTime() + SOONEST_MS))
  const due = Number.isNaN(soonest.getTime()) ? null : soonest
  const first = sql`${FIRST_INTERVAL_MS}::int`
  const interval = wasBusy || due ? first : sql`least(visit."intervalMs" * 2, ${LONGEST_INTERVAL_MS}::int)`
  const later = (ms: typeof first) => sql`${now}::timestamptz + ${ms} * interval '1 millisecond'`
  await sql`
    insert into control."outboxVisit" as visit ("tenantId", "dueAt", "intervalMs")
    select id, least(${due}::timestamptz, ${later(first)}), ${first} from control.tenant where id = ${tenantId}::text
    on conflict ("tenantId") do update
      set "intervalMs" = ${interval}, "dueAt" = least(${due}::timestamptz, ${later(interval as typeof first)})`.execute(control)
}
