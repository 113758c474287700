/** A channel shows and sells what is placed in its catalogue: at and below the category that is its root. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCategory } from '../../../../test/categories.js'
import { addPrice } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
/** The keys of visitors: of the first channel, which has no root, of the second, which begins at Pumps, and of the third, which begins at the only root. */
let [first, second, third] = ['', '', '']
let [all, pumps, valves] = [0, 0, 0]
let [pump, valve, inCluster, cluster] = [0, 0, 0, 0]
let list = 0

const channelAt = async (name: string, catalogRootId: number): Promise<number> =>
  (await server.gql(`mutation { channelCreate(input: { name: "${name}", catalogRootId: ${catalogRootId} }) { id } }`))
    .channelCreate.id

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const root = await addCategory(server, 'All')
  const ofPumps = await addCategory(server, 'Pumps', root)
  ;[all, pumps, valves] = [root.id, ofPumps.id, (await addCategory(server, 'Valves', root)).id]
  const deep = (await addCategory(server, 'Deep', ofPumps)).id
  const add = async (sku: string, place: string): Promise<number> =>
    (await server.gql(`mutation { productCreate(input: { sku: "${sku}", status: A, ${place} }) { productId } }`)).productCreate
      .productId
  const { clusterConfigCreate } = await server.gql('mutation { clusterConfigCreate(input: { name: "Sizes" }) { id } }')
  const input = `{ clusterConfigId: ${clusterConfigCreate.id}, parentId: ${pumps}, names: [{ language: "NL", value: "Pair" }] }`
  cluster = (await server.gql(`mutation { clusterCreate(input: ${input}) { id } }`)).clusterCreate.id
  ;[pump, valve] = [await add('pump', `categoryId: ${deep}`), await add('valve', `categoryId: ${valves}`)]
  inCluster = await add('inside', `clusterId: ${cluster}`)
  await server.gql(`mutation { crossupsellCreate(input: { type: PARTS, productIdFrom: ${pump}, productIdTo: ${valve} }) { id } }`)
  list = (await server.gql(`mutation { orderlistCreate(input: { type: POSITIVE, productIds: [${pump}, ${valve}] }) { id } }`))
    .orderlistCreate.id
  for (const productId of [pump, valve, inCluster]) await addPrice(server, productId, { list: 10 })
  first = await server.keyFor({ product: 'VIEWER' })
  second = await server.keyFor({ product: 'VIEWER' }, await channelAt('Pumps only', pumps))
  third = await server.keyFor({ product: 'VIEWER' }, await channelAt('Everything', all))
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const found = async (key: string, input = '') => {
  const answer = await server.gql(`{ products(input: { ${input} }) { items { id } } }`, {}, key)
  return answer.errors ?? answer.products.items.map(({ id }: Answer) => id).sort((a: number, b: number) => a - b)
}
const sorted = (...ids: number[]) => ids.sort((a, b) => a - b)

test('a search finds what is in the catalogue of the channel, with and without order lists', async () => {
  expect(await found(first)).toEqual(sorted(pump, valve, cluster))
  expect(await found(second)).toEqual(sorted(pump, cluster))
  expect(await found(second, 'applyOrderlists: false')).toEqual(sorted(pump, cluster))
  expect(await found(third)).toEqual(sorted(pump, valve, cluster))
  expect(await found(first, `orderlistIds: [${list}]`)).toEqual(sorted(pump, valve))
  expect(await found(second, `orderlistIds: [${list}]`)).toEqual([pump])
  expect(await found(await server.keyFor({ product: 'EDITOR' }, 2))).toEqual(sorted(pump, valve, cluster))
})

test('outside of its catalogue a channel shows no product, no category page and no relation', async () => {
  const read = (key: string, query: string) => server.gql(`{ ${query} }`, {}, key)
  const ofCategory = `category(id: ${valves}) { products(input: {}) { itemsFound } }`
  const related = `product(productId: ${pump}) { crossupsellsFrom { itemsFound } }`

  expect(await read(first, `product(productId: ${valve}) { sku }`)).toEqual({ product: { sku: 'valve' } })
  expect((await read(second, `product(productId: ${valve}) { sku }`)).errors[0].code).toBe('PRODUCT_FETCH_ERROR')
  expect(await read(second, `product(productId: ${inCluster}) { sku }`)).toEqual({ product: { sku: 'inside' } })
  expect(await read(second, `cluster(id: ${cluster}) { products { sku } }`)).toEqual({
    cluster: { products: [{ sku: 'inside' }] },
  })
  expect(await read(first, ofCategory)).toEqual({ category: { products: { itemsFound: 1 } } })
  expect(await read(second, ofCategory)).toEqual({ category: { products: { itemsFound: 0 } } })
  expect(await read(first, related)).toEqual({ product: { crossupsellsFrom: { itemsFound: 1 } } })
  expect(await read(second, related)).toEqual({ product: { crossupsellsFrom: { itemsFound: 0 } } })
})

test('a channel sells what it shows, also when an editor fills the cart', async () => {
  const editor = await server.keyFor({ order: 'EDITOR', product: 'EDITOR' }, 2)
  const inCart = async (key: string, productId: number) => {
    const { cartId } = (await server.gql('mutation { cartStart { cartId } }', {}, key)).cartStart
    const input = `{ productId: ${productId}, quantity: 1 }`
    const answer = await server.gql(`mutation { cartAddItem(id: "${cartId}", input: ${input}) { items { productId } } }`, {}, key)
    return answer.errors?.[0]?.code ?? answer.cartAddItem.items.map((item: Answer) => item.productId)
  }

  expect([await inCart(first, valve), await inCart(third, valve)]).toEqual([[valve], [valve]])
  for (const key of [second, editor]) {
    expect(await inCart(key, pump)).toEqual([pump])
    expect(await inCart(key, inCluster)).toEqual([inCluster])
    expect(await inCart(key, valve)).toBe('PRODUCT_INVALID_ERROR')
  }
})

test('a visitor of another channel neither reads, changes nor processes a cart; its own channel and the staff do', async () => {
  const { cartId } = (await server.gql('mutation { cartStart { cartId } }', {}, first)).cartStart
  const read = (key: string) => server.gql(`{ cart(id: "${cartId}") { cartId } }`, {}, key)
  const process = `mutation { cartProcess(id: "${cartId}", input: { orderStatus: "NEW", language: "NL" }) { cartOrderId } }`
  const staff = await server.keyFor({ order: 'EDITOR' }, 2)

  expect(await read(first)).toEqual({ cart: { cartId } })
  expect(await read(staff)).toEqual({ cart: { cartId } })
  expect((await read(second)).errors[0].code).toBe('CART_NOT_FOUND_ERROR')
  const changed = await server.gql(
    `mutation { cartAddItem(id: "${cartId}", input: { productId: ${pump}, quantity: 1 }) { cartId } }`,
    {},
    second,
  )
  expect(changed.errors[0].code).toBe('CART_NOT_FOUND_ERROR')
  expect((await server.gql(process, {}, second)).errors[0].code).toBe('CART_NOT_FOUND_ERROR')
})

test('a page of products costs the same statements without a root and with the only root; a smaller catalogue cannot use the counters of the whole', async () => {
  const count = async (key: string) => {
    await found(key)
    server.statements.length = 0
    await found(key)
    return server.statements.length
  }

  const without = await count(first)
  expect([await count(third), await count(second)]).toEqual([without, without + 3])
})
