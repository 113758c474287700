import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let configId: number
let categoryId: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  configId = (await server.rest('POST /v2/clustersconfig', { name: 'Sizes' })).body.id
  categoryId = (await server.rest('POST /v2/categories', { names: [{ language: 'NL', value: 'Huis' }] })).body.id
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const addCluster = async (): Promise<number> => (await server.rest('POST /v2/clusters', { clusterConfigId: configId })).body.id
const addOption = async (clusterId: number, body: object = {}): Promise<number> =>
  (await server.rest(`POST /v2/clusters/id/${clusterId}/options`, body)).body.id
const addProduct = async (sku: string, body: object = {}): Promise<number> =>
  (await server.rest('POST /v2/products', { sku, ...body })).body.id
const skusIn = async (optionId: number) =>
  (await server.rest(`GET /v2/clusteroptions/id/${optionId}/products`)).body.data.map(({ sku }: Answer) => sku)
const skusOf = async (clusterId: number) =>
  (await server.rest(`GET /v2/clusters/id/${clusterId}/products`)).body.data.map(({ sku }: Answer) => sku)
const find = async (id: number) => {
  const { status, body } = await server.rest(`GET /v2/products/id/${id}`)
  return status === 200 ? body.sku : status
}
const DELETE = 'mutation ($id: Int!, $productId: Int!) { clusterOptionProductDelete(id: $id, productId: $productId) }'

test('a product deleted in an option is only removed there if a category, a cluster or another option has it', async () => {
  const clusterId = await addCluster()
  const inCategory = await addProduct('of-category', { parent: { id: categoryId } })
  const inCluster = (await server.rest(`POST /v2/clusters/id/${await addCluster()}/products`, { sku: 'of-cluster' })).body.id
  const inOther = await addProduct('of-other')
  const alone = await addProduct('alone')
  const productIds = [inCategory, inCluster, inOther, alone]
  const id = await addOption(clusterId, { productIds, defaultProductId: inCategory })
  const other = await addOption(clusterId, { productIds: [inOther] })

  const byGraphql = await server.gql(DELETE, { id, productId: inCategory })
  const answers: Answer[] = []
  for (const productId of [inCluster, inOther, alone])
    answers.push(await server.rest(`DELETE /v2/clusteroptions/id/${id}/products/${productId}`))

  expect(byGraphql).toEqual({ clusterOptionProductDelete: true })
  expect(answers.map(({ status, body }) => [status, body.sku])).toEqual([
    [200, 'of-cluster'],
    [200, 'of-other'],
    [200, 'alone'],
  ])
  expect(await Promise.all(productIds.map(find))).toEqual(['of-category', 'of-cluster', 'of-other', 404])
  expect([await skusIn(id), await skusIn(other)]).toEqual([[], ['of-other']])
  expect(
    (await server.gql(`{ clusterOptions(input: { clusterOptionIds: [${id}] }) { items { defaultProductId } } }`)).clusterOptions,
  ).toEqual({
    items: [{ defaultProductId: null }],
  })
  expect(await server.gql(DELETE, { id, productId: inCategory })).toMatchObject({ errors: [{ code: 'PRODUCT_FETCH_ERROR' }] })
  expect(await find(inCategory)).toBe('of-category')
})

test('of two options that concurrently delete the same product, the last one deletes it', async () => {
  const productId = await addProduct('shared')
  const options: number[] = []
  for (let i = 0; i < 6; i++) options.push(await addOption(await addCluster(), { productIds: [productId] }))

  const answers = await Promise.all(options.map((id) => server.gql(DELETE, { id, productId })))

  expect(answers).toEqual(options.map(() => ({ clusterOptionProductDelete: true })))
  expect(await find(productId)).toBe(404)
})

test('a product deleted in its cluster is only removed there if an option has it', async () => {
  const clusterId = await addCluster()
  const add = async (sku: string) => (await server.rest(`POST /v2/clusters/id/${clusterId}/products`, { sku })).body.id
  const [chosen, alone] = [await add('chosen'), await add('only-here')]
  const id = await addOption(await addCluster(), { productIds: [chosen] })
  await server.rest(`PATCH /v2/clusters/id/${clusterId}`, { defaultProductId: chosen })

  const left = await server.gql(`mutation { clusterProductDelete(id: ${clusterId}, productId: ${chosen}) }`)
  const deleted = await server.rest(`DELETE /v2/clusters/id/${clusterId}/products/${alone}`)

  expect([left, deleted.body.sku]).toEqual([{ clusterProductDelete: true }, 'only-here'])
  expect([await find(chosen), await find(alone)]).toEqual(['chosen', 404])
  expect([await skusOf(clusterId), await skusIn(id)]).toEqual([[], ['chosen']])
  expect((await server.rest(`GET /v2/clusters/id/${clusterId}`)).body.defaultProductId).toBe(null)
})
