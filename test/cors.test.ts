import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCors } from '../src/http/cors.js'
import { PUBLIC_URL, startTestServer, type TestServer } from './test-server.js'

const SHOP = 'https://shop.example.com'
const OTHER = 'https://other.example.com'
const CREATE = `mutation ($origins: [String!]) {
  gqlApiKeyCreate(input: { name: "storefront", roles: [{ roleDefinitionName: "product", access: VIEWER }], origins: $origins }) { id key origins }
}`

let server: TestServer
let key: string
let openKey: string
let id: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const made = (await server.gql(CREATE, { origins: [SHOP] })).gqlApiKeyCreate
  key = made.key
  id = made.id
  openKey = (await server.gql(CREATE, {})).gqlApiKeyCreate.key
})
afterAll(() => server.close())

const preflight = async (url: string, origin: string) => {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey,authorization,content-type',
  }
  const { statusCode, headers: answer } = await server.app.inject({ method: 'OPTIONS', url, headers })
  return { status: statusCode, origin: answer['access-control-allow-origin'], headers: answer['access-control-allow-headers'] }
}

const ask = async (apikey: string, origin: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    headers: { origin, apikey, 'content-type': 'application/json' },
    payload: JSON.stringify({ query: '{ taxes { itemsFound } }' }),
  })
  return { origin: answer.headers['access-control-allow-origin'], vary: answer.headers.vary, body: answer.json() }
}

describe('a web page of another origin', () => {
  test('may use a key that names its origin: the preflight and the request are answered', async () => {
    expect(await preflight('/v2/graphql', SHOP)).toEqual({
      status: 204,
      origin: SHOP,
      headers: 'apikey,authorization,content-type',
    })
    expect(await ask(key, SHOP)).toMatchObject({ origin: SHOP, vary: 'origin' })
  })

  test('may not use a key of another origin, or one for servers', async () => {
    expect(await preflight('/v2/graphql', OTHER)).toEqual({ status: 204, origin: undefined, headers: undefined })
    expect((await ask(openKey, SHOP)).origin).toBeUndefined()

    const refused = await ask(key, OTHER)

    expect(refused.origin).toBeUndefined()
    expect(refused.body.errors).toMatchObject([
      { message: `Forbidden resource: pages of ${OTHER} may not use this key`, extensions: { code: 'FORBIDDEN' } },
    ])
  })

  test('reaches neither REST nor the tokens of REST clients', async () => {
    for (const url of ['/v2/taxes', '/oauth2/token']) expect((await preflight(url, SHOP)).origin).toBeUndefined()
  })

  test('loses the key with the next change of its origins', async () => {
    const update =
      'mutation ($id: String!, $input: GqlApiKeyUpdateInput!) { gqlApiKeyUpdate(id: $id, input: $input) { origins } }'

    expect(await server.gql(update, { id, input: { origins: ['shop.example.com/path'] } })).toMatchObject({
      errors: [{ message: 'origins[0] must be an origin such as https://shop.example.com', code: 'VALIDATION_ERROR' }],
    })
    expect(await server.gql(update, { id, input: { name: 'same' } })).toEqual({ gqlApiKeyUpdate: { origins: [SHOP] } })
    expect(await server.gql(update, { id, input: { origins: [OTHER] } })).toEqual({ gqlApiKeyUpdate: { origins: [OTHER] } })
    expect((await ask(key, SHOP)).origin).toBeUndefined()
    expect((await ask(key, OTHER)).origin).toBe(OTHER)
  })
})

test('pages of the server itself, and programs without an origin, need no permission', async () => {
  expect((await ask(key, PUBLIC_URL)).body.errors?.[0]?.message).not.toMatch(/pages of/)
  expect(await server.gql('{ __typename }', {}, key)).toEqual({ __typename: 'Query' })
})

test('the configuration may allow origins for every key, and for REST only when it says so', async () => {
  const serve = (rest: boolean) => {
    const app = Fastify()
    const credentials = { originsOf: async () => [], knownOrigins: async () => [] }
    addCors(app, { origins: [SHOP], rest, credentials, publicUrl: PUBLIC_URL, graphqlPaths: ['/v2/graphql'] })
    app.get('/v2/taxes', async () => ({}))
    app.post('/v2/graphql', async () => ({}))
    return async (method: 'GET' | 'POST', url: string) =>
      (await app.inject({ method, url, headers: { origin: SHOP } })).headers['access-control-allow-origin']
  }

  expect([await serve(false)('POST', '/v2/graphql'), await serve(false)('GET', '/v2/taxes')]).toEqual([SHOP, undefined])
  expect([await serve(true)('POST', '/v2/graphql'), await serve(true)('GET', '/v2/taxes')]).toEqual([SHOP, SHOP])
})
