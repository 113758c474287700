import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addCategories, addClusters, readPlacements } from '../../../../test/category-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let tools: number
let paint: number
let clusterId: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  ;[tools, paint] = (await addCategories(server, ['Gereedschap', 'Verf'])) as [number, number]
  ;[clusterId] = (await addClusters(server, 1)) as [number]
  await describeAttribute('WIDTH', 'INT', '0')
  await describeAttribute('MATERIAL', 'TEXT', '{}')
})
afterEach(() => server.db.deleteFrom('product').execute())
afterAll(() => server.close())

const describeAttribute = (name: string, type: 'INT' | 'TEXT', defaultValue: string) =>
  server.db
    .insertInto('attributeDescription')
    .values({
      uuid: crypto.randomUUID(),
      name,
      type,
      attributeClass: 'PRODUCT',
      defaultValue: defaultValue as never,
      createdAt: server.clock(),
      lastModifiedAt: server.clock(),
    })
    .execute()

const text = (value: string, language = 'NL') => [{ language, value }]
const source = (sourceId: string, name = 'ERP') => [{ source: name, sourceId }]
const bulk = async (lookupKey: string, products: object[], directives?: object): Promise<Answer> => {
  const { status, body } = await server.rest(`POST /v2/products/bulk/${lookupKey}`, {
    products,
    ...(directives && { directives }),
  })
  return status === 200 ? body.data.map(outcomeOf) : { status, ...body.error }
}
/** `create`, `update`, or why it failed. */
const outcomeOf = ({ success, action, error }: Answer) => (success ? action : error)
const read = async (path: string): Promise<Answer> => (await server.rest(`GET /v2/products/${path}`)).body
const stored = async () =>
  (await server.db.selectFrom('product').select(['sku', 'names', 'slugs']).orderBy('sku').execute()).map(
    ({ sku, names, slugs }) => `${sku} ${JSON.stringify(names)} ${JSON.stringify(slugs)}`,
  )
const attributesOf = (productId: number) =>
  server.db
    .selectFrom('attribute')
    .innerJoin('attributeDescription', 'attributeDescription.id', 'attribute.attributeDescriptionId')
    .select(['name', 'value'])
    .where('productId', '=', productId)
    .orderBy('name')
    .execute()

test('a bulk request adds products with their sources, texts, categories and attributes, and changes them by the same keys', async () => {
  const item = (n: number) => ({
    sources: source(`${n}`),
    sku: `S${n}`,
    names: [...text(`Boor ${n}`), ...text(`Drill ${n}`, 'EN')],
    parent: { id: tools },
    attributes: [
      { attributeDescriptionName: 'WIDTH', value: { intValue: n } },
      { attributeDescriptionName: 'MATERIAL', value: { textValues: [{ language: 'NL', values: ['staal'] }] } },
    ],
  })
  const added = await bulk('sourceId', [item(1), item(2)])
  const changed = await bulk('sourceId', [
    {
      sources: source('2'),
      names: [...text('Zaag'), ...text('Scie', 'FR')],
      parent: { id: paint },
      attributes: [{ attributeDescriptionName: 'WIDTH', value: { intValue: 9 } }],
    },
    item(3),
  ])

  expect([added, changed]).toEqual([
    ['create', 'create'],
    ['update', 'create'],
  ])
  expect(await stored()).toEqual([
    'S1 {"EN":"Drill 1","NL":"Boor 1"} {"EN":"drill-1","NL":"boor-1"}',
    'S2 {"EN":"Drill 2","FR":"Scie","NL":"Zaag"} {"EN":"drill-2","FR":"scie","NL":"boor-2"}',
    'S3 {"EN":"Drill 3","NL":"Boor 3"} {"EN":"drill-3","NL":"boor-3"}',
  ])
  const [first, second, third] = await Promise.all(['S1', 'S2', 'S3'].map((sku) => read(`sku/${sku}`)))
  expect(await attributesOf(second.id)).toEqual([
    { name: 'MATERIAL', value: { NL: ['staal'] } },
    { name: 'WIDTH', value: 9 },
  ])
  expect((await readPlacements(server)).defaultCategories).toEqual([
    `${tools}:${first.id}`,
    `${paint}:${second.id}`,
    `${tools}:${third.id}`,
  ])
})

