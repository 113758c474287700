import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addContact, addCustomer, logIn } from '../../../../test/people.js'
import { addPrice, addSheet, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let storefront: string
let drill: number
let saw: number
let bit: number
let unpriced: number
let ada: Awaited<ReturnType<typeof addContact>>
let bo: Awaited<ReturnType<typeof addCustomer>>
let guest: Awaited<ReturnType<typeof addCustomer>>
let branch: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  storefront = await server.keyFor({ product: 'VIEWER' })
  const ids = await fill(server, {
    categories: { Tools: null, Drills: 'Tools' },
    clusters: { BITS: { names: { NL: 'Bits' }, categories: ['Drills'] } },
    products: [
      { sku: 'drill', names: { NL: 'Boor' }, categories: ['Drills'], priceGroup: 'P1' },
      { sku: 'saw', names: { NL: 'Zaag' }, categories: ['Tools'], priceGroup: 'P1' },
      { sku: 'bit', names: { NL: 'Bit' }, cluster: 'BITS' },
      { sku: 'unpriced', names: { NL: 'Niets' }, categories: ['Tools'] },
    ],
  })
  ;[drill, saw, bit, unpriced] = ['drill', 'saw', 'bit', 'unpriced'].map((sku) => ids.product.get(sku)) as [
    number,
    number,
    number,
    number,
  ]
  await addTax(server, 'NL', 'H', 21)
  const bulkPrices = [{ quantityFrom: 10, value: 90 }]
  await addPrice(server, drill, { list: 100, costPrices: [{ value: 40 }], bulkPrices })
  await addPrice(server, saw, { list: 50 })
  await addPrice(server, bit, { list: 10, per: 3 })
  ada = await addContact(server, { email: 'ada@dock.test' })
  bo = await addCustomer(server, { email: 'bo@dock.test' })
  guest = await addCustomer(server, { email: 'guest@dock.test' })
  const other = await addContact(server, { email: 'other@dock.test' })
  branch = other.companyIds[0] as number
  await server.db.insertInto('contactCompany').values({ contactId: ada.id, companyId: branch }).execute()
  await server.db.updateTable('channel').set({ anonymousUserId: guest.id }).where('id', '=', 1).execute()
  const drills = ids.category.get('Drills') as number
  await addSheet(server, {
    code: 'DOCK',
    priority: 2,
    companyIds: ada.companyIds,
    lines: [
      { categoryId: ids.category.get('Tools') as number, type: 'LIST_PRICE_MIN', value: 10 },
      { priceGroup: 'P1', type: 'LIST_PRICE_MIN', value: 5 },
      { productId: drill, value: 88, quantityFrom: 5 },
      { productId: drill, value: 70, validFrom: '2026-12-01T00:00:00.000Z' },
    ],
  })
  await addSheet(server, { code: 'BRANCH', priority: 2, companyIds: [branch], lines: [{ productId: drill, value: 60 }] })
  await addSheet(server, { code: 'ADA', priority: 3, contactIds: [ada.id], lines: [{ productId: drill, value: 1 }] })
  await addSheet(server, { code: 'BO', customerIds: [bo.id], lines: [{ productId: drill, type: 'COST_PRICE_PLUS', value: 50 }] })
  await addSheet(server, {
    code: 'GUEST',
    customerIds: [guest.id],
    lines: [{ categoryId: drills, type: 'LIST_PRICE_MIN', value: 1 }],
  })
})
afterAll(() => server.close())

const CALCULATE = `query ($input: PriceCalculateInput!) { priceCalculate(input: $input) { gross type discount { ... on Discount { priceGroup categoryId } } } }`
const gross = async (input: object): Promise<Answer> => {
  const answer = await server.gql(CALCULATE, { input })
  return answer.errors ? answer.errors[0].code : answer.priceCalculate.gross
}

