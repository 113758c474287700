import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCategories, addProducts } from '../../../../test/category-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let productId: number
let otherProduct: number
let categoryId: number
let sheets: string[]
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const products = await addProducts(server, 2)
  productId = products[0] as number
  otherProduct = products[1] as number
  categoryId = (await addCategories(server, ['Saws']))[0] as number
  await server.db.insertInto('productSource').values({ productId: otherProduct, name: 'erp', id: 'P-2' }).execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.travel('2026-11-15T12:00:00.000Z')
  await server.db.deleteFrom('pricesheet').execute()
  sheets = []
  for (const input of [{ code: 'A' }, { code: 'B' }, { code: 'LOCKED', readonly: true }])
    sheets.push((await server.rest('POST /v2/pricesheets', input)).body.uuid)
})

const UNKNOWN = '00000000-0000-7000-8000-000000000000'
const FIELDS = 'id pricesheetId productId categoryId priceGroup value discountType quantityFrom validFrom validTo'
const create = async (input: object): Promise<Answer> => {
  const answer = await server.gql(`mutation ($input: DiscountCreateInput!) { discountCreate(input: $input) { ${FIELDS} } }`, {
    input: { pricesheetId: sheets[0], value: 10, discountType: 'LIST_PRICE_MIN', ...input },
  })
  return answer.discountCreate ?? answer
}
const update = async (id: string, input: object): Promise<Answer> => {
  const answer = await server.gql(
    `mutation ($id: String!, $input: DiscountUpdateInput!) { discountUpdate(id: $id, input: $input) { ${FIELDS} } }`,
    {
      id,
      input,
    },
  )
  return answer.discountUpdate ?? answer
}
const lines = async (input = '{}'): Promise<string[]> =>
  (
    await server.gql(`{ discounts(input: ${input}) { items { productId categoryId priceGroup value quantityFrom } } }`)
  ).discounts.items.map(
    (line: Answer) =>
      `${line.productId ? 'product' : line.categoryId ? 'category' : line.priceGroup} ${line.quantityFrom}:${line.value}`,
  )

describe('a line of a price sheet', () => {
  test('is about one product, category or price group', async () => {
    expect(await create({ productId })).toMatchObject({ pricesheetId: sheets[0], productId, quantityFrom: 1, value: 10 })
    expect(await create({ categoryId, quantityFrom: 5, value: 12.5 })).toMatchObject({ categoryId, productId: null })
    expect(await create({ priceGroup: 'SAWS', discountType: 'NET_PRICE', value: 250 })).toMatchObject({ priceGroup: 'SAWS' })
    for (const wrong of [{}, { productId, categoryId }, { productId, priceGroup: 'X' }])
      expect((await create(wrong)).errors[0]).toEqual({
        code: 'DISCOUNT_VALIDATION_ERROR',
        message: 'One of productId, categoryId, priceGroup must be given',
      })
    expect(await lines()).toEqual(['product 1:10', 'category 5:12.5', 'SAWS 1:250'])
  })

  test('refers to existing records, takes off at most everything, and ends after it begins', async () => {
    for (const wrong of [{ productId: 999999 }, { categoryId: 999999 }, { productId, pricesheetId: UNKNOWN }])
      expect((await create(wrong)).errors[0].code).toBe('DISCOUNT_CREATE_ERROR')
    for (const wrong of [
      { productId, value: 100.00001 },
      { productId, validFrom: '2027-02-01', validTo: '2027-01-01' },
    ])
      expect((await create(wrong)).errors[0].code).toBe('DISCOUNT_VALIDATION_ERROR')
    expect(await create({ productId, value: 100.5, discountType: 'COST_PRICE_PLUS' })).toMatchObject({ value: 100.5 })
    expect((await create({ productId })).errors[0].code).toBe('DISCOUNT_ALREADY_EXISTS_ERROR')
    expect(await create({ productId, validFrom: '2027-01-01' })).toMatchObject({ productId })
  })

  test('of a readonly sheet cannot be added, changed or deleted', async () => {
    const { id } = await create({ productId, pricesheetId: sheets[1] })
    await server.rest('PATCH /v2/pricesheets/code/B', { readonly: true })

    expect((await create({ productId, pricesheetId: sheets[2] })).errors[0].message).toBe(
      'The price sheet with code [LOCKED] is readonly',
    )
    expect((await update(id, { value: 11 })).errors[0].code).toBe('DISCOUNT_VALIDATION_ERROR')
    expect((await server.gql(`mutation { discountDelete(id: "${id}") }`)).errors[0].code).toBe('DISCOUNT_VALIDATION_ERROR')
    expect((await server.gql(`mutation { discountsDeleteByPricesheetId(pricesheetId: "${sheets[1]}") }`)).errors[0].code).toBe(
      'DISCOUNT_VALIDATION_ERROR',
    )
    expect(await lines()).toEqual(['product 1:10'])
  })

  test('changes in the given fields; a new target replaces the old one, and the result is checked', async () => {
    const { id } = await create({ productId, value: 150, discountType: 'NET_PRICE', validTo: '2027-01-01' })

    expect(await update(id, { categoryId })).toMatchObject({ productId: null, categoryId, value: 150 })
    expect(await update(id, { priceGroup: 'SAWS', quantityFrom: 3, pricesheetId: sheets[1] })).toMatchObject({
      categoryId: null,
      priceGroup: 'SAWS',
      quantityFrom: 3,
      pricesheetId: sheets[1],
    })
    expect((await update(id, { discountType: 'LIST_PRICE_MIN' })).errors[0].code).toBe('DISCOUNT_VALIDATION_ERROR')
    expect((await update(id, { priceGroup: null })).errors[0].code).toBe('DISCOUNT_VALIDATION_ERROR')
    expect((await update(id, { validFrom: '2027-01-02' })).errors[0].code).toBe('DISCOUNT_VALIDATION_ERROR')
    expect((await update(id, { pricesheetId: sheets[2] })).errors[0].code).toBe('DISCOUNT_VALIDATION_ERROR')
    expect((await update(UNKNOWN, { value: 1 })).errors[0].code).toBe('DISCOUNT_NOT_FOUND_ERROR')
  })

  test('shows its sheet, product and category, all lines of a page in one statement each', async () => {
    await create({ productId })
    await create({ productId: otherProduct })
    await create({ categoryId })
    const query = `{ discounts { items { pricesheet { code } product { productId } hiddenProduct: product(hidden: true) { productId }
      category(hidden: N) { categoryId } } } }`
    await server.gql(query)
    server.statements.length = 0
    const { discounts } = await server.gql(query)

    expect(discounts.items).toEqual([
      { pricesheet: { code: 'A' }, product: { productId }, hiddenProduct: null, category: null },
      { pricesheet: { code: 'A' }, product: { productId: otherProduct }, hiddenProduct: null, category: null },
      { pricesheet: { code: 'A' }, product: null, hiddenProduct: null, category: { categoryId } },
    ])
    expect(server.statements.length).toBeLessThanOrEqual(5)
  })
})

