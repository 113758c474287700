import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type House, house } from '../../../../test/house.js'
import { addCategories, addClusters, addProducts, placeUuids, standing, uuidOf } from '../../../../test/shelves.js'
import { undone } from '../../../../test/undone.js'

const TODAY = '2026-11-15T12:00:00.000Z'
const PLACE = 'uuid baseProductUuid categoryUuid categoryId isDefault sortOrder createdAt lastModifiedAt'
const error = (code: string, message: string) => ({ errors: [{ message, code }] })

let h: House
let tools: number
let drills: number
let gifts: number
let products: number[]
let one: number
let two: number
let three: number
let kit: number
let crate: number
let viewer: string

beforeAll(async () => {
  h = await house({ closes: false })
  ;[tools, drills] = (await addCategories(h, ['Tools', 'Drills'], true)) as [number, number]
  ;[gifts] = (await addCategories(h, ['Gifts'])) as [number]
  products = await addProducts(h, 3)
  ;[one, two, three] = products as [number, number, number]
  viewer = await h.keyFor({ product: 'VIEWER' })
  ;[kit, crate] = (await addClusters(h, 2)) as [number, number]
})
afterAll(() => h.close())

/** Nothing that a test does stays. */
const story = (name: string, tell: () => Promise<void>) => test(name, () => undone(h, tell))

const add = (productId: number, categoryId: number, more = 'makeDefault: false') =>
  h.gql(
    `mutation { productAddToCategory(productId: ${productId}, categoryId: ${categoryId}, ${more}) { uuid productId isDefault sortOrder } }`,
  )
const addCluster = (clusterId: number, categoryId: number, more = 'makeDefault: false') =>
  h.gql(
    `mutation { clusterAddToCategory(clusterId: ${clusterId}, categoryId: ${categoryId}, ${more}) { ${PLACE} baseProduct { id type } category { categoryId } } }`,
  )
const fill = async () => {
  for (const id of products) await add(id, drills)
  await addCluster(kit, drills)
}
story('the first category that lists a product is its home; further ones only list it, at their end', async () => {
  await add(one, drills)
  await add(two, gifts)
  const further = await add(one, gifts)

  expect(further).toEqual({ productAddToCategory: { uuid: expect.any(String), productId: one, isDefault: false, sortOrder: 2 } })
  expect(await standing(h)).toEqual({
    places: [`${drills}:${one}*`, `${gifts}:${two}*`, `${gifts}:${one}`],
    homes: [`${drills}:${one}`, `${gifts}:${two}`],
  })
})

story('a category becomes the home when asked, and the old one keeps listing it', async () => {
  await add(one, drills)

  const { clusterAddToCategory } = await addCluster(kit, gifts, 'sortOrder: 7, makeDefault: true')
  await add(one, gifts, 'makeDefault: true')
  const chosen = await h.gql(
    `mutation { productSetDefaultCategory(productId: ${one}, categoryId: ${drills}) { categoryId lastModifiedAt categoryIds } }`,
  )

  expect(clusterAddToCategory).toEqual({
    uuid: expect.any(String),
    baseProductUuid: await uuidOf(h, 'cluster', kit),
    categoryUuid: await uuidOf(h, 'category', gifts),
    categoryId: gifts,
    isDefault: true,
    sortOrder: 7,
    createdAt: TODAY,
    lastModifiedAt: TODAY,
    baseProduct: { id: kit, type: 'CLUSTER' },
    category: { categoryId: gifts },
  })
  expect(chosen).toEqual({
    productSetDefaultCategory: { categoryId: drills, lastModifiedAt: TODAY, categoryIds: [drills, gifts] },
  })
  expect(await standing(h)).toEqual({
    places: [`${drills}:${one}*`, `${gifts}:${kit}*`, `${gifts}:${one}`],
    homes: [`${drills}:${one}`, `${gifts}:${kit}`],
  })
})

