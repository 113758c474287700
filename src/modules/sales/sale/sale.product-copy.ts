/** The product data that an order line copies: an order shows what was sold, not what the catalogue says later. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import type { ProductRow } from '../../../db/db.gen.js'
import type { PartNumberValues } from '../../../db/json.js'
import { partNumberOfIds } from '../../catalog/part-number/numbers-in-force.js'

export const COPIED = [
  'sku',
  'supplier',
  'supplierCode',
  'manufacturer',
  'manufacturerCode',
  'eanCode',
  'minimumQuantity',
  'unit',
  'package',
  'packageUnit',
  'packageUnitQuantity',
  'purchaseUnit',
  'purchaseMinimumQuantity',
] as const satisfies readonly (keyof ProductRow)[]

export type ProductCopy = Pick<ProductRow, 'id' | 'names' | (typeof COPIED)[number]> & { partNumber: PartNumberValues | null }

/** Returns the product data that lines of a company copy, by product id. One statement. */
export async function readProductCopies(
  ctx: Ctx,
  companyId: number | null,
  ids: readonly number[],
): Promise<Map<number, ProductCopy>> {
  const rows = await ctx.db
    .selectFrom('product')
    .select(['id', 'names', ...COPIED, partNumberOfIds(companyId, ids).as('partNumber')])
    .where('id', '=', sql<number>`any(${ids}::int4[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the copied columns of a line. */
export const copiedColumns = (product: ProductCopy) => ({
  ...(Object.fromEntries(COPIED.map((column) => [column, product[column]])) as Pick<ProductCopy, (typeof COPIED)[number]>),
  partNumber: product.partNumber,
})
