/** References between records. Ids differ between tenants, so a file uses what is stable: an external key, or a name. */
import type { Families, Family } from './families.js'
import { type RestServer, requireOk } from './rest-server.js'

// biome-ignore lint/suspicious/noExplicitAny: the schemas say what a record has
export type Item = Record<string, any>

/** A reference of a family, and its form in a file. */
export interface Reference {
  /** The property of a record with the id, or with the records themselves. */
  from: string
  to: string
  /** The property of the file. */
  as: string
  /** The property of a bulk item that takes the id; without it, `as` takes the key itself. */
  takes?: string
  /** How `as` writes an external key, if not as `source` and `sourceId`. */
  spelling?: { source: string; sourceId: string }
  /** The record refers to another one through this family, which has the property `from`. It also gets the property `copies` of that record. */
  via?: { family: string; from: string; copies: string }
  /** Records with this property are written without the reference, which follows from it. */
  unless?: string
}

const productSource = { as: 'productSource', to: 'products', spelling: { source: 'name', sourceId: 'id' } } as const
const tier: Reference[] = [
  { from: 'priceId', ...productSource, via: { family: 'prices', from: 'productId', copies: 'currency' } },
]

export const references: Readonly<Record<string, readonly Reference[]>> = {
  attributedescriptions: [{ from: 'valuesetId', to: 'valuesets', as: 'valueset', takes: 'valuesetId' }],
  'bulk-cost-prices': tier,
  'bulk-prices': tier,
  carriers: [{ from: 'warehouses', to: 'warehouses', as: 'warehouses', takes: 'warehouseIds' }],
  categories: [{ from: 'parentId', to: 'categories', as: 'parent' }],
  clusters: [
    { from: 'categoryId', to: 'categories', as: 'parent' },
    { from: 'clusterConfigId', to: 'clustersconfig', as: 'clusterConfig', takes: 'clusterConfigId' },
  ],
  contacts: [{ from: 'parentCompanyId', to: 'companies', as: 'company', takes: 'parentId' }],
  'cost-prices': tier,
  inventory: [
    { from: 'warehouseId', to: 'warehouses', as: 'warehouse', takes: 'warehouseId' },
    { from: 'companyId', to: 'companies', as: 'companySource' },
  ],
  'part-numbers': [
    { from: 'companyId', to: 'companies', as: 'companySource' },
    { from: 'productId', to: 'products', as: 'productSource' },
  ],
  prices: [{ from: 'productId', ...productSource }],
  products: [
    { from: 'categoryId', to: 'categories', as: 'parent', unless: 'clusterId' },
    { from: 'clusterId', to: 'clusters', as: 'cluster', takes: 'clusterId' },
  ],
}

/** The key of a record in a file: an external key, or a name. */
export type RecordKey = string | { source: string; sourceId: string }

/** The source of records without any other key, whose key is their uuid. */
export const OWN_SOURCE = 'WHARF'

export const isOwnKey = (key: RecordKey): key is { source: string; sourceId: string } =>
  typeof key === 'object' && key.source === OWN_SOURCE

export const hasSources = ({ record }: Family): boolean => 'sources' in record.properties

