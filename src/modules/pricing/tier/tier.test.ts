/** The tiers of a price: cost prices, bulk prices and bulk cost prices behave alike. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProducts } from '../../../../test/category-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let products: number[]
let prices: string[]
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  products = await addProducts(server, 3)
  await server.db
    .insertInto('productSource')
    .values({ productId: products[1] as number, name: 'erp', id: 'P-2' })
    .execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.travel('2026-11-15T12:00:00.000Z')
  await server.db.deleteFrom('price').execute()
  const items = products.slice(0, 2).map((productId) => ({ productId, list: 100, defaultTaxCode: 'H' }))
  await server.rest('POST /v2/prices/bulk', { prices: items })
  const { body } = await server.rest('GET /v2/prices')
  prices = body.data.map(({ uuid }: Answer) => uuid)
})

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

/** How each kind of tier is called. */
const kinds = [
  { one: 'costPrice', many: 'costPrices', bulk: 'costPricesBulk', path: 'cost-prices', code: 'COST_PRICE', type: 'CostPrice' },
  { one: 'bulkPrice', many: 'bulkPrices', bulk: 'bulkPricesCreate', path: 'bulk-prices', code: 'BULK_PRICE', type: 'BulkPrice' },
  {
    one: 'bulkCostPrice',
    many: 'bulkCostPrices',
    bulk: 'bulkCostPricesBulk',
    path: 'bulk-cost-prices',
    code: 'BULK_COST_PRICE',
    type: 'BulkCostPrice',
  },
]