describe('the buyer of a price', () => {
  test('a contact pays the price of the primary company, or of the one that is named', async () => {
    expect(await gross({ productId: drill, contactId: ada.id })).toBe(95)
    expect(await gross({ productId: drill, contactId: ada.id, companyId: branch })).toBe(60)
  })

  test('a line of the price group comes before one of the category, and a product in a cluster has the categories of its cluster', async () => {
    expect(await gross({ productId: saw, contactId: ada.id })).toBe(47.5)
    expect(await gross({ productId: bit, contactId: ada.id })).toBe(3)
  })

  test('the sheet of the contact counts when that of the company has no line: lower numbers come first', async () => {
    await server.db.updateTable('pricesheet').set({ priority: 1 }).where('code', '=', 'ADA').execute()
    expect(await gross({ productId: drill, contactId: ada.id })).toBe(1)
    await server.db.updateTable('pricesheet').set({ priority: 3 }).where('code', '=', 'ADA').execute()
  })

  test('a customer pays the price of the own sheet, a visitor that of the guest account of the channel', async () => {
    expect(await gross({ productId: drill, customerId: bo.id })).toBe(60)
    expect(await gross({ productId: drill })).toBe(99)
    expect(await gross({ productId: saw })).toBe(50)
  })

  test('the role for prices is enough to ask for anybody', async () => {
    const key = await server.keyFor({ pricing: 'VIEWER' })
    const ask = async (input: object) =>
      (await server.gql(CALCULATE, { input: { productId: drill, ...input } }, key)).priceCalculate.gross

    expect(await ask({ contactId: ada.id })).toBe(95)
    expect(await ask({ contactId: ada.id, companyId: branch })).toBe(60)
    expect(await ask({ customerId: bo.id })).toBe(await gross({ productId: drill, customerId: bo.id }))
    expect((await server.gql(CALCULATE, { input: { productId: drill, contactId: 99999 } }, key)).errors[0].code).toBe(
      'CONTACT_NOT_FOUND_ERROR',
    )
  })

  test('nobody is priced as a contact and a customer at once, or as one who does not exist', async () => {
    expect(await gross({ productId: drill, contactId: ada.id, customerId: bo.id })).toBe('PRICE_CALCULATION_ERROR')
    expect(await gross({ productId: drill, contactId: 99999 })).toBe('CONTACT_NOT_FOUND_ERROR')
    expect(await gross({ productId: drill, customerId: 99999 })).toBe('CUSTOMER_NOT_FOUND_ERROR')
    expect(await gross({ productId: drill, contactId: ada.id, companyId: 99999 })).toBe('COMPANY_NOT_FOUND_ERROR')
    expect(await gross({ productId: 99999 })).toBe('PRODUCT_NOT_FOUND_ERROR')
    expect(await gross({ productId: drill, quantity: 0 })).toBe('VALIDATION_ERROR')
    expect(await gross({ productId: drill, taxZone: 'NLD' })).toBe('VALIDATION_ERROR')
  })
})

