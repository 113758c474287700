import { beforeEach, expect, test } from 'vitest'
import { everything, startTestServer, type TestServer } from './test-server.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const post = (body: unknown, headers: Record<string, string> = {}, url = '/graphql') =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('both addresses serve the same', async () => {
  for (const url of ['/graphql', '/v2/graphql']) {
    const response = await post({ query: '{ __typename }' }, {}, url)
    expect([response.statusCode, response.json()]).toEqual([200, { data: { __typename: 'Query' } }])
  }
})

test('errors come with status 200 for JSON clients, and with the status of the specification for those who ask', async () => {
  const modern = { accept: 'application/graphql-response+json' }

  for (const [query, code, status] of [
    ['{ nope }', 'GRAPHQL_VALIDATION_FAILED', 422],
    ['{ taxes { items { zone }', 'GRAPHQL_PARSE_FAILED', 400],
    ['{ tax(id: "x", code: NOPE) { zone } }', 'VALIDATION_ERROR', 422],
  ]) {
    const plain = await post({ query })
    const strict = await post({ query }, modern)
    expect([plain.statusCode, plain.json().errors[0].extensions.code]).toEqual([200, code])
    expect(plain.json().data).toBeUndefined()
    expect([strict.statusCode, strict.headers['content-type']]).toEqual([
      status,
      'application/graphql-response+json; charset=utf-8',
    ])
  }
  expect((await post({ query: '{ taxes { itemsFound } }' }, modern)).statusCode).toBe(200)
})

test('a variable of the wrong type is a validation error that names it', async () => {
  const { errors } = await server.gql('query ($input: TaxSearchInput) { taxes(input: $input) { itemsFound } }', {
    input: { page: 1.5 },
  })

  expect(errors).toEqual([
    { code: 'VALIDATION_ERROR', message: expect.stringContaining('Variable "$input" got invalid value 1.5 at "input.page"') },
  ])
})

test('an error about a misspelt name suggests no other', async () => {
  const search = 'query ($input: TaxSearchInput) { taxes(input: $input) { itemsFound } }'
  const misspelt: [query: string, variables?: object][] = [
    ['{ taxs { itemsFound } }'],
    ['{ taxes { itemFound } }'],
    ['{ taxes(inptu: {}) { itemsFound } }'],
    ['{ taxes(input: { cod: H }) { itemsFound } }'],
    ['{ taxes(input: { code: HH }) { itemsFound } }'],
    ['query ($input: TaxSearchInptu) { taxes(input: $input) { itemsFound } }'],
    ['{ viewer { contactId } }'],
    ['{ viewer { ... on Contct { contactId } } }'],
    ['{ taxes { itemsFound @skp(if: true) } }'],
    ['{ taxes { itemsFound @skip(iff: true) } }'],
    [search, { input: { zoen: 'NL' } }],
    [search, { input: { code: 'HH' } }],
    [search, { input: { sortInputs: [{ field: 'ZON' }] } }],
  ]
  const administrator = await server.keyFor(everything)

  for (const [query, variables] of misspelt)
    for (const headers of [{}, { apikey: await server.keyFor({ product: 'VIEWER' }) }, { apikey: administrator }]) {
      const { errors } = (await post({ query, variables }, headers as Record<string, string>)).json()
      expect(errors.map(({ message }: { message: string }) => message).join()).not.toMatch(/did you mean/i)
      expect(errors[0].extensions.code).toMatch(/^(GRAPHQL_VALIDATION_FAILED|VALIDATION_ERROR)$/)
    }
})

test('the operation to run can be named, and must be when there are several', async () => {
  const query = 'query a { a: __typename } query b { b: __typename }'

  expect((await post({ query, operationName: 'b' })).json()).toEqual({ data: { b: 'Query' } })
  expect((await post({ query })).json().errors[0].extensions.code).toBe('OPERATION_RESOLUTION_FAILURE')
  expect((await post({ query, operationName: 'c' })).json().errors[0].message).toBe('Unknown operation named "c".')
})

test('a body that is no request is refused: batch, no query, broken JSON, encoded, too large, another type', async () => {
  const status = async (...args: Parameters<typeof post>) => (await post(...args)).statusCode

  expect(await status([{ query: '{ __typename }' }])).toBe(400)
  expect(await status({})).toBe(400)
  expect(await status({ query: '{ __typename }', variables: [1] })).toBe(400)
  expect(await status('{"query":')).toBe(400)
  expect(await status({ query: '{ __typename }' }, { 'content-encoding': 'br' })).toBe(415)
  expect(await status({ query: '{ __typename }' }, { 'content-type': 'text/plain' })).toBe(415)
  expect(await status({ query: ' '.repeat(1_048_577) })).toBe(413)
  expect((await post('{"query":')).json().errors[0].message).toBe('The body is not valid JSON')
})

test('an empty list counts as no variables, as PHP writes it', async () => {
  expect((await post({ query: '{ __typename }', variables: [] })).json()).toEqual({ data: { __typename: 'Query' } })
})

test('a variable that turns out to be null where nothing may be is the caller’s mistake', async () => {
  const query = 'query ($page: Int) { products(input: { page: $page }) { itemsFound } }'
  const answer = await post({ query, variables: { page: null } }, { apikey: await server.keyFor({ product: 'VIEWER' }) })

  expect(answer.json().errors).toMatchObject([{ path: ['products'], extensions: { code: 'VALIDATION_ERROR' } }])
})

test('no document runs by GET', async () => {
  const response = await server.app.inject({ url: '/graphql?query=%7B__typename%7D' })

  expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST'])
})

test('a document that asks for too much is refused before it runs', async () => {
  server.statements.length = 0
  const aliases = Array.from({ length: 1000 }, (_, i) => `a${i}: __typename`).join(' ')

  expect((await server.gql(`{ ${aliases} }`)).errors[0].code).toBe('QUERY_TOO_COMPLEX')
  expect(server.statements).toEqual([])
})

test('a page that shows no total counts nothing', async () => {
  await server.gql('{ taxes { items { zone } } }')
  const [uncounted] = server.statements.slice(-1)
  await server.gql('{ taxes { items { zone } pages } }')
  const [counted] = server.statements.slice(-1)

  expect([uncounted?.includes('count('), counted?.includes('count(')]).toEqual([false, true])
})

test('one failing field does not affect the data of the others', async () => {
  const answer = await server.gql('{ a: tax(zone: "NL", code: H) { id } b: __typename }')

  expect(answer).toEqual({ errors: [expect.objectContaining({ code: 'TAX_NOT_FOUND_ERROR' })] })
})

test('an unexpected error is an internal error with the id of the request, and the cause is only in the log', async () => {
  await server.db.schema.dropTable('tax').cascade().execute()

  const response = await post(
    { query: '{ taxes { itemsFound } }' },
    { apikey: await server.keyFor({ pricing: 'VIEWER' }), 'x-request-id': 'r1' },
  )

  expect(response.json().errors).toEqual([
    expect.objectContaining({ message: 'Internal server error', extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r1' } }),
  ])
  expect(response.body).not.toContain('relation')
  expect(server.logged.at(-1)).toMatchObject({ reqId: 'r1', err: { message: 'relation "tax" does not exist' } })
})
