/** Reads what an index in memory is made of: the versions of the catalogue, and its blocks of 1,024 ids as texts. */
import { sql } from 'kysely'
import type { Database } from '../../../../db/database.js'
import { type BlockText, FIELD_END, ROW_END } from '../memory/segment.js'

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
export type BlockVersions = ReadonlyMap<number, number>

/** Returns whether a block contains products; negative ones are the category tree. */
const isOfProducts = (block: number) => block >= 0

/** The state of a catalogue in one snapshot of the database. */
export interface CatalogueState {
  version: number
  blocks: BlockVersions
  /** The oldest running transaction. Rows written by it or by later ones may be missing in the snapshot; all others are in it. */
  oldestTransaction: number
}

export async function readVersions(db: Database): Promise<CatalogueState> {
  const { rows } = await sql<{ block: number; version: number; oldest: number }>`
    select bucket as block, sum(delta)::float8 as version, pg_snapshot_xmin(pg_current_snapshot())::text::float8 as oldest
      from "searchCount" where list in ('version', 'text') group by bucket`.execute(db)
  let version = 0
  for (const row of rows) version += row.version
  const blocks = new Map(rows.flatMap((row): [number, number][] => (isOfProducts(row.block) ? [[row.block, row.version]] : [])))
  return { version, blocks, oldestTransaction: rows[0]?.oldest ?? 0 }
}

/** PostgreSQL numbers transactions with 32 bits and wraps around. Numbers further apart than this are not compared. */
const MAX_DISTANCE = 1_000_000_000

/** Returns the transaction from which on rows count as changed, as PostgreSQL writes it in rows; null if the two states cannot be compared. */
export function changesSince(before: CatalogueState | null, now: CatalogueState): string | null {
  const distance = before ? now.oldestTransaction - before.oldestTransaction : -1
  return before && distance >= 0 && distance < MAX_DISTANCE ? String(before.oldestTransaction % 2 ** 32) : null
}

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

/**
 * Reads blocks; one without products has empty texts. Members and texts have the same order: by result and product.
 * With `since`, see changesSince, only text rows that were written since then are sent as a whole: they are nearly all of a block.
 * The age of a row is how many transactions ago it was written.
 */
export async function readBlocks(db: Database, blocks: readonly number[], since: string | null): Promise<BlockText[]> {
  const isChanged = since === null ? sql`true` : sql`least(age(t.xmin), age(m.xmin)) <= age(${since}::xid)`
  const unchanged = sql`concat_ws(${field}, m.id, t.language)`
  const { rows } = await sql<BlockText>`
    select b.block, coalesce(member.rows, '') as members, coalesce(text.rows, '') as texts
      from unnest(${blocks}::int4[]) b(block)
     cross join lateral (
       select string_agg(concat_ws(${field}, m.id, m."entryId", m.class, coalesce(m.status, ''), m.hidden, array_to_string(m."valueIds", ','),
                                   ${categoriesOfMember}, ${codesOfMember}), ${end} order by m."entryId", m.id) as rows
         from "searchMember" m where m."entryId" between b.block << 10 and (b.block << 10) + 1023 offset 0) member
     cross join lateral (
       select string_agg(case when ${isChanged} then concat_ws(${field}, m.id, t.language, coalesce(${hashOf(sql`lower(m.names ->> t.language)`)}::text, ''), t.texts, t.codes,
                                   t.rest, t.attributes) else ${unchanged} end, ${end} order by m."entryId", m.id) as rows
         from "searchMember" m join "searchText" t on t."memberId" = m.id
        where m."entryId" between b.block << 10 and (b.block << 10) + 1023 offset 0) text`.execute(db)
  return rows
}
