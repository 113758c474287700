/** Clocks that jump, nights in which an hour comes twice or never, and years that 32 bits cannot count. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../catalogue.js'
import { addBuyer, addOrder, orderInput } from '../orders.js'
import { addPrice, addTax } from '../price-fixtures.js'
import { startTestServer, type TestServer } from '../test-server.js'

let server: TestServer
const zone = process.env.TZ
beforeAll(async () => {
  // The machine of the server lives in Amsterdam.
  process.env.TZ = 'Europe/Amsterdam'
  server = await startTestServer({ closes: false })
  await addTax(server, 'NL', 'H', 21)
})
afterAll(async () => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
  await server.close()
  expect(server.logged).toEqual([])
})

const priceOf = async (productId: number) => {
  const { product } = await server.gql('query ($id: Int!) { product(productId: $id) { price { gross } } }', { id: productId })
  return product.price.gross
}

test('the machine has the time of Amsterdam, whose clock shows 02:30 twice on 25 October 2026', () => {
  const hours = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((instant) => new Date(instant).getHours())

  expect(hours).toEqual([2, 2])
})

test('in the night in which an hour comes twice, a price holds for an hour and not for two', async () => {
  const { product } = await fill(server, { products: [{ sku: 'DST-1', names: { NL: 'Boor' } }] })
  const id = product.get('DST-1') as number
  const night = { value: 10, validFrom: '2026-10-25T02:00:00+02:00', validTo: '2026-10-25T02:59:59.999+02:00' }
  await addPrice(server, id, { list: 20, bulkPrices: [night] })
  const prices: number[] = []
  for (const instant of [
    '2026-10-24T23:59:59Z',
    '2026-10-25T00:00:00Z',
    '2026-10-25T00:59:59Z',
    '2026-10-25T01:00:00Z',
    '2026-10-25T01:59:59Z',
  ]) {
    server.travel(instant)
    prices.push(await priceOf(id))
  }

  expect(prices).toEqual([20, 10, 10, 20, 20])
})

test('in the night in which an hour is missing, a price that begins in it holds from the instant that it names', async () => {
  const { product } = await fill(server, { products: [{ sku: 'DST-2', names: { NL: 'Zaag' } }] })
  const id = product.get('DST-2') as number
  // 02:30 does not exist on 29 March 2026 in Amsterdam; with its offset it is an instant all the same.
  await addPrice(server, id, { list: 20, bulkPrices: [{ value: 10, validFrom: '2026-03-29T02:30:00+01:00' }] })
  const prices: number[] = []
  for (const instant of ['2026-03-29T00:59:59Z', '2026-03-29T01:29:59Z', '2026-03-29T01:30:00Z']) {
    server.travel(instant)
    prices.push(await priceOf(id))
  }

  expect(prices).toEqual([20, 20, 10])
})

/** Each token is used once: what a server knows of one it may remember for some seconds. */
test('a token is valid for half an hour by instants: when the clock jumps back it is, and ahead beyond that it is not', async () => {
  const read = async (instant: string) => {
    server.travel('2026-10-25T00:30:00Z')
    const token = await server.tokenFor({ pricing: 'VIEWER' })
    server.travel(instant)
    return (await server.rest('GET /v2/taxes', undefined, token)).status
  }

  expect([
    await read('2026-10-25T00:30:00Z'),
    await read('2026-10-24T23:30:00Z'),
    await read('2026-10-25T00:59:00Z'),
    await read('2026-10-25T01:01:00Z'),
  ]).toEqual([200, 200, 200, 401])
})

test('the token of a session is valid for an hour by instants, too', async () => {
  server.travel('2026-10-25T00:30:00Z')
  const { startSession } = await server.gql('mutation { startSession { session { accessToken } } }', {}, await server.bareKey())
  const isValid = async (instant: string) => {
    server.travel(instant)
    return (await server.services.tokens.read(startSession.session.accessToken)) !== null
  }

  expect([
    await isValid('2026-10-25T01:29:00Z'),
    await isValid('2026-10-25T01:31:00Z'),
    await isValid('2026-10-24T23:30:00Z'),
  ]).toEqual([true, false, true])
})

test('a response under an Idempotency-Key is replayed after the clock has jumped back', async () => {
  server.travel('2026-11-15T12:00:00Z')
  const userId = await addBuyer(server, 'Jumps')
  const order = () =>
    server.withHeaders({ 'idempotency-key': 'jump' }, () =>
      server.rest('POST /v2/orders', orderInput(userId, { reference: 'jump' })),
    )
  const first = await order()
  server.travel('2026-11-15T11:00:00Z')
  const second = await order()

  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body.id).toBe(first.body.id)
})

test.each(['2028-02-29T23:30:00.000Z', '2038-01-19T03:14:08.000Z', '2040-06-01T00:00:00.000Z'])(
  'on %s records are made, found by their day and ordered as on every other day',
  async (instant) => {
    server.travel(instant)
    const order = await addOrder(server, await addBuyer(server, `Year${instant.slice(0, 4)}`))
    const { body } = await server.rest('POST /v2/orders/search', {
      filters: {
        createdAt: {
          greaterThan: new Date(Date.parse(instant) - 1).toISOString(),
          lessThan: new Date(Date.parse(instant) + 1).toISOString(),
        },
      },
    })

    expect(order.createdAt).toBe(instant)
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([order.id])
    expect((await server.rest(`GET /v2/orders/id/${order.id}`)).body.createdAt).toBe(instant)
  },
)
