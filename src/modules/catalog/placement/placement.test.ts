import { beforeAll, expect } from 'vitest'
import { addProducts, readPlacements, uuidOf } from '../../../../test/category-fixtures.js'
import { error, openPlacementHouse } from '../../../../test/placement-server.js'
import { TODAY } from '../../../../test/test-server.js'

const { fixtures, story } = openPlacementHouse()

let viewer: string
beforeAll(async () => {
  viewer = await fixtures.server.keyFor({ product: 'VIEWER' })
})

story(
  'the first category that lists a product is its home; further ones only list it, at their end',
  async ({ server, drills, gifts, one, two, add }) => {
    await add(one, drills)
    await add(two, gifts)
    const further = await add(one, gifts)

    expect(further).toEqual({
      productAddToCategory: { uuid: expect.any(String), productId: one, isDefault: false, sortOrder: 2 },
    })
    expect(await readPlacements(server)).toEqual({
      places: [`${drills}:${one}*`, `${gifts}:${two}*`, `${gifts}:${one}`],
      defaultCategories: [`${drills}:${one}`, `${gifts}:${two}`],
    })
  },
)

story(
  'a category becomes the home when asked, and the old one keeps listing it',
  async ({ server, drills, gifts, one, kit, add, addCluster }) => {
    await add(one, drills)

    const { clusterAddToCategory } = await addCluster(kit, gifts, 'sortOrder: 7, makeDefault: true')
    await add(one, gifts, 'makeDefault: true')
    const chosen = await server.gql(
      `mutation { productSetDefaultCategory(productId: ${one}, categoryId: ${drills}) { categoryId lastModifiedAt categoryIds } }`,
    )

    expect(clusterAddToCategory).toEqual({
      uuid: expect.any(String),
      baseProductUuid: await uuidOf(server, 'cluster', kit),
      categoryUuid: await uuidOf(server, 'category', gifts),
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
    expect(await readPlacements(server)).toEqual({
      places: [`${drills}:${one}*`, `${gifts}:${kit}*`, `${gifts}:${one}`],
      defaultCategories: [`${drills}:${one}`, `${gifts}:${kit}`],
    })
  },
)

story(
  'what leaves its home is at home in the oldest of its other categories, or nowhere',
  async ({ server, tools, drills, gifts, one, add }) => {
    await add(one, drills)
    await add(one, tools)
    await add(one, gifts)
    const leave = (categoryId: number) =>
      server.gql(`mutation { productRemoveFromCategory(productId: ${one}, categoryId: ${categoryId}) }`)

    expect(await leave(drills)).toEqual({ productRemoveFromCategory: true })
    expect(await readPlacements(server)).toEqual({
      places: [`${tools}:${one}*`, `${gifts}:${one}`],
      defaultCategories: [`${tools}:${one}`],
    })
    expect(await leave(drills)).toEqual({ productRemoveFromCategory: false })
    await leave(tools)
    await leave(gifts)
    expect(await readPlacements(server)).toEqual({ places: [], defaultCategories: [] })
  },
)

story(
  'products and clusters enter and leave a category, each with its own answer',
  async ({ server, gifts, one, two, three, kit, crate, add }) => {
    await server.tenants.control.updateTable('product').set({ clusterId: kit }).where('id', '=', three).execute()
    const DO = (verb: string) => `mutation ($id: Int!, $input: Category${verb}ProductsClustersInput!) {
    category${verb}ProductsClusters(id: $id, input: $input) { category { categoryId }
      actions { messages data { message success productId clusterId } } results { key directoryId } } }`
    const result = { key: await uuidOf(server, 'category', gifts), directoryId: gifts }
    await add(one, gifts)

    const added = await server.gql(DO('Add'), { id: gifts, input: { productIds: [one, two, three, 999], clusterIds: [kit] } })
    const removed = await server.gql(DO('Remove'), { id: gifts, input: { productIds: [one, 999], clusterIds: [crate, kit] } })

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
          action(`Product with id [${one}] is already listed in the category`, true, { productId: one }),
          action(`Product with id [${two}] was added to the category`, true, { productId: two }),
          action(`Product with id [${three}] belongs to cluster [${kit}], which determines its categories`, false, {
            productId: three,
          }),
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
    expect(await readPlacements(server)).toEqual({ places: [`${gifts}:${two}*`], defaultCategories: [`${gifts}:${two}`] })
  },
)

story('many are listed from a place on, in the order given, or none of them', async ({ server, gifts, one, two, three }) => {
  const ADD = `mutation ($ids: [Int!]!, $to: Int!) { productsBulkAddToCategory(productIds: $ids, categoryId: $to, startingSortOrder: 10) {
    productId sortOrder product { sku } } }`

  const listed = await server.gql(ADD, { ids: [three, one], to: gifts })
  const refused = await server.gql(ADD, { ids: [two, 999], to: gifts })
  const left = await server.gql(
    `mutation ($ids: [Int!]!) { productsBulkRemoveFromCategory(productIds: $ids, categoryId: ${gifts}) }`,
    { ids: [one, two] },
  )

  expect(listed.productsBulkAddToCategory).toEqual([
    { productId: three, sortOrder: 10, product: { sku: 'P3' } },
    { productId: one, sortOrder: 11, product: { sku: 'P1' } },
  ])
  expect(refused).toEqual(error('PRODUCT_NOT_FOUND_ERROR', 'Product with id [999] not found'))
  expect(left).toEqual({ productsBulkRemoveFromCategory: true })
  expect((await readPlacements(server)).places).toEqual([`${gifts}:${three}*`])
})

story('what is listed at a place stands there as one row, and only what is in its way moves up', async (fixtures) => {
  const { server, drills, one, two, three, kit, crate, add, addCluster } = fixtures
  const places = async () =>
    (await server.tenants.control.selectFrom('categoryItem').selectAll().orderBy('sortOrder').execute()).map(
      ({ productId, clusterId, sortOrder }) => [productId ?? clusterId, sortOrder],
    )
  const bulk = (what: 'product' | 'cluster', ids: number[], from: number) =>
    server.gql(
      `mutation { ${what}sBulkAddToCategory(${what}Ids: [${ids}], categoryId: ${drills}, startingSortOrder: ${from}) { sortOrder } }`,
    )
  await add(one, drills)
  await add(two, drills)
  await addCluster(kit, drills, 'makeDefault: false, sortOrder: 9')

  const [four, five] = await addProducts(server, 2)
  const added = await bulk('product', [three, four as number, five as number], 1)

  expect(added).toEqual({ productsBulkAddToCategory: [1, 2, 3].map((sortOrder) => ({ sortOrder })) })
  const rest = [
    [one, 4],
    [two, 5],
    [kit, 9],
  ]
  expect(await places()).toEqual([[three, 1], [four, 2], [five, 3], ...rest])
  await bulk('cluster', [crate, kit], 2)
  expect(await places()).toEqual([three, crate, kit, four, five, one, two].map((id, i) => [id, i + 1]))
  await add(two, drills, 'makeDefault: false, sortOrder: 3')
  await addCluster(crate, drills, 'makeDefault: false, sortOrder: 6')
  expect(await places()).toEqual([
    [three, 1],
    [two, 3],
    [kit, 4],
    [four, 5],
    [crate, 6],
    [five, 7],
    [one, 8],
  ])
  expect(await bulk('product', [one, 999], 1)).toEqual(error('PRODUCT_NOT_FOUND_ERROR', 'Product with id [999] not found'))
})

story('only editors of products place them', async ({ server, drills, one }) => {
  const call = `mutation { productAddToCategory(productId: ${one}, categoryId: ${drills}, makeDefault: false) { uuid } }`

  expect(await server.gql(call, {}, viewer)).toEqual(error('FORBIDDEN', 'Forbidden resource'))
  expect((await readPlacements(server)).places).toEqual([])
})