story('what leaves its home is at home in the oldest of its other categories, or nowhere', async () => {
  await add(one, drills)
  await add(one, tools)
  await add(one, gifts)
  const leave = (categoryId: number) =>
    h.gql(`mutation { productRemoveFromCategory(productId: ${one}, categoryId: ${categoryId}) }`)

  expect(await leave(drills)).toEqual({ productRemoveFromCategory: true })
  expect(await standing(h)).toEqual({ places: [`${tools}:${one}*`, `${gifts}:${one}`], homes: [`${tools}:${one}`] })
  expect(await leave(drills)).toEqual({ productRemoveFromCategory: false })
  await leave(tools)
  await leave(gifts)
  expect(await standing(h)).toEqual({ places: [], homes: [] })
})

story('products and clusters enter and leave a category, each with its own answer', async () => {
  await h.tenants.control.updateTable('product').set({ clusterId: kit }).where('id', '=', three).execute()
  const DO = (verb: string) => `mutation ($id: Int!, $input: Category${verb}ProductsClustersInput!) {
    category${verb}ProductsClusters(id: $id, input: $input) { category { categoryId }
      actions { messages data { message success productId clusterId } } results { key directoryId } } }`
  const result = { key: await uuidOf(h, 'category', gifts), directoryId: gifts }
  await add(one, gifts)

  const added = await h.gql(DO('Add'), { id: gifts, input: { productIds: [one, two, three, 999], clusterIds: [kit] } })
  const removed = await h.gql(DO('Remove'), { id: gifts, input: { productIds: [one, 999], clusterIds: [crate, kit] } })

  const action = (message: string, success: boolean, ids: object) => ({
    message,
    success,
    productId: null,
    clusterId: null,
    ...ids,
  })
  expect(added.categoryAddProductsClusters).toEqual({
    category: { categoryId: gifts },
    actions: {
      messages: ['3 of 5 succeeded'],
      data: [
        action(`Product with id [${one}] is listed in the category already`, true, { productId: one }),
        action(`Product with id [${two}] was added to the category`, true, { productId: two }),
        action(`Product with id [${three}] belongs to cluster [${kit}] and stands where that does`, false, { productId: three }),
        action('Product with id [999] does not exist', false, { productId: 999 }),
        action(`Cluster with id [${kit}] was added to the category`, true, { clusterId: kit }),
      ],
    },
    results: [result, result, result],
  })
  expect(removed.categoryRemoveProductsClusters).toEqual({
    category: { categoryId: gifts },
    actions: {
      messages: ['2 of 4 succeeded'],
      data: [
        action(`Product with id [${one}] was removed from the category`, true, { productId: one }),
        action('Product with id [999] does not exist', false, { productId: 999 }),
        action(`Cluster with id [${crate}] is not listed in the category`, false, { clusterId: crate }),
        action(`Cluster with id [${kit}] was removed from the category`, true, { clusterId: kit }),
      ],
    },
    results: [result, result],
  })
  expect(await standing(h)).toEqual({ places: [`${gifts}:${two}*`], homes: [`${gifts}:${two}`] })
})

