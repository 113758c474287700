/** The verbs of the REST face: the same store, addressed by method and path. */

import { DomainError, refused } from '../../core/base/errors.js'
import { type BulkResult, bulk as bulkCommand, type Directives, upsertMany } from '../../core/bulk/bulk.js'
import { recordsBySource, sourceKeys, upsertByReference } from '../../core/bulk/identify.js'
import type { Ctx } from '../../core/context.js'
import { type Resource, type Table, toErrorCode } from '../../core/store/resource.js'
import { ownersBySource, type SourceTable } from '../../core/store/sources.js'
import * as store from '../../core/store/store.js'
import type { Dto, LegacyProperty } from './dto.js'
import type { BulkAnswer, BulkInput, RestRequest, Route } from './route.js'

// biome-ignore lint/suspicious/noExplicitAny: REST binds every resource, whatever its search input
type AnyResource<T extends Table> = Resource<T, any, any>

export const list = <T extends Table>(
  resource: AnyResource<T>,
  dto: Dto,
  search: Dto,
  legacy?: Record<string, LegacyProperty>,
): Route => ({
  summary: `A page of ${plural(resource)}.`,
  input: { kind: 'query', search, ...(legacy && { legacy }) },
  output: { kind: 'page', dto },
  handle: (ctx, { input }) => store.list(ctx, resource, input),
})

export const search = <T extends Table>(resource: AnyResource<T>, dto: Dto, searchDto: Dto): Route => ({
  summary: `Searches ${plural(resource)}; filters stand at the top of the body or under \`filters\`.`,
  input: { kind: 'search', search: searchDto },
  output: { kind: 'page', dto },
  handle: (ctx, { input }) => store.list(ctx, resource, input),
})

export const one = <T extends Table>(resource: AnyResource<T>, lookup: string, dto: Dto): Route => ({
  summary: `One ${words(resource)}.`,
  output: { kind: 'one', dto },
  handle: (ctx, { params }) => store.get(ctx, resource, keyFromPath(resource, params, lookup)),
})

export const create = <T extends Table>(resource: AnyResource<T>, input: Dto, dto: Dto): Route => ({
  summary: `Adds a ${words(resource)}.`,
  input: { kind: 'body', dto: input },
  output: { kind: 'one', dto, status: 201 },
  handle: (ctx, asked) => store.create(ctx, resource, asked.input),
})

export const update = <T extends Table>(resource: AnyResource<T>, input: Dto, dto: Dto): Route => ({
  summary: `Changes the given properties of a ${words(resource)}.`,
  input: { kind: 'body', dto: input },
  output: { kind: 'one', dto },
  handle: (ctx, asked) => store.update(ctx, resource, keyFromPath(resource, asked.params), asked.input),
})

export const remove = <T extends Table>(resource: AnyResource<T>, dto: Dto): Route => ({
  summary: `Deletes a ${words(resource)} and answers what it was.`,
  output: { kind: 'one', dto },
  handle: (ctx, { params }) => store.remove(ctx, resource, keyFromPath(resource, params)),
})

type Upsert = (ctx: Ctx, lookup: string, items: BulkInput['items'], directives: Directives) => Promise<BulkResult[]>

/** `POST …/bulk/{lookupKey}`; a room whose items carry more than columns brings its own `upsert`. */
export function bulk<T extends Table>(
  resource: AnyResource<T>,
  dto: Dto,
  name: string,
  lookups: readonly string[],
  upsert?: Upsert,
): Route {
  const keys = Object.fromEntries(lookups.map((lookup) => [lookup, resource.lookups[lookup] as readonly string[]]))
  const write: Upsert = upsert ?? ((ctx, lookup, items, directives) => upsertMany(ctx, resource, lookup, items, directives))
  return {
    summary: `Adds or changes many ${plural(resource)} by a lookup key (${lookups.join(', ')}); every item gets its own answer.`,
    input: { kind: 'bulk', dto, plural: name, keys },
    output: { kind: 'bulk' },
    async handle(ctx, { params: { lookupKey = '' }, input }: RestRequest): Promise<BulkAnswer> {
      const { items, directives } = input as BulkInput
      const columns = keys[lookupKey] ?? unknownKey(lookupKey, lookups)
      const keyOf = (item: BulkInput['items'][number]) => columns.map((column) => String(item[column])).join('/')
      const apply = (inner: Ctx, some: readonly BulkInput['items'][number][]) => write(inner, lookupKey, [...some], directives)
      const results = await bulkCommand(ctx, items, (item) => [keyOf(item)], apply)
      return { lookupKey, keys: items.map(keyOf), results }
    },
  }
}

/** Where a record may be named by another system's key, that system may be named, too. */
export const SOURCE = {
  source: 'The other system, where lookupKey is sourceId; without it the key must be the only one of its kind.',
}

const IDENTITIES = ['id', 'sourceId'] as const
type Identity = (typeof IDENTITIES)[number]

