/** The deprecated REST items, read from their declarations, and requests that use them. */
import { sql } from 'kysely'
import type { Item } from '../../src/core/lifecycle/item.js'
import { renamedTo } from '../../src/core/lifecycle/legacy.js'
import { openRegistry } from '../../src/core/lifecycle/registry.js'
import { restItems } from '../../src/interfaces/rest/lifecycle/declared-items.js'
import { openSchemas } from '../../src/interfaces/rest/mount.js'
import { routes, schema } from '../contract/surface.js'
import { type Answer, everything, type TestServer } from '../test-server.js'
import { createSales, oldSalesValues, readSalesRows, resetSalesSequences, salesSamples } from './rest.sales.js'

export const items = openRegistry(restItems(openSchemas(schema, routes), routes)).items

/** The last moment before the removal, and the instant of the removal. */
export const LAST_MOMENT = '2027-02-28T23:59:59.999Z'
export const REMOVAL = '2027-03-01T00:00:00.000Z'
export const PREVIEW = { 'api-preview-date': '2027-03-01' }

export interface RestRequest {
  line: string
  body?: Record<string, unknown>
}

const feeInput = { name: [{ language: 'EN', value: 'Fee' }], type: 'FlatFee', value: 1, taxZone: 'NL', enabled: true }
const surchargeInput = { ...feeInput, taxCodeValue: 'H' }

/** A request to each endpoint that accepts or returns an item; the request itself uses none. */
const sampleRequests: Record<string, RestRequest> = {
  'GET /v2/taxes': { line: 'GET /v2/taxes' },
  'POST /v2/taxes': { line: 'POST /v2/taxes', body: { zone: 'DE', code: 'H', percentage: 19 } },
  'POST /v2/taxes/search': { line: 'POST /v2/taxes/search', body: { zone: 'NL' } },
  'GET /v2/taxes/{id}': { line: 'GET /v2/taxes/1' },
  'PATCH /v2/taxes/{id}': { line: 'PATCH /v2/taxes/1', body: { percentage: 9 } },
  'GET /v2/taxes/{zone}/{code}': { line: 'GET /v2/taxes/NL/H' },
  'DELETE /v2/taxes/{id}': { line: 'DELETE /v2/taxes/1' },
  'GET /v2/surcharges': { line: 'GET /v2/surcharges' },
  'POST /v2/surcharges': { line: 'POST /v2/surcharges', body: surchargeInput },
  'POST /v2/surcharges/search': { line: 'POST /v2/surcharges/search', body: {} },
  'GET /v2/surcharges/{id}': { line: 'GET /v2/surcharges/1' },
  'PATCH /v2/surcharges/{id}': { line: 'PATCH /v2/surcharges/1', body: { value: 2 } },
  'GET /v2/surcharges/product/{productId}': { line: 'GET /v2/surcharges/product/2' },
  'DELETE /v2/surcharges/{id}': { line: 'DELETE /v2/surcharges/1' },
  'POST /v2/companies': { line: 'POST /v2/companies', body: { name: 'New' } },
  'PATCH /v2/companies/{lookupKey}/{lookupValue}': { line: 'PATCH /v2/companies/id/1', body: { notes: 'x' } },
  'POST /v2/companies/bulk/{lookupKey}': { line: 'POST /v2/companies/bulk/id', body: { companies: [{ id: 1, notes: 'x' }] } },
  'POST /v2/contacts': { line: 'POST /v2/contacts', body: { parent: { id: 1 }, firstName: 'New' } },
  'PATCH /v2/contacts/{lookupKey}/{lookupValue}': { line: 'PATCH /v2/contacts/sourceId/C', body: { notes: 'x' } },
  'POST /v2/contacts/bulk/{lookupKey}': {
    line: 'POST /v2/contacts/bulk/sourceId',
    body: { contacts: [{ sources: [{ source: 'ERP', sourceId: 'C' }], notes: 'x' }] },
  },
  'POST /v2/customers': { line: 'POST /v2/customers', body: { firstName: 'New' } },
  'PATCH /v2/customers/{lookupKey}/{lookupValue}': { line: 'PATCH /v2/customers/sourceId/P', body: { notes: 'x' } },
  'POST /v2/customers/bulk/{lookupKey}': {
    line: 'POST /v2/customers/bulk/sourceId',
    body: { customers: [{ sources: [{ source: 'ERP', sourceId: 'P' }], notes: 'x' }] },
  },
}

