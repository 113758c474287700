import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, TODAY } from '../../../../test/house.js'
import { addClusterTo, addProductTo, error, placed } from '../../../../test/placed.js'
import { standing, uuidOf } from '../../../../test/shelves.js'
import { undone } from '../../../../test/undone.js'

let h: House
let tools: number
let drills: number
let gifts: number
let one: number
let two: number
let three: number
let kit: number
let crate: number
let viewer: string

beforeAll(async () => {
  ;({ h, tools, drills, gifts, one, two, three, kit, crate } = await placed())
  viewer = await h.keyFor({ product: 'VIEWER' })
})
afterAll(() => h.close())

/** Nothing that a test does stays. */
const story = (name: string, tell: () => Promise<void>) => test(name, () => undone(h, tell))
const add = (productId: number, categoryId: number, more?: string) => addProductTo(h, productId, categoryId, more)
const addCluster = (clusterId: number, categoryId: number, more?: string) => addClusterTo(h, clusterId, categoryId, more)

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
        action('Product with id [999] not found', false, { productId: 999 }),
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
        action('Product with id [999] not found', false, { productId: 999 }),
        action(`Cluster with id [${crate}] is not listed in the category`, false, { clusterId: crate }),
        action(`Cluster with id [${kit}] was removed from the category`, true, { clusterId: kit }),
      ],
    },
    results: [result, result],
  })
  expect(await standing(h)).toEqual({ places: [`${gifts}:${two}*`], homes: [`${gifts}:${two}`] })
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

story('only editors of products place them', async () => {
  const call = `mutation { productAddToCategory(productId: ${one}, categoryId: ${drills}, makeDefault: false) { uuid } }`

  expect(await h.gql(call, {}, viewer)).toEqual(error('FORBIDDEN', 'Forbidden resource'))
  expect((await standing(h)).places).toEqual([])
})
