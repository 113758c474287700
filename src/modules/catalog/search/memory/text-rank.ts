/** Ranks rows of a text index exactly as PostgreSQL does with the SQL of term/rank.ts. */

import { membersWith } from './postings.js'
import type { RankQuery } from './prepared-term.js'
import type { Segment } from './segment.js'
import { MEASURED_VECTORS, vectorOf } from './text-index.js'
import { ALL_VECTORS, NO_ROWS, type Rows, TEXTS, type TextMatcher } from './text-matcher.js'
import type { FoundQuery } from './tsquery.js'

/** Points for how completely the words match, in tenths, as in wordRank in term/rank.ts. */
const WORD_POINTS = [10, 8, 5]
const HEAD_POINTS = [20, 15, 12]
const CODE_POINTS = 100
const NAME_POINTS = 10
/** The default boosts of attributes and ids, divided by the largest boost. */
const ATTRIBUTE_BOOST = 0.2
const ID_BOOST = 0.001 / 5
/** A constant of ts_rank: the sum of 1/n² for all n. */
const LIMIT = 1.64493406685
const LOG_2 = Math.log(2)

export class TextRanker {
  /** The ranks by row, and sums while a vector is ranked. Both are reused for every segment. */
  ranks = new Float64Array(2048)
  #sums = new Float32Array(2048)

  constructor(readonly matcher: TextMatcher) {}

  /** Ranks rows; `wanted` is the set of them. The parts are added up in the order of the SQL, because sums of floating point numbers depend on it. */
  rank(segment: Segment, hits: readonly number[], wanted: Rows, byId: ReadonlySet<number>): void {
    const { texts, prepared } = this.matcher
    if (texts.rowCount > this.ranks.length) {
      this.ranks = new Float64Array(2 * texts.rowCount)
      this.#sums = new Float32Array(2 * texts.rowCount)
    }
    this.#rankWords(segment, hits)
    for (let vector = 0; vector < MEASURED_VECTORS; vector++)
      for (const query of prepared.ranks) this.#addVector(query, vector, hits, wanted)
    this.#addAttributes(prepared.ranks[0] as RankQuery, hits, wanted)
    if (byId.size === 0) return
    for (const row of hits) if (byId.has(texts.members[row] as number)) this.#add(row, ID_BOOST)
  }

  #add(row: number, rank: number): void {
    this.ranks[row] = (this.ranks[row] as number) + rank
  }

  /** Adds the part of the rank for how completely the words match, and whether the term is a code or the name. */
  #rankWords(segment: Segment, hits: readonly number[]): void {
    const { matcher, ranks } = this
    const { term, allExact, allClose, heads } = matcher.prepared
    const { members, nameHashes } = matcher.texts
    const find = (query: FoundQuery | null, vectors: number) => matcher.find(query, vectors)
    const words = [find(allExact, TEXTS), find(allClose, TEXTS), find(allClose, ALL_VECTORS)]
    const ofHeads = heads.map((head) => find(head, TEXTS))
    const named = membersWith(segment.codes, term.codeHash)
    for (const row of hits) {
      const code = named.length && named.includes(members[row] as number) ? CODE_POINTS : 0
      const name = nameHashes[row] === term.nameHash ? NAME_POINTS : 0
      ranks[row] = (10 * (code + name) + this.#points(words, WORD_POINTS, row) + this.#points(ofHeads, HEAD_POINTS, row)) / 10
    }
  }

  /** Returns the points of the first set that has the row. */
  #points(sets: readonly Rows[], points: readonly number[], row: number): number {
    for (let i = 0; i < sets.length; i++)
      if (sets[i] !== NO_ROWS && this.matcher.hasRow(sets[i] as Rows, row)) return points[i] as number
    return 0
  }

  #addVector(query: RankQuery, vector: number, hits: readonly number[], wanted: Rows): void {
    if (!this.#sumScores(query, vector, wanted)) return
    const { lengths } = this.matcher.texts
    for (const row of hits) {
      const sum = this.#sums[row] as number
      if (sum === 0) continue
      this.#sums[row] = 0
      const length = lengths[row * MEASURED_VECTORS + vector] as number
      const rank = Math.fround(Math.fround(sum / query.size) / (Math.log(length + 1) / LOG_2))
      this.#add(row, rank / query.divisor)
    }
  }

  /** Ranks attribute values regardless of their length. */
  #addAttributes(query: RankQuery, hits: readonly number[], wanted: Rows): void {
    if (!this.#sumScores(query, MEASURED_VECTORS, wanted)) return
    for (const row of hits) {
      this.#add(row, Math.fround((this.#sums[row] as number) / query.size) * ATTRIBUTE_BOOST)
      this.#sums[row] = 0
    }
  }

  /** Adds up the scores of all words in one vector, by row. Returns false if no row has any of them. */
  #sumScores({ operands }: RankQuery, vector: number, wanted: Rows): boolean {
    const { matcher } = this
    const { keys, starts, rows, scores } = matcher.texts
    const sums = this.#sums
    let isAny = false
    for (const operand of operands)
      matcher.eachPlace(operand, (place) => {
        if (vectorOf(keys[place] as number) !== vector) return
        isAny = true
        const end = starts[place + 1] as number
        for (let i = starts[place] as number; i < end; i++) {
          const row = rows[i] as number
          if (matcher.hasRow(wanted, row)) sums[row] = (sums[row] as number) + (scores[i] as number) / LIMIT
        }
      })
    return isAny
  }
}
