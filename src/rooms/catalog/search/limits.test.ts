import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { type Answer, type House, house } from '../../../../test/house.js'

let h: House
let ids: Awaited<ReturnType<typeof fill>>

beforeAll(async () => {
  h = await house({ closes: false })
  ids = await fill(h, {
    categories: { Zagen: null, Verf: null },
    products: [
      { sku: 'A-1', names: { NL: 'Zaagtafel' }, categories: ['Zagen'] },
      { sku: 'B-2', names: { NL: 'Kwast' }, categories: ['Verf'] },
    ],
  })
})
afterAll(() => h.close())

const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const least = { language: 'NL', page: 1, offset: 12, statuses: ['A'] }
const search = (input: object): Promise<Answer> =>
  h.gql('query ($input: ProductSearchInput) { products(input: $input) { itemsFound } }', { input })
const inCategories = (categoryIds: number[]): Promise<Answer> =>
  h.gql(
    'query ($input: ProductSearchByCategoryInput!) { productSearchByCategory(input: $input) { results { categoryId response { itemsFound } } } }',
    { input: { ...least, categoryIds } },
  )

const text = { name: 'KLEUR', values: ['rood'] }
const range = { name: 'GEWICHT', from: 0, to: 1 }
const sort = { field: 'SKU' }
const fields = { fieldNames: ['NAME'], boost: 1 }

describe('a search takes as many', () => {
  test.each<[string, number, (count: number) => object]>([
    ['filters by text', 50, (count) => ({ textFilters: many(count, text) })],
    ['filters by number', 50, (count) => ({ rangeFilters: many(count, range) })],
    ['values of a filter', 200, (count) => ({ textFilters: [{ ...text, values: many(count, 'rood') }] })],
    ['sorts', 10, (count) => ({ sortInputs: many(count, sort) })],
    ['groups of fields', 20, (count) => ({ term: 'kwast', searchFields: many(count, fields) })],
    ['fields in a group', 20, (count) => ({ term: 'kwast', searchFields: [{ ...fields, fieldNames: many(count, 'NAME') }] })],
    ['numbers', 1000, (count) => ({ productIds: many(count, 1) })],
    ['codes', 1000, (count) => ({ skus: many(count, 'A-1') })],
  ])('%s as anybody needs, %i, and no more', async (_, most, asked) => {
    const [taken, refused] = [await search(asked(most)), await search(asked(most + 1))]

    expect(taken.products).toEqual({ itemsFound: expect.any(Number) })
    expect(refused.errors[0]).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining(`must have at most ${most} entries`),
    })
  })

  test('filters in REST', async () => {
    const { status, body } = await h.rest('POST /v2/products/search', { textFilters: many(51, text) })

    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('textFilters')])
  })
})

test('a category that is named twice is searched once; a hundred can be named', async () => {
  const [saws, paint] = [ids.category.get('Zagen') as number, ids.category.get('Verf') as number]

  const { productSearchByCategory } = await inCategories([paint, saws, paint])

  expect(productSearchByCategory.results).toEqual([
    { categoryId: paint, response: { itemsFound: 1 } },
    { categoryId: saws, response: { itemsFound: 1 } },
  ])
  expect((await inCategories(many(101, paint))).errors[0].code).toBe('VALIDATION_ERROR')
})

test('whoever names no fields searches the usual ones', async () => {
  const inNone = { fieldNames: [], boost: 0 }

  expect(await search({ term: 'kwast', searchFields: [inNone] })).toEqual({ products: { itemsFound: 1 } })
  expect(await search({ term: 'kwast', searchFields: [inNone, { fieldNames: ['SKU'], boost: 1 }] })).toEqual({
    products: { itemsFound: 0 },
  })
})
