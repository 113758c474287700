/** A term for the index: its tsqueries, with the words looked up in the dictionary of the catalogue. */
import { type BlockRange, EVERYWHERE, rangeOfQuery } from '../block-range.js'
import type { LexemeIds, Lexemes } from './lexemes.js'
import { type FoundQuery, type Operand, parseQuery, rankedOperands, type TextQuery } from './tsquery.js'

/** The tsqueries of a term as texts; see termCte. A query is null if the term has no such words. */
export interface TermQueries {
  query: string | null
  close: string | null
  prefix: string | null
  weak: string | null
  allExact: string | null
  allClose: string | null
  headExact: string | null
  headClose: string | null
  headMixed: string | null
}

/** A term to find. */
export interface TextTerm {
  language: string
  queries: TermQueries
  /** The hash of the whole term in lower case, to compare with names. */
  nameHash: number
  /** The hash of the whole term as a code. */
  codeHash: number
  /** The term as the id of a product or cluster; null if it is not a number. */
  id: number | null
}

/** A query for ts_rank: its words in the order in which they are added up, and their number including those that the catalogue does not have. */
export interface RankQuery {
  operands: number[]
  size: number
  /** The divisor of the rank. */
  divisor: number
}

/** A term whose words are looked up. */
export interface PreparedTerm {
  term: TextTerm
  /** The distinct words of all queries that the catalogue has. */
  operands: LexemeIds[]
  /** The blocks that may contain each of them. */
  ranges: BlockRange[]
  query: FoundQuery | null
  /** The blocks in which the term can be found. */
  blocks: BlockRange
  allExact: FoundQuery | null
  allClose: FoundQuery | null
  heads: (FoundQuery | null)[]
  /** The queries that rank every measured vector. */
  ranks: RankQuery[]
  lexemes: Lexemes
}

/** Looks up the words of a term. Throws an UnsupportedQuery for a term that only PostgreSQL can search. */
export function prepareTerm(term: TextTerm, lexemes: Lexemes): PreparedTerm {
  const operands: LexemeIds[] = []
  const numbers = new Map<string, number | null>()
  const parsed = (name: keyof TermQueries) => (term.queries[name] === null ? null : parseQuery(term.queries[name]))
  /** Returns the number of an operand; null if the catalogue does not have it. */
  const numberOf = ({ lexeme, isPrefix }: Operand): number | null => {
    const key = isPrefix ? `${lexeme}*` : lexeme
    const known = numbers.get(key)
    if (known !== undefined) return known
    const ids = isPrefix ? lexemes.findPrefix(lexeme) : lexemes.find(lexeme)
    const number = ids.from < ids.to || ids.others.length ? operands.push(ids) - 1 : null
    numbers.set(key, number)
    return number
  }
  const found = (name: keyof TermQueries) => {
    const query = parsed(name)
    return query && toFound(query, numberOf)
  }
  const ranked = (name: keyof TermQueries, divisor: number): RankQuery => {
    const words = rankedOperands(parsed(name))
    return { operands: words.flatMap((word) => numberOf(word) ?? []), size: words.length, divisor }
  }
  const query = found('query')
  const whole = [found('allExact'), found('allClose')] as const
  const heads = [found('headExact'), found('headClose'), found('headMixed')]
  const ranks = [ranked('close', 1), ranked('prefix', 10), ranked('weak', 1000)]
  const ranges = operands.map((ids) => lexemes.rangeOf(ids))
  return {
    term,
    operands,
    ranges,
    query,
    // The product with an id may be in any block: a product of a cluster is in the block of the cluster.
    blocks: term.id === null ? rangeOfQuery(query, ranges) : EVERYWHERE,
    allExact: whole[0],
    allClose: whole[1],
    heads,
    ranks,
    lexemes,
  }
}

/** Replaces the words of a query with their numbers; null for a query that nothing in the catalogue can match. */
function toFound(query: TextQuery, numberOf: (operand: Operand) => number | null): FoundQuery | null {
  if ('lexeme' in query) {
    const operand = numberOf(query)
    return operand === null ? null : { operand }
  }
  const isAnd = query.operator === '&'
  const all = query.parts.map((part) => toFound(part, numberOf))
  const parts = all.filter((part) => part !== null)
  if (parts.length === 0 || (isAnd && parts.length < all.length)) return null
  return parts.length === 1 ? (parts[0] as FoundQuery) : { isAnd, parts }
}