test('a bulk response identifies each item by its key, in the order sent', async () => {
  await bulk('sku', [{ sku: 'B' }])

  const { body } = await server.rest('POST /v2/products/bulk/sku', { products: [{ sku: 'C' }, { sku: 'B', unit: 2 }] })

  expect(body).toEqual({
    data: [
      { action: 'create', id: expect.any(Number), key: 'C', lookupKey: 'sku', success: true },
      { action: 'update', id: (await read('sku/B')).id, key: 'B', lookupKey: 'sku', success: true },
    ],
    messages: ['Completed'],
    total: 2,
  })
})

test('a bulk request finds products by id, sku, or supplier and supplier code; a key that several products have is refused', async () => {
  await bulk('supplierCode', [
    { supplierCode: '1', supplier: 'Acme', sku: 'A' },
    { supplierCode: '1', supplier: 'Bolt', sku: 'A' },
    { supplierCode: '2', supplier: 'Bolt', sku: 'C' },
  ])
  const { id } = await read('sku/C')

  const answers = [
    await bulk('supplierCode', [
      { supplierCode: '1', supplier: 'Bolt', sku: 'B' },
      { supplierCode: '2', unit: 5 },
    ]),
    await bulk('supplierCode', [{ supplierCode: '1', sku: 'X' }]),
    await bulk('sku', [{ sku: 'B', unit: 3 }]),
    await bulk('id', [
      { id, minimumQuantity: 4 },
      { id: 999, unit: 9 },
    ]),
  ]

  expect(answers).toEqual([
    ['update', 'update'],
    ['More than one product has the supplierCode [1]'],
    ['update'],
    ['update', 'Product with id [999] not found'],
  ])
  expect(await read('sku/C')).toMatchObject({ unit: 5, minimumQuantity: 4 })
  expect(await read('sku/B')).toMatchObject({ unit: 3, supplier: 'Bolt' })
})

test('an invalid item of a bulk request fails alone, whatever is wrong with it', async () => {
  await bulk('sku', [{ sku: 'taken', slugs: text('boor'), orderableFrom: '2026-02-01' }])

  const answers = await bulk('sku', [
    { sku: '1', names: text('Goed') },
    { sku: '2', parent: { id: 999 } },
    { sku: '3', parent: { source: 'ERP', sourceId: 'nothing' } },
    { sku: '4', clusterId: 999 },
    { sku: '5', slugs: text('boor') },
    { sku: '6', attributes: [{ attributeDescriptionName: 'WIDTH', value: { textValues: [] } }] },
    { sku: '7', attributes: [{ attributeDescriptionName: 'NOTHING', value: { intValue: 1 } }] },
    { sku: '8', parent: { id: tools }, clusterId },
    { sku: 'taken', orderableTo: '2026-01-01' },
    { sku: '9' },
    { sku: '9' },
    { sku: '10', clusterId },
  ])

  expect(answers).toEqual([
    'create',
    'Category with id [999] not found',
    'Category with source [ERP] and sourceId [nothing] not found',
    'Cluster with id [999] not found',
    'The slug [boor] is taken in NL',
    expect.stringContaining('WIDTH'),
    expect.stringContaining('NOTHING'),
    'parent must not be given for a product of a cluster',
    'orderableTo must not be before orderableFrom',
    'Another item of this request has the same key',
    'Another item of this request has the same key',
    'create',
  ])
  expect(await stored()).toEqual(['1 {"NL":"Goed"} {"NL":"goed"}', '10 {} {}', 'taken {} {"NL":"boor"}'])
})

test('items that refer to one product by different keys all fail with an error', async () => {
  await bulk('sourceId', [{ sources: [...source('1'), ...source('2', 'PIM')], sku: 'A' }])

  const answer = await bulk('sourceId', [
    { sources: source('1'), sku: 'B' },
    { sources: source('2', 'PIM'), names: text('Boor') },
    { sources: source('3'), sku: 'C' },
  ])

  const repeated = 'Another item of this request refers to the same record'
  expect(answer).toEqual([repeated, repeated, 'create'])
  expect(await stored()).toEqual(['A {} {}', 'C {} {}'])
})

