import { beforeEach, describe, expect, test } from 'vitest'
import { everything, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'
import { openCredentials } from '../../../core/auth/credentials.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const everyField = 'id name key active roles { roleDefinitionName access } channelId createdAt lastModifiedAt'
const make = async (input: string, key?: string) =>
  (await server.gql(`mutation { gqlApiKeyCreate(input: ${input}) { ${everyField} } }`, {}, ...(key ? [key] : []))).gqlApiKeyCreate
const change = (id: string, input: string, key?: string) =>
  server.gql(`mutation { gqlApiKeyUpdate(id: "${id}", input: ${input}) { ${everyField} } }`, {}, ...(key ? [key] : []))
const read = async (id: string) => (await server.gql(`{ gqlApiKey(id: "${id}") { ${everyField} } }`)).gqlApiKey
const stored = () =>
  server.db.selectFrom('control.gqlApiKey').select(['name', 'roles', 'active', 'channelId']).orderBy('id').execute()
const forbidden = (detail = '') => ({ errors: [{ message: `Forbidden resource${detail}`, code: 'FORBIDDEN' }] })

describe('making a key', () => {
  test('the response shows the complete key, which has the access of its roles', async () => {
    const made = await make(`{
      name: "Storefront"
      roles: [{ roleDefinitionName: "product", access: VIEWER }, { roleDefinitionName: "configuration", access: VIEWER }]
    }`)

    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Storefront',
      key: expect.stringMatching(/^wharf_gk_[\w-]{43}$/),
      active: true,
      roles: [
        { roleDefinitionName: 'configuration', access: 'VIEWER' },
        { roleDefinitionName: 'product', access: 'VIEWER' },
      ],
      channelId: 1,
      createdAt: TODAY,
      lastModifiedAt: TODAY,
    })
    expect(await server.gql('{ shops { name } }', {}, made.key)).toEqual({ shops: [{ name: 'Default' }] })
    expect(await server.gql('{ gqlApiKeys { itemsFound } }', {}, made.key)).toEqual(forbidden())
  })

  test('the key is masked in every other response, and stored nowhere', async () => {
    const made = await make('{ name: "Storefront" }')
    const masked = `************${made.key.slice(-4)}`

    const one = await read(made.id)
    const { gqlApiKeys } = await server.gql(`{ gqlApiKeys(input: { ids: ["${made.id}"] }) { items { ${everyField} } } }`)
    const { gqlApiKeyUpdate } = await change(made.id, '{ name: "Shop" }')

    expect(one).toEqual({ ...made, key: masked })
    expect(gqlApiKeys.items).toEqual([{ ...made, key: masked }])
    expect(gqlApiKeyUpdate).toEqual({ ...made, key: masked, name: 'Shop' })
    const rows = await server.db.selectFrom('control.gqlApiKey').selectAll().execute()
    const text = JSON.stringify(rows.map((row) => ({ ...row, keyHash: row.keyHash.toString('latin1') })))
    expect(text).not.toContain(made.key)
    expect(text).not.toContain(made.key.slice('wharf_gk_'.length, -4))
  })

  test('two keys made in one document show each its own', async () => {
    const { a, b } = await server.gql(`mutation {
      a: gqlApiKeyCreate(input: { name: "a" }) { key }
      b: gqlApiKeyCreate(input: { name: "b", active: false, channelId: null }) { key active channelId roles { access } }
    }`)

    expect(a.key).not.toBe(b.key)
    expect(b).toEqual({ key: expect.stringMatching(/^wharf_gk_/), active: false, channelId: null, roles: [] })
    expect((await server.gql('{ channels { id } }', {}, b.key)).errors[0].code).toBe('UNAUTHENTICATED')
    expect(await server.gql('{ channels { id } }', {}, a.key)).toEqual({ channels: [{ id: 1 }] })
  })

  test('an unknown role, and one that is named twice, are refused by name', async () => {
    const before = await stored()

    const answer = await server.gql(`mutation { gqlApiKeyCreate(input: { name: "x", roles: [
      { roleDefinitionName: "product", access: VIEWER }
      { roleDefinitionName: "wizard", access: OWNER }
      { roleDefinitionName: "product", access: OWNER }
    ] }) { id } }`)

    expect(answer).toEqual({
      errors: [
        {
          code: 'VALIDATION_ERROR',
          message:
            'roles[1].roleDefinitionName must be one of apikey, configuration, logistics, order, pricing, product, role, shop, system, user; ' +
            'roles[2].roleDefinitionName repeats the role product',
        },
      ],
    })
    expect(await stored()).toEqual(before)
  })

  test('the channel of a key must exist', async () => {
    const before = await stored()

    expect(await server.gql('mutation { gqlApiKeyCreate(input: { name: "x", channelId: 7 }) { id } }')).toEqual({
      errors: [{ message: 'channelId refers to the channel 7, which does not exist', code: 'VALIDATION_ERROR' }],
    })
    expect(await stored()).toEqual(before)
  })

  test('nobody grants more than they have', async () => {
    const maker = await server.keyFor({ apikey: 'OWNER', product: 'EDITOR' })
    const before = await stored()
    const asked = (roles: string) =>
      server.gql(`mutation { gqlApiKeyCreate(input: { name: "x", roles: ${roles} }) { active } }`, {}, maker)

    expect(
      await asked('[{ roleDefinitionName: "product", access: OWNER }, { roleDefinitionName: "user", access: VIEWER }]'),
    ).toEqual(forbidden(': cannot grant product.OWNER, user.VIEWER'))
    expect(await stored()).toEqual(before)
    expect(
      await asked('[{ roleDefinitionName: "product", access: EDITOR }, { roleDefinitionName: "user", access: NONE }]'),
    ).toEqual({ gqlApiKeyCreate: { active: true } })
  })
})

