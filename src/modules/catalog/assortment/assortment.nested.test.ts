/** Whatever is read below a record is read for the buyer of that record, however deep: a buyer that gets lost on the way sees too much. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCategory } from '../../../../test/categories.js'
import { addCompany } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
/** A cluster of two products. A list hides the second one. */
let pair: number
let first: number
let second: number
let list: number
const ids: Record<string, number | string> = {}

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const category = (await addCategory(server, 'All')).id
  const { clusterConfigCreate } = await server.gql('mutation { clusterConfigCreate(input: { name: "Sizes" }) { id } }')
  const cluster = `{ clusterConfigId: ${clusterConfigCreate.id}, parentId: ${category}, names: [{ language: "NL", value: "Pair" }] }`
  pair = (await server.gql(`mutation { clusterCreate(input: ${cluster}) { id } }`)).clusterCreate.id
  const add = async (sku: string, place: string): Promise<number> =>
    (await server.gql(`mutation { productCreate(input: { sku: "${sku}", status: A, ${place} }) { productId } }`)).productCreate
      .productId
  ;[first, second] = [await add('first', `clusterId: ${pair}`), await add('second', `clusterId: ${pair}`)]
  const alone = await add('alone', `categoryId: ${category}`)
  const option = `{ productIds: [${first}, ${second}], defaultProductId: ${first} }`
  await server.gql(`mutation { clusterUpdate(id: ${pair}, input: { defaultProductId: ${first} }) { id }
    clusterOptionCreate(clusterId: ${pair}, input: ${option}) { id }
    whole: bundleCreate(input: { name: "Whole", addBundleItems: [{ productId: ${first} }, { productId: ${alone} }] }) { id }
    part: bundleCreate(input: { name: "Part", addBundleItems: [{ productId: ${first} }, { productId: ${second} }] }) { id }
    toCluster: crossupsellCreate(input: { type: PARTS, productIdFrom: ${first}, clusterIdTo: ${pair} }) { id }
    toSecond: crossupsellCreate(input: { type: PARTS, productIdFrom: ${first}, productIdTo: ${second} }) { id } }`)
  list = (await server.gql(`mutation { orderlistCreate(input: { type: NEGATIVE, productIds: [${second}] }) { id } }`))
    .orderlistCreate.id
  const kept = `{ name: "Kept", companyId: ${await addCompany(server)}, productIds: [${first}], clusterIds: [${pair}] }`
  const favorites = await server.gql(`mutation { favoriteListCreate(input: ${kept}) { id } }`)
  const shown = await server.gql(
    `mutation { orderlistCreate(input: { type: NEGATIVE, active: N, productIds: [${first}], clusterIds: [${pair}] }) { id } }`,
  )
  const machine =
    '{ externalReference: { source: "erp", sourceId: "1" }, name: [{ language: "NL", value: "Motor" }], parts: [{ sku: "first", quantity: 1 }] }'
  const { machineCreate } = await server.gql(`mutation { machineCreate(input: ${machine}) { id } }`)
  Object.assign(ids, {
    category,
    favorites: favorites.favoriteListCreate.id,
    shown: shown.orderlistCreate.id,
    machine: machineCreate.id,
  })
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const MEMBERS = 'products { productId }'
/** Ways from a product back to the products of its cluster. */
const belowProduct = [
  `cluster { ${MEMBERS} }`,
  `cluster { products { cluster { products { cluster { ${MEMBERS} } } } } }`,
  `cluster { defaultProduct { cluster { ${MEMBERS} } } }`,
  `cluster { options { products { cluster { ${MEMBERS} } } } }`,
  `cluster { options { defaultProduct { cluster { options { ${MEMBERS} } } } } }`,
  `cluster { crossupsellsTo { items { productFrom { ... on Product { cluster { ${MEMBERS} } } } } } }`,
  `bundles { items { product { cluster { ${MEMBERS} } } } }`,
  'bundles { items { product { bundles { items { productId } } } } }',
  `crossupsellsFrom { items { clusterTo { ... on Cluster { ${MEMBERS} } } } }`,
  `crossupsellsFrom(input: { types: [PARTS] }) { items { baseProductTo { ... on Cluster { products { cluster { ${MEMBERS} } } } } } }`,
  `crossUpsells { items { clusterTo { ... on Cluster { products { crossupsellsFrom { items { clusterTo { ... on Cluster { ${MEMBERS} } } } } } } } } }`,
  `categoryRelations { baseProduct { ... on Cluster { ${MEMBERS} } } }`,
]
const belowCluster = [MEMBERS, ...belowProduct.map((way) => `products { ${way} }`)]
const onCluster = `... on Cluster { products { cluster { ${MEMBERS} } } }`

