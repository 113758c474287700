/**
 * The search term: its tsqueries, and the condition that a text matches. The SQL uses these aliases: `m` is the search member (a product),
 * `t` its row of "searchText" in the language of the search, `term` the CTE below.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductSearchableField } from '../../../../contract/contract.gen.js'
import { DEFAULT_LANGUAGE } from '../../../../contract/defaults.js'
import { anyOf } from '../../../../db/conditions.js'
import { productsByNumber } from '../../part-number/numbers-in-force.js'
import type { Condition, ProductSearch } from '../conditions.js'
import { compoundsOf, inflectionsOf } from './compounds.js'

/** A token of the term with the spellings that may replace it: words of the catalogue, or several words that follow each other. */
export interface TokenSpellings {
  token: string
  spellings: string[]
  /** Other compounds that share a part with it, to be tried last. */
  related: string[]
}

/** A term that is not empty, in a language. */
export interface Term {
  text: string
  language: string
  fields: FieldBoosts
  /** The company whose own part numbers are searched; null for visitors. */
  companyId: number | null
  /** Present in the second attempt, after the words as typed have found nothing. */
  spellings?: readonly TokenSpellings[]
}

export type Boost = { exact: number; partial: number | null }
export type FieldBoosts = Partial<Record<ProductSearchableField, Boost>>

/**
 * The vectors of a text row, and the field behind each weight. There are three because PostgreSQL has only four weights. A fourth one,
 * `attributes`, has the values of attributes: they are searched wherever descriptions are.
 */
export const VECTORS = {
  texts: { A: 'NAME', B: 'KEYWORDS', C: 'CUSTOM_KEYWORDS', D: 'SHORT_DESCRIPTION' },
  codes: { A: 'SKU', B: 'SUPPLIER_CODE', C: 'MANUFACTURER_CODE', D: 'EAN_CODE' },
  rest: { A: 'MANUFACTURER', B: 'SUPPLIER', C: 'BAR_CODE', D: 'DESCRIPTION' },
} as const satisfies Record<string, Record<'A' | 'B' | 'C' | 'D', ProductSearchableField>>

const BOOSTED_FIELDS: readonly string[] = ['NAME', 'KEYWORDS', 'CUSTOM_KEYWORDS', 'SKU']
export const ID_FIELDS = ['PRODUCT_ID', 'CLUSTER_ID'] as const
const TEXT_FIELDS = Object.values(VECTORS).flatMap((fields): ProductSearchableField[] => Object.values(fields))
const FIELDS = [...TEXT_FIELDS, ...ID_FIELDS]
/** More words of a term are ignored. */
export const MAX_WORDS = 12
/** By default a match by id ranks below every match by word. */
const ID_BOOST = 0.001

/** Returns the term of a search; null if it is absent or blank. `companyId` is the company that buys. */
export function parseTerm({ term, language, searchFields }: ProductSearch, companyId: number | null = null): Term | null {
  const text = term?.trim()
  if (!text) return null
  return { text, language: (language ?? DEFAULT_LANGUAGE).toUpperCase(), fields: boostsOf(searchFields), companyId }
}

/** Returns the boost of every field to search. Fields that the search names replace the defaults; groups without any field do not count. */
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

/** Returns whether all fields are searched with the default boosts. */
export const hasDefaultBoosts = ({ fields }: Term): boolean =>
  FIELDS.every((field) => fields[field]?.exact === defaultBoost(field) && fields[field].partial === null)

/** Returns the term as the id of a product or cluster; null if it is not a number. */
export const idInTerm = ({ text }: Term): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/**
 * Returns the CTE `term`: one row with everything that a search by term compares. It joins the queries of all words (tokenQueries).
 * - `query`, for matching: every significant word must match in some way. Stop words such as `the` need not match, unless the term has
 * nothing else. The whole term written as one code (wholeTerm) matches as well.
 * - `close`, `exact`, `partial`, `prefix` and `weak`, for ranking: the alternatives of all words, by how well they match; see rank.ts.
 * - "allExact" and "allClose": every significant word matches as a whole word; as a whole word or as the end of a compound.
 * - "headExact", "headClose" and "headMixed": a word is what the name says that the thing is ("searchHead"), or the end of it; compounds.ts
 * says when that is a mixed one.
 * - "codeMemberIds": the products that have the term as one of their codes, punctuation aside.
 * - "idMemberIds": the products that have the term as their id, see idMembers.
 * - "ownMemberIds": the products for which the buying company has the term as its own number.
 * It is materialized so that the queries are built once, not for every row.
 */
export function termCte(term: Term): RawBuilder<unknown> {
  const { text, language, spellings } = term
  const values = {
    text: sql`${text}`,
    language: sql`${language}`,
    spellings: spellings ? sql`${JSON.stringify(spellings)}` : null,
  }
  return queriesCte(values, namedMembers(term))
}

/** The values of a term in a statement. */
interface TermValues {
  text: RawBuilder<unknown>
  language: RawBuilder<unknown>
  /** As JSON; null in the first attempt. */
  spellings: RawBuilder<unknown> | null
}

