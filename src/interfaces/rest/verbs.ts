/** The verbs of the REST interface: the same store, addressed by method and path. */

import { notFound } from '../../core/base/errors.js'
import { type BulkResult, type Directives, upsertMany } from '../../core/bulk/bulk.js'
import { writeBulk } from '../../core/bulk/halves.js'
import { recordsBySource, sourceKeys, upsertByReference } from '../../core/bulk/identify.js'
import type { Ctx } from '../../core/context.js'
import {
  type AnyLookupKeys,
  idOrUuid,
  type LookupKeys,
  lookUpKey,
  lookupKeysOf,
  requireLookupKey,
} from '../../core/store/reference.js'
import { type Resource, type Table, toWords } from '../../core/store/resource.js'
import * as store from '../../core/store/store.js'
import type { Dto, LegacyProperty } from './dto.js'
import type { BulkAnswer, BulkInput, RestRequest, Route, RouteInput } from './route.js'

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
  summary: `Searches ${plural(resource)}; pass filters at the top level of the body or in \`filters\`.`,
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
  summary: `Deletes a ${words(resource)} and returns it.`,
  output: { kind: 'one', dto },
  handle: (ctx, { params }) => store.remove(ctx, resource, keyFromPath(resource, params)),
})

type Upsert = (ctx: Ctx, lookup: string, items: BulkInput['items'], directives: Directives) => Promise<BulkResult[]>

/** `POST …/bulk/{lookupKey}`; a module whose items contain more than columns provides its own `upsert`. */
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
    summary: `Adds or changes many ${plural(resource)} by a lookup key (${lookups.join(', ')}); each item has its own result.`,
    input: { kind: 'bulk', dto, plural: name, keys },
    output: { kind: 'bulk' },
    async handle(ctx, { params: { lookupKey = '' }, input }: RestRequest): Promise<BulkAnswer> {
      const { items, directives } = input as BulkInput
      requireLookupKey(lookupKey, lookups)
      const columns = keys[lookupKey] as readonly string[]
      const keyText = (item: BulkInput['items'][number]) => columns.map((column) => String(item[column])).join('/')
      const apply = (inner: Ctx, some: readonly BulkInput['items'][number][]) => write(inner, lookupKey, [...some], directives)
      const results = await writeBulk(ctx, items, (item) => [keyText(item)], apply)
      return { lookupKey, keys: items.map(keyText), results }
    },
  }
}

/** A record named by an external key may be narrowed by the name of that system. */
export const SOURCE = {
  source: 'The other system, if lookupKey is sourceId; without it, the key must be unique across systems.',
}

/** Returns the query parameters that narrow a key which several records may have. */
export const narrowingOf = ({ columns = {} }: AnyLookupKeys): Record<string, string> => ({
  ...SOURCE,
  ...Object.fromEntries(
    Object.entries(columns).flatMap(([lookupKey, by]) => (by ? [[by, `The ${by}, if lookupKey is ${lookupKey}.`]] : [])),
  ),
})

/** `GET …/{lookupKey}/{lookupValue}` */
export const oneByLookup = <T extends Table>(keys: LookupKeys<T>, dto: Dto): Route => ({
  ...one(keys.resource, 'id', dto),
  lookupKeys: lookupKeysOf(keys),
  queryParameters: narrowingOf(keys),
  handle: async (ctx, asked) => store.get(ctx, keys.resource, await keyByLookup(ctx, keys, asked)),
})

/** `PATCH …/{lookupKey}/{lookupValue}` */
export const updateByLookup = <T extends Table>(
  keys: LookupKeys<T>,
  input: Dto,
  dto: Dto,
  change: (ctx: Ctx, key: store.Key<T>, input: RestRequest['input']) => Promise<unknown>,
): Route => ({
  ...update(keys.resource, input, dto),
  lookupKeys: lookupKeysOf(keys),
  queryParameters: narrowingOf(keys),
  handle: async (ctx, asked) => change(ctx, await keyByLookup(ctx, keys, asked), asked.input),
})

/** `DELETE …/{lookupKey}/{lookupValue}` */
export const removeByLookup = <T extends Table>(
  keys: LookupKeys<T>,
  dto: Dto,
  drop: (ctx: Ctx, key: store.Key<T>) => Promise<unknown>,
): Route => ({
  ...remove(keys.resource, dto),
  lookupKeys: lookupKeysOf(keys),
  queryParameters: narrowingOf(keys),
  handle: async (ctx, asked) => drop(ctx, await keyByLookup(ctx, keys, asked)),
})

