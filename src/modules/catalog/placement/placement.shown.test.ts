import { expect } from 'vitest'
import { addProducts, placementUuids, readPlacements, uuidOf } from '../../../../test/category-fixtures.js'
import { listInDrills, openPlacementHouse, type PlacementFixtures } from '../../../../test/placement-server.js'
import type { Answer } from '../../../../test/test-server.js'

const { story } = openPlacementHouse()

story('things are moved within their category: above, below, to the top and to the bottom', async (fixtures) => {
  const { server, drills, one, two, three, kit } = fixtures
  await listInDrills(fixtures)
  const [first, second, third, last] = (await placementUuids(server, drills)) as [string, string, string, string]
  const move = async (call: string, fields = 'baseProduct { id }') =>
    Object.values((await server.gql(`mutation { ${call} { sortOrder ${fields} } }`)) as Answer)[0] as Answer[]
  const [P, K] = [
    await Promise.all([one, two, three].map((id) => uuidOf(server, 'product', id))),
    await uuidOf(server, 'cluster', kit),
  ]
  const of = (list: Answer[]) => list.map(({ baseProduct, product }) => (baseProduct ?? product).id)
  const C = await uuidOf(server, 'category', drills)

  const up = await move(`baseProductCategoryMoveAbove(relationshipUuid: "${third}", targetRelationshipUuid: "${first}")`)
  expect(up).toEqual([three, one, two, kit].map((id, i) => ({ sortOrder: i + 1, baseProduct: { id } })))
  expect(
    of(await move(`baseProductCategoryMoveBelow(relationshipUuid: "${third}", targetRelationshipUuid: "${second}")`)),
  ).toEqual([one, two, three, kit])
  expect(of(await move(`baseProductCategoryMoveToTop(relationshipUuid: "${last}")`))).toEqual([kit, one, two, three])
  expect(of(await move(`baseProductCategoryMoveToBottom(relationshipUuid: "${first}")`))).toEqual([kit, two, three, one])
  expect(of(await move(`clusterCategoryMoveBelow(relationshipUuid: "${last}", targetRelationshipUuid: "${second}")`))).toEqual([
    two,
    kit,
    three,
    one,
  ])
  expect(of(await move(`clusterCategoryMoveAbove(relationshipUuid: "${last}", targetRelationshipUuid: "${first}")`))).toEqual([
    two,
    three,
    kit,
    one,
  ])
  const byUuids = (verb: string, uuid: string, target = '') =>
    move(
      `baseProductCategoryMove${verb}ByUuids(categoryUuid: "${C}", productUuid: "${uuid}"${target && `, targetProductUuid: "${target}"`})`,
    )
  expect(of(await byUuids('Above', P[0] as string, P[1]))).toEqual([one, two, three, kit])
  expect(of(await byUuids('Below', P[0] as string, K))).toEqual([two, three, kit, one])
  expect(of(await byUuids('ToTop', K))).toEqual([kit, two, three, one])
  expect(of(await byUuids('ToBottom', K))).toEqual([two, three, one, kit])
  const ofProducts = (call: string) => move(call, 'product { id }')
  expect(
    of(await ofProducts(`productCategoryMoveAbove(relationshipUuid: "${first}", targetRelationshipUuid: "${second}")`)),
  ).toEqual([one, two, three])
  expect(
    of(await ofProducts(`productCategoryMoveBelow(relationshipUuid: "${first}", targetRelationshipUuid: "${third}")`)),
  ).toEqual([two, three, one])
  expect(of(await ofProducts(`productCategoryMoveToTop(relationshipUuid: "${first}")`))).toEqual([one, two, three])
  expect(of(await ofProducts(`productCategoryMoveToBottom(relationshipUuid: "${first}")`))).toEqual([two, three, one])
  expect((await readPlacements(server)).places).toEqual([two, three, kit, one].map((id) => `${drills}:${id}*`))
})

const FIELDS = `categoryIds category { categoryId } hiddenHome: category(hidden: Y) { categoryId }
  categories(input: { sortField: name, sortOrder: DESC }) { itemsFound items { categoryId } }
  categoryPath { categoryId } shown: categoryPath(hidden: N) { categoryId } categoryRelations { isDefault categoryId baseProduct { id } }`