/** Returns the CTE `term`, with additional columns. Without any it depends only on the word list. */
export function queriesCte(values: TermValues, columns: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const { text } = values
  const allWords = (column: string) =>
    sql`coalesce(string_agg(word_query.${sql.id(column)}, ' & ') filter (where is_significant), string_agg(word_query.${sql.id(column)}, ' & '))`
  const anyWord = (column: string) => sql`string_agg(word_query.${sql.id(column)}, ' | ')`
  return sql`
    term as materialized (
      select concat_ws(' | ', '(' || ${allWords('any_match')} || ')', max(whole.prefix))::tsquery as query,
             concat_ws(' | ', ${anyWord('exact')}, max(whole.code))::tsquery as exact,
             concat_ws(' | ', ${anyWord('exact')}, ${anyWord('ending')}, max(whole.code))::tsquery as close,
             concat_ws(' | ', ${anyWord('ending')}, ${anyWord('prefix')}, max(whole.prefix))::tsquery as partial,
             concat_ws(' | ', ${anyWord('prefix')}, max(whole.prefix))::tsquery as prefix,
             ${anyWord('weak')}::tsquery as weak,
             concat_ws(' | ', '(' || ${allWords('exact_match')} || ')', max(whole.code))::tsquery as "allExact",
             concat_ws(' | ', '(' || ${allWords('close_match')} || ')', max(whole.code))::tsquery as "allClose",
             concat_ws(' | ', ${anyWord('head')}, max(whole.head))::tsquery as "headExact", ${anyWord('head_ending')}::tsquery as "headClose",
             ${anyWord('head_mixed')}::tsquery as "headMixed"${columns}
        from (select exact, ending, prefix, weak, head, head_ending, head_mixed, is_significant, '(' || exact || ')' as exact_match,
                     '(' || concat_ws(' | ', exact, ending) || ')' as close_match,
                     '(' || concat_ws(' | ', exact, ending, prefix, weak) || ')' as any_match
                from (${tokenQueries(values)}) token_query) word_query
        left join lateral (${wholeTerm(text)}) whole on true)`
}

/**
 * One row for each token of the term (tokensOf), with alternatives in the syntax of tsquery:
 * - `exact`: the word itself, without the unit of a size, its stems, its inflected forms, and its other spellings.
 * - `ending`: compounds that end in it: a cirkelzaag is a zaag.
 * - `prefix`: words that begin with it, and the parts of a size. A single letter is no beginning, unless other words narrow the search:
 *   it would find everything.
 * - `weak`: compounds that contain it elsewhere.
 * - `head`, `head_ending` and `head_mixed`: `exact` and `ending` as heads of names.
 * - `is_significant`: false for stop words, which have no stem.
 * `w` is the token: `token` with its parts joined by _, `word` normalized ("searchSize": units in their short form), `typed` as typed.
 * The text search configuration of the language makes the stems; `first` is one of them, for the search for compounds.
 */
function tokenQueries({ text, language, spellings }: TermValues): RawBuilder<unknown> {
  const tokens = spellings
    ? sql`select token, spellings from jsonb_to_recordset(${spellings}::jsonb) as x(token text, spellings text[])`
    : sql`select token, '{}'::text[] as spellings from ${tokensOf(text)} token where token <> '' limit ${sql.lit(MAX_WORDS)}`
  return sql`
    select concat_ws(' | ', quote_literal(w.word), quote_literal(w.typed), ${withoutUnit}, stem.query, inflection.query, spelling.query) as exact,
           compound.ending, nullif(concat_ws(' | ', case when length(w.typed) > 1 or w.longest > 1 then ${prefixQuery} end, ${partsOfSize}), '') as prefix,
           compound.containing as weak,
           concat_ws(' | ', quote_literal('=' || w.word), stem.head, inflection.head, spelling.head) as head, compound.head as head_ending,
           compound.mixed_head as head_mixed,
           stem.query is not null as is_significant
      from (select token, spellings, "searchSize"(token) as word, replace(token, '_', '') as typed, max(length(token)) over () as longest
              from (${tokens}) every_token) w
      left join lateral (select string_agg(quote_literal(lexeme), ' | ') as query, string_agg(quote_literal('=' || lexeme), ' | ') as head,
                                min(lexeme) as first
                           from unnest(to_tsvector("searchStems"(${language}), w.word))) stem on true
      left join lateral (${inflectionsOf(language)}) inflection on true
      left join lateral (${compoundsOf(language)}) compound on true
      left join lateral (select string_agg(${phraseQuery}, ' | ') as query, string_agg(quote_literal('=' || s), ' | ') as head
                           from unnest(w.spellings) s) spelling on true`
}

/** Words that begin with the token. */
const prefixQuery = sql`quote_literal(w.typed) || ':*'`
/** The words of a spelling, consecutive. */
const phraseQuery = sql`'(' || (select string_agg(quote_literal(p), ' <-> ') from unnest(string_to_array(s, ' ')) p) || ')'`

/** Selects the tokens of a text as rows. A word is a token; the parts of a size or quantity, however it is written, form one token: `m8_x_40`, `18_v`. */
export const tokensOf = (text: string | RawBuilder<unknown>) =>
  sql`regexp_split_to_table("searchSizes"("searchWords"(${text})), ' ')`

