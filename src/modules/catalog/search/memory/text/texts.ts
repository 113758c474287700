/** The texts of a segment in one language. The codes of a product are the same in every language, so they are kept apart, once. */

import { NumberList, type Numbers, toNumbers } from '../narrow.js'
import type { Lexemes } from './lexemes.js'
import { readVector, type Weights } from './tsvector.js'
import { buildWords, countRows, keyOf, lexemeOf, mergeWords, renumberWords, replaceRows, type Words } from './words.js'

/** The vectors of a text row. */
export const [TEXTS, CODES, REST, ATTRIBUTES] = [0, 1, 2, 3]
/** The vectors whose rank depends on their length: all but attributes. */
export const MEASURED_VECTORS = 3

const fifth = Math.fround(0.2)
/** The weights of the default boosts, for each vector; see term/rank.ts. Attributes are ranked by the defaults of PostgreSQL. */
const WEIGHTS: readonly Weights[] = [
  [fifth, 1, 1, 1],
  [fifth, fifth, fifth, 1],
  [fifth, fifth, fifth, fifth],
  [Math.fround(0.1), fifth, Math.fround(0.4), 1],
]

/** The texts of the products of a segment, or their codes. Columns have the products in their order. */
export interface Texts {
  /** 1 for products that have texts; null if all have. */
  has: Uint8Array | null
  /** A hash of the name in lower case; 0 without a name. */
  nameHashes: Uint32Array
  /** The lengths of the measured vectors; null for those that these texts do not have. */
  lengths: readonly (Numbers | null)[]
  /** The words. Further lists have those of products that have changed since the first was made. */
  words: readonly Words[]
}

/** Returns the hash of a name as it is stored. One in four billion pairs of different names has the same. */
export const toNameHash = (hash: number): number => hash >>> 0 || 1

/** Text rows while they are read, in the order of their products. */
export class TextRows {
  readonly members: number[] = []
  readonly #nameHashes: number[] = []
  readonly #lengths: number[][] = Array.from({ length: MEASURED_VECTORS }, () => [])
  readonly #read = { keys: new NumberList(), rows: new NumberList(), scores: new NumberList() }

  constructor(readonly vectors: readonly number[]) {}

  /** Adds a row. `texts` has the vectors as texts. */
  add(member: number, nameHash: number, texts: readonly string[], lexemes: Lexemes): void {
    const row = this.members.push(member) - 1
    this.#nameHashes.push(nameHash)
    const { keys, rows, scores } = this.#read
    for (const [n, vector] of this.vectors.entries()) {
      const text = texts[n] as string
      const length = readVector(text, WEIGHTS[vector] as Weights, (from, to, word, score) => {
        keys.push(keyOf(word === null ? lexemes.add(text, from, to) : lexemes.add(word), vector))
        rows.push(row)
        scores.push(score)
      })
      this.#lengths[vector]?.push(length)
    }
  }

