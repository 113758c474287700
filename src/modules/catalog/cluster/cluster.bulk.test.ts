import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let configId: number
let categoryId: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  configId = (await server.rest('POST /v2/clustersconfig', { name: 'Sizes' })).body.id
  categoryId = (await server.rest('POST /v2/categories', { names: nl('Huis'), sources: [{ source: 'erp', sourceId: 'CAT' }] }))
    .body.id
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const nl = (value: string) => [{ language: 'NL', value }]
const by = (sourceId: string) => ({ sources: [{ source: 'erp', sourceId }] })
const bulk = async (clusters: object[], directives?: object, lookup = 'sourceId'): Promise<Answer[]> =>
  (await server.rest(`POST /v2/clusters/bulk/${lookup}`, { clusters, ...(directives && { directives }) })).body.data
const read = async (sourceId: string): Promise<Answer> =>
  (await server.rest(`GET /v2/clusters/sourceId/${sourceId}?source=erp`)).body
const done = (action: string, key: string) => ({ action, id: expect.any(Number), key, lookupKey: 'sourceId', success: true })

test('clusters are added with their options and products, and changed when they are sent again', async () => {
  const cluster = {
    ...by('B1'),
    clusterConfigId: configId,
    names: nl('Hamer'),
    sku: 'H',
    language: 'NL',
    parent: { source: 'erp', sourceId: 'CAT' },
    products: [
      { ...by('P1'), sku: 'H-1', names: nl('Hamer 1'), shortName: 'H1', language: 'NL' },
      { sku: 'H-2', names: nl('Hamer 2') },
    ],
    options: [
      { ...by('O1'), names: nl('Steel'), isRequired: 'Y', language: 'NL', products: [{ sku: 'S-1' }, { sku: 'S-2' }] },
      { ...by('O2'), names: nl('Koffer'), products: [{ sku: 'S-1' }] },
    ],
  }

  expect(await bulk([cluster, { ...by('B2'), clusterConfigId: configId }])).toEqual([done('create', 'B1'), done('create', 'B2')])

  const made = await read('B1')
  expect(made).toMatchObject({
    code: 'H',
    categoryId,
    names: nl('Hamer'),
    slugs: nl('hamer'),
    products: [
      { sku: 'H-1', shortNames: nl('H1'), clusterId: made.id },
      { sku: 'H-2', clusterId: made.id },
    ],
    options: [
      { names: nl('Steel'), isRequired: 'Y', sortOrder: 1 },
      { names: nl('Koffer'), isRequired: 'N', sortOrder: 2 },
    ],
  })
  const steel = (await server.rest('GET /v2/clusteroptions/sourceId/O1/products')).body.data
  const koffer = (await server.rest('GET /v2/clusteroptions/sourceId/O2/products')).body.data
  expect([steel, koffer].map((list) => list.map(({ sku }: Answer) => sku))).toEqual([['S-1', 'S-2'], ['S-1']])
  expect(koffer[0].id).toBe(steel[0].id)

  const again = await bulk([
    {
      ...by('B1'),
      names: [{ language: 'EN', value: 'Hammer' }],
      products: [{ sku: 'H-2', status: 'P' }],
      options: [
        { ...by('O2'), hidden: 'Y' },
        { ...by('O3'), names: nl('Nieuw'), productIds: [steel[1].id], defaultProductId: steel[1].id },
      ],
      defaultProductId: made.products[0].id,
    },
  ])
  expect(again).toEqual([done('update', 'B1')])
  const now = await read('B1')
  expect(now).toMatchObject({
    id: made.id,
    code: 'H',
    names: [...nl('Hamer'), { language: 'EN', value: 'Hammer' }],
    slugs: [...nl('hamer'), { language: 'EN', value: 'hammer' }],
    defaultProduct: { sku: 'H-1' },
    products: [
      { sku: 'H-1', status: 'A' },
      { sku: 'H-2', status: 'P' },
    ],
    options: [
      { names: nl('Steel') },
      { names: nl('Koffer'), hidden: 'Y' },
      { names: nl('Nieuw'), defaultProductId: steel[1].id },
    ],
  })
})