describe('the price of a product in a storefront', () => {
  const price = async (input: string, bearer?: string): Promise<Answer> => {
    const answer = await server.gql(
      `{ product(productId: ${drill}) { price${input} { gross cost derivation { gross } } } }`,
      {},
      storefront,
      bearer,
    )
    return answer.errors ? answer.errors[0].code : answer.product.price
  }

  test('is that of the logged-in user, and shows neither costs nor reasons', async () => {
    const { accessToken } = await logIn(server, 'ada@dock.test')
    expect(await price('', accessToken)).toEqual({ gross: 95, cost: null, derivation: null })
    expect(await price(`(input: { contactId: ${ada.id}, companyId: ${branch} })`, accessToken)).toMatchObject({ gross: 60 })
    expect(await price('')).toMatchObject({ gross: 99 })
    expect(await price(`(input: { customerId: ${guest.id} })`)).toMatchObject({ gross: 99 })
  })

  test('does not tell the purchase price by the percentage that is added to it', async () => {
    const { accessToken } = await logIn(server, 'bo@dock.test')
    const query = (input = '') => `{ product(productId: ${drill}) {
      price${input} { gross discount { value quantityFrom } } offers { price formula } } }`
    const { product } = await server.gql(query(), {}, storefront, accessToken)
    const staff = await server.gql(query(`(input: { customerId: ${bo.id} })`))

    expect(product.price).toEqual({ gross: 60, discount: { value: 0, quantityFrom: 1 } })
    expect(product.offers[0]).toEqual({ price: 60, formula: '60.00' })
    expect(staff.product.price.discount.value).toBe(50)
  })

  test('of another contact, customer or company is confidential', async () => {
    const { accessToken } = await logIn(server, 'bo@dock.test')
    for (const input of [`{ contactId: ${ada.id} }`, `{ companyId: ${branch} }`]) {
      expect(await price(`(input: ${input})`, accessToken)).toBe('FORBIDDEN')
      expect(await price(`(input: ${input})`)).toBe('FORBIDDEN')
    }
  })

  test('is null for a product without a price record, and has no amounts in priceCalculate', async () => {
    expect(
      (await server.gql(`{ product(productId: ${unpriced}) { price { gross } bulkPrices { gross } offers { id } } }`)).product,
    ).toEqual({
      price: null,
      bulkPrices: [],
      offers: [],
    })
    expect(await gross({ productId: unpriced })).toBe(null)
    const query = `{ priceCalculate(input: { productId: ${unpriced} }) { type discountType list cost gross net } }`
    expect((await server.gql(query)).priceCalculate).toEqual({
      type: 'DEFAULT',
      discountType: 'LIST_PRICE_MIN',
      list: null,
      cost: null,
      gross: null,
      net: null,
    })
  })

  test('has tiers where the price of the buyer changes, and offers with the active one first', async () => {
    const { accessToken } = await logIn(server, 'ada@dock.test')
    const { product } = await server.gql(
      `{ product(productId: ${drill}) { bulkPrices { quantity gross type } offers { price formula validTo } } }`,
      {},
      storefront,
      accessToken,
    )
    expect(product).toEqual({
      bulkPrices: [
        { quantity: 1, gross: 95, type: 'PRICESHEET' },
        { quantity: 5, gross: 88, type: 'PRICESHEET' },
      ],
      offers: [
        { price: 95, formula: 'list - 5 %', validTo: '9999-12-31T23:59:59.999Z' },
        { price: 90, formula: 'list - 10 %', validTo: '9999-12-31T23:59:59.999Z' },
        { price: 1, formula: '1.00', validTo: '9999-12-31T23:59:59.999Z' },
        { price: 100, formula: 'list', validTo: '9999-12-31T23:59:59.999Z' },
      ],
    })
  })

  test('shows from when until when a row sets it, and offers say how they are calculated', async () => {
    const { body } = await server.rest('POST /v2/products', { names: [{ language: 'NL', value: 'Moer' }] })
    const [validFrom, validTo] = ['2026-11-01T00:00:00.000Z', '2026-11-30T23:59:59.999Z']
    const priceId = await addPrice(server, body.id, {
      list: 10,
      per: 4,
      bulkType: 'LIST_PRICE_MIN',
      costPrices: [{ value: 2 }],
      bulkPrices: [
        { value: 20, validFrom, validTo },
        { value: 50, quantityFrom: 2 },
      ],
      bulkCostPrices: [{ value: 12.5 }],
    })
    const listed = '2026-10-01T00:00:00.000Z'
    await server.db
      .updateTable('price')
      .set({ createdAt: new Date(listed) })
      .where('uuid', '=', priceId)
      .execute()

    const { product } = await server.gql(`{ product(productId: ${body.id}) {
      price { gross discount { validFrom validTo } } offers { id price formula validFrom validTo } } }`)
    const [today, ever] = ['2026-11-15T12:00:00.000Z', '9999-12-31T23:59:59.999Z']
    const id = expect.any(String)
    expect(product).toEqual({
      price: { gross: 2, discount: { validFrom, validTo } },
      offers: [
        { id, price: 2, formula: 'list / 4 - 20 %', validFrom, validTo },
        { id, price: 2.25, formula: 'cost + 12.5 %', validFrom: today, validTo: ever },
        { id: priceId, price: 2.5, formula: 'list / 4', validFrom: listed, validTo: ever },
      ],
    })
    await server.rest(`DELETE /v2/products/id/${body.id}`)
  })

  test('has a tier where the purchase price falls on which it is based, and none where it stays', async () => {
    const { body } = await server.rest('POST /v2/products', { names: [{ language: 'NL', value: 'Bout' }] })
    const costPrices = [{ value: 40 }, { quantityFrom: 10, value: 30 }, { quantityFrom: 20, value: 30 }]
    await addPrice(server, body.id, { list: 100, costPrices, bulkCostPrices: [{ value: 25 }] })

    const { product } = await server.gql(
      `{ product(productId: ${body.id}) { bulkPrices { quantity gross type } } }`,
      {},
      storefront,
    )
    expect(product.bulkPrices).toEqual([
      { quantity: 1, gross: 50, type: 'BULK_COST_PRICE' },
      { quantity: 10, gross: 37.5, type: 'BULK_COST_PRICE' },
    ])
    await server.rest(`DELETE /v2/products/id/${body.id}`)
  })

  test('costs one statement for a page, with its tiers and offers', async () => {
    const page = (fields: string) => `{ products(input: { offset: 12 }) { items { ... on Product { productId ${fields} } } } }`
    const { accessToken } = await logIn(server, 'ada@dock.test')
    const count = async (fields: string) => {
      await server.gql(page(fields), {}, storefront, accessToken)
      server.statements.length = 0
      await server.gql(page(fields), {}, storefront, accessToken)
      return server.statements.length
    }
    expect(await count('price { gross net } bulkPrices { gross } offers { price }')).toBe((await count('')) + 1)
  })
})

