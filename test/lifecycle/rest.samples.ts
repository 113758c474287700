/** The REST items of the rooms that are built, read from their declarations, and requests that use them. */
import { renamedTo } from '../../src/core/legacy.js'
import type { Item } from '../../src/core/lifecycle/item.js'
import { openRegistry } from '../../src/core/lifecycle/registry.js'
import { restItems } from '../../src/faces/rest/items.js'
import { openBook } from '../../src/faces/rest/mount.js'
import { routes, schema } from '../contract/surface.js'
import { type Answer, everything, type House } from '../house.js'

export const items = openRegistry(restItems(openBook(schema, routes), routes)).items

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
  'DELETE /v2/surcharges/{id}': { line: 'DELETE /v2/surcharges/1' },
}

export function sampleOf(endpoint: string): Request {
  const sample = samples[endpoint]
  if (!sample) throw new Error(`There is no sample of a request to ${endpoint}`)
  return sample
}

/** What the old names are given; the tax code differs from the one in the samples. */
const values: Record<string, unknown> = { shopId: 7, taxCode: 'M' }

export const nameOf = ({ item }: Item) => item.split(/[.?]/).at(-1) ?? ''
export const givenTo = (item: Item) => values[nameOf(item)]
export const successorOf = ({ legacy }: Item) => renamedTo(legacy)
export const placeOf = (item: Item) =>
  item.kind === 'parameter' ? { parameter: nameOf(item) } : { pointer: `#/${nameOf(item)}` }

/** The request with a name more, and without the name that replaces it. */
export function asking(item: Item, name: string | null): Request {
  const { line, body } = sampleOf(item.endpoints[0] as string)
  const added = name ? { [name]: givenTo(item) } : {}
  if (item.kind === 'parameter') return { line: name ? `${line}?${name}=${givenTo(item)}` : line }
  const { [successorOf(item) ?? '']: _, ...rest } = body ?? {}
  return { line, body: { ...rest, ...added } }
}

/** Two taxes and two surcharges, so that a filter has something to leave out. */
export async function furnish({ rest }: House) {
  for (const code of ['H', 'M']) {
    await rest('POST /v2/taxes', { zone: 'NL', code, percentage: 21 })
    await rest('POST /v2/surcharges', { ...fee, taxCodeValue: code })
  }
}

export async function ask(h: House, { line, body }: Request, headers: Record<string, string> = {}): Promise<Answer> {
  const [method, url] = line.split(' ') as ['GET', string]
  const authorization = `Bearer ${await h.tokenFor(everything)}`
  const payload = body && { payload: body }
  const response = await h.app.inject({ method, url, headers: { authorization, ...headers }, ...payload })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

/** Everything that the requests could have changed. */
export const stored = async ({ db }: House) => ({
  taxes: await db.selectFrom('tax').selectAll().orderBy('id').execute(),
  surcharges: await db.selectFrom('surcharge').selectAll().orderBy('id').execute(),
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
