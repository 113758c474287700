/** Loads the demo data, and at the first start its users and credentials. */
import type { Config } from '../config.js'
import type { Roles } from '../db/json.js'
import { DEFAULT_TENANT } from '../db/tenants/tenants.js'
import { INTEGRATION_ROLES, issueGqlKey, issueRestClient } from '../modules/accounts/apikey/apikey.service.js'
import { ROOT_SOURCE_ID } from './demo/categories.js'
import { allRoles, type DemoClient, type DemoTarget, LOADER_NAME, type OnProgress, sendAll, withClient } from './demo/client.js'
import { chooseDefaultProducts } from './demo/default-products.js'
import { catalogCalls, smallPictures } from './demo/demo.catalog.js'
import { type DemoCall, demoCalls, demoUsers, fieldCalls, GUEST_SOURCE_ID, ratingCalls } from './demo/demo.data.js'
import { createDemoMessaging } from './demo/demo.messaging.js'
import { priceCalls } from './demo/demo.prices.js'
import { createCarrierPrices, createDemoRules } from './demo/demo.rules.js'
import { createDemoAccounts, createDemoAdmin, type DemoUsers } from './demo/demo.users.js'
import { extraSkus, kitPictures, loadExtras } from './demo/extras.js'
import { addPictures } from './demo/media.js'
import { sectorsOfCompanies } from './demo/partners/companies.js'
import { describeCompanies, loadCompanies } from './demo/partners/load.js'
import { renderPictures } from './demo/pictures/render.js'
import { smallPlan } from './demo/sales/demo.sales.data.js'
import { createDemoSales } from './demo/sales/demo.sales.js'
import { addDays, openPast, type Past, type SetBack } from './demo/sales/past.js'
import { makeWholePlan } from './demo/sales/whole.data.js'
import { loadSeries, loadShop, loadShopSettings, shopPictures } from './demo/shop.js'
import { findUsableSnapshot, loadSnapshot } from './demo/snapshot/load.js'
import { webhookSteps } from './demo/webhooks.js'
import { type DemoCredentials, writeCredentials } from './demo.credentials.js'

/** The rights that a storefront needs for anonymous visitors. */
const storefrontRoles: Roles = { product: 'VIEWER', shop: 'VIEWER' }
/** The rights of the key that only the server of a storefront has. It sets the status of orders and creates payments, which needs OWNER. */
const orderEditorRoles: Roles = { ...storefrontRoles, order: 'OWNER', user: 'OWNER' }

/** A server that nobody uses yet, so that its clock can be set back while the demo shop gets its past. */
export interface FirstStart extends DemoTarget {
  setBack: SetBack
  /** The database of the default tenant. */
  url: string
}

/** Loads the demo data and writes the credentials file at the first start with an embedded database. */
export async function loadDemoWhenEmpty(
  target: FirstStart,
  { dataDir, demo }: { dataDir: string; demo: DemoSize },
  onProgress?: OnProgress,
): Promise<void> {
  const { tenants, clock } = target
  const keys = tenants.control.selectFrom('control.gqlApiKey').select('id').where('name', '<>', LOADER_NAME)
  const existing = await keys.limit(1).executeTakeFirst()
  if (existing) return
  await loadNewShop(target, demo, onProgress)
  const users = await createDemoUsers(target)
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

/** Loads the shop and its past: from the snapshot, or call by call where the snapshot does not have it. */
async function loadNewShop(target: FirstStart, size: DemoSize, onProgress?: OnProgress): Promise<void> {
  const { url, files, clock } = target
  const snapshot = size === 'small' ? null : await findUsableSnapshot(url)
  if (snapshot) await loadSnapshot(snapshot, { url, files, now: clock() }, onProgress)
  // After the snapshot, this adds what only a large shop has.
  if (!snapshot || size === 'large') await loadDemo(target, size, onProgress)
  if (!snapshot) await withLoaderKey(target, (key) => createDemoPast(target, key, size, onProgress))
}

/** How much is loaded: a few records, a shop of a thousand products, or the shop and further series of its products. */
export type DemoSize = Config['demo']

/** Loads the demo data and returns the number of calls. Records that exist already are reset to their demo values. */
export async function loadDemo(
  target: DemoTarget & Partial<FirstStart>,
  size: DemoSize,
  onProgress: OnProgress = () => undefined,
): Promise<number> {
  return withClient(target, async (client) => {
    const pictures = [...smallPictures.map(({ picture }) => picture), ...(size === 'small' ? [] : shopPictures())]
    const rendered = renderPictures(pictures)
    // A failure is reported where the pictures are awaited.
    rendered.catch(() => undefined)
    onProgress(0, size === 'small' ? smallPictures.length : pictures.length - smallPictures.length, 'products')
    await loadPartners(target, client, size)
    await sendAll(client, catalogCalls)
    const companyIds = await readCompanyIds(client, size)
    await sendAll(client, priceCalls(companyIds))
    await addPictures(target, await rendered, smallPictures)
    if (size !== 'small') await loadWholeShop(target, client, { size, companyIds, rendered, onProgress })
    await chooseDefaultProducts(target, client)
    await sendAll(client, await callsForChannel(client))
    return client.sent()
  })
}

/** How many days old companies and customers are in a new shop: older than their first orders. */
const PARTNER_DAYS = 800

async function loadPartners(
  { clock, setBack = () => undefined }: Pick<FirstStart, 'clock'> & Partial<FirstStart>,
  client: DemoClient,
  size: DemoSize,
) {
  const past = openPast(clock, setBack)
  await past.at(addDays(past.now, -PARTNER_DAYS), async () => {
    await sendAll(client, fieldCalls)
    await sendAll(client, demoCalls)
    await sendAll(client, ratingCalls)
    if (size !== 'small') await loadCompanies(client)
  })
}

interface ShopLoad {
  size: DemoSize
  companyIds: Readonly<Record<string, number>>
  rendered: Promise<ReadonlyMap<string, Buffer>>
  onProgress: OnProgress
}

async function loadWholeShop(target: DemoTarget, client: DemoClient, { size, companyIds, rendered, onProgress }: ShopLoad) {
  const configIds = await loadShopSettings(client)
  await loadShop(target, client, configIds, rendered, onProgress)
  const machineId = await loadExtras(client, companyIds, await readProductIds(target, extraSkus))
  await describeCompanies(client, companyIds, [machineId])
  await addPictures(target, await rendered, kitPictures)
  if (size === 'large') await loadSeries(target, client, configIds, await rendered, onProgress)
}

/** Price sheets are assigned to companies by their numbers. */
async function readCompanyIds({ rest }: DemoClient, size: DemoSize): Promise<Record<string, number>> {
  const companyIds: Record<string, number> = {}
  for (const number of size === 'small' ? ['1001', '1002', '1003'] : sectorsOfCompanies.keys())
    companyIds[number] = (await rest(`GET /v2/companies/sourceId/${number}?source=ERP`)).id
  return companyIds
}

async function readProductIds({ tenants }: DemoTarget, skus: readonly string[]): Promise<(sku: string) => number> {
  const rows = await tenants.control.selectFrom('product').select(['id', 'sku']).where('sku', 'in', skus).execute()
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]))
  return (sku) => ids.get(sku) ?? 0
}

