/**
 * How many entries of a place have each value of an attribute, whatever else a search asks for. To count them reads everything that is there:
 * so they are counted once, and again only where the catalogue has changed. The catalogue says so in its own transactions, for every 1024 ids.
 */
import { createHash } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../../../core/context.js'
import { groupBy } from '../../../../core/store/store.js'
import type { Database } from '../../../../db/database.js'
import type { Place } from '../conditions.js'
import { all } from '../counted-pages.js'
import { entriesIn, type Prepared, scopeRows } from '../find-entries.js'

/** By the id of the value. */
export type Totals = ReadonlyMap<string, number>

/** How often what totals hang on has changed, by the number of the block of ids; under -1, the tree of categories. */
type Versions = Readonly<Record<string, number>>

/** The totals of each block of ids, as they came: they are read when the block has changed. */
type Blocks = ReadonlyMap<number, string>

interface Kept {
  versions: Versions
  totals: Totals
  /** There are none until something has changed for the first time: whoever only reads shall not pay for them. */
  blocks: Blocks | 'none' | 'too large'
}

const TREE = '-1'
/** How many values may be kept for one database: some tens of megabytes. */
const MAX_VALUES = 400_000
/** So many letters of a block take as much memory as one value. */
const LETTERS = 60
const keptFor = new WeakMap<Database, LRUCache<string, Kept>>()

function keptIn(db: Database): LRUCache<string, Kept> {
  const kept = keptFor.get(db) ?? new LRUCache<string, Kept>({ maxSize: MAX_VALUES, sizeCalculation: sizeOf })
  keptFor.set(db, kept)
  return kept
}

const sizeOf = ({ totals, blocks }: Kept) => totals.size + 1 + (typeof blocks === 'string' ? 0 : sizeOfBlocks(blocks))

function sizeOfBlocks(blocks: Blocks): number {
  let letters = 0
  for (const block of blocks.values()) letters += block.length
  return Math.ceil(letters / LETTERS)
}

const versions = sql<Versions>`(
  select coalesce(jsonb_object_agg(bucket, n), '{}')
    from (select bucket, sum(delta)::int4 as n from "searchCount" where list = 'version' group by bucket) block)`

/** The totals of each place. Inside a transaction nothing is kept: what it has changed is not yet so for anybody else. */
export async function totalsOf(ctx: Ctx, prepared: Prepared, places: readonly Place[]): Promise<Totals[]> {
  const keys = places.map((place) => (ctx.db.isTransaction || place.within ? null : keyOf(prepared, place)))
  if (keys.every((key) => key === null)) return (await countAll(ctx, prepared, places, 'none')).map(({ totals }) => totals)
  const kept = keptIn(ctx.db)
  const { rows } = await sql<{ versions: Versions }>`select ${versions} as versions`.execute(ctx.db)
  const current = rows[0]?.versions ?? {}
  const known = keys.map((key) => (key === null ? undefined : kept.get(key)))
  const changes = places.map((place, i) => changedSince(known[i], current, place))
  const stale = places.flatMap((place, i) =>
    changes[i]?.length === 0 ? [] : { place, known: known[i], changed: changes[i] ?? null },
  )
  const question = JSON.stringify([current, keys.filter((_, i) => changes[i]?.length !== 0)])
  const counted = stale.length ? [...(await once(ctx.db, question, () => recount(ctx, prepared, stale)))] : []
  return keys.map((key, i) => {
    const one = changes[i]?.length === 0 ? (known[i] as Kept) : (counted.shift() as Kept)
    if (key !== null && one !== known[i]) kept.set(key, one)
    return one.totals
  })
}

