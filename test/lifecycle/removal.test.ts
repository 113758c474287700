import { buildSchema, getIntrospectionQuery, validateSchema } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestServer, TODAY } from '../test-server.js'

const REMOVAL = '2027-03-01T00:00:00.000Z'
const GRAPHQL_RESPONSE_JSON = { accept: 'application/graphql-response+json' }
let server: TestServer
let key: string

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  key = await server.keyFor({ pricing: 'OWNER', tenant: 'OWNER' })
})

beforeEach(() => server.travel(REMOVAL))
afterAll(() => server.close())

const sendQuery = (payload: object, more: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/v2/graphql', headers: { apikey: key, ...more }, payload })

const readPlaces = ({ errors }: Answer) =>
  errors.map(({ locations, extensions }: Answer) => [extensions.item, extensions.variable ?? locations])

describe('a request that uses removed items', () => {
  it('gets an error for every item and position, also in other operations, fragments, aliases and skipped parts', async () => {
    const query = `query Asked { taxes { items { old: shopId ...More } } channels { shop @skip(if: true) { __typename } } }
fragment More on Tax { id shopId }
query Other { taxes(input: { sortInputs: { field: ID, order: asc } }) { itemsFound } }`

    const answer = await sendQuery({ query, operationName: 'Asked' })

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).not.toHaveProperty('data')
    expect(readPlaces(answer.json())).toEqual([
      ['Tax.shopId', [{ line: 1, column: 31 }]],
      ['Channel.shop', [{ line: 1, column: 66 }]],
      ['Tax.shopId', [{ line: 2, column: 27 }]],
      ['SortOrder.asc', [{ line: 3, column: 62 }]],
    ])
  })

  it('gets the position of each item in its variables; null values and defaults count, too', async () => {
    const query = `query ($input: TaxSearchInput, $order: SortOrder! = desc) {
  taxes(input: $input) { itemsFound } more: taxes(input: { sortInputs: [{ field: ID, order: $order }] }) { itemsFound } }`
    const sortInputs = [
      { field: 'ID', order: 'ASC' },
      { field: 'ZONE', order: 'asc' },
    ]

    const answer = await sendQuery({ query, variables: { input: { shopId: null, sortInputs }, order: 'ASC', unknown: 'asc' } })

    expect(readPlaces(answer.json())).toEqual([
      ['SortOrder.desc', [{ line: 1, column: 53 }]],
      ['TaxSearchInput.shopId', '$input.shopId'],
      ['SortOrder.asc', '$input.sortInputs[1].order'],
    ])
  })

  it('writes nothing, even when the document is a mutation', async () => {
    server.statements.length = 0
    const query = 'mutation { taxCreate(input: { code: H, zone: "NL" }) { id shopId } }'

    const answer = await sendQuery({ query }, GRAPHQL_RESPONSE_JSON)

    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8')
    expect(server.statements.filter((sql) => !sql.includes('gqlApiKey'))).toEqual([])
  })

  it('gets the error even with an unknown API key', async () => {
    const answer = await sendQuery({ query: '{ shops { __typename } }' }, { apikey: 'nobody' })

    expect(answer.json().errors[0].extensions).toMatchObject({ code: 'REMOVED_ITEM', item: 'shops', replacement: 'channels' })
  })
})

describe('a request that uses deprecated items before the removal', () => {
  it('gets the details in the response when it sends api-lifecycle-detail', async () => {
    server.travel(TODAY)
    const request = { query: 'query ($input: TaxSearchInput) { taxes(input: $input) { itemsFound } }', variables: { input: {} } }
    const full = { 'api-lifecycle-detail': 'full' }

    const none = await sendQuery(request, full)
    const detailed = await sendQuery({ ...request, variables: { input: { shopId: 3 } } }, full)
    const withoutDetails = await sendQuery({ ...request, variables: { input: { shopId: 3 } } })

    expect(none.json()).toEqual({ data: { taxes: { itemsFound: 0 } }, extensions: { deprecations: [] } })
    expect(none.headers).not.toHaveProperty('deprecation')
    expect(detailed.json().extensions).toEqual({
      deprecations: [
        {
          item: 'TaxSearchInput.shopId',
          place: '$input.shopId',
          replacement: null,
          migration: 'shop-to-channel',
          removedAt: REMOVAL,
          fix: 'drop',
        },
      ],
    })
    expect(withoutDetails.json()).toEqual({ data: { taxes: { itemsFound: 0 } } })
    expect(withoutDetails.headers['api-deprecated-items']).toBe('"gql:TaxSearchInput.shopId";more=0')
  })
})

describe('the schema after the removal', () => {
  const sdl = async (parameters = '') => (await server.app.inject(`/v2/schema.graphql${parameters}`)).body

  it('is what introspection shows, also together with data and in a preview', async () => {
    const query =
      '{ __type(name: "Shop") { name } tax: __type(name: "Tax") { fields(includeDeprecated: true) { name } } channels { id } }'
    const introspect = async (more = {}) => (await sendQuery({ query }, more)).json().data

    const after = await introspect()
    server.travel(TODAY)
    const today = await introspect()
    const preview = await introspect({ 'api-preview-date': '2027-03-01' })

    const namesOf = ({ tax }: Answer) => tax.fields.map(({ name }: Answer) => name)
    expect(today.__type).toEqual({ name: 'Shop' })
    expect(after.__type).toBeNull()
    expect(namesOf(after)).toEqual(namesOf(today).filter((name: string) => name !== 'shopId'))
    expect(after.channels).toEqual(today.channels)
    expect(preview).toEqual(after)
  })

  it('has no deprecated item in the full introspection result', async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true })

    const { data } = (await sendQuery({ query })).json()

    expect(JSON.stringify(data)).not.toContain('"isDeprecated":true')
    expect(data.__schema.types.map(({ name }: Answer) => name)).not.toContain('ShopPriceCalculationConfig')
  })

  it('is served as SDL from the removal on, and before that with ?at=', async () => {
    const after = await sdl()
    const earlier = await sdl('?at=2026-11-15')
    server.travel(TODAY)
    const today = await sdl()

    expect(validateSchema(buildSchema(after))).toEqual([])
    expect(after).not.toContain('@deprecated')
    expect(earlier).toBe(after)
    expect(today).toContain('@deprecated')
    expect(await sdl('?at=2027-03-01')).toBe(after)
    expect(await sdl('?at=2027-02-28')).toBe(today)
  })

  it('is not served for an invalid date', async () => {
    const answer = await server.app.inject('/v2/schema.graphql?at=soon')

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ status: 400, detail: 'at must be a date such as 2027-03-01' })
  })
})
