import { beforeEach, expect, test } from 'vitest'
import { addCompany } from '../../../../../test/people.js'
import {
  add,
  addCancelled,
  ask,
  fillCart,
  openSpendingShop,
  placeOrder,
  processCart,
  type SpendingShop,
  setStatus,
} from '../../../../../test/spending.js'
import { type Answer, TODAY } from '../../../../../test/test-server.js'
import { warnOfEnds } from '../../../catalog/call-off-contract/warn-of-ends.js'
import { keepLedger } from '../../../spending/verdict/upkeep.js'

const DAY = 86_400_000
const daysFromNow = (days: number) => new Date(Date.parse(TODAY) + days * DAY).toISOString()

let shop: SpendingShop
beforeEach(async () => {
  shop = await openSpendingShop()
})

/** A contract of the company for ten drills at 80 instead of 100. */
const agree = (more: object = {}): Promise<Answer> =>
  add(shop.server, 'call-off-contracts', {
    ...{ number: 'C-1', companyId: shop.company, productId: shop.product, quantity: 10, price: 80 },
    ...{ validFrom: daysFromNow(-10), validTo: daysFromNow(100), ...more },
  })
const stateOf = async ({ id }: Answer): Promise<number[]> => {
  const { body } = await shop.server.rest(`GET /v2/call-off-contracts/${id}`)
  return [body.calledOff, body.remaining]
}
const ledgerOf = async ({ id }: Answer): Promise<string[]> =>
  (await shop.server.rest(`GET /v2/call-off-contracts/${id}`)).body.entries
    .toReversed()
    .map(({ reason, quantity }: Answer) => `${reason} ${quantity}`)
const pricesOf = async (quantity: number): Promise<number[]> => {
  const id = await fillCart(shop, { quantity })
  const cart = await ask(shop.server, 'query ($id: String!) { cart(id: $id) { items { price } } }', { id })
  return cart.items.map(({ price }: Answer) => price)
}

test('a cart has the agreed price while its whole quantity is left, and the order explains it by the contract', async () => {
  const contract = await agree()

  expect([await pricesOf(10), await pricesOf(11)]).toEqual([[80], [100]])
  const order = await placeOrder(shop, { quantity: 4 })
  const { order: read } = await shop.server.gql(`{ order(orderId: ${order.id}) { total { gross } items { callOffContractId
    priceDerivation { gross sheets { code outcome } candidates { gross outcome } } } } }`)
  expect(read).toEqual({
    total: { gross: 320 },
    items: [
      {
        callOffContractId: contract.id,
        priceDerivation: {
          gross: '80.00',
          sheets: [{ code: 'C-1', outcome: 'WON' }],
          candidates: [
            { gross: '80.00', outcome: 'WON' },
            { gross: '100.00', outcome: 'LOST_BY_KIND' },
          ],
        },
      },
    ],
  })
  expect(await stateOf(contract)).toEqual([4, 6])
  expect([await pricesOf(6), await pricesOf(7)]).toEqual([[80], [100]])
})

test('only the company and those below it have it, during its period, while it is active', async () => {
  const group = await addCompany(shop.server, 'Group')
  await shop.server.db.updateTable('company').set({ belongsToCompanyId: group }).where('id', '=', shop.company).execute()
  const tug = await addCompany(shop.server, 'Tug')
  await agree({ number: 'OTHER', companyId: tug, price: 10 })
  await agree({ number: 'LATER', validFrom: daysFromNow(1), price: 20 })
  await agree({ number: 'DOLLAR', currency: 'USD', price: 30, validTo: daysFromNow(200) })
  expect(await pricesOf(1)).toEqual([100])

  const ofGroup = await agree({ companyId: group, price: 70, validTo: daysFromNow(5) })

  expect(await pricesOf(1)).toEqual([100])
  await shop.server.rest(`PATCH /v2/call-off-contracts/${(await contractOf('DOLLAR')).id}`, { active: false })
  expect(await pricesOf(1)).toEqual([70])
  await shop.server.rest(`PATCH /v2/call-off-contracts/${ofGroup.id}`, { active: false })
  expect(await pricesOf(1)).toEqual([100])
})

/** Runs the jobs that expire orders and announce ends. */
const runJobs = async () => {
  const { db, clock } = shop.server
  for (const job of [keepLedger(), warnOfEnds]) await job.run({ db, now: clock(), tenantId: 'default' } as never)
}

const contractOf = async (number: string): Promise<Answer> =>
  (await shop.server.rest('POST /v2/call-off-contracts/search', { numbers: [number] })).body.data[0]

