/** Links between carriers and the warehouses where they collect, written for many carriers at once. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { keepRows } from '../../../core/store/changing.js'
import { warehouse } from '../../../resources/stock/warehouse.js'

export const warehousesNotFound = (ids: readonly number[]) => `Warehouses with ids [${[...new Set(ids)].join(', ')}] not found`

/** Locks these warehouses and returns those that exist. */
export const lockWarehouses = (ctx: Ctx, ids: readonly number[]): Promise<Set<number>> => keepRows(ctx, warehouse, ids)

interface CarrierWarehouses {
  carrierId: number
  warehouseIds: readonly number[]
}

/** Replaces the warehouses of each carrier, with one statement. */
export async function replaceWarehouseLinks(ctx: Ctx, links: readonly CarrierWarehouses[]) {
  const carriers = links.map(({ carrierId }) => carrierId)
  const pairs = links.flatMap(({ carrierId, warehouseIds }) => warehouseIds.map((warehouseId) => ({ carrierId, warehouseId })))
  await sql`
    with asked as (
      select distinct "carrierId", "warehouseId"
        from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair("carrierId" int, "warehouseId" int)
    ), gone as (
      delete from "carrierWarehouse" link where link."carrierId" = any(${carriers}) and not exists
        (select 1 from asked where asked."carrierId" = link."carrierId" and asked."warehouseId" = link."warehouseId")
    )
    insert into "carrierWarehouse" ("carrierId", "warehouseId")
    select "carrierId", "warehouseId" from asked order by "carrierId", "warehouseId"
    on conflict do nothing`.execute(ctx.db)
}