  /** Returns the texts of these rows among `memberCount` products. */
  build(memberCount: number): Texts {
    const { members } = this
    const words = buildWords(this.#read, members.length)
    const isWhole = members.length === memberCount
    const column = (values: readonly number[]) => {
      if (isWhole) return values
      const all = new Float64Array(memberCount)
      for (const [row, member] of members.entries()) all[member] = values[row] as number
      return all
    }
    const lengths = Array.from({ length: MEASURED_VECTORS }, (_, vector) =>
      this.vectors.includes(vector) ? toNumbers(column(this.#lengths[vector] ?? [])) : null,
    )
    const nameHashes = this.#nameHashes.some(Boolean) ? new Uint32Array(column(this.#nameHashes)) : new Uint32Array(0)
    return {
      has: isWhole ? null : toFlags(members, memberCount),
      nameHashes,
      lengths,
      words: members.length ? [{ ...words, members: isWhole ? null : Int32Array.from(members) }] : [],
    }
  }
}

function toFlags(members: readonly number[], count: number): Uint8Array {
  const flags = new Uint8Array(count)
  for (const member of members) flags[member] = 1
  return flags
}

/** If more than this part of the rows have changed, all lists of words are merged: each search reads all of them. */
const MAX_CHANGED = 1 / 8
const MIN_CHANGED = 16
/** The number of lists of changed words: with more, they are merged. Merging them at every change would cost more than searching a few. */
const MAX_LISTS = 4

/** Replaces products in texts. `numbers` has the new number of each old product, -1 if it was replaced; `fresh` has the new texts, of `memberCount` products. */
export function replaceTexts(old: Texts, numbers: Int32Array, fresh: Texts, memberCount: number): Texts {
  const [main, ...others] = old.words.map((words) => replaceRows(words, numbers))
  return {
    has: mergeFlags(old, numbers, fresh, memberCount),
    nameHashes: new Uint32Array(mergeColumn(old.nameHashes, numbers, fresh.nameHashes, memberCount)),
    lengths: old.lengths.map((length, vector) =>
      length ? toNumbers(mergeColumn(length, numbers, fresh.lengths[vector] ?? [], memberCount)) : null,
    ),
    words: main ? joinWords(main, [...others, ...fresh.words], memberCount) : fresh.words,
  }
}

function mergeColumn(old: ArrayLike<number>, numbers: Int32Array, fresh: ArrayLike<number>, count: number): Float64Array {
  const merged = new Float64Array(count)
  for (let i = 0; i < fresh.length; i++) merged[i] = fresh[i] as number
  for (let i = 0; i < old.length; i++) if ((numbers[i] as number) >= 0) merged[numbers[i] as number] = old[i] as number
  return merged
}

function mergeFlags(old: Texts, numbers: Int32Array, fresh: Texts, count: number): Uint8Array | null {
  const has = fresh.has ? fresh.has.slice() : new Uint8Array(count).fill(1)
  for (let i = 0; i < numbers.length; i++)
    if ((numbers[i] as number) >= 0) has[numbers[i] as number] = old.has ? (old.has[i] as number) : 1
  return has.includes(0) ? has : null
}

/** Returns the words of all products and those that have changed, or merges both. */
function joinWords(main: Words, changes: readonly Words[], memberCount: number): readonly Words[] {
  const changed = changes.filter((words) => countRows(words) > 0)
  const replaced = main.rowCount - countRows(main)
  const count = changed.reduce((sum, words) => sum + countRows(words), 0)
  const limit = Math.max(MIN_CHANGED, main.rowCount * MAX_CHANGED)
  if (replaced > limit || count > limit) return [mergeWords([main, ...changed], memberCount)]
  return changed.length > MAX_LISTS ? [main, mergeChanged(changed)] : [main, ...changed]
}

/** Merges the words of products that have changed. Their rows are numbered again, so that there are as many as products. */
function mergeChanged(lists: readonly Words[]): Words {
  const members = new Set<number>()
  for (const words of lists)
    for (let row = 0; row < words.rowCount; row++) if (memberOf(words, row) >= 0) members.add(memberOf(words, row))
  const ordered = Int32Array.from(members).sort()
  const rowOf = new Map([...ordered].map((member, row) => [member, row]))
  const numbered = lists.map((words) => ({
    ...words,
    current: null,
    members: Int32Array.from({ length: words.rowCount }, (_, row) => rowOf.get(memberOf(words, row)) ?? -1),
  }))
  return { ...mergeWords(numbered, ordered.length), members: ordered }
}

/** Returns the product of a row; -1 if the row was replaced. */
function memberOf(words: Words, row: number): number {
  if (words.members) return words.members[row] as number
  const size = 8 * words.rows.BYTES_PER_ELEMENT
  return !words.current || (words.current[Math.floor(row / size)] as number) & (1 << (row % size)) ? row : -1
}

/** Gives the words of texts the numbers of a dictionary that was sorted since. */
export const renumberTexts = (texts: Texts, renumbered: Int32Array): Texts => ({
  ...texts,
  words: texts.words.map((words) => renumberWords(words, renumbered)),
})

/** Calls `visit` for each word of texts. */
export function eachWord({ words }: Texts, visit: (lexemeId: number) => void): void {
  for (const { keys } of words) {
    let last = -1
    for (const key of keys) {
      const lexemeId = lexemeOf(key)
      if (lexemeId !== last) visit(lexemeId)
      last = lexemeId
    }
  }
}
