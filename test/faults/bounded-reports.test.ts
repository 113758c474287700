/** Faults of a request are reported, but the report does not grow with the request. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everything, startTestServer, type TestServer } from '../test-server.js'

let server: TestServer
let apikey: string
let token: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  apikey = await server.keyFor(everything)
  token = await server.tokenFor(everything)
})
afterAll(() => server.close())

const MAX_REPORT = 100_000
const manyNames = Object.fromEntries(Array.from({ length: 45_000 }, (_, i) => [`unknown${i}`, 1]))
const longNames = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${'long'.repeat(500)}${i}`, 1]))
const TAXES = 'query ($input: TaxSearchInput) { taxes(input: $input) { itemsFound } }'
const CREATE_TAX = 'mutation ($input: TaxCreateInput!) { taxCreate(input: $input) { id } }'

const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json', apikey, authorization: `Bearer ${token}` }
  const payload = JSON.stringify(body)
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: url === '/v2/graphql' ? { ...headers, authorization: '' } : headers,
    payload,
  })
  return { status: answer.statusCode, text: answer.body }
}

describe.each([
  ['45,000 unknown names', manyNames, 'unknown0'],
  ['500 unknown names of 2,000 characters', longNames, 'longlong'],
])('a request with %s', (_, names, first) => {
  test.each([
    ['a search of REST', '/v2/taxes/search', names],
    ['nested filters of REST', '/v2/taxes/search', { filters: names }],
    ['a body of REST', '/v2/taxes', { code: 'H', zone: 'NL', ...names }],
    ['an item of a bulk', '/v2/products/bulk/sku', { products: [names] }],
    ['directives of a bulk', '/v2/products/bulk/sku', { products: [{ sku: 'A' }], directives: names }],
    ['a search of GraphQL', '/v2/graphql', { query: TAXES, variables: { input: names } }],
    ['an input of GraphQL', '/v2/graphql', { query: CREATE_TAX, variables: { input: { zone: 'NL', code: 'H', ...names } } }],
    ['a list of GraphQL', '/v2/graphql', { query: TAXES, variables: { input: { sortInputs: [names] } } }],
  ])('as %s is refused with a report of bounded size that names the first of them', async (_place, url, body) => {
    const { status, text } = await post(url, body)

    expect(status).toBe(url === '/v2/graphql' ? 200 : 400)
    expect(text).toContain(first)
    expect(text.length).toBeLessThan(MAX_REPORT)
  })
})

test('a query string of many unknown parameters is refused with a report of bounded size', async () => {
  const query = Array.from({ length: 500 }, (_, i) => `${'p'.repeat(20)}${i}=1`).join('&')
  const answer = await server.app.inject({
    method: 'GET',
    url: `/v2/taxes?${query}`,
    headers: { authorization: `Bearer ${token}` },
  })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    moreProblems: 400,
    problems: expect.arrayContaining([
      { pointer: `#/${'p'.repeat(20)}0`, message: `extraneous key [${'p'.repeat(20)}0] is not permitted` },
    ]),
  })
  expect(answer.body.length).toBeLessThan(MAX_REPORT)
})

test('a value of a megabyte is not repeated in the error of each field that is missing beside it', async () => {
  const input = { zone: 'x'.repeat(900_000), code: ['H'], percentage: 'much', exportCode: {}, unknown: 1 }
  const { text } = await post('/v2/graphql', { query: CREATE_TAX, variables: { input } })

  expect(text).toContain('got invalid value')
  expect(text.length).toBeLessThan(5000)
})

test('a document that repeats a long literal of the wrong type is refused with a short message', async () => {
  const query = `{ taxes(input: { page: "${'x'.repeat(200_000)}" }) { itemsFound } }`
  const { text } = await post('/v2/graphql', { query })

  expect(JSON.parse(text).errors).toMatchObject([
    { message: expect.stringMatching(/^Int cannot represent non-integer value: "x+…$/) },
  ])
  expect(text.length).toBeLessThan(5000)
})

test('all faults of a small input are still reported', async () => {
  const { text } = await post('/v2/graphql', { query: TAXES, variables: { input: { one: 1, two: 2, page: 'x' } } })

  expect(JSON.parse(text).errors).toHaveLength(3)
})

test('a key that nobody has is named by its beginning', async () => {
  const { errors } = await server.gql('query ($id: String!) { cart(id: $id) { cartId } }', { id: 'k'.repeat(15_000) })

  expect(errors).toMatchObject([{ message: expect.stringMatching(/k{100,300}…\] not found$/) }])
})