test('an invalid cluster fails alone, with all its children', async () => {
  const stranger = (await server.rest('POST /v2/products', { sku: 'stranger' })).body.id
  const good = (sourceId: string) => ({ ...by(sourceId), clusterConfigId: configId })

  const answers = await bulk([
    good('F1'),
    { ...by('F2') },
    { ...by('F3'), clusterConfigId: 999_999 },
    { ...good('F4'), parent: { source: 'erp', sourceId: 'nowhere' } },
    { ...good('F5'), products: [{ id: 999_999 }], options: [{ ...by('FO5'), names: nl('Weg') }] },
    { ...good('F6'), options: [{ id: 999_999 }] },
    { ...good('F7'), options: [{ ...by('FO7'), productIds: [999_999] }] },
    { ...good('F8'), products: [{ sku: 'twice' }, { sku: 'twice', status: 'P' }] },
    { ...good('F9'), names: nl('Goed'), products: [{ id: stranger }], defaultProductId: stranger },
    good('F10'),
    good('F10'),
  ])

  const failed = (key: string, error: string) => ({ key, lookupKey: 'sourceId', success: false, error })
  expect(answers).toEqual([
    done('create', 'F1'),
    failed('F2', 'Cluster not found; a new one needs clusterConfigId'),
    failed('F3', 'ClusterConfig with id [999999] not found'),
    failed('F4', 'Category with source [erp] and sourceId [nowhere] not found'),
    failed('F5', 'Product with id [999999] not found'),
    failed('F6', expect.stringMatching(/^ClusterOption with id \[999999\] and clusterId \[\d+\] not found$/)),
    failed('F7', 'Product with id [999999] not found'),
    failed('F8', 'The product with sku twice is given twice with different values'),
    done('create', 'F9'),
    failed('F10', 'Another item of this request has the same key'),
    failed('F10', 'Another item of this request has the same key'),
  ])
  expect(await read('F9')).toMatchObject({ defaultProduct: { sku: 'stranger' }, products: [{ id: stranger }] })
  const left = await server.db.selectFrom('clusterOption').select('names').execute()
  expect(left.filter(({ names }) => names.NL === 'Weg')).toEqual([])
  expect(await server.rest('GET /v2/products/sku/twice')).toMatchObject({ status: 404 })
})

test('a product that new clusters take in is found with its cluster, and no longer on its own; no product is added only because it is the default', async () => {
  const { id } = (await server.rest('POST /v2/products', { sku: 'FIRST', names: nl('Eerste') })).body
  const found = async () =>
    (await server.gql('{ products(input: { term: "FIRST" }) { items { id: __typename ... on Cluster { clusterId } } } }'))
      .products.items

  const alone = await found()
  const [refused] = await bulk([{ ...by('TAKES'), clusterConfigId: configId, defaultProductId: id }])
  expect(refused).toMatchObject({ success: false, error: expect.stringMatching(/^Product with id \[\d+\] and clusterId/) })
  expect(await found()).toEqual(alone)
  const [made] = await bulk([{ ...by('TAKES'), clusterConfigId: configId, products: [{ id }], defaultProductId: id }])

  expect(alone).toEqual([{ id: 'Product' }])
  expect(made).toEqual(done('create', 'TAKES'))
  expect(await found()).toEqual([{ id: 'Cluster', clusterId: made.id }])
})

test('directives keep existing values, and clusters are also changed by id', async () => {
  const other = (await server.rest('POST /v2/categories', { names: nl('Ander') })).body.id
  const [{ id }] = await bulk([
    { ...by('D1'), clusterConfigId: configId, code: 'A', names: nl('Een'), parent: { id: categoryId } },
  ])

  await bulk([{ ...by('D1'), code: 'B', names: [{ language: 'EN', value: 'One' }], parent: { id: other } }], {
    skipIfNotEmpty: ['code'],
    skipMoveOnUpdate: [],
    mergeTranslationsOnUpdate: [],
  })

  expect(await read('D1')).toMatchObject({ code: 'A', categoryId, names: [{ language: 'EN', value: 'One' }] })
  expect(await bulk([{ ...by('D2'), clusterConfigId: configId }], { skipCreate: [] })).toMatchObject([{ success: false }])
  expect(await bulk([{ id, code: 'C', parent: { id: other } }], undefined, 'id')).toMatchObject([
    { success: true, action: 'update', id },
  ])
  expect(await read('D1')).toMatchObject({ code: 'C', categoryId: other })
  expect((await server.rest('POST /v2/clusters/bulk/code', { clusters: [{}] })).body.error.code).toBe(10006)
  expect((await server.rest('POST /v2/clusters/bulk/sourceId', { clusters: [{}] })).body.error.code).toBe(10016)
})

