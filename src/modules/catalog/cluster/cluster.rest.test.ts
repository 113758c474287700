import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDescription } from '../../../../test/attributes.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

let server: TestServer
let configId: number
let categoryId: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  await addDescription(server, 'SIZE')
  const settings = [{ attributeName: 'SIZE', displayType: 'radio' }]
  configId = (await server.rest('POST /v2/clustersconfig', { name: 'Sizes', settings })).body.id
  categoryId = (await server.rest('POST /v2/categories', { names: nl('Huis'), sources: [{ source: 'erp', sourceId: 'CAT' }] }))
    .body.id
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const nl = (value: string) => [{ language: 'NL', value }]
const refusal = ({ status, body }: Answer) => ({ status, code: body.error?.code, messages: body.error?.messages })
const addCluster = async (body: object = {}): Promise<Answer> =>
  (await server.rest('POST /v2/clusters', { clusterConfigId: configId, ...body })).body

test('a cluster is added, read by number, uuid or source, changed and deleted', async () => {
  const added = await server.rest('POST /v2/clusters', {
    clusterConfigId: configId,
    names: nl('Schroef'),
    sku: 'SCR',
    language: 'NL',
    parent: { source: 'erp', sourceId: 'CAT', language: 'NL' },
    sources: [{ source: 'erp', sourceId: '7/1' }],
  })

  const { id, uuid } = added.body
  const shown = {
    id,
    uuid,
    clusterId: id,
    categoryId,
    clusterConfigId: configId,
    defaultProductId: null,
    code: 'SCR',
    names: nl('Schroef'),
    descriptions: [],
    shortDescriptions: [],
    slugs: nl('schroef'),
    metadataTitles: [],
    metadataDescriptions: [],
    metadataKeywords: [],
    metadataCanonicalUrls: [],
    priority: null,
    hidden: 'N',
    type: 'CLUSTER',
    createdAt: TODAY,
    lastModifiedAt: TODAY,
    sources: [{ source: 'erp', sourceId: '7/1' }],
    parent: expect.objectContaining({ id: categoryId, names: nl('Huis') }),
    clusterConfig: expect.objectContaining({
      id: configId,
      name: 'Sizes',
      settings: [{ attributeName: 'SIZE', displayType: 'radio', priority: 0 }],
    }),
    options: [],
    products: [],
    defaultProduct: null,
    translation: [expect.objectContaining({ language: 'NL', name: 'Schroef', slug: 'schroef', metadataTitle: null })],
  }
  expect(added.status).toBe(201)
  expect(added.body).toEqual(shown)
  for (const path of [`id/${id}`, `id/${uuid}`, 'sourceId/7%2F1', 'sourceId/7%2F1?source=erp'])
    expect((await server.rest(`GET /v2/clusters/${path}`)).body).toEqual(shown)
  const changed = await server.rest('PATCH /v2/clusters/sourceId/7%2F1', {
    sku: 'SCR2',
    hidden: 'Y',
    defaultLanguage: 'NL',
    parent: null,
  })
  const now = { ...shown, code: 'SCR2', hidden: 'Y', categoryId: null, parent: null }
  expect(changed.body).toEqual(now)
  expect((await server.rest(`DELETE /v2/clusters/id/${id}`)).body).toEqual(now)
  expect(refusal(await server.rest(`GET /v2/clusters/id/${id}`))).toEqual({
    status: 404,
    code: 20006,
    messages: [`Cluster with id [${id}] not found`],
  })
})

test('an invalid cluster is reported with its published error', async () => {
  const one = await addCluster({ sources: [{ source: 'erp', sourceId: 'same' }] })
  await addCluster({ sources: [{ source: 'crm', sourceId: 'same' }] })
  await server.rest(`POST /v2/clusters/id/${one.id}/products`, { sku: 'P' })
  const post = async (body: object) => refusal(await server.rest('POST /v2/clusters', { clusterConfigId: configId, ...body }))

  expect(await post({ sources: [{ source: 'erp', sourceId: 'same' }] })).toMatchObject({ status: 400, code: 20004 })
  expect(await post({ clusterConfigId: 999_999 })).toMatchObject({ status: 404, code: 21005 })
  expect(await post({ parent: { id: 999_999 } })).toMatchObject({ status: 404 })
  expect(await post({ parent: { source: 'erp' } })).toMatchObject({ status: 400, code: 10007 })
  expect(refusal(await server.rest('GET /v2/clusters/sourceId/same'))).toMatchObject({ status: 400, code: 20005 })
  expect((await server.rest('GET /v2/clusters/sourceId/same?source=erp')).body.id).toBe(one.id)
  expect(refusal(await server.rest('GET /v2/clusters/code/x'))).toMatchObject({ status: 400, code: 10006 })
  expect(refusal(await server.rest('GET /v2/clusters/id/999999/products'))).toMatchObject({ status: 404, code: 20007 })
  expect(refusal(await server.rest('GET /v2/clusters/id/999999/options'))).toMatchObject({ status: 404, code: 20007 })
  expect(refusal(await server.rest(`DELETE /v2/clusters/id/${one.id}`))).toEqual({
    status: 405,
    code: 20008,
    messages: ['Cluster is still in use'],
  })
})