describe('finding lines', () => {
  test('by sheet, target, kind, value, quantity and period', async () => {
    await create({ productId, validFrom: '2026-01-01' })
    await create({ productId, quantityFrom: 10, value: 20 })
    await create({ categoryId, pricesheetId: sheets[1], value: 9.5 })
    await create({ priceGroup: 'SAWS', discountType: 'NET_PRICE', value: 75, validTo: '2026-12-31' })

    expect(await lines(`{ pricesheetIds: ["${sheets[1]}"] }`)).toEqual(['category 1:9.5'])
    expect(await lines(`{ productIds: [${productId}] }`)).toEqual(['product 1:10', 'product 10:20'])
    expect(await lines(`{ categoryIds: [${categoryId}] }`)).toEqual(['category 1:9.5'])
    expect(await lines('{ priceGroups: ["SAWS", "X"] }')).toEqual(['SAWS 1:75'])
    expect(await lines('{ discountTypes: [NET_PRICE] }')).toEqual(['SAWS 1:75'])
    expect(await lines('{ value: { greaterThan: 10, lessThan: 20 } }')).toEqual(['product 1:10', 'product 10:20'])
    expect(await lines('{ quantityFrom: { equal: 10 } }')).toEqual(['product 10:20'])
    expect(await lines('{ validFrom: { lessThan: "2026-01-01" } }')).toEqual(['product 1:10'])
    expect(await lines('{ validTo: { greaterThan: "2026-12-31" } }')).toEqual(['SAWS 1:75'])
    expect(await lines('{ sortInputs: [{ field: VALUE, order: DESC }] }')).toEqual([
      'SAWS 1:75',
      'product 10:20',
      'product 1:10',
      'category 1:9.5',
    ])
    const { body } = await server.rest('GET /v2/pricesheets/code/A/pricing?offset=2')
    expect(body).toMatchObject({
      itemsFound: 3,
      total: 2,
      data: [{ productId, discountType: 'listpricemin' }, { quantityFrom: 10 }],
    })
  })
})

