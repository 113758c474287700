import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDescription } from './attributes.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

/** Rules for the items of every bulk of the catalogue. */
let server: TestServer
let configId: number
let home: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  configId = (await server.rest('POST /v2/clustersconfig', { name: 'Sizes' })).body.id
  home = (await server.rest('POST /v2/categories', { names: nl('Huis'), slugs: nl('taken') })).body.id
  await server.rest('POST /v2/products', { sku: 'holder', slugs: nl('taken') })
  await server.rest('POST /v2/clusters', { clusterConfigId: configId, slugs: nl('taken') })
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const nl = (value: string) => [{ language: 'NL', value }]
const key = (sourceId: string, source = 'erp') => ({ source, sourceId })
const by = (...ids: string[]) => ({ sources: ids.map((id) => key(id)) })
const post = async (path: string, plural: string, items: object[], directives?: object): Promise<Answer[]> =>
  (await server.rest(`POST /v2/${path}`, { [plural]: items, ...(directives && { directives }) })).body.data
/** `create`, `update`, or why it failed. */
const short = (answers: Answer[]) => answers.map(({ success, action, error }) => (success ? action : error))
const bySource = async (plural: string, items: object[], directives?: object) =>
  short(await post(`${plural}/bulk/sourceId`, plural, items, directives))
const read = async (plural: string, sourceId: string): Promise<Answer> =>
  (await server.rest(`GET /v2/${plural}/sourceId/${sourceId}?source=erp`)).body

const SAME_RECORD = 'Another item of this request refers to the same record'
const SAME_KEY = 'Another item of this request has the same key'
const TAKEN = 'The slug [taken] is taken in NL'