test('clusters are searched by what they are, in both shapes of filters and with the old names of dates', async () => {
  const { id } = await addCluster({
    code: 'FIND',
    hidden: 'Y',
    parent: { id: categoryId },
    sources: [{ source: 'pim', sourceId: '1' }],
  })
  const find = async (body: object) =>
    (await server.rest('POST /v2/clusters/search', body)).body.data.map((found: Answer) => found.id)

  for (const filters of [
    { ids: [id] },
    { codes: ['FIND', 'NOBODY'] },
    { hidden: 'Y', categoryIds: [categoryId], clusterConfigIds: [configId] },
    { sources: [{ source: 'pim' }] },
    { codes: ['FIND'], dateCreated: { from: TODAY, to: TODAY }, dateModified: { from: TODAY } },
  ]) {
    expect({ filters, found: await find(filters) }).toEqual({ filters, found: [id] })
    expect(await find({ filters })).toEqual([id])
  }
  expect(await find({ codes: ['FIND'], createdAt: { from: '2999-01-01' } })).toEqual([])
  const page = await server.rest(
    'GET /v2/clusters?hidden=Y&expands=sources,parent,clusterConfig,options,products,defaultProduct,translation',
  )
  expect(page.body).toMatchObject({
    itemsFound: 1,
    data: [{ id, parent: { id: categoryId }, clusterConfig: { id: configId }, products: [], translation: [] }],
  })
  expect((await server.rest('GET /v2/clusters?hidden=Y')).body.data[0]).not.toHaveProperty('parent')
})

test('products of a cluster are listed in their order, added, changed and deleted', async () => {
  const { id } = await addCluster({ sources: [{ source: 'erp', sourceId: 'with-products' }] })
  const path = '/v2/clusters/sourceId/with-products/products'
  const first = await server.rest(`POST ${path}`, { sku: 'P1', names: nl('Een'), language: 'NL', defaultLanguage: 'NL' })
  const second = await server.rest(`POST ${path}`, { sku: 'P2', shortName: 'Twee', language: 'EN' })

  expect([first.status, first.body]).toEqual([
    201,
    expect.objectContaining({ sku: 'P1', clusterId: id, containerClass: 'CLUSTER' }),
  ])
  expect(second.body).toMatchObject({ sku: 'P2', shortNames: [{ language: 'EN', value: 'Twee' }] })
  expect((await server.rest(`PATCH ${path}/${first.body.uuid}`, { sku: 'P1b' })).body).toMatchObject({
    id: first.body.id,
    sku: 'P1b',
  })
  const elsewhere = await addCluster()
  expect(
    refusal(await server.rest(`PATCH /v2/clusters/id/${elsewhere.id}/products/${first.body.id}`, { sku: 'no' })),
  ).toMatchObject({
    status: 404,
    code: 80006,
  })
  expect((await server.rest(`GET ${path}`)).body).toMatchObject({ itemsFound: 2, data: [{ sku: 'P1b' }, { sku: 'P2' }] })
  expect((await server.rest(`DELETE ${path}/${first.body.id}`)).body).toMatchObject({ sku: 'P1b' })
  expect((await server.rest(`GET ${path}`)).body).toMatchObject({ itemsFound: 1, data: [{ sku: 'P2' }] })
})

test('options of a cluster are listed in their order, added, changed and deleted, with their products', async () => {
  const { id } = await addCluster()
  const path = `/v2/clusters/id/${id}/options`
  const added = await server.rest(`POST ${path}`, {
    names: nl('Garantie'),
    language: 'NL',
    defaultLanguage: 'NL',
    sources: [{ source: 'erp', sourceId: 'G' }],
  })
  await server.rest(`POST ${path}`, { names: nl('Verborgen'), hidden: 'Y' })

  const shown = {
    id: added.body.id,
    clusterOptionId: added.body.id,
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    clusterId: id,
    names: nl('Garantie'),
    descriptions: [],
    shortDescriptions: [],
    isRequired: 'N',
    hidden: 'N',
    defaultProductId: null,
    sortOrder: 1,
    createdAt: TODAY,
    lastModifiedAt: TODAY,
    sources: [{ source: 'erp', sourceId: 'G' }],
    products: [],
    defaultProduct: null,
    translation: [{ language: 'NL', name: 'Garantie', description: null, shortDescription: null }],
  }
  expect([added.status, added.body]).toEqual([201, shown])
  const products = '/v2/clusteroptions/sourceId/G/products'
  const product = (await server.rest(`POST ${products}`, { sku: 'OP' })).body
  expect((await server.rest(`PATCH ${products}/${product.id}`, { sku: 'OP2' })).body).toMatchObject({
    sku: 'OP2',
    clusterId: null,
  })
  expect((await server.rest(`GET ${products}`)).body).toMatchObject({ itemsFound: 1, data: [{ sku: 'OP2' }] })
  const changed = await server.rest(`PATCH ${path}/${added.body.id}`, { isRequired: 'Y', defaultProductId: product.id })
  expect(changed.body).toMatchObject({
    isRequired: 'Y',
    defaultProductId: product.id,
    products: [{ sku: 'OP2' }],
    defaultProduct: { sku: 'OP2' },
  })
  expect((await server.rest(`GET ${path}?expands=sources,translation`)).body).toMatchObject({
    itemsFound: 2,
    data: [
      { names: nl('Garantie'), sources: shown.sources, translation: shown.translation },
      { names: nl('Verborgen'), translation: [{ name: 'Verborgen' }] },
    ],
  })
  expect((await server.rest(`GET ${path}?includeHidden=false&term=gar&isRequired=Y`)).body.itemsFound).toBe(1)
  expect((await server.rest(`DELETE ${products}/${product.id}`)).body).toMatchObject({ sku: 'OP2' })
  const other = await addCluster()
  expect(refusal(await server.rest(`DELETE /v2/clusters/id/${other.id}/options/${added.body.id}`))).toMatchObject({
    status: 404,
    code: 22006,
  })
  expect((await server.rest(`DELETE ${path}/${added.body.uuid}`)).body).toMatchObject({
    id: added.body.id,
    sources: shown.sources,
  })
  expect(refusal(await server.rest(`GET ${products}`))).toMatchObject({ status: 404, code: 22007 })
})