/** The blocks that have changed since; null where everything is to be counted. */
function changedSince(known: Kept | undefined, current: Versions, { categoryIds }: Place): number[] | null {
  if (!known || (categoryIds && known.versions[TREE] !== current[TREE])) return null
  return Object.keys(current).flatMap((block) =>
    block === TREE || known.versions[block] === current[block] ? [] : Number(block),
  )
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

/** A place whose totals are not known, or not any more. */
interface Stale {
  place: Place
  known: Kept | undefined
  changed: readonly number[] | null
}

/** What was never counted is counted as a whole, what changes by blocks from then on. */
async function recount(ctx: Ctx, prepared: Prepared, stale: readonly Stale[]): Promise<Kept[]> {
  const places = stale.map(({ place }) => place)
  if (stale.every(({ known }) => !known)) return countAll(ctx, prepared, places, 'none')
  if (stale.some(({ known }) => known?.blocks === 'too large')) return countAll(ctx, prepared, places, 'too large')
  const isPartial = stale.every(({ known, changed }) => known?.blocks instanceof Map && changed)
  const changed = isPartial ? [...new Set(stale.flatMap((one) => one.changed ?? []))] : null
  const { blocks, current } = await countBlocks(ctx, prepared, places, changed)
  return stale.map(({ known }, i) => merged(known, changed, blocks[i] as Blocks, current))
}

/** The totals after some blocks, or all of them, were counted anew. Blocks that would take up too much room are not kept. */
function merged(known: Kept | undefined, changed: readonly number[] | null, counted: Blocks, current: Versions): Kept {
  const totals = new Map(changed ? known?.totals : [])
  const blocks = new Map(changed && known?.blocks instanceof Map ? (known.blocks as Blocks) : [])
  for (const block of changed ?? counted.keys()) {
    addBlock(totals, blocks.get(block), -1)
    const now = counted.get(block)
    addBlock(totals, now, 1)
    if (now) blocks.set(block, now)
    else blocks.delete(block)
  }
  // A block that was not counted now may have changed since its version was read: it keeps the version that it was counted at.
  const versions = changed ? { ...known?.versions, ...only(current, changed) } : current
  return { versions, totals, blocks: sizeOfBlocks(blocks) > MAX_VALUES / 2 ? 'too large' : blocks }
}

const only = (current: Versions, blocks: readonly number[]): Versions =>
  Object.fromEntries(blocks.map((block) => [block, current[block] ?? 0]))

/** `id:n id:n …` */
function addBlock(totals: Map<string, number>, block: string | undefined, sign: 1 | -1) {
  if (!block) return
  for (const pair of block.split(' ')) {
    const colon = pair.indexOf(':')
    const id = pair.slice(0, colon)
    const total = (totals.get(id) ?? 0) + sign * Number(pair.slice(colon + 1))
    if (total === 0) totals.delete(id)
    else totals.set(id, total)
  }
}

/** Under this key a statement tells the versions that it has seen. */
const NO_PLACE = -1
const versionsIn = (told: string | undefined): Versions => JSON.parse(told ?? '{}')

async function countAll(ctx: Ctx, prepared: Prepared, places: readonly Place[], blocks: 'none' | 'too large'): Promise<Kept[]> {
  const { rows } = await sql<{ key: number; id: string; total: number }>`
    with ${scopeRows(prepared, places)},
    tally as materialized (
      select key, id, count(*)::int4 as total
        from (select s.key, unnest(e."valueIds") as id from ${entriesIn({ term: null }, places)} where ${all(prepared.conditions.visible)}) v
       group by key, id)
    select ${sql.lit(NO_PLACE)} as key, ${versions}::text as id, 0 as total union all select key, id::text, total from tally`.execute(
    ctx.db,
  )
  const byPlace = groupBy(rows, ({ key }) => key)
  const current = versionsIn(byPlace.get(NO_PLACE)?.[0]?.id)
  return places.map((_, key) => {
    const totals = new Map((byPlace.get(key) ?? []).map(({ id, total }) => [id, total]))
    return { versions: current, totals, blocks }
  })
}

/** The totals of some blocks of ids, or of all. */
async function countBlocks(ctx: Ctx, prepared: Prepared, places: readonly Place[], only: readonly number[] | null) {
  const { rows } = await sql<{ key: number; block: number; totals: string }>`
    with ${scopeRows(prepared, places)},
    tally as materialized (
      select key, block, id, count(*) as total
        from (select s.key, e.id >> 10 as block, unnest(e."valueIds") as id from ${entriesIn({ term: null }, places)}
               where ${all([...prepared.conditions.visible, ...(only ? [inBlocks(only)] : [])])}) v
       group by key, block, id)
    select ${sql.lit(NO_PLACE)} as key, 0 as block, ${versions}::text as totals
    union all select key, block, string_agg(id || ':' || total, ' ') from tally group by key, block`.execute(ctx.db)
  const byPlace = groupBy(rows, ({ key }) => key)
  const current = versionsIn(byPlace.get(NO_PLACE)?.[0]?.totals)
  const blocks = places.map((_, key) => new Map((byPlace.get(key) ?? []).map(({ block, totals }) => [block, totals])))
  return { blocks, current }
}

/** A few blocks are found by their ids; of many, everything is read anyway. */
const inBlocks = (blocks: readonly number[]) =>
  blocks.length > FEW_BLOCKS
    ? sql<SqlBool>`e.id >> 10 = any(${blocks}::int4[])`
    : sql<SqlBool>`(${sql.join(
        blocks.map((block) => sql`e.id between ${block << 10} and ${(block << 10) + 1023}`),
        sql` or `,
      )})`
const FEW_BLOCKS = 20
