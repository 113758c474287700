/** Slugs: the names of records in URLs. A record has one per language; it is unique in that language among records of its kind. */
import { sql } from 'kysely'
import type { LocalizedStringInput } from '../../contract/contract.gen.js'
import { conflict, invalid, type Problem } from '../../core/base/errors.js'
import type { Child } from '../../core/bulk/children.js'
import type { Ctx } from '../../core/context.js'
import { type LocalizedPatch, toLocalized, withoutRemoved } from '../../core/input/localized.js'
import type { Localized } from '../../db/json.js'
import { mapCollectingErrors, throwItemErrors } from './item-errors.js'

/** The table that holds the slugs of one kind of record: language, slug, and the column of their owner. */
export interface SlugTable {
  table: string
  owner: string
  /** The table of the records themselves. */
  of: string
  /** The column that holds all slugs of the record; `slugs` by default. */
  column?: string
  /** The published error code for a slug that another record has. */
  taken: string
}

/** The new slugs of one record, and the texts from which missing ones are generated. */
export interface SlugChange {
  ownerId: number
  /** Null removes the slug of a language, or all. */
  given?: LocalizedPatch | null | undefined
  from?: Localized | undefined
}

interface WantedSlug {
  ownerId: number
  language: string
  slug: string | null
  isGiven: boolean
}

const MAX_LENGTH = 200

/** Converts a text to a slug: letters without accents, digits, and dashes in between. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[æœø]/g, (sign) => ({ æ: 'ae', œ: 'oe' })[sign] ?? 'o')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '')

/** The slugs of an input. Null removes them all; `autoGenerateSlugs` generates all of them, or none. */
interface SlugInput {
  names?: readonly LocalizedStringInput[] | null | undefined
  slugs?: readonly LocalizedStringInput[] | null | undefined
  autoGenerateSlugs?: boolean | null | undefined
}

/** Returns the names from which an updated record gets slugs: all names if requested, otherwise those in languages without a slug. */
export function namesForSlugs(stored: StoredTexts, said: SlugInput): Localized {
  if (said.autoGenerateSlugs) return stored.names
  if (said.autoGenerateSlugs === false || said.slugs === null) return {}
  const given = toLocalized(said.names ?? [])
  return Object.fromEntries(Object.entries(stored.names).filter(([language]) => language in given && !(language in stored.slugs)))
}

interface SluggedRecord extends SlugInput {
  id: number
  isNew: boolean
  /** The current names and slugs of the record, if they have been read already. */
  stored?: StoredTexts | undefined
}

interface StoredTexts {
  names: Localized
  slugs: Localized
}

/** Writes the given slugs of records, and generates those that are missing for names in other languages. */
export const slugsChild = (table: SlugTable): Child<SluggedRecord> => ({
  async write(ctx, records, { skipIfNotEmpty = [] }) {
    const keepsSlugs = skipIfNotEmpty.includes('slugs')
    const unread = records.filter(
      ({ isNew, stored, names, autoGenerateSlugs }) => !isNew && !stored && (keepsSlugs || (autoGenerateSlugs ?? names?.length)),
    )
    const read = await readTexts(ctx, table, unread)
    const changes = records.flatMap((record) => slugChange(record, record.stored ?? read.get(record.id), keepsSlugs))
    await writeSlugs(ctx, table, changes)
  },
})

function slugChange(record: SluggedRecord, stored: StoredTexts | undefined, keepsSlugs: boolean): SlugChange[] {
  const { id: ownerId, isNew, names, slugs, autoGenerateSlugs } = record
  if (isNew) {
    const from = autoGenerateSlugs === false ? {} : withoutRemoved(toLocalized(names ?? []))
    return [{ ownerId, given: toLocalized(slugs ?? []), from }]
  }
  if (keepsSlugs && Object.keys(stored?.slugs ?? {}).length) return []
  return [{ ownerId, given: slugs && toLocalized(slugs), from: stored && namesForSlugs(stored, record) }]
}

