import { expect, test } from 'vitest'
import { addCategories, addProducts, placementUuids, readPlacements, uuidOf } from '../../../../test/category-fixtures.js'
import { listInDrills, openPlacementHouse } from '../../../../test/placement-server.js'

const { fixtures, story } = openPlacementHouse()

story(
  'a move gives a new home and leaves other listings; bad rows fail alone',
  async ({ server, tools, drills, gifts, one, two, three, kit, crate, add }) => {
    await add(one, drills)
    await add(one, gifts)
    await add(two, drills)
    const rows = [
      { productId: one, categoryId: gifts },
      { productId: two, categoryId: tools },
      { productId: 999, categoryId: tools },
      { productId: three, categoryId: 888 },
    ]

    const moved = await server.gql(
      `mutation ($input: ProductBulkMoveInput!) { productBulkMove(input: $input) { movedCount errors { code messages record rowNumber } } }`,
      { input: { products: rows } },
    )
    const clusters = await server.gql(
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
      messages: [`Another row also moves the cluster with id [${crate}]`],
      record: JSON.stringify({ clusterId: crate, categoryId }),
      rowNumber,
    })
    expect(clusters.clusterBulkMove).toEqual({ movedCount: 1, errors: [twice(tools, 2), twice(gifts, 3)] })
    expect(await readPlacements(server)).toEqual({
      places: [`${tools}:${two}*`, `${tools}:${kit}*`, `${gifts}:${one}*`],
      defaultCategories: [`${gifts}:${one}`, `${tools}:${two}`, `${tools}:${kit}`],
    })
  },
)

story('a move of two and a move of many issue the same statements', async ({ server, drills, gifts }) => {
  const MOVE = 'mutation ($input: ProductBulkMoveInput!) { productBulkMove(input: $input) { movedCount } }'
  const costs: number[] = []

  for (const count of [2, 40]) {
    const ids = await addProducts(server, count)
    for (const turn of [0, 1]) {
      const moves = ids.map((productId, i) => ({ productId, categoryId: (i + turn) % 2 ? drills : gifts }))
      server.statements.length = 0
      expect(await server.gql(MOVE, { input: { products: moves } })).toEqual({ productBulkMove: { movedCount: count } })
      costs.push(server.statements.length)
    }
  }

  expect(costs.slice(2)).toEqual(costs.slice(0, 2))
})

story('a new order leaves what a search keeps alone', async (fixtures) => {
  const { server, drills } = fixtures
  await listInDrills(fixtures)
  const [, , , last] = await placementUuids(server, drills)
  server.statements.length = 0

  const moved = await server.gql(`mutation { baseProductCategoryMoveToTop(relationshipUuid: "${last}") { uuid sortOrder } }`)

  expect(moved.baseProductCategoryMoveToTop[0]).toEqual({ uuid: last, sortOrder: 1 })
  expect(server.statements.filter((sql) => sql.includes('searchEntry'))).toEqual([])
})

// The last one, for what it does stays: requests that run at once cannot share a transaction.
test('moves, listings, new orders and removals at once end with one home for each, and no request is lost', async () => {
  const { server } = fixtures
  const categories = await addCategories(server, ['A', 'B', 'C', 'D'])
  const ids = await addProducts(server, 24)
  const MOVE = `mutation ($input: ProductBulkMoveInput!) { productBulkMove(input: $input) { movedCount errors { messages } } }`
  const LIST = `mutation ($ids: [Int!]!, $to: Int!) { productsBulkAddToCategory(productIds: $ids, categoryId: $to, startingSortOrder: 1) { uuid } }`
  const LEAVE = `mutation ($ids: [Int!]!, $to: Int!) { productsBulkRemoveFromCategory(productIds: $ids, categoryId: $to) }`
  const TOP = `mutation ($category: ID!, $product: ID!) { baseProductCategoryMoveToTopByUuids(categoryUuid: $category, productUuid: $product) { uuid } }`
  const category = (i: number) => categories[i % 4] as number
  const rows = (turn: number) => ids.map((productId, i) => ({ productId, categoryId: category(i + turn) }))
  const shuffled = (turn: number) => [...ids.slice(turn * 5), ...ids.slice(0, turn * 5)].reverse()
  await server.gql(MOVE, { input: { products: rows(0) } })
  const first = {
    category: await uuidOf(server, 'category', category(0)),
    product: await uuidOf(server, 'product', ids[0] as number),
  }

  const answers = await Promise.all(
    [0, 1, 2, 3].flatMap((turn) => [
      server.gql(MOVE, { input: { products: turn % 2 ? rows(turn) : rows(turn).reverse() } }),
      server.gql(LIST, { ids: shuffled(turn), to: category(turn) }),
      server.gql(LEAVE, { ids: shuffled(turn + 1), to: category(turn + 2) }),
      server.gql(TOP, first),
    ]),
  )

  // A product that has just left a category has no place to move within it; everything else is done.
  const codes = answers.map(({ errors }) => errors?.[0].code ?? null)
  const [orders, others] = [0, 1].map((which) => codes.filter((_, i) => (i % 4 === 3 ? 0 : 1) === which))
  expect(others).toEqual(Array(12).fill(null))
  expect(orders?.filter((code) => code !== null && code !== 'VALIDATION_ERROR')).toEqual([])
  const { places, defaultCategories } = await readPlacements(server)
  const starred = places.filter((place) => place.endsWith('*')).map((place) => place.slice(0, -1))
  const byItem = (a: string, b: string) => Number(a.split(':')[1]) - Number(b.split(':')[1])
  expect(starred.sort(byItem)).toEqual(defaultCategories)
  expect(new Set(places.map((place) => place.split(':')[1]?.replace('*', ''))).size).toBe(defaultCategories.length)
})
