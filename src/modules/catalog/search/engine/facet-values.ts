/** The attribute values behind the value ids of entries. An id is a hash of its value, so it never changes its meaning and may be cached without limit. */
import { sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import { type Database, sharedDatabase } from '../../../../db/database.js'

/** A value of an attribute that results can be filtered by. */
export interface FacetValue {
  attributeDescriptionId: number
  /** Empty for a value that has no language. */
  language: string
  value: string
  number: number | null
}

/** The values of the results of an area; values that the request does not need may be missing. The lists have the same order. */
export interface FacetCounts {
  values: FacetValue[]
  /** Results with all filters of the search. */
  counts: number[]
  /** Results with all filters except those by attribute. */
  actives: number[]
  /** Entries that the caller may see, without any filter; null if not requested. */
  totals: number[] | null
}

/** With more values than this, the cache starts empty again. */
const MAX_CACHED_VALUES = 200_000
const valueCaches = new WeakMap<Database, Map<string, FacetValue>>()

function valueCacheOf(db: Database): Map<string, FacetValue> {
  const current = valueCaches.get(db)
  // A full cache is replaced, not cleared: requests that are under way still read from it.
  const cache = current && current.size <= MAX_CACHED_VALUES ? current : new Map<string, FacetValue>()
  valueCaches.set(db, cache)
  return cache
}

/** Returns the values of some ids; the map may contain others. Only values that are not cached are read. A transaction does not use the cache, since it may be rolled back. */
export async function valuesOf(ctx: Ctx, ids: Iterable<string>): Promise<ReadonlyMap<string, FacetValue>> {
  const cache = ctx.db.isTransaction ? new Map<string, FacetValue>() : valueCacheOf(sharedDatabase(ctx.db))
  const missing = new Set<string>()
  for (const id of ids) if (!cache.has(id)) missing.add(id)
  if (missing.size === 0) return cache
  const { rows } = await sql<Omit<FacetValue, 'number'> & { id: string; number: string | null }>`
    select distinct on (v.id) v.id::text as id, v."attributeDescriptionId", v.language, v.value, v.number
      from "searchValue" v where v.id = any(${[...missing]}::int8[])`.execute(ctx.db)
  for (const { id, number, ...value } of rows) cache.set(id, { ...value, number: number === null ? null : Number(number) })
  return cache
}
