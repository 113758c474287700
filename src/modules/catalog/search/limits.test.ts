import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let ids: Awaited<ReturnType<typeof fill>>

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  ids = await fill(server, {
    categories: { Zagen: null, Verf: null },
    products: [
      { sku: 'A-1', names: { NL: 'Zaagtafel' }, categories: ['Zagen'] },
      { sku: 'B-2', names: { NL: 'Kwast' }, categories: ['Verf'] },
    ],
  })
})
afterAll(() => server.close())

const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const required = { language: 'NL', page: 1, offset: 12, statuses: ['A'] }
const search = (input: object): Promise<Answer> =>
  server.gql('query ($input: ProductSearchInput) { products(input: $input) { itemsFound } }', { input })
const inCategories = (categoryIds: number[]): Promise<Answer> =>
  server.gql(
    'query ($input: ProductSearchByCategoryInput!) { productSearchByCategory(input: $input) { results { categoryId response { itemsFound } } } }',
    { input: { ...required, categoryIds } },
  )

const text = { name: 'KLEUR', values: ['rood'] }
const range = { name: 'GEWICHT', from: 0, to: 1 }
const sort = { field: 'SKU' }
const fields = { fieldNames: ['NAME'], boost: 1 }

describe('the limits of a search', () => {
  test.each<[string, number, (count: number) => object]>([
    ['text filters', 50, (count) => ({ textFilters: many(count, text) })],
    ['range filters', 50, (count) => ({ rangeFilters: many(count, range) })],
    ['values of a text filter', 200, (count) => ({ textFilters: [{ ...text, values: many(count, 'rood') }] })],
    ['sorts', 10, (count) => ({ sortInputs: many(count, sort) })],
    ['groups of search fields', 20, (count) => ({ term: 'kwast', searchFields: many(count, fields) })],
    [
      'search fields in a group',
      20,
      (count) => ({ term: 'kwast', searchFields: [{ ...fields, fieldNames: many(count, 'NAME') }] }),
    ],
    ['ids', 1000, (count) => ({ productIds: many(count, 1) })],
    ['codes', 1000, (count) => ({ skus: many(count, 'A-1') })],
  ])('a search takes at most this many %s: %i', async (_, most, inputWith) => {
    const [accepted, refused] = [await search(inputWith(most)), await search(inputWith(most + 1))]

    expect(accepted.products).toEqual({ itemsFound: expect.any(Number) })
    expect(refused.errors[0]).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining(`must have at most ${most} entries`),
    })
  })

  test('the product search of REST takes at most 50 text filters', async () => {
    const { status, body } = await server.rest('POST /v2/products/search', { textFilters: many(51, text) })

    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('textFilters')])
  })
})

test('the index search takes at most 100 categories, and searches a repeated category once', async () => {
  const [saws, paint] = [ids.category.get('Zagen') as number, ids.category.get('Verf') as number]

  const { productSearchByCategory } = await inCategories([paint, saws, paint])

  expect(productSearchByCategory.results).toEqual([
    { categoryId: paint, response: { itemsFound: 1 } },
    { categoryId: saws, response: { itemsFound: 1 } },
  ])
  expect((await inCategories(many(101, paint))).errors[0].code).toBe('VALIDATION_ERROR')
})

test('a search without named fields searches the default fields', async () => {
  const noFields = { fieldNames: [], boost: 0 }

  expect(await search({ term: 'kwast', searchFields: [noFields] })).toEqual({ products: { itemsFound: 1 } })
  expect(await search({ term: 'kwast', searchFields: [noFields, { fieldNames: ['SKU'], boost: 1 }] })).toEqual({
    products: { itemsFound: 0 },
  })
})
