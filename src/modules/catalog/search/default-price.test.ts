import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addContact, logIn } from '../../../../test/people.js'
import { addPrice, addSheet } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let ids: Awaited<ReturnType<typeof fill>>
const idOf = (sku: string) => ids.product.get(sku) as number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const product = (sku: string, category = 'Drills') => ({ sku, names: { NL: `Boor ${sku}` }, categories: [category] })
  ids = await fill(server, {
    categories: { Tools: null, Drills: 'Tools', Saws: 'Tools' },
    clusters: { BITS: { names: { NL: 'Boor bits' }, categories: ['Drills'] } },
    products: [
      product('cheap'),
      product('dear'),
      product('each'),
      product('free', 'Saws'),
      { sku: 'small', names: { NL: 'Klein' }, cluster: 'BITS' },
      { sku: 'large', names: { NL: 'Groot' }, cluster: 'BITS' },
      { sku: 'hidden', names: { NL: 'Verborgen' }, cluster: 'BITS', hidden: 'Y' },
    ],
  })
  await addPrice(server, idOf('cheap'), { list: 9.99 })
  await addPrice(server, idOf('dear'), { list: 250.005 })
  // Half a cent rounds up: 5.005 each.
  await addPrice(server, idOf('each'), { list: 15.015, per: 3 })
  await addPrice(server, idOf('small'), { list: 20 })
  await addPrice(server, idOf('large'), { list: 100 })
  await addPrice(server, idOf('hidden'), { list: 1 })
})
afterAll(() => server.close())

const search = async (input: string): Promise<Answer> => {
  const answer = await server.gql(
    `{ products(input: { statuses: [] ${input} }) { itemsFound minPrice maxPrice items { ... on Product { sku } ... on Cluster { code } } } }`,
  )
  if (answer.errors) return answer.errors[0].code
  const { items, minPrice, maxPrice } = answer.products
  return { found: items.map(({ sku, code }: Answer) => sku ?? code), range: [minPrice, maxPrice] }
}

describe('the price filter', () => {
  test('compares the default price, both bounds included, in cents', async () => {
    expect((await search('price: { from: 5.01, to: 9.99 }')).found).toEqual(['cheap', 'each'])
    expect((await search('price: { from: 5.02, to: 9.98 }')).found).toEqual([])
    expect((await search('price: { from: 250.01, to: 250.01 }')).found).toEqual(['dear'])
    expect((await search('price: { from: 10, to: 1 }')).found).toEqual([])
  })

  test('finds a cluster by one of its products: not between two of them, and not by a hidden one', async () => {
    expect((await search('price: { from: 20, to: 25 }')).found).toEqual(['BITS'])
    expect((await search('price: { from: 40, to: 60 }')).found).toEqual([])
    expect((await search('price: { from: 0, to: 2 }')).found).toEqual([])
  })

  test('works together with a term and in a category', async () => {
    expect((await search('term: "boor", price: { from: 0, to: 30 }')).found.sort()).toEqual(['BITS', 'cheap', 'each'])
    const { category } = await server.gql(
      `{ category(categoryId: ${ids.category.get('Tools')}) { products(input: { statuses: [], price: { from: 9, to: 30 } }) { itemsFound minPrice maxPrice } } }`,
    )
    expect(category.products).toEqual({ itemsFound: 2, minPrice: 9, maxPrice: 20 })
  })
})

describe('the sort by PRICE', () => {
  test('takes the cheapest product of a cluster, and puts items without a price last in both directions', async () => {
    expect((await search('sortInputs: [{ field: PRICE }]')).found).toEqual(['each', 'cheap', 'BITS', 'dear', 'free'])
    expect((await search('sortInputs: [{ field: PRICE, order: DESC }]')).found).toEqual(['dear', 'BITS', 'cheap', 'each', 'free'])
  })
})

describe('minPrice and maxPrice', () => {
  test('enclose the whole result, not only the page', async () => {
    expect((await search('offset: 1')).range).toEqual([5, 251])
    expect((await search('skus: ["cheap"]')).range).toEqual([9, 10])
    expect((await search('skus: ["free"]')).range).toEqual([0, 0])
  })

  test('are cut to what the contract can show, so that one enormous price does not take the list away from everybody', async () => {
    const before = (await search('skus: ["cheap", "free"]')).found
    await addPrice(server, idOf('free'), { list: 9_999_999_999.5 })

    const { found, range } = await search('skus: ["cheap", "free"]')
    const alone = await search('skus: ["free"]')
    await server.db.deleteFrom('price').where('productId', '=', idOf('free')).execute()

    expect([found, range]).toEqual([before, [9, 2_147_483_647]])
    expect(alone.range).toEqual([2_147_483_647, 2_147_483_647])
  })

  test('cost one statement for all categories of a level, and none where they are not selected', async () => {
    const query = (fields: string) =>
      `{ categories(filter: {}) { items { products(input: { statuses: [] }) { itemsFound ${fields} } } } }`
    const count = async (fields: string) => {
      await server.gql(query(fields))
      server.statements.length = 0
      await server.gql(query(fields))
      return server.statements.length
    }
    expect(await count('minPrice maxPrice')).toBe((await count('')) + 1)
  })
})

describe('the search and the price of the buyer', () => {
  test('differ for a buyer with a price sheet: the search finds by the default price', async () => {
    const { companyIds } = await addContact(server, { email: 'ada@dock.test' })
    await addSheet(server, { code: 'DOCK', companyIds, lines: [{ productId: idOf('dear'), value: 5 }] })
    const { accessToken } = await logIn(server, 'ada@dock.test')

    const { products } = await server.gql(
      '{ products(input: { price: { from: 200, to: 300 } }) { maxPrice items { ... on Product { sku price { gross } } } } }',
      {},
      await server.keyFor({ product: 'VIEWER' }),
      accessToken,
    )

    expect(products).toEqual({ maxPrice: 251, items: [{ sku: 'dear', price: { gross: 5 } }] })
  })
})

describe('the index search', () => {
  const index = (more: string, key?: string) =>
    server.gql(
      `{ productSearchSolr(input: { language: "NL", page: 1, offset: 12, statuses: [] ${more} }) { minPrice maxPrice items { id effectivePrice } } }`,
      {},
      key,
    )

  test('filters by price and returns the default price', async () => {
    const { productSearchSolr } = await index('price: { from: 9, to: 30 }')

    expect(productSearchSolr.items).toContainEqual({ id: idOf('cheap'), effectivePrice: 9.99 })
    expect(productSearchSolr.items).toContainEqual({ id: ids.cluster.get('BITS'), effectivePrice: 20 })
    expect(productSearchSolr).toMatchObject({ minPrice: 9, maxPrice: 20, items: { length: 2 } })
    expect((await index('skus: ["free"]')).productSearchSolr).toMatchObject({ minPrice: null, items: [{ effectivePrice: null }] })
  })

  test('finds what the lines of price sheets name, for those who may read prices', async () => {
    const lines = [
      { categoryId: ids.category.get('Saws') as number, value: 1 },
      { productId: idOf('large'), value: 1 },
    ]
    const sheet = await addSheet(server, { code: 'FEW', lines })

    const { productSearchSolr } = await index(`priceSheetIds: ["${sheet}"]`)

    expect(productSearchSolr.items.map(({ id }: Answer) => id).sort()).toEqual([idOf('free'), ids.cluster.get('BITS')].sort())
    const refused = await index(`priceSheetIds: ["${sheet}"]`, await server.keyFor({ product: 'VIEWER' }))
    expect(refused.errors[0].code).toBe('FORBIDDEN')
  })
})
