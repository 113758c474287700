import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCategory } from '../../../../test/categories.js'
import { addContact } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
/** A cluster of two products, the same two in its option; one of a single product; one of none. */
let pair: number
let single: number
let empty: number
let first: number
let second: number
let only: number
let category: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  category = (await addCategory(server, 'All')).id
  const { clusterConfigCreate } = await server.gql('mutation { clusterConfigCreate(input: { name: "Sizes" }) { id } }')
  const addCluster = async (name: string): Promise<number> => {
    const input = { clusterConfigId: clusterConfigCreate.id, parentId: category, names: [{ language: 'NL', value: name }] }
    return (await server.gql('mutation ($input: ClusterCreateInput!) { clusterCreate(input: $input) { id } }', { input }))
      .clusterCreate.id
  }
  ;[pair, single, empty] = [await addCluster('Pair'), await addCluster('Single'), await addCluster('Empty')]
  ;[first, second, only] = [await addProduct(pair), await addProduct(pair), await addProduct(single)]
  await server.gql(`mutation { clusterUpdate(id: ${pair}, input: { defaultProductId: ${second} }) { id } }`)
  const option = `{ productIds: [${first}, ${second}], defaultProductId: ${second} }`
  await server.gql(`mutation { clusterOptionCreate(clusterId: ${pair}, input: ${option}) { id } }`)
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const addProduct = async (clusterId: number, hidden = 'N'): Promise<number> =>
  (await server.gql(`mutation { productCreate(input: { clusterId: ${clusterId}, status: A, hidden: ${hidden} }) { productId } }`))
    .productCreate.productId
const addList = async (type: 'POSITIVE' | 'NEGATIVE', input: object): Promise<number> =>
  (
    await server.gql('mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }', {
      input: { type, ...input },
    })
  ).orderlistCreate.id

const SHOWN = `... on Cluster { clusterId products { productId } defaultProduct { productId }
  options { products { productId } defaultProduct { productId } } }`
/** The clusters of a page, each with its products and those of its option. */
const shownIn = (page: Answer) =>
  page.items
    .filter(({ clusterId }: Answer) => clusterId)
    .map(shownOf)
    .sort((a: Answer, b: Answer) => a.clusterId - b.clusterId)
const numbers = (rows: Answer) => rows.map(({ productId }: Answer) => productId)
const shownOf = ({ clusterId, products, defaultProduct, options }: Answer) => ({
  clusterId,
  products: numbers(products),
  begins: defaultProduct?.productId ?? null,
  options: options.map((option: Answer) => [numbers(option.products), option.defaultProduct?.productId ?? null]),
})

/** Reads the clusters in every way; all results must be the same. */
async function read(asked: object): Promise<Answer> {
  const answer = await server.gql(
    `query ($clusters: ClusterSearchInput!, $products: ProductSearchInput!, $base: BaseProductSearchInput!, $in: CategoryProductSearchInput!) {
      clusters(input: $clusters) { items { ${SHOWN} } } products(input: $products) { items { ${SHOWN} } }
      baseProducts(input: $base) { items { ${SHOWN} } } category(id: ${category}) { products(input: $in) { items { ${SHOWN} } } } }`,
    { clusters: asked, products: { ...asked, statuses: [] }, base: asked, in: { ...asked, statuses: [] } },
  )
  const { clusters, products, baseProducts, category: found } = answer
  const pages = [clusters, products, baseProducts, found.products].map(shownIn)
  for (const page of pages) expect(page).toEqual(pages[0])
  return pages[0]
}
const readOne = (id: number, orderlistIds: number[]): Promise<Answer> =>
  server.gql(`query ($orderlistIds: [Int!]) { cluster(id: ${id}, orderlistIds: $orderlistIds) { ${SHOWN} } }`, { orderlistIds })
const notFound = (id: number) => ({
  errors: [{ message: `Cluster with id [${id}] not found`, code: 'CLUSTER_NOT_FOUND_ERROR' }],
})

