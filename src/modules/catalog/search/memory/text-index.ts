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
  /** The new number of each row of `old` that has not changed; -1 for the others. */
  readonly kept: Int32Array

  constructor(
    readonly lexemes: Lexemes,
    readonly old: TextIndex | null,
  ) {
    this.kept = new Int32Array(old?.rowCount ?? 0).fill(-1)
  }

  /** Copies a row that has not changed. */
  keep(member: number, oldRow: number): void {
    const old = this.old as TextIndex
    this.kept[oldRow] = this.members.push(member) - 1
    this.nameHashes.push(old.nameHashes[oldRow] as number)
    const start = oldRow * MEASURED_VECTORS
    for (let vector = 0; vector < MEASURED_VECTORS; vector++) this.lengths.push(old.lengths[start + vector] as number)
  }

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

export type TextRows = Omit<TextRowsBuilder, 'add' | 'keep'>

/** Returns a word in one of the vectors, as a number. */
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

/** The maximum number of words of a segment in one language: their positions are part of a sort key. */
const MAX_WORDS = 2 ** 21

/** Sorts text rows by their words. Copied rows are already sorted. */
export function openTextIndex(read: TextRows, renumbered: Int32Array | null): TextIndex {
  const sorted = sortRows(read, renumbered)
  return read.old ? { ...sorted, ...mergePostings(sorted, read.old, read.kept) } : sorted
}

function sortRows(read: TextRows, renumbered: Int32Array | null): TextIndex {
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

/** Merges the words of new rows with those of copied rows under their new numbers. */
function mergePostings(fresh: TextIndex, old: TextIndex, kept: Int32Array): Postings {
  const builder = new PostingsBuilder(fresh.rows.length + old.rows.length)
  let [i, j] = [0, 0]
  while (i < fresh.keys.length || j < old.keys.length) {
    const key = Math.min(fresh.keys[i] ?? Number.POSITIVE_INFINITY, old.keys[j] ?? Number.POSITIVE_INFINITY)
    if (old.keys[j] === key) builder.addRows(old, j++, kept)
    if (fresh.keys[i] === key) builder.addRows(fresh, i++, null)
    builder.endKey(key)
  }
  return builder.build()
}

type Postings = Pick<TextIndex, 'keys' | 'starts' | 'rows' | 'scores'>

/** Postings while they are written, key by key. */
class PostingsBuilder {
  readonly #rows: Int32Array
  readonly #scores: Float32Array
  readonly #keys: number[] = []
  readonly #starts = [0]
  #count = 0

  constructor(most: number) {
    this.#rows = new Int32Array(most)
    this.#scores = new Float32Array(most)
  }

  /** Adds the rows of a key. `renumbered` has their new numbers; -1 leaves a row out. */
  addRows({ starts, rows, scores }: Postings, key: number, renumbered: Int32Array | null): void {
    const end = starts[key + 1] as number
    for (let at = starts[key] as number; at < end; at++) {
      const row = rows[at] as number
      const number = renumbered ? (renumbered[row] as number) : row
      if (number < 0) continue
      this.#rows[this.#count] = number
      this.#scores[this.#count++] = scores[at] as number
    }
  }

  /** Ends a key, which is left out if it has no rows. */
  endKey(key: number): void {
    if (this.#count === this.#starts.at(-1)) return
    this.#keys.push(key)
    this.#starts.push(this.#count)
  }

  build = (): Postings => ({
    keys: Int32Array.from(this.#keys),
    starts: Int32Array.from(this.#starts),
    rows: this.#rows.slice(0, this.#count),
    scores: this.#scores.slice(0, this.#count),
  })
}
