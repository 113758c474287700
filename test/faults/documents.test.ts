/** Small documents with endless responses: their cost is counted while they run. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { fill } from '../catalogue.js'
import { startTestServer, type TestServer } from '../test-server.js'

let server: TestServer
let storefront: string
let top: number

const VISITOR = { shop: 'VIEWER', product: 'VIEWER' } as const

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  storefront = await server.keyFor(VISITOR)
  const names = Array.from({ length: 44 }, (_, i) => `C${i}`)
  const { category } = await fill(server, {
    categories: { top: null, ...Object.fromEntries(names.map((name) => [name, 'top'])) },
    products: Array.from({ length: 120 }, (_, i) => ({
      names: { NL: `Saw ${i}` },
      sku: `saw-${i}`,
      categories: [names[i % 2] as string],
    })),
  })
  top = category.get('top') as number
  await sql`update product set "categoryId" = (select i."categoryId" from "categoryItem" i where i."productId" = product.id)`.execute(
    server.db,
  )
  return server.close
})

const nest = (levels: number, open: string, inner: string, closes: number) =>
  `${open.repeat(levels)} ${inner} ${'}'.repeat(levels * closes)}`

/** Returns the document of 128 bytes: each level multiplies the response by 44. */
const families = (levels: number) =>
  `{ category(categoryId: ${top}) { ${nest(levels, 'categories { parent { ', 'categoryId', 2)} } }`

const EXCEEDED = {
  errors: [
    {
      code: 'BUDGET_EXCEEDED',
      message: 'The request was stopped: its response would have more than 50000 objects. Ask for less at a time.',
    },
  ],
}

describe('a visitor', () => {
  it('does not get a response of millions of objects, and the database reads each level once', async () => {
    server.statements.length = 0

    expect(await server.gql(families(5), {}, storefront)).toEqual(EXCEEDED)
    expect(server.statements.length).toBeLessThan(40)
  })

  it('gets a response of thousands', async () => {
    const { category } = await server.gql(families(2), {}, storefront)

    expect(category.categories).toHaveLength(44)
    expect(category.categories[43].parent.categories[43].parent).toEqual({ categoryId: top })
  })

  it('does not have the same page of products computed for every product on it', async () => {
    const page = 'category { products(input: { offset: 100 }) { items { ... on Product { '
    const source = `{ product(productId: ${await firstProduct()}) { ${nest(3, page, 'productId', 4)} } }`
    server.statements.length = 0

    expect(await server.gql(source, {}, storefront)).toEqual(EXCEEDED)
    const searches = server.statements.filter((text) => /"searchEntry"|"searchCategory"|"categoryItem"/.test(text))
    expect(searches.length).toBeLessThan(20)
  })

  it.each([
    ['a condition', () => families(5).replace('categoryId }', 'categoryId @include(if: true) }')],
    ['introspection beside it', () => families(5).replace('{ category', '{ __schema { queryType { name } } category')],
    ['a name that objects keep to themselves', () => families(5).replace('{ category', '{ __proto__: category')],
  ])('cannot get around that with %s', async (_, source) => {
    expect(await server.gql(source(), {}, storefront)).toEqual(EXCEEDED)
  })
})

it('a mutation has a budget, too, and what it has changed stays changed', async () => {
  const narrow = await startTestServer({
    budgets: { key: { objects: 3, rows: 1000, bytes: 100_000, time: 1e9, databaseTime: 1e9, work: 1e9 } },
  })
  const input = 'names: [{ language: "NL", value: "Chisels" }]'

  const answer = await narrow.gql(
    `mutation { categoryCreate(input: { ${input} }) { name { value } parent { categoryId } sources { id } shortDescription { value } description { value } } }`,
  )

  expect(answer.errors).toBeUndefined()
  expect(
    await narrow.gql(
      `mutation { categoryCreate(input: { ${input} }) { name { value } a: name { value } b: name { value } c: name { value } } }`,
    ),
  ).toEqual({
    errors: [
      {
        code: 'BUDGET_EXCEEDED',
        message: 'The request was stopped: its response would have more than 3 objects. Ask for less at a time.',
      },
    ],
  })
  expect(await narrow.db.selectFrom('category').select('id').execute()).toHaveLength(2)
})

it('a request that reads too many rows or bytes gets an error that names the limit, on both interfaces', async () => {
  const limits = { objects: 1e9, rows: 1e9, bytes: 1e9, time: 1e9, databaseTime: 1e9, work: 1e9 }
  const few = await startTestServer({ budgets: { key: { ...limits, rows: 20 } } })
  await fill(few, { categories: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`C${i}`, null])) })

  expect(await few.gql('{ categories(filter: { offset: 30 }) { items { categoryId } } }')).toEqual({
    errors: [
      { code: 'BUDGET_EXCEEDED', message: 'The request was stopped: it reads more than 20 rows. Ask for less at a time.' },
    ],
  })
  const { status, body } = await few.rest('GET /v2/categories?offset=30')
  expect([status, body.type]).toEqual([422, '/problems/budget-exceeded'])
  expect(await few.gql('{ categories(filter: { offset: 10 }) { itemsFound } }')).toEqual({ categories: { itemsFound: 30 } })

  const short = await startTestServer({ budgets: { key: { ...limits, bytes: 500 } } })
  await fill(short, { categories: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`C${i}`, null])) })
  expect(await short.gql('{ categories(filter: { offset: 30 }) { items { categoryId uuid } } }')).toEqual({
    errors: [
      {
        code: 'BUDGET_EXCEEDED',
        message: 'The request was stopped: its response would have more than 500 bytes. Ask for less at a time.',
      },
    ],
  })
})

const firstProduct = async () => (await server.db.selectFrom('product').select('id').orderBy('id').executeTakeFirstOrThrow()).id