const englishText = (value: string) => [{ language: 'EN', value }]
const erpSource = (sourceId: string) => [{ source: 'ERP', sourceId }]

/** The same for the catalogue: a category K, a cluster G with an option O, and a product A. */
const catalogSamples: Record<string, RestRequest> = {
  'POST /v2/categories': { line: 'POST /v2/categories', body: { names: englishText('New'), parent: { id: 1 } } },
  'PATCH /v2/categories/{lookupKey}/{key}': { line: 'PATCH /v2/categories/sourceId/K', body: { names: englishText('Changed') } },
  'POST /v2/categories/bulk/{lookupKey}': {
    line: 'POST /v2/categories/bulk/sourceId',
    body: { categories: [{ sources: erpSource('K'), names: englishText('Changed') }] },
  },
  'POST /v2/categories/search': { line: 'POST /v2/categories/search', body: {} },
  'POST /v2/clustersconfig': { line: 'POST /v2/clustersconfig', body: { name: 'NEW' } },
  'PATCH /v2/clustersconfig/{lookupKey}/{key}': { line: 'PATCH /v2/clustersconfig/name/SIZES', body: { name: 'LENGTHS' } },
  'POST /v2/clustersconfig/bulk/{lookupKey}': {
    line: 'POST /v2/clustersconfig/bulk/name',
    body: { clusterConfigs: [{ name: 'SIZES' }] },
  },
  'POST /v2/clusters': { line: 'POST /v2/clusters', body: { names: englishText('New'), clusterConfigId: 1 } },
  'PATCH /v2/clusters/{lookupKey}/{key}': { line: 'PATCH /v2/clusters/sourceId/G', body: { names: englishText('Changed') } },
  'POST /v2/clusters/bulk/{lookupKey}': {
    line: 'POST /v2/clusters/bulk/sourceId',
    body: { clusters: [{ sources: erpSource('G'), names: englishText('Changed') }] },
  },
  'POST /v2/clusters/search': { line: 'POST /v2/clusters/search', body: {} },
  'POST /v2/clusters/{lookupKey}/{key}/options': {
    line: 'POST /v2/clusters/sourceId/G/options',
    body: { names: englishText('New') },
  },
  'PATCH /v2/clusters/{lookupKey}/{key}/options/{optionId}': {
    line: 'PATCH /v2/clusters/sourceId/G/options/1',
    body: { names: englishText('Changed') },
  },
  'POST /v2/clusters/{lookupKey}/{key}/options/bulk': {
    line: 'POST /v2/clusters/sourceId/G/options/bulk',
    body: { options: [{ sources: erpSource('O'), names: englishText('Changed') }] },
  },
  'POST /v2/products': { line: 'POST /v2/products', body: { names: englishText('New') } },
  'PATCH /v2/products/{lookupKey}/{key}': { line: 'PATCH /v2/products/sourceId/A', body: { names: englishText('Changed') } },
  'POST /v2/products/bulk/{lookupKey}': {
    line: 'POST /v2/products/bulk/sourceId',
    body: { products: [{ sources: erpSource('A'), names: englishText('Changed') }] },
  },
  'POST /v2/products/search': { line: 'POST /v2/products/search', body: {} },
  'POST /v2/prices': { line: 'POST /v2/prices', body: { productId: 3, list: 5, defaultTaxCode: 'H' } },
  'PATCH /v2/prices/{id}': { line: 'PATCH /v2/prices/1', body: { list: 6 } },
  'POST /v2/prices/bulk': { line: 'POST /v2/prices/bulk', body: { prices: [{ productId: 2, list: 7, defaultTaxCode: 'H' }] } },
  'POST /v2/prices/search': { line: 'POST /v2/prices/search', body: {} },
}

export function getSample(endpoint: string): RestRequest {
  const sample = sampleRequests[endpoint] ?? catalogSamples[endpoint] ?? salesSamples[endpoint]
  if (!sample) throw new Error(`There is no sample of a request to ${endpoint}`)
  return sample
}

/** The values that are sent under the old names. The tax code differs from that in the samples, and the second company is the parent. */
const oldValues: Record<string, unknown> = {
  ...oldSalesValues,
  cost: 3,
  'PriceSearchInput.cost': { equal: 3 },
  shopId: 7,
  taxCode: 'M',
  inheritProductList: 'Y',
  parent: { id: 2 },
  path: '1/2',
  slug: 'old-slug',
  debtorId: 'D-1',
  language: 'EN',
  defaultLanguage: 'EN',
  shortName: 'Short',
  sku: 'CODE-1',
  dateCreated: { from: '2020-01-01T00:00:00.000Z' },
  dateModified: { to: '2020-01-01T00:00:00.000Z' },
}

