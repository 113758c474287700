/**
 * Reservations: stock held by checkouts and orders, so that no more is sold than there is. It is optional per channel.
 *
 * One guarded update per request checks the stock: it increases the held quantity only if enough is left, and the row lock serializes requests for the
 * same product. Reservations that are never ordered expire.
 */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { conflict, invalidField, notFound } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'

interface ReservationItem {
  productId: number
  quantity: number
}

export interface ReservationRequest {
  /** What holds the stock: the uuid of a cart or an order, or a name given by another checkout. */
  reference: string
  /** By default the channel of the caller. */
  channelId?: number | null | undefined
  items: readonly ReservationItem[]
}

/** The stock held by a reference. */
export interface StockHold {
  reference: string
  /** Null once it is ordered, and if nothing is held. */
  expiresAt: Date | null
  items: ReservationItem[]
}

/**
 * Replaces the stock held by a reference, all or nothing. Only the difference is taken or released: what a
 * reference already holds stays held even if the warehouse has taken it out of stock meanwhile. If the channel does not reserve stock, nothing is held
 * and the result has no items.
 */
export const reserveStock = (ctx: Ctx, { reference, channelId, items }: ReservationRequest): Promise<StockHold> =>
  inTransaction(ctx, async (inner) => {
    const channel = await getChannel(inner, channelId ?? inner.actor.channelId)
    if (!channel.reservesStock) {
      await deleteReservations(inner, reference)
      return { reference, expiresAt: null, items: [] }
    }
    const wanted = addUp(items)
    const held = await lockReservations(inner, reference)
    await holdOrRefuse(inner, differencesOf(wanted, held))
    const expiresAt = new Date(inner.now.getTime() + channel.reservationMinutes * 60_000)
    await writeReservations(inner, { reference, channelId: channel.id, expiresAt }, wanted, held)
    return { reference, expiresAt, items: wanted }
  })

/** Returns the held quantity of each product. The rows are locked against release; expired ones do not count. */
async function lockReservations(ctx: Ctx, reference: string): Promise<Map<number, number>> {
  const { rows } = await sql<ReservationItem>`
    with expired as (delete from "stockReservation" where reference = ${reference} and "expiresAt" <= ${ctx.now})
    select "productId", quantity from "stockReservation"
     where reference = ${reference} and ("expiresAt" is null or "expiresAt" > ${ctx.now}) order by "productId" for update`.execute(
    ctx.db,
  )
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]))
}

/**
 * Returns the change of the held quantity of each product, in lock order. A product that is no longer wanted counts as
 * zero: its row is locked with the others, and deleting its reservation releases it.
 */
function differencesOf(wanted: readonly ReservationItem[], held: ReadonlyMap<number, number>): ReservationItem[] {
  const isWanted = new Set(wanted.map(({ productId }) => productId))
  const dropped = [...held.keys()].filter((productId) => !isWanted.has(productId))
  return [
    ...wanted
      .map(({ productId, quantity }) => ({ productId, quantity: quantity - (held.get(productId) ?? 0) }))
      .filter(({ quantity }) => quantity !== 0),
    ...dropped.map((productId) => ({ productId, quantity: 0 })),
  ].sort((a, b) => a.productId - b.productId)
}

interface Hold {
  reference: string
  channelId: number
  expiresAt: Date
}

/** Writes the reservations of a reference. A row that another request added meanwhile is a conflict: both have taken stock. */
async function writeReservations(
  ctx: Ctx,
  hold: Hold,
  wanted: readonly ReservationItem[],
  held: ReadonlyMap<number, number>,
): Promise<void> {
  const added = wanted.filter(({ productId }) => !held.has(productId))
  if (added.length) {
    const stamps = { createdAt: ctx.now, lastModifiedAt: ctx.now }
    const rows = added.map((item) => ({ ...item, ...hold, ...stamps, uuid: v7({ msecs: ctx.now.getTime() }) }))
    await ctx.db.insertInto('stockReservation').values(rows).execute()
  }
  if (held.size === 0) return
  await sql`
    update "stockReservation" r
       set quantity = w.quantity, "expiresAt" = ${hold.expiresAt}, "channelId" = ${hold.channelId}, "lastModifiedAt" = ${ctx.now}
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("productId" int4, quantity int4)
     where r.reference = ${hold.reference} and r."productId" = w."productId"`.execute(ctx.db)
  const kept = wanted.map(({ productId }) => productId)
  await sql`delete from "stockReservation" where reference = ${hold.reference} and "productId" <> all(${kept}::int4[])`.execute(
    ctx.db,
  )
}

