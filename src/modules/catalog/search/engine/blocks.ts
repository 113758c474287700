/** Reads what an index in memory is made of: the versions of the catalogue, and its blocks of 1,024 ids as texts. */
import { type RawBuilder, sql } from 'kysely'
import { compiledQuery, rowsOfKeys } from '../../../../core/store/compiled-query.js'
import type { Database } from '../../../../db/database.js'
import { type BlockText, FIELD_END, ROW_END } from '../memory/messages.js'

/** Numbers up to this are exact in JavaScript. Hashes are cut to it. */
const MAX_HASH = sql.lit('9007199254740991')

/** Returns a hash of a text, as a number that JavaScript reads without loss. */
export const hashOf = (text: ReturnType<typeof sql>) => sql`(hashtextextended(${text}, 0) & ${MAX_HASH}::int8)`

/** The version of everything that an index holds: it grows with every change. A snapshot with the same version has the same catalogue. */
export const CATALOGUE_VERSION = sql<number>`(select coalesce(sum(delta), 0)::float8 from "searchCount" where list in ('version', 'text'))`
/** The version of the list of words, on which the meaning of a term depends. */
export const WORD_VERSION = sql<number>`(select coalesce(sum(delta), 0)::float8 from "searchCount" where list = 'word')`

/** The version of the attributes, which facets are made of. */
export const ATTRIBUTE_VERSION = sql<number>`(select coalesce(sum(delta), 0)::float8 from "searchCount" where list = 'attribute')`

/** The version of every block. */
type BlockVersions = ReadonlyMap<number, number>

/** Returns whether a block contains products; negative ones are the category tree. */
const isOfProducts = (block: number) => block >= 0

/** The state of a catalogue in one snapshot of the database. */
export interface CatalogueState {
  version: number
  blocks: BlockVersions
  /** The snapshot, as PostgreSQL writes it; empty if there was nothing. */
  snapshot: string
}

/** What has changed between two states. */
export interface StateChange {
  state: CatalogueState
  /** The changed results of blocks of which they are known. */
  entries: BlockText[]
  /** The blocks that are to be read again as a whole. */
  blocks: number[]
  /** The ids of the changed results of further blocks; their rows are to be read. */
  entryIds: number[]
}

/** Reads the state of the catalogue, and what has changed since an earlier state, in one statement. `isSnapshot`: `db` is a transaction with one snapshot. */
export async function readChange(db: Database, before: CatalogueState | null, isSnapshot = false): Promise<StateChange> {
  const rows = await stateQuery(db, { isFirst: !before?.snapshot }, { snapshot: before?.snapshot ?? '' })
  let version = 0
  const blocks = new Map<number, number>()
  const known = new Map<number, BlockText>()
  for (const row of rows) {
    version += row.version ?? 0
    if (row.version === null) known.set(row.block, row)
    else if (isOfProducts(row.block)) blocks.set(row.block, row.version)
  }
  const state = { version, blocks, snapshot: rows.find((row) => row.version !== null)?.snapshot ?? '' }
  const isKept = before !== null && areChangesKept(before, state)
  const changed = [...blocks.keys()].filter((block) => before?.blocks.get(block) !== blocks.get(block))
  const isKnown = (block: number) => isKept && before?.blocks.has(block) === true && known.has(block)
  return {
    state,
    entries: changed.filter(isKnown).map((block) => known.get(block) as BlockText),
    ...(await splitBlocks(
      db,
      isKept && isSnapshot ? before : null,
      changed.filter((block) => !isKnown(block)).sort((a, b) => a - b),
    )),
  }
}

/** With more changed results than this, a block is read as a whole: that takes about as long. */
const MAX_BLOCK_ENTRIES = 200

/** Looks for the changed results of blocks that have too many for one statement, as those of an index that was read from a file. */
async function splitBlocks(
  db: Database,
  before: CatalogueState | null,
  blocks: number[],
): Promise<Pick<StateChange, 'blocks' | 'entryIds'>> {
  if (!before || blocks.length === 0) return { blocks, entryIds: [] }
  const { rows } = await sql<{ block: number; ids: number[] }>`
    select bucket as block, array_agg(distinct "entryId") as ids from "searchChange"
     where ${isChangedSince(sql`${before.snapshot}`)} and bucket = any(${blocks}::int4[])
     group by bucket having bool_and("entryId" is not null) and count(distinct "entryId") <= ${MAX_BLOCK_ENTRIES}`.execute(db)
  const known = new Map(rows.map(({ block, ids }) => [block, ids]))
  const isKnown = (block: number) => before.blocks.has(block) && known.has(block)
  return {
    blocks: blocks.filter((block) => !isKnown(block)),
    entryIds: blocks.filter(isKnown).flatMap((block) => known.get(block) as number[]),
  }
}

/** A block with its version, or with its changed results. */
type StateRow = BlockText & { version: number | null; snapshot: string }

/** Changes of the last 20,000 transactions are kept, and an index that is half as old does not depend on when they are deleted. */
const MAX_TRANSACTIONS = 10_000

const areChangesKept = (before: CatalogueState, now: CatalogueState): boolean => {
  const distance = oldestTransaction(now) - oldestTransaction(before)
  return distance >= 0 && distance < MAX_TRANSACTIONS
}

