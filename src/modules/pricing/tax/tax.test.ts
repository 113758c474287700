import { beforeEach, describe, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const make = (zone: string, code: string, percentage = 21, more = '') =>
  server.gql(`mutation { taxCreate(input: { zone: "${zone}", code: ${code}, percentage: ${percentage} ${more} }) { id } }`)
const codes = async (input: string) =>
  (await server.gql(`{ taxes(input: ${input}) { items { zone code } } }`)).taxes.items.map(
    ({ zone, code }: { zone: string; code: string }) => zone + code,
  )

describe('finding a tax', () => {
  test('by its id, or by zone and code, on both interfaces', async () => {
    const { taxCreate } = await server.gql(
      'mutation { taxCreate(input: { zone: "nl", code: H, percentage: 21 }) { id zone percentage } }',
    )

    expect(taxCreate).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), zone: 'NL', percentage: 21 })
    expect(await server.gql(`{ tax(id: "${taxCreate.id}") { code } }`)).toEqual({ tax: { code: 'H' } })
    expect(await server.gql('{ tax(zone: "NL", code: H) { id } }')).toEqual({ tax: { id: taxCreate.id } })
    const expected = {
      id: 1,
      uuid: taxCreate.id,
      code: 'H',
      zone: 'NL',
      percentage: 21,
      exportCode: null,
      createdAt: '2026-11-15T12:00:00.000Z',
      createdBy: null,
      lastModifiedAt: '2026-11-15T12:00:00.000Z',
      lastModifiedBy: null,
      shopId: 1,
    }
    for (const path of ['NL/H', '1', taxCreate.id])
      expect(await server.rest(`GET /v2/taxes/${path}`)).toMatchObject({ status: 200, body: expected })
  })

  test('one that does not exist is not found, whatever the key looks like', async () => {
    const id = '00000000-0000-7000-8000-000000000000'

    for (const key of [`id: "${id}"`, 'id: "no-uuid"', 'zone: "NL", code: H'])
      expect((await server.gql(`{ tax(${key}) { id } }`)).errors[0]).toEqual({
        message: expect.stringMatching(/^Tax with .* not found$/),
        code: 'TAX_NOT_FOUND_ERROR',
      })
    for (const path of ['7', id, 'abc', '99999999999', 'NL/H']) {
      const { status, body } = await server.rest(`GET /v2/taxes/${path}`)
      expect([status, body.error.code, body.error.type]).toEqual([404, 10008, 'NotFound'])
    }
    expect((await server.rest('GET /v2/taxes/NL/H')).body.error.messages).toEqual(['Tax with zone [NL] and code [H] not found'])
  })

  test('without any key, the error lists the possible ones', async () => {
    expect(await server.gql('{ tax(zone: "NL") { id } }')).toEqual({
      errors: [{ message: 'At least one lookup must be provided: id, or zone and code', code: 'VALIDATION_ERROR' }],
    })
  })
})

