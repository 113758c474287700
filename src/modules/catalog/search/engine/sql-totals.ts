/**
 * The totals of facets: how many entries of an area have each attribute value, regardless of other filters. Counting them reads
 * every entry of the area, so totals are cached and only blocks of entries that have changed are counted again. The table "searchCount"
 * has a version for every block of 1,024 ids; triggers raise it in the transaction that changes the catalogue.
 */
import { createHash } from 'node:crypto'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Budget } from '../../../../core/base/budget.js'
import type { Ctx } from '../../../../core/context.js'
import { groupBy } from '../../../../core/store/store.js'
import { allOf, anyOf } from '../../../../db/conditions.js'
import { type Database, sharedDatabase } from '../../../../db/database.js'
import { awaitShared } from '../../../../resources/shared-result.js'
import type { Place } from '../conditions.js'
import type { PreparedSearch } from '../prepared-search.js'
import { areaCte, membersOfAreas, valuesOfResults } from './areas.js'

/** The number of entries by value id. */
export type Totals = ReadonlyMap<string, number>

/** The version of every block of ids that totals depend on, by block number; -1 is the category tree. */
type Versions = Readonly<Record<string, number>>

/** The totals of every block of ids, in the text form of the statement. They are parsed only when the block has changed. */
type Blocks = ReadonlyMap<number, string>

interface CachedTotals {
  versions: Versions
  totals: Totals
  /** 'none' until the first change: an unchanged catalogue does not pay for them. */
  blocks: Blocks | 'none' | 'too large'
}

const CATEGORY_TREE = '-1'
/** How many values the cache of one database may hold: some tens of megabytes. */
const MAX_CACHED_VALUES = 400_000
/** How many characters of a block take as much memory as one value. */
const CHARACTERS_PER_VALUE = 60
const totalsCaches = new WeakMap<Database, LRUCache<string, CachedTotals>>()

function totalsCacheOf(db: Database): LRUCache<string, CachedTotals> {
  const cache =
    totalsCaches.get(db) ?? new LRUCache<string, CachedTotals>({ maxSize: MAX_CACHED_VALUES, sizeCalculation: sizeOf })
  totalsCaches.set(db, cache)
  return cache
}

const sizeOf = ({ totals, blocks }: CachedTotals) => totals.size + 1 + (typeof blocks === 'string' ? 0 : sizeOfBlocks(blocks))

function sizeOfBlocks(blocks: Blocks): number {
  let characters = 0
  for (const block of blocks.values()) characters += block.length
  return Math.ceil(characters / CHARACTERS_PER_VALUE)
}

/** The versions of all blocks as one JSON object. */
const selectVersions = sql<Versions>`(
  select coalesce(jsonb_object_agg(bucket, version), '{}')
    from (select bucket, sum(delta)::int4 as version from "searchCount" where list = 'version' group by bucket) block)`

/**
 * Returns the totals of each area. First the versions are read; then only areas whose totals are missing or stale are counted. A transaction does
 * not use the cache, because others do not see its changes yet. Areas with `within` are not cached either.
 */
export async function totalsOf(ctx: Ctx, prepared: PreparedSearch, areas: readonly Place[]): Promise<Totals[]> {
  const keys = areas.map((area) => (ctx.db.isTransaction || area.within ? null : totalsKey(prepared, area)))
  if (keys.every((key) => key === null)) return (await countAll(ctx, prepared, areas, 'none')).map(({ totals }) => totals)
  const cache = totalsCacheOf(sharedDatabase(ctx.db))
  const { rows } = await sql<{ versions: Versions }>`select ${selectVersions} as versions`.execute(ctx.db)
  const current = rows[0]?.versions ?? {}
  const cached = keys.map((key) => (key === null ? undefined : cache.get(key)))
  const changes = areas.map((area, i) => changedBlocks(cached[i], current, area))
  const stale = areas.flatMap((area, i) =>
    changes[i]?.length === 0 ? [] : { area, cached: cached[i], changed: changes[i] ?? null },
  )
  const countKey = JSON.stringify([current, keys.filter((_, i) => changes[i]?.length !== 0)])
  const counted = stale.length ? [...(await shareCount(ctx, countKey, () => recount(ctx, prepared, stale)))] : []
  return keys.map((key, i) => {
    const result = changes[i]?.length === 0 ? (cached[i] as CachedTotals) : (counted.shift() as CachedTotals)
    if (key !== null && result !== cached[i]) cache.set(key, result)
    return result.totals
  })
}