const LIST = `query ($offset: Int!) { bundles(input: { offset: $offset }) { items { items { product { id ${FIELDS} } } } } }`

async function bundled({ server, add, drills, gifts }: PlacementFixtures, count: number) {
  for (let i = 0; i < count; i++) {
    const [productId] = (await addProducts(server, 1)) as [number]
    await add(productId, i % 2 ? drills : gifts)
    const input = { name: `Bundle ${i}`, addBundleItems: [{ productId }] }
    await server.gql('mutation ($input: BundleCreateInput!) { bundleCreate(input: $input) { id } }', { input })
  }
}

story(
  'a product shows its categories and the way from the root; one of a cluster shows those of the cluster',
  async ({ server, tools, drills, gifts, one, two, kit, add, addCluster }) => {
    await server.tenants.control.updateTable('category').set({ hidden: 'Y' }).where('id', '=', tools).execute()
    await addCluster(kit, gifts)
    await addCluster(kit, drills, 'makeDefault: true')
    await server.tenants.control.updateTable('product').set({ clusterId: kit }).where('id', '=', one).execute()
    const [id] = (await addProducts(server, 1)) as [number]
    await add(id, tools)
    const items = [{ productId: one }, { productId: id }, { productId: two }]
    await server.gql('mutation ($input: BundleCreateInput!) { bundleCreate(input: $input) { id } }', {
      input: { name: 'All', addBundleItems: items },
    })

    const { bundles } = await server.gql(LIST, { offset: 12 })

    const ids = (...list: number[]) => list.map((categoryId) => ({ categoryId }))
    expect(bundles.items[0].items.map(({ product }: Answer) => product)).toEqual([
      {
        id: one,
        categoryIds: [drills, gifts],
        category: { categoryId: drills },
        hiddenHome: null,
        categories: { itemsFound: 2, items: ids(gifts, drills) },
        categoryPath: ids(tools, drills),
        shown: ids(drills),
        categoryRelations: [
          { isDefault: true, categoryId: drills, baseProduct: { id: kit } },
          { isDefault: false, categoryId: gifts, baseProduct: { id: kit } },
        ],
      },
      {
        id,
        categoryIds: [tools],
        category: { categoryId: tools },
        hiddenHome: { categoryId: tools },
        categories: { itemsFound: 1, items: ids(tools) },
        categoryPath: ids(tools),
        shown: [],
        categoryRelations: [{ isDefault: true, categoryId: tools, baseProduct: { id } }],
      },
      {
        id: two,
        categoryIds: [],
        category: null,
        hiddenHome: null,
        categories: { itemsFound: 0, items: [] },
        categoryPath: [],
        shown: [],
        categoryRelations: [],
      },
    ])
  },
)

story('a cluster that stands nowhere is shown under the root: lists do not break for it', async ({ server, tools }) => {
  const { clusterCreate } = await server.gql(
    `mutation { clusterCreate(input: { clusterConfigId: 1, code: "LOOSE", names: [{ language: "NL", value: "Los" }] }) { id category { categoryId } } }`,
  )
  const LISTED = `query ($ids: [Int!]) { products(input: { clusterIds: $ids, statuses: [] }) { items { id ... on Cluster {
    category { categoryId } categoryPath { categoryId } } } } }`

  expect(clusterCreate.category).toEqual({ categoryId: tools })
  expect(await server.gql(LISTED, { ids: [clusterCreate.id] })).toEqual({
    products: { items: [{ id: clusterCreate.id, category: { categoryId: tools }, categoryPath: [] }] },
  })
})

story('a page of 2 and a page of 9 cost the same statements', async (fixtures) => {
  const { server } = fixtures
  await bundled(fixtures, 9)
  const costs: number[] = []

  for (const offset of [2, 9]) {
    server.statements.length = 0
    const { bundles } = await server.gql(LIST, { offset })
    expect(bundles.items).toHaveLength(offset)
    costs.push(server.statements.length)
  }

  expect(costs[0]).toBe(costs[1])
})
