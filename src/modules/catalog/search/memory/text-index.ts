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
export class TextRows {
  readonly members: number[] = []
  readonly nameHashes: number[] = []
  readonly lengths: number[] = []
  /** For each word of each row: its key, see `keyOf`, the row and the score. */
  readonly keys: number[] = []
  readonly rows: number[] = []
  readonly scores: number[] = []

  add(member: number, nameHash: number, vectors: readonly string[], lexemes: Lexemes): void {
    const row = this.members.push(member) - 1
    this.nameHashes.push(nameHash)
    for (let vector = 0; vector < VECTOR_COUNT; vector++) {
      const length = readVector(vectors[vector] as string, WEIGHTS[vector] as Weights, (lexeme, score) => {
        this.keys.push(keyOf(lexemes.add(lexeme), vector))
        this.rows.push(row)
        this.scores.push(score)
      })
      if (vector < MEASURED_VECTORS) this.lengths.push(length)
    }
  }
}

/** Returns a word in one of the vectors, as a number. */
export const keyOf = (lexemeId: number, vector: number) => lexemeId * VECTOR_COUNT + vector
export const vectorOf = (key: number) => key % VECTOR_COUNT
export const lexemeOf = (key: number) => Math.floor(key / VECTOR_COUNT)

export interface TextIndex extends Words {
  rowCount: number
  /** The number of rows that were not replaced. */
  currentCount: number
  /** The number of the product of each row; -1 if the row was replaced. */
  members: Int32Array
  /** A hash of the name in lower case; -1 without a name. */
  nameHashes: Float64Array
  /** The lengths of the measured vectors of each row. */
  lengths: Int32Array
}

interface Words {
  /** Keys in ascending order. The rows with `keys[k]` are `rows` from `starts[k]` to `starts[k + 1]`, with the scores at the same places. */
  keys: Int32Array
  starts: Int32Array
  rows: Int32Array
  scores: Float32Array
}

/** The maximum number of words of a segment in one language: their positions are part of a sort key. */
const MAX_WORDS = 2 ** 21

/** The texts of a segment in one language before its new rows are sorted. */
export interface OpenTexts {
  older: readonly TextIndex[]
  rows: TextRows
}

/** If more than this part of the rows have changed, the two indexes of a language are merged: each search reads both of them. */
const MAX_CHANGED = 1 / 8
const MIN_CHANGED = 16

/** Sorts the new rows, and adds them to the index of the rows that have changed, if there is an older one. Calls `onWord` for the words of the new rows. */
export function closeTexts(
  { older, rows }: OpenTexts,
  renumbered: Int32Array | null,
  onWord: (lexemeId: number) => void,
): readonly TextIndex[] {
  const fresh = sortRows(rows, renumbered)
  for (const key of fresh.keys) onWord(lexemeOf(key))
  const [main, ...others] = older
  if (!main) return fresh.rowCount ? [fresh] : []
  const changed = fresh.rowCount ? mergeTexts([...others, fresh]) : others[0]
  const limit = Math.max(MIN_CHANGED, main.rowCount * MAX_CHANGED)
  const isMerged = main.rowCount - main.currentCount > limit || (changed?.rowCount ?? 0) > limit
  const both = changed ? [main, changed] : [main]
  return isMerged ? [mergeTexts(both)] : both
}

/** Replaces the rows of products in the texts of a segment. `numbers` has the new number of each old product; -1 if it was replaced. */
export function replaceTexts(
  old: ReadonlyMap<string, readonly TextIndex[]>,
  numbers: Int32Array,
  fresh: ReadonlyMap<string, OpenTexts>,
): ReadonlyMap<string, OpenTexts> {
  const replaced = new Map(fresh)
  for (const [language, indexes] of old) {
    const older = indexes.map((index) => renumber(index, numbers))
    replaced.set(language, { older, rows: fresh.get(language)?.rows ?? new TextRows() })
  }
  return replaced
}

function renumber(index: TextIndex, numbers: Int32Array): TextIndex {
  const members = index.members.map((member) => (member < 0 ? -1 : (numbers[member] as number)))
  if (members.every((member, row) => member === index.members[row])) return index
  return { ...index, members, currentCount: members.reduce((count, member) => count + Number(member >= 0), 0) }
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
    currentCount: read.members.length,
    members: Int32Array.from(read.members),
    nameHashes: Float64Array.from(read.nameHashes),
    lengths: Int32Array.from(read.lengths),
    keys: Int32Array.from(keys),
    starts: Int32Array.from(starts),
    rows,
    scores,
  }
}

/** Merges text indexes without the rows that were replaced. Rows stay in the order of their products. */
function mergeTexts(indexes: readonly TextIndex[]): TextIndex {
  const rows = indexes.flatMap((index, n) =>
    [...index.members].flatMap((member, row) => (member < 0 ? [] : [{ n, row, member }])),
  )
  rows.sort((a, b) => a.member - b.member)
  const count = rows.length
  const numbers = indexes.map(({ rowCount }) => new Int32Array(rowCount).fill(-1))
  const lengths = new Int32Array(count * MEASURED_VECTORS)
  for (const [number, { n, row }] of rows.entries()) {
    ;(numbers[n] as Int32Array)[row] = number
    const measured = (indexes[n] as TextIndex).lengths.subarray(row * MEASURED_VECTORS, (row + 1) * MEASURED_VECTORS)
    lengths.set(measured, number * MEASURED_VECTORS)
  }
  return {
    rowCount: count,
    currentCount: count,
    members: Int32Array.from(rows, ({ member }) => member),
    nameHashes: Float64Array.from(rows, ({ n, row }) => indexes[n]?.nameHashes[row] as number),
    lengths,
    ...mergeWords(indexes, numbers),
  }
}

/** Merges the words of rows under their new numbers. */
function mergeWords(lists: readonly Words[], numbers: readonly Int32Array[]): Words {
  const builder = new WordsBuilder(lists.reduce((sum, { rows }) => sum + rows.length, 0))
  const places = lists.map(() => 0)
  for (;;) {
    let key = Number.POSITIVE_INFINITY
    for (const [n, { keys }] of lists.entries()) key = Math.min(key, keys[places[n] as number] ?? key)
    if (key === Number.POSITIVE_INFINITY) return builder.build()
    for (const [n, list] of lists.entries()) {
      const place = places[n] as number
      if (list.keys[place] !== key) continue
      builder.addRows(list, place, numbers[n] as Int32Array)
      places[n] = place + 1
    }
    builder.endKey(key)
  }
}

/** Words while they are written, key by key. */
class WordsBuilder {
  readonly #rows: Int32Array
  readonly #scores: Float32Array
  readonly #keys: number[] = []
  readonly #starts = [0]
  #count = 0

  constructor(most: number) {
    this.#rows = new Int32Array(most)
    this.#scores = new Float32Array(most)
  }

  /** Adds the rows of a key. `numbers` has their new numbers; -1 leaves a row out. */
  addRows({ starts, rows, scores }: Words, place: number, numbers: Int32Array): void {
    const end = starts[place + 1] as number
    for (let at = starts[place] as number; at < end; at++) {
      const number = numbers[rows[at] as number] as number
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

  build = (): Words => ({
    keys: Int32Array.from(this.#keys),
    starts: Int32Array.from(this.#starts),
    rows: this.#rows.slice(0, this.#count),
    scores: this.#scores.slice(0, this.#count),
  })
}
