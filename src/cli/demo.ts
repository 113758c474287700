/** Loads the demo data. It is sent through the REST API, so that it obeys all rules like the data of any client. */
import type { FastifyInstance } from 'fastify'
import { roleDomains } from '../core/auth/access.js'
import { DEFAULT_TENANT, type Tenants } from '../core/auth/tenants.js'
import type { Clock } from '../core/base/clock.js'
import type { Roles } from '../db/json.js'
import { INTEGRATION_ROLES, issueGqlKey, issueRestClient } from '../rooms/accounts/apikey/apikey.service.js'
import { createDemoMessaging } from './demo/demo.messaging.js'
import { createDemoRules } from './demo/demo.rules.js'
import { catalogCalls, pictureCalls, ROOT_SOURCE_ID } from './demo.catalog.js'
import { type DemoCredentials, writeCredentials } from './demo.credentials.js'
import { type DemoCall, demoCalls, demoUsers, GUEST_SOURCE_ID } from './demo.data.js'
import { priceCalls } from './demo.prices.js'
import { createDemoAccounts, createDemoAdmin, type DemoUsers } from './demo.users.js'

const allRoles = Object.fromEntries(roleDomains.map((domain) => [domain, 'OWNER'])) as Roles
/** The rights that a storefront needs for anonymous visitors. */
const storefrontRoles: Roles = { product: 'VIEWER', shop: 'VIEWER' }
const orderEditorRoles: Roles = { ...storefrontRoles, order: 'EDITOR', user: 'OWNER' }

/** The name of the temporary credentials that load the demo data. One that a crash left behind does not count as a real key. */
const LOADER_NAME = 'Loads the demo data'

/** Loads the demo data and writes the credentials file at the first start with an embedded database. */
export async function loadDemoWhenEmpty(app: FastifyInstance, tenants: Tenants, clock: Clock, dataDir: string): Promise<void> {
  const keys = tenants.control.selectFrom('control.gqlApiKey').select('id').where('name', '<>', LOADER_NAME)
  const existing = await keys.limit(1).executeTakeFirst()
  if (existing) return
  await loadDemo(app, tenants, clock)
  const users = await createDemoUsers(app, tenants, clock)
  // The file is written before the transaction commits: after a crash in between, the next start begins again.
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
        storefrontKey: await gql('Demo storefront', storefrontRoles),
        orderEditorKey: await gql('Demo order editor', orderEditorRoles),
        adminKey: await gql('Demo administrator', allRoles),
        // Administrators bring their own rights, so the key through which they act has none.
        deskKey: await gql('Demo desk', {}),
      },
      rest: { clientId: client.row.clientId, clientSecret: client.clientSecret },
      users,
    }
    writeCredentials(dataDir, credentials)
  })
}

/** Loads the demo data and returns the number of calls. Records that exist already are reset to their demo values. */
export async function loadDemo(app: FastifyInstance, tenants: Tenants, clock: Clock): Promise<number> {
  const { control } = tenants
  const { row, clientSecret } = await issueRestClient(control, clock(), {
    tenantId: DEFAULT_TENANT,
    name: LOADER_NAME,
    roles: allRoles,
  })
  try {
    const token = await requestToken(app, row.clientId, clientSecret)
    const sent = await sendAll(app, token, [...demoCalls, ...catalogCalls])
    const lastCalls = [
      ...(await callsForPrices(app, token)),
      ...(await callsForPictures(app, token)),
      ...(await callsForChannel(app, token)),
    ]
    return sent + (await sendAll(app, token, lastCalls))
  } finally {
    await control.deleteFrom('control.restApiKey').where('id', '=', row.id).execute()
  }
}

async function sendAll(app: FastifyInstance, token: string, calls: readonly DemoCall[]): Promise<number> {
  let sent = 0
  let previous: unknown
  for (const { endpoint, body, unless } of calls) {
    if (unless && (await callRest(app, token, unless)).itemsFound > 0) continue
    previous = await callRest(app, token, endpoint, typeof body === 'function' ? body(previous) : body)
    sent++
  }
  return sent
}

/** Price sheets are assigned to companies by their numbers. */
async function callsForPrices(app: FastifyInstance, token: string): Promise<DemoCall[]> {
  const companyIds: Record<string, number> = {}
  for (const number of ['1001', '1002', '1003'])
    companyIds[number] = (await callRest(app, token, `GET /v2/companies/sourceId/${number}?source=ERP`)).id
  return priceCalls(companyIds)
}

/** Pictures have no key, so they are only added when there are none yet. */
async function callsForPictures(app: FastifyInstance, token: string): Promise<DemoCall[]> {
  if ((await callRest(app, token, 'GET /v2/media/images')).itemsFound > 0) return []
  const { data } = await callRest(app, token, 'GET /v2/products?offset=100')
  return pictureCalls(data)
}

/** Sets the root category and the anonymous user of channel 1, unless the merchant has chosen them. */
async function callsForChannel(app: FastifyInstance, token: string): Promise<DemoCall[]> {
  const { catalogRootId, anonymousUserId } = await callRest(app, token, 'GET /v2/channels/1')
  if (catalogRootId && anonymousUserId) return []
  const root = await callRest(app, token, `GET /v2/categories/sourceId/${ROOT_SOURCE_ID}?source=DEMO`)
  const guest = await callRest(app, token, `GET /v2/customers/sourceId/${GUEST_SOURCE_ID}?source=DEMO`)
  const body = { catalogRootId: catalogRootId || root.id, anonymousUserId: anonymousUserId || guest.id }
  return [{ endpoint: 'PATCH /v2/channels/1', body }]
}

/** Creates the demo rules, messaging and accounts. Accounts that a crash left behind are deleted first, because their passwords are lost. */
async function createDemoUsers(app: FastifyInstance, { control }: Tenants, clock: Clock): Promise<DemoUsers> {
  const emails = Object.values(demoUsers).map(({ email }) => email)
  await control.deleteFrom('account').where('email', 'in', emails).execute()
  const loader = { tenantId: DEFAULT_TENANT, name: LOADER_NAME, roles: allRoles, channelId: 1 }
  const { key, row } = await issueGqlKey(control, clock(), loader)
  try {
    await createDemoRules(app, key)
    await createDemoMessaging(app, key)
    return { ...(await createDemoAdmin(control, clock(), allRoles)), ...(await createDemoAccounts(app, key)) }
  } finally {
    await control.deleteFrom('control.gqlApiKey').where('id', '=', row.id).execute()
  }
}

async function requestToken(app: FastifyInstance, clientId: string, clientSecret: string): Promise<string> {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await app.inject({ method: 'POST', url: '/oauth2/token', headers, payload: form.toString() })
  return response.json().access_token
}

async function callRest(app: FastifyInstance, token: string, endpoint: string, body?: object) {
  const [method, url] = endpoint.split(' ') as ['GET' | 'POST' | 'PATCH', string]
  const response = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  })
  const answer = response.json()
  const failed = answer.data?.find?.((item: { success?: boolean }) => item.success === false)
  if (response.statusCode >= 300 || failed) throw new Error(`Demo data: ${endpoint} answered ${failed?.error ?? response.body}`)
  return answer
}
