import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { everything, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'
import { keysCommand } from '../../../cli/keys/keys.js'
import { openCredentials } from '../../../core/auth/credentials.js'
import type { Roles } from '../../../db/json.js'
import { INTEGRATION_ROLES } from './apikey.service.js'

/** The rights of a client that is created without roles over the API. */
const REST_ROLES: Roles = { ...INTEGRATION_ROLES, configuration: 'VIEWER' }

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const everyField = 'id name clientId clientSecret active createdAt lastModifiedAt'
const make = async (input: string) =>
  (await server.gql(`mutation { restApiKeyCreate(input: ${input}) { ${everyField} } }`)).restApiKeyCreate
const change = (id: string, input: string, ...key: string[]) =>
  server.gql(`mutation { restApiKeyUpdate(id: "${id}", input: ${input}) { ${everyField} } }`, {}, ...key)
const stored = () => server.db.selectFrom('control.restApiKey').select(['name', 'active', 'roles']).orderBy('id').execute()
const forbidden = (detail = '') => ({ errors: [{ message: `Forbidden resource${detail}`, code: 'FORBIDDEN' }] })

const tokenOf = async ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/oauth2/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }).toString(),
  })
  return { status: response.statusCode, token: response.json().access_token as string }
}

describe('making a client', () => {
  test('the response shows the complete secret, which gets a token with the standard rights', async () => {
    const made = await make('{ name: "ERP" }')
    const { status, token } = await tokenOf(made)

    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'ERP',
      clientId: expect.stringMatching(/^wharf_[\w-]{22}$/),
      clientSecret: expect.stringMatching(/^wharf_cs_[\w-]{43}$/),
      active: true,
      createdAt: TODAY,
      lastModifiedAt: TODAY,
    })
    expect(status).toBe(200)
    expect((await server.rest('POST /v2/taxes', { zone: 'NL' }, token)).status).toBe(201)
    expect((await server.rest('GET /v2/channels', undefined, token)).status).toBe(200)
    expect((await server.rest('POST /v2/channels', { name: 'x' }, token)).status).toBe(403)
  })

  test('the secret is masked in every other response, and stored nowhere', async () => {
    const made = await make('{ name: "ERP" }')
    const masked = { ...made, clientSecret: `************${made.clientSecret.slice(-4)}` }

    const { restApiKey } = await server.gql(`{ restApiKey(id: "${made.id}") { ${everyField} } }`)
    const { restApiKeys } = await server.gql(`{ restApiKeys(input: { ids: ["${made.id}"] }) { items { ${everyField} } } }`)
    const { restApiKeyUpdate } = await change(made.id, '{ name: "WMS" }')

    expect([restApiKey, restApiKeys.items, restApiKeyUpdate]).toEqual([masked, [masked], { ...masked, name: 'WMS' }])
    const rows = await server.db.selectFrom('control.restApiKey').selectAll().execute()
    expect(JSON.stringify(rows.map((row) => ({ ...row, secretHash: row.secretHash.toString('latin1') })))).not.toContain(
      made.clientSecret.slice('wharf_cs_'.length, -4),
    )
  })

  test('a caller who lacks one of the standard rights cannot create a client', async () => {
    const { pricing: _, ...withoutPricing } = REST_ROLES
    const maker = await server.keyFor({ ...withoutPricing, apikey: 'OWNER' })
    const allowed = await server.keyFor({ ...REST_ROLES, apikey: 'OWNER' })
    const before = await stored()
    const asked = 'mutation { restApiKeyCreate(input: { name: "ERP" }) { name } }'

    expect(await server.gql(asked, {}, maker)).toEqual(forbidden(': cannot grant pricing.OWNER'))
    expect(await stored()).toEqual(before)
    expect(await server.gql(asked, {}, allowed)).toEqual({ restApiKeyCreate: { name: 'ERP' } })
  })

  test('one that an operator creates on the command line can load a catalogue, including value sets', async () => {
    for (const [name, value] of Object.entries({ DATABASE_URL: server.url, WHARF_CLOCK: TODAY })) vi.stubEnv(name, value)
    const printed = vi.spyOn(console, 'log').mockReturnValue()
    await keysCommand(['create', '--name', 'erp', '--rest'])
    const [clientId = '', clientSecret = ''] = printed.mock.calls.join().match(/wharf_\S+/g) ?? []

    const { token } = await tokenOf({ clientId, clientSecret })
    const load = async (line: string, body: object) => (await server.rest(line, body, token)).body.data?.[0]?.success

    const valuesets = [{ name: 'COLOR', valuesetItems: [{ value: 'red' }] }]
    expect(await load('POST /v2/valuesets/bulk/name', { valuesets })).toBe(true)
    expect(await load('POST /v2/products/bulk/sku', { products: [{ sku: 'A-1' }] })).toBe(true)
    expect((await stored()).find(({ name }) => name === 'erp')?.roles).toEqual(INTEGRATION_ROLES)
  })

  test('one that is created inactive gets no token', async () => {
    const made = await make('{ name: "ERP", active: false }')

    expect(made.active).toBe(false)
    expect((await tokenOf(made)).status).toBe(401)
  })
})

