/** Bonus items: lines that incentives give. They follow from the rules, so every pricing of the cart replaces them. */
import { sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import { newUuid } from '../../../../core/store/row.js'
import type { CartItemRow, CartRow } from '../../../../db/db.gen.js'
import type { CartItemAmounts } from '../../../../db/json.js'
import type { BonusItem } from '../../../rules/incentive/incentive.apply.js'

/** A bonus item with its row. A row that is not stored yet has no id. */
export interface BonusLine {
  bonus: BonusItem
  row: CartItemRow
}

/** Gives each bonus item a row: one that the cart has for the product already, so that it keeps its uuid, or a new one. */
export function matchRows(
  ctx: Ctx,
  cart: CartRow,
  stored: readonly CartItemRow[],
  bonus: readonly BonusItem[],
  blank: CartItemAmounts,
): BonusLine[] {
  const free = [...stored]
  return bonus.map((item) => {
    const at = free.findIndex(({ productId }) => productId === item.productId)
    const [known] = at < 0 ? [] : free.splice(at, 1)
    const row = known ?? newRow(ctx, cart, item.productId, blank)
    return { bonus: item, row: { ...row, quantity: item.quantity, externalPrice: item.price.toText() } }
  })
}

const newRow = (ctx: Ctx, cart: CartRow, productId: number, amounts: CartItemAmounts): CartItemRow => ({
  id: 0,
  uuid: newUuid(ctx),
  cartId: cart.id,
  parentItemId: null,
  productId,
  clusterId: null,
  bundleId: null,
  quantity: 1,
  notes: null,
  requestDate: null,
  externalPrice: '0',
  isBonus: true,
  unorderableReason: null,
  amounts,
  priceDerivation: null,
  createdAt: ctx.now,
  lastModifiedAt: ctx.now,
})

/** A bonus item as it is stored. */
export interface StoredBonus {
  row: CartItemRow
  amounts: CartItemAmounts
  priceDerivation: object | null
}

/** Stores the bonus items and removes those that are none any more. Without any, before and now, no statement is run. */
export async function storeBonus(
  ctx: Ctx,
  cart: CartRow,
  stored: readonly CartItemRow[],
  bonus: readonly StoredBonus[],
): Promise<void> {
  const kept = new Set(bonus.map(({ row }) => row.id))
  const removed = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (removed.length) await sql`delete from "cartItem" where id = any(${removed}::int4[])`.execute(ctx.db)
  if (bonus.length === 0) return
  const values = bonus.map(({ row, amounts, priceDerivation }, n) => ({
    uuid: row.uuid,
    productId: row.productId,
    quantity: row.quantity,
    externalPrice: row.externalPrice,
    amounts,
    priceDerivation,
    n,
  }))
  await sql`
    insert into "cartItem" (uuid, "cartId", "productId", quantity, "externalPrice", "isBonus", amounts, "priceDerivation", "createdAt", "lastModifiedAt")
    select v.uuid, ${cart.id}, v."productId", v.quantity, v."externalPrice", true, v.amounts, v."priceDerivation", ${ctx.now}, ${ctx.now}
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as v(uuid uuid, "productId" int4, quantity int4, "externalPrice" numeric, amounts jsonb, "priceDerivation" jsonb, n int4)
     order by v.n
    on conflict (uuid) do update
       set quantity = excluded.quantity, "externalPrice" = excluded."externalPrice", amounts = excluded.amounts,
           "priceDerivation" = excluded."priceDerivation", "lastModifiedAt" = excluded."lastModifiedAt"`.execute(ctx.db)
}
