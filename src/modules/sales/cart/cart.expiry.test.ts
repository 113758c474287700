import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addContact, addCustomer } from '../../../../test/people.js'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

const START = 'mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }'
const start = async (server: TestServer, input: object = {}): Promise<string> =>
  (await server.gql(START, { input })).cartStart.cartId
const carts = async (server: TestServer) =>
  (await server.db.selectFrom('cart').select('uuid').orderBy('id').execute()).map(({ uuid }) => uuid)

test('a cart of a visitor is deleted a month after its last change; carts of buyers and orders are kept', async () => {
  const server = await startTestServer()
  const { id: contactId } = await addContact(server, { email: 'ada@hull.test' })
  const { id: customerId } = await addCustomer(server, { email: 'bo@quay.test' })
  const [, used, ordered] = [await start(server), await start(server), await start(server)]
  const owned = [await start(server, { contactId }), await start(server, { customerId })]
  await sql`update cart set "orderId" = 1 where uuid = ${ordered}::uuid`.execute(server.db)

  server.travel('2026-12-10T12:00:00.000Z')
  await server.gql('mutation ($id: String!) { cartUpdate(id: $id, input: { reference: "PO 1" }) { cartId } }', { id: used })
  server.travel('2026-12-15T11:59:59.000Z')
  await server.outbox.work()
  const before = await carts(server)
  server.travel('2026-12-15T12:01:01.000Z')
  await server.outbox.work()

  expect(before).toHaveLength(5)
  expect(await carts(server)).toEqual([used, ordered, ...owned])
  expect(server.jobMetrics()).toMatchObject({ wharf_visitor_carts: 1, wharf_visitor_carts_deleted_total: 1 })
  expect((await server.gql('query ($id: String!) { cart(id: $id) { cartId } }', { id: used })).cart.cartId).toBe(used)
  expect(server.outbox.failures).toEqual([])
})

test('a cart that is deleted releases the stock that it holds', async () => {
  const server = await startTestServer()
  const { product } = await fill(server, {
    categories: { Top: null },
    products: [{ sku: 'P', names: { NL: 'Plank' }, categories: ['Top'] }],
  })
  await server.rest('PATCH /v2/channels/1', { reservesStock: true })
  await server.rest('POST /v2/inventory/bulk/sku/local', { inventory: [{ sku: 'P', quantity: 5 }] })
  const reference = await start(server)
  await server.rest('POST /v2/inventory/reservations', { reference, items: [{ productId: product.get('P'), quantity: 3 }] })
  const held = async () =>
    (await sql<{ n: number }>`select "heldQuantity" as n from "productStock"`.execute(server.db)).rows[0]?.n

  expect(await held()).toBe(3)
  server.travel('2026-12-16T12:00:00.000Z')
  await server.outbox.work()

  expect([await held(), await carts(server)]).toEqual([0, []])
  expect(await server.db.selectFrom('stockReservation').select('id').execute()).toEqual([])
})

test('a cart that is being changed is skipped, and nobody waits for it', async () => {
  const server = await startTestServer()
  const [busy] = [await start(server), await start(server)]
  server.travel('2026-12-16T12:00:00.000Z')

  await server.db.transaction().execute(async (inner) => {
    await inner.selectFrom('cart').select('id').where('uuid', '=', busy).forUpdate().execute()
    await server.outbox.work()
  })

  expect(await carts(server)).toEqual([busy])
  expect(server.outbox.failures).toEqual([])
})

/** Carts as a flood leaves them, each a second older than the one before. */
const addCarts = (server: TestServer, count: number, newest: string) =>
  sql`insert into cart (uuid, "channelId", "invoiceAddress", "deliveryAddress", amounts, "createdAt", "lastModifiedAt")
      select gen_random_uuid(), 1, '{}', '{}', '{}', t, t from generate_series(1, ${count}::int) i,
             lateral (select ${newest}::timestamptz - i * interval '1 second' as t) at`.execute(server.db)

test('thousands of expired carts are deleted in batches, as many in one run as it takes', async () => {
  const server = await startTestServer()
  await addCarts(server, 1700, '2026-10-01T00:00:00Z')
  server.statements.length = 0

  await server.outbox.work()

  expect(await carts(server)).toEqual([])
  expect(server.statements.filter((text) => text.includes('delete from cart'))).toHaveLength(4)
})

test('of too many carts, those that changed longest ago are deleted, but none that changed within a day', async () => {
  const server = await startTestServer({ visitorCarts: { max: 3 } })
  await addCarts(server, 4, '2026-11-14T11:00:00Z')
  await addCarts(server, 2, '2026-11-15T11:00:00Z')

  await server.outbox.work()
  const left = await server.db.selectFrom('cart').select('lastModifiedAt').orderBy('lastModifiedAt', 'desc').execute()
  await addCarts(server, 9, '2026-11-15T10:00:00Z')
  server.travel('2026-11-15T12:02:00.000Z')
  await server.outbox.work()

  expect(left.map(({ lastModifiedAt }) => lastModifiedAt.toJSON())).toEqual([
    '2026-11-15T10:59:59.000Z',
    '2026-11-15T10:59:58.000Z',
    '2026-11-14T10:59:59.000Z',
  ])
  expect(server.jobMetrics()).toMatchObject({ wharf_visitor_carts: 11, wharf_visitor_carts_deleted_total: 4 })
})

test('the carts of visitors are found by an index of their own', async () => {
  const server = await startTestServer()
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from cart where "contactId" is null and "customerId" is null and "companyId" is null and "orderId" is null
      and "lastModifiedAt" < '2026-01-01' order by "lastModifiedAt", id limit 500`.execute(server.db)

  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('cart_visitor_lastModifiedAt')
})
