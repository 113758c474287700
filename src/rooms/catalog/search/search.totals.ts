/**
 * How many entries of a place have each value of an attribute, whatever else a search asks for. To count them reads everything that is there:
 * so they are counted once, and again only when the catalogue has changed. The catalogue says in its own transactions that it has.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../../core/context.js'
import { groupBy } from '../../../core/store.js'
import type { Database } from '../../../db/database.js'
import type { Place } from './search.asked.js'
import { all } from './search.counts.js'
import { entriesIn, type Prepared, scopeRows } from './search.entries.js'

/** By the id of the value. */
export type Totals = ReadonlyMap<string, number>

interface Kept {
  version: number
  totals: Totals
}

/** How many values may be kept for one database: some tens of megabytes. */
const MAX_VALUES = 400_000
const keptFor = new WeakMap<Database, LRUCache<string, Kept>>()

function keptIn(db: Database): LRUCache<string, Kept> {
  const kept =
    keptFor.get(db) ?? new LRUCache<string, Kept>({ maxSize: MAX_VALUES, sizeCalculation: ({ totals }) => totals.size + 1 })
  keptFor.set(db, kept)
  return kept
}

const version = sql<number>`(select coalesce(sum(delta), 0)::int4 from "searchCount" where list = 'version')`

/** The totals of each place. Inside a transaction nothing is kept: what it has changed is not yet so for anybody else. */
export async function totalsOf(ctx: Ctx, prepared: Prepared, places: readonly Place[]): Promise<Totals[]> {
  const keys = places.map((place) => (ctx.db.isTransaction || place.within ? null : keyOf(prepared, place)))
  if (keys.every((key) => key === null)) return (await count(ctx, prepared, places)).map(({ totals }) => totals)
  const kept = keptIn(ctx.db)
  const { rows } = await sql<{ version: number }>`select ${version} as version`.execute(ctx.db)
  const current = rows[0]?.version ?? 0
  const known = keys
    .map((key) => (key === null ? undefined : kept.get(key)))
    .map((one) => (one?.version === current ? one : undefined))
  const missing = places.filter((_, i) => !known[i])
  const question = JSON.stringify([current, keys.filter((_, i) => !known[i])])
  const counted = missing.length ? [...(await once(ctx.db, question, () => count(ctx, prepared, missing)))] : []
  return keys.map((key, i) => {
    const one = known[i] ?? (counted.shift() as Kept)
    if (key !== null && !known[i]) kept.set(key, one)
    return one.totals
  })
}

const underWay = new WeakMap<Database, Map<string, Promise<Kept[]>>>()

/** After a change many ask at once: one of them counts. */
function once(db: Database, question: string, counting: () => Promise<Kept[]>): Promise<Kept[]> {
  const asked = underWay.get(db) ?? new Map<string, Promise<Kept[]>>()
  underWay.set(db, asked)
  const known = asked.get(question)
  if (known) return known
  const answer = counting().finally(() => asked.delete(question))
  asked.set(question, answer)
  return answer
}

/** Everything that the totals of a place hang on, beside the catalogue. */
function keyOf({ search: { getDescendants }, conditions: { seen } }: Prepared, { categoryIds }: Place): string {
  const said = JSON.stringify([getDescendants !== false, categoryIds ?? null, seen])
  return said.length < 200 ? said : createHash('sha256').update(said).digest('base64')
}

async function count(ctx: Ctx, prepared: Prepared, places: readonly Place[]): Promise<Kept[]> {
  const { rows } = await sql<{ key: number; id: string | null; total: number; version: number }>`
    with ${scopeRows(prepared, places)},
    tally as materialized (
      select key, id, count(*)::int4 as total
        from (select s.key, unnest(e."valueIds") as id from ${entriesIn({ term: null }, places)} where ${all(prepared.conditions.visible)}) v
       group by key, id)
    select s.key, t.id::text as id, t.total, ${version} as version from scope s left join tally t on t.key = s.key`.execute(
    ctx.db,
  )
  const byPlace = groupBy(rows, ({ key }) => key)
  return places.map((_, key) => {
    const mine = byPlace.get(key) ?? []
    const totals = new Map(mine.flatMap(({ id, total }) => (id === null ? [] : [[id, total] as const])))
    return { version: mine[0]?.version ?? 0, totals }
  })
}
