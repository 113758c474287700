import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProducts, createProduct } from '../../../../test/category-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let products: number[]
let erp: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  products = await addProducts(server, 20)
  erp = products[19] as number
  await server.db.insertInto('productSource').values({ productId: erp, name: 'erp', id: 'P-20' }).execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('price').execute()
  server.travel('2026-11-15T12:00:00.000Z')
})

const FIELDS = `id productId per list store suggested bulkPriceDiscountType defaultTaxCode display
  costPrices { quantityFrom value validFrom } createdAt lastModifiedAt`
const create = (input: object): Promise<Answer> =>
  server.gql(`mutation ($input: PriceCreateInput!) { priceCreate(input: $input) { ${FIELDS} } }`, { input })
const update = (id: string, input: object): Promise<Answer> =>
  server.gql(`mutation ($id: String!, $input: PriceUpdateInput!) { priceUpdate(id: $id, input: $input) { ${FIELDS} } }`, {
    id,
    input,
  })
const bulk = (prices: object[], directives?: object) =>
  server.rest('POST /v2/prices/bulk', { prices, ...(directives && { directives }) })

describe('the price record of a product', () => {
  test('has defaults, keeps five decimals exactly, and is the same on both interfaces', async () => {
    const { priceCreate } = await create({ productId: products[0], list: 1234567.12345, defaultTaxCode: 'L' })

    expect(priceCreate).toMatchObject({
      productId: products[0],
      per: 1,
      list: 1234567.12345,
      store: null,
      bulkPriceDiscountType: 'NET_PRICE',
      defaultTaxCode: 'L',
      display: 'DEFAULT',
      costPrices: [],
    })
    const { body } = await server.rest(`GET /v2/prices/${priceCreate.id}`)
    expect(body).toMatchObject({
      uuid: priceCreate.id,
      list: 1234567.12345,
      bulkPriceDiscountType: 'netprice',
      display: 'default',
      costPrices: [],
    })
    const { product } = await server.gql(`{ product(productId: ${products[0]}) { priceData { id list } } }`)
    expect(product.priceData).toEqual({ id: priceCreate.id, list: 1234567.12345 })
  })

  test('is unique: a second one is refused, and so is one of a product that does not exist', async () => {
    await create({ productId: products[0], list: 5, defaultTaxCode: 'H' })

    expect((await create({ productId: products[0], list: 6, defaultTaxCode: 'H' })).errors[0].code).toBe('PRICE_CREATE_ERROR')
    expect((await create({ productId: 999999, list: 6, defaultTaxCode: 'H' })).errors[0]).toEqual({
      code: 'PRODUCT_NOT_FOUND_ERROR',
      message: 'Product with id [999999] not found',
    })
    for (const wrong of [{ list: -1 }, { list: 1.123456 }, { list: 5, per: 0 }])
      expect((await create({ productId: products[1], defaultTaxCode: 'H', ...wrong })).errors).toHaveLength(1)
    expect((await server.gql('{ prices { itemsFound } }')).prices.itemsFound).toBe(1)
  })

  test('changes in the fields that are given; cost prices come along', async () => {
    const { priceCreate } = await create({
      productId: products[0],
      list: 5,
      store: 4,
      display: 'ON_REQUEST',
      defaultTaxCode: 'H',
      costPrices: [{ value: 2.5 }, { value: 2, quantityFrom: 10 }],
    })
    server.travel('2026-11-15T13:00:00.000Z')
    const { priceUpdate } = await update(priceCreate.id, {
      list: 6,
      store: null,
      bulkDiscountType: 'LIST_PRICE_MIN',
      costPrices: [{ value: 1.75, quantityFrom: 10 }],
    })

    expect(priceUpdate).toMatchObject({
      list: 6,
      store: null,
      display: 'ON_REQUEST',
      bulkPriceDiscountType: 'LIST_PRICE_MIN',
      lastModifiedAt: '2026-11-15T13:00:00.000Z',
      costPrices: [
        { quantityFrom: 1, value: 2.5, validFrom: null },
        { quantityFrom: 10, value: 1.75, validFrom: null },
      ],
    })
  })

  test('cost prices are hidden from a storefront that reads products', async () => {
    await create({ productId: products[0], list: 5, defaultTaxCode: 'H', costPrices: [{ value: 2.5 }] })
    const storefront = await server.keyFor({ product: 'VIEWER', shop: 'VIEWER' })
    const query = `{ product(productId: ${products[0]}) { priceData { list cost costPrices { value } } } }`

    expect((await server.gql(query, {}, storefront)).product.priceData).toEqual({ list: 5, cost: null, costPrices: null })
    expect((await server.gql(query)).product.priceData).toEqual({ list: 5, cost: 2.5, costPrices: [{ value: 2.5 }] })
  })

  test('a page of products reads all their prices in one statement', async () => {
    const ids: number[] = []
    for (const sku of ['A', 'B', 'C']) ids.push(await createProduct(server, sku))
    await bulk(ids.slice(0, 2).map((productId, i) => ({ productId, list: i + 1, defaultTaxCode: 'H' })))
    const query = `{ products(input: { productIds: [${ids}] }) { items { ... on Product { productId priceData { list } } } } }`
    await server.gql(query)
    server.statements.length = 0
    const { items } = (await server.gql(query)).products

    expect(items.map(({ priceData }: Answer) => priceData?.list ?? null).sort()).toEqual([1, 2, null])
    expect(server.statements.filter((statement) => /from "?price"?\b/.test(statement))).toHaveLength(1)
  })

  test('goes with its tiers when it is deleted', async () => {
    const { priceCreate } = await create({ productId: products[0], list: 5, defaultTaxCode: 'H', costPrices: [{ value: 2 }] })

    expect(await server.gql(`mutation { priceDelete(id: "${priceCreate.id}") }`)).toEqual({ priceDelete: true })
    expect((await server.gql('{ costPrices { itemsFound } }')).costPrices.itemsFound).toBe(0)
    expect((await server.gql(`mutation { priceDelete(id: "${priceCreate.id}") }`)).errors[0].code).toBe('PRICE_NOT_FOUND_ERROR')
  })
})

