/**
 * The words of a product as OpenSearch stores them. A token is a letter for what it says, the language, and the word:
 * - `w`: a word of names, codes or descriptions, with its weight: its part of ts_rank, as far as that does not depend on the search.
 * - `v`: a word of attribute values, likewise.
 * - `p`: the beginning of a word, with the weights of all words that begin so.
 * - `t`: a word of names, keywords and short descriptions, which count for how whole a term matches.
 * - `n` and `c`: the hashes of the name and of the codes, for terms that are one of them.
 */
import { MEASURED_VECTORS, WEIGHTS } from '../../memory/text-index.js'
import { LIMIT } from '../../memory/text-rank.js'
import { readVector, type Weights } from '../../memory/tsvector.js'

/**
 * What a weight of 1 is as a term frequency. All frequencies of a product must add up to less than 2³¹: beginnings are many, and count a tenth,
 * so they are stored less finely.
 */
const UNITS: Record<TokenKind, number> = { w: 2 ** 22, v: 2 ** 22, p: 2 ** 17, t: 1, n: 1, c: 1 }

/** The boost with which a token counts as its weight. */
export const unitBoost = (kind: TokenKind): number => 1 / UNITS[kind]

/** Beginnings of words are stored up to this length; searches by longer ones are answered in SQL. */
export const MAX_PREFIX = 24

type TokenKind = 'w' | 'v' | 'p' | 't' | 'n' | 'c'

/** The token of a word. Words are percent-encoded, because a token ends at its `|`. */
export const tokenOf = (kind: TokenKind, language: string, word: string): string =>
  `${kind}${language}:${encodeURIComponent(word)}`

/** A language as a value of the field `languages`; the texts without a language have one, too. */
export const languageToken = (language: string): string => `_${language}`

/** Adds up the tokens of a product. */
export class TokenWeights {
  readonly #weights = new Map<string, number>()

  add(kind: TokenKind, language: string, word: string, weight: number): void {
    const token = tokenOf(kind, language, word)
    this.#weights.set(token, (this.#weights.get(token) ?? 0) + weight)
  }

  /** Adds the vectors of a text row: texts, codes, rest and attributes. */
  addVectors(language: string, vectors: readonly string[]): void {
    for (const [vector, text] of vectors.entries()) {
      const words: [string, number][] = []
      const length = readVector(text, WEIGHTS[vector] as Weights, (word, score) => void words.push([word, score]))
      const isMeasured = vector < MEASURED_VECTORS
      const divisor = LIMIT * (isMeasured ? Math.log2(length + 1) : 1)
      for (const [word, score] of words) {
        this.add(isMeasured ? 'w' : 'v', language, word, score / divisor)
        if (vector === 0) this.add('t', language, word, 0)
        this.#addPrefixes(language, word, isMeasured ? score / divisor : 0)
      }
    }
  }

  /** Attribute values are found by their beginnings, but do not count for the rank of them. The head of a name (`=zaag`) is searched as a whole only. */
  #addPrefixes(language: string, word: string, weight: number): void {
    if (word.startsWith('=')) return
    let prefix = ''
    for (const letter of [...word].slice(0, MAX_PREFIX)) {
      prefix += letter
      this.add('p', language, prefix, weight)
    }
  }

  /** The tokens with their frequencies, such as `wNL:zaag|21345`. A token that has no weight still counts as present. */
  toTokens(): string[] {
    const frequency = (token: string, weight: number) => Math.max(1, Math.round(weight * UNITS[token[0] as TokenKind]))
    return [...this.#weights].map(([token, weight]) => `${token}|${frequency(token, weight)}`).sort()
  }
}