/** Returns the key of the record that a path names by `…/{lookupKey}/{lookupValue}`. */
async function keyByLookup<T extends Table>(ctx: Ctx, keys: LookupKeys<T>, asked: RestRequest): Promise<store.Key<T>> {
  const { lookupKey, lookupValue } = lookupIn(asked)
  const key = await lookUpKey(ctx, keys, lookupKey, lookupValue, asked.query)
  return key ?? store.missing(keys.resource, { [lookupKey]: lookupValue })
}

/** Returns the id of the record in a path, if the caller may see it; `code` is the error code if it is missing. */
export async function idByLookup(ctx: Ctx, keys: AnyLookupKeys, asked: RestRequest, code?: string): Promise<number> {
  const { lookupKey, lookupValue } = lookupIn(asked)
  const key = await lookUpKey(ctx, keys, lookupKey, lookupValue, asked.query)
  const record = key && (await store.find(ctx, keys.resource, key))
  if (record) return record.id
  if (code) throw notFound(keys.resource.label, code, { [lookupKey]: lookupValue })
  return store.missing(keys.resource, { [lookupKey]: lookupValue })
}

const lookupIn = ({ params: { lookupKey = '', key = '', lookupValue = key } }: RestRequest) => ({ lookupKey, lookupValue })

type UpsertIdentified = (ctx: Ctx, items: BulkInput['items'], directives: Directives) => Promise<BulkResult[]>

/** Returns the keys of what items change besides their own records: no two items of a request may share one. */
type SharedChanges = (ctx: Ctx, items: BulkInput['items']) => Promise<string[][]>

/** `POST …/bulk/{lookupKey}` for records with external keys. `upsert` gets items with the uuid of their record. */
export function bulkBySource<T extends Table>(
  lookupKeys: LookupKeys<T>,
  dto: Dto,
  name: string,
  upsert: UpsertIdentified,
  sharedChanges: SharedChanges = async () => [],
): Route & { input: RouteInput & { kind: 'bulk' } } {
  return {
    summary: `Adds or changes many ${plural(lookupKeys.resource)} by a lookup key (id, sourceId); each item has its own result.`,
    input: { kind: 'bulk', dto, plural: name, keys: { id: ['id'], sourceId: ['sources'] } },
    output: { kind: 'bulk' },
    async handle(ctx, { params: { lookupKey: asked = '' }, input }: RestRequest): Promise<BulkAnswer> {
      const { items, directives } = input as BulkInput
      requireLookupKey(asked, ['id', 'sourceId'])
      const lookup = asked as 'id' | 'sourceId'
      const results = await writeBulk(
        ctx,
        items,
        (item) => (lookup === 'id' ? [String(item.id)] : sourceKeys(item)),
        (inner, some) => upsertByReference(inner, lookupKeys, lookup, some, (known) => upsert(inner, known, directives)),
        async (outer, all) => {
          const records = lookup === 'id' ? [] : await recordsBySource(outer, lookupKeys, all)
          const shared = await sharedChanges(outer, [...all])
          return all.map((_, i) => [...(records[i] ?? []), ...(shared[i] ?? [])])
        },
      )
      return { lookupKey: lookup, keys: items.map((item) => String(lookup === 'id' ? item.id : firstSourceId(item))), results }
    },
  }
}

const firstSourceId = ({ sources }: BulkInput['items'][number]) => (sources as { id: string }[])[0]?.id

/** Returns the key of a record in a path: its id or its uuid. */
export function keyFromPath<T extends Table>(
  resource: AnyResource<T>,
  params: Record<string, string>,
  lookup = 'id',
): store.Key<T> {
  if (lookup === 'id') return idOrUuid(params.id ?? '')
  const columns: readonly string[] = resource.lookups[lookup] ?? []
  return Object.fromEntries(columns.map((column) => [column, params[column]])) as store.Key<T>
}

const words = ({ label }: { label: string }) => toWords(label)
const plural = (resource: { label: string }) =>
  words(resource)
    .replace(/y$/, 'ie')
    .replace(/(x|s)$/, '$1e')
    .concat('s')