describe('changing a key', () => {
  test('a renamed key that was disabled stays disabled', async () => {
    const made = await make('{ name: "Storefront", active: false }')
    server.travel('2026-11-16T00:00:00.000Z')

    const literal = await change(made.id, '{ name: "Shop" }')
    const variable = await server.gql(
      'mutation ($id: String!, $input: GqlApiKeyUpdateInput!) { gqlApiKeyUpdate(id: $id, input: $input) { name active } }',
      { id: made.id, input: { name: 'Web' } },
    )

    expect(literal.gqlApiKeyUpdate).toMatchObject({
      name: 'Shop',
      active: false,
      createdAt: TODAY,
      lastModifiedAt: '2026-11-16T00:00:00.000Z',
    })
    expect(variable).toEqual({ gqlApiKeyUpdate: { name: 'Web', active: false } })
  })

  test('a disabled key is refused at once on this server, and on others within a second', async () => {
    const made = await make('{ name: "Storefront" }')
    let now = 0
    const elsewhere = openCredentials(server.tenants.control, server.clock, undefined, () => now)
    expect([(await elsewhere.byApiKey(made.key)).kind, await server.gql('{ channels { id } }', {}, made.key)]).toEqual([
      'key',
      { channels: [{ id: 1 }] },
    ])

    await change(made.id, '{ active: false }')
    const here = await server.gql('{ channels { id } }', {}, made.key)
    now = 1000

    expect(here).toEqual({
      errors: [{ message: 'Unauthorized: the key in the apikey header is unknown or inactive', code: 'UNAUTHENTICATED' }],
    })
    expect((await elsewhere.byApiKey(made.key)).kind).toBe('nobody')
    await change(made.id, '{ active: true }')
    expect(await server.gql('{ channels { id } }', {}, made.key)).toEqual({ channels: [{ id: 1 }] })
  })

  test('a lookup that ran while keys changed is not cached', async () => {
    const made = await make('{ name: "Storefront" }')

    const looking = server.credentials.byApiKey(made.key)
    server.credentials.forget()
    const seen = await looking
    await server.db.updateTable('control.gqlApiKey').set({ active: false }).where('uuid', '=', made.id).execute()

    expect([seen.kind, (await server.credentials.byApiKey(made.key)).kind]).toEqual(['key', 'nobody'])
  })

  test('new roles replace all earlier ones, at once; null removes them', async () => {
    const made = await make('{ name: "x", roles: [{ roleDefinitionName: "configuration", access: OWNER }] }')

    const changed = await change(made.id, '{ roles: [{ roleDefinitionName: "pricing", access: VIEWER }] }')
    const [taxes, shops] = [
      await server.gql('{ taxes { itemsFound } }', {}, made.key),
      await server.gql('{ shops { name } }', {}, made.key),
    ]
    const cleared = await change(made.id, '{ roles: null }')

    expect(changed.gqlApiKeyUpdate.roles).toEqual([{ roleDefinitionName: 'pricing', access: 'VIEWER' }])
    expect([taxes, shops]).toEqual([{ taxes: { itemsFound: 0 } }, forbidden()])
    expect(cleared.gqlApiKeyUpdate.roles).toEqual([])
  })

  test('changing roles is a grant; renaming and switching are not', async () => {
    const made = await make('{ name: "x", roles: [{ roleDefinitionName: "product", access: VIEWER }] }')
    const editor = await server.keyFor({ apikey: 'EDITOR', product: 'VIEWER' })

    const granted = await change(made.id, '{ roles: [{ roleDefinitionName: "product", access: EDITOR }] }', editor)
    const unchanged = await read(made.id)
    const renamed = await change(made.id, '{ name: "y", active: false }', editor)
    const reactivated = await change(made.id, '{ active: true }', editor)

    expect(granted).toEqual(forbidden(': cannot grant product.EDITOR'))
    expect(unchanged.roles).toEqual(made.roles)
    expect(renamed.gqlApiKeyUpdate).toMatchObject({ name: 'y', active: false, roles: made.roles })
    expect(reactivated.gqlApiKeyUpdate).toMatchObject({ active: true, roles: made.roles })
  })

  test('nobody renames, disables, weakens or deletes a key that has more rights than they have', async () => {
    const made = await make('{ name: "x", roles: [{ roleDefinitionName: "system", access: OWNER }] }')
    const { restApiKeyCreate: client } = await server.gql('mutation { restApiKeyCreate(input: { name: "ERP" }) { id } }')
    const owner = await server.keyFor({ apikey: 'OWNER', product: 'OWNER' })
    const before = await stored()
    const stronger = (roles: string) => forbidden(`: the key has more rights than you: ${roles}`)

    for (const input of ['{ name: "y" }', '{ active: false }', '{ roles: [] }', '{ channelId: null }'])
      expect(await change(made.id, input, owner)).toEqual(stronger('system.OWNER'))
    expect(await server.gql(`mutation { gqlApiKeyDelete(id: "${made.id}") }`, {}, owner)).toEqual(stronger('system.OWNER'))
    const disabled = await server.gql(
      `mutation { restApiKeyUpdate(id: "${client.id}", input: { active: false }) { id } }`,
      {},
      owner,
    )
    const removed = await server.gql(`mutation { restApiKeyDelete(id: "${client.id}") }`, {}, owner)

    for (const answer of [disabled, removed]) expect(answer.errors).toMatchObject([{ code: 'FORBIDDEN' }])
    expect(await stored()).toEqual(before)
    expect((await server.gql('{ restApiKeys { items { name active } } }')).restApiKeys.items).toContainEqual({
      name: 'ERP',
      active: true,
    })
  })

  test('its channel must exist; null unbinds it, and required fields cannot be null', async () => {
    const made = await make('{ name: "x" }')
    await server.gql('mutation { channelCreate(input: { name: "Web" }) { id } }')

    const unknown = await change(made.id, '{ channelId: 7, name: "y" }')
    const nameless = await change(made.id, '{ name: null }')
    const untouched = await read(made.id)
    const bound = await change(made.id, '{ channelId: 2 }')
    const unbound = await change(made.id, '{ channelId: null }')

    expect(unknown).toEqual({
      errors: [{ message: 'channelId refers to the channel 7, which does not exist', code: 'VALIDATION_ERROR' }],
    })
    expect(nameless).toEqual({ errors: [{ message: 'name must not be null', code: 'VALIDATION_ERROR' }] })
    expect(untouched).toMatchObject({ name: 'x', channelId: 1 })
    expect([bound.gqlApiKeyUpdate.channelId, unbound.gqlApiKeyUpdate.channelId]).toEqual([2, null])
  })

  test('the channel of the key is what the caller acts for', async () => {
    await server.gql('mutation { channelCreate(input: { name: "Web" }) { id } taxCreate(input: { zone: "NL" }) { id } }')
    const { key } = await make('{ name: "x", channelId: 2, roles: [{ roleDefinitionName: "pricing", access: VIEWER }] }')

    expect(await server.gql('{ taxes { items { shopId } } }', {}, key)).toEqual({ taxes: { items: [{ shopId: 2 }] } })
  })

  test('a deleted key has no access and is not found', async () => {
    const made = await make('{ name: "x" }')
    await server.gql('{ channels { id } }', {}, made.key)
    const missing = { errors: [{ message: `GqlApiKey with id [${made.id}] not found`, code: 'GQL_API_KEY_NOT_FOUND_ERROR' }] }

    expect(await server.gql(`mutation { gqlApiKeyDelete(id: "${made.id}") }`)).toEqual({ gqlApiKeyDelete: true })
    expect((await server.gql('{ channels { id } }', {}, made.key)).errors[0].code).toBe('UNAUTHENTICATED')
    expect(await server.gql(`mutation { gqlApiKeyDelete(id: "${made.id}") }`)).toEqual(missing)
    expect(await server.gql(`{ gqlApiKey(id: "${made.id}") { id } }`)).toEqual(missing)
    expect(await change(made.id, '{ name: "y" }')).toEqual(missing)
    expect((await server.gql('{ gqlApiKey(id: "no-uuid") { id } }')).errors[0].code).toBe('GQL_API_KEY_NOT_FOUND_ERROR')
  })
})