describe('items of one request that are about one record all fail, also where another item makes the request go in parts', () => {
  /** Refused only when everything else of its batch is written: the batch is undone and tried again in halves. */
  const bad = { ...by('bad'), clusterConfigId: 0, names: nl('Slecht'), slugs: nl('taken') }

  test.each(['products', 'categories', 'clusters'])('%s by different sources', async (plural) => {
    const known = { names: nl('Oud'), ...(plural === 'clusters' && { clusterConfigId: configId }) }
    const spoiled = plural === 'clusters' ? { ...bad, clusterConfigId: configId } : without(bad, 'clusterConfigId')
    await bySource(plural, [{ ...known, ...by('one', 'two') }])

    const answers = await bySource(plural, [
      { ...by('one'), names: nl('Eerste') },
      spoiled,
      { ...known, ...by('three') },
      { ...by('two'), names: nl('Tweede') },
    ])

    expect(answers).toEqual([SAME_RECORD, TAKEN, 'create', SAME_RECORD])
    expect(await read(plural, 'one')).toMatchObject({ names: nl('Oud') })
  })

  test('new ones that share a source which is not their first', async () => {
    const answers = await bySource('products', [
      { sku: 'new-1', ...by('n1', 'shared') },
      without(bad, 'clusterConfigId'),
      { sku: 'new-2', ...by('n2', 'shared') },
    ])

    expect(answers).toEqual([SAME_KEY, TAKEN, SAME_KEY])
    expect((await server.rest('GET /v2/products/sku/new-1')).status).toBe(404)
  })

  test('products by the code of a supplier, once with and once without the supplier', async () => {
    const answers = short(
      await post('products/bulk/supplierCode', 'products', [
        { supplier: 'Acme', supplierCode: 'C1', sku: 'c1' },
        { supplierCode: 'C1', sku: 'c2' },
        { supplier: 'Acme', supplierCode: 'C2', sku: 'c3' },
        { supplier: 'Other', supplierCode: 'C2', sku: 'c4' },
      ]),
    )

    expect(answers).toEqual([SAME_KEY, SAME_KEY, 'create', 'create'])
  })

  test('products of a cluster by number and by sku', async () => {
    const { id } = (await server.rest('POST /v2/clusters', { clusterConfigId: configId })).body
    const product = (await server.rest('POST /v2/products', { sku: 'member' })).body

    const answers = await post(`clusters/id/${id}/products/bulk`, 'products', [
      { id: product.id, names: nl('Eerste') },
      { sku: 'spoiled', slugs: nl('taken') },
      { sku: 'member', names: nl('Tweede') },
    ])

    expect(short(answers)).toEqual([SAME_RECORD, TAKEN, SAME_RECORD])
    expect((await server.rest(`GET /v2/products/id/${product.id}`)).body).toMatchObject({ names: [], clusterId: null })
  })

  test('options by number and by source', async () => {
    const { id } = (await server.rest('POST /v2/clusters', { clusterConfigId: configId })).body
    const path = `clusters/id/${id}/options/bulk`
    const [option] = await post(path, 'options', [{ ...by('option'), names: nl('Oud') }])

    const answers = await post(path, 'options', [
      { id: option?.id, names: nl('Eerste') },
      { ...by('another'), productIds: [999_999] },
      { ...by('option'), names: nl('Tweede') },
    ])

    expect(short(answers)).toEqual([SAME_RECORD, 'Product with id [999999] not found', SAME_RECORD])
    expect((await server.rest(`GET /v2/clusters/id/${id}/options`)).body.data).toMatchObject([{ names: nl('Oud') }])
  })

  test('attributes by the id and by the name of their description', async () => {
    const product = (await server.rest('POST /v2/products', { sku: 'measured' })).body
    const width = await addDescription(server, 'WIDTH', 'INT')
    await addDescription(server, 'DEPTH', 'INT')

    const answers = await post(`products/id/${product.id}/attributes/bulk`, 'attributes', [
      { attributeDescriptionId: width, value: { intValue: 1 } },
      { attributeDescriptionName: 'DEPTH', value: { colorValue: '#fff' } },
      { attributeDescriptionName: 'WIDTH', value: { intValue: 2 } },
    ])

    expect(short(answers)).toEqual([SAME_RECORD, expect.stringContaining('accepts only intValue'), SAME_RECORD])
    expect(await server.db.selectFrom('attribute').select('value').where('productId', '=', product.id).execute()).toEqual([])
  })

  test('clusters with conflicting values for a product; equal values may be given in many options', async () => {
    const config = { clusterConfigId: configId }
    const product = (await server.rest('POST /v2/products', { sku: 'wanted', ...by('wanted') })).body

    const answers = await bySource('clusters', [
      { ...config, ...by('f1'), products: [{ sku: 'wanted' }] },
      { ...config, ...by('f2'), products: [by('wanted')] },
      { ...config, ...by('f3'), options: [{ ...by('f3'), products: [{ sku: 'choice', status: 'A' }] }] },
      { ...config, ...by('f4'), options: [{ ...by('f4'), products: [{ sku: 'choice', status: 'P' }] }] },
      { ...config, ...by('f5'), options: [{ ...by('f5'), products: [{ sku: 'alike' }] }] },
      { ...config, ...by('f6'), options: [{ ...by('f6'), products: [{ sku: 'alike' }] }] },
    ])

    expect(answers).toEqual([SAME_RECORD, SAME_RECORD, SAME_RECORD, SAME_RECORD, 'create', 'create'])
    expect((await server.rest(`GET /v2/products/id/${product.id}`)).body.clusterId).toBeNull()
    expect((await server.rest('GET /v2/products/sku/choice')).status).toBe(404)
  })
})

