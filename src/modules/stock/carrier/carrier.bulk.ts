import type { CarrierUpdateInput } from '../../../contract/contract.gen.js'
import type { BulkItem, BulkResult, Directives } from '../../../core/bulk/bulk.js'
import { type Children, upsertWithChildren } from '../../../core/bulk/children.js'
import type { Written } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { lockWarehouses, replaceWarehouseLinks, warehousesNotFound } from './carrier.links.js'
import { carrier } from './carrier.resource.js'

/** Given warehouses replace those of the carrier; null removes all. */
const carrierChildren: Children<Written<Pick<CarrierUpdateInput, 'warehouseIds'>>> = {
  warehouseIds: {
    storedIn: { table: 'carrierWarehouse', owner: 'carrierId' },
    async write(ctx, carriers) {
      const links = carriers.flatMap(({ id, warehouseIds }) =>
        warehouseIds === undefined ? [] : [{ carrierId: id, warehouseIds: warehouseIds ?? [] }],
      )
      if (links.length) await replaceWarehouseLinks(ctx, links)
    },
  },
}

/** Adds or changes carriers by a lookup, with their warehouses; an item with an unknown warehouse fails alone. */
export async function upsertCarriers(
  ctx: Ctx,
  lookup: string,
  items: readonly (BulkItem & CarrierUpdateInput)[],
  directives: Directives,
): Promise<BulkResult[]> {
  const existing = await lockWarehouses(
    ctx,
    items.flatMap(({ warehouseIds }) => warehouseIds ?? []),
  )
  const carriers = items.map(({ warehouseIds, ...values }) => {
    const unknown = (warehouseIds ?? []).filter((id) => !existing.has(id))
    return unknown.length ? warehousesNotFound(unknown) : { values, warehouseIds }
  })
  return upsertWithChildren(ctx, carrier, lookup, carriers, carrierChildren, directives)
}
