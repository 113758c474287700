/** A channel for the United Kingdom beside the one in euros. Every price differs in amount, so that a price of the wrong currency shows. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { orderInput, orderLine } from '../../../../test/orders.js'
import { readPdf } from '../../../../test/pdf.js'
import { addContact, logIn } from '../../../../test/people.js'
import { addTax } from '../../../../test/price-fixtures.js'
import { type Answer, everything, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let drill: number
let saw: number
let plane: number
let unpriced: number
let uk: number
/** Keys of storefronts. */
let euros: string
let pounds: string

/** The drill is cheaper in pounds than the saw, and dearer in euros. The plane has no price in pounds. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const names = (name: string) => ({ NL: name, EN: name })
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: ['DRILL', 'SAW', 'PLANE', 'UNPRICED'].map((sku) => ({ sku, names: names(sku), categories: ['Tools'] })),
  })
  ;[drill, saw, plane, unpriced] = ['DRILL', 'SAW', 'PLANE', 'UNPRICED'].map((sku) => product.get(sku)) as [
    number,
    number,
    number,
    number,
  ]
  await addTax(server, 'NL', 'H', 21)
  await addTax(server, 'GB', 'H', 20)
  const price = (productId: number, list: number, currency?: string) => ({ productId, list, defaultTaxCode: 'H', currency })
  const prices = [price(drill, 100), price(drill, 80, 'gbp'), price(saw, 90), price(saw, 95, 'GBP'), price(plane, 10)]
  expect((await server.rest('POST /v2/prices/bulk', { prices })).body).toEqual({ created: 5, updated: 0, total: 5 })
  const input = { name: 'Tools UK', language: 'EN', country: 'GB', timeZone: 'Europe/London', currency: 'gbp' }
  const { channel } = await ask(
    'mutation ($input: ChannelCreateInput!) { channel: channelCreate(input: $input) { id currency } }',
    {
      input,
    },
  )
  expect(channel.currency).toBe('GBP')
  uk = channel.id
  euros = await server.keyFor({}, 1)
  pounds = await server.keyFor({}, uk)
})
afterAll(() => server.close())

/** Returns the result of an operation that is expected to work. */
async function ask(document: string, variables: object = {}, ...caller: [key?: string, bearer?: string]): Promise<Answer> {
  const answer = await server.gql(document, variables, ...caller)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer
}

const CART = `cartId currency total { totalGross totalNet } unOrderableItems { productId }`
const START = `mutation { cart: cartStart(input: {}) { ${CART} } }`
const ADD = `mutation ($id: String!, $input: CartAddItemInput!) { cart: cartAddItem(id: $id, input: $input) { ${CART} } }`
const PROCESS =
  'mutation ($id: String!) { done: cartProcess(id: $id, input: { orderStatus: "NEW" }) { order { id currency total { gross net } } } }'

const addTo = (id: string, productId: number, key: string) => ask(ADD, { id, input: { productId, quantity: 1 } }, key)

async function sell(key: string): Promise<{ cart: Answer; order: Answer }> {
  const { cart: started } = await ask(START, {}, key)
  const { cart } = await addTo(started.cartId, drill, key)
  return { cart, order: (await ask(PROCESS, { id: cart.cartId }, key)).done.order }
}

test('each channel sells the same product at its price in the currency of the channel, and the order keeps it', async () => {
  const [eu, gb] = [await sell(euros), await sell(pounds)]

  expect(eu.cart).toMatchObject({ currency: 'EUR', total: { totalGross: 100, totalNet: 121 } })
  expect(gb.cart).toMatchObject({ currency: 'GBP', total: { totalGross: 80, totalNet: 96 } })
  expect(eu.order).toMatchObject({ currency: 'EUR', total: { gross: 100, net: 121 } })
  expect(gb.order).toMatchObject({ currency: 'GBP', total: { gross: 80, net: 96 } })
  const { body } = await server.rest(`GET /v2/orders/id/${gb.order.id}`)
  expect(body).toMatchObject({ currency: 'GBP', total: { gross: 80, net: 96 } })
})

