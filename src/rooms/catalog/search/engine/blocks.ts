/** Reads what an index in memory is made of: the versions of the catalogue, and its blocks of 1,024 ids as texts. */
import { sql } from 'kysely'
import type { Database } from '../../../../db/database.js'
import { type BlockText, FIELD_END, ROW_END } from '../memory/segment.js'

/** Numbers up to this are exact in JavaScript. Hashes are cut to it. */
const MAX_HASH = sql.lit('9007199254740991')

/** A hash of a text, as a number that JavaScript reads without loss. */
export const hashOf = (text: ReturnType<typeof sql>) => sql`(hashtextextended(${text}, 0) & ${MAX_HASH}::int8)`

/** The version of everything that an index holds: it grows with every change. A snapshot with the same version has the same catalogue. */
export const CATALOGUE_VERSION = sql<number>`(select coalesce(sum(delta), 0)::float8 from "searchCount" where list in ('version', 'text'))`
/** The version of the list of words, on which the meaning of a term depends. */
export const WORD_VERSION = sql<number>`(select coalesce(sum(delta), 0)::float8 from "searchCount" where list = 'word')`

/** The version of every block. */
export type BlockVersions = ReadonlyMap<number, number>

/** Blocks that count something else than products: the category tree. */
const isOfProducts = (block: number) => block >= 0

export async function readVersions(db: Database): Promise<{ version: number; blocks: BlockVersions }> {
  const { rows } = await sql<{ block: number; version: number }>`
    select bucket as block, sum(delta)::float8 as version from "searchCount" where list in ('version', 'text') group by bucket`.execute(
    db,
  )
  let version = 0
  for (const row of rows) version += row.version
  return { version, blocks: new Map(rows.flatMap((row) => (isOfProducts(row.block) ? [[row.block, row.version]] : []))) }
}

/** How many products there are, from the counters of the lists. */
export async function countProducts(db: Database): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select coalesce(sum(delta), 0)::float8 as products from "searchCount" where list = 'product'`.execute(db)
  return rows[0]?.products ?? 0
}

const [field, end] = [sql.lit(FIELD_END), sql.lit(ROW_END)]

/** The categories of the result of `m`, separated by commas. Two subqueries, since each of the two columns has an index of its own. */
const categoriesOfMember = sql`coalesce(case m.class
  when 'PRODUCT' then (select string_agg(i."categoryId"::text, ',') from "categoryItem" i where i."productId" = m."entryId")
  else (select string_agg(i."categoryId"::text, ',') from "categoryItem" i where i."clusterId" = m."entryId") end, '')`

const codesOfMember = sql`array_to_string(array(select ${hashOf(sql`code`)} from unnest(m.codes) code), ',')`

/** Reads blocks; one without products has empty texts. Members and texts have the same order: by result and product. */
export async function readBlocks(db: Database, blocks: readonly number[]): Promise<BlockText[]> {
  const { rows } = await sql<BlockText>`
    select b.block, coalesce(member.rows, '') as members, coalesce(text.rows, '') as texts
      from unnest(${blocks}::int4[]) b(block)
     cross join lateral (
       select string_agg(concat_ws(${field}, m.id, m."entryId", m.class, coalesce(m.status, ''), m.hidden, array_to_string(m."valueIds", ','),
                                   ${categoriesOfMember}, ${codesOfMember}), ${end} order by m."entryId", m.id) as rows
         from "searchMember" m where m."entryId" between b.block << 10 and (b.block << 10) + 1023 offset 0) member
     cross join lateral (
       select string_agg(concat_ws(${field}, m.id, t.language, coalesce(${hashOf(sql`lower(m.names ->> t.language)`)}::text, ''), t.texts, t.codes,
                                   t.rest, t.attributes), ${end} order by m."entryId", m.id) as rows
         from "searchMember" m join "searchText" t on t."memberId" = m.id
        where m."entryId" between b.block << 10 and (b.block << 10) + 1023 offset 0) text`.execute(db)
  return rows
}
