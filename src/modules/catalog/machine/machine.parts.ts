/** The products that spare parts are sold as. */
import { sql } from 'kysely'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { type Relation, relationWithArgs } from '../../../core/store/relations.js'
import { rowsOf } from '../../../core/store/store.js'
import type { ProductRow, SparePartRow } from '../../../db/db.gen.js'
import { productInAssortment } from '../../../resources/catalog/assortment.js'
import { groupByBuyer, readFor } from '../../../resources/catalog/buyer-rows.js'
import { product } from '../../../resources/catalog/product.js'
import { assortmentOf } from '../assortment/assortment.js'

export type Sold = ProductRow & { __typename: 'Product' }
type Hidden = boolean | null | undefined

/** Returns the product that a part is sold as, batched. Of several with one sku it is the oldest. */
export const productOfPart = (ctx: Ctx, part: SparePartRow, hidden: Hidden): Promise<Sold | null> =>
  relationWithArgs(ctx, productsOfParts, [hidden], part, productsOfParts(hidden))

const productsOfParts =
  (hidden: Hidden): Relation<SparePartRow, Sold | null> =>
  (ctx, parts) =>
    groupByBuyer(ctx, parts, (buyer, some) => findSoldProducts(ctx, buyer, some, hidden))

async function findSoldProducts(
  ctx: Ctx,
  buyer: Buyer,
  parts: readonly SparePartRow[],
  hidden: Hidden,
): Promise<(Sold | null)[]> {
  const numbers = await productNumbers(ctx, buyer, [...new Set(parts.map(({ sku }) => sku))], hidden)
  const rows = numbers.size ? await rowsOf(ctx, product, 'id', [...numbers.values()]) : []
  const products = rows.map((row) => ({ ...row, __typename: 'Product' as const }))
  const byId = new Map(readFor(ctx, buyer, products).map((row) => [row.id, row]))
  return parts.map(({ sku }) => byId.get(numbers.get(sku) ?? 0) ?? null)
}

/** Returns the id of the visible product for each sku. */
async function productNumbers(ctx: Ctx, buyer: Buyer, skus: readonly string[], hidden: Hidden): Promise<Map<string, number>> {
  const assortment = await assortmentOf(ctx, buyer)
  const isVisible = assortment ? productInAssortment(assortment) : sql`true`
  const isShown = hidden == null ? sql`true` : sql`product.hidden = ${hidden ? 'Y' : 'N'}`
  const { rows } = await sql<{ sku: string; id: number }>`
    select distinct on (product.sku) product.sku, product.id from product
     where product.sku = any(${skus}::text[]) and ${isVisible} and ${isShown} order by product.sku, product.id`.execute(ctx.db)
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}
