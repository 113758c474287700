/** Requests to the endpoints of carts, orders and stock that accept or return deprecated REST items, and the records that they need. */
import { sql } from 'kysely'
import { orderInput } from '../orders.js'
import type { TestServer } from '../test-server.js'
import { depot } from '../warehouses.js'

/** The number of the only customer. */
const CUSTOMER = 2
/** The first order status and the first set that do not come with the shop. */
const STATUS = 8
const SET = 3

const at = (line: string, body?: Record<string, unknown>) => (body ? { line, body } : { line })

/** An order, a cart to change and one to order, stock of product A, and an order status and a set. */
export const salesSamples: Record<string, { line: string; body?: Record<string, unknown> }> = {
  'GET /v2/orders': at('GET /v2/orders'),
  'POST /v2/orders': at('POST /v2/orders', orderInput(CUSTOMER)),
  'POST /v2/orders/search': at('POST /v2/orders/search', {}),
  'GET /v2/orders/id/{id}': at('GET /v2/orders/id/1'),
  'PATCH /v2/orders/id/{id}': at('PATCH /v2/orders/id/1', { reference: 'x' }),
  'GET /v2/carts': at('GET /v2/carts'),
  'POST /v2/carts': at('POST /v2/carts', { language: 'EN' }),
  'POST /v2/carts/search': at('POST /v2/carts/search', {}),
  'GET /v2/carts/{id}': at('GET /v2/carts/1'),
  'PATCH /v2/carts/{id}': at('PATCH /v2/carts/1', { notes: 'x' }),
  'DELETE /v2/carts/{id}': at('DELETE /v2/carts/1'),
  'POST /v2/carts/{id}/items': at('POST /v2/carts/1/items', { items: [{ productId: 2, quantity: 3 }] }),
  'POST /v2/carts/{id}/process': at('POST /v2/carts/2/process', { orderStatus: 'NEW' }),
  'GET /v2/orderstatuses': at('GET /v2/orderstatuses'),
  'POST /v2/orderstatuses': at('POST /v2/orderstatuses', { name: 'Ready', code: 'READY' }),
  'POST /v2/orderstatuses/search': at('POST /v2/orderstatuses/search', {}),
  'GET /v2/orderstatuses/{id}': at(`GET /v2/orderstatuses/${STATUS}`),
  'PATCH /v2/orderstatuses/{id}': at(`PATCH /v2/orderstatuses/${STATUS}`, { name: 'Boxed' }),
  'DELETE /v2/orderstatuses/{id}': at(`DELETE /v2/orderstatuses/${STATUS}`),
  'GET /v2/orderstatussets': at('GET /v2/orderstatussets?expands=orderStatuses'),
  'POST /v2/orderstatussets': at('POST /v2/orderstatussets', { name: 'New', orderStatusIds: [STATUS] }),
  'POST /v2/orderstatussets/search': at('POST /v2/orderstatussets/search?expands=orderStatuses', {}),
  'GET /v2/orderstatussets/{id}': at(`GET /v2/orderstatussets/${SET}`),
  'PATCH /v2/orderstatussets/{id}': at(`PATCH /v2/orderstatussets/${SET}`, { description: 'x' }),
  'DELETE /v2/orderstatussets/{id}': at(`DELETE /v2/orderstatussets/${SET}`),
  'GET /v2/inventory': at('GET /v2/inventory'),
  'POST /v2/inventory': at('POST /v2/inventory', { type: 'local', productId: 3, quantity: 5 }),
  'POST /v2/inventory/search': at('POST /v2/inventory/search', {}),
  'GET /v2/inventory/id/{id}': at('GET /v2/inventory/id/1'),
  'PATCH /v2/inventory/id/{id}': at('PATCH /v2/inventory/id/1', { quantity: 7 }),
  'DELETE /v2/inventory/id/{id}': at('DELETE /v2/inventory/id/1'),
  'GET /v2/products/{lookupKey}/{key}/inventory': at('GET /v2/products/sourceId/A/inventory'),
  'GET /v2/products/{lookupKey}/{key}/inventory/warehouses/{warehouseId}': at(
    'GET /v2/products/sourceId/A/inventory/warehouses/1',
  ),
}

/** The values that are sent under the old names. */
export const oldSalesValues: Record<string, unknown> = {
  'OrderCreateInput.shopId': 1,
  externalId: 'E-1',
  userId: CUSTOMER,
  isExportable: true,
  isConfirmable: true,
  isArchivable: true,
}

const externalSource = { name: 'sources', value: [{ source: 'externalId', sourceId: 'E-1' }] }

/** The properties that do the same as old ones with another name and another value. */
export const salesTwins: Record<string, { name: string; value: unknown }> = {
  'OrderCreateInput.externalId': externalSource,
  'OrderUpdateDTO.externalId': externalSource,
  'CartStartInput.userId': { name: 'customerId', value: CUSTOMER },
}

/** Creates the records, without any deprecated item. */
export async function createSales({ rest }: TestServer) {
  await rest('POST /v2/orders', orderInput(CUSTOMER))
  for (const id of [1, 2]) {
    await rest('POST /v2/carts', { customerId: CUSTOMER })
    await rest(`POST /v2/carts/${id}/items`, { items: [{ productId: 2, quantity: 1 }] })
  }
  await rest('POST /v2/orderstatuses', { name: 'Packed', code: 'PACKED' })
  await rest('POST /v2/orderstatussets', { name: 'Own', orderStatusIds: [1] })
  await rest('POST /v2/warehouses', depot('Main'))
  await rest('POST /v2/inventory', { type: 'local', productId: 2, quantity: 1, warehouseId: 1 })
}

/** Resets the sequences to the records that there are. */
export async function resetSalesSequences({ db }: TestServer) {
  for (const table of ['order', 'orderItem', 'orderAddress', 'orderRevision', 'cart', 'cartItem', 'orderStatus'])
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), coalesce((select max(id) from ${sql.table(table)}), 1))`.execute(
      db,
    )
}

export const readSalesRows = async ({ tenants: { control: db } }: TestServer) => ({
  orders: await db.selectFrom('order').selectAll().orderBy('id').execute(),
  orderSources: await db.selectFrom('orderSource').selectAll().orderBy('orderId').execute(),
  orderItems: await db.selectFrom('orderItem').selectAll().orderBy('id').execute(),
  carts: await db.selectFrom('cart').selectAll().orderBy('id').execute(),
  orderStatuses: await db.selectFrom('orderStatus').selectAll().orderBy('id').execute(),
  orderStatusSets: await db.selectFrom('orderStatusSet').selectAll().orderBy('id').execute(),
  inventory: await db.selectFrom('inventory').selectAll().orderBy('id').execute(),
})
