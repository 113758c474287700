/** Shipments of orders. No more of a line can be sent than was ordered: the order is locked while that is checked. */
import { sql } from 'kysely'
import type {
  ShipmentCreateInput,
  ShipmentItemCreateInput,
  ShipmentItemUpdateInput,
  ShipmentStatus,
  ShipmentUpdateInput,
} from '../../../contract/contract.gen.js'
import { invalidField, notFound, refused } from '../../../core/base/errors.js'
import { sourcesChild } from '../../../core/bulk/children.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, get, type Key, missing, update } from '../../../core/store/store.js'
import type { OrderItemRow, ShipmentItemRow, ShipmentRow } from '../../../db/db.gen.js'
import { order, orderItem } from '../../../resources/sales/order.js'
import {
  itemsOfShipment,
  type ShipmentWithChildren,
  shipment,
  shipmentItem,
  shipmentSource,
  sourcesOfShipment,
  trackAndTrace,
  trackAndTracesOfShipment,
} from '../../../resources/sales/shipment.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { carrier } from '../../stock/carrier/carrier.resource.js'

type ShipmentKey = Key<'shipment'>
type ItemInput = Pick<ShipmentItemCreateInput, 'orderItemId' | 'quantity' | 'name' | 'sku'>

const sources = sourcesChild(shipmentSource, 'keepAll')

/** Adds a shipment with its goods and codes: all or nothing. */
export const createShipment = (ctx: Ctx, input: ShipmentCreateInput): Promise<ShipmentRow> =>
  inTransaction(ctx, async (inner) => {
    const { items, trackAndTraces, sources: given, status, ...values } = input
    await lockOrder(inner, input.orderId)
    const added = await create(inner, shipment, { ...values, status: status ?? 'CREATED' })
    for (const item of items ?? []) await addItem(inner, added, item)
    for (const { carrierId, code } of trackAndTraces ?? []) {
      if (carrierId != null) await requireRows(inner, carrier, 'id', [carrierId])
      await create(inner, trackAndTrace, { carrierId, code, shipmentId: added.uuid })
    }
    if (given?.length) await sources.write(inner, [{ id: added.id, sources: given }], {})
    return added
  })

/** The final statuses of a shipment. */
const FINAL: readonly (ShipmentStatus | null)[] = ['DELIVERED', 'CANCELED']

/** Changes a shipment. In a final status it keeps that status, and with goods it keeps its order. */
export const updateShipment = (ctx: Ctx, key: ShipmentKey, input: ShipmentUpdateInput): Promise<ShipmentRow> =>
  changing(ctx, shipment, key, { access: 'EDITOR' }, async (inner, found) => {
    refuseNulls(input, 'sources')
    const { sources: given, ...values } = input
    if (values.status !== undefined && values.status !== found.status && FINAL.includes(found.status))
      throw refused('SHIPMENT_UPDATE_ERROR', `A shipment that is ${found.status} keeps its status`)
    if (values.orderId != null && values.orderId !== found.orderId) await moveToOrder(inner, found, values.orderId)
    const changed = await update(inner, shipment, { id: found.id }, values)
    if (given?.length) await sources.write(inner, [{ id: found.id, sources: given }], {})
    return changed
  })

async function moveToOrder(ctx: Ctx, found: ShipmentRow, orderId: number): Promise<void> {
  const [items = []] = await itemsOfShipment(ctx, [found])
  if (items.length) throw refused('SHIPMENT_UPDATE_ERROR', 'A shipment with goods cannot move to another order')
  await lockOrder(ctx, orderId)
}

/** Deletes a shipment and returns it. */
export const removeShipment = (ctx: Ctx, key: ShipmentKey): Promise<ShipmentWithChildren> =>
  changing(ctx, shipment, key, { access: 'EDITOR' }, async (inner, found) => {
    const [items = []] = await itemsOfShipment(inner, [found])
    const [trackAndTraces = []] = await trackAndTracesOfShipment(inner, [found])
    const [known = []] = await sourcesOfShipment(inner, [found])
    await sql`delete from shipment where id = ${found.id}`.execute(inner.db)
    return { ...found, items, trackAndTraces, sources: known }
  })

