import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { issueGqlKey, issueRestClient } from '../../accounts/apikey/apikey.service.js'

let server: TestServer
let key = ''
let token = ''

/** Two tenants, each with words that the other must never see. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  await server.gql('mutation { tenantCreate(input: { id: "acme", name: "AcmeWord", channel: { name: "AcmeWord" } }) { id } }')
  await server.gql(`mutation {
    channelUpdate(id: 1, input: { name: "OurWord" }) { id }
    taxCreate(input: { zone: "NL", code: H, exportCode: "OurWord" }) { id }
    tenantUpdate(input: { name: "OurWord" }) { id }
  }`)
  const given = { tenantId: 'acme', name: 'AcmeWord', roles: everything }
  key = (await issueGqlKey(server.db, server.clock(), given)).key
  const { row, clientSecret } = await issueRestClient(server.db, server.clock(), given)
  token = (await server.credentials.issueToken(row.clientId, clientSecret))?.token ?? ''
})
afterAll(() => server.close())

test('a key sees the channels, shops, tenant and data of its own tenant only', async () => {
  const query = '{ channels { name tenant { id name } shop { name } } shops { name } tenant { id name } taxes { itemsFound } }'

  expect(await server.gql(query, {}, key)).toEqual({
    channels: [{ name: 'AcmeWord', tenant: { id: 'acme', name: 'AcmeWord' }, shop: { name: 'AcmeWord' } }],
    shops: [{ name: 'AcmeWord' }],
    tenant: { id: 'acme', name: 'AcmeWord' },
    taxes: { itemsFound: 0 },
  })
  expect(await server.gql(query)).toEqual({
    channels: [{ name: 'OurWord', tenant: { id: 'default', name: 'OurWord' }, shop: { name: 'OurWord' } }],
    shops: [{ name: 'OurWord' }],
    tenant: { id: 'default', name: 'OurWord' },
    taxes: { itemsFound: 1 },
  })
})

test('so does a client of REST, and what it writes stays in its tenant', async () => {
  const channels = await server.rest('GET /v2/channels', undefined, token)
  const before = await server.rest('GET /v2/taxes', undefined, token)
  const made = await server.rest('POST /v2/taxes', { zone: 'BE', exportCode: 'AcmeWord' }, token)

  expect(channels.body.data.map(({ name }: { name: string }) => name)).toEqual(['AcmeWord'])
  expect(before.body.itemsFound).toBe(0)
  expect([made.status, made.body.id]).toEqual([201, 1])
  expect((await server.rest('GET /v2/taxes')).body.data.map(({ exportCode }: { exportCode: string }) => exportCode)).toEqual([
    'OurWord',
  ])
  expect((await server.rest(`GET /v2/taxes/${made.body.uuid}`)).status).toBe(404)
  expect(await server.gql(`mutation { taxDelete(id: "${made.body.uuid}") }`)).toMatchObject({
    errors: [{ code: 'TAX_NOT_FOUND_ERROR' }],
  })
  expect((await server.rest('GET /v2/taxes', undefined, token)).body.itemsFound).toBe(1)
})

test('credentials of another tenant do not exist, for reading, changing and deleting', async () => {
  const theirs = await server.db
    .selectFrom('control.gqlApiKey')
    .select('uuid')
    .where('tenantId', '=', 'default')
    .executeTakeFirstOrThrow()
  const client = await server.db
    .selectFrom('control.restApiKey')
    .select('uuid')
    .where('tenantId', '=', 'default')
    .executeTakeFirstOrThrow()
  const before = await server.db.selectFrom('control.gqlApiKey').select(['uuid', 'name', 'active']).orderBy('id').execute()
  const code = async (document: string) => (await server.gql(document, {}, key)).errors[0].code

  expect(await server.gql('{ gqlApiKeys { itemsFound items { name } } restApiKeys { items { name } } }', {}, key)).toEqual({
    gqlApiKeys: { itemsFound: 1, items: [{ name: 'AcmeWord' }] },
    restApiKeys: { items: [{ name: 'AcmeWord' }] },
  })
  expect(await server.gql(`{ gqlApiKeys(input: { ids: ["${theirs.uuid}"] }) { itemsFound } }`, {}, key)).toEqual({
    gqlApiKeys: { itemsFound: 0 },
  })
  expect(await code(`{ gqlApiKey(id: "${theirs.uuid}") { id } }`)).toBe('GQL_API_KEY_NOT_FOUND_ERROR')
  expect(await code(`mutation { gqlApiKeyUpdate(id: "${theirs.uuid}", input: { active: false }) { id } }`)).toBe(
    'GQL_API_KEY_NOT_FOUND_ERROR',
  )
  expect(await code(`mutation { gqlApiKeyDelete(id: "${theirs.uuid}") }`)).toBe('GQL_API_KEY_NOT_FOUND_ERROR')
  expect(await code(`{ restApiKey(id: "${client.uuid}") { id } }`)).toBe('REST_API_KEY_NOT_FOUND_ERROR')
  expect(await code(`mutation { restApiKeyUpdate(id: "${client.uuid}", input: { active: false }) { id } }`)).toBe(
    'REST_API_KEY_NOT_FOUND_ERROR',
  )
  expect(await code(`mutation { restApiKeyDelete(id: "${client.uuid}") }`)).toBe('REST_API_KEY_NOT_FOUND_ERROR')
  expect(await server.db.selectFrom('control.gqlApiKey').select(['uuid', 'name', 'active']).orderBy('id').execute()).toEqual(
    before,
  )
})

test('a key that a tenant creates has access to that tenant, and is bound to a channel of that tenant', async () => {
  await server.gql('mutation { channelCreate(input: { name: "OurSecond" }) { id } }')
  const make = (channelId: number) =>
    server.gql(`mutation { gqlApiKeyCreate(input: { name: "made", channelId: ${channelId} }) { id key channelId } }`, {}, key)

  const refused = await make(2)
  const { gqlApiKeyCreate } = await make(1)
  const seen = await server.gql('{ channels { name } }', {}, gqlApiKeyCreate.key)
  const lastStays = await server.gql('mutation { channelDelete(id: 1) }', {}, key)
  const freeGoes = await server.gql('mutation { channelDelete(id: 2) }')

  expect(refused.errors).toEqual([
    { message: 'channelId refers to the channel 2, which does not exist', code: 'VALIDATION_ERROR' },
  ])
  expect(seen).toEqual({ channels: [{ name: 'AcmeWord' }] })
  expect(lastStays.errors[0].code).toBe('CHANNEL_DELETE_ERROR')
  expect(freeGoes).toEqual({ channelDelete: true })
})

test('a channel of the other tenant with keys bound to it does not hold ours of the same number', async () => {
  await server.gql('mutation { channelCreate(input: { name: "App" }) { id } }', {}, key)
  const ours = (await server.gql('mutation { channelCreate(input: { name: "App" }) { id } }')).channelCreate.id
  await server.db.updateTable('control.gqlApiKey').set({ channelId: ours }).where('tenantId', '=', 'acme').execute()

  expect(await server.gql(`mutation { channelDelete(id: ${ours}) }`)).toEqual({ channelDelete: true })
})