/** `…/{lookupKey}/{lookupValue}`: a record by its number or uuid, or by another system's key. */
export async function keyByLookup<T extends Table>(
  ctx: Ctx,
  resource: AnyResource<T>,
  sources: SourceTable,
  { params: { lookupKey = '', key = '', lookupValue = key }, query }: RestRequest,
): Promise<store.Key<T>> {
  if (!isIdentity(lookupKey)) return unknownKey(lookupKey, IDENTITIES)
  if (lookupKey === 'id') return idOrUuid(lookupValue) as store.Key<T>
  const found = await ownersBySource(ctx, sources, [{ id: lookupValue, name: query?.source ?? null }])
  const [owner, another] = new Set(found.map(({ ownerId }) => ownerId))
  if (owner === undefined) return store.missing(resource, { sourceId: lookupValue })
  if (another === undefined) return { id: owner } as unknown as store.Key<T>
  throw refused(
    `${toErrorCode(resource.label)}_MULTIPLE_FOUND_ERROR`,
    `More than one ${words(resource)} has the sourceId [${lookupValue}]; name its source, too`,
  )
}

const isIdentity = (lookupKey: string): lookupKey is Identity => IDENTITIES.some((known) => known === lookupKey)

type UpsertIdentified = (ctx: Ctx, items: BulkInput['items'], directives: Directives) => Promise<BulkResult[]>

/** What items touch beside their own records, and no two of them may. */
type RidingAlong = (ctx: Ctx, items: BulkInput['items']) => Promise<string[][]>

/** `POST …/bulk/{lookupKey}` for records that other systems know. `upsert` gets items that carry the uuid of their record. */
export function bulkBySource<T extends Table>(
  resource: AnyResource<T>,
  sources: SourceTable,
  dto: Dto,
  name: string,
  upsert: UpsertIdentified,
  ridingAlong: RidingAlong = async () => [],
): Route {
  return {
    summary: `Adds or changes many ${plural(resource)} by a lookup key (${IDENTITIES.join(', ')}); every item gets its own answer.`,
    input: { kind: 'bulk', dto, plural: name, keys: { id: ['id'], sourceId: ['sources'] } },
    output: { kind: 'bulk' },
    async handle(ctx, { params: { lookupKey = '' }, input }: RestRequest): Promise<BulkAnswer> {
      const { items, directives } = input as BulkInput
      if (!isIdentity(lookupKey)) return unknownKey(lookupKey, IDENTITIES)
      const results = await bulkCommand(
        ctx,
        items,
        (item) => (lookupKey === 'id' ? [String(item.id)] : sourceKeys(item)),
        (inner, some) =>
          upsertByReference(inner, resource, sources, lookupKey, some, (known) => upsert(inner, known, directives)),
        touchedBy(sources, lookupKey, ridingAlong),
      )
      return { lookupKey, keys: items.map((item) => shownKey(lookupKey, item)), results }
    },
  }
}

/** The records that items are about, and what they touch beside them. */
const touchedBy =
  (sources: SourceTable, lookup: Identity, ridingAlong: RidingAlong) =>
  async (ctx: Ctx, items: readonly BulkInput['items'][number][]) => {
    const records = lookup === 'id' ? [] : await recordsBySource(sources)(ctx, items)
    const riding = await ridingAlong(ctx, [...items])
    return items.map((_, i) => [...(records[i] ?? []), ...(riding[i] ?? [])])
  }

const firstSource = ({ sources }: BulkInput['items'][number]) => (sources as { name: string; id: string }[])[0]
const shownKey = (lookup: Identity, item: BulkInput['items'][number]) => String(lookup === 'id' ? item.id : firstSource(item)?.id)

function unknownKey(lookupKey: string, lookups: readonly string[]): never {
  throw new DomainError(
    'LOOKUP_KEY',
    'INVALID_LOOKUP_KEY',
    `The lookup key [${lookupKey}] is not supported here; use ${lookups.join(' or ')}`,
  )
}

/** A path names a record by its number or by its uuid. */
export function keyFromPath<T extends Table>(
  resource: AnyResource<T>,
  params: Record<string, string>,
  lookup = 'id',
): store.Key<T> {
  if (lookup === 'id') return idOrUuid(params.id ?? '') as store.Key<T>
  const columns: readonly string[] = resource.lookups[lookup] ?? []
  return Object.fromEntries(columns.map((column) => [column, params[column]])) as store.Key<T>
}

export const idOrUuid = (id: string): { id: string } | { uuid: string } => (/^[0-9a-f-]{36}$/i.test(id) ? { uuid: id } : { id })

const words = ({ label }: { label: string }) => label.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
const plural = (resource: { label: string }) =>
  words(resource)
    .replace(/y$/, 'ie')
    .replace(/(x|s)$/, '$1e')
    .concat('s')
