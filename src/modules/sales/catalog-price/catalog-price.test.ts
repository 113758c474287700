/** Prices of catalogue pages that decision hooks set. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { openReceiver } from '../../../../test/receiver.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let storefront: string
let ada: string
let contactId: number
let companyId: number
let ids: Map<string, number>
const SKUS = ['BIT', 'DRILL', 'PART']
const idOf = (sku: string) => ids.get(sku) as number

/** A drill of 100, from ten on of 90, a bit of 50, and a part without a price. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  const products = SKUS.map((sku) => ({ sku, names: { NL: sku }, categories: ['Tools'] }))
  ids = (await fill(server, { categories: { Tools: null }, products })).product
  await addTax(server, 'NL', 'H', 21)
  const bulkPrices = [{ value: 100 }, { quantityFrom: 10, value: 90 }]
  await addPrice(server, idOf('DRILL'), { list: 100, bulkPrices })
  await addPrice(server, idOf('BIT'), { list: 50 })
  companyId = await addCompany(server)
  contactId = (await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })).id
  ada = (await logIn(server, 'ada@oak.test')).accessToken
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('decisionHook').execute()
})

type Reply = (question: Answer) => object | string

async function addHook(reply: Reply, input: object = {}) {
  const receiver = await openReceiver(({ body }) => {
    const answer = reply(JSON.parse(body))
    return { body: typeof answer === 'string' ? answer : JSON.stringify(answer) }
  })
  const made = await server.gql(
    'mutation ($input: DecisionHookCreateInput!) { hook: decisionHookCreate(input: $input) { id } }',
    {
      input: {
        name: `ERP ${Math.random()}`,
        url: receiver.url,
        points: ['PRICES'],
        deadlineMs: 5000,
        forCatalogPages: true,
        ...input,
      },
    },
  )
  return { ...receiver, id: made.hook?.id as string, errors: made.errors }
}

/** An ERP whose prices are a tenth lower than those of the shop, and 30 where the shop has none. */
const TENTH_OFF: Reply = ({ lines }) => ({
  lines: lines.map(({ id, price }: Answer) => ({ id, price: price === null ? '30.00' : (Number(price) * 0.9).toFixed(3) })),
})
const ask = (query: string): Promise<Answer> => server.gql(query, {}, storefront, ada)
const PAGE = `{ productsRaw(input: { skus: ["DRILL", "BIT", "PART"] }) { items { sku price { gross net } bulkPrices { quantity gross } } } }`
/** Returns the prices of a page: [sku, without tax, with tax, tiers]. */
const page = async (query = PAGE) => {
  const answer = await ask(query)
  return (
    answer.productsRaw?.items.map(({ sku, price, bulkPrices }: Answer) => [
      sku,
      price?.gross ?? null,
      price?.net ?? null,
      ...bulkPrices.map((tier: Answer) => `${tier.quantity}: ${tier.gross}`),
    ]) ?? answer
  )
}
const OF_THE_SHOP = [
  ['BIT', 50, 60.5],
  ['DRILL', 100, 121, '1: 100', '10: 90'],
  ['PART', null, null],
]

test('one call sets the prices of a page, and a cart of the same buyer has the same prices', async () => {
  const hook = await addHook(TENTH_OFF)

  expect(await page()).toEqual([
    ['BIT', 45, 54.45],
    ['DRILL', 90, 108.9, '1: 90', '10: 81'],
    ['PART', 30, 36.3],
  ])
  expect(await page()).toEqual(await page())

  expect(hook.received).toHaveLength(1)
  expect(JSON.parse(hook.received[0]?.body ?? '')).toMatchObject({
    ...{ version: 1, point: 'PRICES', dryRun: false, catalog: true },
    sale: { channelId: 1, currency: 'EUR', contactId, customerId: null, companyId, deliveryAddress: { country: 'NL' } },
    lines: [
      { id: '1', sku: 'BIT', quantity: 1, price: '50.00' },
      { id: '2', sku: 'DRILL', quantity: 1, price: '100.00' },
      { id: '3', sku: 'DRILL', quantity: 10, price: '90.00' },
      { id: '4', sku: 'PART', quantity: 1, price: null },
    ],
  })
  const { cartStart } = await ask('mutation { cartStart { cartId } }')
  const add = (sku: string, quantity: number) =>
    ask(`mutation { cart: cartAddItem(id: "${cartStart.cartId}", input: { productId: ${idOf(sku)}, quantity: ${quantity} }) {
      items { product { ... on Product { sku price { gross net } } } price priceNet quantity } } }`)
  await add('BIT', 1)
  const { cart } = await add('DRILL', 10)
  expect(cart.items.map(({ price, priceNet, product }: Answer) => [product.sku, price, priceNet, product.price])).toEqual([
    ['BIT', 45, 54.45, { gross: 45, net: 54.45 }],
    ['DRILL', 81, 98.01, { gross: 90, net: 108.9 }],
  ])
  await hook.close()
})