test('a cancelled, a deleted and an expired order give back, and the ledger says why', async () => {
  await addCancelled(shop)
  const contract = await agree()
  const [first, second] = [await placeOrder(shop, { quantity: 3 }), await placeOrder(shop, { quantity: 5 })]
  expect(await stateOf(contract)).toEqual([8, 2])

  await setStatus(shop, first.id, { status: 'CANCELLED' })
  expect(await stateOf(contract)).toEqual([5, 5])
  await shop.server.rest(`DELETE /v2/orders/id/${first.id}`)
  await setStatus(shop, second.id, { status: 'CANCELLED' })
  const unpaid = await placeOrder(shop, { quantity: 10 }, 'UNFINISHED')
  expect([unpaid.status, await stateOf(contract)]).toEqual(['UNFINISHED', [10, 0]])
  shop.server.travel(daysFromNow(3))
  await runJobs()

  expect(await stateOf(contract)).toEqual([0, 10])
  expect(await ledgerOf(contract)).toEqual([
    'ORDER_PLACED 3',
    'ORDER_PLACED 5',
    'ORDER_CANCELLED -3',
    'ORDER_CANCELLED -5',
    'ORDER_PLACED 10',
    'ORDER_EXPIRED -10',
  ])
})

test('an order that waits for its payment may be ordered again, and keeps what it has called off once it is paid', async () => {
  const contract = await agree()
  const cart = await fillCart(shop, { quantity: 10 })
  await processCart(shop, cart, 'UNFINISHED')

  expect(await processCart(shop, cart, 'NEW')).toMatchObject({ status: 'NEW' })
  shop.server.travel(daysFromNow(3))
  await runJobs()
  expect([await stateOf(contract), await ledgerOf(contract)]).toEqual([[10, 0], ['ORDER_PLACED 10']])
})

test('forty concurrent checkouts never call off more than was agreed', async () => {
  const contract = await agree()
  const carts = await Promise.all(Array.from({ length: 40 }, () => fillCart(shop, { quantity: 3 })))

  const results = await Promise.all(carts.map((cart) => processCart(shop, cart)))

  const placed = results.filter(({ error }) => !error)
  const lines = await shop.server.db.selectFrom('orderItem').select(['quantity', 'price', 'callOffContractId']).execute()
  expect(placed.length).toBeGreaterThanOrEqual(3)
  expect(lines.filter(({ callOffContractId }) => callOffContractId !== null)).toHaveLength(3)
  expect(lines.filter(({ price }) => Number(price) === 80)).toHaveLength(3)
  for (const { error } of results) if (error) expect(error).toMatch(/CALL_OFF_EXCEEDED|Prices have changed/)
  expect(await stateOf(contract)).toEqual([9, 1])
  expect(await ledgerOf(contract)).toEqual(['ORDER_PLACED 3', 'ORDER_PLACED 3', 'ORDER_PLACED 3'])
})

test('a contract keeps its bounds: what was called off, its period and its schedule', async () => {
  const contract = await agree({ schedule: [{ date: daysFromNow(10), quantity: 6 }] })
  await placeOrder(shop, { quantity: 4 })
  const patch = async (input: object) => {
    const { status, body } = await shop.server.rest(`PATCH /v2/call-off-contracts/${contract.id}`, input)
    return status === 200 ? body.quantity : body.detail
  }

  expect(await patch({ quantity: 3 })).toContain('must be at least 4')
  expect(await patch({ quantity: 5 })).toContain('plans 6 units')
  expect(await patch({ validTo: daysFromNow(-20) })).toContain('must be after validFrom')
  expect(await patch({ quantity: 6 })).toBe(6)
  expect((await shop.server.rest(`DELETE /v2/call-off-contracts/${contract.id}`)).body.error).toMatchObject({ code: 97006 })
})

test('a contract with something left is announced once, thirty days before its end', async () => {
  const soon = await agree({ validTo: daysFromNow(40) })
  await agree({ number: 'C-2', validTo: daysFromNow(300) })
  await runJobs()
  const announced = async () =>
    (await shop.server.db.selectFrom('event').select('payload').where('trigger', '=', 'CALL_OFF_CONTRACT_ENDING').execute()).map(
      ({ payload }) => payload.callOffContractId,
    )
  expect(await announced()).toEqual([])

  shop.server.travel(daysFromNow(11))
  await runJobs()
  await runJobs()
  expect(await announced()).toEqual([soon.id])
})

test('a cart of a shop without contracts costs no further statement', async () => {
  const count = async () => {
    const cart = await fillCart(shop)
    shop.server.statements.length = 0
    await processCart(shop, cart)
    return shop.server.statements.length
  }
  const without = await count()
  const tug = await addCompany(shop.server, 'Tug')
  await agree({ companyId: tug })

  // Looking which contracts the lines name.
  expect(await count()).toBe(without + 1)
})
