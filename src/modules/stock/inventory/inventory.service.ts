import { sql } from 'kysely'
import type { CreateInventoryInput, UpdateInventoryInput } from '../../../contract/contract.gen.js'
import { notFound } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { InventoryRow } from '../../../db/db.gen.js'
import { inventory } from './inventory.resource.js'

/** The supplier of stock in the merchant's own warehouses. */
export const OWN_SUPPLIER = 'INTERN'

/** Adds a stock row. The database refuses a second one for the same product, type, warehouse, location and company. */
export const createInventory = (ctx: Ctx, input: CreateInventoryInput): Promise<InventoryRow> =>
  inTransaction(ctx, async (inner) => {
    const { type, productId, supplier, location, notes, costPrice } = input
    const suppliers = await requireReferences(inner, input)
    return create(inner, inventory, {
      ...input,
      warehouseId: input.warehouseId || null,
      companyId: input.companyId || null,
      supplier: type === 'local' ? OWN_SUPPLIER : (supplier ?? suppliers.get(productId)),
      location: location ?? '',
      notes: notes ?? '',
      costPrice: costPrice ?? 0,
    })
  })

/** Refuses a product, a warehouse or a company that does not exist; returns the supplier of the product. */
async function requireReferences(ctx: Ctx, input: CreateInventoryInput): Promise<Map<number, string>> {
  const { productId, warehouseId, companyId } = input
  const [suppliers, warehouses, companies] = await findReferences(ctx, [input])
  if (!suppliers.has(productId)) throw notFound('Product', 'INVENTORY_PRODUCT_NOT_FOUND_ERROR', { id: productId })
  if (warehouseId && !warehouses.has(warehouseId))
    throw notFound('Warehouse', 'INVENTORY_WAREHOUSE_NOT_FOUND_ERROR', { id: warehouseId })
  if (companyId && !companies.has(companyId)) throw notFound('Company', 'INVENTORY_CREATE_ERROR', { id: companyId })
  return suppliers
}

/** Changes a stock row. Cleared notes are empty, a cleared cost price is zero. */
export const updateInventory = (
  ctx: Ctx,
  key: Key<'inventory'>,
  { notes, costPrice, ...input }: UpdateInventoryInput,
): Promise<InventoryRow> =>
  update(ctx, inventory, key, {
    ...input,
    ...(notes !== undefined && { notes: notes ?? '' }),
    ...(costPrice !== undefined && { costPrice: costPrice ?? 0 }),
  })

export const removeInventory = (ctx: Ctx, key: Key<'inventory'>): Promise<InventoryRow> => remove(ctx, inventory, key)

interface StockReferences {
  productId?: number | null | undefined
  warehouseId?: number | null | undefined
  companyId?: number | null | undefined
}

/**
 * Returns the references of stock rows: the supplier of each existing product, the warehouses and the companies. They are locked until the
 * transaction ends. Three statements at most. Writing stock includes the right to reserve it for any company.
 */
export async function findReferences(
  ctx: Ctx,
  rows: readonly StockReferences[],
): Promise<[Map<number, string>, Set<number>, Set<number>]> {
  const idsOf = (values: readonly (number | null | undefined)[]) => [
    ...new Set(values.filter((id) => id && Math.abs(id) < 2 ** 31)),
  ]
  const productIds = idsOf(rows.map(({ productId }) => productId))
  const { rows: products } = await sql<{ id: number; supplier: string }>`
    select id, supplier from product where id = any(${productIds}::int4[]) order by id for key share`.execute(ctx.db)
  const lockIds = async (table: string, ids: readonly unknown[]) => {
    if (ids.length === 0) return new Set<number>()
    const found = await sql<{ id: number }>`
      select id from ${sql.table(table)} where id = any(${ids}::int4[]) order by id for key share`.execute(ctx.db)
    return new Set(found.rows.map(({ id }) => id))
  }
  return [
    new Map(products.map(({ id, supplier }) => [id, supplier])),
    await lockIds('warehouse', idsOf(rows.map(({ warehouseId }) => warehouseId))),
    await lockIds('company', idsOf(rows.map(({ companyId }) => companyId))),
  ]
}
