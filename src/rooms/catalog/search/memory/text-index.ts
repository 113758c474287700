/** The words of a segment in one language: for each word the rows that have it, with their scores. */
import type { Lexemes } from './lexemes.js'
import { readVector, type Weights } from './tsvector.js'

/** The vectors of a text row, in the order in which a block has them. */
const VECTOR_COUNT = 4
/** The vectors whose rank depends on their length: texts, codes and rest, but not attributes. */
export const MEASURED_VECTORS = 3

const fifth = Math.fround(0.2)
/** The weights of the default boosts, for each vector; see term/rank.ts. Attributes are ranked by the defaults of PostgreSQL. */
const WEIGHTS: readonly Weights[] = [
  [fifth, 1, 1, 1],
  [fifth, fifth, fifth, 1],
  [fifth, fifth, fifth, fifth],
  [Math.fround(0.1), fifth, Math.fround(0.4), 1],
]

/** Text rows while they are read. A row is that of one product. */
export class TextRowsBuilder {
  readonly members: number[] = []
  readonly nameHashes: number[] = []
  readonly lengths: number[] = []
  /** For each word of each row: its key, see `keyOf`, the row and the score. */
  readonly keys: number[] = []
  readonly rows: number[] = []
  readonly scores: number[] = []

  constructor(readonly lexemes: Lexemes) {}

  add(member: number, nameHash: number, vectors: readonly string[]): void {
    const row = this.members.push(member) - 1
    this.nameHashes.push(nameHash)
    for (let vector = 0; vector < VECTOR_COUNT; vector++) {
      const length = readVector(vectors[vector] as string, WEIGHTS[vector] as Weights, (lexeme, score) => {
        this.keys.push(keyOf(this.lexemes.add(lexeme), vector))
        this.rows.push(row)
        this.scores.push(score)
      })
      if (vector < MEASURED_VECTORS) this.lengths.push(length)
    }
  }
}

export type TextRows = Omit<TextRowsBuilder, 'add'>

/** A word in one of the vectors, as a number. */
export const keyOf = (lexemeId: number, vector: number) => lexemeId * VECTOR_COUNT + vector
export const vectorOf = (key: number) => key % VECTOR_COUNT
export const lexemeOf = (key: number) => Math.floor(key / VECTOR_COUNT)

export interface TextIndex {
  rowCount: number
  /** The number of the product of each row. */
  members: Int32Array
  /** A hash of the name in lower case; -1 without a name. */
  nameHashes: Float64Array
  /** The lengths of the measured vectors of each row. */
  lengths: Int32Array
  /** Keys in ascending order. The rows with `keys[k]` are `rows` from `starts[k]` to `starts[k + 1]`, with the scores at the same places. */
  keys: Int32Array
  starts: Int32Array
  rows: Int32Array
  scores: Float32Array
}

/** How many words a segment may have in one language: their places are part of a sort key. */
const MAX_WORDS = 2 ** 21

/** Sorts text rows by their words. */
export function openTextIndex(read: TextRows, renumbered: Int32Array | null): TextIndex {
  const count = read.keys.length
  if (count >= MAX_WORDS) throw new Error('A block of products has too many words for an index')
  const sorted = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const key = read.keys[i] as number
    sorted[i] = (renumbered ? keyOf(renumbered[lexemeOf(key)] as number, vectorOf(key)) : key) * MAX_WORDS + i
  }
  sorted.sort()
  const rows = new Int32Array(count)
  const scores = new Float32Array(count)
  const keys: number[] = []
  const starts: number[] = []
  let last = -1
  for (let place = 0; place < count; place++) {
    const key = Math.floor((sorted[place] as number) / MAX_WORDS)
    const i = (sorted[place] as number) - key * MAX_WORDS
    rows[place] = read.rows[i] as number
    scores[place] = read.scores[i] as number
    if (key !== last) {
      keys.push(key)
      starts.push(place)
      last = key
    }
  }
  starts.push(count)
  return {
    rowCount: read.members.length,
    members: Int32Array.from(read.members),
    nameHashes: Float64Array.from(read.nameHashes),
    lengths: Int32Array.from(read.lengths),
    keys: Int32Array.from(keys),
    starts: Int32Array.from(starts),
    rows,
    scores,
  }
}