describe('null counts as given', () => {
  test('a cluster without a parent leaves its home for its next category, or for none; directives keep it there', async () => {
    const other = (await server.rest('POST /v2/categories', { names: nl('Ander') })).body.id
    const cluster = (sourceId: string) => ({ ...by(sourceId), clusterConfigId: configId, parent: { id: home } })
    await bySource('clusters', ['p1', 'p2', 'p3', 'p4'].map(cluster))
    const [p2, p3] = [await read('clusters', 'p2'), await read('clusters', 'p3')]
    await server.gql(
      'mutation ($id: Int!, $input: CategoryAddProductsClustersInput!) { categoryAddProductsClusters(id: $id, input: $input) { __typename } }',
      { id: other, input: { clusterIds: [p2.id] } },
    )

    const leave = (sourceId: string) => ({ ...by(sourceId), parent: null })
    const answers = await bySource('clusters', [leave('p1'), leave('p2'), { ...leave('new'), clusterConfigId: configId }])
    const kept = [
      await bySource('clusters', [leave('p3')], { skipMoveOnUpdate: true }),
      await bySource('clusters', [leave('p4')], { skipIfNotEmpty: ['parent'] }),
    ]

    expect([answers, ...kept]).toEqual([['update', 'update', 'create'], ['update'], ['update']])
    const homes = await Promise.all(['p1', 'p2', 'p3', 'p4', 'new'].map((one) => read('clusters', one)))
    expect(homes.map(({ categoryId }) => categoryId)).toEqual([null, other, home, home, null])
    const listed = await server.db
      .selectFrom('categoryItem')
      .select(['clusterId', 'isDefault'])
      .where('clusterId', '=', p2.id)
      .execute()
    expect(listed).toEqual([{ clusterId: p2.id, isDefault: true }])
    expect(p3.categoryId).toBe(home)
  })

  test.each(['products', 'categories', 'clusters'])('the texts and slugs of %s are cleared', async (plural) => {
    const item = {
      ...by('texts'),
      names: nl('Naam'),
      descriptions: nl('Lang'),
      metadataTitles: nl('Titel'),
      slugs: [...nl('naam'), { language: 'EN', value: 'name' }],
      ...(plural === 'clusters' && { clusterConfigId: configId }),
    }
    await bySource(plural, [item])

    const answer = await bySource(plural, [{ ...by('texts'), descriptions: null, metadataTitles: null, slugs: null }])

    expect(answer).toEqual(['update'])
    expect(await read(plural, 'texts')).toMatchObject({ names: nl('Naam'), descriptions: [], slugs: [] })
    expect(await bySource(plural, [{ ...item, ...by('heir') }])).toEqual(['create'])
  })

  test('a single change clears them, too', async () => {
    const { id } = (await server.rest('POST /v2/products', { names: nl('Enkel'), descriptions: nl('Lang') })).body

    const changed = await server.rest(`PATCH /v2/products/id/${id}`, { descriptions: null, slugs: null })

    expect(changed.body).toMatchObject({ names: nl('Enkel'), descriptions: [], slugs: [] })
  })

  test('of a product, no parent contradicts a category', async () => {
    const answers = await bySource('products', [
      { ...by('c1'), parent: null, categoryId: home },
      { ...by('c2'), parent: { id: home }, categoryId: null },
      { ...by('c3'), parent: null, categoryId: null },
      { ...by('c4'), parent: { id: home }, categoryId: home },
    ])

    expect(answers).toEqual(['categoryId contradicts parent', 'categoryId contradicts parent', 'create', 'create'])
  })
})

describe('nested lists are limited', () => {
  const many = (n: number) => Array.from({ length: n }, () => ({}))
  const refusal = async (cluster: object) => {
    const clusters = [
      { ...by('ok'), clusterConfigId: configId },
      { ...by('long'), clusterConfigId: configId, ...cluster },
    ]
    const { status, body } = await server.rest('POST /v2/clusters/bulk/sourceId', { clusters })
    return { status, problems: body.problems.map(({ pointer, message }: Answer) => `${pointer}: ${message}`) }
  }

  test('a list that is too long is named by its path, and only its item is not written', async () => {
    expect([
      await refusal({ products: many(1001) }),
      await refusal({ options: many(1001) }),
      await refusal({ options: [{}, { products: many(1001) }] }),
      await refusal({ options: [{ sources: Array.from({ length: 101 }, (_, i) => key(`${i}`)) }] }),
      await refusal({ sources: Array.from({ length: 101 }, (_, i) => key(`${i}`)) }),
    ]).toEqual([
      { status: 200, problems: ['#/clusters/1/products: must NOT have more than 1000 items'] },
      { status: 200, problems: ['#/clusters/1/options: must NOT have more than 1000 items'] },
      { status: 200, problems: ['#/clusters/1/options/1/products: must NOT have more than 1000 items'] },
      { status: 200, problems: ['#/clusters/1/options/0/sources: must NOT have more than 100 items'] },
      { status: 200, problems: ['#/clusters/1/sources: must NOT have more than 100 items'] },
    ])
    expect((await server.rest('GET /v2/clusters/sourceId/ok?source=erp')).status).toBe(200)
    expect((await server.rest('GET /v2/clusters/sourceId/long?source=erp')).status).toBe(404)
  })

  test('the OpenAPI document says so', async () => {
    const { components } = JSON.parse((await server.app.inject({ method: 'GET', url: '/v2/openapi.json' })).body)

    const { options, products, sources } = components.schemas.BulkClusterDto.properties
    expect([options, products, sources].map(({ maxItems }) => maxItems)).toEqual([1000, 1000, 100])
  })
})

function without(item: object, property: string): object {
  const { [property]: _, ...rest } = item as Record<string, unknown>
  return rest
}
