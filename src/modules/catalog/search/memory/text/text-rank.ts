/** Ranks products of a segment exactly as PostgreSQL does with the SQL of term/rank.ts. */
import { toCodeHash } from '../columns.js'
import { membersWith } from '../postings.js'
import type { Segment } from '../segment.js'
import type { RankQuery } from './prepared-term.js'
import { ALL_VECTORS, type Members, NO_MEMBERS, TEXTS_ONLY, type TextMatcher } from './text-matcher.js'
import { ATTRIBUTES, MEASURED_VECTORS, type Texts, toNameHash } from './texts.js'
import type { FoundQuery } from './tsquery.js'
import { eachMember, vectorOf } from './words.js'

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
  /** The ranks by product, and sums while a vector is ranked. Both are reused for every segment. */
  ranks = new Float64Array(2048)
  #sums = new Float32Array(2048)

  constructor(readonly matcher: TextMatcher) {}

  /** Ranks products; `wanted` is the set of them. The parts are added up in the order of the SQL, because sums of floating point numbers depend on it. */
  rank(segment: Segment, texts: Texts, hits: readonly number[], wanted: Members, byId: ReadonlySet<number>): void {
    const { prepared } = this.matcher
    const count = segment.memberIds.length
    if (count > this.ranks.length) {
      this.ranks = new Float64Array(2 * count)
      this.#sums = new Float32Array(2 * count)
    }
    this.#rankWords(segment, texts, hits)
    for (let vector = 0; vector < MEASURED_VECTORS; vector++) {
      const lengths = texts.lengths[vector] ?? segment.ofCodes.lengths[vector]
      for (const query of prepared.ranks) this.#addVector(query, vector, lengths as ArrayLike<number>, hits, wanted)
    }
    this.#addAttributes(prepared.ranks[0] as RankQuery, hits, wanted)
    if (byId.size === 0) return
    for (const member of hits) if (byId.has(member)) this.#add(member, ID_BOOST)
  }

  #add(member: number, rank: number): void {
    this.ranks[member] = (this.ranks[member] as number) + rank
  }

  /** Adds the part of the rank for how completely the words match, and whether the term is a code or the name. */
  #rankWords(segment: Segment, { nameHashes }: Texts, hits: readonly number[]): void {
    const { matcher, ranks } = this
    const { term, allExact, allClose, heads } = matcher.prepared
    const find = (query: FoundQuery | null, vectors: number) => matcher.find(query, vectors)
    const words = [find(allExact, TEXTS_ONLY), find(allClose, TEXTS_ONLY), find(allClose, ALL_VECTORS)]
    const ofHeads = heads.map((head) => find(head, TEXTS_ONLY))
    const named = membersWith(segment.codes, toCodeHash(term.codeHash))
    const nameHash = toNameHash(term.nameHash)
    for (const member of hits) {
      const code = named.length && (named as Uint8Array).includes(member) ? CODE_POINTS : 0
      const name = nameHashes[member] === nameHash ? NAME_POINTS : 0
      ranks[member] =
        (10 * (code + name) + this.#points(words, WORD_POINTS, member) + this.#points(ofHeads, HEAD_POINTS, member)) / 10
    }
  }

  /** Returns the points of the first set that has the product. */
  #points(sets: readonly Members[], points: readonly number[], member: number): number {
    for (let i = 0; i < sets.length; i++)
      if (sets[i] !== NO_MEMBERS && this.matcher.hasMember(sets[i] as Members, member)) return points[i] as number
    return 0
  }

  #addVector(query: RankQuery, vector: number, lengths: ArrayLike<number>, hits: readonly number[], wanted: Members): void {
    if (!this.#sumScores(query, vector, wanted)) return
    for (const member of hits) {
      const sum = this.#sums[member] as number
      if (sum === 0) continue
      this.#sums[member] = 0
      const length = lengths[member] as number
      const rank = Math.fround(Math.fround(sum / query.size) / (Math.log(length + 1) / LOG_2))
      this.#add(member, rank / query.divisor)
    }
  }

  /** Ranks attribute values regardless of their length. */
  #addAttributes(query: RankQuery, hits: readonly number[], wanted: Members): void {
    if (!this.#sumScores(query, ATTRIBUTES as number, wanted)) return
    for (const member of hits) {
      this.#add(member, Math.fround((this.#sums[member] as number) / query.size) * ATTRIBUTE_BOOST)
      this.#sums[member] = 0
    }
  }

  /** Adds up the scores of all words in one vector, by product. Returns false if no product has any of them. */
  #sumScores({ operands }: RankQuery, vector: number, wanted: Members): boolean {
    const { matcher } = this
    const sums = this.#sums
    let isAny = false
    for (const operand of operands)
      matcher.eachPlace(operand, (words, place) => {
        if (vectorOf(words.keys[place] as number) !== vector) return
        isAny = true
        const score = (words.scoreTable[words.scores[place] as number] as number) / LIMIT
        eachMember(words, place, (member) => {
          if (matcher.hasMember(wanted, member)) sums[member] = (sums[member] as number) + score
        })
      })
    return isAny
  }
}
