import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let categoryId: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const names = [{ language: 'NL', value: 'Gereedschap' }]
  const { body } = await server.rest('POST /v2/categories', { names, sources: [{ source: 'ERP', sourceId: 'tools' }] })
  categoryId = body.id
})
afterEach(() => server.db.deleteFrom('product').execute())
afterAll(() => server.close())

const text = (value: string, language = 'NL') => [{ language, value }]
const add = async (input: object): Promise<Answer> => (await server.rest('POST /v2/products', input)).body
const statusAndError = async (line: string, body?: object) => {
  const answer = await server.rest(line, body)
  return [answer.status, answer.body.error?.code, answer.body.error?.type, answer.body.error?.messages]
}
const count = async () => (await server.db.selectFrom('product').select('id').execute()).length

test('a product is added with its parent by source and its attributes by name, and is returned completely', async () => {
  const descriptions = {
    uuid: crypto.randomUUID(),
    createdAt: server.clock(),
    lastModifiedAt: server.clock(),
    defaultValue: '0' as never,
  }
  await server.db
    .insertInto('attributeDescription')
    .values({ ...descriptions, name: 'WIDTH', attributeClass: 'PRODUCT', type: 'INT' })
    .execute()

  const { status, body } = await server.rest('POST /v2/products', {
    names: [...text('Boor'), ...text('Drill', 'en')],
    sku: 'A-1',
    parent: { source: 'ERP', sourceId: 'tools' },
    sources: [{ source: 'ERP', sourceId: '4711' }],
    notes: text('Internal'),
    attributes: [{ attributeDescriptionName: 'WIDTH', value: { intValue: 12 } }],
  })

  expect(status).toBe(201)
  expect(body).toMatchObject({
    id: expect.any(Number),
    productId: body.id,
    uuid: expect.any(String),
    type: 'PRODUCT',
    containerClass: 'CATEGORY',
    categoryId,
    sku: 'A-1',
    names: [...text('Boor'), ...text('Drill', 'EN')],
    slugs: [...text('boor'), ...text('drill', 'EN')],
    sources: [{ source: 'ERP', sourceId: '4711' }],
    parent: { id: categoryId, names: text('Gereedschap') },
    attributes: [{ attributeDescriptionName: 'WIDTH', type: 'INT', value: { intValue: 12 } }],
    translation: [
      { language: 'EN', name: 'Drill', slug: 'drill', shortName: null },
      { language: 'NL', name: 'Boor', slug: 'boor', shortName: null },
    ],
  })
  expect(body).not.toHaveProperty('notes')
})

test('a product is read, changed and deleted by id, uuid, source, sku or supplier code', async () => {
  const { id, uuid } = await add({
    sku: 'A/1',
    supplier: 'Acme',
    supplierCode: 'S 1',
    sources: [{ source: 'ERP', sourceId: '1' }],
  })
  const paths = [`id/${id}`, `id/${uuid}`, 'sourceId/1', 'sourceId/1?source=ERP', 'sku/A%2F1', 'supplierCode/S%201?supplier=Acme']

  const read = await Promise.all(paths.map(async (path) => (await server.rest(`GET /v2/products/${path}`)).body.id))
  const changed = await server.rest('PATCH /v2/products/sku/A%2F1', { names: text('Boor'), autoGenerateSlugs: true })
  const named = await server.rest('PATCH /v2/products/sku/A%2F1', { names: text('Drill', 'EN') })
  const removed = await server.rest('DELETE /v2/products/sourceId/1')

  expect(read).toEqual(paths.map(() => id))
  expect(changed.body).toMatchObject({ id, sku: 'A/1', names: text('Boor'), slugs: text('boor') })
  expect(named.body).toMatchObject({ slugs: [...text('boor'), ...text('drill', 'EN')] })
  expect(removed.body).toMatchObject({ id, sku: 'A/1', sources: [{ source: 'ERP', sourceId: '1' }] })
  expect(await count()).toBe(0)
})

