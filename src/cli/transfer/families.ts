/** The kinds of records that can be exported and imported, derived from the REST routes: a list makes a family exportable, a bulk also importable. */
import { assembleModules } from '../../assemble-modules.js'
import { findNearestName } from '../../core/base/nearest-name.js'
import type { Route } from '../../interfaces/rest/route.js'
import { UsageError } from '../usage.js'

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema is read by its keywords
export type Schema = Record<string, any>

export interface Family {
  /** As in the URLs: `products`, `media-images`. */
  name: string
  path: string
  /** How pages are requested. */
  list: { method: 'GET' | 'POST'; path: string; pageSize: number; search: Schema; sortsById: boolean }
  /** The schema of a record. */
  record: Schema
  /** Related records that a page has only on request. */
  expands: readonly string[]
  bulk: Bulk | null
}

/** How records are written. */
export interface Bulk {
  path: string
  plural: string
  item: Schema
  maxItems: number
  /** All items are written or none, and the response only counts them. */
  isWhole: boolean
  /** Properties that identify the record, by lookup key; empty if items name it by their references. */
  keys: Readonly<Record<string, readonly string[]>>
}

export interface Families {
  all: readonly Family[]
  find(name: string): Family
  /** Resolves the reference of a schema. */
  resolve(schema: Schema): Schema
}

/** Other names of some families. */
const OTHER_NAMES: Record<string, string> = {
  attributes: 'attributedescriptions',
  stock: 'inventory',
  'cluster-configs': 'clustersconfig',
}

export function readFamilies(): Families {
  const { schemas, routes } = assembleModules()
  const shapes = schemas.schemas as Record<string, Schema>
  const resolve = (schema: Schema): Schema => {
    const inner = schema.$ref ? shapes[schema.$ref.split('/').at(-1)] : schema.anyOf?.[0]
    return inner ? resolve(inner) : schema
  }
  const all = Object.keys(routes)
    .flatMap(
      (name) =>
        name
          .match(/^(?:POST (\/v2\/[\w/-]+)\/search|GET (\/v2\/[\w-]+))$/)
          ?.slice(1)
          .find(Boolean) ?? [],
    )
    .filter((path, i, paths) => paths.indexOf(path) === i)
    .flatMap((path) => readFamily(path, (dto) => resolve(schemas.refOf(dto)), resolve) ?? [])
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return { all, resolve, find: (name) => findFamily(all, name) }
}

type ReadShape = (dto: Parameters<ReturnType<typeof assembleModules>['schemas']['refOf']>[0]) => Schema

function readFamily(path: string, shapeOf: ReadShape, resolve: Families['resolve']): Family | null {
  const known = assembleModules().routes as Record<string, Route | undefined>
  const searching = known[`POST ${path}/search`]
  const listing = searching ?? known[`GET ${path}`]
  if (listing?.output.kind !== 'page' || (listing.input?.kind !== 'search' && listing.input?.kind !== 'query')) return null
  const search = shapeOf(listing.input.search)
  return {
    name: path.slice('/v2/'.length).replaceAll('/', '-'),
    path,
    list: {
      method: searching ? 'POST' : 'GET',
      path: searching ? `${path}/search` : path,
      pageSize: Math.min(resolve(search.properties.offset).maximum ?? 100, 500),
      search,
      sortsById: canSortById(search, resolve),
    },
    record: shapeOf(listing.output.dto),
    expands: Object.keys(listing.output.dto.nest ?? {}),
    bulk: readBulk(path, shapeOf),
  }
}

/** Returns whether a list can be sorted by id; lists without that option always are. */
function canSortById({ properties }: Schema, resolve: Families['resolve']): boolean {
  const { items } = resolve(properties.sortInputs ?? {})
  const fields = items && resolve(resolve(items).properties.field).enum
  return Boolean(fields?.includes('ID'))
}

function readBulk(path: string, shapeOf: ReadShape): Bulk | null {
  const found = Object.entries(assembleModules().routes as Record<string, Route>).find(
    ([name]) => name.startsWith(`POST ${path}/bulk`) && /\/bulk(\/\{\w+\})*$/.test(name),
  )
  if (found?.[1].input?.kind !== 'bulk') return null
  const { plural, keys, dto, maxItems = 10_000 } = found[1].input
  // Files are sent beside their descriptions; a table has no column for them. Entries of an accounting system are booked, not copied: they name a company,
  // and show the account that they were booked to.
  const item = shapeOf(dto)
  const hasFiles = Object.keys(item.properties).some((name) => name.startsWith('upload')) || plural === 'videos'
  return hasFiles || plural === 'entries'
    ? null
    : { path: found[0].split(' ')[1] as string, plural, keys, item, maxItems, isWhole: found[1].output.kind !== 'bulk' }
}

function findFamily(all: readonly Family[], name: string): Family {
  const found = all.find((family) => family.name === (OTHER_NAMES[name] ?? name))
  if (found) return found
  const nearest = findNearestName(
    name,
    all.map((family) => family.name),
    4,
  )
  throw new UsageError(
    `There are no records called "${name}". ${nearest ? `Did you mean ${nearest}?` : 'wharf export --list shows them.'}`,
  )
}
