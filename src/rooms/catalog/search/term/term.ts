/**
 * The search term: its tsqueries, the condition that a text matches, and the rank of a match. The SQL uses these aliases:
 * `e` is the search entry, `t` its row of "searchText" in the language of the search, `term` the CTE below.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductSearchableField } from '../../../../contract/contract.gen.js'
import type { Condition, ProductSearch } from '../conditions.js'
import { compoundsOf, inflectionsOf } from './compounds.js'

/** A token of the term with the spellings that may replace it: words of the catalogue, or several words that follow each other. */
export interface TokenSpellings {
  token: string
  spellings: string[]
}

/** A term that is not empty, in a language. */
export interface Term {
  text: string
  language: string
  fields: FieldBoosts
  /** Present in the second attempt, after the words as typed have found nothing. */
  spellings?: readonly TokenSpellings[]
}

type Boost = { exact: number; partial: number | null }
type FieldBoosts = Partial<Record<ProductSearchableField, Boost>>

/** The three vectors of a text row, and the field behind each weight. There are three because PostgreSQL has only four weights. */
const VECTORS = {
  texts: { A: 'NAME', B: 'KEYWORDS', C: 'CUSTOM_KEYWORDS', D: 'SHORT_DESCRIPTION' },
  codes: { A: 'SKU', B: 'SUPPLIER_CODE', C: 'MANUFACTURER_CODE', D: 'EAN_CODE' },
  rest: { A: 'MANUFACTURER', B: 'SUPPLIER', C: 'BAR_CODE', D: 'DESCRIPTION' },
} as const satisfies Record<string, Record<'A' | 'B' | 'C' | 'D', ProductSearchableField>>

const BOOSTED_FIELDS: readonly string[] = ['NAME', 'KEYWORDS', 'CUSTOM_KEYWORDS', 'SKU']
const ID_FIELDS = ['PRODUCT_ID', 'CLUSTER_ID'] as const
const TEXT_FIELDS = Object.values(VECTORS).flatMap((fields): ProductSearchableField[] => Object.values(fields))
const FIELDS = [...TEXT_FIELDS, ...ID_FIELDS]
/** Further words of a term are ignored. */
export const MAX_WORDS = 12
/** By default a match by id ranks below every match by word. */
const ID_BOOST = 0.001

/** The term of a search; null when it is absent or blank. */
export function parseTerm({ term, language, searchFields }: ProductSearch): Term | null {
  const text = term?.trim()
  if (!text) return null
  return { text, language: (language ?? 'NL').toUpperCase(), fields: boostsOf(searchFields) }
}

/** The boost of every field to search. Fields that the search names replace the defaults; groups without any field do not count. */
function boostsOf(searchFields: ProductSearch['searchFields']): FieldBoosts {
  if (!searchFields?.some(({ fieldNames }) => fieldNames.length))
    return Object.fromEntries(FIELDS.map((field) => [field, { exact: defaultBoost(field), partial: null }]))
  return Object.fromEntries(
    searchFields.flatMap(({ fieldNames, boost, partialBoost }) =>
      fieldNames.map((field) => [field, { exact: boost, partial: partialBoost ?? null }]),
    ),
  )
}

const defaultBoost = (field: ProductSearchableField) =>
  ID_FIELDS.some((idField) => idField === field) ? ID_BOOST : BOOSTED_FIELDS.includes(field) ? 5 : 1

/** The term as the id of a product or cluster; null when it is anything but a number. */
export const idInTerm = ({ text }: Term): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/**
 * The CTE `term`: one row with everything that a search by term compares. It joins the queries of all words (tokenQueries).
 * - `query`, for matching: every significant word must match in some way. Stop words such as `the` need not match, unless the term has
 *   nothing else. The whole term written as one code (wholeTerm) matches as well.
 * - `exact`, `partial`, `exact_or_partial` and `weak`, for ranking: the alternatives of all words, by how well they match.
 * - "codeEntryIds": the entries that have the term as one of their codes, punctuation aside.
 * - "idEntryIds": the entries that have the term as their id, see idEntries.
 * It is materialized so that the queries are built once, not for every row.
 */
export function termCte(term: Term): RawBuilder<unknown> {
  const { text } = term
  return sql`
    term as materialized (
      select concat_ws(' | ', '(' || coalesce(string_agg(any_match, ' & ') filter (where is_significant), string_agg(any_match, ' & ')) || ')',
                       max(whole.prefix))::tsquery as query,
             concat_ws(' | ', string_agg(exact, ' | '), max(whole.code))::tsquery as exact,
             concat_ws(' | ', string_agg(partial, ' | '), max(whole.prefix))::tsquery as partial,
             concat_ws(' | ', string_agg(exact || ' | ' || partial, ' | '), max(whole.prefix))::tsquery as exact_or_partial,
             string_agg(weak, ' | ')::tsquery as weak,
             array(select c.id from "searchEntry" c where c.codes @> array["searchCode"(${text})]) as "codeEntryIds",
             ${idEntries(term)} as "idEntryIds"
        from (select exact, partial, weak, is_significant, '(' || concat_ws(' | ', exact, partial, weak) || ')' as any_match
                from (${tokenQueries(term)}) token_query) word_query
        left join lateral (${wholeTerm(text)}) whole on true)`
}