describe('listing keys', () => {
  let ids: string[] = []
  beforeEach(async () => {
    await server.gql('mutation { channelCreate(input: { name: "Web" }) { id } }')
    ids = []
    for (const [day, input] of [
      ['2026-11-16', '{ name: "beta", channelId: 2 }'],
      ['2026-11-17', '{ name: "alpha", active: false }'],
      ['2026-11-18', '{ name: "gamma", channelId: 2 }'],
    ] as const) {
      server.travel(`${day}T00:00:00.000Z`)
      ids.push((await make(input)).id)
    }
    server.travel('2026-11-20T00:00:00.000Z')
    await change(ids[0]!, '{ name: "beta" }')
  })

  const found = async (input: string) => {
    const { gqlApiKeys, errors } = await server.gql(`{ gqlApiKeys(input: ${input}) { items { name } } }`)
    return errors ?? gqlApiKeys.items.map(({ name }: { name: string }) => name)
  }

  test('a page has its envelope, twelve to the page unless asked otherwise', async () => {
    const paging = 'itemsFound offset page pages start end'

    expect(await server.gql(`{ gqlApiKeys { ${paging} items { name } } }`)).toEqual({
      gqlApiKeys: {
        itemsFound: 4,
        offset: 12,
        page: 1,
        pages: 1,
        start: 1,
        end: 4,
        items: [{ name: 'test' }, { name: 'beta' }, { name: 'alpha' }, { name: 'gamma' }],
      },
    })
    expect(await server.gql(`{ gqlApiKeys(input: { page: 2, offset: 3 }) { ${paging} items { name } } }`)).toEqual({
      gqlApiKeys: { itemsFound: 4, offset: 3, page: 2, pages: 2, start: 4, end: 4, items: [{ name: 'gamma' }] },
    })
  })

  test('every filter narrows', async () => {
    expect(await found(`{ ids: ["${ids[0]}", "${ids[2]}"] }`)).toEqual(['beta', 'gamma'])
    expect(await found('{ active: false }')).toEqual(['alpha'])
    expect(await found('{ active: true, channelIds: [1] }')).toEqual(['test'])
    expect(await found('{ channelIds: [2, 5] }')).toEqual(['beta', 'gamma'])
    expect(await found('{ createdAt: { greaterThan: "2026-11-17T00:00:00Z", lessThan: "2026-11-17T00:00:00Z" } }')).toEqual([
      'alpha',
    ])
    expect(await found('{ lastModifiedAt: { greaterThan: "2026-11-18T00:00:00Z" } }')).toEqual(['beta', 'gamma'])
    expect(await found('{ ids: ["no-uuid"] }')).toEqual([{ message: 'ids[0] must be a uuid', code: 'VALIDATION_ERROR' }])
  })

  test('every sort value sorts', async () => {
    const sorted = (field: string, order: string) =>
      found(`{ ids: ${JSON.stringify(ids)}, sortInputs: [{ field: ${field}, order: ${order} }] }`)

    expect(await sorted('ID', 'DESC')).toEqual(['gamma', 'alpha', 'beta'])
    expect(await sorted('NAME', 'ASC')).toEqual(['alpha', 'beta', 'gamma'])
    expect(await sorted('CREATED_AT', 'DESC')).toEqual(['gamma', 'alpha', 'beta'])
    expect(await sorted('LAST_MODIFIED_AT', 'ASC')).toEqual(['alpha', 'gamma', 'beta'])
    expect(await sorted('CHANNEL_ID', 'DESC')).toEqual(['beta', 'gamma', 'alpha'])
    expect(await sorted('ACTIVE', 'ASC')).toEqual(['alpha', 'beta', 'gamma'])
  })
})