async function readTexts(
  ctx: Ctx,
  { of, column = 'slugs' }: SlugTable,
  records: readonly { id: number }[],
): Promise<Map<number, StoredTexts>> {
  if (records.length === 0) return new Map()
  const { rows } = await sql<StoredTexts & { id: number }>`
    select id, names, ${sql.id(column)} as slugs from ${sql.table(of)}
     where id = any(${records.map(({ id }) => id)}::int4[])`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Writes the slugs of many records and returns all resulting slugs of each.
 * A given slug that another record has is refused. A generated one gets the id of its record as a suffix instead.
 */
export async function writeSlugs(ctx: Ctx, table: SlugTable, records: readonly SlugChange[]): Promise<Map<number, Localized>> {
  const wanted = mapCollectingErrors(
    records,
    ({ ownerId }) => ownerId,
    (record) => wantedSlugs(record, table),
  )
    .flat()
    .sort(inOrder)
  const cleared = records.flatMap(({ ownerId, given }) => (given === null ? [ownerId] : []))
  if (wanted.length === 0 && cleared.length === 0) return new Map()
  const list = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as x("ownerId" int4, language text, slug text, "isGiven" bool)`
  const target = sql.table(table.table)
  const owner = sql.id(table.owner)
  if (cleared.length) await sql`delete from ${target} where ${owner} = any(${cleared})`.execute(ctx.db)
  await sql`delete from ${target} old using ${list}
             where old.${owner} = x."ownerId" and old.language = x.language and old.slug is distinct from x.slug`.execute(ctx.db)
  const insert = (rows: WantedSlug[], conflicts: 'fail' | 'skip') => insertSlugs(ctx, table, rows, conflicts)
  await insert(
    wanted.filter(({ isGiven }) => isGiven),
    'fail',
  )
  let left = wanted.filter(({ isGiven }) => !isGiven)
  for (let tries = 1; left.length; tries++) left = (await insert(left, tries < TRIES ? 'skip' : 'fail')).map(withNumber)
  return updateSlugColumn(ctx, table, [...new Set([...cleared, ...wanted.map(({ ownerId }) => ownerId)])])
}

/** `hammer` may be taken, and so may `hammer-7`, because another record can have that name. */
const TRIES = 5

function wantedSlugs({ ownerId, given: asked, from = {} }: SlugChange, { of }: SlugTable): WantedSlug[] {
  const given = asked ?? {}
  checkSlugs(given)
  const made = Object.entries(from).flatMap(([language, text]) => {
    if (language in given || text.trim() === '') return []
    return [{ ownerId, language, slug: slugOf(text) || `${lastWord(of)}-${ownerId}`, isGiven: false }]
  })
  return [...Object.entries(given).map(([language, slug]) => ({ ownerId, language, slug, isGiven: true })), ...made]
}

function checkSlugs(given: LocalizedPatch) {
  const problems = Object.entries(given).flatMap(([language, slug]): Problem[] =>
    slug === null || (slug.length > 0 && slug.length <= MAX_LENGTH + 20 && !/[\s/?#]/.test(slug))
      ? []
      : [
          {
            path: ['slugs'],
            message: `in ${language} must be 1 to ${MAX_LENGTH + 20} characters long, without spaces, /, ? and #`,
          },
        ],
  )
  if (problems.length) throw invalid(problems)
}

/** Returns the kind of a record, for the slug of a name without letters and digits: the kind and the id. */
const lastWord = (table: string) => table.replace(/^.*(?=[A-Z])/, '').toLowerCase()

/** Compares slugs: all writers lock them in the same order, which prevents deadlocks. */
const inOrder = (a: WantedSlug, b: WantedSlug) => (`${a.language} ${a.slug}` < `${b.language} ${b.slug}` ? -1 : 1)
const withNumber = (wanted: WantedSlug): WantedSlug => ({ ...wanted, slug: `${wanted.slug}-${wanted.ownerId}` })

/** Inserts slugs and returns the rows whose slug belongs to another record. */
async function insertSlugs(
  ctx: Ctx,
  { table, owner, taken }: SlugTable,
  rows: WantedSlug[],
  conflicts: 'fail' | 'skip',
): Promise<WantedSlug[]> {
  const asked = rows.filter(({ slug }) => slug !== null)
  if (asked.length === 0) return []
  const list = sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x("ownerId" int4, language text, slug text)`
  const { rows: written } = await sql<{ language: string; ownerId: number }>`
    with added as (
      insert into ${sql.table(table)} (language, slug, ${sql.id(owner)})
      select x.language, x.slug, x."ownerId" from ${list} order by 1, 2
      on conflict (language, slug) do nothing returning language, ${sql.id(owner)} as "ownerId"
    )
    select language, "ownerId" from added
    union
    select x.language, x."ownerId" from ${list} join ${sql.table(table)} t
        on t.language = x.language and t.slug = x.slug and t.${sql.id(owner)} = x."ownerId"`.execute(ctx.db)
  const done = new Set(written.map(({ language, ownerId }) => `${language} ${ownerId}`))
  const left = asked.filter(({ language, ownerId }) => !done.has(`${language} ${ownerId}`))
  if (conflicts === 'fail') throwItemErrors(new Map(left.map((one) => [one.ownerId, takenBy(one, taken)])))
  return left
}

const takenBy = ({ slug, language }: WantedSlug, code: string) => conflict(code, `The slug [${slug}] is taken in ${language}`)

/** Copies the slugs to the column of the records, from which they are read. Each record is looked up: a join might read the whole table for some hundred. */
async function updateSlugColumn(
  ctx: Ctx,
  { table, owner, of, column = 'slugs' }: SlugTable,
  ids: number[],
): Promise<Map<number, Localized>> {
  const { rows } = await sql<{ id: number; slugs: Localized }>`
    with now as materialized (
      select o.id, coalesce(jsonb_object_agg(x.language, x.slug) filter (where x.slug is not null), '{}') as slugs
        from unnest(${ids}::int4[]) as o(id)
        left join lateral (select language, slug from ${sql.table(table)} where ${sql.id(owner)} = o.id offset 0) x on true
       group by o.id
    ), changed as (
      update ${sql.table(of)} t set ${sql.id(column)} = now.slugs from now
       where t.id = now.id and t.${sql.id(column)} is distinct from now.slugs
    )
    select id, slugs from now`.execute(ctx.db)
  return new Map(rows.map(({ id, slugs }) => [id, slugs]))
}

/** Finds the records with a slug, in the given language or in any. */
export async function ownersBySlug(
  ctx: Ctx,
  { table, owner }: SlugTable,
  slug: string,
  language?: string | null,
): Promise<number[]> {
  const { rows } = await sql<{ ownerId: number }>`
    select distinct ${sql.id(owner)} as "ownerId" from ${sql.table(table)}
     where slug = ${slug} and (${language ?? null}::text is null or language = upper(${language ?? null}::text))`.execute(ctx.db)
  return rows.map(({ ownerId }) => ownerId)
}