describe('making and changing a tax', () => {
  test('a second tax of the same code in the same zone is refused', async () => {
    await make('NL', 'H')

    expect(await make('NL', 'H', 9)).toEqual({
      errors: [{ message: 'Tax already exists', code: 'TAX_ALREADY_EXISTS_ERROR' }],
    })
    const { status, body } = await server.rest('POST /v2/taxes', { zone: 'NL', code: 'H' })
    expect([status, body.error]).toEqual([
      400,
      expect.objectContaining({ code: 10017, type: 'PayloadValidationError', messages: ['Tax already exists'] }),
    ])
    expect(await server.gql('{ taxes { itemsFound items { percentage } } }')).toEqual({
      taxes: { itemsFound: 1, items: [{ percentage: 21 }] },
    })
  })

  test('omitted values have their defaults, and REST returns 201 with the object', async () => {
    const { status, body } = await server.rest('POST /v2/taxes', { zone: 'BE' })

    expect([status, body.percentage, body.code, body.exportCode]).toEqual([201, 0, null, null])
  })

  test('an update leaves what it does not name, also where the contract has a default', async () => {
    const { taxCreate } = await make('NL', 'H', 21, 'exportCode: "X1"')
    server.travel('2026-11-16T00:00:00.000Z')

    const literal = await server.gql(
      `mutation { taxUpdate(id: "${taxCreate.id}", input: { zone: "BE" }) { zone percentage exportCode createdAt lastModifiedAt } }`,
    )
    const variable = await server.gql(
      'mutation ($id: String!, $input: TaxUpdateInput!) { taxUpdate(id: $id, input: $input) { zone percentage exportCode } }',
      { id: taxCreate.id, input: { code: 'L' } },
    )
    const patched = await server.rest('PATCH /v2/taxes/1', { percentage: 6 })

    expect(literal.taxUpdate).toEqual({
      zone: 'BE',
      percentage: 21,
      exportCode: 'X1',
      createdAt: '2026-11-15T12:00:00.000Z',
      lastModifiedAt: '2026-11-16T00:00:00.000Z',
    })
    expect(variable.taxUpdate).toEqual({ zone: 'BE', percentage: 21, exportCode: 'X1' })
    expect(patched).toMatchObject({ status: 200, body: { zone: 'BE', code: 'L', percentage: 6, exportCode: 'X1' } })
  })

  test('null clears optional fields and is refused for required ones', async () => {
    const { taxCreate } = await make('NL', 'H', 21, 'exportCode: "X1"')

    const cleared = await server.gql(
      `mutation { taxUpdate(id: "${taxCreate.id}", input: { exportCode: null }) { exportCode percentage } }`,
    )
    const refused = await server.gql(`mutation { taxUpdate(id: "${taxCreate.id}", input: { zone: null }) { zone } }`)

    expect(cleared.taxUpdate).toEqual({ exportCode: null, percentage: 21 })
    expect(refused.errors).toEqual([{ message: 'zone must not be null', code: 'VALIDATION_ERROR' }])
    expect((await server.rest('GET /v2/taxes/1')).body.zone).toBe('NL')
  })

  test('every value that breaks a rule is named, and nothing is stored', async () => {
    const bad = await server.gql(
      'mutation { taxCreate(input: { zone: "NLD", percentage: 1.123456, exportCode: "far too long" }) { id } }',
    )
    const body = { zone: 'NLD', percentage: -1, exportCode: 'far too long' }
    const rest = await server.rest('POST /v2/taxes', body)

    expect(bad.errors).toEqual([
      {
        code: 'VALIDATION_ERROR',
        message:
          'zone must be two letters; percentage must have at most 5 decimals; exportCode must be at most 10 characters long',
      },
    ])
    expect([rest.status, rest.body.error.code, rest.headers['content-type']]).toEqual([
      400,
      10007,
      'application/problem+json; charset=utf-8',
    ])
    expect(rest.body.error.messages.map((message: string) => message.split(':')[0])).toEqual([
      '#/zone',
      '#/percentage',
      '#/exportCode',
    ])
    expect((await server.gql('{ taxes { itemsFound } }')).taxes.itemsFound).toBe(0)
  })

  test('a deleted tax is returned by REST and no longer exists in both', async () => {
    const { taxCreate } = await make('NL', 'H')
    await make('NL', 'L')

    expect(await server.gql(`mutation { taxDelete(id: "${taxCreate.id}") }`)).toEqual({ taxDelete: true })
    expect(await server.rest('DELETE /v2/taxes/2')).toMatchObject({ status: 200, body: { id: 2, code: 'L' } })
    expect((await server.gql(`mutation { taxDelete(id: "${taxCreate.id}") }`)).errors[0].code).toBe('TAX_NOT_FOUND_ERROR')
    expect((await server.rest('DELETE /v2/taxes/2')).status).toBe(404)
  })
})