/** Returns the blocks that have changed since the totals were counted; null when everything must be counted. */
function changedBlocks(cached: CachedTotals | undefined, current: Versions, { categoryIds }: Place): number[] | null {
  if (!cached || (categoryIds && cached.versions[CATEGORY_TREE] !== current[CATEGORY_TREE])) return null
  return Object.keys(current).flatMap((block) =>
    block === CATEGORY_TREE || cached.versions[block] === current[block] ? [] : Number(block),
  )
}

interface RunningCount {
  counter: Budget
  result: Promise<CachedTotals[]>
}

/** How long a request waits for the count of another one, in milliseconds. */
const PATIENCE_MS = 1000

const runningCounts = new WeakMap<Database, Map<string, RunningCount>>()

/** Runs a count, or joins the same count that another request has started: after a change, many requests need it at once. */
function shareCount({ db, budget }: Ctx, countKey: string, count: () => Promise<CachedTotals[]>): Promise<CachedTotals[]> {
  const shared = sharedDatabase(db)
  const ofDatabase = runningCounts.get(shared) ?? new Map<string, RunningCount>()
  runningCounts.set(shared, ofDatabase)
  const running = ofDatabase.get(countKey)
  if (running && budget.mayWaitFor(running.counter)) return awaitShared(running.result, PATIENCE_MS, count)
  const started: RunningCount = { counter: budget, result: count() }
  ofDatabase.set(countKey, started)
  const forget = () => {
    if (ofDatabase.get(countKey) === started) ofDatabase.delete(countKey)
  }
  started.result.then(forget, forget)
  return started.result
}

/** Returns the cache key of an area: everything that its totals depend on, besides the catalogue. Long keys are hashed. */
function totalsKey(
  { search: { getDescendants }, conditions: { visibilityKey } }: PreparedSearch,
  { categoryIds }: Place,
): string {
  const key = JSON.stringify([getDescendants !== false, categoryIds ?? null, visibilityKey])
  return key.length < 200 ? key : createHash('sha256').update(key).digest('base64')
}

/** An area whose totals are missing or stale. */
interface StaleArea {
  area: Place
  cached: CachedTotals | undefined
  changed: readonly number[] | null
}

/** Counts areas again: the first time as a whole, from the first change on by blocks. All areas of a request share one statement. */
async function recount(ctx: Ctx, prepared: PreparedSearch, stale: readonly StaleArea[]): Promise<CachedTotals[]> {
  const areas = stale.map(({ area }) => area)
  if (stale.every(({ cached }) => !cached)) return countAll(ctx, prepared, areas, 'none')
  if (stale.some(({ cached }) => cached?.blocks === 'too large')) return countAll(ctx, prepared, areas, 'too large')
  const isPartial = stale.every(({ cached, changed }) => cached?.blocks instanceof Map && changed)
  const changed = isPartial ? [...new Set(stale.flatMap((area) => area.changed ?? []))] : null
  const { blocks, current } = await countBlocks(ctx, prepared, areas, changed)
  return stale.map(({ cached }, i) => mergeBlocks(cached, changed, blocks[i] as Blocks, current))
}

/** Returns the totals after counting the changed blocks, or all blocks if `changed` is null. Blocks that take too much memory are not kept. */
function mergeBlocks(
  cached: CachedTotals | undefined,
  changed: readonly number[] | null,
  counted: Blocks,
  current: Versions,
): CachedTotals {
  const totals = new Map(changed ? cached?.totals : [])
  const blocks = new Map(changed && cached?.blocks instanceof Map ? (cached.blocks as Blocks) : [])
  for (const number of changed ?? counted.keys()) {
    addBlock(totals, blocks.get(number), -1)
    const block = counted.get(number)
    addBlock(totals, block, 1)
    if (block) blocks.set(number, block)
    else blocks.delete(number)
  }
  // A block that was not counted now may have changed since: it keeps the version at which it was counted.
  const versions = changed ? { ...cached?.versions, ...pickVersions(current, changed) } : current
  return { versions, totals, blocks: sizeOfBlocks(blocks) > MAX_CACHED_VALUES / 2 ? 'too large' : blocks }
}