test('null as the parent removes products from their default category, but not from a cluster', async () => {
  await bulk('sku', [
    { sku: 'A', parent: { id: tools } },
    { sku: 'B', parent: { id: paint } },
    { sku: 'C', clusterId },
    { sku: 'D' },
  ])
  const { id: b } = await read('sku/B')

  const answer = await bulk('sku', [
    { sku: 'A', parent: null },
    { sku: 'C', clusterId: null },
    { sku: 'D', parent: null },
    { sku: 'E', parent: null, clusterId: null },
  ])
  const kept = await bulk('sku', [{ sku: 'B', parent: null }], { skipMoveOnUpdate: true })

  expect(answer).toEqual([
    'update',
    'clusterId must not be null: to remove a product from a cluster, use productUnassignFromCluster or a categoryId',
    'update',
    'create',
  ])
  expect(kept).toEqual(['update'])
  expect(await readPlacements(server)).toEqual({ places: [`${paint}:${b}*`], defaultCategories: [`${paint}:${b}`] })
  expect((await read('sku/C')).clusterId).toBe(clusterId)
})

test('directives of a bulk request keep filled values, skip new products, prevent moves, or remove languages that are not given', async () => {
  const attributes = (intValue: number) => [{ attributeDescriptionName: 'WIDTH', value: { intValue } }]
  await bulk('sku', [
    {
      sku: '1',
      names: [...text('Boor'), ...text('Drill', 'EN')],
      parent: { id: tools },
      supplier: 'Acme',
      attributes: attributes(1),
    },
  ])

  const answers = [
    await bulk(
      'sku',
      [{ sku: '1', supplier: 'Bolt', taxonomy: 'T', slugs: text('x'), attributes: attributes(2), parent: { id: paint } }],
      {
        skipIfNotEmpty: ['supplier', 'taxonomy', 'slugs', 'attributes', 'parent'],
      },
    ),
    await bulk('sku', [{ sku: '2' }], { skipCreate: true }),
    await bulk('sku', [{ sku: '1', parent: { id: paint } }], { skipMoveOnUpdate: true }),
    await bulk('sku', [{ sku: '1', names: text('Zaag') }], { mergeTranslationsOnUpdate: true }),
  ]

  expect(answers).toEqual([['update'], ['Product not found, and skipCreate is set'], ['update'], ['update']])
  const product = await read('sku/1')
  expect(product).toMatchObject({ supplier: 'Acme', taxonomy: 'T', categoryId: tools, names: text('Zaag') })
  expect(product.slugs).toEqual([...text('boor'), ...text('drill', 'EN')])
  expect(await attributesOf(product.id)).toEqual([{ name: 'WIDTH', value: 1 }])
})

test('a bulk request of which no item has its key, a known lookup key, or a valid shape fails as a whole', async () => {
  const answers = [
    await bulk('sku', [{ unit: 1 }]),
    await bulk('sku', [{ sku: '' }]),
    await bulk('sourceId', [{ sources: [] }]),
    await bulk('name', [{ sku: '1' }]),
    await bulk('sku', [{ sku: '1', colour: 'red' }]),
    await bulk('sku', [{ sku: '1', unit: 0 }]),
  ]

  expect(answers.map(({ code, messages }: Answer) => [code, messages])).toEqual([
    [10016, ['#/products/0: lacks its lookup key [sku]']],
    [10016, ['#/products/0: lacks its lookup key [sku]']],
    [10016, ['#/products/0: lacks its lookup key [sources]']],
    [10006, [expect.stringContaining('use id or sourceId or sku or supplierCode')]],
    [10007, ['#/products/0: extraneous key [colour] is not permitted']],
    [10007, ['#/products/0/unit: must be >= 1']],
  ])
  expect(await stored()).toEqual([])
})

test('the deprecated shortName is stored in the language that is given with it', async () => {
  await bulk('sku', [
    { sku: '1', shortName: 'Drill', language: 'EN' },
    { sku: '2', shortName: 'Boor' },
  ])

  expect((await read('sku/1')).shortNames).toEqual(text('Drill', 'EN'))
  expect((await read('sku/2')).shortNames).toEqual(text('Boor'))
})