/**
 * One row for each token of the term (tokensOf), with alternatives in the syntax of tsquery:
 * - `exact`: the word itself, without the unit of a size, its stems, its inflected forms, and its other spellings.
 * - `partial`: compounds that end in its singular, otherwise every word that begins with it; and the parts of a size.
 * - `weak`: compounds that contain it elsewhere, and words that begin with it where `partial` has compounds instead.
 * - `is_significant`: false for stop words, which have no stem.
 * `w` is the token: `token` with its parts joined by _, `word` normalized ("searchSize": units in their short form), `typed` as typed.
 * The text search configuration of the language makes the stems; `first` is one of them, for the search for compounds.
 */
function tokenQueries({ text, language, spellings }: Term): RawBuilder<unknown> {
  const tokens = spellings
    ? sql`select token, spellings from jsonb_to_recordset(${JSON.stringify(spellings)}::jsonb) as x(token text, spellings text[])`
    : sql`select token, '{}'::text[] as spellings from ${tokensOf(text)} token where token <> '' limit ${sql.lit(MAX_WORDS)}`
  return sql`select concat_ws(' | ', quote_literal(w.word), quote_literal(w.typed), ${withoutUnit}, stem.query, inflection.query, spelling.query) as exact,
                             concat_ws(' | ', coalesce(compound.ending, ${prefixQuery}), ${partsOfSize(sql`w.token`)}) as partial,
                             nullif(concat_ws(' | ', case when compound.ending is not null then ${prefixQuery} end, compound.containing), '') as weak,
                             stem.query is not null as is_significant
                        from (select token, spellings, "searchSize"(token) as word, replace(token, '_', '') as typed from (${tokens}) every_token) w
                        left join lateral (select string_agg(quote_literal(lexeme), ' | ') as query, min(lexeme) as first
                                             from unnest(to_tsvector("searchStems"(${language}), w.word))) stem on true
                        left join lateral (${inflectionsOf(language)}) inflection on true
                        left join lateral (${compoundsOf(language)}) compound on true
                        left join lateral (select string_agg(${phraseQuery}, ' | ') as query from unnest(w.spellings) s) spelling on true`
}

/** Words that begin with the token. */
const prefixQuery = sql`quote_literal(w.typed) || ':*'`
/** The words of a spelling, one directly after the other. */
const phraseQuery = sql`'(' || (select string_agg(quote_literal(p), ' <-> ') from unnest(string_to_array(s, ' ')) p) || ')'`

/** The tokens of a text as rows. A word is a token; the parts of a size or quantity, however it is written, form one token: `m8_x_40`, `18_v`. */
export const tokensOf = (text: string) => sql`regexp_split_to_table("searchSizes"("searchWords"(${text})), ' ')`

/** The parts of a size, all of which must occur: so a size also matches where its parts stand apart. Null for a plain word. */
const partsOfSize = (token: RawBuilder<unknown>) => sql`
  case when position('_' in ${token}) > 0
       then (select '(' || string_agg(quote_literal(p), ' & ') || ':*)' from unnest(array_remove(string_to_array(${token}, '_'), 'x')) p) end`

/** A size in millimetres without its unit, because sizes without a unit are in millimetres: M8 x 40 mm matches M8x40. */
const withoutUnit = sql`case when position('_x_' in w.token) > 0 then quote_literal(substring(w.word from '^(.*\\d)mm$')) end`

/**
 * The whole term as one code: `code` for ranking and `prefix` for matching. A code that is typed in several words may be written as one
 * in the catalogue: SK-812 matches SK812. No row when the term is one word already, or is too short or too long for a code.
 */
const wholeTerm = (text: string) => sql`
  select quote_literal(code) as code, quote_literal(code) || ':*' as prefix from (select "searchCode"(${text}) as code) c
   where length(code) between 4 and 40 and btrim("searchWords"(${text})) <> code`

/** The entries whose id is the term, as an array: the product or cluster itself, or the cluster that contains the product. */
function idEntries(term: Term): RawBuilder<unknown> {
  const id = idInTerm(term)
  if (id === null) return sql`null::int4[]`
  const classes = [...('PRODUCT_ID' in term.fields ? ['PRODUCT'] : []), ...('CLUSTER_ID' in term.fields ? ['CLUSTER'] : [])]
  return sql`array(select n.id from "searchEntry" n where n.id = ${id} and n.class = any(${classes}::text[])
                   union all select m."entryId" from "searchMember" m where m."productId" = ${id} and 'PRODUCT' = any(${classes}::text[]))`
}

