import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addCategories } from '../../../../test/category-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let tools: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  ;[tools] = (await addCategories(server, ['Gereedschap'])) as [number]
  await server.db.insertInto('categorySource').values({ name: 'PIM', id: 'tools', categoryId: tools }).execute()
})
afterEach(() => server.db.deleteFrom('product').execute())
afterAll(() => server.close())

const DOCUMENT = `mutation ($input: ProductCsvInput!) {
  productCsvImport(input: $input) { importedCount errors { code messages rowNumber record } }
}`
const upload = async (lines: readonly string[], mappings?: object[]): Promise<Answer> => {
  const file = { name: 'products.csv', type: 'text/csv', content: lines.join('\n') }
  const answer = await server.upload(
    DOCUMENT,
    { input: { file: null, ...(mappings && { mappings }) } },
    { 'variables.input.file': file },
  )
  return answer.productCsvImport ?? answer
}
const stored = () => server.db.selectFrom('product').selectAll().orderBy('id').execute()
const count = async () => (await server.db.selectFrom('product').select('id').execute()).length

test('an import reads every column of the contract', async () => {
  await server.rest('POST /v2/field-definitions', { ownerType: 'PRODUCT', code: 'rack', type: 'NUMBER' })
  const answer = await upload([
    'LANGUAGE,CATEGORY_ID,NAME,DESCRIPTION,SHORT_DESCRIPTION,KEYWORD,CUSTOM_KEYWORD,SKU,STATUS,STATUS_EXTRA,SUPPLIER,SUPPLIER_CODE,BAR_CODE,MANUFACTURER_CODE,EAN_CODE,UNIT,MINIMUM_QUANTITY,ECONOMIC_ORDER_QUANTITY,MANUFACTURER,PACKAGE,PACKAGE_UNIT,PACKAGE_UNIT_QUANTITY,PURCHASE_UNIT,PURCHASE_MINIMUM_QUANTITY,ORDERABLE,ORDERABLE_FROM,ORDERABLE_TO,RELEASE_DATE,RETURNABLE,PHYSICAL,TURNOVER_GROUP,PRICE_GROUP,TAXONOMY,SHORT_NAME,PACKAGE_DESCRIPTION,NOTE,PRODUCT_ID,SOURCE_NAME,SOURCE_ID,PRIORITY,METADATA_TITLE,METADATA_DESCRIPTION,METADATA_KEYWORDS,METADATA_CANONICAL_URL,HIDDEN,CUSTOM_FIELDS',
    `en,${tools},Drill,<p>Long</p>,Short,k,c,A-1,P,x,Acme,S1,B1,M1,E1,2,4,6,Maker,box,piece,12,3,5,N,2026-01-01,2026-02-01T12:00:00+01:00,2026-01-15 08:00,N,N,T,P,X,Dr,pd,note,0,ERP,1,7,mt,md,mk,https://a.example,Y,"{""rack"": 7}"`,
  ])

  expect(answer).toEqual({ importedCount: 1, errors: [] })
  expect(await stored()).toEqual([
    {
      id: expect.any(Number),
      uuid: expect.any(String),
      sku: 'A-1',
      categoryId: tools,
      clusterId: null,
      clusterOrder: 0,
      clusteredAt: null,
      names: { EN: 'Drill' },
      descriptions: { EN: '<p>Long</p>' },
      shortDescriptions: { EN: 'Short' },
      shortNames: { EN: 'Dr' },
      slugs: { EN: 'drill' },
      keywords: { EN: 'k' },
      customKeywords: { EN: 'c' },
      packageDescriptions: { EN: 'pd' },
      notes: { EN: 'note' },
      metadataTitles: { EN: 'mt' },
      metadataDescriptions: { EN: 'md' },
      metadataKeywords: { EN: 'mk' },
      metadataCanonicalUrls: { EN: 'https://a.example' },
      manufacturer: 'Maker',
      manufacturerCode: 'M1',
      supplier: 'Acme',
      supplierCode: 'S1',
      eanCode: 'E1',
      barCode: 'B1',
      status: 'P',
      statusExtra: 'x',
      taxonomy: 'X',
      turnoverGroup: 'T',
      priceGroup: 'P',
      priority: 7,
      hidden: 'Y',
      orderable: 'N',
      returnable: 'N',
      physical: 'N',
      orderableFrom: new Date('2026-01-01T00:00:00.000Z'),
      orderableTo: new Date('2026-02-01T11:00:00.000Z'),
      releaseDate: new Date('2026-01-15T08:00:00.000Z'),
      unit: 2,
      minimumQuantity: 4,
      economicOrderQuantity: 6,
      package: 'box',
      packageUnit: 'piece',
      packageUnitQuantity: '12',
      purchaseUnit: 3,
      purchaseMinimumQuantity: 5,
      width: null,
      height: null,
      depth: null,
      weight: null,
      customFields: { rack: 7 },
      createdAt: server.clock(),
      lastModifiedAt: server.clock(),
    },
  ])
})

test('rows with the same source are languages of one product, whose category may be given by a source', async () => {
  const answer = await upload([
    'language,name,shortNames,source name,sourceId,categorySourceName,categorySourceId',
    'NL,Boor,B,ERP,1,PIM,tools',
    'EN,Drill,D,ERP,1,,',
    ',Zaag,,ERP,2,,',
  ])

  expect(answer).toEqual({ importedCount: 3, errors: [] })
  const rows = await stored()
  expect(rows.map(({ names, shortNames, categoryId }) => ({ names, shortNames, categoryId }))).toEqual([
    { names: { NL: 'Boor', EN: 'Drill' }, shortNames: { NL: 'B', EN: 'D' }, categoryId: tools },
    { names: { NL: 'Zaag' }, shortNames: {}, categoryId: null },
  ])
})