/** Returns the external keys, in a fixed order. A record without one gets one from its uuid. */
export function sourcesOf({ sources = [], uuid }: Item): { source: string; sourceId: string }[] {
  const known = (sources ?? []) as { source: string; sourceId: string }[]
  if (known.length === 0) return [{ source: OWN_SOURCE, sourceId: uuid }]
  return known.map(({ source, sourceId }) => ({ source, sourceId })).sort((a, b) => compare(textOfKey(a), textOfKey(b)))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export const textOfKey = (key: RecordKey): string => (typeof key === 'string' ? key : `${key.source}\u0000${key.sourceId}`)

export function keyOf(family: Family, record: Item): RecordKey {
  if (hasSources(family)) return sourcesOf(record)[0] as { source: string; sourceId: string }
  const [property = 'id'] = Object.values(family.bulk?.keys ?? {}).find(([first]) => first !== 'id') ?? []
  return String(record[property])
}

/** Finds keys by ids, and ids by keys. Results are cached, because many records refer to the same few. */
export interface ReferenceBook {
  keyOf(family: string, id: number | string): RecordKey | undefined
  idOf(family: string, key: RecordKey): number | undefined
  /** Reads the records with these ids, and caches properties of them. */
  loadByIds(family: string, ids: readonly (number | string)[], kept?: readonly string[]): Promise<void>
  /** Returns a cached property. */
  keptOf(family: string, id: number | string, property: string): number | string | undefined
  loadByKeys(family: string, keys: readonly RecordKey[]): Promise<void>
  /** Returns the id of a record without external keys that has this uuid, by which a file names it. */
  keylessIdOf(family: string, uuid: string): number | undefined
}

const ID_FILTERS: Record<string, string> = { products: 'productIds', categories: 'categoryIds', companies: 'companyIds' }

export function openReferenceBook(server: RestServer, families: Families): ReferenceBook {
  const keys = new Map<string, RecordKey>()
  const ids = new Map<string, number>()
  const keylessIds = new Map<string, number>()
  const keptValues = new Map<string, number | string>()
  const loadedWhole = new Set<string>()
  const place = (family: string, value: string | number) => `${family}/${value}`

  const remember = (family: Family, record: Item, kept: readonly string[] = []) => {
    for (const id of [record.id, record.uuid]) {
      keys.set(place(family.name, id), keyOf(family, record))
      for (const name of kept) keptValues.set(place(family.name, `${id}/${name}`), record[name])
    }
    if (hasSources(family) && !record.sources?.length) keylessIds.set(place(family.name, record.uuid), record.id)
    for (const key of hasSources(family) ? sourcesOf(record) : [keyOf(family, record)])
      ids.set(place(family.name, textOfKey(key)), record.id)
  }
  const read = async (family: Family, search: Item, kept?: readonly string[]) => {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await readPage(server, family, page, hasSources(family) ? ['sources'] : [], search)
      pages = answer.pages
      for (const record of answer.data) remember(family, record, kept)
    }
  }
  const readWhole = async (family: Family) => {
    if (!loadedWhole.has(family.name)) await read(family, {})
    loadedWhole.add(family.name)
  }
  return {
    keyOf: (family, id) => keys.get(place(family, id)),
    idOf: (family, key) => ids.get(place(family, textOfKey(key))),
    keptOf: (family, id, property) => keptValues.get(place(family, `${id}/${property}`)),
    async loadByIds(name, wanted, kept) {
      const family = families.find(name)
      const filter = ID_FILTERS[name] ?? 'ids'
      const missing = [...new Set(wanted)].filter((id) => !keys.has(place(name, id)))
      if (missing.length === 0) return
      if (filter in family.list.search.properties) return inParts(missing, 100, (part) => read(family, { [filter]: part }, kept))
      await readWhole(family)
    },
    async loadByKeys(name, wanted) {
      const family = families.find(name)
      const missing = wanted.filter((key) => !ids.has(place(name, textOfKey(key))))
      if (missing.length === 0) return
      if (!hasSources(family) || !('sources' in family.list.search.properties)) return readWhole(family)
      await inParts(missing, 100, (part) => read(family, { sources: part }))
      // No search finds records by uuid, so they are all read, once.
      if (missing.some((key) => isOwnKey(key) && !ids.has(place(name, textOfKey(key))))) await readWhole(family)
    },
    keylessIdOf: (family, uuid) => keylessIds.get(place(family, uuid)),
  }
}

async function inParts<T>(all: readonly T[], size: number, work: (part: readonly T[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += size) await work(all.slice(at, at + size))
}

export interface Page {
  data: Item[]
  pages: number
  itemsFound: number
}

/** Returns a page of a family, sorted by id if the server can. */
export async function readPage(
  server: RestServer,
  { name, list }: Family,
  page: number,
  expands: readonly string[],
  search: Item = {},
): Promise<Page> {
  const query = new URLSearchParams(expands.length ? { expands: expands.join(',') } : {})
  const what = `A page of ${name}`
  if (list.method === 'POST') {
    const body = {
      ...search,
      page,
      offset: list.pageSize,
      ...(list.sortsById && { sortInputs: [{ field: 'ID', order: 'ASC' }] }),
    }
    return requireOk(server, what, await server.call('POST', `${list.path}?${query}`, body))
  }
  query.set('page', String(page))
  query.set('offset', String(list.pageSize))
  return requireOk(server, what, await server.call('GET', `${list.path}?${query}`))
}