describe('searching taxes', () => {
  beforeEach(async () => {
    await make('NL', 'H', 21, 'exportCode: "b"')
    server.travel('2026-11-16T00:00:00.000Z')
    await make('NL', 'L', 9, 'exportCode: "c"')
    server.travel('2026-11-17T00:00:00.000Z')
    await make('BE', 'H', 21.5, 'exportCode: "a"')
  })

  test('by code, zone and the instants of making and changing, both ends included', async () => {
    expect(await codes('{ code: H }')).toEqual(['NLH', 'BEH'])
    expect(await codes('{ zone: "nl" }')).toEqual(['NLH', 'NLL'])
    expect(await codes('{ createdAt: { greaterThan: "2026-11-16T00:00:00Z" } }')).toEqual(['NLL', 'BEH'])
    expect(await codes('{ lastModifiedAt: { lessThan: "2026-11-16T00:00:00Z" } }')).toEqual(['NLH', 'NLL'])
    const range = { createdAt: { from: '2026-11-16T00:00:00Z', to: '2026-11-16T00:00:00Z' } }
    expect((await server.rest('POST /v2/taxes/search', range)).body.data.map((tax: { code: string }) => tax.code)).toEqual(['L'])
    expect((await server.rest('GET /v2/taxes?zone=NL&code=L')).body.itemsFound).toBe(1)
  })

  test('in every order of the contract', async () => {
    const inOrder = (field: string, order = 'ASC') => codes(`{ sortInputs: [{ field: ${field}, order: ${order} }] }`)

    expect(await inOrder('ZONE')).toEqual(['BEH', 'NLH', 'NLL'])
    expect(await inOrder('CODE', 'DESC')).toEqual(['NLL', 'NLH', 'BEH'])
    expect(await inOrder('PERCENTAGE')).toEqual(['NLL', 'NLH', 'BEH'])
    expect(await inOrder('EXPORT_CODE')).toEqual(['BEH', 'NLH', 'NLL'])
    expect(await inOrder('CREATED_AT', 'desc')).toEqual(['BEH', 'NLL', 'NLH'])
    expect(await codes('{ sortInputs: [{ field: CODE }, { field: ZONE, order: DESC }] }')).toEqual(['NLH', 'BEH', 'NLL'])
  })
})

describe('many taxes at once', () => {
  const bulk = (taxes: object[], directives?: object) => server.rest('POST /v2/taxes/bulk/zoneAndCode', { taxes, directives })

  test('are created or changed by zone and code, each with its own result, in the order they were sent', async () => {
    await make('NL', 'H', 21, 'exportCode: "keep"')
    server.statements.length = 0

    const { status, body } = await bulk([
      { zone: 'NL', code: 'L', percentage: 9 },
      { zone: 'NL', code: 'H', percentage: 25 },
    ])

    expect([status, body]).toEqual([
      200,
      {
        data: [
          { action: 'create', id: 2, key: 'NL/L', lookupKey: 'zoneAndCode', success: true },
          { action: 'update', id: 1, key: 'NL/H', lookupKey: 'zoneAndCode', success: true },
        ],
        messages: ['Completed'],
        total: 2,
      },
    ])
    expect(server.statements.filter((sql) => !/^(begin|commit)$/.test(sql))).toHaveLength(1)
    expect((await server.rest('GET /v2/taxes/1')).body).toMatchObject({ percentage: 25, exportCode: 'keep' })
  })

  test('the same key twice in one request fails both, and not the others', async () => {
    const { body } = await bulk([
      { zone: 'NL', code: 'H', percentage: 1 },
      { zone: 'BE', code: 'H' },
      { zone: 'NL', code: 'H', percentage: 2 },
    ])

    expect(body.data.map(({ success }: { success: boolean }) => success)).toEqual([false, true, false])
    expect(body.data[0].error).toBe('Another item of this request has the same key')
    expect((await server.rest('GET /v2/taxes')).body.itemsFound).toBe(1)
  })

  test('skipCreate only changes, skipIfNotEmpty only fills gaps', async () => {
    await make('NL', 'H', 21, 'exportCode: "old"')
    await make('NL', 'L', 9)

    const updates = await bulk([{ zone: 'NL', code: 'N' }], { skipCreate: [] })
    await bulk(
      [
        { zone: 'NL', code: 'H', exportCode: 'new' },
        { zone: 'NL', code: 'L', exportCode: 'new' },
      ],
      { skipIfNotEmpty: ['exportCode'] },
    )

    expect(updates.body.data).toEqual([
      { key: 'NL/N', lookupKey: 'zoneAndCode', success: false, error: 'Tax not found, and skipCreate is set' },
    ])
    const { data } = (await server.rest('GET /v2/taxes')).body
    expect(data.map((tax: { exportCode: string }) => tax.exportCode)).toEqual(['old', 'new'])
  })

  test('a request of which no item has its key or the right shape, and an unknown lookup key, are refused', async () => {
    const missing = await bulk([{ zone: 'NL' }])
    const unknown = await server.rest('POST /v2/taxes/bulk/name', { taxes: [{ zone: 'NL', code: 'H' }] })
    const extra = await bulk([{ zone: 'NL', code: 'H', colour: 'red' }])

    expect([missing.status, missing.body.error.code, missing.body.error.messages]).toEqual([
      400,
      10016,
      ['#/taxes/0: lacks its lookup key [code]'],
    ])
    expect([unknown.status, unknown.body.error.code]).toEqual([400, 10006])
    expect([extra.status, extra.body.error.code, extra.body.error.messages]).toEqual([
      400,
      10007,
      ['#/taxes/0: extraneous key [colour] is not permitted'],
    ])
    expect((await server.rest('GET /v2/taxes')).body.itemsFound).toBe(0)
  })

  test('sixteen overlapping bulks at once never wait for each other in a ring', async () => {
    const zones = [...'ABCDEFGHIJ'].flatMap((a) => [...'KLMNOPQRST'].map((b) => a + b))
    const shuffled = () => zones.map((zone) => ({ zone, order: Math.random() })).sort((a, b) => a.order - b.order)

    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) => bulk(shuffled().map(({ zone }) => ({ zone, code: 'H', percentage: i })))),
    )

    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200))
    expect(answers.flatMap(({ body }) => body.data).filter(({ success }) => !success)).toEqual([])
    expect((await server.rest('GET /v2/taxes')).body.itemsFound).toBe(100)
  })
})