/**
 * The parts of a size, all of which must occur: so M8 x 40 also matches if its parts are apart. The parts of a quantity must follow each
 * other, because a number means something else with another unit: 230 V is not 230 mm. Null for a plain word.
 */
const partsOfSize = sql`
  case when position('_x_' in w.token) > 0
       then (select '(' || string_agg(quote_literal(p), ' & ') || ':*)' from unnest(array_remove(string_to_array(w.token, '_'), 'x')) p)
       when position('_' in w.token) > 0
       then (select '(' || string_agg(quote_literal(p), ' <-> ') || ')' from unnest(string_to_array(w.token, '_')) p) end`

/** A size in millimetres without its unit, because sizes without a unit are in millimetres: M8 x 40 mm matches M8x40. */
const withoutUnit = sql`case when position('_x_' in w.token) > 0 then quote_literal(substring(w.word from '^(.*\\d)mm$')) end`

/**
 * Selects the whole term as one word: `code` and `head` for ranking, `prefix` for matching. Several typed words may be written as one
 * in the catalogue: SK-812 matches SK812, led lamp matches ledlamp. No row if the term is one word already, or is too short or too long for a code.
 */
const wholeTerm = (text: RawBuilder<unknown>) => sql`
  select quote_literal(code) as code, quote_literal('=' || code) as head, quote_literal(code) || ':*' as prefix from (select "searchCode"(${text}) as code) c
   where length(code) between 4 and 40 and btrim("searchWords"(${text})) <> code`

/** Selects the products for which the buying company has the term as its own number, as an array. */
const ownMembers = (companyId: RawBuilder<unknown>, text: RawBuilder<unknown>) => sql`array(${productsByNumber(companyId, text)})`

/** Returns the columns "codeMemberIds", "idMemberIds" and "ownMemberIds". */
const namedMembers = (term: Term) => sql`,
             array(select c.id from "searchMember" c where c.codes @> array["searchCode"(${term.text})]) as "codeMemberIds",
             ${idMembers(term)} as "idMemberIds",
             ${term.companyId === null ? sql`null::int4[]` : ownMembers(sql`${term.companyId}`, sql`${term.text}`)} as "ownMemberIds"`

/** Selects the products whose id is the term, as an array: the product itself, or all products of the cluster. */
function idMembers(term: Term): RawBuilder<unknown> {
  const id = idInTerm(term)
  if (id === null) return sql`null::int4[]`
  const isProduct = sql`(n.id = ${id} and n.status is not null)`
  const isOfCluster = sql`(n."entryId" = ${id} and n.class = 'CLUSTER')`
  const named = [...('PRODUCT_ID' in term.fields ? [isProduct] : []), ...('CLUSTER_ID' in term.fields ? [isOfCluster] : [])]
  return named.length ? sql`array(select n.id from "searchMember" n where ${anyOf(named)})` : sql`null::int4[]`
}

/** Returns the condition that joins each product to its one text row: the row in the language of the search, or the row without a language if there is none. */
export const matchesTextRow = ({ language }: Term) =>
  sql`t."memberId" = m.id and (t.language = ${language} or (t.language = '' and not m.languages @> array[${language}]))`

/** Returns the condition that the term matches: all its words occur in the searched fields, in whichever field each, or the term is the id of the product or cluster. */
export function termConditions(term: Term): Condition[] {
  const { fields } = term
  // The expression is that of the GIN index on "searchText". A search in some fields uses the index first and compares those fields after.
  const words = sql<SqlBool>`${ALL_VECTORS} @@ term.query`
  const searchesAllFields = TEXT_FIELDS.every((field) => field in fields)
  const alternatives = [
    ...(searchesAllFields
      ? [words]
      : TEXT_FIELDS.some((field) => field in fields)
        ? [sql<SqlBool>`(${words} and ${matchesFields(fields)})`]
        : []),
    ...(idInTerm(term) === null ? [] : [sql<SqlBool>`t."memberId" = any(term."idMemberIds")`]),
    ...(term.companyId === null ? [] : [sql<SqlBool>`t."memberId" = any(term."ownMemberIds")`]),
  ]
  return [anyOf(alternatives)]
}

/** All words of a text row. */
export const ALL_VECTORS = sql`(t.texts || t.codes || t.rest || t.attributes)`

/** Returns the condition that the words occur in these fields: each vector is reduced to the weights of its fields. */
function matchesFields(fields: FieldBoosts): RawBuilder<unknown> {
  const vectors = Object.entries(VECTORS).flatMap(([vector, fieldOfWeight]) => {
    const weights = Object.entries(fieldOfWeight).flatMap(([weight, field]) => (field in fields ? [weight.toLowerCase()] : []))
    return weights.length ? [sql`ts_filter(t.${sql.id(vector)}, ${sql.lit(`{${weights.join(',')}}`)})`] : []
  })
  const attributes = 'DESCRIPTION' in fields ? [sql`t.attributes`] : []
  return sql`(${sql.join([...vectors, ...attributes], sql` || `)}) @@ term.query`
}