story('a move gives a new home and leaves other listings; bad rows fail alone', async () => {
  await add(one, drills)
  await add(one, gifts)
  await add(two, drills)
  const rows = [
    { productId: one, categoryId: gifts },
    { productId: two, categoryId: tools },
    { productId: 999, categoryId: tools },
    { productId: three, categoryId: 888 },
  ]

  const moved = await h.gql(
    `mutation ($input: ProductBulkMoveInput!) { productBulkMove(input: $input) { movedCount errors { code messages record rowNumber } } }`,
    { input: { products: rows } },
  )
  const clusters = await h.gql(
    `mutation { clusterBulkMove(input: { clusters: [{ clusterId: ${kit}, categoryId: ${tools} }, { clusterId: ${crate}, categoryId: ${tools} },
      { clusterId: ${crate}, categoryId: ${gifts} }] }) { movedCount errors { code messages record rowNumber } } }`,
  )

  expect(moved.productBulkMove).toEqual({
    movedCount: 2,
    errors: [
      { code: 'DB_INSERT', messages: ['Product with id [999] not found'], record: rows[2], rowNumber: 3 },
      { code: 'DB_INSERT', messages: ['Category with id [888] not found'], record: rows[3], rowNumber: 4 },
    ],
  })
  const twice = (categoryId: number, rowNumber: number) => ({
    code: 'VALIDATION',
    messages: [`Another row moves the cluster with id [${crate}], too`],
    record: JSON.stringify({ clusterId: crate, categoryId }),
    rowNumber,
  })
  expect(clusters.clusterBulkMove).toEqual({ movedCount: 1, errors: [twice(tools, 2), twice(gifts, 3)] })
  expect(await standing(h)).toEqual({
    places: [`${tools}:${two}*`, `${tools}:${kit}*`, `${gifts}:${one}*`],
    homes: [`${gifts}:${one}`, `${tools}:${two}`, `${tools}:${kit}`],
  })
})

story('many are listed from a place on, in the order given, or none of them', async () => {
  const ADD = `mutation ($ids: [Int!]!, $to: Int!) { productsBulkAddToCategory(productIds: $ids, categoryId: $to, startingSortOrder: 10) {
    productId sortOrder product { sku } } }`

  const listed = await h.gql(ADD, { ids: [three, one], to: gifts })
  const refused = await h.gql(ADD, { ids: [two, 999], to: gifts })
  const left = await h.gql(
    `mutation ($ids: [Int!]!) { productsBulkRemoveFromCategory(productIds: $ids, categoryId: ${gifts}) }`,
    { ids: [one, two] },
  )

  expect(listed.productsBulkAddToCategory).toEqual([
    { productId: three, sortOrder: 10, product: { sku: 'P3' } },
    { productId: one, sortOrder: 11, product: { sku: 'P1' } },
  ])
  expect(refused).toEqual(error('PRODUCT_NOT_FOUND_ERROR', 'Product with id [999] not found'))
  expect(left).toEqual({ productsBulkRemoveFromCategory: true })
  expect((await standing(h)).places).toEqual([`${gifts}:${three}*`])
})

