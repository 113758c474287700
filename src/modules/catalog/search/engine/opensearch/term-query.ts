/** A term as a query of OpenSearch that finds the products that PostgreSQL would find, and scores them as it would rank them. */
import type { TextTerm } from '../../memory/prepared-term.js'
import { ATTRIBUTE_BOOST, CODE_POINTS, HEAD_POINTS, ID_BOOST, NAME_POINTS, WORD_POINTS } from '../../memory/text-rank.js'
import { type Operand, parseQuery, rankedOperands, type TextQuery, UnsupportedQuery } from '../../memory/tsquery.js'
import { WORDS } from './mapping.js'
import { languageToken, MAX_PREFIX, tokenOf, unitBoost } from './words.js'

export type Query = Record<string, unknown>

/** A query has at most 1,024 clauses, wherever they are in it. */
const MAX_CLAUSES = 1000
/** Points of word and head matches are given in tenths. */
const TENTH = 10

/**
 * The condition that a product matches the term, in its texts in the language of the search, or in those without a language where it has none
 * in that language. With `isRanked` the score of a product is its rank.
 */
export function termQuery(term: TextTerm, isRanked: boolean): Query {
  const { language } = term
  const own = textRowQuery(term, language, [{ term: { 'm.languages': languageToken(language) } }], [], isRanked)
  const common = [{ term: { 'm.languages': languageToken('') } }]
  const withoutOwn = [{ term: { 'm.languages': languageToken(language) } }]
  const query = { bool: { should: [own, textRowQuery(term, '', common, withoutOwn, isRanked)], minimum_should_match: 1 } }
  if (countClauses(query) > MAX_CLAUSES) throw new UnsupportedQuery('too many words')
  return query
}

/** The condition that one text row of a product matches. */
function textRowQuery(term: TextTerm, language: string, filter: Query[], mustNot: Query[], isRanked: boolean): Query {
  const words = new WordQueries(term, language)
  const byId = idQuery(term)
  const found = anyOf([...words.inAnyField('query'), ...(byId ? [byId] : [])])
  const should = isRanked
    ? [...pointsOf(term, words, language), ...words.rankQueries(), ...(byId ? [scored(byId, ID_BOOST)] : [])]
    : []
  return { bool: { filter: [...filter, found], must_not: mustNot, should } }
}

/** What counts for how whole the words match, and whether the term is a code or the name: as TextRanker adds it up. */
function pointsOf({ nameHash, codeHash }: TextTerm, words: WordQueries, language: string): Query[] {
  const sets = (points: readonly number[], queries: readonly Query[][]) => {
    const scores = queries.flatMap((query, i) => query.map((one) => scored(one, (points[i] as number) / TENTH)))
    return scores.length ? [{ dis_max: { queries: scores } }] : []
  }
  return [
    scored(hasToken(tokenOf('c', '', String(codeHash))), CODE_POINTS),
    scored(hasToken(tokenOf('n', language, String(nameHash))), NAME_POINTS),
    ...sets(WORD_POINTS, [words.inTexts('allExact'), words.inTexts('allClose'), words.inAnyField('allClose')]),
    ...sets(HEAD_POINTS, [words.inTexts('headExact'), words.inTexts('headClose'), words.inTexts('headMixed')]),
  ]
}

/** The products that the term names by their id, or by that of their cluster. */
function idQuery({ id }: TextTerm): Query | null {
  if (id === null) return null
  const product = { bool: { filter: [{ term: { 'm.id': id } }, { exists: { field: 'm.status' } }] } }
  const cluster = { bool: { filter: [{ term: { 'm.entry': id } }, { term: { 'm.cluster': true } }] } }
  return anyOf([product, cluster])
}

const hasToken = (token: string): Query => ({ term: { [WORDS]: { value: token } } })
const scored = (filter: Query, boost: number): Query => ({ constant_score: { filter, boost } })
const anyOf = (should: Query[]): Query =>
  should.length === 1 ? (should[0] as Query) : should.length ? { bool: { should, minimum_should_match: 1 } } : { match_none: {} }