test('many products of a cluster are added, changed and moved in by id, source or sku', async () => {
  const [{ id }] = await bulk([{ ...by('M1'), clusterConfigId: configId }])
  const old = (await server.rest('POST /v2/products', { sku: 'M-old', parent: { id: categoryId } })).body
  const post = async (products: object[]) =>
    (await server.rest('POST /v2/clusters/sourceId/M1/products/bulk', { products })).body.data

  const answers = await post([
    { sku: 'M-1', language: 'NL' },
    { sku: 'M-old' },
    { sku: 'M-3', clusterId: id },
    { sku: 'M-5', clusterId: 999_999 },
    { sku: 'M-6', parent: { id: categoryId } },
  ])

  const ok = (action: string, key: string) => ({ action, id: expect.any(Number), key, lookupKey: 'sku', success: true })
  const failed = (key: string, error: string) => ({ key, lookupKey: 'sku', success: false, error })
  expect(answers).toEqual([
    ok('create', 'M-1'),
    ok('update', 'M-old'),
    ok('create', 'M-3'),
    failed('M-5', `clusterId contradicts the cluster of the path, [${id}]`),
    failed('M-6', 'parent must not be given for a product of a cluster'),
  ])
  expect((await server.rest('GET /v2/clusters/sourceId/M1/products')).body.data).toMatchObject([
    { sku: 'M-1', clusterId: id },
    { sku: 'M-old', id: old.id, categoryId: null },
    { sku: 'M-3' },
  ])
  expect(await post([{ id: old.id, sku: 'M-new' }, { id: 999_999 }, { sku: 'M-1' }, { ...by('M-4') }])).toMatchObject([
    { success: true, action: 'update', id: old.id, key: String(old.id), lookupKey: 'id' },
    { success: false, error: 'Product with id [999999] not found', lookupKey: 'id' },
    { success: true, action: 'update', key: 'M-1', lookupKey: 'sku' },
    { success: true, action: 'create', key: 'M-4', lookupKey: 'sourceId' },
  ])
})

test('an item without a key, at any depth, is reported with its position, and nothing of it is stored', async () => {
  const [{ id }] = await bulk([{ ...by('K1'), clusterConfigId: configId }])
  const before = await server.db.selectFrom('product').select('id').execute()
  const post = async (path: string, body: object) => {
    const { status, body: answer } = await server.rest(`POST /v2/clusters/${path}`, body)
    return [status, answer.error.code, answer.error.messages]
  }
  const missing = (place: string, keys: string) => [400, 10016, [`#/${place}: lacks its lookup key [${keys}]`]]
  const good = { ...by('KO1'), products: [{ sku: 'K-1' }] }
  const ofProduct = 'id, sources or sku'

  expect(await post(`id/${id}/products/bulk`, { products: [{ names: nl('Geen') }] })).toEqual(missing('products/0', ofProduct))
  expect(await post(`id/${id}/options/bulk`, { options: [{ names: nl('Geen') }] })).toEqual(missing('options/0', 'id or sources'))
  expect(await post(`id/${id}/options/bulk`, { options: [{ ...by('KO2'), products: [{ sku: '' }] }] })).toEqual(
    missing('options/0/products/0', ofProduct),
  )
  expect(await post('bulk/sourceId', { clusters: [{ ...by('K1'), options: [good, { hidden: 'Y' }] }] })).toEqual(
    missing('clusters/0/options/1', 'id or sources'),
  )
  expect(await post('bulk/id', { clusters: [{ id, products: [{ sku: 'K-3' }, {}] }] })).toEqual(
    missing('clusters/0/products/1', ofProduct),
  )
  expect(await server.db.selectFrom('product').select('id').execute()).toEqual(before)
  expect((await server.rest(`GET /v2/clusters/id/${id}/options`)).body.data).toEqual([])
})