/** Keeps the reservations of an ordered reference permanently. Expired ones are lost. */
export const confirmReservation = async (ctx: Ctx, reference: string): Promise<void> => {
  await sql`update "stockReservation" set "expiresAt" = null, "lastModifiedAt" = ${ctx.now}
             where reference = ${reference} and "expiresAt" > ${ctx.now}`.execute(ctx.db)
}

/** Releases the stock held by a reference, if any. */
export const releaseIfHeld = async (ctx: Ctx, reference: string): Promise<void> => {
  await deleteReservations(ctx, reference)
}

/** Releases the stock held by a reference and returns it. */
export const releaseReservation = (ctx: Ctx, reference: string): Promise<StockHold> =>
  inTransaction(ctx, async (inner) => {
    const items = await deleteReservations(inner, reference)
    if (items.length === 0) throw notFound('Reservation', 'RESERVATION_NOT_FOUND_ERROR', { reference })
    return { reference, expiresAt: null, items }
  })

async function getChannel(ctx: Ctx, id: number) {
  const row = await ctx.db
    .selectFrom('channel')
    .select(['id', 'reservesStock', 'reservationMinutes'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw invalidField('channelId', `refers to the channel ${id}, which does not exist`)
  return row
}

/** Returns one item for each product, in lock order. */
function addUp(items: readonly ReservationItem[]): ReservationItem[] {
  const byProduct = new Map<number, number>()
  for (const { productId, quantity } of items) byProduct.set(productId, (byProduct.get(productId) ?? 0) + quantity)
  return [...byProduct].map(([productId, quantity]) => ({ productId, quantity })).sort((a, b) => a.productId - b.productId)
}

/** Tries once, and again after releasing expired reservations. */
async function holdOrRefuse(ctx: Ctx, wanted: readonly ReservationItem[]): Promise<void> {
  if (wanted.length === 0) return
  const held = await hold(ctx, wanted)
  const open = wanted.filter(({ productId }) => !held.has(productId))
  if (open.length === 0) return
  await releaseExpired(
    ctx,
    open.map(({ productId }) => productId),
  )
  const heldNow = await hold(ctx, open)
  const lacking = open.filter(({ productId }) => !heldNow.has(productId)).map(({ productId }) => `[${productId}]`)
  if (lacking.length)
    throw conflict('STOCK_NOT_AVAILABLE_ERROR', `Too little stock of the products with the ids ${lacking.join(', ')}`)
}

/** Runs the guarded update. Returns the products with enough stock or a lower quantity; their rows stay locked until the transaction ends. */
async function hold(ctx: Ctx, wanted: readonly ReservationItem[]): Promise<Set<number>> {
  const { rows } = await sql<{ productId: number }>`
    with wanted as materialized (
      select "productId", quantity from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as x("productId" int4, quantity int8)
    ), locked as materialized (
      select s."productId" from "productStock" s join wanted w on w."productId" = s."productId"
       order by s."productId" for no key update of s
    )
    update "productStock" s set "heldQuantity" = s."heldQuantity" + w.quantity
      from wanted w join locked on locked."productId" = w."productId"
     where s."productId" = w."productId"
       and (w.quantity <= 0 or s."localQuantity" + s."supplierQuantity" - s."heldQuantity" >= w.quantity)
    returning s."productId"`.execute(ctx.db)
  return new Set(rows.map(({ productId }) => productId))
}

/** Deletes expired reservations. Those that another request is deleting are skipped. */
async function releaseExpired(ctx: Ctx, productIds: readonly number[]): Promise<void> {
  await sql`
    delete from "stockReservation" where id in (
      select id from "stockReservation" where "productId" = any(${productIds}::int4[]) and "expiresAt" <= ${ctx.now}
       order by id for update skip locked)`.execute(ctx.db)
}

async function deleteReservations(ctx: Ctx, reference: string): Promise<ReservationItem[]> {
  const { rows } = await sql<ReservationItem>`
    delete from "stockReservation" where reference = ${reference} returning "productId", quantity`.execute(ctx.db)
  return rows
}