story('what cannot be placed or moved is refused, and nothing changes', async () => {
  await fill()
  await h.tenants.control.updateTable('product').set({ clusterId: crate }).where('id', '=', three).execute()
  const [first, , , last] = (await placeUuids(h, drills)) as [string, string, string, string]
  await add(one, gifts)
  const [elsewhere] = (await placeUuids(h, gifts)) as [string]
  const before = await standing(h)
  const C = await uuidOf(h, 'category', drills)
  const nowhere = '00000000-0000-7000-8000-000000000000'
  const calls: [string, string, string][] = [
    [
      `productAddToCategory(productId: 999, categoryId: ${drills}, makeDefault: false) { uuid }`,
      'PRODUCT_NOT_FOUND_ERROR',
      'Product with id [999] not found',
    ],
    [
      `clusterAddToCategory(clusterId: ${one}, categoryId: ${drills}, makeDefault: false) { uuid }`,
      'CLUSTER_NOT_FOUND_ERROR',
      `Cluster with id [${one}] not found`,
    ],
    [
      `productAddToCategory(productId: ${one}, categoryId: 888, makeDefault: true) { uuid }`,
      'CATEGORY_NOT_FOUND_ERROR',
      'Category with id [888] not found',
    ],
    [
      `productAddToCategory(productId: ${three}, categoryId: ${gifts}, makeDefault: true) { uuid }`,
      'VALIDATION_ERROR',
      `Product with id [${three}] belongs to cluster [${crate}] and stands where that does`,
    ],
    [
      `productAddToCategory(productId: ${one}, categoryId: ${gifts}, sortOrder: -1, makeDefault: true) { uuid }`,
      'VALIDATION_ERROR',
      'sortOrder must be from 0 to 1000000000',
    ],
    [
      `productSetDefaultCategory(productId: ${two}, categoryId: ${gifts}) { id }`,
      'VALIDATION_ERROR',
      'categoryId names a category that does not list the product',
    ],
    [
      `clusterSetDefaultCategory(clusterId: 999, categoryId: ${gifts}) { id }`,
      'CLUSTER_NOT_FOUND_ERROR',
      'Cluster with id [999] not found',
    ],
    [
      `clusterRemoveFromCategory(clusterId: 999, categoryId: ${gifts})`,
      'CLUSTER_NOT_FOUND_ERROR',
      'Cluster with id [999] not found',
    ],
    [
      `productsBulkRemoveFromCategory(productIds: [${one}, ${one}], categoryId: ${gifts})`,
      'VALIDATION_ERROR',
      'productIds must not name the same number twice',
    ],
    [
      `categoryAddProductsClusters(id: ${gifts}, input: { productIds: [] }) { category { id } }`,
      'MISSING_ARGUMENT_ERROR',
      'Give productIds, clusterIds or both',
    ],
    [
      `categoryRemoveProductsClusters(id: 888, input: { productIds: [${one}] }) { category { id } }`,
      'CATEGORY_NOT_FOUND_ERROR',
      'Category with id [888] not found',
    ],
    [
      `categoryAddProductsClusters(id: ${gifts}, input: { clusterIds: [${kit}, ${kit}] }) { category { id } }`,
      'VALIDATION_ERROR',
      'clusterIds must not name the same number twice',
    ],
    [
      `baseProductCategoryMoveAbove(relationshipUuid: "${first}", targetRelationshipUuid: "${elsewhere}") { uuid }`,
      'VALIDATION_ERROR',
      `Category with id [${drills}] does not list [${elsewhere}]`,
    ],
    [
      `baseProductCategoryMoveAbove(relationshipUuid: "${first}", targetRelationshipUuid: "${first}") { uuid }`,
      'VALIDATION_ERROR',
      'Nothing stands above or below itself',
    ],
    [
      `baseProductCategoryMoveToTop(relationshipUuid: "x") { uuid }`,
      'CATEGORY_RELATIONSHIP_NOT_FOUND_ERROR',
      'Relationship with uuid [x] not found',
    ],
    [
      `productCategoryMoveToTop(relationshipUuid: "${last}") { uuid }`,
      'CATEGORY_RELATIONSHIP_NOT_FOUND_ERROR',
      `Relationship with uuid [${last}] not found`,
    ],
    [
      `clusterCategoryMoveAbove(relationshipUuid: "${first}", targetRelationshipUuid: "${last}") { uuid }`,
      'CATEGORY_RELATIONSHIP_NOT_FOUND_ERROR',
      `Relationship with uuid [${first}] not found`,
    ],
    [
      `baseProductCategoryMoveToTopByUuids(categoryUuid: "${nowhere}", productUuid: "${nowhere}") { uuid }`,
      'CATEGORY_NOT_FOUND_ERROR',
      `Category with uuid [${nowhere}] not found`,
    ],
    [
      `baseProductCategoryMoveToTopByUuids(categoryUuid: "${C}", productUuid: "${nowhere}") { uuid }`,
      'VALIDATION_ERROR',
      `Category with id [${drills}] does not list [${nowhere}]`,
    ],
  ]

  for (const [call, code, message] of calls) expect(await h.gql(`mutation { ${call} }`)).toEqual(error(code, message))

  expect(await standing(h)).toEqual(before)
})

story('only editors of products place them', async () => {
  const call = `mutation { productAddToCategory(productId: ${one}, categoryId: ${drills}, makeDefault: false) { uuid } }`

  expect(await h.gql(call, {}, viewer)).toEqual(error('FORBIDDEN', 'Forbidden resource'))
  expect((await standing(h)).places).toEqual([])
})