export const lastNameOf = ({ item }: Item) => item.split(/[.?]/).at(-1) ?? ''
export const getExampleValue = (item: Item) => oldValues[item.item] ?? oldValues[lastNameOf(item)] ?? 'anything'
export const findSuccessor = ({ legacy }: Item) => renamedTo(legacy)

/** The endpoint that an item is sent to in these tests. For a nested item it is one where the objects around it are not deprecated. */
export const chooseEndpoint = (item: Item): string =>
  preferredEndpoints[item.item.split('.')[0] ?? ''] ?? (item.endpoints[0] as string)

const preferredEndpoints: Record<string, string> = {
  ParentInput: 'POST /v2/contacts',
  ParentReferenceDto: 'POST /v2/categories',
  BulkProductDto: 'POST /v2/products/bulk/{lookupKey}',
  BulkClusterOptionDto: 'POST /v2/clusters/{lookupKey}/{key}/options/bulk',
  CreateProductDto: 'POST /v2/products',
  UpdateProductDto: 'PATCH /v2/products/{lookupKey}/{key}',
}

/** The path of an item in the body of its sample: the top level, the first element of a bulk, or the parent. */
export function findBodyPath(item: Item): (string | number)[] {
  if (/^Parent(Input|ReferenceDto)\./.test(item.item)) return ['parent']
  const [list] = Object.entries(getSample(chooseEndpoint(item)).body ?? {}).filter(([, value]) => Array.isArray(value))
  return /\/bulk\b/.test(chooseEndpoint(item)) && list ? [list[0], 0] : []
}

export const buildPointer = (item: Item) => `#/${[...findBodyPath(item), lastNameOf(item)].join('/')}`
export const describePlace = (item: Item) =>
  item.kind === 'parameter' ? { parameter: lastNameOf(item) } : { pointer: buildPointer(item) }

/** A copy of the body with a change at a path. */
function changeAt(value: Answer, [step, ...rest]: (string | number)[], change: (inner: Answer) => Answer): Answer {
  if (step === undefined) return change(value)
  const copy = Array.isArray(value) ? [...value] : { ...value }
  copy[step] = changeAt(value[step], rest, change)
  return copy
}

/** The sample request of an item with the property `name`, and without the property that replaces it. */
export function buildRequest(item: Item, name: string | null, value: unknown = getExampleValue(item)): RestRequest {
  const { line, body } = getSample(chooseEndpoint(item))
  if (item.kind === 'parameter') return { line: name ? `${line}?${name}=${value}` : line }
  return {
    line,
    body: changeAt(body ?? {}, findBodyPath(item), ({ [findSuccessor(item) ?? '']: _, ...rest }) => ({
      ...rest,
      ...(name && { [name]: value }),
    })),
  }
}

/** Creates two taxes and two surcharges, so that a filter can exclude one; two companies, a contact and a customer. */
export async function createRecords(server: TestServer) {
  const { rest } = server
  await createCatalog(server)
  for (const name of ['First', 'Second']) await rest('POST /v2/companies', { name })
  await rest('POST /v2/contacts', { parent: { id: 1 }, firstName: 'Old', sources: [{ source: 'ERP', sourceId: 'C' }] })
  await rest('POST /v2/customers', { firstName: 'Old', sources: [{ source: 'ERP', sourceId: 'P' }] })
  for (const code of ['H', 'M']) {
    await rest('POST /v2/taxes', { zone: 'NL', code, percentage: 21 })
    await rest('POST /v2/surcharges', { ...feeInput, taxCodeValue: code })
  }
  await addSurchargeToProduct(server)
  await createSales(server)
}

/** Adds the first surcharge to product A. */
async function addSurchargeToProduct({ gql, rest }: TestServer) {
  const { uuid } = (await rest('GET /v2/surcharges/1')).body
  const input = { productId: 2, surchargeIds: [uuid] }
  await gql('mutation ($input: AddSurchargesToProductInput!) { addSurchargesToProduct(input: $input) { status } }', { input })
}

