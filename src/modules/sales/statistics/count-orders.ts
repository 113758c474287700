/**
 * Adds changed orders to the sums by day. Triggers note which orders have changed; what was counted of an order before is subtracted and what it
 * is now is added, in one transaction. So the sums are exact as soon as no order is noted, whatever happened to it in between.
 */
import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_TIME_ZONE } from '../../../contract/defaults.js'
import type { Database } from '../../../db/database.js'
import { dayOf, isTimeZone } from '../../platform/channel/day.js'

const BATCH = 1000
/** The number of batches in one run; the next run continues. */
const MAX_BATCHES = 200

/** Counts all changed orders. Of several servers, only one does it at a time. */
export async function countChangedOrders(db: Database): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++)
    if ((await db.transaction().execute((transaction) => countBatch(transaction))) < BATCH) return
}

/** Counts some orders and returns the number of notes it has used up. */
async function countBatch(db: Database): Promise<number> {
  const { rows: locks } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('count orders')) as "isFree"`.execute(db)
  if (!locks[0]?.isFree) return 0
  const { rows: notes } = await sql<{ orderId: number }>`
    delete from "orderToCount" where id in (select id from "orderToCount" order by id limit ${BATCH}::int) returning "orderId"`.execute(
    db,
  )
  if (!notes.length) return 0
  const ids = [...new Set(notes.map(({ orderId }) => orderId))].sort((a, b) => a - b)
  await addToSums(db, ids, -1)
  await sql`delete from "orderCount" where "orderId" = any(${ids}::int[])`.execute(db)
  await storeCounts(db, await readDays(db, ids))
  await addToSums(db, ids, 1)
  return notes.length
}

interface OrderDays {
  orderId: number
  quotedOn: string | null
  wonOn: string | null
  placedOn: string | null
}

/** Returns the days on which orders were quoted, won and placed, in the time zone of their channel. Deleted orders have none. */
async function readDays(db: Database, ids: readonly number[]): Promise<OrderDays[]> {
  const { rows } = await sql<MilestoneRow>`
    select milestone."orderId", milestone."quotedAt", milestone."wonAt", milestone."placedAt", channel."timeZone", status."orderType" = 'ORDER' and status.code <> 'UNFINISHED' as "isOrder"
      from "orderMilestone" milestone
      join "order" on "order".id = milestone."orderId"
      join "orderStatus" status on status.code = "order".status
      join channel on channel.id = "order"."channelId"
     where milestone."orderId" = any(${ids}::int[])`.execute(db)
  return rows.map(({ orderId, quotedAt, wonAt, placedAt, timeZone, isOrder }) => {
    // Another version of Node.js may not know a stored time zone.
    const zone = timeZone && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE
    const toDay = (at: Date | null) => at && dayOf(at, zone)
    return {
      orderId,
      quotedOn: toDay(quotedAt),
      wonOn: isOrder ? toDay(wonAt) : null,
      placedOn: isOrder ? toDay(placedAt) : null,
    }
  })
}

interface MilestoneRow {
  orderId: number
  quotedAt: Date | null
  wonAt: Date | null
  placedAt: Date | null
  timeZone: string | null
  isOrder: boolean
}

/** Stores what is counted of each order. If an order changes meanwhile, it is noted again and corrected in the next run. */
async function storeCounts(db: Database, days: readonly OrderDays[]): Promise<void> {
  const counted = sql`json_to_recordset(${JSON.stringify(days)}::json)
    as counted ("orderId" int, "quotedOn" date, "wonOn" date, "placedOn" date)`
  await sql`
    insert into "orderCount" ("orderId", "companyId", "channelId", currency, "quotedOn", "wonOn", "placedOn", gross, net)
    select "order".id, "order"."companyId", "order"."channelId", "order".currency, counted."quotedOn", counted."wonOn", counted."placedOn",
           "order"."totalGross", "order"."totalNet"
      from ${counted} join "order" on "order".id = counted."orderId"`.execute(db)
  await sql`
    insert into "orderProductCount" ("orderId", "productId", quantity, gross)
    select line."orderId", line."productId", sum(line.quantity), sum(line."priceTotal")
      from ${counted}
      join "orderCount" known on known."orderId" = counted."orderId" and known."placedOn" is not null
      join "orderItem" line on line."orderId" = known."orderId" and line.class = 'product' and line."productId" is not null
     group by 1, 2`.execute(db)
}

/** Adds what is stored of these orders to the sums, or subtracts it: to those of the shop, and to those of their company. */
async function addToSums(db: Database, ids: readonly number[], sign: 1 | -1): Promise<void> {
  const factor = sql.lit(sign)
  await sql`
    insert into "salesDay" as known ("companyId", day, "channelId", currency, orders, gross, net, "quotesSent", "quotesWon")
    select owner.id, counted.day, counted."channelId", counted.currency,
           ${factor} * sum(orders), ${factor} * sum(gross), ${factor} * sum(net), ${factor} * sum(sent), ${factor} * sum(won)
      from (${placed(ids)} union all ${quoted(ids, 'quotedOn')} union all ${quoted(ids, 'wonOn')}) counted
      cross join lateral (values (0), (counted."companyId")) owner (id)
     where owner.id is not null
     group by 1, 2, 3, 4
    on conflict ("companyId", day, "channelId", currency) do update
       set orders = known.orders + excluded.orders, gross = known.gross + excluded.gross, net = known.net + excluded.net,
           "quotesSent" = known."quotesSent" + excluded."quotesSent", "quotesWon" = known."quotesWon" + excluded."quotesWon"`.execute(
    db,
  )
  await sql`
    insert into "productSales" as known ("companyId", unit, "startsOn", "channelId", currency, "productId", quantity, gross)
    select owner.id, period.unit, period.start, counted."channelId", counted.currency, line."productId",
           ${factor} * sum(line.quantity), ${factor} * sum(line.gross)
      from "orderCount" counted
      join "orderProductCount" line on line."orderId" = counted."orderId"
      cross join lateral (values (0), (counted."companyId")) owner (id)
      cross join lateral (values ('D', counted."placedOn"), ('M', date_trunc('month', counted."placedOn"::timestamp)::date)) period (unit, start)
     where counted."orderId" = any(${ids}::int[]) and owner.id is not null
     group by 1, 2, 3, 4, 5, 6
    on conflict ("companyId", unit, "startsOn", "channelId", currency, "productId") do update
       set quantity = known.quantity + excluded.quantity, gross = known.gross + excluded.gross`.execute(db)
}

/** Selects the orders as rows of their day. */
const placed = (ids: readonly number[]): RawBuilder<unknown> => sql`
  select "companyId", "placedOn" as day, "channelId", currency, 1 as orders, gross, net, 0 as sent, 0 as won
    from "orderCount" where "orderId" = any(${ids}::int[]) and "placedOn" is not null`

/** Selects the quotes as rows of the day on which they were sent or won. */
const quoted = (ids: readonly number[], column: 'quotedOn' | 'wonOn'): RawBuilder<unknown> => sql`
  select "companyId", ${sql.id(column)}, "channelId", currency, 0, 0, 0, ${sql.lit(column === 'quotedOn' ? 1 : 0)}, ${sql.lit(column === 'wonOn' ? 1 : 0)}
    from "orderCount" where "orderId" = any(${ids}::int[]) and ${sql.id(column)} is not null`