/** The name that the first channel has until somebody gives it one. */
const FIRST_CHANNEL_NAME = 'Default'

/** Sets the name, root category and anonymous user of channel 1, unless the merchant has chosen them. E-mails carry the name. */
async function callsForChannel({ rest }: DemoClient): Promise<DemoCall[]> {
  const { catalogRootId, anonymousUserId, name } = await rest('GET /v2/channels/1')
  if (catalogRootId && anonymousUserId) return []
  const root = await rest(`GET /v2/categories/sourceId/${ROOT_SOURCE_ID}?source=DEMO`)
  const guest = await rest(`GET /v2/customers/sourceId/${GUEST_SOURCE_ID}?source=DEMO`)
  const body = {
    ...(name === FIRST_CHANNEL_NAME && { name: 'Wharf Tools' }),
    catalogRootId: catalogRootId || root.id,
    anonymousUserId: anonymousUserId || guest.id,
  }
  return [{ endpoint: 'PATCH /v2/channels/1', body }]
}

/** Gives the shop rules and a past: sales, tickets, webhooks. Each is only added to a shop that has none. */
export async function createDemoPast(
  target: Omit<FirstStart, 'url'>,
  apikey: string,
  size: DemoSize,
  onProgress?: OnProgress,
): Promise<void> {
  const { app, tenants } = target
  await createDemoRules(app, apikey)
  if (size === 'small') {
    await createDemoSales(target, apikey, smallPlan)
    return createDemoMessaging(target, apikey)
  }
  await createCarrierPrices(app, apikey)
  const further = (past: Past) => webhookSteps(app, tenants.control, apikey, past)
  await createDemoSales(target, apikey, makeWholePlan(), { further, ...(onProgress && { onProgress }) })
  await createDemoMessaging(target, apikey, { isWhole: true })
}

/** Creates the accounts. Those that a crash left behind are deleted first, because their passwords are lost. */
async function createDemoUsers(target: FirstStart): Promise<DemoUsers> {
  const { app, tenants, clock } = target
  const { control } = tenants
  const emails = Object.values(demoUsers).map(({ email }) => email)
  await control.deleteFrom('account').where('email', 'in', emails).execute()
  const accounts = await withLoaderKey(target, (key) => createDemoAccounts(app, key))
  return { ...(await createDemoAdmin(control, clock(), allRoles)), ...accounts }
}

/** Runs `work` with a key that may do everything and is deleted afterwards. */
export async function withLoaderKey<T>(
  { tenants: { control }, clock }: DemoTarget,
  work: (key: string) => Promise<T>,
): Promise<T> {
  const loader = { tenantId: DEFAULT_TENANT, name: LOADER_NAME, roles: allRoles, channelId: 1 }
  const { key, row } = await issueGqlKey(control, clock(), loader)
  try {
    return await work(key)
  } finally {
    await control.deleteFrom('control.gqlApiKey').where('id', '=', row.id).execute()
  }
}
