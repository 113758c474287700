/** Searches of a large catalogue whose index is not available: less exact rather than late, and they say so. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom, fillRandomly, type RandomCatalogue, randomSearch } from '../../../../../test/random-catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

/** Every catalogue counts as large, and none fits. */
const OPTIONS = { maxBytes: 1, minProducts: 0, maxExact: 0, maxSome: 2000, waits: true }
let server: TestServer
let catalogue: RandomCatalogue

beforeAll(async () => {
  server = await startTestServer({ closes: false, search: OPTIONS })
  catalogue = await fillRandomly(server)
})
afterAll(() => server.close())

const PAGE = `itemsFound isApproximate termLanguage minPrice maxPrice items { __typename ... on Product { productId } ... on Cluster { clusterId } }
  filters { attributeDescription { name } }`
const find = (input: object): Promise<Answer> =>
  server.gql(`query ($input: ProductSearchInput) { products(input: $input) { ${PAGE} } }`, { input })

async function findWith(options: Partial<typeof OPTIONS>, input: object): Promise<Answer> {
  const indexes = server.services.searchIndexes as typeof OPTIONS
  const before = { ...indexes }
  Object.assign(indexes, options)
  const answer = await find(input)
  Object.assign(indexes, before)
  return answer
}

const HAMMERS = { term: 'hamer', language: 'NL', statuses: [], offset: 500 }

test('a search finds the same as an exact one if it looks at all results, without facets and prices, and says so', async () => {
  const random = createRandom(3)
  let approximate = 0
  for (let i = 0; i < 60; i++) {
    const { input } = randomSearch(random, catalogue)
    const [some, all] = [(await find(input)).products, (await findWith({ maxBytes: 0 }, input)).products]
    expect(all.isApproximate).toBe(false)
    if (some.isApproximate) approximate++
    // A term that is a code finds only what has this code.
    if (some.itemsFound < all.itemsFound) continue
    const { items, itemsFound, termLanguage } = all
    expect(some).toEqual(
      some.isApproximate
        ? { ...all, items, itemsFound, termLanguage, isApproximate: true, filters: [], minPrice: 0, maxPrice: 0 }
        : all,
    )
  }

  expect(approximate).toBeGreaterThan(30)
})

test('a search with more results than it looks at estimates how many there are, and finds all of them page by page', async () => {
  const exact = (await findWith({ maxBytes: 0 }, HAMMERS)).products
  const some = (await findWith({ maxSome: 5 }, { ...HAMMERS, offset: 3 })).products
  const far = (await findWith({ maxSome: 5 }, HAMMERS)).products

  expect(exact.itemsFound).toBeGreaterThan(20)
  expect(some.items).toHaveLength(3)
  expect([some.isApproximate, some.itemsFound >= 5]).toEqual([true, true])
  expect(far).toEqual({ ...exact, isApproximate: true, filters: [], minPrice: 0, maxPrice: 0 })
})

test('a code finds the product that has it, at once', async () => {
  const [sku, id] = [...catalogue.ids.product][7] as [string, number]
  const { products } = await find({ term: sku, language: 'NL', statuses: [] })

  expect(products.isApproximate).toBe(true)
  expect(products.items).toContainEqual(expect.objectContaining({ __typename: expect.any(String) }))
  expect(products.items.some((item: Answer) => item.productId === id || item.__typename === 'Cluster')).toBe(true)
})

test('lists and counts that no index serves stay exact', async () => {
  const { products } = await find({ statuses: [], offset: 5 })
  const { baseProducts } = await server.gql('{ baseProducts(input: { term: "hamer", language: "NL" }) { itemsFound } }')

  expect(products.isApproximate).toBe(false)
  expect(baseProducts.itemsFound).toBe((await findWith({ maxBytes: 0 }, HAMMERS)).products.itemsFound)
})

test('a small catalogue, and a server without indexes, search exactly', async () => {
  const small = await findWith({ maxExact: 1_000_000 }, HAMMERS)
  const without = await findWith({ maxBytes: 0 }, HAMMERS)

  expect(small.products.isApproximate).toBe(false)
  expect(small).toEqual(without)
  expect(small.products.filters.length).toBeGreaterThan(0)
})

test('the index search says so, too', async () => {
  const { productSearchSolr } = await server.gql(
    `query ($input: ProductSearchSearchInput!) { productSearchSolr(input: $input) { itemsFound isApproximate filters { __typename } } }`,
    { input: { term: 'hamer', language: 'NL', page: 1, offset: 12, statuses: ['A'] } },
  )
  expect(productSearchSolr.isApproximate).toBe(true)
  expect(productSearchSolr.itemsFound).toBeGreaterThan(0)
})
