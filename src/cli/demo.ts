/** Demo data for a first look: sent through the REST interface like any client's, so that it obeys every rule. */
import type { FastifyInstance } from 'fastify'
import { roleDomains } from '../core/auth/access.js'
import { DEFAULT_TENANT, type Tenants } from '../core/auth/tenants.js'
import type { Clock } from '../core/base/clock.js'
import type { Roles } from '../db/json.js'
import { INTEGRATION_ROLES, issueGqlKey, issueRestClient } from '../rooms/accounts/apikey/apikey.service.js'
import { type DemoCredentials, writeCredentials } from './credentials.js'
import { catalogCalls, pictureCalls, ROOT } from './demo.catalog.js'
import { type DemoCall, demoCalls, demoUsers, GUEST } from './demo.data.js'
import { type DemoUsers, openAccounts } from './demo.users.js'

const everywhere = Object.fromEntries(roleDomains.map((domain) => [domain, 'OWNER'])) as Roles
/** What a visitor of a shop needs. */
const storefront: Roles = { product: 'VIEWER', shop: 'VIEWER' }
const orderEditor: Roles = { ...storefront, order: 'EDITOR', user: 'OWNER' }

/** The name of the credentials that load the demo data and go with it; one that a crash left behind does not count. */
const PASSING = 'Loads the demo data'

/** On the first start of an embedded server: demo data, and credentials beside the database. */
export async function seedWhenEmpty(app: FastifyInstance, tenants: Tenants, clock: Clock, dataDir: string): Promise<void> {
  const keys = tenants.control.selectFrom('control.gqlApiKey').select('id').where('name', '<>', PASSING)
  const known = await keys.limit(1).executeTakeFirst()
  if (known) return
  await seed(app, tenants, clock)
  const users = await seedUsers(app, tenants, clock)
  // The file is written before the keys count: a crash in between starts over.
  await tenants.control.transaction().execute(async (control) => {
    const gql = async (name: string, roles: Roles) =>
      (await issueGqlKey(control, clock(), { tenantId: DEFAULT_TENANT, name, roles, channelId: 1 })).key
    const client = await issueRestClient(control, clock(), {
      tenantId: DEFAULT_TENANT,
      name: 'Demo integration',
      roles: INTEGRATION_ROLES,
    })
    const credentials: DemoCredentials = {
      graphql: {
        storefrontKey: await gql('Demo storefront', storefront),
        orderEditorKey: await gql('Demo order editor', orderEditor),
        adminKey: await gql('Demo administrator', everywhere),
      },
      rest: { clientId: client.row.clientId, clientSecret: client.clientSecret },
      users,
    }
    writeCredentials(dataDir, credentials)
  })
}

/** Loads the demo data; what is there already is brought back to its demo state. */
export async function seed(app: FastifyInstance, tenants: Tenants, clock: Clock): Promise<number> {
  const { control } = tenants
  const { row, clientSecret } = await issueRestClient(control, clock(), {
    tenantId: DEFAULT_TENANT,
    name: PASSING,
    roles: everywhere,
  })
  try {
    const token = await tokenOf(app, row.clientId, clientSecret)
    const sent = await sendAll(app, token, [...demoCalls, ...catalogCalls])
    const last = [...(await missingPictures(app, token)), ...(await channelCalls(app, token))]
    return sent + (await sendAll(app, token, last))
  } finally {
    await control.deleteFrom('control.restApiKey').where('id', '=', row.id).execute()
  }
}

async function sendAll(app: FastifyInstance, token: string, calls: readonly DemoCall[]): Promise<number> {
  let sent = 0
  let before: unknown
  for (const { line, body, unless } of calls) {
    if (unless && (await call(app, token, unless)).itemsFound > 0) continue
    before = await call(app, token, line, typeof body === 'function' ? body(before) : body)
    sent++
  }
  return sent
}

/** A second load of the demo adds no second pictures. */
async function missingPictures(app: FastifyInstance, token: string): Promise<DemoCall[]> {
  if ((await call(app, token, 'GET /v2/media/images')).itemsFound > 0) return []
  const { data } = await call(app, token, 'GET /v2/products?offset=100')
  return pictureCalls(data)
}

/** A storefront learns from its channel where the catalogue begins, and as whom visitors look at it. What a merchant has chosen stays. */
async function channelCalls(app: FastifyInstance, token: string): Promise<DemoCall[]> {
  const { catalogRootId, anonymousUserId } = await call(app, token, 'GET /v2/channels/1')
  if (catalogRootId && anonymousUserId) return []
  const root = await call(app, token, `GET /v2/categories/sourceId/${ROOT}?source=DEMO`)
  const guest = await call(app, token, `GET /v2/customers/sourceId/${GUEST}?source=DEMO`)
  const body = { catalogRootId: catalogRootId || root.id, anonymousUserId: anonymousUserId || guest.id }
  return [{ line: 'PATCH /v2/channels/1', body }]
}

/** Accounts that a crash left behind have passwords that nobody knows: they are made anew. */
async function seedUsers(app: FastifyInstance, { control }: Tenants, clock: Clock): Promise<DemoUsers> {
  const emails = Object.values(demoUsers).map(({ email }) => email)
  await control.deleteFrom('account').where('email', 'in', emails).execute()
  const given = { tenantId: DEFAULT_TENANT, name: PASSING, roles: everywhere, channelId: 1 }
  const { key, row } = await issueGqlKey(control, clock(), given)
  try {
    return await openAccounts(app, key)
  } finally {
    await control.deleteFrom('control.gqlApiKey').where('id', '=', row.id).execute()
  }
}

async function tokenOf(app: FastifyInstance, clientId: string, clientSecret: string): Promise<string> {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await app.inject({ method: 'POST', url: '/oauth2/token', headers, payload: form.toString() })
  return response.json().access_token
}

async function call(app: FastifyInstance, token: string, line: string, body?: object) {
  const [method, url] = line.split(' ') as ['GET' | 'POST' | 'PATCH', string]
  const response = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  })
  const answer = response.json()
  const failed = answer.data?.find?.((item: { success?: boolean }) => item.success === false)
  if (response.statusCode >= 300 || failed) throw new Error(`Demo data: ${line} answered ${failed?.error ?? response.body}`)
  return answer
}