/** The condition that joins each entry to its one text row: the row in the language of the search, or the row without a language if there is none. */
export const matchesTextRow = ({ language }: Term, alias = 't') => {
  const t = sql.table(alias)
  return sql`${t}."entryId" = e.id and (${t}.language = ${language} or (${t}.language = '' and not e.languages @> array[${language}]))`
}

/** The condition that the term matches: all its words occur in the searched fields, in whichever field each, or the term is the id of the entry. */
export function termConditions(term: Term): Condition[] {
  const { fields } = term
  // The expression is that of the GIN index on "searchText". A search in some fields uses the index first and compares those fields after.
  const words = sql<SqlBool>`(t.texts || t.codes || t.rest) @@ term.query`
  const searchesAllFields = TEXT_FIELDS.every((field) => field in fields)
  const alternatives = [
    ...(searchesAllFields
      ? [words]
      : TEXT_FIELDS.some((field) => field in fields)
        ? [sql<SqlBool>`(${words} and ${matchesFields(fields)})`]
        : []),
    ...(idInTerm(term) === null ? [] : [sql<SqlBool>`t."entryId" = any(term."idEntryIds")`]),
  ]
  return [alternatives.length ? sql`(${sql.join(alternatives, sql` or `)})` : sql`false`]
}

/** The condition that the words occur in these fields: each vector is reduced to the weights of its fields. */
function matchesFields(fields: FieldBoosts): RawBuilder<unknown> {
  const vectors = Object.entries(VECTORS).flatMap(([vector, fieldOfWeight]) => {
    const weights = Object.entries(fieldOfWeight).flatMap(([weight, field]) => (field in fields ? [weight.toLowerCase()] : []))
    return weights.length ? [sql`ts_filter(t.${sql.id(vector)}, ${sql.lit(`{${weights.join(',')}}`)})`] : []
  })
  return sql`(${sql.join(vectors, sql` || `)}) @@ term.query`
}

/**
 * The rank of a match: the sum of ts_rank over the three vectors with the boosts as weights, scaled to the largest boost because weights
 * may not exceed 1. An entry with the term as its complete name gets 10 more, and one with the term as its code 100 more, so these come first.
 * Weak matches count a thousandth. Exact and partial matches are ranked together unless a field has a boost for partial matches.
 */
export function rankOf(term: Term): RawBuilder<number> {
  const { fields, text, language } = term
  const maxBoost = Math.max(1, ...Object.values(fields).flatMap(({ exact, partial }) => [exact, partial ?? 0]))
  const hasPartialBoosts = Object.values(fields).some(({ partial }) => partial !== null)
  const weights = (fieldOfWeight: object, boostOf: (boost: Boost) => number) =>
    sql.lit(
      `{${['D', 'C', 'B', 'A'].map((weight) => boostFrom(fields[Reflect.get(fieldOfWeight, weight) as 'NAME'], boostOf) / maxBoost).join(',')}}`,
    )
  const ranks = Object.entries(VECTORS).flatMap(([vector, fieldOfWeight]) => {
    if (!Object.values(fieldOfWeight).some((field) => field in fields)) return []
    const rank = (boostOf: (boost: Boost) => number, query: RawBuilder<unknown>) =>
      sql`ts_rank(${weights(fieldOfWeight, boostOf)}::float4[], t.${sql.id(vector)}, ${query}, 1)`
    const weak = sql`coalesce(${rank(({ exact }) => exact, sql`term.weak`)}, 0) / 1000`
    if (!hasPartialBoosts) return [rank(({ exact }) => exact, sql`term.exact_or_partial`), weak]
    return [
      rank(({ exact }) => exact, sql`term.exact`),
      rank(({ exact, partial }) => partial ?? exact / 2, sql`term.partial`),
      weak,
    ]
  })
  const nameRank = sql`case when lower(e.names ->> ${language}) = lower(${text}) then 10 else 0 end`
  const codeRank = sql`case when e.id = any(term."codeEntryIds") then 100 else 0 end`
  return sql`(${sql.join([codeRank, nameRank, ...ranks, ...idRank(term, maxBoost)], sql` + `)})`
}

/** The rank of a match by id, on the scale of the matches by word. */
function idRank(term: Term, maxBoost: number): RawBuilder<unknown>[] {
  const id = idInTerm(term)
  if (id === null) return []
  const [ofProduct, ofCluster] = ID_FIELDS.map((field) => sql.lit(boostFrom(term.fields[field], ({ exact }) => exact / maxBoost)))
  const rank = sql`case when e.class = 'CLUSTER' and e.id = ${id} then ${ofCluster} else ${ofProduct} end`
  return [sql`case when e.id = any(term."idEntryIds") then ${rank} else 0 end`]
}

const boostFrom = (boost: Boost | undefined, boostOf: (boost: Boost) => number) => (boost ? boostOf(boost) : 0)
