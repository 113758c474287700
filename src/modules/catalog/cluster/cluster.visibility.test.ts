import { afterAll, beforeAll, expect, test } from 'vitest'
import { addContact, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let clusterId: number
let shown: number
let other: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const { clusterConfigCreate } = await server.gql('mutation { clusterConfigCreate(input: { name: "Sizes" }) { id } }')
  const input = { clusterConfigId: clusterConfigCreate.id }
  clusterId = (await server.gql('mutation ($input: ClusterCreateInput!) { clusterCreate(input: $input) { id } }', { input }))
    .clusterCreate.id
  shown = await addProduct({ clusterId })
  other = await addProduct({ clusterId })
  await server.gql(`mutation { clusterUpdate(id: ${clusterId}, input: { defaultProductId: ${other} }) { id } }`)
  await server.gql(
    `mutation { clusterOptionCreate(clusterId: ${clusterId}, input: { productIds: [${shown}, ${other}], defaultProductId: ${other} }) { id } }`,
  )
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const addProduct = async (input: object): Promise<number> =>
  (await server.gql('mutation ($input: CreateProductInput!) { productCreate(input: $input) { productId } }', { input }))
    .productCreate.productId
const addList = async (input: object): Promise<number> =>
  (await server.gql('mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }', { input }))
    .orderlistCreate.id
const READ = `query ($id: Int!, $lists: [Int!], $apply: Boolean = true) { cluster(id: $id, orderlistIds: $lists, applyOrderlists: $apply) {
  products { productId } defaultProduct { productId } } }`
const read = (lists: number[], apply = true): Promise<Answer> => server.gql(READ, { id: clusterId, lists, apply })
const found = (first: number | null, ...products: number[]) => ({
  cluster: { products: products.map((productId) => ({ productId })), defaultProduct: first && { productId: first } },
})
const notFound = {
  errors: [{ message: expect.stringMatching(/^Cluster with id \[\d+\] not found$/), code: 'CLUSTER_NOT_FOUND_ERROR' }],
}

test('a list with one of the products shows the cluster with only that product', async () => {
  const lists = [await addList({ type: 'POSITIVE', productIds: [shown] })]

  expect(await read(lists)).toEqual(found(null, shown))
  expect(await read(lists, false)).toEqual(found(other, shown, other))
})

test('a list with the cluster shows all of its products, without those of a negative list', async () => {
  const lists = [await addList({ type: 'POSITIVE', clusterIds: [clusterId] })]

  expect(await read(lists)).toEqual(found(other, shown, other))
  expect(await read([...lists, await addList({ type: 'NEGATIVE', productIds: [shown] })])).toEqual(found(other, other))
})

test('a cluster on a negative list, or on no positive list, is not found', async () => {
  expect(await read([await addList({ type: 'NEGATIVE', clusterIds: [clusterId] })])).toEqual(notFound)
  expect(await read([await addList({ type: 'POSITIVE', productIds: [await addProduct({})] })])).toEqual(notFound)
})

test('products that a buyer may not see are neither in a cluster nor in its options', async () => {
  const { id } = await addContact(server, { email: 'ann@hull.test' })
  await addList({ type: 'NEGATIVE', productIds: [other], userIds: [id] })
  const { accessToken } = await logIn(server, 'ann@hull.test')
  const visitor = await server.keyFor({})
  const reader = await server.keyFor({ product: 'VIEWER' })

  const ask = (bearer?: string) =>
    server.gql(
      `{ product(productId: ${shown}) { cluster { products { productId } defaultProduct { productId }
        options { defaultProductId defaultProduct { productId } products { productId } } } } }`,
      {},
      visitor,
      bearer,
    )

  const none = { defaultProductId: null, defaultProduct: null }
  const of = (...ids: number[]) => ids.map((productId) => ({ productId }))
  const first = { defaultProductId: other, defaultProduct: { productId: other } }
  const all = {
    products: of(shown, other),
    defaultProduct: { productId: other },
    options: [{ ...first, products: of(shown, other) }],
  }
  expect(await ask()).toEqual({ product: { cluster: all } })
  expect(await ask(accessToken)).toEqual({
    product: { cluster: { products: of(shown), defaultProduct: null, options: [{ ...none, products: of(shown) }] } },
  })
  const listed = (bearer?: string) =>
    server.gql(
      `{ clusterOptions(input: { clusterIds: [${clusterId}] }) { items { defaultProductId defaultProduct { productId } } } }`,
      {},
      reader,
      bearer,
    )
  expect(await listed()).toEqual({ clusterOptions: { items: [first] } })
  expect(await listed(accessToken)).toEqual({ clusterOptions: { items: [none] } })
})
