import { sql } from 'kysely'
import type { CreateWarehouseAddressInput, UpdateWarehouseInput } from '../../../contract/contract.gen.js'
import { refused } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { type Children, upsertWithChildren } from '../../../core/bulk/children.js'
import { prepareItems, type Written } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { warehouse, warehouseAddress } from '../../../resources/stock/warehouse.js'
import { linkAddresses, nullsAsDefaults, withBusinessWeek } from './warehouse.service.js'

interface WarehouseItem {
  values: BulkItem
  /** Undefined keeps the address, null removes it. */
  address?: CreateWarehouseAddressInput | null | undefined
}

const warehouseChildren: Children<Written<WarehouseItem>> = {
  address: { storedIn: { table: 'warehouse', owner: 'id', filled: ['addressId'] }, write: writeWarehouseAddresses },
}

/** Adds or changes warehouses by a lookup, with their addresses, with a fixed number of statements. */
export const upsertWarehouses = (
  ctx: Ctx,
  lookup: string,
  items: readonly BulkItem[],
  directives: Directives,
): Promise<BulkResult[]> =>
  upsertWithChildren(ctx, warehouse, lookup, prepareItems(items, splitWarehouse), warehouseChildren, directives)

const splitWarehouse = ({ address, ...values }: BulkItem & Omit<WarehouseItem, 'values'> & UpdateWarehouseInput) => ({
  values: withBusinessWeek(values) as BulkItem,
  address,
})

async function writeWarehouseAddresses(ctx: Ctx, warehouses: readonly Written<WarehouseItem>[]): Promise<void> {
  const gone = warehouses.flatMap(({ id, address }) => (address === null ? [id] : []))
  const rows = warehouses.flatMap(({ id, address }) => (address ? [{ ...nullsAsDefaults(address), warehouseId: id }] : []))
  if (gone.length) await ctx.db.deleteFrom('warehouseAddress').where('warehouseId', '=', sql<number>`any(${gone})`).execute()
  if (rows.length === 0) return
  const results = await upsertMany(ctx, warehouseAddress, 'warehouse', rows)
  if (results.some(({ success }) => !success))
    throw refused('WAREHOUSE_ADDRESS_CREATE_ERROR', 'The address was changed by another request')
  await linkAddresses(
    ctx,
    rows.map(({ warehouseId }) => warehouseId),
  )
}
