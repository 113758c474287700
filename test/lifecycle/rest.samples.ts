/** The REST items of the rooms that are built, read from their declarations, and requests that use them. */
import { sql } from 'kysely'
import type { Item } from '../../src/core/lifecycle/item.js'
import { renamedTo } from '../../src/core/lifecycle/legacy.js'
import { openRegistry } from '../../src/core/lifecycle/registry.js'
import { restItems } from '../../src/faces/rest/lifecycle/declared-items.js'
import { openSchemas } from '../../src/faces/rest/mount.js'
import { routes, schema } from '../contract/surface.js'
import { type Answer, everything, type House } from '../house.js'

export const items = openRegistry(restItems(openSchemas(schema, routes), routes)).items

/** The last moment at which an item works, the instant of the removal, and a day long before. */
export const LAST_MOMENT = '2027-02-28T23:59:59.999Z'
export const REMOVAL = '2027-03-01T00:00:00.000Z'
export const PREVIEW = { 'api-preview-date': '2027-03-01' }

export interface Request {
  line: string
  body?: Record<string, unknown>
}

const fee = { name: [{ language: 'EN', value: 'Fee' }], type: 'FlatFee', value: 1, taxZone: 'NL', enabled: true }
const surcharge = { ...fee, taxCodeValue: 'H' }

