/** Stores a priced cart: its amounts and the lines that have changed, with one statement. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import { compiledQuery } from '../../../../core/store/compiled-query.js'
import type { CartItemRow } from '../../../../db/db.gen.js'
import type { PricedCart } from './cart.priced-lines.js'

interface StoredValues {
  cartId: number
  amounts: string
  currency: string
  now: Date
  userId: number | null
  rows: string
  changed: readonly number[]
  removed: readonly number[]
}

/** The new id of a row. */
interface NewId {
  id: number
  newId: number
}

/**
 * New rows have negative ids, by which their children refer to them. They get their ids first, because one part of a statement does not see what
 * another has written. The ids of changed rows are passed again as a list, so that PostgreSQL finds those rows by the index: for a join with
 * the given rows, which it estimates at a hundred, it may read all lines of all carts.
 */
const storeQuery = compiledQuery<Record<never, never>, StoredValues, NewId>(
  (_, { cartId, amounts, currency, now, userId, rows, changed, removed }) => sql`
    with given as materialized (
      select v.id, v.uuid, v."parentItemId", v."productId", v."clusterId", v."bundleId", v.quantity, v.notes, v."requestDate", v."externalPrice",
             v."isBonus", v."unorderableReason", v.amounts, v."partNumber", v."customFields", v."createdAt", v."lastModifiedAt",
             case when v.id < 0 then nextval(pg_get_serial_sequence('"cartItem"', 'id'))::int4 else v.id end as "newId"
        from jsonb_to_recordset(${rows}::jsonb)
          as v(id int4, uuid uuid, "parentItemId" int4, "productId" int4, "clusterId" int4, "bundleId" uuid, quantity int4, notes text,
               "requestDate" timestamptz, "externalPrice" numeric, "isBonus" boolean, "unorderableReason" text, amounts jsonb, "partNumber" jsonb,
               "customFields" jsonb,
               "createdAt" timestamptz, "lastModifiedAt" timestamptz)),
    deleted as (delete from "cartItem" where id = any(${removed}::int4[])),
    added as (
      insert into "cartItem" (id, uuid, "cartId", "parentItemId", "productId", "clusterId", "bundleId", quantity, notes, "requestDate",
                              "externalPrice", "isBonus", "unorderableReason", amounts, "partNumber", "customFields", "createdAt", "lastModifiedAt")
      overriding system value
      select g."newId", g.uuid, ${cartId}, coalesce((select p."newId" from given p where p.id = g."parentItemId"), g."parentItemId"), g."productId",
             g."clusterId", g."bundleId", g.quantity, g.notes, g."requestDate", g."externalPrice", g."isBonus", g."unorderableReason", g.amounts,
             g."partNumber", g."customFields", g."createdAt", g."lastModifiedAt"
        from given g where g.id < 0),
    changed as (
      update "cartItem" i
         set quantity = g.quantity, notes = g.notes, "requestDate" = g."requestDate", "externalPrice" = g."externalPrice",
             "unorderableReason" = g."unorderableReason", amounts = g.amounts, "partNumber" = g."partNumber", "customFields" = g."customFields", "lastModifiedAt" = g."lastModifiedAt"
        from given g where i.id = any(${changed}::int4[]) and g.id = i.id),
    head as (
      update cart set amounts = ${amounts}::jsonb, currency = ${currency}, "isInOrder" = false, "lastModifiedAt" = ${now}, "lastModifiedBy" = ${userId} where id = ${cartId})
    select id, "newId" from given where id < 0`,
)

/** Stores the cart and returns it with the ids of its new lines. `stored` are its lines in the database. */
export async function storeCart(ctx: Ctx, stored: readonly CartItemRow[], priced: PricedCart): Promise<PricedCart> {
  const { cart, rows } = priced
  const differing = changedRows(stored, rows)
  const added = await storeQuery(
    ctx.db,
    {},
    {
      cartId: cart.id,
      amounts: JSON.stringify(cart.amounts),
      currency: cart.currency,
      now: ctx.now,
      userId: ctx.actor.userId,
      rows: JSON.stringify(differing),
      changed: differing.flatMap(({ id }) => (id > 0 ? [id] : [])),
      removed: removedIds(stored, rows),
    },
  )
  const idOf = new Map(added.map(({ id, newId }) => [id, newId]))
  if (idOf.size === 0) return priced
  const withIds = rows.map((row) => ({
    ...row,
    id: idOf.get(row.id) ?? row.id,
    parentItemId: idOf.get(row.parentItemId ?? 0) ?? row.parentItemId,
  }))
  return { ...priced, rows: withIds }
}

/** Returns the rows that are new or differ from the stored ones. */
export function changedRows(stored: readonly CartItemRow[], rows: readonly CartItemRow[]): CartItemRow[] {
  const byId = new Map(stored.map((row) => [row.id, row]))
  return rows.filter((row) => {
    const before = byId.get(row.id)
    return row !== before && !isDeepStrictEqual(row, before)
  })
}

function removedIds(stored: readonly CartItemRow[], rows: readonly CartItemRow[]): number[] {
  const kept = new Set(rows.map(({ id }) => id))
  return stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
}