describe('a price on a given day', () => {
  test('depends on the request, not on the clock', async () => {
    const input = { productId: drill, contactId: ada.id }
    expect(await gross({ ...input, date: '2026-11-30T23:59:59.999Z' })).toBe(95)
    expect(await gross({ ...input, date: '2026-12-01' })).toBe(70)
    expect(await gross({ ...input, date: 'tomorrow' })).toBe('VALIDATION_ERROR')
  })
})

describe('priceExplain', () => {
  const DERIVATION = `quantity taxZone steps { operation source value result } gross net runnerUp { gross outcome }
    candidates { gross type target outcome quantityFrom } sheets { code outcome } nextBreak { quantity gross } validUntil cost { value }`

  test('returns all prices that apply, the winner first, each with its derivation', async () => {
    const { priceExplain } = await server.gql(
      `query ($input: PriceCalculateInput!) { priceExplain(input: $input) { gross type derivation { ${DERIVATION} } } }`,
      { input: { productId: drill, contactId: ada.id } },
    )

    expect(priceExplain.map((price: Answer) => [price.gross, price.type, price.derivation.gross])).toEqual([
      [95, 'PRICESHEET', '95.00'],
      [90, 'PRICESHEET', '90.00'],
      [1, 'PRICESHEET', '1.00'],
      [100, 'DEFAULT', '100.00'],
    ])
    expect(priceExplain[0].derivation).toEqual({
      quantity: 1,
      taxZone: 'NL',
      steps: [
        { operation: 'START', source: 'LIST_PRICE', value: '100', result: '100' },
        { operation: 'SUBTRACT_PERCENTAGE', source: null, value: '5', result: '95' },
        { operation: 'ROUND', source: null, value: '2', result: '95.00' },
        { operation: 'ADD_TAX', source: null, value: '21', result: '114.95' },
        { operation: 'ROUND', source: null, value: '2', result: '114.95' },
      ],
      gross: '95.00',
      net: '114.95',
      runnerUp: { gross: '90.00', outcome: 'LOST_BY_TARGET' },
      candidates: [
        { gross: '95.00', type: 'PRICESHEET', target: 'PRICE_GROUP', outcome: 'WON', quantityFrom: 1 },
        { gross: '90.00', type: 'PRICESHEET', target: 'CATEGORY', outcome: 'LOST_BY_TARGET', quantityFrom: 1 },
        { gross: '1.00', type: 'PRICESHEET', target: 'PRODUCT', outcome: 'LOST_BY_PRIORITY', quantityFrom: 1 },
        { gross: '100.00', type: 'DEFAULT', target: null, outcome: 'LOST_BY_KIND', quantityFrom: null },
        { gross: null, type: 'PRICESHEET', target: 'PRODUCT', outcome: 'NOT_VALID', quantityFrom: 1 },
        { gross: null, type: 'PRICESHEET', target: 'PRODUCT', outcome: 'QUANTITY_TOO_LOW', quantityFrom: 5 },
        { gross: null, type: 'BULK_SALES_PRICE', target: null, outcome: 'QUANTITY_TOO_LOW', quantityFrom: 10 },
      ],
      sheets: [
        { code: 'DOCK', outcome: 'WON' },
        { code: 'ADA', outcome: 'LOST' },
      ],
      nextBreak: { quantity: 5, gross: '88.00' },
      validUntil: '2026-11-30T23:59:59.999Z',
      cost: { value: '40' },
    })
  })

  test('needs the role pricing.VIEWER, like priceCalculate and priceDefault', async () => {
    for (const call of [
      'priceExplain(input: { productId: 1 })',
      'priceCalculate(input: { productId: 1 })',
      'priceDefault(input: { productIds: [1] })',
    ])
      expect((await server.gql(`{ ${call} { gross } }`, {}, storefront)).errors[0].code).toBe('FORBIDDEN')
  })
})

test('priceDefault is list ÷ per for every caller, in the order of the input', async () => {
  const ask = (ids: number[]) =>
    server.gql(`{ priceDefault(input: { productIds: ${JSON.stringify(ids)} }) { productId gross net type } }`)

  expect((await ask([bit, drill, bit])).priceDefault).toEqual([
    { productId: bit, gross: 3.33, net: 4.03, type: 'DEFAULT' },
    { productId: drill, gross: 100, net: 121, type: 'DEFAULT' },
  ])
  expect((await ask([drill, 99999])).errors[0].code).toBe('PRODUCT_NOT_FOUND_ERROR')
  expect(await ask([])).toEqual({ priceDefault: [] })
})
