import { sql } from 'kysely'
import { type Relation, relationById } from '../../../core/store/relations.js'
import { columnNames } from '../../../core/store/row.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { CarrierRow, TrackAndTraceRow, WarehouseRow } from '../../../db/db.gen.js'
import { trackAndTrace } from '../../../resources/sales/shipment.js'
import { carrier } from './carrier.resource.js'

/** A deleted carrier with its warehouses, whose links can no longer be read. */
export type DeletedCarrier = CarrierRow & { warehouses?: WarehouseRow[] }

/** Returns the warehouses where each carrier collects. */
export const warehousesOfCarrier: Relation<DeletedCarrier, WarehouseRow[]> = async (ctx, carriers) => {
  const ids = carriers.flatMap(({ id, warehouses }) => (warehouses ? [] : [id]))
  if (ids.length === 0) return carriers.map(({ warehouses = [] }) => warehouses)
  const columns = sql.join(columnNames('warehouse').map((column) => sql.ref(`warehouse.${column}`)))
  const { rows } = await sql<WarehouseRow & { carrierId: number }>`
    select link."carrierId", ${columns}
      from "carrierWarehouse" link join warehouse on warehouse.id = link."warehouseId"
     where link."carrierId" = any(${ids}) order by warehouse.id`.execute(ctx.db)
  const byCarrier = groupBy(rows, ({ carrierId }) => carrierId)
  return carriers.map(({ id, warehouses }) => warehouses ?? byCarrier.get(id) ?? [])
}

/** Returns the track and trace codes of each carrier. */
export const trackAndTracesOfCarrier: Relation<CarrierRow, TrackAndTraceRow[]> = async (ctx, carriers) => {
  const rows = await rowsOf(
    ctx,
    trackAndTrace,
    'carrierId',
    carriers.map(({ id }) => id),
  )
  const byCarrier = groupBy(rows, ({ carrierId }) => carrierId)
  return carriers.map(({ id }) => byCarrier.get(id) ?? [])
}

/** Returns the carrier of each track and trace, or null. */
export const carrierOfTrackAndTrace = relationById(carrier, ({ carrierId }: TrackAndTraceRow) => carrierId)