describe('until the date', () => {
  test('cost shows the cost price of quantity 1 that is in force, is taken and not stored, and sorts nothing', async () => {
    const costPrices = [
      { value: 3 },
      { value: 2.75, validFrom: '2026-01-01' },
      { value: 9, validFrom: '2027-01-01' },
      { value: 1, quantityFrom: 5 },
    ]
    const { priceCreate } = await create({ productId: products[0], list: 5, cost: 77, defaultTaxCode: 'H', costPrices })
    await create({ productId: products[1], list: 4, cost: 1, defaultTaxCode: 'H' })

    expect(await server.gql(`{ price(id: "${priceCreate.id}") { cost } }`)).toEqual({ price: { cost: 2.75 } })
    const sorted = await server.gql(
      '{ prices(input: { cost: { lessThan: 0 }, sortInputs: [{ field: COST_PRICE }] }) { items { list cost } } }',
    )
    expect(sorted.prices.items).toEqual([
      { list: 5, cost: 2.75 },
      { list: 4, cost: null },
    ])
  })
})

describe('finding prices', () => {
  test('by product, list price, cost prices and kind of tiers; both ends of a range belong to it', async () => {
    await bulk([
      { productId: products[0], list: 9.5, defaultTaxCode: 'H', costPrices: [{ value: 4 }] },
      { productId: products[1], list: 10, per: 100, defaultTaxCode: 'L', bulkDiscountType: 'listpricemin' },
      { productId: products[2], list: 100, store: 80, defaultTaxCode: 'N' },
    ])
    const lists = async (input: string) =>
      (await server.gql(`{ prices(input: ${input}) { items { list } } }`)).prices.items.map(({ list }: Answer) => list)

    expect(await lists('{ list: { greaterThan: 10, lessThan: 100 } }')).toEqual([10, 100])
    expect(await lists('{ list: { equal: 9.5 } }')).toEqual([9.5])
    expect(await lists(`{ productIds: [${products[2]}, ${products[0]}] }`)).toEqual([9.5, 100])
    expect(await lists('{ per: 100 }')).toEqual([10])
    expect(await lists('{ store: { lessThan: 80 } }')).toEqual([100])
    expect(await lists('{ bulkDiscountType: LIST_PRICE_MIN }')).toEqual([10])
    expect(await lists('{ costPrices: { lessThan: 4 } }')).toEqual([9.5])
    expect(await lists('{ sortInputs: [{ field: PRICE, order: DESC }] }')).toEqual([100, 10, 9.5])
    expect(await lists('{ sortInputs: [{ field: DEFAULT_TAX_CODE }] }')).toEqual([9.5, 10, 100])
    const { body } = await server.rest('POST /v2/prices/search', { filters: { bulkDiscountType: 'listpricemin' } })
    expect(body.data.map(({ list }: Answer) => list)).toEqual([10])
  })
})