/** The positions where a document can name order lists, and what is read below. */
const places: [string, (args: string) => string][] = [
  ...belowProduct.map((way): [string, (args: string) => string] => [
    `product { ${way} }`,
    (args) => `product(productId: ${first}, ${args}) { ${way} }`,
  ]),
  ...belowCluster.map((way): [string, (args: string) => string] => [
    `cluster { ${way} }`,
    (args) => `cluster(id: ${pair}, ${args}) { ${way} }`,
  ]),
  ['products', (args) => `products(input: { ${args} }) { items { ${onCluster} } }`],
  [
    'products in an order',
    (args) => `products(input: { sortInputs: [{ field: CREATED_AT }], ${args} }) { items { ${onCluster} } }`,
  ],
  ['baseProducts', (args) => `baseProducts(input: { ${args} }) { items { ${onCluster} } }`],
  ['clusters', (args) => `clusters(input: { ${args} }) { items { products { cluster { ${MEMBERS} } } } }`],
  ['productsRaw', (args) => `productsRaw(input: { skus: ["first"], ${args} }) { items { cluster { ${MEMBERS} } } }`],
  ['a category', (args) => `category(id: ${ids.category}) { products(input: { ${args} }) { items { ${onCluster} } } }`],
  [
    'a category as a whole',
    (args) => `category(id: ${ids.category}) { baseProducts(input: { ${args} }) { items { ${onCluster} } } }`,
  ],
  [
    'crossupsells',
    (args) =>
      `crossupsells(input: { ${args} }) { items { clusterTo { ... on Cluster { products { cluster { ${MEMBERS} } } } } } }`,
  ],
  [
    'a favorite list',
    (
      args,
    ) => `favoriteList(id: "${ids.favorites}") { products(input: { ${args} }) { items { ... on Product { cluster { ${MEMBERS} } } } }
      clusters(input: { ${args} }) { items { ${onCluster} } } }`,
  ],
  [
    'an order list',
    (args) =>
      `orderlist(id: ${ids.shown}) { products(input: { ${args} }) { items { ... on Product { cluster { ${MEMBERS} } } } } }`,
  ],
  [
    'a machine',
    (args) =>
      `machine(id: "${ids.machine}") { sparePartProducts(input: { ${args} }) { items { product { ... on Product { cluster { ${MEMBERS} } } } } } }`,
  ],
]

/** Returns the distinct productIds in a response. */
function productIds(answer: Answer): number[] {
  const found = new Set<number>()
  JSON.stringify(answer, (key, value) => {
    if (key === 'productId') found.add(value)
    return value
  })
  return [...found].sort((a, b) => a - b)
}
const hidden = () => `orderlistIds: [${list}]`

describe('the order lists that an operation names hold for everything below', () => {
  test.each(places)('%s', async (_, read) => {
    const [narrowed, all] = [await server.gql(`{ ${read(hidden())} }`), await server.gql(`{ ${read('orderlistIds: []')} }`)]

    expect([narrowed.errors, all.errors]).toEqual([undefined, undefined])
    expect(productIds(all)).toContain(second)
    expect(productIds(narrowed)).toContain(first)
    expect(productIds(narrowed)).not.toContain(second)
  })
})

describe('two operations of one document for different buyers do not share what they read', () => {
  test.each(places)('%s', async (_, read) => {
    const both = await server.gql(`{ narrowed: ${read(hidden())} all: ${read('orderlistIds: []')} again: ${read(hidden())} }`)
    const { narrowed } = await server.gql(`{ narrowed: ${read(hidden())} }`)
    const { all } = await server.gql(`{ all: ${read('orderlistIds: []')} }`)

    expect(both).toEqual({ narrowed, all, again: narrowed })
  })
})

test('below a record, arguments name another buyer, and reset what was named above', async () => {
  const below = (args: string) =>
    server.gql(`{ product(productId: ${first}, ${hidden()}) {
      crossupsellsFrom(input: { ${args} }) { items { clusterTo { ... on Cluster { ${MEMBERS} } } productTo { ... on Product { productId } } } } } }`)

  expect(productIds(await below(''))).toEqual([first])
  expect(productIds(await below('orderlistIds: []'))).toEqual([first, second])
  expect(productIds(await below('applyOrderlists: false'))).toEqual([first, second])
})
