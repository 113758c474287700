import { beforeEach, describe, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import type { Roles } from '../../../db/json.js'
import { DEFAULT_TENANT } from '../../../db/tenants/tenants.js'
import { issueGqlKey, issueRestClient } from '../../accounts/apikey/apikey.service.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const TAXES = 'query Rates { taxes { items { shopId } } }'
const everyField = `id credential clientName clientVersion item kind count firstUsedAt lastUsedAt sampleOperation
  migration replacement fix removal daysLeft status`

/** A key that reads prices, and who it is in the ledger. */
async function client(roles: Roles = { pricing: 'OWNER' }, tenantId = DEFAULT_TENANT) {
  const { key, row } = await issueGqlKey(server.db, server.clock(), { tenantId, name: 'test', roles })
  return { key, credential: row.uuid }
}

async function restClient(roles: Roles = { pricing: 'OWNER' }) {
  const given = { tenantId: DEFAULT_TENANT, name: 'test', roles }
  const { row, clientSecret } = await issueRestClient(server.db, server.clock(), given)
  return { token: (await server.credentials.issueToken(row.clientId, clientSecret))?.token ?? '', credential: row.uuid }
}

const ask = (query: string, apikey: string, headers: object = {}, variables: object = {}) =>
  server.app.inject({ method: 'POST', url: '/v2/graphql', headers: { apikey, ...headers }, payload: { query, variables } })

async function usage(key?: string, input = '{}'): Promise<Answer[]> {
  await server.ledger.flush()
  return (await server.gql(`{ lifecycleUsage(input: ${input}) { items { ${everyField} } } }`, {}, ...(key ? [key] : [])))
    .lifecycleUsage.items
}
const counted = async (key?: string, input?: string) =>
  (await usage(key, input)).map(({ item, kind, count }) => `${item} ${kind} ${count}`).sort()

async function readiness(credential: string): Promise<Answer[]> {
  await server.ledger.flush()
  const fields = 'clientName clientVersion usedItems lastUsedAt verdict fixBy'
  return (await server.gql(`{ lifecycleReadiness(input: { credential: "${credential}" }) { items { ${fields} } } }`))
    .lifecycleReadiness.items
}

describe('the usage of a client', () => {
  test('is shown to it with what is to be done, on both interfaces alike', async () => {
    const { token, credential } = await restClient()
    await server.rest('GET /v2/taxes?shopId=1', undefined, token)
    await server.ledger.flush()

    const asked = encodeURIComponent('rest:GET /v2/taxes ?shopId')
    const { body } = await server.rest(`GET /v2/lifecycle/usage?item=${asked}`, undefined, token)

    const line = {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      credential,
      clientName: null,
      clientVersion: null,
      item: 'rest:GET /v2/taxes ?shopId',
      kind: 'SENT',
      count: 1,
      firstUsedAt: '2026-11-15T12:00:00.000Z',
      lastUsedAt: '2026-11-15T12:00:00.000Z',
      sampleOperation: 'GET /v2/taxes',
      migration: 'shop-to-channel',
      replacement: null,
      fix: 'DROP',
      removal: '2027-03-01T00:00:00.000Z',
      daysLeft: 105,
      status: 'FIX_BY',
    }
    expect(body).toMatchObject({ data: [line], total: 1, itemsFound: 1, page: 1, offset: 12, pages: 1 })
    expect(await usage(undefined, `{ credential: "${credential}", item: "rest:GET /v2/taxes ?shopId" }`)).toEqual([line])
  })

  test('is counted exactly: fields, literals and variables', async () => {
    const { key } = await client()
    for (let i = 0; i < 3; i++) await ask(TAXES, key)
    await ask('query Rates($s: TaxSearchInput) { taxes(input: $s) { itemsFound } }', key, {}, { s: { shopId: 1 } })
    await ask('query Rates($s: TaxSearchInput) { taxes(input: $s) { itemsFound } }', key, {}, { s: { zone: 'NL' } })
    await ask('{ tax(zone: "NL", code: H, shopId: 3) { id } }', key)

    expect(await counted(key)).toEqual([
      'gql:Query.tax(shopId:) SENT 1',
      'gql:Tax.shopId SELECTED 3',
      'gql:TaxSearchInput.shopId SENT 1',
    ])
  })

  test('adds up over days, and is separate for each client name', async () => {
    const { key } = await client()
    const shop = (version: string) => ({ 'api-client-name': 'Shop', 'api-client-version': version })
    await ask(TAXES, key, shop('1'))
    server.travel('2026-11-17T08:00:00.000Z')
    await ask('query Newer { taxes { items { shopId } } }', key, shop('1'))
    await ask(TAXES, key, shop('2'))
    await ask(TAXES, key)

    const found = await usage(key, '{ sortInputs: [{ field: CLIENT_NAME }, { field: CLIENT_VERSION }] }')
    const lines = found.map(({ clientName, clientVersion, count }) => [clientName, clientVersion, count])
    expect(lines).toEqual([
      ['Shop', '1', 2],
      ['Shop', '2', 1],
      [null, null, 1],
    ])
    expect(found[0]).toMatchObject({
      firstUsedAt: '2026-11-15T12:00:00.000Z',
      lastUsedAt: '2026-11-17T08:00:00.000Z',
      sampleOperation: 'Newer',
      daysLeft: 103,
    })
  })

  test('is found by item, migration, kind, name and time', async () => {
    const { key } = await client()
    await ask(TAXES, key, { 'api-client-name': 'Shop' })
    server.travel('2026-11-20T00:00:00.000Z')
    await ask('{ taxes(input: { shopId: 1, sortInputs: [{ field: CODE, order: asc }] }) { itemsFound } }', key)

    const all = ['gql:SortOrder.asc SENT 1', 'gql:Tax.shopId SELECTED 1', 'gql:TaxSearchInput.shopId SENT 1']
    expect(await counted(key)).toEqual(all)
    expect(await counted(key, '{ item: "gql:SortOrder.asc" }')).toEqual([all[0]])
    expect(await counted(key, '{ migration: "shop-to-channel" }')).toEqual([all[1], all[2]])
    expect(await counted(key, '{ migration: "nope" }')).toEqual([])
    expect(await counted(key, '{ kind: SENT }')).toEqual([all[0], all[2]])
    expect(await counted(key, '{ clientName: "Shop" }')).toEqual([all[1]])
    expect(await counted(key, '{ lastUsedAt: { greaterThan: "2026-11-16" } }')).toEqual([all[0], all[2]])
    const range = { lastUsedAt: { to: '2026-11-16T00:00:00Z' }, migration: 'shop-to-channel' }
    expect((await server.rest('POST /v2/lifecycle/usage/search', range)).body.data).toMatchObject([{ item: 'gql:Tax.shopId' }])
  })
})

describe('who sees usage', () => {
  test('a client sees its own; who may read the API keys sees all of the tenant, and nobody sees another tenant', async () => {
    await server.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Web" } }) { id } }')
    const [one, two, foreign] = [await client(), await client(), await client({ pricing: 'OWNER' }, 'acme')]
    const admin = await client({ apikey: 'VIEWER' })
    const foreignAdmin = await client({ apikey: 'VIEWER' }, 'acme')
    for (const { key } of [one, two, foreign]) await ask(TAXES, key)

    const seen = async (key: string, input?: string) => (await usage(key, input)).map(({ credential }) => credential).sort()
    const ours = [one.credential, two.credential].sort()
    expect(await seen(one.key)).toEqual([one.credential])
    expect(await seen(one.key, `{ credential: "${two.credential}" }`)).toEqual([])
    expect(await seen(admin.key)).toEqual(ours)
    expect(await seen(admin.key, `{ credential: "${foreign.credential}" }`)).toEqual([])
    expect(await seen(foreignAdmin.key)).toEqual([foreign.credential])

    const clients = async (key: string) =>
      (
        await server.gql('{ lifecycleReadiness(input: { offset: 100 }) { items { credential } } }', {}, key)
      ).lifecycleReadiness.items.map(({ credential }: Answer) => credential)
    expect(await clients(one.key)).toEqual([one.credential])
    expect(await clients(admin.key)).toEqual(expect.arrayContaining([...ours, admin.credential]))
    expect((await clients(foreignAdmin.key)).sort()).toEqual([foreign.credential, foreignAdmin.credential].sort())
  })

  test('a visitor does not see what the storefront uses, nor the versions of its clients', async () => {
    const storefront = await client({ shop: 'VIEWER', product: 'VIEWER', pricing: 'VIEWER', order: 'EDITOR' })
    await ask(TAXES, storefront.key)

    expect(await usage(storefront.key)).toEqual([])
    expect(await server.gql('{ lifecycleReadiness { itemsFound } }', {}, storefront.key)).toEqual({
      lifecycleReadiness: { itemsFound: 0 },
    })
    expect(await counted(undefined, `{ credential: "${storefront.credential}" }`)).toEqual(['gql:Tax.shopId SELECTED 1'])
  })

  test('the usage of a deleted key is still known', async () => {
    const { key, credential } = await client()
    await ask(TAXES, key)
    await server.gql(`mutation { gqlApiKeyDelete(id: "${credential}") }`)

    expect(await counted(undefined, `{ credential: "${credential}" }`)).toEqual(['gql:Tax.shopId SELECTED 1'])
  })
})

describe('the verdict', () => {
  test('of a client without usage is that it is ready', async () => {
    const { credential } = await client()

    expect(await readiness(credential)).toEqual([
      { clientName: null, clientVersion: null, usedItems: [], lastUsedAt: null, verdict: 'READY', fixBy: null },
    ])
  })

  test('names the day until the client has not used the item for thirty days', async () => {
    const { key, credential } = await client()
    await ask(TAXES, key)
    const used = { clientName: null, clientVersion: null, lastUsedAt: '2026-11-15T12:00:00.000Z' }
    const fixBy = { ...used, usedItems: ['gql:Tax.shopId'], verdict: 'FIX_BY', fixBy: '2027-03-01T00:00:00.000Z' }

    expect(await readiness(credential)).toEqual([fixBy])
    server.travel('2026-12-15T11:59:59.999Z')
    expect(await readiness(credential)).toEqual([fixBy])
    server.travel('2026-12-15T12:00:00.000Z')
    expect(await readiness(credential)).toEqual([{ ...used, usedItems: [], verdict: 'READY', fixBy: null }])
    expect((await usage(key))[0]).toMatchObject({ status: 'READY', count: 1, daysLeft: 75 })
  })

  test('is overdue once the item is removed, and each version of a client has its own', async () => {
    const { key, credential } = await client()
    server.travel('2027-02-20T00:00:00.000Z')
    await ask(TAXES, key, { 'api-client-name': 'Shop', 'api-client-version': '1' })
    await ask('{ tax(zone: "NL", code: H, shopId: 3) { shopId } }', key, { 'api-client-name': 'Shop', 'api-client-version': '1' })
    server.travel('2027-03-01T00:00:00.000Z')

    const [line] = await readiness(credential)
    expect(line).toMatchObject({
      clientVersion: '1',
      usedItems: ['gql:Query.tax(shopId:)', 'gql:Tax.shopId'],
      verdict: 'OVERDUE',
      fixBy: '2027-03-01T00:00:00.000Z',
    })
    expect((await usage(key))[0]).toMatchObject({ status: 'OVERDUE', daysLeft: 0 })
    const { body } = await server.rest(`GET /v2/lifecycle/readiness?credential=${credential}`)
    expect(body.data).toEqual([{ id: expect.any(String), credential, ...line }])
  })
})