describe.each(kinds)('$type', ({ one, many, bulk, path, code, type }) => {
  const FIELDS = 'id priceId quantityFrom value validFrom validTo lastModifiedAt'
  const create = async (input: object): Promise<Answer> => {
    const answer = await server.gql(`mutation ($input: ${type}CreateInput!) { ${one}Create(input: $input) { ${FIELDS} } }`, {
      input,
    })
    return answer[`${one}Create`] ?? answer
  }
  const update = async (id: string, input: object): Promise<Answer> => {
    const document = `mutation ($id: String!, $input: ${type}UpdateInput!) { ${one}Update(id: $id, input: $input) { ${FIELDS} } }`
    const answer = await server.gql(document, { id, input: { quantityFrom: 1, ...input } })
    return answer[`${one}Update`] ?? answer
  }
  const upsert = async (input: object[]): Promise<Answer> => {
    const answer = await server.gql(
      `mutation ($input: [${type}CreateInput!]!) { ${bulk}(input: $input) { created updated total } }`,
      {
        input,
      },
    )
    return answer[bulk] ?? answer
  }
  const tiers = async (input = '{}') =>
    (await server.gql(`{ ${many}(input: ${input}) { items { quantityFrom value } } }`))[many].items.map(
      ({ quantityFrom, value }: Answer) => `${quantityFrom}:${value}`,
    )

  test('a tier applies from quantity 1 and without a start by default; a price has one for a quantity and start', async () => {
    expect(await create({ priceId: prices[0], value: 90.12345 })).toMatchObject({
      priceId: prices[0],
      quantityFrom: 1,
      value: 90.12345,
      validFrom: null,
      validTo: null,
    })
    expect((await create({ priceId: prices[0], value: 80 })).errors[0].code).toBe(`${code}_ALREADY_EXISTS_ERROR`)
    expect(await create({ priceId: prices[0], value: 80, validFrom: '2027-01-01', validTo: '2027-01-31' })).toMatchObject({
      validFrom: '2027-01-01T00:00:00.000Z',
      validTo: '2027-01-31T23:59:59.999Z',
    })
    expect((await create({ priceId: UNKNOWN, value: 80 })).errors[0].code).toBe('PRICE_NOT_FOUND_ERROR')
    expect((await create({ priceId: prices[0], value: 80, quantityFrom: 0 })).errors).toHaveLength(1)
    expect(await tiers()).toEqual(['1:90.12345', '1:80'])
  })

  test('a period does not end before it begins, also where one end is stored already', async () => {
    const late = { priceId: prices[0], value: 1, validFrom: '2027-01-02', validTo: '2027-01-01' }
    expect((await create(late)).errors[0]).toMatchObject({
      code: `${code}_CREATE_ERROR`,
      message: 'validTo must not be before validFrom',
    })
    expect((await upsert([late])).errors[0].message).toBe('validTo must not be before validFrom')
    const { id } = await create({ ...late, validTo: null })

    expect((await update(id, { validTo: '2026-12-31' })).errors[0].code).toBe(`${code}_UPDATE_ERROR`)
    expect(await update(id, { validFrom: null, validTo: '2026-12-31', value: 2 })).toMatchObject({ value: 2, validFrom: null })
  })

  test('many are added or changed by price, quantity and first instant; what does not differ is not written', async () => {
    const load = (value: number) => [
      { priceId: prices[0], value: 90, quantityFrom: 10 },
      { priceId: prices[0], value, quantityFrom: 50 },
      { priceId: prices[1], value: 70, quantityFrom: 10, validFrom: '2027-01-01' },
    ]
    expect(await upsert(load(80))).toEqual({ created: 3, updated: 0, total: 3 })
    server.travel('2026-11-16T02:00:00.000Z')
    expect(await upsert(load(81))).toEqual({ created: 0, updated: 3, total: 3 })

    const { items } = (await server.gql(`{ ${many} { items { value lastModifiedAt } } }`))[many]
    expect(items.map(({ value, lastModifiedAt }: Answer) => `${value} ${lastModifiedAt.slice(0, 10)}`).sort()).toEqual([
      '70 2026-11-15',
      '81 2026-11-16',
      '90 2026-11-15',
    ])
  })

  test('a bulk with one wrong item changes nothing', async () => {
    const good = { priceId: prices[0], value: 90, quantityFrom: 10 }

    expect((await upsert([good, { ...good, priceId: UNKNOWN }])).errors[0].code).toBe('PRICE_NOT_FOUND_ERROR')
    expect((await upsert([good, { ...good, value: 80 }])).errors[0].code).toBe(`${code}_CREATE_ERROR`)
    expect(await tiers()).toEqual([])
  })

  test('REST also names the price by its product, and deletes the other tiers on request', async () => {
    await upsert([
      { priceId: prices[0], value: 90, quantityFrom: 10 },
      { priceId: prices[1], value: 60, quantityFrom: 10 },
      { priceId: prices[1], value: 50, quantityFrom: 20 },
    ])
    const items = [
      { productId: products[0], value: 85, quantityFrom: 15 },
      { source: { name: 'erp', id: 'P-2' }, value: 55, quantityFrom: 20 },
    ]
    const send = (given: object[], directives = {}) => server.rest(`POST /v2/${path}/bulk`, { [many]: given, directives })

    expect(await send([items[0] as object])).toMatchObject({ status: 201, body: { created: 1, updated: 0, total: 1 } })
    expect((await send([items[1] as object], { resetOnUpdate: true })).body).toEqual({ created: 0, updated: 1, total: 1 })
    expect((await tiers()).sort()).toEqual(['10:90', '15:85', '20:55'])
    expect(await send([{ productId: products[2], value: 1 }])).toMatchObject({ status: 404 })
    expect(await send([{ value: 1 }])).toMatchObject({ status: 400 })
  })

  test('REST takes the published list name of cost prices at both addresses of costs', async () => {
    const item = { productId: products[0], value: 7, quantityFrom: 30 }
    const { status, body } = await server.rest(`POST /v2/${path}/bulk`, { bulkCostPrices: [item] })

    if (path === 'bulk-prices')
      return expect([status, body.error.messages]).toEqual([400, ['#/: required key [bulkPrices] not found']])
    expect([status, body]).toEqual([201, { created: 1, updated: 0, total: 1 }])
    expect(await tiers()).toEqual(['30:7'])
    const wrong = await server.rest(`POST /v2/${path}/bulk`, { bulkCostPrices: [{ ...item, value: -1 }] })
    expect(wrong.body.error.messages).toEqual(['#/bulkCostPrices/0/value: must be >= 0'])
  })

  test('REST reads, changes and deletes one', async () => {
    const { body: added } = await server.rest(`POST /v2/${path}`, { priceId: prices[0], value: 90, quantityFrom: 10 })
    const { body: changed } = await server.rest(`PATCH /v2/${path}/${added.uuid}`, { value: 89, quantityFrom: 11 })

    expect(changed).toMatchObject({ id: added.id, priceId: prices[0], value: 89, quantityFrom: 11 })
    expect((await server.rest(`GET /v2/${path}/${added.id}`)).body).toEqual(changed)
    expect((await server.rest(`DELETE /v2/${path}/${added.uuid}`)).status).toBe(200)
    expect((await server.rest(`GET /v2/${path}/${added.id}`)).status).toBe(404)
  })

  test('are found by price, quantity, value and period, and sorted', async () => {
    await upsert([
      { priceId: prices[0], value: 90, quantityFrom: 10, validFrom: '2026-01-01' },
      { priceId: prices[0], value: 80, quantityFrom: 50, validTo: '2026-12-31' },
      { priceId: prices[1], value: 9.5, quantityFrom: 20 },
    ])

    expect(await tiers(`{ priceIds: ["${prices[1]}"] }`)).toEqual(['20:9.5'])
    expect((await tiers('{ quantityFrom: { greaterThan: 20 } }')).sort()).toEqual(['20:9.5', '50:80'])
    expect(await tiers('{ value: { lessThan: 80 }, sortInputs: [{ field: VALUE, order: ASC }] }')).toEqual(['20:9.5', '50:80'])
    expect(await tiers('{ validFrom: { lessThan: "2026-01-01" } }')).toEqual(['10:90'])
    expect(await tiers('{ sortInputs: [{ field: QUANTITY_FROM, order: DESC }] }')).toEqual(['50:80', '20:9.5', '10:90'])
  })

  test('all of a price go at once, those of others stay', async () => {
    await upsert([
      { priceId: prices[0], value: 90, quantityFrom: 10 },
      { priceId: prices[1], value: 60, quantityFrom: 10 },
    ])

    expect(await server.gql(`mutation { ${many}Delete(priceId: "${prices[0]}") }`)).toEqual({ [`${many}Delete`]: true })
    expect(await tiers()).toEqual(['10:60'])
    expect((await server.gql(`mutation { ${many}Delete(priceId: "${UNKNOWN}") }`)).errors[0].code).toBe('PRICE_NOT_FOUND_ERROR')
  })
})

