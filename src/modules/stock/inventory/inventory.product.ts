/** The total stock of products, with one statement for all products of a page. */
import { sql } from 'kysely'
import type { ProductInventory } from '../../../contract/contract.gen.js'
import type { Relation } from '../../../core/store/relations.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { InventoryRow } from '../../../db/db.gen.js'
import { inventory } from './inventory.resource.js'

export type StockTotals = Omit<ProductInventory, 'balance' | 'messages'>

/** The largest number of the contract; larger totals are shown as this. */
const MAX_INT = 2_147_483_647

/** Sums the matching rows, up to the largest number of the contract. */
const sumWhere = (condition: ReturnType<typeof sql>) =>
  sql`greatest(least(coalesce(sum(i.quantity) filter (where ${condition}), 0), ${sql.lit(MAX_INT)}), ${sql.lit(-MAX_INT)})::int4`

const isFree = sql`i."companyId" is null`
const isReserved = sql`i."companyId" is not null`
const isLocal = sql`i.type = 'local'`
const isSupplier = sql`i.type = 'supplier'`

/** A product whose stock is requested: all of it, or that of one warehouse. */
interface AskedProduct {
  id: number
  warehouseId?: number
}

/** Returns the totals of each product; zero for a product without rows. All products have the same warehouse, or none. */
export const inventoryOfProduct: Relation<AskedProduct, StockTotals> = async (ctx, products) => {
  const warehouseId = products[0]?.warehouseId ?? null
  const ids = [...new Set(products.map(({ id }) => id))]
  const { rows } = await sql<StockTotals>`
    select p.id as "productId", ${sumWhere(isFree)} as "totalQuantity", ${sumWhere(isReserved)} as "totalReservedQuantity",
           ${sumWhere(sql`${isSupplier} and ${isFree}`)} as "supplierQuantity",
           ${sumWhere(sql`${isSupplier} and ${isReserved}`)} as "supplierReservedQuantity",
           ${sumWhere(sql`${isLocal} and ${isFree}`)} as "localQuantity",
           ${sumWhere(sql`${isLocal} and ${isReserved}`)} as "localReservedQuantity",
           greatest(least(coalesce(sum(i.quantity) filter (where ${isFree}), 0) - coalesce(min(h.quantity), 0), ${sql.lit(MAX_INT)}), 0)::int4
             as "availableQuantity",
           min(i."nextDeliveryDate") as "nextDeliveryDate", count(i.id)::int4 as total
      from unnest(${ids}::int4[]) as p(id)
      left join inventory i on i."productId" = p.id and (${warehouseId}::int4 is null or i."warehouseId" = ${warehouseId}::int4)
      left join lateral (select sum(r.quantity) as quantity from "stockReservation" r
                          where r."productId" = p.id and (r."expiresAt" is null or r."expiresAt" > ${ctx.now})) h on true
     group by p.id`.execute(ctx.db)
  const byProduct = new Map(rows.map((row) => [row.productId, row]))
  return products.map(({ id }) => byProduct.get(id) as StockTotals)
}

/** Returns the stock rows of each product that the caller may see; only those of one warehouse if it is given. */
export const balanceOfProduct: Relation<{ productId: number; warehouseId?: number }, InventoryRow[]> = async (ctx, products) => {
  const ids = [...new Set(products.map(({ productId }) => productId))]
  const rows = ids.length ? await rowsOf(ctx, inventory, 'productId', ids) : []
  const byProduct = groupBy(rows, ({ productId }) => productId)
  return products.map(({ productId, warehouseId }) =>
    (byProduct.get(productId) ?? []).filter((row) => warehouseId === undefined || row.warehouseId === warehouseId),
  )
}
