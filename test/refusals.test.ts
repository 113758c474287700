import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from './contract/surface.js'
import { undone } from './rolled-back.js'
import { type Answer, everything, startTestServer, type TestServer } from './test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

/** The first error of a document, whole. */
const refusalOf = async (query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answer> => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
  })
  return answer.json().errors?.[0]?.message
}

/** Every path parameter and query parameter of every route, as an address in which it has the character U+0000. */
const unusableAddresses = Object.entries(routes).flatMap(([name, { queryParameters = {} }]) => {
  const params = [...name.matchAll(/\{(\w+)\}/g)].map(([text]) => text)
  const fill = (path: string) => path.replaceAll(/\{(\w+)\}/g, '1')
  return [
    ...params.map((param) => fill(name.replace(param, '%00'))),
    ...Object.keys(queryParameters).map((parameter) => `${fill(name)}?${parameter}=%00`),
  ]
})

test.each(unusableAddresses)('%s is refused: nothing has a key with that character', async (address) => {
  const answer = await server.rest(address, address.startsWith('GET') || address.startsWith('DELETE') ? undefined : {})

  expect([400, 404]).toContain(answer.status)
})

describe('a refusal says what would be accepted', () => {
  test('which right is missing, on both interfaces', async () => {
    const apikey = await server.keyFor({ product: 'VIEWER' })
    const token = await server.tokenFor({ product: 'VIEWER' })

    expect(await refusalOf('{ taxes { itemsFound } }', {}, { apikey })).toBe('Forbidden resource: needs pricing.VIEWER')
    expect((await server.rest('GET /v2/taxes', undefined, token)).body.error.messages).toEqual([
      'Forbidden resource: needs pricing.VIEWER',
    ])
  })

  test('whether a key is missing or wrong', async () => {
    expect(await refusalOf('{ channels { id } }')).toBe('Unauthorized: a valid apikey header is required')
    expect(await refusalOf('{ channels { id } }', {}, { apikey: 'wharf_gk_x' })).toBe(
      'Unauthorized: the key in the apikey header is unknown or inactive',
    )
  })

  test('which field is out of its range, and what the range is', async () => {
    const apikey = await server.keyFor(everything)
    const uuid = '0192a000-0000-7000-8000-000000000000'
    const cases: [document: string, message: string][] = [
      [
        'mutation { priceCreate(input: { productId: 1, list: 1, defaultTaxCode: H, per: 2147483647 }) { id } }',
        'per must be from 1 to 1000000000',
      ],
      [
        'mutation { carrierCreate(input: { name: "A", type: PICKUP, descriptions: [], shippingCost: 1e15 }) { id } }',
        'shippingCost must be from -9999999999 to 9999999999',
      ],
      [`mutation { surchargeUpdate(id: "${uuid}", input: { value: 1e15 }) { id } }`, 'value must be at most 1000000000000'],
      ['{ payment(searchBy: { orderId: 4e9 }) { id } }', 'searchBy.orderId must be from 1 to 2147483647'],
      [
        '{ templateErrorLogs(input: { dateFrom: "275760-09-13T00:00:00Z" }) { itemsFound } }',
        'dateFrom must be an ISO 8601 date',
      ],
      [
        `mutation { cartUpdate(id: "${uuid}", input: { postageData: { requestDate: "soon" } }) { cartId } }`,
        'postageData.requestDate must be an ISO 8601 date',
      ],
      [
        `mutation { cartUpdate(id: "${uuid}", input: { postageData: { requestDate: 5 } }) { cartId } }`,
        'A date must be a string in ISO 8601',
      ],
    ]

    for (const [document, message] of cases) expect(await refusalOf(document, {}, { apikey })).toBe(message)
    const { body } = await server.rest('POST /v2/prices/bulk', {
      prices: [{ productId: 1, list: 1, defaultTaxCode: 'H', per: 2_147_483_647 }],
    })
    expect(body.error.messages).toEqual(['#/prices/0/per: must be <= 1000000000'])
    expect((await server.rest('GET /v2/taxes/%00/H')).status).toBe(404)
  })

  test('which values an enum has, in a document and in a variable', async () => {
    const sort = 'query ($field: TaxSortField!) { taxes(input: { sortInputs: [{ field: $field, order: ASC }] }) { itemsFound } }'

    expect(await refusalOf('{ taxes(input: { sortInputs: [{ field: PRICE, order: ASC }] }) { itemsFound } }')).toMatch(
      /^Value "PRICE" does not exist in "TaxSortField" enum\. It must be one of ID, .*PERCENTAGE.*\.$/,
    )
    expect(await refusalOf(sort, { field: 'PRICE' })).toMatch(/"PRICE".* It must be one of ID, .*PERCENTAGE.*\.$/)
    expect(
      await refusalOf(
        '{ taxes(input: { createdAt: { from: "soon" } }) { itemsFound } }',
        {},
        { apikey: await server.keyFor({ pricing: 'VIEWER' }) },
      ),
    ).toBe('createdAt.from must be an ISO 8601 date')
  })
})

