import { buildSchema, getIntrospectionQuery, validateSchema } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, type House, house, TODAY } from '../house.js'

const REMOVAL = '2027-03-01T00:00:00.000Z'
const MODERN = { accept: 'application/graphql-response+json' }
let at: House
let key: string

beforeAll(async () => {
  at = await house({ closes: false })
  key = await at.keyFor({ pricing: 'OWNER', tenant: 'OWNER' })
})

beforeEach(() => at.travel(REMOVAL))
afterAll(() => at.close())

const send = (payload: object, more: Record<string, string> = {}) =>
  at.app.inject({ method: 'POST', url: '/v2/graphql', headers: { apikey: key, ...more }, payload })

const placesOf = ({ errors }: Answer) =>
  errors.map(({ locations, extensions }: Answer) => [extensions.item, extensions.variable ?? locations])

describe('a request that uses removed items', () => {
  it('is told every item and every place, in other operations, fragments, aliases and skipped parts too', async () => {
    const query = `query Asked { taxes { items { old: shopId ...More } } channels { shop @skip(if: true) { __typename } } }
fragment More on Tax { id shopId }
query Other { taxes(input: { sortInputs: { field: ID, order: asc } }) { itemsFound } }`

    const answer = await send({ query, operationName: 'Asked' })

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).not.toHaveProperty('data')
    expect(placesOf(answer.json())).toEqual([
      ['Tax.shopId', [{ line: 1, column: 31 }]],
      ['Channel.shop', [{ line: 1, column: 66 }]],
      ['Tax.shopId', [{ line: 2, column: 27 }]],
      ['SortOrder.asc', [{ line: 3, column: 62 }]],
    ])
  })

  it('is told where in its variables they are: a null counts, and so does a default', async () => {
    const query = `query ($input: TaxSearchInput, $order: SortOrder! = desc) {
  taxes(input: $input) { itemsFound } more: taxes(input: { sortInputs: [{ field: ID, order: $order }] }) { itemsFound } }`
    const sortInputs = [
      { field: 'ID', order: 'ASC' },
      { field: 'ZONE', order: 'asc' },
    ]

    const answer = await send({ query, variables: { input: { shopId: null, sortInputs }, order: 'ASC', unknown: 'asc' } })

    expect(placesOf(answer.json())).toEqual([
      ['SortOrder.desc', [{ line: 1, column: 53 }]],
      ['TaxSearchInput.shopId', '$input.shopId'],
      ['SortOrder.asc', '$input.sortInputs[1].order'],
    ])
  })

  it('writes nothing, whatever else the document would change', async () => {
    at.statements.length = 0
    const query = 'mutation { taxCreate(input: { code: H, zone: "NL" }) { id shopId } }'

    const answer = await send({ query }, MODERN)

    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8')
    expect(at.statements.filter((sql) => !sql.includes('gqlApiKey'))).toEqual([])
  })

  it('is told so whoever asks', async () => {
    const answer = await send({ query: '{ shops { __typename } }' }, { apikey: 'nobody' })

    expect(answer.json().errors[0].extensions).toMatchObject({ code: 'REMOVED_ITEM', item: 'shops', replacement: 'channels' })
  })
})

describe('a request that uses deprecated items before the removal', () => {
  it('is told the details when it asks for them', async () => {
    at.travel(TODAY)
    const request = { query: 'query ($input: TaxSearchInput) { taxes(input: $input) { itemsFound } }', variables: { input: {} } }
    const full = { 'api-lifecycle-detail': 'full' }

    const none = await send(request, full)
    const one = await send({ ...request, variables: { input: { shopId: 3 } } }, full)
    const silent = await send({ ...request, variables: { input: { shopId: 3 } } })

    expect(none.json()).toEqual({ data: { taxes: { itemsFound: 0 } }, extensions: { deprecations: [] } })
    expect(none.headers).not.toHaveProperty('deprecation')
    expect(one.json().extensions).toEqual({
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
    expect(silent.json()).toEqual({ data: { taxes: { itemsFound: 0 } } })
    expect(silent.headers['api-deprecated-items']).toBe('"gql:TaxSearchInput.shopId";more=0')
  })
})

describe('the schema after the removal', () => {
  const sdl = async (asked = '') => (await at.app.inject(`/v2/schema.graphql${asked}`)).body

  it('is what introspection shows, beside data too, and in a preview', async () => {
    const query =
      '{ __type(name: "Shop") { name } tax: __type(name: "Tax") { fields(includeDeprecated: true) { name } } channels { id } }'
    const shown = async (more = {}) => (await send({ query }, more)).json().data

    const after = await shown()
    at.travel(TODAY)
    const today = await shown()
    const preview = await shown({ 'api-preview-date': '2027-03-01' })

    const namesOf = ({ tax }: Answer) => tax.fields.map(({ name }: Answer) => name)
    expect(today.__type).toEqual({ name: 'Shop' })
    expect(after.__type).toBeNull()
    expect(namesOf(after)).toEqual(namesOf(today).filter((name: string) => name !== 'shopId'))
    expect(after.channels).toEqual(today.channels)
    expect(preview).toEqual(after)
  })

  it('answers the whole introspection query without one deprecated item', async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true })

    const { data } = (await send({ query })).json()

    expect(JSON.stringify(data)).not.toContain('"isDeprecated":true')
    expect(data.__schema.types.map(({ name }: Answer) => name)).not.toContain('ShopPriceCalculationConfig')
  })

  it('is served as SDL from the day on, and before it to whoever asks for the day', async () => {
    const after = await sdl()
    const back = await sdl('?at=2026-11-15')
    at.travel(TODAY)
    const today = await sdl()

    expect(validateSchema(buildSchema(after))).toEqual([])
    expect(after).not.toContain('@deprecated')
    expect(back).toBe(after)
    expect(today).toContain('@deprecated')
    expect(await sdl('?at=2027-03-01')).toBe(after)
    expect(await sdl('?at=2027-02-28')).toBe(today)
  })

  it('is not served for a day that is none', async () => {
    const answer = await at.app.inject('/v2/schema.graphql?at=soon')

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ status: 400, detail: 'at must be a date such as 2027-03-01' })
  })
})