test('a row with an id changes that product; a row without a key adds one', async () => {
  await upload(['SKU,UNIT', 'A,2'])
  const [{ id } = { id: 0 }] = await stored()

  const answer = await upload(
    ['nr,artikel', `${id},B`, ',C', '999999,D'],
    [
      { csvHeader: 'nr', fieldName: 'PRODUCT_ID' },
      { csvHeader: 'artikel', fieldName: 'SKU' },
    ],
  )

  expect(answer).toEqual({
    importedCount: 2,
    errors: [
      {
        code: 'DB_INSERT',
        messages: ['Product with id [999999] not found'],
        rowNumber: 3,
        record: { nr: '999999', artikel: 'D' },
      },
    ],
  })
  expect((await stored()).map(({ sku, unit }) => [sku, unit])).toEqual([
    ['B', 2],
    ['C', 1],
  ])
})

test('rows that refer to one product by different keys are written one after another', async () => {
  await upload(['SKU,SOURCE_NAME,SOURCE_ID,NAME', 'A,ERP,1,Boor'])
  const [{ id } = { id: 0 }] = await stored()

  const answer = await upload([
    'PRODUCT_ID,SOURCE_NAME,SOURCE_ID,LANGUAGE,NAME',
    `,ERP,1,EN,Drill`,
    `${id},,,DE,Bohrer`,
    ',,,NL,Zaag',
  ])

  expect(answer).toEqual({ importedCount: 3, errors: [] })
  expect((await stored()).map(({ names }) => names)).toEqual([{ NL: 'Boor', EN: 'Drill', DE: 'Bohrer' }, { NL: 'Zaag' }])
})

test('all errors of a row are reported, and the other rows are written', async () => {
  const answer = await upload([
    'SKU,UNIT,STATUS,ORDERABLE,RELEASE_DATE,LANGUAGE,SOURCE_NAME,CATEGORY_ID',
    'A,0,Z,maybe,soon,dutch,ERP,',
    'B,1,A,Y,2026-01-01,NL,,999999',
    'C,1,A,Y,2026-01-01,NL,,',
  ])

  expect(answer.importedCount).toBe(1)
  expect(answer.errors.map(({ code, messages, rowNumber }: Answer) => ({ code, messages, rowNumber }))).toEqual([
    {
      code: 'VALIDATION',
      rowNumber: 1,
      messages: [
        'LANGUAGE must be two letters',
        'UNIT must be a whole number from 1',
        'STATUS must be one of A, N, P, S, R, T',
        'ORDERABLE must be one of Y, N',
        'RELEASE_DATE must be an ISO 8601 date',
        'SOURCE_ID is also required: SOURCE_NAME and SOURCE_ID belong together',
      ],
    },
    { code: 'DB_INSERT', rowNumber: 2, messages: ['Category with id [999999] not found'] },
  ])
  expect((await stored()).map(({ sku }) => sku)).toEqual(['C'])
})

test('a row with an impossible date, text after a date, or a null character is refused alone', async () => {
  const answer = await upload([
    'SKU,RELEASE_DATE,ORDERABLE_TO',
    'A,2024-02-31,',
    'B,2024-01-01junk,2024-13-01',
    'C\0,2024-02-29,',
    'D,2024-02-29T23:59:59.5,',
  ])

  expect(answer.importedCount).toBe(1)
  expect(answer.errors.map(({ code, messages, rowNumber }: Answer) => [rowNumber, code, ...messages])).toEqual([
    [1, 'VALIDATION', 'RELEASE_DATE must be an ISO 8601 date'],
    [2, 'VALIDATION', 'RELEASE_DATE must be an ISO 8601 date', 'ORDERABLE_TO must be an ISO 8601 date'],
    [3, 'VALIDATION', 'SKU must not contain a null character'],
  ])
  expect((await stored()).map(({ sku, releaseDate }) => [sku, releaseDate])).toEqual([
    ['D', new Date('2024-02-29T23:59:59.500Z')],
  ])
})

test('a file of 1,200 rows is read as a stream: each invalid row is reported by its number', async () => {
  const lines = Array.from({ length: 1200 }, (_, i) => `ERP,${i},Schroef ${i},${i % 500 === 7 ? 'none' : 1},${tools}`)

  const answer = await upload(['SOURCE_NAME,SOURCE_ID,NAME,UNIT,CATEGORY_ID', ...lines])

  expect(answer.importedCount).toBe(1197)
  expect(answer.errors.map(({ rowNumber }: Answer) => rowNumber)).toEqual([8, 508, 1008])
  expect(await count()).toBe(1197)
})

test('an import of products needs product.OWNER', async () => {
  const file = { name: 'products.csv', type: 'text/csv', content: 'SKU\nA' }
  const key = await server.keyFor({ product: 'EDITOR' })

  const answer = await server.upload(DOCUMENT, { input: { file: null } }, { 'variables.input.file': file }, key)

  expect(answer.errors[0].code).toBe('FORBIDDEN')
  expect(await count()).toBe(0)
})
