/** How a term is sought: in which fields, how much it counts there, and what a misspelt word may have meant. */
import { type RawBuilder, sql } from 'kysely'
import type { ProductSearchableField } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import type { Condition, ProductSearch } from './search.asked.js'

/** A word that is sought, or a size in parts (`m8_x_40`), and words of the catalogue that will do as well. */
interface Sought {
  word: string
  others: string[]
}

/** A term that says something, in a language. */
export interface Term {
  text: string
  language: string
  fields: Boosts
  /** Its words with others in their place, once the words themselves have found nothing. */
  sought?: readonly Sought[]
}

type Boost = { exact: number; partial: number | null }
type Boosts = Partial<Record<ProductSearchableField, Boost>>

/** The three vectors of a text, and which field stands where in each: PostgreSQL knows four weights. */
const VECTORS = {
  texts: { A: 'NAME', B: 'KEYWORDS', C: 'CUSTOM_KEYWORDS', D: 'SHORT_DESCRIPTION' },
  codes: { A: 'SKU', B: 'SUPPLIER_CODE', C: 'MANUFACTURER_CODE', D: 'EAN_CODE' },
  rest: { A: 'MANUFACTURER', B: 'SUPPLIER', C: 'BAR_CODE', D: 'DESCRIPTION' },
} as const satisfies Record<string, Record<'A' | 'B' | 'C' | 'D', ProductSearchableField>>

const WEIGHTY: readonly string[] = ['NAME', 'KEYWORDS', 'CUSTOM_KEYWORDS', 'SKU']
const NUMBERS = ['PRODUCT_ID', 'CLUSTER_ID'] as const
const FIELDS = [...Object.values(VECTORS).flatMap((fields) => Object.values(fields)), ...NUMBERS]
const MAX_WORDS = 12

export function termOf({ term, language, searchFields }: ProductSearch): Term | null {
  const text = term?.trim()
  if (!text) return null
  return { text, language: (language ?? 'NL').toUpperCase(), fields: boostsOf(searchFields) }
}

/** Fields that were named replace the usual ones; whoever names none wants the usual ones. */
function boostsOf(searchFields: ProductSearch['searchFields']): Boosts {
  if (!searchFields?.some(({ fieldNames }) => fieldNames.length))
    return Object.fromEntries(FIELDS.map((field) => [field, { exact: WEIGHTY.includes(field) ? 5 : 1, partial: null }]))
  return Object.fromEntries(
    searchFields.flatMap(({ fieldNames, boost, partialBoost }) =>
      fieldNames.map((field) => [field, { exact: boost, partial: partialBoost ?? null }]),
    ),
  )
}

/**
 * One row: the query for finding, in which words such as `the` need not be found, those for ranking, and what has the term for a code.
 * `either` has words as they are said and those that begin so; `within` those that hold them further on, which count for next to nothing.
 */
export function askedRow(term: Term): RawBuilder<unknown> {
  const { text, language, sought } = term
  const sizes = sought
    ? sql`select word as size, others from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) as x(word text, others text[])`
    : sql`select size, '{}'::text[] as others from ${sizesOf(text)} size where size <> '' limit ${sql.lit(MAX_WORDS)}`
  return sql`
    asked as materialized (
      select coalesce(string_agg(one, ' & ') filter (where counts), string_agg(one, ' & '))::tsquery as query,
             string_agg(exact, ' | ')::tsquery as exact, string_agg(part, ' | ')::tsquery as part,
             string_agg(exact || ' | ' || part, ' | ')::tsquery as either, string_agg(within, ' | ')::tsquery as within,
             array(select c.id from "searchEntry" c where c.codes @> array["searchCode"(${text})]) as "codedIds"
        from (select exact, part, within, counts, '(' || concat_ws(' | ', exact, part, within) || ')' as one
                from (select concat_ws(' | ', quote_literal(w.word), quote_literal(w.said), stem.words, other.words) as exact,
                             concat_ws(' | ', quote_literal(w.said) || ':*', ${partsOf(sql`w.size`)}) as part,
                             ${compoundsOf(language)} as within, stem.words is not null as counts
                        from (select size, others, "searchSize"(size) as word, replace(size, '_', '') as said from (${sizes}) s) w
                        left join lateral (select string_agg(quote_literal(lexeme), ' | ') as words, min(lexeme) as first
                                             from unnest(to_tsvector("searchStems"(${language}), w.word))) stem on true
                        left join lateral (select string_agg(quote_literal(o), ' | ') as words from unnest(w.others) o) other on true) said) asked_for)`
}

/** The words of a term; those of a size or a quantity, however it is spelt, as one. */
const sizesOf = (text: string) => sql`regexp_split_to_table("searchSizes"("searchWords"(${text})), ' ')`

/** A size is also found where its parts stand apart. */
const partsOf = (size: RawBuilder<unknown>) => sql`
  case when position('_' in ${size}) > 0
       then (select '(' || string_agg(quote_literal(p), ' & ') || ':*)' from unnest(array_remove(string_to_array(${size}, '_'), 'x')) p) end`

const MAX_COMPOUNDS = 100

/**
 * Words of the catalogue that hold a word or its stem: boor in klopboormachine, bouten in zeskantbout. Short ones only where the compound ends so:
 * there it says what a thing is.
 */