describe('changing a client', () => {
  test('a renamed client that was disabled stays disabled', async () => {
    const made = await make('{ name: "ERP", active: false }')
    server.travel('2026-11-16T00:00:00.000Z')

    expect((await change(made.id, '{ name: "WMS" }')).restApiKeyUpdate).toMatchObject({
      name: 'WMS',
      active: false,
      createdAt: TODAY,
      lastModifiedAt: '2026-11-16T00:00:00.000Z',
    })
    expect(await change(made.id, '{ name: null }')).toEqual({
      errors: [{ message: 'name must not be null', code: 'VALIDATION_ERROR' }],
    })
  })

  test('the tokens of a disabled client stop working at once on this server, and on others within a second', async () => {
    const made = await make('{ name: "ERP" }')
    const { token } = await tokenOf(made)
    let now = 0
    const elsewhere = openCredentials(server.tenants.control, server.clock, undefined, () => now)
    expect([(await elsewhere.byToken(token)).kind, (await server.rest('GET /v2/taxes', undefined, token)).status]).toEqual([
      'client',
      200,
    ])

    await change(made.id, '{ active: false }')
    const here = await server.rest('GET /v2/taxes', undefined, token)
    now = 1000

    expect([here.status, here.body.error.code]).toEqual([401, 401])
    expect((await elsewhere.byToken(token)).kind).toBe('nobody')
    expect((await tokenOf(made)).status).toBe(401)
    await change(made.id, '{ active: true }')
    expect((await server.rest('GET /v2/taxes', undefined, token)).status).toBe(200)
  })

  test('a deleted client and its tokens no longer exist', async () => {
    const made = await make('{ name: "ERP" }')
    const { token } = await tokenOf(made)
    const missing = { errors: [{ message: `RestApiKey with id [${made.id}] not found`, code: 'REST_API_KEY_NOT_FOUND_ERROR' }] }

    expect(await server.gql(`mutation { restApiKeyDelete(id: "${made.id}") }`)).toEqual({ restApiKeyDelete: true })
    expect((await server.rest('GET /v2/taxes', undefined, token)).status).toBe(401)
    expect(await server.gql(`mutation { restApiKeyDelete(id: "${made.id}") }`)).toEqual(missing)
    expect(await server.gql(`{ restApiKey(id: "${made.id}") { id } }`)).toEqual(missing)
    expect(await change(made.id, '{ name: "x" }')).toEqual(missing)
  })
})

