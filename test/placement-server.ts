/** A test server with a few categories, products and clusters, for tests of placements. */
import { afterAll, beforeAll, test } from 'vitest'
import { addCategories, addClusters, addProducts } from './category-fixtures.js'
import { undone } from './rolled-back.js'
import { startTestServer, type TestServer } from './test-server.js'

const RELATIONSHIP = 'uuid baseProductUuid categoryUuid categoryId isDefault sortOrder createdAt lastModifiedAt'

export const error = (code: string, message: string) => ({ errors: [{ message, code }] })

/** Creates tools with drills below them, and gifts; three products, a kit and a crate without placements. */
async function createFixtures() {
  const server = await startTestServer({ closes: false })
  const [tools, drills] = (await addCategories(server, ['Tools', 'Drills'], true)) as [number, number]
  const [gifts] = (await addCategories(server, ['Gifts'])) as [number]
  const [one, two, three] = (await addProducts(server, 3)) as [number, number, number]
  const [kit, crate] = (await addClusters(server, 2)) as [number, number]
  return { server, tools, drills, gifts, one, two, three, kit, crate, ...placementCalls(server) }
}

export type PlacementFixtures = Awaited<ReturnType<typeof createFixtures>>

/** The test server that a file shares, and its tests: each gets the fixtures of the server, and its changes are rolled back. */
export function openPlacementHouse() {
  const fixtures = {} as PlacementFixtures
  beforeAll(async () => {
    Object.assign(fixtures, await createFixtures())
  })
  afterAll(() => fixtures.server.close())
  const story = (name: string, tell: (fixtures: PlacementFixtures) => Promise<void>) =>
    test(name, () => undone(fixtures.server, () => tell(fixtures)))
  return { fixtures, story }
}

const placementCalls = (server: TestServer) => ({
  /** Lists a product in a category. */
  add: (productId: number, categoryId: number, more = 'makeDefault: false') =>
    server.gql(
      `mutation { productAddToCategory(productId: ${productId}, categoryId: ${categoryId}, ${more}) { uuid productId isDefault sortOrder } }`,
    ),
  /** Lists a cluster in a category. */
  addCluster: (clusterId: number, categoryId: number, more = 'makeDefault: false') =>
    server.gql(
      `mutation { clusterAddToCategory(clusterId: ${clusterId}, categoryId: ${categoryId}, ${more}) { ${RELATIONSHIP} baseProduct { id type } category { categoryId } } }`,
    ),
})

/** Lists the three products and the kit among the drills. */
export async function listInDrills({ add, addCluster, one, two, three, kit, drills }: PlacementFixtures) {
  for (const id of [one, two, three]) await add(id, drills)
  await addCluster(kit, drills)
}