story('a move of two and a move of many issue the same statements', async () => {
  const MOVE = 'mutation ($input: ProductBulkMoveInput!) { productBulkMove(input: $input) { movedCount } }'
  const costs: number[] = []

  for (const count of [2, 40]) {
    const ids = await addProducts(h, count)
    for (const turn of [0, 1]) {
      const moves = ids.map((productId, i) => ({ productId, categoryId: (i + turn) % 2 ? drills : gifts }))
      h.statements.length = 0
      expect(await h.gql(MOVE, { input: { products: moves } })).toEqual({ productBulkMove: { movedCount: count } })
      costs.push(h.statements.length)
    }
  }

  expect(costs.slice(2)).toEqual(costs.slice(0, 2))
})

story('a new order leaves what a search keeps alone', async () => {
  await fill()
  const [, , , last] = await placeUuids(h, drills)
  h.statements.length = 0

  const moved = await h.gql(`mutation { baseProductCategoryMoveToTop(relationshipUuid: "${last}") { uuid sortOrder } }`)

  expect(moved.baseProductCategoryMoveToTop[0]).toEqual({ uuid: last, sortOrder: 1 })
  expect(h.statements.filter((sql) => sql.includes('searchEntry'))).toEqual([])
})

// The last one, for what it does stays: requests that run at once cannot share a transaction.
test('moves, listings, new orders and removals at once end with one home for each, and no request is lost', async () => {
  const categories = await addCategories(h, ['A', 'B', 'C', 'D'])
  const ids = await addProducts(h, 24)
  const MOVE = `mutation ($input: ProductBulkMoveInput!) { productBulkMove(input: $input) { movedCount errors { messages } } }`
  const LIST = `mutation ($ids: [Int!]!, $to: Int!) { productsBulkAddToCategory(productIds: $ids, categoryId: $to, startingSortOrder: 1) { uuid } }`
  const LEAVE = `mutation ($ids: [Int!]!, $to: Int!) { productsBulkRemoveFromCategory(productIds: $ids, categoryId: $to) }`
  const TOP = `mutation ($category: ID!, $product: ID!) { baseProductCategoryMoveToTopByUuids(categoryUuid: $category, productUuid: $product) { uuid } }`
  const category = (i: number) => categories[i % 4] as number
  const rows = (turn: number) => ids.map((productId, i) => ({ productId, categoryId: category(i + turn) }))
  const shuffled = (turn: number) => [...ids.slice(turn * 5), ...ids.slice(0, turn * 5)].reverse()
  await h.gql(MOVE, { input: { products: rows(0) } })
  const first = { category: await uuidOf(h, 'category', category(0)), product: await uuidOf(h, 'product', ids[0] as number) }

  const answers = await Promise.all(
    [0, 1, 2, 3].flatMap((turn) => [
      h.gql(MOVE, { input: { products: turn % 2 ? rows(turn) : rows(turn).reverse() } }),
      h.gql(LIST, { ids: shuffled(turn), to: category(turn) }),
      h.gql(LEAVE, { ids: shuffled(turn + 1), to: category(turn + 2) }),
      h.gql(TOP, first),
    ]),
  )

  const codes = answers.flatMap(({ errors }) => errors ?? []).map(({ code }: Answer) => code)
  expect(codes.filter((code) => code !== 'VALIDATION_ERROR')).toEqual([])
  const { places, homes } = await standing(h)
  const starred = places.filter((place) => place.endsWith('*')).map((place) => place.slice(0, -1))
  const byItem = (a: string, b: string) => Number(a.split(':')[1]) - Number(b.split(':')[1])
  expect(starred.sort(byItem)).toEqual(homes)
  expect(new Set(places.map((place) => place.split(':')[1]?.replace('*', ''))).size).toBe(homes.length)
})
