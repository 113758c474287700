import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OrderSearchArguments, OrderSortField } from '../../contract/contract.gen.js'
import { hasRole, type User } from '../../core/auth/access.js'
import type { Scope } from '../../core/context.js'
import { byCustomFields } from '../../core/store/custom-fields.js'
import { type Relation, relationById } from '../../core/store/relations.js'
import { dateRange, type Filter, ignored, numberRange, oneOf, type Resource, visibleToAll } from '../../core/store/resource.js'
import { hasSource, type Source, type SourceTable, sourcesOf } from '../../core/store/sources.js'
import { groupBy, rowsOf } from '../../core/store/store.js'
import type { OrderAddressRow, OrderItemRow, OrderRow } from '../../db/db.gen.js'
import { company, companySource } from '../accounts/company.js'
import { sourcesOfProduct } from '../catalog/product.js'
import { warehouse } from '../stock/warehouse.js'
import { matchesTerm } from './order-term.js'

/** The table of external references of orders. */
export const orderSource: SourceTable = { table: 'orderSource', owner: 'orderId', taken: 'ORDER_ALREADY_EXISTS_ERROR' }

const companyHasSource: Filter<'order', readonly { name: string; id: string }[]> = (eb, asked) =>
  asked.length === 0
    ? eb.val(true)
    : sql<SqlBool>`${eb.ref('companyId')} in (
        select known."companyId" from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as pair(name text, id text)
          join ${sql.table(companySource.table)} known on known.name = pair.name and known.id = pair.id)`

/** Returns the condition for the orders that a user without the role may read: their own and those of their companies, once they are public. */
function isOwnOrder(user: User | null): RawBuilder<SqlBool> {
  if (user?.kind !== 'contact' && user?.kind !== 'customer') return sql<SqlBool>`false`
  return sql<SqlBool>`"order".public and ("order"."userId" = ${user.id} or "order"."companyId" = any(${user.companyIds}::int4[]))`
}

/** Returns true if the caller may access every order. */
export const ordersAreOpen = ({ actor }: Scope, access: 'VIEWER' | 'EDITOR' | 'OWNER') => hasRole(actor.roles, 'order', access)

/** Returns the condition for children of orders: users without the role see those of the orders that they may read. */
export const ofOwnOrder = ({ actor }: Scope, orderId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${orderId} in (select "order".id from "order" where ${isOwnOrder(actor.user)})`

/** Selects the company on the invoice, by which COMPANY sorts. The derived table has no column `id`, so that `id` is that of the order. */
const invoiceCompany = (id: RawBuilder<unknown>) => sql`(
  select lower(a.name) from (select "orderId", company as name from "orderAddress" where type = 'invoice') a where a."orderId" = ${id})`

/** An order, a quote or a request for a quote. */
export const order: Resource<'order', OrderSearchArguments, OrderSortField> = {
  label: 'Order',
  table: 'order',
  customFields: 'ORDER',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  codes: { notFound: 'ORDER_NOT_FOUND', exists: 'ORDER_CREATE_ERROR', existsOnUpdate: 'ORDER_UPDATE_ERROR' },
  visible: (scope, access) => {
    if (ordersAreOpen(scope, access)) return null
    return access === 'VIEWER' ? () => isOwnOrder(scope.actor.user) : (eb) => eb.val(false)
  },
  filters: {
    customFields: byCustomFields,
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    userId: oneOf('userId'),
    status: oneOf('status'),
    type: oneOf('type'),
    term: matchesTerm,
    termFields: ignored,
    price: numberRange('totalGross'),
    companyIds: oneOf('companyId'),
    companySources: companyHasSource,
    originalOrderIds: oneOf('originalOrderId'),
    exportStatuses: oneOf('exportStatus'),
    exportedAt: dateRange('exportedAt'),
    sources: hasSource(orderSource),
    channelIds: oneOf('channelId'),
  },
  sort: {
    ID: 'id',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_AT: 'createdAt',
    STATUS: 'status',
    COMPANY: (column) => invoiceCompany(column('id')),
    TOTAL_GROSS: 'totalGross',
    VALID_UNTIL: 'validUntil',
  },
}

/** A line of an order. Lines are read through their order, so the visibility of the order applies. */
export const orderItem: Resource<'orderItem', object, never> = {
  label: 'OrderItem',
  table: 'orderItem',
  customFields: 'ORDER_ITEM',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  codes: { notFound: 'ORDER_ITEM_NOT_FOUND', exists: 'ORDER_ITEM_CREATE_ERROR', existsOnUpdate: 'ORDER_ITEM_UPDATE_ERROR' },
  visible: visibleToAll,
  filters: {},
  sort: {},
}

/** An address of an order; it has one of each type. It is read through its order. */
export const orderAddress: Resource<'orderAddress', object, never> = {
  label: 'OrderAddress',
  table: 'orderAddress',
  customFields: 'ADDRESS',
  key: 'id',
  lookups: { typeOfOrder: ['orderId', 'type'] },
  visible: visibleToAll,
  filters: {},
  sort: {},
}

/** An order that carries its children: one of a revision, or a deleted one. */
export type OrderWithChildren = OrderRow & {
  items?: readonly OrderItemRow[]
  orderAddresses?: readonly OrderAddressRow[]
  sources?: Source[]
}

const ofOrders =
  <T extends 'orderItem' | 'orderAddress', R extends { orderId: number }>(
    resource: Resource<T>,
    own: (order: OrderWithChildren) => readonly R[] | undefined,
  ): Relation<OrderWithChildren, readonly R[]> =>
  async (ctx, orders) => {
    const ids = orders.flatMap((one) => (own(one) ? [] : [one.id]))
    const rows = ids.length ? ((await rowsOf(ctx, resource, 'orderId' as never, ids)) as unknown as R[]) : []
    const byOrder = groupBy(rows, ({ orderId }) => orderId)
    return orders.map((one) => own(one) ?? byOrder.get(one.id) ?? [])
  }

/** Returns the lines of each order, by priority. */
export const itemsOfOrder: Relation<OrderWithChildren, readonly OrderItemRow[]> = async (ctx, orders) => {
  const lists = await ofOrders<'orderItem', OrderItemRow>(orderItem, ({ items }) => items)(ctx, orders)
  return lists.map((list) => [...list].sort((a, b) => a.priority - b.priority))
}

/** Returns the addresses of each order. */
export const addressesOfOrder = ofOrders<'orderAddress', OrderAddressRow>(orderAddress, ({ orderAddresses }) => orderAddresses)

export const sourcesOfOrder: Relation<OrderWithChildren, Source[]> = sourcesOf(orderSource)

export const companyOfOrder = relationById(company, ({ companyId }: OrderRow) => companyId)
export const pickUpLocationOfOrder = relationById(
  warehouse,
  ({ pickUpLocationId }: Pick<OrderRow, 'pickUpLocationId'>) => pickUpLocationId,
)

/** Returns the external keys of each line's product. */
export const sourcesOfOrderItem: Relation<OrderItemRow, Source[]> = async (ctx, items) => [
  ...(await sourcesOfProduct(
    ctx,
    items.map(({ productId }) => ({ id: productId ?? 0 })),
  )),
]