type QueryName = keyof TextTerm['queries']

/** The tsqueries of a term as queries of the tokens in one language. */
class WordQueries {
  constructor(
    readonly term: TextTerm,
    readonly language: string,
  ) {}

  /** The condition that any field of a product matches; none where the term has no such words. */
  inAnyField(name: QueryName): Query[] {
    const query = this.#parse(name)
    return query ? [this.#toFilter(query, (operand) => this.#anyTokens(operand))] : []
  }

  /** The same for names, keywords and short descriptions. */
  inTexts(name: QueryName): Query[] {
    const query = this.#parse(name)
    return query ? [this.#toFilter(query, (operand) => [this.#textToken(operand)])] : []
  }

  /** What adds up to the part of the rank that ts_rank gives. */
  rankQueries(): Query[] {
    return [
      ...this.#rankQuery('close', 1),
      ...this.#rankQuery('prefix', 10),
      ...this.#rankQuery('weak', 1000),
      ...this.#attributeRank(),
    ]
  }

  #parse(name: QueryName): TextQuery | null {
    const text = this.term.queries[name]
    return text === null ? null : parseQuery(text)
  }

  #rankQuery(name: QueryName, divisor: number): Query[] {
    const operands = rankedOperands(this.#parse(name))
    return operands.map((operand) => {
      const kind = operand.isPrefix ? 'p' : 'w'
      return weighted(this.#token(kind, operand), unitBoost(kind) / operands.length / divisor)
    })
  }

  #attributeRank(): Query[] {
    const operands = rankedOperands(this.#parse('close'))
    return operands.map((operand) => {
      if (operand.isPrefix) throw new UnsupportedQuery('the beginning of an attribute value')
      return weighted(this.#token('v', operand), (unitBoost('v') * ATTRIBUTE_BOOST) / operands.length)
    })
  }

  #token(kind: 'w' | 'v' | 'p' | 't', { lexeme }: Operand): string {
    if (kind === 'p' && [...lexeme].length > MAX_PREFIX) throw new UnsupportedQuery('a long beginning of a word')
    return tokenOf(kind, this.language, lexeme)
  }

  #anyTokens(operand: Operand): string[] {
    return operand.isPrefix ? [this.#token('p', operand)] : [this.#token('w', operand), this.#token('v', operand)]
  }

  #textToken(operand: Operand): string {
    if (operand.isPrefix) throw new UnsupportedQuery('the beginning of a word in names')
    return this.#token('t', operand)
  }

  /** A query without scores. Alternatives that are single words become one clause. */
  #toFilter(query: TextQuery, tokensOf: (operand: Operand) => string[]): Query {
    if ('lexeme' in query) return { terms: { [WORDS]: tokensOf(query) } }
    if (query.operator === '&') return { bool: { filter: query.parts.map((part) => this.#toFilter(part, tokensOf)) } }
    const words = query.parts.flatMap((part) => ('lexeme' in part ? tokensOf(part) : []))
    const others = query.parts.flatMap((part) => ('lexeme' in part ? [] : [this.#toFilter(part, tokensOf)]))
    return anyOf([...(words.length ? [{ terms: { [WORDS]: words } }] : []), ...others])
  }
}

const weighted = (token: string, boost: number): Query => ({ term: { [WORDS]: { value: token, boost } } })

/** How many conditions a query has that are not made of others. */
function countClauses(query: unknown): number {
  if (Array.isArray(query)) return query.reduce((sum: number, part) => sum + countClauses(part), 0)
  if (query === null || typeof query !== 'object') return 0
  return Object.entries(query).reduce((sum, [name, part]) => sum + (LEAVES.has(name) ? 1 : countClauses(part)), 0)
}

const LEAVES = new Set(['term', 'terms', 'exists', 'match_none'])
