/**
 * Reserves the units of call-off contracts for orders, like budgets and stock: in the transaction of the order and under the locks of the contracts, so
 * that concurrent orders never call off more than was agreed. What an order has called off is the sum of its entries in the ledger.
 */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { CallOffReason } from '../../../contract/contract.gen.js'
import { conflict } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'

type HoldPlace = Pick<Ctx, 'db' | 'now'> & { actor?: Pick<Ctx['actor'], 'userId'> }

export interface CallOffRequest {
  orderId: number
  /** Whether the order takes anything: false if it is cancelled, deleted, expired or no order. */
  takes: boolean
  /** Why it gives everything back. */
  reason?: CallOffReason
}

interface Change {
  id: number
  number: string
  remaining: number
  wanted: number
  held: number
}

/** Makes an order call off what its lines say, or give it back. Call it after budgets and credit, and before stock: all commands lock in this order. */
export async function holdCallOffs(
  place: HoldPlace,
  { orderId, takes, reason = 'ORDER_CANCELLED' }: CallOffRequest,
): Promise<void> {
  const contracts = await lockContracts(place, orderId, takes)
  if (contracts.length && takes) await keepHold(place, orderId)
  const changes = contracts.filter(({ wanted, held }) => wanted !== held)
  for (const { number, remaining, wanted, held } of changes)
    if (wanted - held > remaining)
      throw conflict(
        'CALL_OFF_EXCEEDED',
        `The call-off contract [${number}] has ${remaining} units left, and the order calls off ${wanted - held}`,
      )
  if (changes.length === 0) return
  const why = (held: number): CallOffReason => (takes ? (held ? 'ORDER_CHANGED' : 'ORDER_PLACED') : reason)
  await writeEntries(
    place,
    orderId,
    changes.map(({ id, wanted, held }) => ({ contractId: id, quantity: wanted - held, reason: why(held) })),
  )
}

/** Locks the contracts that the lines of an order name, and those that it has called off, by id; then reads what it wants and holds. */
async function lockContracts({ db }: HoldPlace, orderId: number, takes: boolean): Promise<Change[]> {
  const locked = await sql<{ id: number }>`
    select c.id from "callOffContract" c
     where c.id in (select i."callOffContractId" from "orderItem" i where i."orderId" = ${orderId})
        or c.id in (select e."contractId" from "callOffEntry" e where e."orderId" = ${orderId})
     order by c.id for no key update`.execute(db)
  if (locked.rows.length === 0) return []
  const { rows } = await sql<Change>`
    select c.id, c.number, c.quantity - c."calledOff" as remaining,
           case when ${takes} then coalesce((select sum(i.quantity) from "orderItem" i
             where i."orderId" = ${orderId} and i."callOffContractId" = c.id), 0)::int4 else 0 end as wanted,
           coalesce((select sum(e.quantity) from "callOffEntry" e where e."orderId" = ${orderId} and e."contractId" = c.id), 0)::int4 as held
      from "callOffContract" c where c.id = any(${locked.rows.map(({ id }) => id)}::int4[]) order by c.id`.execute(db)
  return rows
}

/** Notes until when an order that waits for its payment keeps what it has called off. */
async function keepHold({ db, now }: HoldPlace, orderId: number): Promise<void> {
  await sql`
    insert into "spendingHold" ("orderId", "expiresAt")
    select o.id, case when o.status = 'UNFINISHED' then ${now}::timestamptz + make_interval(mins => c."reservationMinutes") end
      from "order" o join channel c on c.id = o."channelId" where o.id = ${orderId}
    on conflict ("orderId") do update set "expiresAt" = excluded."expiresAt"`.execute(db)
}

interface NewEntry {
  contractId: number
  quantity: number
  reason: CallOffReason
}

/** One statement writes the ledger and the amounts that it adds up to. */
async function writeEntries({ db, now, actor }: HoldPlace, orderId: number, entries: readonly NewEntry[]): Promise<void> {
  const rows = entries.map((entry) => ({ ...entry, uuid: v7({ msecs: now.getTime() }) }))
  await sql`
    with given as (
      select g.uuid, g."contractId", g.quantity, g.reason from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(uuid uuid, "contractId" int4, quantity int4, reason text)),
    entries as (
      insert into "callOffEntry" (uuid, "contractId", "orderId", quantity, reason, "createdAt", "createdBy")
      select g.uuid, g."contractId", ${orderId}::int4, g.quantity, g.reason, ${now}::timestamptz, ${actor?.userId ?? null}::int4 from given g)
    update "callOffContract" c set "calledOff" = c."calledOff" + g.quantity from given g where c.id = g."contractId"`.execute(db)
}

/** Returns what an order has called off, by contract. */
export async function readCallOffs({ db }: Pick<Ctx, 'db'>, orderId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ contractId: number; quantity: number }>`
    select "contractId", sum(quantity)::int4 as quantity from "callOffEntry" where "orderId" = ${orderId} group by 1`.execute(db)
  return new Map(rows.map(({ contractId, quantity }) => [contractId, quantity]))
}