test('through REST, a cart of the channel is filled and ordered in its currency', async () => {
  const { cart } = await ask(START, {}, pounds)

  const filled = await server.rest(`POST /v2/carts/${cart.cartId}/items`, { items: [{ productId: saw, quantity: 2 }] })
  const { body } = await server.rest(`POST /v2/carts/${cart.cartId}/process`, { orderStatus: 'NEW' })
  const order = await server.rest(`GET /v2/orders/id/${body.orderId}`)

  expect(filled.body).toMatchObject({ currency: 'GBP', total: { totalGross: 190, totalNet: 228 } })
  expect(order.body).toMatchObject({ currency: 'GBP', total: { gross: 190, net: 228 } })
})

describe('a product without a price in the currency', () => {
  const PRICES = 'query ($id: Int!) { product(productId: $id) { price { gross currency } priceData { list currency } } }'

  test('has no price in the channel, and its price in the other one', async () => {
    expect((await ask(PRICES, { id: plane }, pounds)).product).toEqual({ price: null, priceData: null })
    expect((await ask(PRICES, { id: plane }, euros)).product).toEqual({
      price: { gross: 10, currency: 'EUR' },
      priceData: { list: 10, currency: 'EUR' },
    })
    expect((await ask(PRICES, { id: drill }, pounds)).product).toEqual({
      price: { gross: 80, currency: 'GBP' },
      priceData: { list: 80, currency: 'GBP' },
    })
  })

  test('cannot be ordered, as one without any price', async () => {
    const { cart } = await ask(START, {}, pounds)
    const inPounds = await server.gql(ADD, { id: cart.cartId, input: { productId: plane, quantity: 1 } }, pounds)
    const { cart: other } = await ask(START, {}, euros)
    const without = await server.gql(ADD, { id: other.cartId, input: { productId: unpriced, quantity: 1 } }, euros)

    const outcome = ({ cart: shown, errors }: Answer) => errors?.[0].code ?? shown.unOrderableItems.length
    expect(outcome(inPounds)).toEqual(outcome(without))
  })
})

test('price sheets count in channels of their currency only', async () => {
  const { id: contactId } = await addContact(server, { email: 'sheets@oak.test' })
  const { accessToken } = await logIn(server, 'sheets@oak.test')
  const addSheet = async (code: string, currency: string | null, value: number) => {
    const { body: sheet } = await server.rest('POST /v2/pricesheets', { code, priority: 1, ...(currency && { currency }) })
    await server.rest(`POST /v2/pricesheets/code/${code}/assign`, { contactIds: [contactId] })
    const line = { pricesheetId: sheet.uuid, productId: drill, value, discountType: 'NET_PRICE', quantityFrom: 1 }
    const document = 'mutation ($input: DiscountCreateInput!) { discountCreate(input: $input) { id } }'
    await ask(document, { input: line })
    return sheet.currency
  }
  expect(await addSheet('IN-EUROS', null, 70)).toBe('EUR')
  expect(await addSheet('IN-POUNDS', 'GBP', 60)).toBe('GBP')

  const document = 'query ($id: Int!) { product(productId: $id) { price { gross currency } } }'
  const read = async (key: string) => (await ask(document, { id: drill }, key, accessToken)).product.price
  expect(await read(euros)).toEqual({ gross: 70, currency: 'EUR' })
  expect(await read(pounds)).toEqual({ gross: 60, currency: 'GBP' })
  const found = await ask('{ pricesheets(input: { currencies: ["gbp"] }) { items { code currency } } }')
  expect(found.pricesheets.items).toEqual([{ code: 'IN-POUNDS', currency: 'GBP' }])
})

