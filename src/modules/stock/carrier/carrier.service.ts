import { sql } from 'kysely'
import type { CarrierCreateInput, CarrierUpdateInput } from '../../../contract/contract.gen.js'
import { refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { create, find, type Key, remove, update } from '../../../core/store/store.js'
import type { CarrierRow } from '../../../db/db.gen.js'
import { warehouse } from '../../../resources/stock/warehouse.js'
import { lockWarehouses, replaceWarehouseLinks, warehousesNotFound } from './carrier.links.js'
import { type DeletedCarrier, warehousesOfCarrier } from './carrier.relations.js'
import { carrier } from './carrier.resource.js'

type CarrierKey = Key<'carrier'>
type WarehouseKey = Key<'warehouse'>

/** Adds a carrier with its warehouses: both or nothing. */
export const createCarrier = (ctx: Ctx, { warehouseIds, ...input }: CarrierCreateInput): Promise<CarrierRow> =>
  inTransaction(ctx, async (inner) => {
    const added = await create(inner, carrier, input)
    if (warehouseIds?.length) await replaceWarehouses(inner, added.id, warehouseIds, 'CARRIER_CREATE_ERROR')
    return added
  })

/** Changes a carrier; given warehouses replace the current ones. */
export const updateCarrier = (ctx: Ctx, key: CarrierKey, { warehouseIds, ...input }: CarrierUpdateInput): Promise<CarrierRow> =>
  inTransaction(ctx, async (inner) => {
    const changed = await update(inner, carrier, key, input)
    if (warehouseIds !== undefined) await replaceWarehouses(inner, changed.id, warehouseIds ?? [], 'CARRIER_UPDATE_ERROR')
    return changed
  })

/** Deletes a carrier and returns it with its warehouses. */
export const removeCarrier = (ctx: Ctx, key: CarrierKey): Promise<DeletedCarrier> =>
  changing(ctx, carrier, key, { access: 'OWNER' }, async (inner, found) => {
    const [warehouses = []] = await warehousesOfCarrier(inner, [found])
    return { ...(await remove(inner, carrier, key)), warehouses }
  })

/** Assigns a warehouse to a carrier; repeating it has no effect. */
export const assignWarehouse = (ctx: Ctx, key: CarrierKey, warehouseKey: WarehouseKey): Promise<CarrierRow> =>
  changing(ctx, carrier, key, { access: 'EDITOR', touch: true }, async (inner, changed) => {
    const found = await find(inner, warehouse, warehouseKey)
    if (!found) throw refused('CARRIER_ASSIGN_WAREHOUSE_ERROR', `Warehouse with ${keyText(warehouseKey)} not found`)
    await sql`insert into "carrierWarehouse" ("carrierId", "warehouseId")
              select ${changed.id}, id from warehouse where id = ${found.id} for key share
              on conflict do nothing`.execute(inner.db)
    return changed
  })

/** Removes a warehouse from a carrier. */
export const unassignWarehouse = (ctx: Ctx, key: CarrierKey, warehouseKey: WarehouseKey): Promise<CarrierRow> =>
  changing(ctx, carrier, key, { access: 'EDITOR', touch: true }, async (inner, changed) => {
    const found = await find(inner, warehouse, warehouseKey)
    const gone = await inner.db
      .deleteFrom('carrierWarehouse')
      .where('carrierId', '=', changed.id)
      .where('warehouseId', '=', found?.id ?? 0)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n)
      throw refused('CARRIER_UNASSIGN_WAREHOUSE_ERROR', `Warehouse with ${keyText(warehouseKey)} is not assigned to this carrier`)
    return changed
  })

const keyText = (key: WarehouseKey) => `id [${key.uuid ?? key.id}]`

async function replaceWarehouses(ctx: Ctx, carrierId: number, warehouseIds: readonly number[], code: string) {
  const known = await lockWarehouses(ctx, warehouseIds)
  const unknown = warehouseIds.filter((id) => !known.has(id))
  if (unknown.length) throw refused(code, warehousesNotFound(unknown))
  await replaceWarehouseLinks(ctx, [{ carrierId, warehouseIds }])
}