/** Adds goods to a shipment. */
export const createShipmentItem = (ctx: Ctx, { shipmentId, ...item }: ShipmentItemCreateInput): Promise<ShipmentItemRow> =>
  inTransaction(ctx, async (inner) => {
    const { orderId } = await get(inner, shipment, { uuid: shipmentId }, 'EDITOR')
    await lockOrder(inner, orderId)
    return addItem(inner, { uuid: shipmentId, orderId }, item)
  })

/** Changes goods in a shipment; they may move to another shipment of the same order. */
export const updateShipmentItem = (ctx: Ctx, id: string, input: ShipmentItemUpdateInput): Promise<ShipmentItemRow> =>
  inTransaction(ctx, async (inner) => {
    // Required: without them, the line could be sent twice.
    for (const name of ['orderItemId', 'quantity'] as const)
      if (input[name] === null) throw invalidField(name, 'must not be null')
    const found = await get(inner, shipmentItem, { uuid: id }, 'EDITOR')
    const { orderId } = await get(inner, shipment, { uuid: found.shipmentId }, 'EDITOR')
    await lockOrder(inner, orderId)
    if (input.shipmentId != null) await requireSameOrder(inner, input.shipmentId, orderId)
    const orderItemId = input.orderItemId ?? found.orderItemId
    const quantity = input.quantity ?? found.quantity
    if (orderItemId !== null && quantity !== null) {
      const line = await getLine(inner, orderId, orderItemId)
      await refuseExcess(inner, line, quantity, found.id)
    }
    return update(inner, shipmentItem, { id: found.id }, input)
  })

/** Removes goods from a shipment and returns them. */
export const removeShipmentItem = (ctx: Ctx, id: string): Promise<ShipmentItemRow> =>
  changing(ctx, shipmentItem, { uuid: id }, { access: 'EDITOR' }, async (inner, found) => {
    await sql`delete from "shipmentItem" where id = ${found.id}`.execute(inner.db)
    return found
  })

/** Locks the order, so that shipments of one order are written one after the other. */
async function lockOrder(ctx: Ctx, orderId: number): Promise<void> {
  const { rows } = await sql`select id from "order" where id = ${orderId} for no key update`.execute(ctx.db)
  if (rows.length === 0) missing(order, { id: orderId })
}

async function requireSameOrder(ctx: Ctx, shipmentId: string, orderId: number): Promise<void> {
  const target = await get(ctx, shipment, { uuid: shipmentId }, 'EDITOR')
  if (target.orderId !== orderId) throw invalidField('shipmentId', 'refers to a shipment of another order')
}

async function addItem(
  ctx: Ctx,
  { uuid, orderId }: Pick<ShipmentRow, 'uuid' | 'orderId'>,
  item: ItemInput,
): Promise<ShipmentItemRow> {
  const line = await getLine(ctx, orderId, item.orderItemId)
  const quantity = item.quantity ?? (await unsentOf(ctx, line))
  await refuseExcess(ctx, line, quantity)
  return create(ctx, shipmentItem, {
    shipmentId: uuid,
    orderItemId: line.id,
    quantity,
    name: item.name ?? line.name,
    sku: item.sku ?? line.sku,
  })
}

async function getLine(ctx: Ctx, orderId: number, id: number): Promise<OrderItemRow> {
  const line = await get(ctx, orderItem, { id })
  if (line.orderId !== orderId) throw notFound('OrderItem', 'ORDER_ITEM_NOT_FOUND', { id, orderId })
  return line
}

/** Returns the quantity of a line that is not in a shipment yet; the item `except` does not count. */
async function unsentOf(ctx: Ctx, { id, quantity }: OrderItemRow, except = 0): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select coalesce(sum(i.quantity), 0)::int as sent from "shipmentItem" i
      join shipment s on s.uuid = i."shipmentId" and s.status is distinct from 'CANCELED'
     where i."orderItemId" = ${id} and i.id <> ${except}`.execute(ctx.db)
  return quantity - (rows[0]?.sent ?? 0)
}

async function refuseExcess(ctx: Ctx, line: OrderItemRow, quantity: number, except?: number): Promise<void> {
  const unsent = await unsentOf(ctx, line, except)
  if (quantity > unsent || quantity < 1)
    throw invalidField(
      'quantity',
      `must be from 1 to ${Math.max(unsent, 0)}: nothing more of the line [${line.id}] is left to send`,
    )
}