describe('lines in bulk', () => {
  const send = (body: object) => server.rest('POST /v2/pricesheets/code/A/pricing', body)

  test('are sent as products, categories and price groups of a sheet; each gets its own result', async () => {
    await create({ productId, value: 10 })
    const { status, body } = await send({
      products: [
        { id: productId, pricing: { type: 'SP', amount: 11 } },
        { source: 'erp', sourceId: 'P-2', pricing: { type: 'net', price: 75.5, quantityFrom: 10 } },
        { id: 999999, pricing: { type: 'SP', amount: 1 } },
        { id: otherProduct, pricing: { type: 'net', amount: 75 } },
      ],
      categories: [{ id: categoryId, pricing: { type: 'CP', amount: 25 } }],
      priceGroups: [{ name: 'SAWS', pricing: { type: 'SP', amount: 101 } }],
    })

    expect(status).toBe(200)
    expect(body.data).toMatchObject([
      { success: true, action: 'update', lookupKey: 'id', key: String(productId) },
      { success: true, action: 'create', lookupKey: 'sourceId', key: 'P-2' },
      { success: false, error: 'Product with id [999999] not found' },
      { success: false, error: 'pricing.price is required if the type is net' },
      { success: true, action: 'create', lookupKey: 'id', key: String(categoryId) },
      { success: false, error: expect.stringContaining('at most 100') },
    ])
    expect((await lines()).sort()).toEqual(['category 1:25', 'product 10:75.5', 'product 1:11'].sort())
  })

  test('that are sent without their end keep it; null takes it away', async () => {
    const ends = async () => (await server.gql('{ discounts { items { value validTo } } }')).discounts.items
    const line = (pricing: object) => send({ products: [{ id: productId, pricing: { type: 'SP', ...pricing } }] })

    await line({ amount: 5, validTo: '2026-12-31' })
    await line({ amount: 6 })
    expect(await ends()).toEqual([{ value: 6, validTo: '2026-12-31T23:59:59.999Z' }])
    await line({ amount: 6, validTo: null })
    expect(await ends()).toEqual([{ value: 6, validTo: null }])
  })

  test('are compared by target with an index, not each with every line of the sheet', async () => {
    server.statements.length = 0
    await send({ products: [{ id: productId, pricing: { type: 'SP', amount: 11 } }] })
    const [written, another] = server.statements.filter((statement) => /insert into "discount"/.test(statement))

    expect(another).toBeUndefined()
    expect(written).toContain('t."productId" = x."productId"')
    expect(written).toContain('t."validFrom" is not distinct from x."validFrom"')
  })

  test('a readonly sheet takes none, and what does not differ is not written', async () => {
    const body = { products: [{ id: productId, pricing: { type: 'SP', amount: 11 } }] }
    await send(body)
    server.travel('2026-11-16T02:00:00.000Z')
    await send(body)

    expect((await server.gql('{ discounts { items { lastModifiedAt } } }')).discounts.items).toEqual([
      { lastModifiedAt: '2026-11-15T12:00:00.000Z' },
    ])
    expect((await server.rest('POST /v2/pricesheets/code/LOCKED/pricing', body)).body.data).toMatchObject([{ success: false }])
    expect((await send({})).status).toBe(400)
  })

  test('a file of lines adds and changes them; an invalid row does not affect the others', async () => {
    await create({ productId, value: 10 })
    const content = [
      'PRICESHEET_ID,PRODUCT_ID,CATEGORY_ID,PRICE_GROUP,VALUE,DISCOUNT_TYPE,QUANTITY_FROM',
      `${sheets[0]},${productId},0,,15,LIST_PRICE_MIN,`,
      `${sheets[0]},,${categoryId},,75,NET_PRICE,10`,
      `${sheets[2]},${productId},,,15,LIST_PRICE_MIN,`,
      `${sheets[0]},${productId},${categoryId},,15,LIST_PRICE_MIN,`,
      `${sheets[0]},${productId},,,,LIST_PRICE_MIN,`,
      `${UNKNOWN},${productId},,,15,LIST_PRICE_MIN,`,
    ].join('\n')
    const { discountCsvImport } = await server.upload(
      'mutation ($input: DiscountCsvInput!) { discountCsvImport(input: $input) { importedCount errors { code messages rowNumber } } }',
      { input: { file: null } },
      { 'variables.input.file': { name: 'a.csv', type: 'text/csv', content } },
    )

    expect(discountCsvImport.importedCount).toBe(2)
    expect(discountCsvImport.errors.map(({ code, rowNumber }: Answer) => `${rowNumber} ${code}`)).toEqual([
      '3 DB_INSERT',
      '4 DB_INSERT',
      '5 VALIDATION',
      '6 DB_INSERT',
    ])
    expect((await lines()).sort()).toEqual(['category 10:75', 'product 1:15'])
  })

  test('all lines of a sheet go at once, those of others stay', async () => {
    await create({ productId })
    await create({ productId, pricesheetId: sheets[1], value: 20 })

    expect(await server.gql(`mutation { discountsDeleteByPricesheetId(pricesheetId: "${sheets[0]}") }`)).toEqual({
      discountsDeleteByPricesheetId: true,
    })
    expect(await lines()).toEqual(['product 1:20'])
    expect((await server.gql(`mutation { discountsDeleteByPricesheetId(pricesheetId: "${UNKNOWN}") }`)).errors[0].code).toBe(
      'PRICESHEET_NOT_FOUND_ERROR',
    )
  })
})
