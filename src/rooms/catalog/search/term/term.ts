/** How a term is sought: in which fields, how much it counts there, and what a misspelt word may have meant. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductSearchableField } from '../../../../contract/contract.gen.js'
import type { Condition, ProductSearch } from '../conditions.js'
import { compoundsOf, formsOf } from './compounds.js'

/** A word that is sought, or a size in parts (`m8_x_40`), and what will do as well: words of the catalogue, or some that follow each other. */
export interface Sought {
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
const WORDED = Object.values(VECTORS).flatMap((fields): ProductSearchableField[] => Object.values(fields))
const FIELDS = [...WORDED, ...NUMBERS]
export const MAX_WORDS = 12
/** Numbers come below everything else that a term can be, unless somebody says what they count for. */
const NUMBER_BOOST = 0.001

export function termOf({ term, language, searchFields }: ProductSearch): Term | null {
  const text = term?.trim()
  if (!text) return null
  return { text, language: (language ?? 'NL').toUpperCase(), fields: boostsOf(searchFields) }
}

/** Fields that were named replace the usual ones; whoever names none wants the usual ones. */
function boostsOf(searchFields: ProductSearch['searchFields']): Boosts {
  if (!searchFields?.some(({ fieldNames }) => fieldNames.length))
    return Object.fromEntries(FIELDS.map((field) => [field, { exact: usualBoost(field), partial: null }]))
  return Object.fromEntries(
    searchFields.flatMap(({ fieldNames, boost, partialBoost }) =>
      fieldNames.map((field) => [field, { exact: boost, partial: partialBoost ?? null }]),
    ),
  )
}

const usualBoost = (field: ProductSearchableField) =>
  NUMBERS.some((number) => number === field) ? NUMBER_BOOST : WEIGHTY.includes(field) ? 5 : 1

/** The number of a product or a cluster, where a term is nothing else. */
export const numberOf = ({ text }: Term): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/**
 * One row: the query for finding, in which words such as `the` need not be found, those for ranking, and what has the term for a code.
 * `either` has words as they are said and those that begin so; `within` those that hold them further on, which count for next to nothing.
 */
export function termCte(term: Term): RawBuilder<unknown> {
  const { text, language, sought } = term
  const sizes = sought
    ? sql`select word as size, others from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) as x(word text, others text[])`
    : sql`select size, '{}'::text[] as others from ${sizesOf(text)} size where size <> '' limit ${sql.lit(MAX_WORDS)}`
  return sql`
    asked as materialized (
      select concat_ws(' | ', '(' || coalesce(string_agg(one, ' & ') filter (where counts), string_agg(one, ' & ')) || ')',
                       max(whole.start))::tsquery as query,
             concat_ws(' | ', string_agg(exact, ' | '), max(whole.code))::tsquery as exact,
             concat_ws(' | ', string_agg(part, ' | '), max(whole.start))::tsquery as part,
             concat_ws(' | ', string_agg(exact || ' | ' || part, ' | '), max(whole.start))::tsquery as either,
             string_agg(within, ' | ')::tsquery as within,
             array(select c.id from "searchEntry" c where c.codes @> array["searchCode"(${text})]) as "codedIds",
             ${numberedIds(term)} as "numberedIds"
        from (select exact, part, within, counts, '(' || concat_ws(' | ', exact, part, within) || ')' as one
                from (select concat_ws(' | ', quote_literal(w.word), quote_literal(w.said), ${unsaidUnit}, stem.words, form.words, other.words) as exact,
                             concat_ws(' | ', coalesce(compound.ends, ${begun}), ${partsOf(sql`w.size`)}) as part,
                             nullif(concat_ws(' | ', case when compound.ends is not null then ${begun} end, compound.holds), '') as within,
                             stem.words is not null as counts
                        from (select size, others, "searchSize"(size) as word, replace(size, '_', '') as said from (${sizes}) s) w
                        left join lateral (select string_agg(quote_literal(lexeme), ' | ') as words, min(lexeme) as first
                                             from unnest(to_tsvector("searchStems"(${language}), w.word))) stem on true
                        left join lateral (${formsOf(language)}) form on true
                        left join lateral (${compoundsOf(language)}) compound on true
                        left join lateral (select string_agg(${phrase}, ' | ') as words from unnest(w.others) o) other on true) said) asked_for
        left join lateral (${wholeOf(text)}) whole on true)`
}

const begun = sql`quote_literal(w.said) || ':*'`
const phrase = sql`'(' || (select string_agg(quote_literal(p), ' <-> ') from unnest(string_to_array(o, ' ')) p) || ')'`

/** The words of a term; those of a size or a quantity, however it is spelt, as one. */
export const sizesOf = (text: string) => sql`regexp_split_to_table("searchSizes"("searchWords"(${text})), ' ')`

/** A size is also found where its parts stand apart. */
const partsOf = (size: RawBuilder<unknown>) => sql`
  case when position('_' in ${size}) > 0
       then (select '(' || string_agg(quote_literal(p), ' & ') || ':*)' from unnest(array_remove(string_to_array(${size}, '_'), 'x')) p) end`

/** A size that names no unit is in millimetres: M8 x 40 mm is found where M8x40 stands. */
const unsaidUnit = sql`case when position('_x_' in w.size) > 0 then quote_literal(substring(w.word from '^(.*\\d)mm$')) end`

/** What is typed in several words may be written in one: SK-812 where SK812 stands. */
const wholeOf = (text: string) => sql`
  select quote_literal(code) as code, quote_literal(code) || ':*' as start from (select "searchCode"(${text}) as code) c
   where length(code) between 4 and 40 and btrim("searchWords"(${text})) <> code`

/** What has the number that a term is. */
function numberedIds(term: Term): RawBuilder<unknown> {
  const number = numberOf(term)
  if (number === null) return sql`null::int4[]`
  const classes = [...('PRODUCT_ID' in term.fields ? ['PRODUCT'] : []), ...('CLUSTER_ID' in term.fields ? ['CLUSTER'] : [])]
  return sql`array(select n.id from "searchEntry" n where n.id = ${number} and n.class = any(${classes}::text[])
                   union all select m."entryId" from "searchMember" m where m."productId" = ${number} and 'PRODUCT' = any(${classes}::text[]))`
}

/** The row of texts that is searched: in the language asked for, or, where a result has none in it, that without a language. */
export const textOf = ({ language }: Term, alias = 't') => {
  const t = sql.table(alias)
  return sql`${t}."entryId" = e.id and (${t}.language = ${language} or (${t}.language = '' and not e.languages @> array[${language}]))`
}

/** The words are in the fields that were named, all of them: in one field or another. Or the term is a number, and this has it. */
export function termConditions(term: Term): Condition[] {
  const { fields } = term
  const words = sql<SqlBool>`(t.texts || t.codes || t.rest) @@ asked.query`
  const isEverywhere = WORDED.every((field) => field in fields)
  const choices = [
    ...(isEverywhere
      ? [words]
      : WORDED.some((field) => field in fields)
        ? [sql<SqlBool>`(${words} and ${inFields(fields)})`]
        : []),
    ...(numberOf(term) === null ? [] : [sql<SqlBool>`t."entryId" = any(asked."numberedIds")`]),
  ]
  return [choices.length ? sql`(${sql.join(choices, sql` or `)})` : sql`false`]
}

function inFields(fields: Boosts): RawBuilder<unknown> {
  const parts = Object.entries(VECTORS).flatMap(([vector, slots]) => {
    const letters = Object.entries(slots).flatMap(([letter, field]) => (field in fields ? [letter.toLowerCase()] : []))
    return letters.length ? [sql`ts_filter(t.${sql.id(vector)}, ${sql.lit(`{${letters.join(',')}}`)})`] : []
  })
  return sql`(${sql.join(parts, sql` || `)}) @@ asked.query`
}

/** How well a text fits: a code that was typed in full before everything else, then by what the fields count for. */
export function rankOf(term: Term): RawBuilder<number> {
  const { fields, text, language } = term
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
  const isCoded = sql`case when e.id = any(asked."codedIds") then 100 else 0 end`
  return sql`(${sql.join([isCoded, isNamed, ...ranks, ...numberRank(term, most)], sql` + `)})`
}

/** What a number counts for, on the scale of words. */
function numberRank(term: Term, most: number): RawBuilder<unknown>[] {
  const number = numberOf(term)
  if (number === null) return []
  const [ofProduct, ofCluster] = NUMBERS.map((field) => sql.lit(weight(term.fields[field], ({ exact }) => exact / most)))
  const counts = sql`case when e.class = 'CLUSTER' and e.id = ${number} then ${ofCluster} else ${ofProduct} end`
  return [sql`case when e.id = any(asked."numberedIds") then ${counts} else 0 end`]
}

const weight = (boost: Boost | undefined, of: (boost: Boost) => number) => (boost ? of(boost) : 0)
