import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'
import { toRefusal } from '../../../../test/warehouses.js'

const RESERVE = 'POST /v2/inventory/reservations'

/** A product of which there are five, and one of which there are two. The channel reserves stock by default. */
async function stockedHouse(reservesStock = true) {
  const server = await startTestServer()
  const { data } = (await server.rest('POST /v2/products/bulk/sku', { products: [{ sku: 'A' }, { sku: 'B' }] })).body
  await server.rest('POST /v2/inventory/bulk/sku/local', {
    inventory: [
      { sku: 'A', quantity: 5 },
      { sku: 'B', quantity: 2 },
    ],
  })
  if (reservesStock) await server.rest('PATCH /v2/channels/1', { reservesStock: true, reservationMinutes: 10 })
  return { ...server, a: data[0].id as number, b: data[1].id as number }
}
const available = async ({ rest }: TestServer, sku: string) =>
  (await rest(`GET /v2/products/sku/${sku}/inventory`)).body.availableQuantity as number

test('a channel that does not ask for it holds nothing', async () => {
  const server = await stockedHouse(false)

  const { status, body } = await server.rest(RESERVE, { reference: 'cart', items: [{ productId: server.a, quantity: 99 }] })

  expect({ status, body }).toEqual({ status: 201, body: { reference: 'cart', expiresAt: null, items: [] } })
  expect(await available(server, 'A')).toBe(5)
})

test('stock is held whole or not at all, and what is held cannot be held again', async () => {
  const server = await stockedHouse()
  const both = (quantity: number) => [server.a, server.b, server.a].map((productId) => ({ productId, quantity }))

  const held = await server.rest(RESERVE, { reference: 'one', items: both(1) })
  const refused = await server.rest(RESERVE, { reference: 'two', items: both(2) })

  expect(held).toMatchObject({
    status: 201,
    body: {
      items: [
        { productId: server.a, quantity: 2 },
        { productId: server.b, quantity: 1 },
      ],
    },
  })
  expect(held.body.expiresAt).toBe('2026-11-15T12:10:00.000Z')
  expect(toRefusal(refused)).toMatchObject({ status: 400, code: 10017 })
  expect(refused.body.error.messages).toEqual([`Too little stock of the products with the ids [${server.a}], [${server.b}]`])
  expect([await available(server, 'A'), await available(server, 'B')]).toEqual([3, 1])
})

test('a quantity too large to count is too little stock, like any other missing stock', async () => {
  const server = await stockedHouse()
  const items = Array(3).fill({ productId: server.a, quantity: 1_000_000_000 })

  const { status, body } = await server.rest(RESERVE, { reference: 'cart', items })

  expect([status, body.error.messages]).toEqual([400, [`Too little stock of the products with the ids [${server.a}]`]])
  expect(await available(server, 'A')).toBe(5)
})

test('a reference that reserves again holds the new quantities, and gives all back when it is released', async () => {
  const server = await stockedHouse()
  await server.rest(RESERVE, { reference: 'cart', items: [{ productId: server.a, quantity: 4 }] })

  await server.rest(RESERVE, { reference: 'cart', items: [{ productId: server.a, quantity: 5 }] })
  expect(await available(server, 'A')).toBe(0)
  const released = await server.rest('DELETE /v2/inventory/reservations/cart')

  expect(released.body).toEqual({ reference: 'cart', expiresAt: null, items: [{ productId: server.a, quantity: 5 }] })
  expect(await available(server, 'A')).toBe(5)
  expect(toRefusal(await server.rest('DELETE /v2/inventory/reservations/cart'))).toMatchObject({ status: 404, code: 10008 })
})

test('unordered reservations expire, and the stock is then free for others', async () => {
  const server = await stockedHouse()
  await server.rest(RESERVE, { reference: 'slow', items: [{ productId: server.a, quantity: 5 }] })
  server.travel('2026-11-15T12:09:59.000Z')
  expect(await available(server, 'A')).toBe(0)

  server.travel('2026-11-15T12:10:00.000Z')

  expect(await available(server, 'A')).toBe(5)
  expect((await server.rest(RESERVE, { reference: 'quick', items: [{ productId: server.a, quantity: 5 }] })).status).toBe(201)
})

test('two hundred checkouts at once on a stock of fifty hold exactly fifty', async () => {
  const server = await stockedHouse()
  await server.rest('POST /v2/inventory/bulk/sku/local', { inventory: [{ sku: 'A', quantity: 50 }] })

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      server.rest(RESERVE, { reference: `c${i}`, items: [{ productId: server.a, quantity: 1 }] }),
    ),
  )

  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(201), count(400)]).toEqual([50, 150])
  expect(await available(server, 'A')).toBe(0)
  const { held } = await server.db
    .selectFrom('stockReservation')
    .select(({ fn }) => fn.sum<string>('quantity').as('held'))
    .executeTakeFirstOrThrow()
  expect(Number(held)).toBe(50)
})