test('searches filter, sort and show the range by the prices of the channel', async () => {
  const document = `query ($input: ProductSearchInput!) { products(input: $input) { minPrice maxPrice items { ... on Product { sku } } } }`
  const search = async (key: string, input: object) => {
    const { products } = await ask(document, { input: { ...input, skus: ['DRILL', 'SAW', 'PLANE'] } }, key)
    return [products.items.map(({ sku }: Answer) => sku), products.minPrice, products.maxPrice]
  }
  const byPrice = { sortInputs: [{ field: 'PRICE', order: 'ASC' }] }

  const [inEuros, inPounds] = [await server.keyFor({ product: 'VIEWER' }, 1), await server.keyFor({ product: 'VIEWER' }, uk)]
  expect(await search(inEuros, byPrice)).toEqual([['PLANE', 'SAW', 'DRILL'], 10, 100])
  expect(await search(inPounds, byPrice)).toEqual([['DRILL', 'SAW', 'PLANE'], 80, 95])
  expect(await search(inEuros, { price: { from: 78, to: 92 } })).toEqual([['SAW'], 90, 90])
  expect(await search(inPounds, { price: { from: 78, to: 92 } })).toEqual([['DRILL'], 80, 80])
})

describe('the prices of a product', () => {
  test('are one for each currency; without a currency the one in euros is meant', async () => {
    const found = await server.rest('POST /v2/prices/search', { productIds: [drill], sortInputs: [{ field: 'PRICE' }] })
    expect(found.body.data.map(({ currency, list }: Answer) => [currency, list])).toEqual([
      ['GBP', 80],
      ['EUR', 100],
    ])
    const inPounds = await ask(`{ prices(input: { currencies: ["GBP"], productIds: [${drill}] }) { items { list } } }`)
    expect(inPounds.prices.items).toEqual([{ list: 80 }])

    const again = { productId: plane, list: 1, defaultTaxCode: 'H' }
    expect((await server.rest('POST /v2/prices', again)).body.error.code).toBeDefined()
    const added = await server.rest('POST /v2/prices', { ...again, currency: 'USD', list: 12 })
    expect([added.status, added.body.currency]).toEqual([201, 'USD'])
    const written = await server.rest('POST /v2/prices/bulk', { prices: [{ ...again, list: 11 }] })
    expect(written.body).toEqual({ created: 0, updated: 1, total: 1 })
    const prices = await ask(`{ prices(input: { productIds: [${plane}] }) { items { currency list } } }`)
    expect(prices.prices.items).toEqual([
      { currency: 'EUR', list: 11 },
      { currency: 'USD', list: 12 },
    ])
    await server.rest('POST /v2/prices/bulk', { prices: [{ ...again, list: 10 }] })
  })

  test('get tiers by product and currency', async () => {
    const tier = { productId: saw, value: 50, quantityFrom: 10 }
    const costPrices = [tier, { ...tier, value: 40, currency: 'GBP' }]
    expect((await server.rest('POST /v2/bulk-prices/bulk', { bulkPrices: costPrices })).status).toBe(201)
    const absent = await server.rest('POST /v2/bulk-prices/bulk', { bulkPrices: [{ ...tier, currency: 'JPY' }] })
    expect(absent.status).toBe(404)

    const document = 'query ($id: Int!) { product(productId: $id) { bulkPrices { gross quantity currency } } }'
    expect((await ask(document, { id: saw }, euros)).product.bulkPrices).toEqual([{ gross: 50, quantity: 10, currency: 'EUR' }])
    expect((await ask(document, { id: saw }, pounds)).product.bulkPrices).toEqual([{ gross: 40, quantity: 10, currency: 'GBP' }])
  })
})

describe('orderCreate', () => {
  const noCosts = { method: '', gross: 0, tax: 0, net: 0, taxPercentage: 0 }
  const DOCUMENT = 'mutation ($order: OrderCreateInput!) { order: orderCreate(order: $order) { currency total { net } } }'

  test('of a buyer is in the currency of the channel, at the prices in it', async () => {
    const { id: userId } = await addContact(server, { email: 'without@oak.test' })
    const { accessToken } = await logIn(server, 'without@oak.test')
    const create = (currency: string, price: number, more: object = {}) => {
      const line = orderLine('DRILL', price, { productId: drill, name: 'DRILL', taxPercentage: 20 })
      const order = orderInput(userId, {
        language: 'EN',
        currency,
        items: [line],
        paymentData: noCosts,
        postageData: noCosts,
        ...more,
      })
      return server.gql(DOCUMENT, { order }, pounds, accessToken)
    }

    expect((await create('EUR', 80)).errors[0].message).toContain('currency must be GBP')
    expect((await create('GBP', 100)).errors[0].message).toContain('must be 80')
    expect((await create('GBP', 80)).order).toEqual({ currency: 'GBP', total: { net: 96 } })
  })

  test('of another system has the currency that it gives', async () => {
    const { id: userId } = await addContact(server, { email: 'erp@oak.test' })

    expect((await ask(DOCUMENT, { order: orderInput(userId, { currency: 'CHF' }) })).order.currency).toBe('CHF')
  })
})