describe('prices in bulk', () => {
  test('are added or changed by product, which another system may name; counters tell', async () => {
    const first = await bulk([
      { productId: products[0], list: 10, defaultTaxCode: 'H' },
      { productSource: { name: 'erp', id: 'P-20' }, list: 20, defaultTaxCode: 'L', per: 10, bulkDiscountType: 'costpriceplus' },
    ])
    expect(first).toMatchObject({ status: 200, body: { created: 2, updated: 0, total: 2 } })
    const second = await bulk([
      { productId: erp, list: 21, defaultTaxCode: 'L' },
      { productId: products[1], list: 5, defaultTaxCode: 'H', cost: 3 },
    ])

    expect(second.body).toEqual({ created: 1, updated: 1, total: 2 })
    const { prices } = await server.gql(
      `{ prices(input: { productIds: [${erp}] }) { items { list per bulkPriceDiscountType } } }`,
    )
    expect(prices.items).toEqual([{ list: 21, per: 10, bulkPriceDiscountType: 'COST_PRICE_PLUS' }])
  })

  test('unchanged prices are not written', async () => {
    const load = (list: number) => [
      { productId: products[0], list: 10, defaultTaxCode: 'H', costPrices: [{ value: 4 }] },
      { productId: products[1], list, defaultTaxCode: 'H', costPrices: [{ value: 5 }] },
    ]
    await bulk(load(20))
    server.travel('2026-11-16T02:00:00.000Z')
    await bulk(load(21))
    const { prices } = await server.gql('{ prices { items { list lastModifiedAt } } }')

    expect(prices.items).toEqual([
      { list: 10, lastModifiedAt: '2026-11-15T12:00:00.000Z' },
      { list: 21, lastModifiedAt: '2026-11-16T02:00:00.000Z' },
    ])
    const { costPrices } = await server.gql('{ costPrices { items { lastModifiedAt } } }')
    expect(new Set(costPrices.items.map((item: Answer) => item.lastModifiedAt))).toEqual(new Set(['2026-11-15T12:00:00.000Z']))
  })

  test('one invalid item changes nothing, and the error names it', async () => {
    const good = { productId: products[0], list: 10, defaultTaxCode: 'H' }
    const unknown = await bulk([good, { ...good, productId: 999999 }])
    const nameless = await bulk([good, { list: 1, defaultTaxCode: 'H' }])
    const twice = await bulk([
      good,
      { productSource: { name: 'erp', id: 'P-20' }, list: 1, defaultTaxCode: 'H' },
      { ...good, productId: erp },
    ])
    const wrong = await bulk([good, { ...good, productId: products[1], list: -2 }])

    expect(unknown).toMatchObject({ status: 404, body: { error: { messages: ['Product with id [999999] not found'] } } })
    expect(nameless).toMatchObject({
      status: 400,
      body: { error: { messages: [expect.stringContaining('must identify a product')] } },
    })
    expect(twice).toMatchObject({
      status: 400,
      body: { error: { messages: expect.arrayContaining([expect.stringContaining('same record')]) } },
    })
    expect(wrong.status).toBe(400)
    expect((await server.gql('{ prices { itemsFound } }')).prices.itemsFound).toBe(0)
  })

  test('a protected field keeps what it holds, and nothing is added where only changes are wanted', async () => {
    await bulk([{ productId: products[0], list: 10, store: 8, defaultTaxCode: 'H' }])
    await bulk([{ productId: products[0], list: 11, store: 7, defaultTaxCode: 'H' }], { skipIfNotEmpty: ['store'] })
    const only = await bulk([{ productId: products[1], list: 11, defaultTaxCode: 'H' }], { skipCreate: true })

    expect((await server.gql('{ prices { items { list store } } }')).prices.items).toEqual([{ list: 11, store: 8 }])
    expect(only).toMatchObject({ status: 400, body: { error: { messages: [expect.stringContaining('not found')] } } })
  })

  test('as many statements for a thousand prices as for two', async () => {
    const many = await addProducts(server, 1000)
    const count = async (ids: number[]) => {
      server.statements.length = 0
      const answer = await bulk(ids.map((productId) => ({ productId, list: 1, defaultTaxCode: 'H', costPrices: [{ value: 1 }] })))
      expect(answer.body.total).toBe(ids.length)
      return server.statements.length
    }
    await count(many.slice(0, 1))

    expect(await count(many.slice(2, 1000))).toBe(await count(many.slice(0, 2)))
  })
})