test('reading keys needs a viewer, changing an editor, creating and deleting an owner', async () => {
  const { id } = await make('{ name: "x" }')
  const stranger = await server.keyFor({ ...everything, apikey: 'NONE' })
  const viewer = await server.keyFor({ apikey: 'VIEWER' })
  const editor = await server.keyFor({ apikey: 'EDITOR' })
  const before = await stored()

  for (const query of ['{ gqlApiKeys { itemsFound } }', `{ gqlApiKey(id: "${id}") { name } }`])
    expect(await server.gql(query, {}, stranger)).toEqual(forbidden())
  expect(await server.gql(`{ gqlApiKey(id: "${id}") { name } }`, {}, viewer)).toEqual({ gqlApiKey: { name: 'x' } })
  expect(await change(id, '{ name: "y" }', viewer)).toEqual(forbidden())
  expect(await server.gql('mutation { gqlApiKeyCreate(input: { name: "z" }) { id } }', {}, editor)).toEqual(forbidden())
  expect(await server.gql(`mutation { gqlApiKeyDelete(id: "${id}") }`, {}, editor)).toEqual(forbidden())
  expect(await stored()).toEqual(before)
  expect((await change(id, '{ name: "y" }', editor)).gqlApiKeyUpdate.name).toBe('y')
})