test('null as the parent removes a product from its default category', async () => {
  const { id } = await add({ sku: 'A', parent: { id: categoryId } })

  const { status, body } = await server.rest(`PATCH /v2/products/id/${id}`, { parent: null })

  expect([status, body.categoryId]).toEqual([200, null])
  expect(await server.db.selectFrom('categoryItem').select('id').execute()).toEqual([])
})

test('a key that several products have or none has, and an unknown lookup key, are refused with the published error codes', async () => {
  await add({ sku: 'A', supplierCode: 'S', supplier: 'Acme', sources: [{ source: 'ERP', sourceId: '1' }] })
  await add({ sku: 'A', supplierCode: 'S', supplier: 'Bolt', sources: [{ source: 'PIM', sourceId: '1' }] })

  const answers = await Promise.all(
    [
      'GET /v2/products/sku/A',
      'DELETE /v2/products/supplierCode/S',
      'GET /v2/products/sourceId/1',
      'GET /v2/products/sku/B',
      'GET /v2/products/id/481189',
      'GET /v2/products/id/many',
      'GET /v2/products/name/A',
    ].map((line) => statusAndError(line)),
  )

  expect(answers).toEqual([
    [400, 80005, 'ProductMultipleFound', ['More than one product has the sku [A]']],
    [400, 80005, 'ProductMultipleFound', ['More than one product has the supplierCode [S]']],
    [400, 80005, 'ProductMultipleFound', ['More than one product has the sourceId [1]']],
    [404, 80006, 'ProductNotFound', ['Product with sku [B] not found']],
    [404, 80006, 'ProductNotFound', ['Product with id [481189] not found']],
    [404, 80006, 'ProductNotFound', ['Product with id [many] not found']],
    [400, 10006, 'InvalidLookupKey', ['The lookup key [name] is not supported here; use id or sourceId or sku or supplierCode']],
  ])
  expect(await count()).toBe(2)
})

test('a product with invalid input is refused and nothing is added', async () => {
  const answers = await Promise.all(
    [
      { parent: { source: 'ERP', sourceId: 'nothing' } },
      { parent: { id: 999 } },
      { parent: {} },
      { parent: { id: categoryId }, categoryId: 999 },
      { unit: 0 },
      { colour: 'red' },
      { sources: [{ source: 'ERP' }] },
      { orderableFrom: '2026-02-02', orderableTo: '2026-02-01' },
    ].map((input) => statusAndError('POST /v2/products', { sku: 'A', ...input })),
  )

  expect(answers).toEqual([
    [404, 30006, 'CategoryNotFound', ['Category with source [ERP] and sourceId [nothing] not found']],
    [404, 30006, 'CategoryNotFound', ['Category with id [999] not found']],
    [400, 10007, 'SchemaValidationException', ['#/parent: must have an id, or a source and a sourceId']],
    [400, 10007, 'SchemaValidationException', ['#/categoryId: contradicts parent']],
    [400, 10007, 'SchemaValidationException', ['#/unit: must be >= 1']],
    [400, 10007, 'SchemaValidationException', ['#/: extraneous key [colour] is not permitted']],
    [400, 10007, 'SchemaValidationException', ['#/sources/0: required key [sourceId] not found']],
    [400, 10007, 'SchemaValidationException', ['#/orderableTo: must not be before orderableFrom']],
  ])
  expect(await count()).toBe(0)
})

test('the deprecated shortName is stored in the language that is given with it, or in Dutch', async () => {
  const first = await add({ sku: 'A', shortName: 'Drill', language: 'en', defaultLanguage: 'NL' })
  const second = await add({ sku: 'B', shortName: 'Boor' })

  const { body } = await server.rest(`PATCH /v2/products/id/${first.id}`, { shortName: 'Perceuse', language: 'FR' })

  expect(first.shortNames).toEqual(text('Drill', 'EN'))
  expect(second.shortNames).toEqual(text('Boor'))
  expect(body.shortNames).toEqual([...text('Drill', 'EN'), ...text('Perceuse', 'FR')])
})

