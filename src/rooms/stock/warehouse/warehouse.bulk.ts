import { sql } from 'kysely'
import type { CreateWarehouseAddressInput, UpdateWarehouseInput } from '../../../contract/contract.gen.js'
import { DomainError, refused } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { warehouse, warehouseAddress } from '../../../resources/stock/warehouse.js'
import { nullsAsDefaults, showAddresses, withWeek } from './warehouse.service.js'

interface Asked {
  values: BulkItem
  /** Absent leaves the address alone, null takes it away. */
  address?: CreateWarehouseAddressInput | null
}

/** Adds or changes warehouses by a lookup, with the addresses that ride along: a few statements, however many items. */
export async function upsertWarehouses(
  ctx: Ctx,
  lookup: string,
  items: readonly BulkItem[],
  directives: Directives,
): Promise<BulkResult[]> {
  const checked = items.map(checkedItem)
  const sound = checked.filter((item): item is Asked => 'values' in item)
  const written = await upsertMany(
    ctx,
    warehouse,
    lookup,
    sound.map(({ values }) => values),
    directives,
  )
  await writeAddresses(ctx, sound, written, directives)
  const results = written.values()
  return checked.map((item) => ('values' in item ? (results.next().value as BulkResult) : item))
}

/** A week that contradicts itself fails its own item and no other. */
function checkedItem({ address, ...values }: BulkItem & Pick<Asked, 'address'> & UpdateWarehouseInput): Asked | BulkResult {
  try {
    return { values: withWeek(values) as BulkItem, ...(address !== undefined && { address }) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { success: false, error: error.message }
  }
}

async function writeAddresses(ctx: Ctx, asked: readonly Asked[], written: readonly BulkResult[], directives: Directives) {
  const kept = new Set(directives.skipIfNotEmpty?.includes('address') ? await withAddress(ctx, written) : [])
  const given = asked.flatMap(({ address }, i) => {
    const result = written[i]
    return address !== undefined && result?.success && !kept.has(result.id) ? [{ warehouseId: result.id, address }] : []
  })
  const gone = given.flatMap(({ warehouseId, address }) => (address === null ? [warehouseId] : []))
  const rows = given.flatMap(({ warehouseId, address }) => (address ? [{ ...nullsAsDefaults(address), warehouseId }] : []))
  if (gone.length) await ctx.db.deleteFrom('warehouseAddress').where('warehouseId', '=', sql<number>`any(${gone})`).execute()
  if (rows.length === 0) return
  const results = await upsertMany(ctx, warehouseAddress, 'warehouse', rows)
  if (results.some(({ success }) => !success))
    throw refused('WAREHOUSE_ADDRESS_CREATE_ERROR', 'The address was changed by another request')
  await showAddresses(
    ctx,
    rows.map(({ warehouseId }) => warehouseId),
  )
}

async function withAddress(ctx: Ctx, written: readonly BulkResult[]): Promise<number[]> {
  const ids = written.flatMap((result) => (result.success ? [result.id] : []))
  const query = ctx.db
    .selectFrom('warehouse')
    .select('id')
    .where('id', '=', sql<number>`any(${ids})`)
    .where('addressId', 'is not', null)
  return (await query.execute()).map(({ id }) => id)
}