test('a tender is in the currency of its channel, or in the one that was agreed, with the prices in it', async () => {
  const { id: userId } = await addContact(server, { email: 'tender@oak.test' })
  const key = await server.keyFor(everything, uk)
  const start = async (currency: string | null) => {
    const document = 'mutation ($input: TenderStartInput!) { tender: tenderStart(input: $input) { tenderId currency } }'
    const { tender } = await ask(document, { input: { userId, ...(currency && { currency }) } }, key)
    const add = `mutation ($id: String!, $productId: Int!) {
      added: tenderAddItems(id: $id, input: { products: [{ productId: $productId, quantity: 1 }] }) { tender { total { subTotalGross } } } }`
    const { added } = await ask(add, { id: tender.tenderId, productId: drill }, key)
    return [tender.currency, added.tender.total.subTotalGross]
  }

  expect(await start(null)).toEqual(['GBP', 80])
  expect(await start('EUR')).toEqual(['EUR', 100])
})

test('documents and e-mails print the currency of the order', async () => {
  const { order } = await sell(pounds)
  await ask('mutation ($id: Int!, $order: OrderUpdateInput!) { orderUpdate(orderId: $id, order: $order) { id } }', {
    id: order.id,
    order: { email: 'buyer@uk.example.com' },
  })

  const { file } = await ask('query ($id: Int!) { file: orderGetPDF(orderId: $id) { base64 } }', { id: order.id })
  await ask('mutation ($id: Int!) { orderSendConfirmationEmail(orderId: $id) { success } }', { id: order.id })
  await server.outbox.work()

  const page = readPdf(file.base64).flat().join('|')
  expect(page).toContain('Total excluding VAT|£80.00|VAT 20%|£16.00|Total including VAT|£96.00')
  expect(page).not.toContain('€')
  const mail = server.mails().find(({ headers }) => headers.to === 'buyer@uk.example.com')
  expect(mail?.text).toContain('£96.00')
})

test('a channel that begins to sell in another currency shows the new prices of open carts before it sells at them', async () => {
  const { body } = await server.rest('POST /v2/channels', { name: 'Turning' })
  const key = await server.keyFor({}, body.id)
  const { cart } = await ask(START, {}, key)
  await addTo(cart.cartId, drill, key)
  await server.rest(`PATCH /v2/channels/${body.id}`, { currency: 'GBP' })

  const refused = await server.gql(PROCESS, { id: cart.cartId }, key)
  const shown = await ask(`query ($id: String!) { cart(id: $id) { ${CART} } }`, { id: cart.cartId }, key)
  const { done } = await ask(PROCESS, { id: cart.cartId }, key)

  expect(refused.errors[0].code).toBe('CART_PROCESS_ERROR')
  expect(shown.cart).toMatchObject({ currency: 'GBP', total: { totalGross: 80 } })
  expect(done.order).toMatchObject({ currency: 'GBP', total: { gross: 80 } })
})

test('the currency costs no statement: a page of prices is read with as many as before', async () => {
  const document = '{ products(input: { offset: 3 }) { items { ... on Product { price { gross } } } } }'
  const key = await server.keyFor({ product: 'VIEWER' }, uk)
  await ask(document, {}, key)
  server.statements.length = 0
  await ask(document, {}, key)

  // The page and the prices; the locale of the channel is cached.
  expect(server.statements).toHaveLength(2)
})

test.each(['EU', 'EURO', '€', '12'])('[%s] is no currency', async (currency) => {
  const { status, body } = await server.rest('POST /v2/channels', { name: 'x', currency })

  expect([status, body.error.messages]).toEqual([400, ['#/currency: must be three letters, such as EUR']])
})