describe('deprecated items still work', () => {
  test('the shop of a tax is kept, found and sorted by; calculations ignore it, and a tax without one shows the channel of the key', async () => {
    const key = await server.keyFor({ pricing: 'OWNER' }, 7)
    const { taxCreate } = await server.gql(
      'mutation { taxCreate(input: { zone: "NL", code: H, shopId: 3 }) { id shopId } }',
      {},
      key,
    )
    await make('BE', 'H')
    const inRest = async (query: string) =>
      (await server.rest(`GET /v2/taxes?${query}`)).body.data.map(({ zone, shopId }: Answer) => zone + shopId)

    expect(taxCreate.shopId).toBe(3)
    expect(await server.gql('{ tax(zone: "NL", code: H, shopId: 3) { shopId } }', {}, key)).toEqual({ tax: { shopId: 3 } })
    expect((await server.gql('{ tax(zone: "NL", code: H, shopId: 4) { shopId } }')).errors[0].code).toBe('TAX_NOT_FOUND_ERROR')
    expect(await server.gql('{ tax(zone: "BE", code: H, shopId: 4) { shopId } }', {}, key)).toEqual({ tax: { shopId: 7 } })
    expect(await codes('{ shopId: 3 }')).toEqual(['NLH'])
    expect(await codes('{ shopId: 1 }')).toEqual(['BEH'])
    expect(await codes('{ shopId: 99 }')).toEqual([])
    expect([await inRest('shopId=3'), await inRest('shopId=1'), await inRest('shopId=99')]).toEqual([['NL3'], ['BE1'], []])
    expect((await server.rest('POST /v2/taxes', { zone: 'DE', code: 'H', shopId: 5 })).body.shopId).toBe(5)
    expect(await codes('{ sortInputs: [{ field: SHOP_ID }] }')).toEqual(['NLH', 'DEH', 'BEH'])
    expect((await server.rest('PATCH /v2/taxes/1', { shopId: 5 })).body.shopId).toBe(5)
    expect(await server.gql(`mutation { taxUpdate(id: "${taxCreate.id}", input: { percentage: 9 }) { shopId } }`)).toEqual({
      taxUpdate: { shopId: 5 },
    })
    expect(await server.gql(`mutation { taxUpdate(id: "${taxCreate.id}", input: { shopId: null }) { shopId } }`)).toEqual({
      taxUpdate: { shopId: 1 },
    })
    expect(await make('NL', 'H', 9, ', shopId: 8')).toEqual({
      errors: [{ message: 'Tax already exists', code: 'TAX_ALREADY_EXISTS_ERROR' }],
    })
  })

  test('the flags are in both descriptions', async () => {
    const sdl = (await server.app.inject('/v2/schema.graphql')).body
    const openapi = (await server.app.inject('/v2/openapi.json')).json()

    expect(sdl).toContain('shopId: Int! @deprecated(reason: "Taxes no longer belong to a shop.')
    for (const name of ['Tax', 'TaxResponse', 'TaxCreateInput', 'TaxUpdateInputDto'])
      expect(openapi.components.schemas[name].properties.shopId).toMatchObject({ deprecated: true, 'x-sunset': '2027-03-01' })
    expect(openapi.components.schemas.TaxSearchInput.properties.shopId).toBeUndefined()
    expect(openapi.paths['/v2/taxes'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'shopId', in: 'query', deprecated: true, 'x-sunset': '2027-03-01' }),
    )
  })
})
