import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../test-server.js'
import { catalogue } from './catalogue.js'
import { dutchSearches, englishSearches, KNOWN_MISSES } from './searches.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  await fill(server, catalogue)
})
afterAll(() => server.close())

const QUERY = `query ($input: ProductSearchInput) { products(input: $input) {
  items { ... on Product { sku } ... on Cluster { code } } } }`

async function firstHit(term: string, language: string): Promise<string> {
  const { products } = (await server.gql(QUERY, { input: { term, language, offset: 1 } })) as Answer
  return products.items[0]?.sku ?? products.items[0]?.code ?? 'nothing'
}

/** The searches whose first hit is not a good one. */
async function misses(searches: typeof dutchSearches, language: string): Promise<string[]> {
  const found: string[] = []
  for (const [term, ...good] of searches) if (!good.includes(await firstHit(term, language))) found.push(term)
  return found
}

test('all Dutch searches of the table but the known misses find a good item first', async () => {
  expect(await misses(dutchSearches, 'NL')).toEqual(KNOWN_MISSES)
})

test('every English search of the table finds a good item first', async () => {
  expect(await misses(englishSearches, 'EN')).toEqual([])
})

test('the table has at least 150 searches, none twice', () => {
  expect(dutchSearches.length + englishSearches.length).toBeGreaterThanOrEqual(150)
  for (const searches of [dutchSearches, englishSearches])
    expect(new Set(searches.map(([term]) => term)).size).toBe(searches.length)
})
