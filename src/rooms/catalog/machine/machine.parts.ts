/** Which products the parts of machines are sold as. */
import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { rowsOf } from '../../../core/store/store.js'
import type { ProductRow, SparePartRow } from '../../../db/db.gen.js'
import { productInAssortment } from '../../../resources/catalog/assortment.js'
import { product } from '../../../resources/catalog/product.js'
import { assortmentOf } from '../assortment/assortment.js'

export type Sold = ProductRow & { __typename: 'Product' }

/** The product that a part is sold as, for many parts at once. Of several with one sku it is the oldest. */
export function productOfPart(ctx: Ctx, { sku }: SparePartRow, hidden?: boolean | null): Promise<Sold | null> {
  const loaders = (ctx.loaders.get(productOfPart) as Map<unknown, DataLoader<string, Sold | null>> | undefined) ?? new Map()
  ctx.loaders.set(productOfPart, loaders)
  const loader = loaders.get(hidden) ?? new DataLoader<string, Sold | null>((skus) => soldAs(ctx, skus, hidden))
  loaders.set(hidden, loader)
  return loader.load(sku)
}

async function soldAs(ctx: Ctx, skus: readonly string[], hidden?: boolean | null): Promise<(Sold | null)[]> {
  const numbers = await productNumbers(ctx, skus, hidden)
  const rows = numbers.size ? await rowsOf(ctx, product, 'id', [...numbers.values()]) : []
  const byId = new Map(rows.map((row) => [row.id, { ...row, __typename: 'Product' as const }]))
  return skus.map((sku) => byId.get(numbers.get(sku) ?? 0) ?? null)
}

/** Sku → the number of the product that is sold under it, where one is in the caller's assortment. */
async function productNumbers(ctx: Ctx, skus: readonly string[], hidden?: boolean | null): Promise<Map<string, number>> {
  const assortment = await assortmentOf(ctx, ctx.buyer)
  const isVisible = assortment ? productInAssortment(assortment) : sql`true`
  const isShown = hidden == null ? sql`true` : sql`product.hidden = ${hidden ? 'Y' : 'N'}`
  const { rows } = await sql<{ sku: string; id: number }>`
    select distinct on (product.sku) product.sku, product.id from product
     where product.sku = any(${skus}::text[]) and ${isVisible} and ${isShown} order by product.sku, product.id`.execute(ctx.db)
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}
