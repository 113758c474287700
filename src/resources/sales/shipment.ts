import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type {
  NumberSearchInput,
  ShipmentItemSearchInput,
  ShipmentItemSortField,
  ShipmentSearchInput,
  ShipmentSortField,
  TrackAndTraceSearchInput,
  TrackAndTraceSortField,
} from '../../contract/contract.gen.js'
import type { RequiredAccess } from '../../core/auth/access.js'
import type { Scope } from '../../core/context.js'
import { byCustomFields } from '../../core/store/custom-fields.js'
import { type Relation, relationById } from '../../core/store/relations.js'
import { dateRange, type Filter, oneOf, type Resource } from '../../core/store/resource.js'
import { type Source, type SourceTable, sourcesOf } from '../../core/store/sources.js'
import { groupBy, rowsOf } from '../../core/store/store.js'
import type { OrderRow, ShipmentItemRow, ShipmentRow, TrackAndTraceRow } from '../../db/db.gen.js'
import { ofOwnOrder, orderItem, ordersAreOpen } from './order.js'

/** The table of external references of shipments. */
export const shipmentSource: SourceTable = { table: 'shipmentSource', owner: 'shipmentId', taken: 'SHIPMENT_CREATE_ERROR' }

/** Limits buyers to the shipments of their own orders; `condition` selects those rows. */
const visibleWithOrder = (condition: (scope: Scope) => RawBuilder<SqlBool>) => (scope: Scope, access: RequiredAccess) => {
  if (ordersAreOpen(scope, access)) return null
  return access === 'VIEWER' ? () => condition(scope) : () => sql<SqlBool>`false`
}

const ofOwnShipment = (scope: Scope) =>
  sql<SqlBool>`"shipmentId" in (select s.uuid from shipment s where ${ofOwnOrder(scope, sql`s."orderId"`)})`

/** Goods of an order that are sent together. */
export const shipment: Resource<'shipment', ShipmentSearchInput, ShipmentSortField> = {
  label: 'Shipment',
  table: 'shipment',
  customFields: 'SHIPMENT',
  key: 'uuid',
  lookups: {},
  visible: visibleWithOrder((scope) => ofOwnOrder(scope, sql`"orderId"`)),
  filters: {
    customFields: byCustomFields,
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    expectedDeliveryAt: dateRange('expectedDeliveryAt'),
    ids: oneOf('uuid'),
    orderIds: oneOf('orderId'),
    statuses: oneOf('status'),
  },
  sort: {
    ID: 'id',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_AT: 'createdAt',
    EXPECTED_DELIVERY_AT: 'expectedDeliveryAt',
    STATUS: 'status',
    ORDER_ID: 'orderId',
  },
}

const quantityRange: Filter<'shipmentItem', NumberSearchInput> = (eb, { greaterThan, lessThan, equal }) =>
  eb.and([
    ...(greaterThan == null ? [] : [eb('quantity', '>=', greaterThan)]),
    ...(lessThan == null ? [] : [eb('quantity', '<=', lessThan)]),
    ...(equal == null ? [] : [eb('quantity', '=', equal)]),
  ])

/** Goods of one line of an order in a shipment. */
export const shipmentItem: Resource<'shipmentItem', ShipmentItemSearchInput, ShipmentItemSortField> = {
  label: 'ShipmentItem',
  table: 'shipmentItem',
  key: 'uuid',
  lookups: {},
  visible: visibleWithOrder(ofOwnShipment),
  filters: {
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    ids: oneOf('uuid'),
    shipmentIds: oneOf('shipmentId'),
    orderItemIds: oneOf('orderItemId'),
    names: oneOf('name'),
    skus: oneOf('sku'),
    quantity: quantityRange,
  },
  sort: {
    ID: 'id',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_AT: 'createdAt',
    SHIPMENT_ID: 'shipmentId',
    ORDER_ITEM_ID: 'orderItemId',
    SKU: 'sku',
    QUANTITY: 'quantity',
    NAME: 'name',
  },
}

/** The code by which a carrier tracks a shipment. Carriers are public; shipments are not. */
export const trackAndTrace: Resource<'trackAndTrace', TrackAndTraceSearchInput, TrackAndTraceSortField> = {
  label: 'TrackAndTrace',
  table: 'trackAndTrace',
  key: 'uuid',
  lookups: {},
  visible: visibleWithOrder(ofOwnShipment),
  filters: {
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    ids: oneOf('uuid'),
    shipmentIds: oneOf('shipmentId'),
    codes: oneOf('code'),
    carrierIds: oneOf('carrierId'),
  },
  sort: {
    ID: 'id',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_AT: 'createdAt',
    SHIPMENT_ID: 'shipmentId',
    CARRIER_ID: 'carrierId',
    CODE: 'code',
  },
}

/** A deleted shipment with its children, which can no longer be read from the database. */
export type ShipmentWithChildren = ShipmentRow & {
  items?: readonly ShipmentItemRow[]
  trackAndTraces?: readonly TrackAndTraceRow[]
  sources?: Source[]
}

const ofShipments =
  <T extends 'shipmentItem' | 'trackAndTrace', R extends { shipmentId: string }>(
    resource: Resource<T>,
    own: (shipment: ShipmentWithChildren) => readonly R[] | undefined,
  ): Relation<ShipmentWithChildren, readonly R[]> =>
  async (ctx, shipments) => {
    const uuids = shipments.flatMap((one) => (own(one) ? [] : [one.uuid]))
    const rows = uuids.length ? ((await rowsOf(ctx, resource, 'shipmentId' as never, uuids)) as unknown as R[]) : []
    const byShipment = groupBy(rows, ({ shipmentId }) => shipmentId)
    return shipments.map((one) => own(one) ?? byShipment.get(one.uuid) ?? [])
  }

export const itemsOfShipment = ofShipments<'shipmentItem', ShipmentItemRow>(
  shipmentItem as Resource<'shipmentItem'>,
  ({ items }) => items,
)
export const trackAndTracesOfShipment = ofShipments<'trackAndTrace', TrackAndTraceRow>(
  trackAndTrace as Resource<'trackAndTrace'>,
  ({ trackAndTraces }) => trackAndTraces,
)
export const sourcesOfShipment: Relation<ShipmentWithChildren, Source[]> = sourcesOf(shipmentSource)

/** Returns the shipments of each order. */
export const shipmentsOfOrder: Relation<OrderRow, readonly ShipmentRow[]> = async (ctx, orders) => {
  const rows = await rowsOf(
    ctx,
    shipment,
    'orderId',
    orders.map(({ id }) => id),
  )
  const byOrder = groupBy(rows, ({ orderId }) => orderId)
  return orders.map(({ id }) => byOrder.get(id) ?? [])
}

export const orderItemOfShipmentItem = relationById(orderItem, ({ orderItemId }: ShipmentItemRow) => orderItemId)