test('a product without anything that describes it is refused', async () => {
  for (const body of [{}, { names: [], sku: '' }, { unit: 3 }])
    expect((await server.rest('POST /v2/products', body)).body.error.messages).toEqual([
      '#/names: or sku must be given for a new product',
    ])
})

test('date ranges take from and to, and greaterThan and lessThan, on both interfaces', () =>
  undone(server, async () => {
    await server.rest('POST /v2/taxes', { zone: 'NL', code: 'H', percentage: 21 })
    const found = async (range: object) => {
      const rest = (await server.rest('POST /v2/taxes/search', { createdAt: range })).body
      const query = 'query ($range: DateSearchInput) { taxes(input: { createdAt: $range }) { itemsFound } }'
      const graphql = await server.gql(query, { range })
      return [rest.itemsFound ?? rest.error.messages, graphql.taxes?.itemsFound ?? graphql.errors[0].message]
    }

    expect(await found({ from: '2026-11-15', to: '2026-11-15' })).toEqual([1, 1])
    expect(await found({ greaterThan: '2026-11-15', lessThan: '2026-11-15' })).toEqual([1, 1])
    expect(await found({ from: '2026-11-16' })).toEqual([0, 0])
    expect(await found({ lessThan: '2026-11-14' })).toEqual([0, 0])
    expect(await found({ from: '2026-11-15', greaterThan: '2026-11-16' })).toEqual([
      ['#/createdAt/from: contradicts greaterThan'],
      'createdAt.from contradicts greaterThan',
    ])
  }))

test('more values of a value set than fit on a page are cut in GraphQL, and refused in REST', async () => {
  const { valuesetItems, valuesets } = await server.gql(
    '{ valuesetItems(input: { offset: 1000 }) { offset } valuesets(input: { offset: 1000 }) { offset } }',
  )

  expect([valuesetItems.offset, valuesets.offset]).toEqual([100, 100])
  expect((await server.rest('GET /v2/valuesets?offset=1000')).body.error.code).toBe(10015)
})

test('a number that neither a product nor its description has is absent, and never 0', () =>
  undone(server, async () => {
    const described = (name: string, type: string, more: object = {}) => ({ name, type, attributeClass: 'PRODUCT', ...more })
    const { body } = await server.rest('POST /v2/attributedescriptions/bulk/name', {
      attributeDescriptions: [
        described('WIDTH', 'INT'),
        described('WEIGHT', 'DECIMAL'),
        described('PIECES', 'INT', { defaultValue: { intValue: 0 } }),
        described('RELEASED', 'DATETIME'),
      ],
    })
    expect(body.data?.map(({ success }: Answer) => success)).toEqual([true, true, true, true])
    const { id } = (await server.rest('POST /v2/products', { sku: 'A' })).body
    const shown = async () => {
      const page = (await server.rest(`GET /v2/products/id/${id}/attributes`)).body
      const values = page.data.map(({ attributeDescriptionName, value }: Answer) => [attributeDescriptionName, value])
      return { values, itemsFound: page.itemsFound }
    }

    expect(await shown()).toEqual({
      values: [
        ['PIECES', { intValue: 0 }],
        ['RELEASED', { dateTimeValue: null }],
      ],
      itemsFound: 2,
    })
    await server.rest('POST /v2/products/sku/A/attributes/bulk', {
      attributes: [{ attributeDescriptionName: 'WIDTH', value: { intValue: 0 } }],
    })
    expect((await shown()).values).toContainEqual(['WIDTH', { intValue: 0 }])
  }))