test('many options of a cluster are added and changed by id or source', async () => {
  const [{ id }] = await bulk([{ ...by('N1'), clusterConfigId: configId }])
  const post = async (options: object[]) => (await server.rest(`POST /v2/clusters/id/${id}/options/bulk`, { options })).body.data

  const answers = await post([
    { ...by('NO1'), names: nl('Een'), products: [{ sku: 'N-1' }], language: 'NL' },
    { ...by('NO2'), defaultProductId: 999_999 },
    { ...by('NO3'), names: nl('Drie') },
  ])

  expect(answers).toMatchObject([
    { success: true, action: 'create', key: 'NO1', lookupKey: 'sourceId' },
    { success: false, error: 'Product with id [999999] not found' },
    { success: true, action: 'create', key: 'NO3', lookupKey: 'sourceId' },
  ])
  const again = await post([{ id: answers[0].id, isRequired: 'Y' }, { ...by('NO3'), names: nl('Derde') }, { id: 999_999 }])
  expect(again).toMatchObject([
    { success: true, action: 'update', lookupKey: 'id' },
    { success: true, action: 'update', id: answers[2].id, lookupKey: 'sourceId' },
    { success: false, lookupKey: 'id' },
  ])
  expect((await server.rest(`GET /v2/clusters/id/${id}/options?expands=products`)).body.data).toMatchObject([
    { names: nl('Een'), isRequired: 'Y', sortOrder: 1, products: [{ sku: 'N-1' }] },
    { names: nl('Derde'), products: [] },
  ])
})

test('a bulk of clusters costs the same number of statements, however many there are', async () => {
  const items = (from: number, n: number) =>
    Array.from({ length: n }, (_, i) => ({
      ...by(`S${from + i}`),
      clusterConfigId: configId,
      names: nl(`Cluster ${from + i}`),
      parent: { id: categoryId },
      products: [{ ...by(`SP${from + i}`), sku: `SP${from + i}` }],
      options: [{ ...by(`SO${from + i}`), products: [{ ...by(`SQ${from + i}`) }] }],
    }))
  const cost = async (from: number, n: number) => {
    server.statements.length = 0
    const answers = await bulk(items(from, n))
    expect(answers.map(({ success }) => success)).toEqual(Array(n).fill(true))
    return server.statements.length
  }

  const few = await cost(0, 2)

  expect(await cost(100, 40)).toBe(few)
})

test('clusters are written, products moved among them and orders changed at once, and nothing waits for ever', async () => {
  const answers = await bulk(['R1', 'R2', 'R3'].map((key) => ({ ...by(key), clusterConfigId: configId })))
  const ids = answers.map(({ id }) => id)
  const products: Answer[] = []
  for (let n = 0; n < 6; n++)
    products.push((await server.rest(`POST /v2/clusters/id/${ids[n % 3]}/products`, { sku: `R-${n}` })).body)
  const assign = (clusterId: number, productIds: number[]) =>
    server.gql(
      'mutation ($id: Int!, $ids: [Int!]!) { clusterAssignProducts(clusterId: $id, input: { productIds: $ids }) { actions { data { success } } } }',
      { id: clusterId, ids: productIds },
    )

  const work = Array.from({ length: 24 }, (_, n) => {
    const some = [products[n % 6], products[(n + 2) % 6]].map(({ id }) => id)
    if (n % 3 === 0)
      return bulk([
        { ...by('R3'), code: `c${n}` },
        { ...by('R1'), code: `c${n}` },
      ])
    return assign(ids[n % 3], some)
  })
  const results = await Promise.all(work)

  expect(results.flatMap((result) => (result as Answer).errors ?? [])).toEqual([])
  const rows = await server.db.selectFrom('product').select(['id', 'clusterId']).where('sku', 'like', 'R-%').execute()
  expect(rows.map(({ clusterId }) => ids.includes(clusterId))).toEqual(Array(6).fill(true))
})