test('a bulk request of a hundred products issues as many statements as one of two', async () => {
  const items = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => ({
      sources: source(`${from + i}`),
      names: text(`Boor ${from + i}`),
      parent: { id: tools },
      attributes: [{ attributeDescriptionName: 'WIDTH', value: { intValue: i } }],
    }))
  const countStatements = async (products: object[]) => {
    server.statements.length = 0
    const answers = await bulk('sourceId', products)
    expect(new Set(answers).size).toBe(1)
    return server.statements.length
  }

  const added = [await countStatements(items(2, 0)), await countStatements(items(100, 10))]
  const changed = [await countStatements(items(2, 0)), await countStatements(items(100, 10))]

  expect(added[1]).toBe(added[0])
  expect(changed[1]).toBe(changed[0])
})

test('concurrent bulk requests of the same products neither fail nor add a product twice', async () => {
  const items = (order: 1 | -1, key: (i: number) => object) =>
    Array.from({ length: 30 }, (_, i) => ({
      ...key(i),
      names: text(`Kast ${i}`),
      parent: { id: i % 2 ? tools : paint },
      attributes: [{ attributeDescriptionName: 'WIDTH', value: { intValue: i } }],
    })).sort(() => order)

  const rounds = [1, -1, 1, -1] as const
  const answers = await Promise.all([
    ...rounds.map((order) =>
      bulk(
        'sourceId',
        items(order, (i) => ({ sources: source(`K${i}`) })),
      ),
    ),
    ...rounds.map((order) =>
      bulk(
        'sku',
        items(order, (i) => ({ sku: `K${i}` })),
      ),
    ),
  ])

  const failures = answers.flat().filter((answer: string) => answer !== 'create' && answer !== 'update')
  expect(failures).toEqual([])
  expect(await stored()).toHaveLength(60)
  expect(await server.db.selectFrom('productSource').select('id').execute()).toHaveLength(30)
  expect(server.logged).toEqual([])
})

test('items with invalid attributes, slugs or dates issue the same number of statements, few or many, and the others are written', async () => {
  await bulk('sku', [{ sku: 'TAKEN', names: text('Bezet'), slugs: text('bezet') }])
  const invalidItems = [
    (sku: string) => ({ sku, attributes: [{ attributeDescriptionName: 'WIDTH', value: { decimalValue: 1 } }] }),
    (sku: string) => ({ sku, slugs: text('bezet') }),
    (sku: string) => ({ sku, slugs: text('no good slug') }),
    (sku: string) => ({ sku, orderableFrom: '2026-02-01', orderableTo: '2026-01-01' }),
  ]
  const items = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) =>
      i % 2 ? { sku: `${name}${i}` } : (invalidItems[(i / 2) % 4]?.(`${name}${i}`) as object),
    )
  const statementsOf = async (name: string, count: number) => {
    server.statements.length = 0
    const answers = await bulk('sku', items(name, count))
    expect(answers.filter((_: string, i: number) => i % 2)).toEqual(Array(count / 2).fill('create'))
    return { count: server.statements.length, reasons: [...new Set(answers.filter((_: string, i: number) => i % 2 === 0))] }
  }

  const few = await statementsOf('F', 8)
  const many = await statementsOf('M', 64)

  expect(few.reasons).toEqual([
    'WIDTH accepts only intValue, because its type is INT',
    'The slug [bezet] is taken in NL',
    expect.stringContaining('slugs in NL must be'),
    'orderableTo must not be before orderableFrom',
  ])
  expect(many).toEqual(few)
})

test('an item without differences leaves a product and its lastModifiedAt unchanged', async () => {
  const items = [1, 2].map((i) => ({
    sku: `N${i}`,
    names: text(`Ding ${i}`),
    attributes: [{ attributeDescriptionName: 'WIDTH', value: { intValue: i } }],
  }))
  await bulk('sku', items)
  const stamps = async () =>
    (await Promise.all(['N1', 'N2'].map((sku) => read(`sku/${sku}`)))).map(({ lastModifiedAt }) => lastModifiedAt)
  const before = await stamps()
  server.travel('2026-12-01T00:00:00Z')

  expect(await bulk('sku', items)).toEqual(['update', 'update'])
  expect(await stamps()).toEqual(before)

  expect(await bulk('sku', [items[0] as object, { ...items[1], names: text('Ander ding') }])).toEqual(['update', 'update'])
  const after = await stamps()
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false])
})