test('the list of products is sorted by id, with the requested expansions, and issues as many statements for 12 as for 4', async () => {
  for (let n = 0; n < 30; n++)
    await add({ sku: `S${n}`, parent: { id: categoryId }, sources: [{ source: 'ERP', sourceId: `${n}` }] })
  const page = async (offset: number) => {
    server.statements.length = 0
    const { body } = await server.rest(`GET /v2/products?page=2&offset=${offset}&expands=sources,parent,translation,attributes`)
    return { body, statements: server.statements.length }
  }

  const [twelve, four] = [await page(12), await page(4)]

  expect(twelve.body).toMatchObject({ start: 13, end: 24, page: 2, offset: 12, total: 12, pages: 3, itemsFound: 30 })
  expect(twelve.body.data.map(({ sku }: Answer) => sku)).toEqual(Array.from({ length: 12 }, (_, i) => `S${i + 12}`))
  expect(twelve.body.data[0]).toMatchObject({ sources: [{ source: 'ERP', sourceId: '12' }], parent: { id: categoryId } })
  expect(four.statements).toBe(twelve.statements)
})

test('the list of products takes the simple filters of the search; a date without a time means the whole day', async () => {
  await add({ sku: 'A-1', hidden: 'Y', sources: [{ source: 'PIM', sourceId: '1' }] })
  await add({ sku: 'A-2', parent: { id: categoryId } })
  const found = async (line: string, body?: object) => (await server.rest(line, body)).body.data?.map(({ sku }: Answer) => sku)
  const today = server.clock().toISOString().slice(0, 10)

  expect(
    await Promise.all(
      ['', '?hidden=Y', '?source=PIM', `?categoryId=${categoryId}`, '?class=CLUSTER', '?term=a-2'].map((query) =>
        found(`GET /v2/products${query}`),
      ),
    ),
  ).toEqual([['A-1', 'A-2'], ['A-1'], ['A-1'], ['A-2'], [], ['A-2']])
  expect((await server.rest('GET /v2/products?hidden=true')).status).toBe(400)
  expect(await found('POST /v2/products/search', { createdAt: { from: today, to: today } })).toEqual(['A-1', 'A-2'])
  expect(await found('POST /v2/products/search', { createdAt: { to: `${today}T00:00:00Z` } })).toEqual([])
  const query = `{ categories(filter: { dateCreatedTo: "${today}" }) { itemsFound } }`
  expect((await server.gql(query)).categories.itemsFound).toBeGreaterThan(0)
})

test('a list of products without filters is read in one statement, with its total from counters', async () => {
  await add({})
  await server.rest('GET /v2/products')
  server.statements.length = 0
  await server.rest('GET /v2/products')

  expect(server.statements.filter((text) => /from product\b|from "product"/.test(text))).toEqual([
    expect.stringContaining('searchCount'),
  ])
})

test('reading products needs product.VIEWER, writing EDITOR, deleting OWNER', async () => {
  const { id } = await add({ sku: 'A' })
  const [none, viewer, editor] = await Promise.all(
    [{}, { product: 'VIEWER' }, { product: 'EDITOR' }].map((roles) => server.tokenFor(roles as never)),
  )

  const requests: [string, object | undefined, string | undefined][] = [
    ['GET /v2/products', undefined, none],
    ['GET /v2/products', undefined, viewer],
    ['POST /v2/products', {}, viewer],
    [`PATCH /v2/products/id/${id}`, { sku: 'A' }, editor],
    [`DELETE /v2/products/id/${id}`, undefined, editor],
  ]
  const statuses = await Promise.all(requests.map(async ([line, body, token]) => (await server.rest(line, body, token)).status))

  expect(statuses).toEqual([403, 200, 403, 200, 403])
  expect(await count()).toBe(1)
})