/** A request to each endpoint that takes or shows an item; it uses none itself. */
const samples: Record<string, Request> = {
  'GET /v2/taxes': { line: 'GET /v2/taxes' },
  'POST /v2/taxes': { line: 'POST /v2/taxes', body: { zone: 'DE', code: 'H', percentage: 19 } },
  'POST /v2/taxes/search': { line: 'POST /v2/taxes/search', body: { zone: 'NL' } },
  'GET /v2/taxes/{id}': { line: 'GET /v2/taxes/1' },
  'PATCH /v2/taxes/{id}': { line: 'PATCH /v2/taxes/1', body: { percentage: 9 } },
  'GET /v2/taxes/{zone}/{code}': { line: 'GET /v2/taxes/NL/H' },
  'DELETE /v2/taxes/{id}': { line: 'DELETE /v2/taxes/1' },
  'GET /v2/surcharges': { line: 'GET /v2/surcharges' },
  'POST /v2/surcharges': { line: 'POST /v2/surcharges', body: surcharge },
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

const english = (value: string) => [{ language: 'EN', value }]
const erp = (sourceId: string) => [{ source: 'ERP', sourceId }]

/** The same for the catalogue: a category K, a cluster G with an option O and a product I, a product A. */
const catalogSamples: Record<string, Request> = {
  'POST /v2/categories': { line: 'POST /v2/categories', body: { names: english('New'), parent: { id: 1 } } },
  'PATCH /v2/categories/{lookupKey}/{key}': { line: 'PATCH /v2/categories/sourceId/K', body: { names: english('Changed') } },
  'POST /v2/categories/bulk/{lookupKey}': {
    line: 'POST /v2/categories/bulk/sourceId',
    body: { categories: [{ sources: erp('K'), names: english('Changed') }] },
  },
  'POST /v2/categories/search': { line: 'POST /v2/categories/search', body: {} },
  'POST /v2/clustersconfig': { line: 'POST /v2/clustersconfig', body: { name: 'NEW' } },
  'PATCH /v2/clustersconfig/{lookupKey}/{key}': { line: 'PATCH /v2/clustersconfig/name/SIZES', body: { name: 'LENGTHS' } },
  'POST /v2/clustersconfig/bulk/{lookupKey}': {
    line: 'POST /v2/clustersconfig/bulk/name',
    body: { clusterConfigs: [{ name: 'SIZES' }] },
  },
  'POST /v2/clusters': { line: 'POST /v2/clusters', body: { names: english('New'), clusterConfigId: 1 } },
  'PATCH /v2/clusters/{lookupKey}/{key}': { line: 'PATCH /v2/clusters/sourceId/G', body: { names: english('Changed') } },
  'POST /v2/clusters/bulk/{lookupKey}': {
    line: 'POST /v2/clusters/bulk/sourceId',
    body: { clusters: [{ sources: erp('G'), names: english('Changed') }] },
  },
  'POST /v2/clusters/search': { line: 'POST /v2/clusters/search', body: {} },
  'POST /v2/clusters/{lookupKey}/{key}/options': {
    line: 'POST /v2/clusters/sourceId/G/options',
    body: { names: english('New') },
  },
  'PATCH /v2/clusters/{lookupKey}/{key}/options/{optionId}': {
    line: 'PATCH /v2/clusters/sourceId/G/options/1',
    body: { names: english('Changed') },
  },
  'POST /v2/clusters/{lookupKey}/{key}/options/bulk': {
    line: 'POST /v2/clusters/sourceId/G/options/bulk',
    body: { options: [{ sources: erp('O'), names: english('Changed') }] },
  },
  'POST /v2/products': { line: 'POST /v2/products', body: { names: english('New') } },
  'PATCH /v2/products/{lookupKey}/{key}': { line: 'PATCH /v2/products/sourceId/A', body: { names: english('Changed') } },
  'POST /v2/products/bulk/{lookupKey}': {
    line: 'POST /v2/products/bulk/sourceId',
    body: { products: [{ sources: erp('A'), names: english('Changed') }] },
  },
  'POST /v2/products/search': { line: 'POST /v2/products/search', body: {} },
}

export function sampleOf(endpoint: string): Request {
  const sample = samples[endpoint] ?? catalogSamples[endpoint]
  if (!sample) throw new Error(`There is no sample of a request to ${endpoint}`)
  return sample
}

/** What the old names are given; the tax code differs from the one in the samples, and the second company is the parent. */
const values: Record<string, unknown> = {
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

export const nameOf = ({ item }: Item) => item.split(/[.?]/).at(-1) ?? ''
export const givenTo = (item: Item) => values[nameOf(item)] ?? 'anything'
export const successorOf = ({ legacy }: Item) => renamedTo(legacy)

/** The endpoint that an item is sent to in these tests: for what is nested, one where nothing around it is an item itself. */
export const endpointOf = (item: Item): string => atTheTop[item.item.split('.')[0] ?? ''] ?? (item.endpoints[0] as string)

const atTheTop: Record<string, string> = {
  ParentInput: 'POST /v2/contacts',
  ParentReferenceDto: 'POST /v2/categories',
  BulkProductDto: 'POST /v2/products/bulk/{lookupKey}',
  BulkClusterOptionDto: 'POST /v2/clusters/{lookupKey}/{key}/options/bulk',
  CreateProductDto: 'POST /v2/products',
  UpdateProductDto: 'PATCH /v2/products/{lookupKey}/{key}',
}

/** Where in the body of its sample an item stands: at the top, in the first item of a bulk, or in the parent. */
export function pathTo(item: Item): (string | number)[] {
  if (/^Parent(Input|ReferenceDto)\./.test(item.item)) return ['parent']
  const [list] = Object.entries(sampleOf(endpointOf(item)).body ?? {}).filter(([, value]) => Array.isArray(value))
  return /\/bulk\b/.test(endpointOf(item)) && list ? [list[0], 0] : []
}

export const pointerOf = (item: Item) => `#/${[...pathTo(item), nameOf(item)].join('/')}`
export const placeOf = (item: Item) => (item.kind === 'parameter' ? { parameter: nameOf(item) } : { pointer: pointerOf(item) })

/** The body with a change at a place inside it. */
function changedAt(value: Answer, [step, ...rest]: (string | number)[], change: (inner: Answer) => Answer): Answer {
  if (step === undefined) return change(value)
  const copy = Array.isArray(value) ? [...value] : { ...value }
  copy[step] = changedAt(value[step], rest, change)
  return copy
}

/** The request with a name more, and without the name that replaces it. */
export function asking(item: Item, name: string | null, given: unknown = givenTo(item)): Request {
  const { line, body } = sampleOf(endpointOf(item))
  if (item.kind === 'parameter') return { line: name ? `${line}?${name}=${given}` : line }
  return {
    line,
    body: changedAt(body ?? {}, pathTo(item), ({ [successorOf(item) ?? '']: _, ...rest }) => ({
      ...rest,
      ...(name && { [name]: given }),
    })),
  }
}

/** Two taxes and two surcharges, so that a filter has something to leave out; two companies, a contact and a customer. */
export async function furnish(h: House) {
  const { rest } = h
  await furnishCatalog(h)
  for (const name of ['First', 'Second']) await rest('POST /v2/companies', { name })
  await rest('POST /v2/contacts', { parent: { id: 1 }, firstName: 'Old', sources: [{ source: 'ERP', sourceId: 'C' }] })
  await rest('POST /v2/customers', { firstName: 'Old', sources: [{ source: 'ERP', sourceId: 'P' }] })
  for (const code of ['H', 'M']) {
    await rest('POST /v2/taxes', { zone: 'NL', code, percentage: 21 })
    await rest('POST /v2/surcharges', { ...fee, taxCodeValue: code })
  }
  await addToProduct(h)
}

/** The first surcharge goes with the product A. */
async function addToProduct({ gql, rest }: House) {
  const { uuid } = (await rest('GET /v2/surcharges/1')).body
  const input = { productId: 2, surchargeIds: [uuid] }
  await gql('mutation ($input: AddSurchargesToProductInput!) { addSurchargesToProduct(input: $input) { status } }', { input })
}

/** The catalogue: made through the new names only. */
async function furnishCatalog({ rest }: House) {
  await rest('POST /v2/categories', { names: english('Old'), sources: erp('K') })
  await rest('POST /v2/clustersconfig', { name: 'SIZES' })
  await rest('POST /v2/clusters', { names: english('Old'), sources: erp('G'), clusterConfigId: 1 })
  await rest('POST /v2/clusters/sourceId/G/options', { names: english('Old'), sources: erp('O') })
  await rest('POST /v2/products', { names: english('Old'), sources: erp('A') })
}

/** One for each house, from before anything is undone in it. */
const tokens = new WeakMap<House, Promise<string>>()
function tokenOf(h: House): Promise<string> {
  const token = tokens.get(h) ?? h.tokenFor(everything)
  tokens.set(h, token)
  return token
}

/** Numbers are given out again from where the furniture ended: undoing a change does not take back its number. */
export async function rewind(h: House) {
  const { db } = h
  await tokenOf(h)
  for (const table of ['tax', 'surcharge', 'company'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 2)`.execute(db)
  await sql`select setval('"userNumber"', 2)`.execute(db)
  for (const table of ['category', '"clusterConfig"', '"clusterOption"'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1)`.execute(db)
  await sql`select setval('"baseProductNumber"', 2)`.execute(db)
}

export async function ask(h: House, { line, body }: Request, headers: Record<string, string> = {}): Promise<Answer> {
  const [method, url] = line.split(' ') as ['GET', string]
  const authorization = `Bearer ${await tokenOf(h)}`
  const payload = body && { payload: body }
  const response = await h.app.inject({ method, url, headers: { authorization, ...headers }, ...payload })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

/** Everything that the requests could have changed. */
export const stored = async ({ tenants: { control: db } }: House) => ({
  taxes: await db.selectFrom('tax').selectAll().orderBy('id').execute(),
  surcharges: await db.selectFrom('surcharge').selectAll().orderBy('id').execute(),
  companies: await db.selectFrom('company').selectAll().orderBy('id').execute(),
  companySources: await db.selectFrom('companySource').selectAll().orderBy('id').execute(),
  contacts: await db.selectFrom('contact').selectAll().orderBy('id').execute(),
  contactSources: await db.selectFrom('contactSource').selectAll().orderBy('id').execute(),
  customers: await db.selectFrom('customer').selectAll().orderBy('id').execute(),
  categories: await db.selectFrom('category').selectAll().orderBy('id').execute(),
  clusterConfigs: await db.selectFrom('clusterConfig').selectAll().orderBy('id').execute(),
  clusters: await db.selectFrom('cluster').selectAll().orderBy('id').execute(),
  options: await db.selectFrom('clusterOption').selectAll().orderBy('id').execute(),
  products: await db.selectFrom('product').selectAll().orderBy('id').execute(),
  customerSources: await db.selectFrom('customerSource').selectAll().orderBy('id').execute(),
})

/** Without what differs between any two houses: uuids and instants. */
export const lasting = (value: unknown): Answer =>
  JSON.parse(JSON.stringify(value, (name, one) => (/^(uuid|createdAt|lastModifiedAt|date\w+)$/.test(name) ? undefined : one)))

const SIGNALS = ['deprecation', 'sunset', 'link', 'api-deprecated-items']
export const signalsOf = ({ headers }: Answer) =>
  Object.fromEntries(SIGNALS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

/** The headers that name exactly these items. */
export function signalsFor(used: readonly Item[]) {
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

export const servedBy = (endpoint: string) =>
  items.filter(({ direction, endpoints }) => direction === 'returned' && endpoints.includes(endpoint))