describe.each(['bulkPrice', 'bulkCostPrice'])('a file of %ss', (kind) => {
  test('adds and changes tiers; an invalid row does not affect the others', async () => {
    const type = `${kind[0]?.toUpperCase()}${kind.slice(1)}`
    const content = [
      'PRICE_ID,VALUE,QUANTITY_FROM,VALID_FROM,VALID_TO',
      `${prices[0]},90,10,,`,
      `${prices[0]},80,50,2027-01-01,2027-12-31`,
      `${UNKNOWN},1,1,,`,
      `${prices[1]},,1,,`,
      `${prices[1]},-4,1,,`,
      `${prices[0]},85,10,,`,
    ].join('\n')
    const answer = await server.upload(
      `mutation ($input: ${type}CsvInput!) { ${kind}CsvImport(input: $input) { importedCount errors { code messages rowNumber } } }`,
      { input: { file: null } },
      { 'variables.input.file': { name: 'a.csv', type: 'text/csv', content } },
    )

    expect(answer[`${kind}CsvImport`]).toEqual({
      importedCount: 3,
      errors: [
        { code: 'DB_INSERT', messages: [`Price with id [${UNKNOWN}] not found`], rowNumber: 3 },
        { code: 'VALIDATION', messages: ['VALUE must be given'], rowNumber: 4 },
        { code: 'VALIDATION', messages: [expect.stringContaining('VALUE')], rowNumber: 5 },
      ],
    })
    const { items } = (
      await server.gql(`{ ${kind}s(input: { sortInputs: [{ field: QUANTITY_FROM, order: ASC }] }) { items { value } } }`)
    )[`${kind}s`]
    expect(items).toEqual([{ value: 85 }, { value: 80 }])
  })
})

describe('a tax code of a zone', () => {
  const create = (input: object[]): Promise<Answer> =>
    server.gql(
      'mutation ($input: [ZoneTaxCodeCreateInput!]!) { zoneTaxCodesCreate(input: $input) { id priceId zone taxCode } }',
      {
        input,
      },
    )

  test('differs from the default one of the price; a price has one in a zone', async () => {
    const { zoneTaxCodesCreate: made } = await create([
      { priceId: prices[0], zone: 'de', taxCode: 'L' },
      { priceId: prices[1], zone: 'DE', taxCode: 'N' },
    ])

    expect(made).toMatchObject([
      { priceId: prices[0], zone: 'DE', taxCode: 'L' },
      { priceId: prices[1], zone: 'DE', taxCode: 'N' },
    ])
    const again = await create([
      { priceId: prices[0], zone: 'BE', taxCode: 'L' },
      { priceId: prices[0], zone: 'DE', taxCode: 'H' },
    ])
    expect(again.errors[0].code).toBe('ZONE_TAX_CODE_ALREADY_EXISTS_ERROR')
    const single = await server.gql(
      `mutation { zoneTaxCodeCreate(input: { priceId: "${prices[0]}", zone: "DE", taxCode: H }) { id } }`,
    )
    expect(single.errors[0].code).toBe('ZONE_TAX_CODE_ALREADY_EXISTS_ERROR')
    const changed = await server.gql(
      `mutation { zoneTaxCodeUpdate(id: "${made[0].id}", input: { zone: "AT" }) { zone taxCode } }`,
    )
    expect(changed.zoneTaxCodeUpdate).toEqual({ zone: 'AT', taxCode: 'L' })
    const found = await server.gql(
      '{ zoneTaxCodes(input: { taxCodes: [L, N], zones: ["AT"] }) { items { priceId } itemsFound } }',
    )
    expect(found.zoneTaxCodes).toEqual({ items: [{ priceId: prices[0] }], itemsFound: 1 })
    expect(await server.gql(`mutation { zoneTaxCodesDelete(priceId: "${prices[1]}") }`)).toEqual({ zoneTaxCodesDelete: true })
    expect((await server.rest('GET /v2/zone-tax-codes')).body).toMatchObject({
      itemsFound: 1,
      data: [{ zone: 'AT', taxCode: 'L' }],
    })
  })
})