describe('a file of prices', () => {
  const importFile = async (lines: readonly string[]): Promise<Answer> =>
    (
      await server.upload(
        'mutation ($input: PriceCsvInput!) { priceCsvImport(input: $input) { importedCount errors { code messages rowNumber } } }',
        { input: { file: null } },
        { 'variables.input.file': { name: 'a.csv', type: 'text/csv', content: lines.join('\n') } },
      )
    ).priceCsvImport

  test('has a price of a product for each currency; without one, a row is in euros', async () => {
    const answer = await importFile([
      'PRODUCT_ID,LIST,CURRENCY,DEFAULT_TAX_CODE',
      `${products[0]},10,,H`,
      `${products[0]},8,gbp,H`,
      `${products[0]},9,pounds,H`,
    ])

    expect(answer).toEqual({
      importedCount: 2,
      errors: [{ code: 'VALIDATION', messages: ['CURRENCY must be three letters, such as EUR'], rowNumber: 3 }],
    })
    const { prices } = await server.gql('{ prices { items { list currency } } }')
    expect(prices.items).toEqual([
      { list: 10, currency: 'EUR' },
      { list: 8, currency: 'GBP' },
    ])
  })

  test('adds and changes prices by product or source; an invalid row does not affect the others', async () => {
    await bulk([{ productId: products[0], list: 10, defaultTaxCode: 'H' }])
    const answer = await importFile([
      'PRODUCT_ID,SOURCE_NAME,SOURCE_ID,LIST,PER,DEFAULT_TAX_CODE,BULK_DISCOUNT_TYPE,COST',
      `${products[0]},,,12.34567,100,,LIST_PRICE_MIN,3`,
      '0,erp,P-20,20,,L,,',
      '999999,,,1,,H,,',
      `${products[1]},,,1.123456,,H,,`,
      `,,,1,,H,,`,
      `${products[2]},,,5,,,,`,
      `${products[2]},,,5,2147483647,H,,`,
    ])

    expect(answer).toEqual({
      importedCount: 2,
      errors: [
        { code: 'DB_INSERT', messages: ['Product with id [999999] not found'], rowNumber: 3 },
        { code: 'VALIDATION', messages: ['LIST must have at most 5 decimals'], rowNumber: 4 },
        { code: 'VALIDATION', messages: [expect.stringContaining('PRODUCT_ID')], rowNumber: 5 },
        { code: 'DB_INSERT', messages: ['Price not found; a new one needs defaultTaxCode'], rowNumber: 6 },
        { code: 'VALIDATION', messages: ['PER must be a whole number from 1 to 1000000000'], rowNumber: 7 },
      ],
    })
    const { prices } = await server.gql('{ prices { items { productId list per defaultTaxCode bulkPriceDiscountType } } }')
    expect(prices.items).toEqual([
      { productId: products[0], list: 12.34567, per: 100, defaultTaxCode: 'H', bulkPriceDiscountType: 'LIST_PRICE_MIN' },
      { productId: erp, list: 20, per: 1, defaultTaxCode: 'L', bulkPriceDiscountType: 'NET_PRICE' },
    ])
  })
})
