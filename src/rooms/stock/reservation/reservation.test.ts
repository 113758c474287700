import { expect, test } from 'vitest'
import { type House, house } from '../../../../test/house.js'
import { toRefusal } from '../../../../test/warehouses.js'

const RESERVE = 'POST /v2/inventory/reservations'

/** A product of which there are five, and one of which there are two. The channel reserves stock unless told otherwise. */
async function stockedHouse(reservesStock = true) {
  const at = await house()
  const { data } = (await at.rest('POST /v2/products/bulk/sku', { products: [{ sku: 'A' }, { sku: 'B' }] })).body
  await at.rest('POST /v2/inventory/bulk/sku/local', {
    inventory: [
      { sku: 'A', quantity: 5 },
      { sku: 'B', quantity: 2 },
    ],
  })
  if (reservesStock) await at.rest('PATCH /v2/channels/1', { reservesStock: true, reservationMinutes: 10 })
  return { ...at, a: data[0].id as number, b: data[1].id as number }
}
const available = async ({ rest }: House, sku: string) =>
  (await rest(`GET /v2/products/sku/${sku}/inventory`)).body.availableQuantity as number

test('a channel that does not ask for it holds nothing', async () => {
  const at = await stockedHouse(false)

  const { status, body } = await at.rest(RESERVE, { reference: 'cart', items: [{ productId: at.a, quantity: 99 }] })

  expect({ status, body }).toEqual({ status: 201, body: { reference: 'cart', expiresAt: null, items: [] } })
  expect(await available(at, 'A')).toBe(5)
})

test('stock is held whole or not at all, and what is held cannot be held again', async () => {
  const at = await stockedHouse()
  const both = (quantity: number) => [at.a, at.b, at.a].map((productId) => ({ productId, quantity }))

  const held = await at.rest(RESERVE, { reference: 'one', items: both(1) })
  const refused = await at.rest(RESERVE, { reference: 'two', items: both(2) })

  expect(held).toMatchObject({
    status: 201,
    body: {
      items: [
        { productId: at.a, quantity: 2 },
        { productId: at.b, quantity: 1 },
      ],
    },
  })
  expect(held.body.expiresAt).toBe('2026-11-15T12:10:00.000Z')
  expect(toRefusal(refused)).toMatchObject({ status: 400, code: 10017 })
  expect(refused.body.error.messages).toEqual([`Too little stock of the products with the ids [${at.a}], [${at.b}]`])
  expect([await available(at, 'A'), await available(at, 'B')]).toEqual([3, 1])
})

test('more than can be counted is too little stock, like anything else that is not there', async () => {
  const at = await stockedHouse()
  const items = Array(3).fill({ productId: at.a, quantity: 1_000_000_000 })

  const { status, body } = await at.rest(RESERVE, { reference: 'cart', items })

  expect([status, body.error.messages]).toEqual([400, [`Too little stock of the products with the ids [${at.a}]`]])
  expect(await available(at, 'A')).toBe(5)
})

test('a reference that reserves again holds the new quantities, and gives all back when it is released', async () => {
  const at = await stockedHouse()
  await at.rest(RESERVE, { reference: 'cart', items: [{ productId: at.a, quantity: 4 }] })

  await at.rest(RESERVE, { reference: 'cart', items: [{ productId: at.a, quantity: 5 }] })
  expect(await available(at, 'A')).toBe(0)
  const released = await at.rest('DELETE /v2/inventory/reservations/cart')

  expect(released.body).toEqual({ reference: 'cart', expiresAt: null, items: [{ productId: at.a, quantity: 5 }] })
  expect(await available(at, 'A')).toBe(5)
  expect(toRefusal(await at.rest('DELETE /v2/inventory/reservations/cart'))).toMatchObject({ status: 404, code: 10008 })
})

test('what is never ordered expires, and is then free for others', async () => {
  const at = await stockedHouse()
  await at.rest(RESERVE, { reference: 'slow', items: [{ productId: at.a, quantity: 5 }] })
  at.travel('2026-11-15T12:09:59.000Z')
  expect(await available(at, 'A')).toBe(0)

  at.travel('2026-11-15T12:10:00.000Z')

  expect(await available(at, 'A')).toBe(5)
  expect((await at.rest(RESERVE, { reference: 'quick', items: [{ productId: at.a, quantity: 5 }] })).status).toBe(201)
})

test('two hundred checkouts at once on a stock of fifty hold exactly fifty', async () => {
  const at = await stockedHouse()
  await at.rest('POST /v2/inventory/bulk/sku/local', { inventory: [{ sku: 'A', quantity: 50 }] })

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => at.rest(RESERVE, { reference: `c${i}`, items: [{ productId: at.a, quantity: 1 }] })),
  )

  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(201), count(400)]).toEqual([50, 150])
  expect(await available(at, 'A')).toBe(0)
  const { held } = await at.db
    .selectFrom('stockReservation')
    .select(({ fn }) => fn.sum<string>('quantity').as('held'))
    .executeTakeFirstOrThrow()
  expect(Number(held)).toBe(50)
})