const pickVersions = (current: Versions, blocks: readonly number[]): Versions =>
  Object.fromEntries(blocks.map((block) => [block, current[block] ?? 0]))

/** Adds or subtracts the totals of a block, whose text is `id:total id:total …`. */
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

/** The area index of the row in which a counting statement returns its own versions. */
const VERSIONS_ROW = -1
const parseVersions = (json: string | undefined): Versions => JSON.parse(json ?? '{}')

/** Returns the CTE `visible`: the products of each area that the caller may see. It is not materialized: it may be the whole catalogue. */
const visibleCte = (prepared: PreparedSearch, areas: readonly Place[], more: readonly RawBuilder<SqlBool>[]) => sql`
  visible as not materialized (
    select area."areaIndex", m."entryId", m.id = m."entryId" as is_result, m."valueIds" from ${membersOfAreas({ term: null }, areas)}
     where ${allOf([...prepared.conditions.visible, ...more])})`

/**
 * Counts the totals of whole areas.
 * - `area`: the areas, see areaCte.
 * - `tally`: the number of visible results for each area and value id.
 * The versions come from the same statement, hence from the same snapshot as the totals, so a later change cannot be missed.
 */
async function countAll(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  blocks: 'none' | 'too large',
): Promise<CachedTotals[]> {
  const { rows } = await sql<{ areaIndex: number; id: string; total: number }>`
    with ${areaCte(prepared, areas)}, ${visibleCte(prepared, areas, [])},
    tally as materialized (
      select "areaIndex", id, count(*)::int4 as total from (${valuesOfResults(sql`visible`, sql`true`, sql`true`)}) v group by "areaIndex", id)
    select ${sql.lit(VERSIONS_ROW)} as "areaIndex", ${selectVersions}::text as id, 0 as total union all select "areaIndex", id::text, total from tally`.execute(
    ctx.db,
  )
  const byArea = groupBy(rows, ({ areaIndex }) => areaIndex)
  const current = parseVersions(byArea.get(VERSIONS_ROW)?.[0]?.id)
  return areas.map((_, areaIndex) => {
    const totals = new Map((byArea.get(areaIndex) ?? []).map(({ id, total }) => [id, total]))
    return { versions: current, totals, blocks }
  })
}

/** Counts the totals of some blocks of ids, or of all blocks. The statement is that of countAll with one more level: every block becomes one text. */
async function countBlocks(ctx: Ctx, prepared: PreparedSearch, areas: readonly Place[], blockNumbers: readonly number[] | null) {
  const { rows } = await sql<{ areaIndex: number; block: number; totals: string }>`
    with ${areaCte(prepared, areas)}, ${visibleCte(prepared, areas, blockNumbers ? [isInBlocks(blockNumbers)] : [])},
    tally as materialized (
      select "areaIndex", "entryId" >> 10 as block, id, count(*) as total from (${valuesOfResults(sql`visible`, sql`true`, sql`true`)}) v
       group by "areaIndex", "entryId" >> 10, id)
    select ${sql.lit(VERSIONS_ROW)} as "areaIndex", 0 as block, ${selectVersions}::text as totals
    union all select "areaIndex", block, string_agg(id || ':' || total, ' ') from tally group by "areaIndex", block`.execute(
    ctx.db,
  )
  const byArea = groupBy(rows, ({ areaIndex }) => areaIndex)
  const current = parseVersions(byArea.get(VERSIONS_ROW)?.[0]?.totals)
  const blocks = areas.map((_, areaIndex) => new Map((byArea.get(areaIndex) ?? []).map(({ block, totals }) => [block, totals])))
  return { blocks, current }
}

/** Returns the condition that an entry is in one of the blocks. Ranges use the primary key; with many blocks a full scan is cheaper than many ranges. */
const isInBlocks = (blocks: readonly number[]) =>
  blocks.length > MAX_BLOCK_RANGES
    ? sql<SqlBool>`m."entryId" >> 10 = any(${blocks}::int4[])`
    : anyOf(blocks.map((block) => sql`m."entryId" between ${block << 10} and ${(block << 10) + 1023}`))
const MAX_BLOCK_RANGES = 20