const whole = () => ({
  clusterId: pair,
  products: [first, second],
  begins: second,
  options: [[[first, second], second]],
})
const half = () => ({ clusterId: pair, products: [first], begins: null, options: [[[first], null]] })
const plain = (clusterId: number, ...products: number[]) => ({ clusterId, products, begins: null, options: [] })

test('without lists every cluster is shown with all of its products', async () => {
  expect(await read({})).toEqual([whole(), plain(single, only), plain(empty)])
})

test('a negative list removes its products from clusters and their options, and hides a cluster without any left', async () => {
  const lists = [await addList('NEGATIVE', { productIds: [second, only] })]

  expect(await read({ orderlistIds: lists })).toEqual([half(), plain(empty)])
  expect(shownOf((await readOne(pair, lists)).cluster)).toEqual(half())
  expect(await readOne(single, lists)).toEqual(notFound(single))
  expect(shownOf((await readOne(empty, lists)).cluster)).toEqual(plain(empty))
  expect(await read({ orderlistIds: lists, applyOrderlists: false })).toEqual([whole(), plain(single, only), plain(empty)])
})

test('a positive list shows clusters with the products that it names', async () => {
  const lists = [await addList('POSITIVE', { productIds: [first] })]

  expect(await read({ orderlistIds: lists })).toEqual([half()])
  expect(shownOf((await readOne(pair, lists)).cluster)).toEqual(half())
  expect(await readOne(single, lists)).toEqual(notFound(single))
})

test('a cluster that a positive list names is hidden when a negative one refuses all of its products', async () => {
  const lists = [await addList('POSITIVE', { clusterIds: [pair, single] }), await addList('NEGATIVE', { productIds: [only] })]

  expect(await read({ orderlistIds: lists })).toEqual([whole()])
  expect(await readOne(single, lists)).toEqual(notFound(single))
})

test('a hidden product neither keeps a cluster visible nor adds it to a list', async () => {
  const hidden = await addProduct(single, 'Y')

  const refused = [await addList('NEGATIVE', { productIds: [only] })]
  expect(await read({ orderlistIds: refused })).toEqual([whole(), plain(empty)])
  expect(await readOne(single, refused)).toEqual(notFound(single))
  const wanted = [await addList('POSITIVE', { productIds: [hidden] })]
  expect(await read({ orderlistIds: wanted })).toEqual([])

  await server.gql(`mutation { clusterProductDelete(id: ${single}, productId: ${hidden}) }`)
})

test('the order lists of the buyer apply to the products of clusters', async () => {
  const { id: userId } = await addContact(server, { email: 'ann@hull.test' })
  await addList('NEGATIVE', { productIds: [second, only], userIds: [userId] })

  expect(await read({ userId })).toEqual([half(), plain(empty)])
})

test('a list of products shows their cluster as its lists do', async () => {
  const orderlistIds = [await addList('NEGATIVE', { productIds: [second] })]

  const answer = await server.gql(
    'query ($input: RawProductSearchInput!) { productsRaw(input: $input) { items { productId cluster { clusterId products { productId } } } } }',
    { input: { orderlistIds, clusterIds: [pair] } },
  )

  const items = [{ productId: first, cluster: { clusterId: pair, products: [{ productId: first }] } }]
  expect(answer).toEqual({ productsRaw: { items } })
})

test('clusters under lists cost the same number of statements, however many there are', async () => {
  const orderlistIds = [await addList('NEGATIVE', { productIds: [second] })]
  const cost = async (offset: number) => {
    const query = `query ($input: ClusterSearchInput!) { clusters(input: $input) { items { ${SHOWN} } } }`
    server.statements.length = 0
    await server.gql(query, { input: { orderlistIds, offset } })
    return server.statements.length
  }

  expect(await cost(1)).toBe(await cost(100))
})