const compoundsOf = (language: string) => sql`
  case when stem.words is not null and w.word !~ '\\d' then (
    select string_agg(quote_literal(k.word), ' | ')
      from (select k.word from unnest(array[w.word, stem.first]) held
             cross join lateral (select k.word from "searchWord" k
                                  where k.language in (${language}, '') and k.word like '%' || held || case when length(held) > 3 then '%' else '' end
                                    and k.word not like w.word || '%') k
             where length(held) >= 3 group by k.word order by length(k.word), k.word limit ${sql.lit(MAX_COMPOUNDS)}) k) end`

/** The row of texts that is searched: in the language asked for, or, where a result has none in it, that without a language. */
export const textOf = ({ language }: Term, alias = 't') => {
  const t = sql.table(alias)
  return sql`${t}."entryId" = e.id and (${t}.language = ${language} or (${t}.language = '' and not e.languages @> array[${language}]))`
}

/** The words are in the fields that were named, all of them: in one field or another. */
export function foundBy({ fields, text }: Term): Condition[] {
  const isFound = sql`(t.texts || t.codes || t.rest) @@ asked.query`
  if (FIELDS.every((field) => field in fields)) return [sql`${isFound}`]
  const parts = Object.entries(VECTORS).flatMap(([vector, slots]) => {
    const letters = Object.entries(slots).flatMap(([letter, field]) => (field in fields ? [letter.toLowerCase()] : []))
    return letters.length ? [sql`ts_filter(t.${sql.id(vector)}, ${sql.lit(`{${letters.join(',')}}`)})`] : []
  })
  const number = /^\d{1,9}$/.test(text) ? Number(text) : null
  const choices = [
    ...(parts.length ? [sql`(${sql.join(parts, sql` || `)}) @@ asked.query`] : []),
    ...('PRODUCT_ID' in fields ? [sql`${number}::int4 = any(e."productIds")`] : []),
    ...('CLUSTER_ID' in fields ? [sql`(e.class = 'CLUSTER' and e.id = ${number}::int4)`] : []),
  ]
  return [sql`${isFound}`, sql`(${sql.join(choices, sql` or `)})`]
}

/** How well a text fits: a code that was typed in full before everything else, then by what the fields count for. */
export function rankOf({ fields, text, language }: Term): RawBuilder<number> {
  const most = Math.max(1, ...Object.values(fields).flatMap(({ exact, partial }) => [exact, partial ?? 0]))
  const hasOwnParts = Object.values(fields).some(({ partial }) => partial !== null)
  const weights = (slots: object, of: (boost: Boost) => number) =>
    sql.lit(
      `{${['D', 'C', 'B', 'A'].map((letter) => weight(fields[Reflect.get(slots, letter) as 'NAME'], of) / most).join(',')}}`,
    )
  const ranks = Object.entries(VECTORS).flatMap(([vector, slots]) => {
    if (!Object.values(slots).some((field) => field in fields)) return []
    const rank = (of: (boost: Boost) => number, query: RawBuilder<unknown>) =>
      sql`ts_rank(${weights(slots, of)}::float4[], t.${sql.id(vector)}, ${query}, 1)`
    const within = sql`coalesce(${rank(({ exact }) => exact, sql`asked.within`)}, 0) / 1000`
    if (!hasOwnParts) return [rank(({ exact }) => exact, sql`asked.either`), within]
    return [
      rank(({ exact }) => exact, sql`asked.exact`),
      rank(({ exact, partial }) => partial ?? exact / 2, sql`asked.part`),
      within,
    ]
  })
  const isNamed = sql`case when lower(e.names ->> ${language}) = lower(${text}) then 10 else 0 end`
  return sql`(case when e.id = any(asked."codedIds") then 100 else 0 end + ${isNamed} + ${sql.join([sql`0`, ...ranks], sql` + `)})`
}

const weight = (boost: Boost | undefined, of: (boost: Boost) => number) => (boost ? of(boost) : 0)

/**
 * What to look for once the words have found nothing together: beside each word those of the catalogue that contain it;
 * in place of one that nothing has, those that are spelt much like it.
 */
export async function forgiven(ctx: Ctx, { text, language }: Term): Promise<Sought[]> {
  const { rows } = await sql<{ word: string; containing: string[]; similar: string[] }>`
    select w.word, array(select distinct k.word from "searchWord" k
                          where k.language in (${language}, '') and k.word like '%' || replace(w.word, '_', '') || '%' order by 1 limit 50) as containing,
           array(select k.word from "searchWord" k where k.language in (${language}, '') and k.word % w.word
                  group by k.word order by similarity(k.word, w.word) desc, k.word limit 50) as similar
      from ${sizesOf(text)} with ordinality w(word, place) where w.word <> ''
     order by w.place limit ${sql.lit(MAX_WORDS)}`.execute(ctx.db)
  return rows.map(({ word, containing, similar }) => ({ word, others: containing.length ? containing : closest(word, similar) }))
}

/** Those that are as few slips away as any: one in a short word, up to three in a long one. */
function closest(word: string, candidates: readonly string[]): string[] {
  const most = word.length <= 5 ? 1 : word.length <= 9 ? 2 : 3
  const near = candidates.map((other) => ({ other, slips: slipsBetween(word, other) })).filter(({ slips }) => slips <= most)
  const least = Math.min(...near.map(({ slips }) => slips))
  return near.filter(({ slips }) => slips === least).map(({ other }) => other)
}

/** How many letters are missing, too many, wrong, or changed places with their neighbour. */
function slipsBetween(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const wrong = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : wrong
      row.push(Math.min(wrong, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped))
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? 0
}