const oldestTransaction = ({ snapshot }: CatalogueState): number => Number.parseInt(snapshot, 10)

/** Returns the number of products, from the counters of the lists. */
export async function countProducts(db: Database): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select coalesce(sum(delta), 0)::float8 as products from "searchCount" where list = 'productGroup'`.execute(db)
  return rows[0]?.products ?? 0
}

const [field, end] = [sql.lit(FIELD_END), sql.lit(ROW_END)]

/** The categories of the result of `m`, separated by commas. Two subqueries, since each of the two columns has its own index. */
const categoriesOfMember = sql`coalesce(case m.class
  when 'PRODUCT' then (select string_agg(i."categoryId"::text, ',') from "categoryItem" i where i."productId" = m."entryId")
  else (select string_agg(i."categoryId"::text, ',') from "categoryItem" i where i."clusterId" = m."entryId") end, '')`

const codesOfMember = sql`array_to_string(array(select ${hashOf(sql`code`)} from unnest(m.codes) code), ',')`

const MEMBER_ROW = sql`concat_ws(${field}, m.id, m."entryId", m.class, coalesce(m.status, ''), m.hidden, array_to_string(m."valueIds", ','),
                                 ${categoriesOfMember}, ${codesOfMember})`
const TEXT_ROW = sql`concat_ws(${field}, m.id, t.language, coalesce(${hashOf(sql`lower(m.names ->> t.language)`)}::text, ''), t.texts, case t.language when '' then t.codes::text else '' end, t.rest, t.attributes)`

/** Reads whole blocks; one without products has empty texts. Members and texts have the same order: by result and product. */
export function readBlocks(db: Database, blocks: readonly number[]): Promise<BlockText[]> {
  return blocksQuery(db, {}, { blocks })
}

const blocksQuery = compiledQuery<Record<never, never>, { blocks: readonly number[] }, BlockText>(
  (_, { blocks }) => sql`
    select b.block, null::int4[] as "entryIds", coalesce(member.rows, '') as members, coalesce(text.rows, '') as texts
      from ${rowsOfKeys(false, blocks, 'int4', 'block')} b
     cross join lateral (
       select string_agg(${MEMBER_ROW}, ${end} order by m."entryId", m.id) as rows
         from "searchMember" m where m."entryId" between b.block << 10 and (b.block << 10) + 1023 offset 0) member
     cross join lateral (
       select string_agg(${TEXT_ROW}, ${end} order by m."entryId", m.id) as rows
         from "searchMember" m join "searchText" t on t."memberId" = m.id
        where m."entryId" between b.block << 10 and (b.block << 10) + 1023 offset 0) text`,
)

/** With more changed results than this, they are read in parts. */
const MAX_ENTRIES = 1000

/** The condition for changes of transactions that an earlier snapshot does not contain. */
const isChangedSince = (snapshot: RawBuilder<unknown>) => sql`
  xid >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)::text::bigint
  and xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
  and not pg_visible_in_snapshot(xid::text::xid8, ${snapshot}::text::pg_snapshot)`

/** The rows of results, by block; `entry` is a table with their ids. A result that no longer exists has no rows. */
const rowsOfEntries = (entry: RawBuilder<unknown>) => sql`
  select e.id >> 10 as block, null::float8 as version, '' as snapshot, array_agg(e.id) as "entryIds",
         coalesce(string_agg(member.rows, ${end} order by e.id), '') as members, coalesce(string_agg(text.rows, ${end} order by e.id), '') as texts
    from ${entry} e
   cross join lateral (
     select string_agg(${MEMBER_ROW}, ${end} order by m.id) as rows from "searchMember" m where m."entryId" = e.id offset 0) member
   cross join lateral (
     select string_agg(${TEXT_ROW}, ${end} order by m.id) as rows
       from "searchMember" m cross join lateral (
         select language, texts, codes, rest, attributes from "searchText" where "memberId" = m.id offset 0) t
      where m."entryId" = e.id offset 0) text
   group by 1`

/** Reads results, by block. */
export const readEntries = (db: Database, ids: readonly number[]): Promise<BlockText[]> => entriesQuery(db, {}, { ids })

const entriesQuery = compiledQuery<Record<never, never>, { ids: readonly number[] }, BlockText>(
  (_, { ids }) => sql`${rowsOfEntries(rowsOfKeys(false, ids, 'int4', 'id'))}`,
)

/** The versions of all blocks, and the changed results of those with changes of transactions that the earlier snapshot does not contain. */
const stateQuery = compiledQuery<{ isFirst: boolean }, { snapshot: string }, StateRow>(({ isFirst }, { snapshot }) => {
  const versions = sql`
    select bucket as block, sum(delta)::float8 as version, pg_current_snapshot()::text as snapshot,
           null::int4[] as "entryIds", ''::text as members, ''::text as texts
      from "searchCount" where list in ('version', 'text') group by bucket`
  if (isFirst) return versions
  return sql`
    with change as materialized (select distinct bucket, "entryId" from "searchChange" where ${isChangedSince(snapshot)}),
    entry as materialized (
      select "entryId" as id from change
       where bucket not in (select bucket from change where "entryId" is null) and (select count(*) from change) <= ${sql.lit(MAX_ENTRIES)})
    ${versions}
    union all
    ${rowsOfEntries(sql`entry`)}`
})