/** Creates the catalogue, without any deprecated item. */
async function createCatalog({ rest }: TestServer) {
  await rest('POST /v2/categories', { names: englishText('Old'), sources: erpSource('K') })
  await rest('POST /v2/clustersconfig', { name: 'SIZES' })
  await rest('POST /v2/clusters', { names: englishText('Old'), sources: erpSource('G'), clusterConfigId: 1 })
  await rest('POST /v2/clusters/sourceId/G/options', { names: englishText('Old'), sources: erpSource('O') })
  for (const key of ['A', 'B']) await rest('POST /v2/products', { names: englishText('Old'), sources: erpSource(key) })
  await rest('POST /v2/prices', { productId: 2, list: 5, defaultTaxCode: 'H' })
}

/** One token per test server, created before any request is rolled back. */
const tokens = new WeakMap<TestServer, Promise<string>>()
function getToken(server: TestServer): Promise<string> {
  const token = tokens.get(server) ?? server.tokenFor(everything)
  tokens.set(server, token)
  return token
}

/** Resets the sequences to their values after `createRecords`, because a rollback does not reset them. */
export async function resetSequences(server: TestServer) {
  const { db } = server
  await getToken(server)
  for (const table of ['tax', 'surcharge', 'company'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 2)`.execute(db)
  await sql`select setval('"userNumber"', 2)`.execute(db)
  for (const table of ['category', '"clusterConfig"', '"clusterOption"', 'price'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1)`.execute(db)
  await sql`select setval('"baseProductNumber"', 3)`.execute(db)
  await resetSalesSequences(server)
}

export async function sendRequest(
  server: TestServer,
  { line, body }: RestRequest,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [method, url] = line.split(' ') as ['GET', string]
  const authorization = `Bearer ${await getToken(server)}`
  const payload = body && { payload: body }
  const response = await server.app.inject({ method, url, headers: { authorization, ...headers }, ...payload })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

/** Reads all rows that the requests could have changed. */
export const readAllRows = async (server: TestServer) => ({ ...(await readSalesRows(server)), ...(await readOtherRows(server)) })

const readOtherRows = async ({ tenants: { control: db } }: TestServer) => ({
  taxes: await db.selectFrom('tax').selectAll().orderBy('id').execute(),
  surcharges: await db.selectFrom('surcharge').selectAll().orderBy('id').execute(),
  companies: await db.selectFrom('company').selectAll().orderBy('id').execute(),
  companySources: await db.selectFrom('companySource').selectAll().orderBy('id').execute(),
  contacts: await db.selectFrom('contact').selectAll().orderBy('id').execute(),
  contactSources: await db.selectFrom('contactSource').selectAll().orderBy('id').execute(),
  customers: await db.selectFrom('customer').selectAll().orderBy('id').execute(),
  prices: await db.selectFrom('price').selectAll().orderBy('id').execute(),
  categories: await db.selectFrom('category').selectAll().orderBy('id').execute(),
  clusterConfigs: await db.selectFrom('clusterConfig').selectAll().orderBy('id').execute(),
  clusters: await db.selectFrom('cluster').selectAll().orderBy('id').execute(),
  options: await db.selectFrom('clusterOption').selectAll().orderBy('id').execute(),
  products: await db.selectFrom('product').selectAll().orderBy('id').execute(),
  customerSources: await db.selectFrom('customerSource').selectAll().orderBy('id').execute(),
})

const VOLATILE = /^(uuid|cartId|itemId|createdAt|lastModifiedAt|statusDate|date\w*)$/

/** Removes what differs between any two test servers: uuids and dates. */
export const withoutVolatile = (value: unknown): Answer =>
  JSON.parse(JSON.stringify(value, (name, inner) => (VOLATILE.test(name) ? undefined : inner)))

const SIGNAL_HEADERS = ['deprecation', 'sunset', 'link', 'api-deprecated-items']
export const readSignals = ({ headers }: Answer) =>
  Object.fromEntries(SIGNAL_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

/** The headers that name exactly these items. */
export function buildSignals(used: readonly Item[]) {
  if (used.length === 0) return {}
  const sorted = used.toSorted((a, b) => a.bit - b.bit)
  const migrations = [...new Set(sorted.map(({ legacy }) => legacy.migration))]
  return {
    deprecation: '@1790035200',
    sunset: 'Mon, 01 Mar 2027 00:00:00 GMT',
    link: migrations.map((key) => `</deprecations#${key}>; rel="deprecation"; type="text/html"`).join(', '),
    'api-deprecated-items': `${sorted.map(({ id }) => `"${id}"`).join(', ')};more=0`,
  }
}

export const findServedItems = (endpoint: string) =>
  items.filter(({ direction, endpoints }) => direction === 'returned' && endpoints.includes(endpoint))