describe('listing clients', () => {
  let ids: string[] = []
  beforeEach(async () => {
    ids = []
    for (const [day, input] of [
      ['2026-11-16', '{ name: "beta" }'],
      ['2026-11-17', '{ name: "alpha", active: false }'],
      ['2026-11-18', '{ name: "gamma" }'],
    ] as const) {
      server.travel(`${day}T00:00:00.000Z`)
      ids.push((await make(input)).id)
    }
    server.travel('2026-11-20T00:00:00.000Z')
    await change(ids[0]!, '{ name: "beta" }')
  })

  const found = async (input: string) => {
    const { restApiKeys, errors } = await server.gql(`{ restApiKeys(input: ${input}) { items { name } } }`)
    return errors ?? restApiKeys.items.map(({ name }: { name: string }) => name)
  }

  test('a page has its envelope', async () => {
    const paging = 'itemsFound offset page pages start end'

    expect(await server.gql(`{ restApiKeys { ${paging} } }`)).toEqual({
      restApiKeys: { itemsFound: 4, offset: 12, page: 1, pages: 1, start: 1, end: 4 },
    })
    expect(await server.gql(`{ restApiKeys(input: { page: 2, offset: 3 }) { ${paging} items { name } } }`)).toEqual({
      restApiKeys: { itemsFound: 4, offset: 3, page: 2, pages: 2, start: 4, end: 4, items: [{ name: 'gamma' }] },
    })
  })

  test('every filter narrows and every sort value sorts', async () => {
    const sorted = (field: string, order: string) =>
      found(`{ ids: ${JSON.stringify(ids)}, sortInputs: [{ field: ${field}, order: ${order} }] }`)

    expect(await found(`{ ids: ["${ids[2]}"] }`)).toEqual(['gamma'])
    expect(await found('{ active: false }')).toEqual(['alpha'])
    expect(await found('{ createdAt: { greaterThan: "2026-11-16T00:00:00Z", lessThan: "2026-11-17T00:00:00Z" } }')).toEqual([
      'beta',
      'alpha',
    ])
    expect(await found('{ lastModifiedAt: { greaterThan: "2026-11-18T00:00:00Z" } }')).toEqual(['beta', 'gamma'])
    expect(await sorted('ID', 'DESC')).toEqual(['gamma', 'alpha', 'beta'])
    expect(await sorted('NAME', 'ASC')).toEqual(['alpha', 'beta', 'gamma'])
    expect(await sorted('CREATED_AT', 'DESC')).toEqual(['gamma', 'alpha', 'beta'])
    expect(await sorted('LAST_MODIFIED_AT', 'DESC')).toEqual(['beta', 'gamma', 'alpha'])
    expect(await sorted('ACTIVE', 'ASC')).toEqual(['alpha', 'beta', 'gamma'])
  })
})

test('reading clients needs a viewer, changing an editor, creating and deleting an owner', async () => {
  const { id } = await make('{ name: "ERP" }')
  const stranger = await server.keyFor({ ...everything, apikey: 'NONE' })
  const viewer = await server.keyFor({ apikey: 'VIEWER' })
  const editor = await server.keyFor({ ...everything, apikey: 'EDITOR' })
  const before = await stored()

  for (const query of ['{ restApiKeys { itemsFound } }', `{ restApiKey(id: "${id}") { name } }`])
    expect(await server.gql(query, {}, stranger)).toEqual(forbidden())
  expect(await server.gql(`{ restApiKey(id: "${id}") { name } }`, {}, viewer)).toEqual({ restApiKey: { name: 'ERP' } })
  expect(await change(id, '{ name: "y" }', viewer)).toEqual(forbidden())
  expect(await server.gql('mutation { restApiKeyCreate(input: { name: "z" }) { id } }', {}, editor)).toEqual(forbidden())
  expect(await server.gql(`mutation { restApiKeyDelete(id: "${id}") }`, {}, editor)).toEqual(forbidden())
  expect(await stored()).toEqual(before)
  expect((await change(id, '{ name: "y" }', editor)).restApiKeyUpdate.name).toBe('y')
})