test('who reads prices sees which hook set one', async () => {
  const hook = await addHook(TENTH_OFF)
  const { product } = await server.gql(
    `{ product(productId: ${idOf('DRILL')}) { price { gross derivation { gross decision { hookId price } } } } }`,
  )
  expect(product.price).toEqual({ gross: 90, derivation: { gross: '100.00', decision: { hookId: hook.id, price: '90' } } })
  const { body } = await server.rest(`GET /v2/decision-hooks/${hook.id}`)
  expect(body).toMatchObject({ forCatalogPages: true, maxCatalogLines: 200 })
  await hook.close()
})

test('a shop without such a hook executes the same statements for a page, and a hook that does not want pages is not asked', async () => {
  const count = async () => {
    await page()
    server.statements.length = 0
    expect(await page()).toEqual(OF_THE_SHOP)
    return [...server.statements]
  }
  const without = await count()
  const hook = await addHook(TENTH_OFF, { forCatalogPages: false })

  expect(await count()).toEqual(without)
  expect(without.filter((statement) => statement.includes('decisionHook'))).toEqual([
    expect.stringMatching(/with party as materialized[\s\S]*from product p/),
  ])
  expect(hook.received).toEqual([])
  await hook.close()
})

test('a hook that fails never fails a page: it shows what a cart would cost, or no price if a cart would be refused', async () => {
  let isAlive = true
  const hook = await addHook((question) => (isAlive ? TENTH_OFF(question) : 'down'), { onFailure: 'USE_LAST', keepSeconds: 300 })
  const update = (input: string) => server.gql(`mutation { decisionHookUpdate(id: "${hook.id}", input: ${input}) { id } }`)
  const alive = await page()
  isAlive = false
  server.travel(new Date(server.clock().getTime() + 100_000).toISOString())
  ada = (await logIn(server, 'ada@oak.test')).accessToken

  expect(await page()).toEqual(alive)
  await update('{ onFailure: REFUSE }')
  expect(await page()).toEqual([
    ['BIT', null, null],
    ['DRILL', null, null],
    ['PART', null, null],
  ])
  await update('{ onFailure: CONTINUE }')
  expect(await page()).toEqual(OF_THE_SHOP)
  await hook.close()
})

test('the answer is checked as that of a cart: prices beyond the limit, and of products that were not asked, are not used', async () => {
  let answer: object = { lines: [{ id: '1', price: '44.99' }] }
  const hook = await addHook(() => answer, { onFailure: 'CONTINUE', maxPriceChangePercent: 10 })

  expect(await page()).toEqual(OF_THE_SHOP)
  answer = { lines: [{ id: '9', price: '45.00' }] }
  await server.gql(`mutation { decisionHookUpdate(id: "${hook.id}", input: { priority: 1 }) { id } }`)
  expect(await page()).toEqual(OF_THE_SHOP)
  await hook.close()
})

test('a page asks for no more prices than the hook wants, and the condition is that of its question', async () => {
  const hook = await addHook(TENTH_OFF, { maxCatalogLines: 2, onFailure: 'CONTINUE' })
  const update = (input: string) => server.gql(`mutation { decisionHookUpdate(id: "${hook.id}", input: ${input}) { id } }`)
  const limited = [
    ['BIT', 45, 54.45],
    ['DRILL', 90, 108.9, '1: 90', '10: 90'],
    ['PART', null, null],
  ]

  expect(await page()).toEqual(limited)
  expect(JSON.parse(hook.received[0]?.body ?? '').lines).toHaveLength(2)
  await update('{ onFailure: REFUSE }')
  expect(await page()).toEqual([limited[0], ['DRILL', 90, 108.9, '1: 90'], limited[2]])
  await update('{ condition: "catalog != true" }')
  expect(await page()).toEqual(OF_THE_SHOP)
  await hook.close()
})

test('two hooks of a page are asked by priority, and each sees the prices of the one before', async () => {
  const first = await addHook(TENTH_OFF, { priority: 1 })
  const second = await addHook(TENTH_OFF, { priority: 2 })

  expect((await page())[0]).toEqual(['BIT', 40.5, 49.01])
  expect([first.received.length, second.received.length]).toEqual([1, 1])
  await first.close()
  await second.close()
})

test('only a hook for prices can be asked about pages', async () => {
  const { errors } = await addHook(TENTH_OFF, { points: ['TAX'] })
  expect(errors[0].message).toBe('forCatalogPages is only for hooks with the point PRICES')
})
