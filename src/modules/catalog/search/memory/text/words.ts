/**
 * The words of some rows of texts: for each word the rows that have it, and their scores. Rows with one score of a word are together: most words have one
 * score in all rows, so it is stored once. A word of many rows has a bit for each row instead of their numbers.
 */
import { type NumberList, type Numbers, toNumbers } from '../narrow.js'

/** A word with one of its scores is an element of `keys`. */
export interface Words {
  rowCount: number
  /** The product of each row, -1 if the row was replaced; null if the row has the number of its product. */
  members: Int32Array | null
  /** If rows have the numbers of their products, a bit for each row that was not replaced, as in `rows`; null if none was. */
  current: Uint16Array | Uint32Array | null
  /** The word and its vector, see `keyOf`, in ascending order. */
  keys: Int32Array
  /** The rows of element k are in `rows` from `starts[k]` to `starts[k + 1]`: numbers, or a bit for each row if there are `setWidth` of them. */
  starts: Numbers
  rows: Uint16Array | Uint32Array
  /** The score of each element, as a place in `scoreTable`. */
  scores: Numbers
  scoreTable: Float32Array
}

/** The vectors of a text row, in the order in which a block has them. */
const VECTOR_COUNT = 4

/** Returns a word in one of the vectors, as a number. */
export const keyOf = (lexemeId: number, vector: number) => lexemeId * VECTOR_COUNT + vector
export const vectorOf = (key: number) => key & (VECTOR_COUNT - 1)
export const lexemeOf = (key: number) => key >> 2

/** The number of bits in an element of `rows`. */
export const bitsOf = ({ rows }: Pick<Words, 'rows'>): number => 8 * rows.BYTES_PER_ELEMENT
/** The number of elements of `rows` that have a bit for each row. */
export const setWidth = (words: Pick<Words, 'rows' | 'rowCount'>): number => Math.ceil(words.rowCount / bitsOf(words))

/** Words while they are read: for each word of each row its key, the row and the score. */
export interface ReadWords {
  keys: NumberList
  rows: NumberList
  scores: NumberList
}

/** The maximum number of words of a segment in one language: their positions are part of a sort key. */
const MAX_WORDS = 2 ** 23

/** Sorts words that were read in the order of their rows. */
export function buildWords({ keys, rows, scores }: ReadWords, rowCount: number): Words {
  const count = keys.length
  if (count >= MAX_WORDS) throw new Error('A block of products has too many words for an index')
  const sorted = new Float64Array(count)
  for (let i = 0; i < count; i++) sorted[i] = (keys.values[i] as number) * MAX_WORDS + i
  sorted.sort()
  const builder = new WordsBuilder(rowCount)
  for (let at = 0; at < count; at++) {
    const key = Math.floor((sorted[at] as number) / MAX_WORDS)
    const i = (sorted[at] as number) - key * MAX_WORDS
    builder.add(key, rows.values[i] as number, scores.values[i] as number)
  }
  return builder.build()
}

/** Gives words the final numbers of a dictionary that was sorted after they were read. */
export function renumberWords(words: Words, renumbered: Int32Array): Words {
  const count = words.keys.length
  const sorted = new Float64Array(count)
  for (let k = 0; k < count; k++) {
    const key = words.keys[k] as number
    sorted[k] = keyOf(renumbered[lexemeOf(key)] as number, vectorOf(key)) * MAX_WORDS + k
  }
  sorted.sort()
  const [keys, starts, scores] = [new Int32Array(count), new Float64Array(count + 1), new Float64Array(count)]
  const rows = words.rows.slice()
  for (let place = 0; place < count; place++) {
    const key = Math.floor((sorted[place] as number) / MAX_WORDS)
    const k = (sorted[place] as number) - key * MAX_WORDS
    keys[place] = key
    scores[place] = words.scores[k] as number
    const from = words.rows.subarray(words.starts[k], words.starts[k + 1])
    rows.set(from as never, starts[place])
    starts[place + 1] = (starts[place] as number) + from.length
  }
  return { ...words, keys, starts: toNumbers(starts), scores: toNumbers(scores), rows }
}

/** Calls `visit` for each row of an element that was not replaced, with the number of its product. */
export function eachMember(words: Words, k: number, visit: (member: number) => void): void {
  const [start, end] = [words.starts[k] as number, words.starts[k + 1] as number]
  if (end - start === setWidth(words)) eachOfSet(words, start, end, visit)
  else eachOfList(words, start, end, visit)
}

function eachOfList(words: Words, start: number, end: number, visit: (member: number) => void): void {
  const { rows, members, current } = words
  const size = bitsOf(words)
  for (let i = start; i < end; i++) {
    const row = rows[i] as number
    const member = members ? (members[row] as number) : row
    if (member >= 0 && (!current || hasBit(current, row, size))) visit(member)
  }
}

function eachOfSet(words: Words, start: number, end: number, visit: (member: number) => void): void {
  const { rows, members, current } = words
  const size = bitsOf(words)
  for (let i = start; i < end; i++) {
    let bits = rows[i] as number
    if (current) bits &= current[i - start] as number
    for (; bits; bits &= bits - 1) {
      const row = (i - start) * size + (31 - Math.clz32(bits & -bits))
      const member = members ? (members[row] as number) : row
      if (member >= 0) visit(member)
    }
  }
}

const hasBit = (set: Uint16Array | Uint32Array, row: number, size: number): boolean =>
  ((set[Math.floor(row / size)] as number) & (1 << (row % size))) !== 0

/** Notes which rows were replaced, and the new numbers of their products. `numbers` has the new number of each product; -1 if it was replaced. */
export function replaceRows(words: Words, numbers: Int32Array): Words {
  const members = new Int32Array(words.rowCount)
  const isCurrent = currentOf(words)
  let [isShifted, isComplete] = [false, true]
  for (let row = 0; row < words.rowCount; row++) {
    const before = words.members ? (words.members[row] as number) : row
    const member = before < 0 || !isCurrent(row) ? -1 : (numbers[before] as number)
    members[row] = member
    if (member < 0) isComplete = false
    else if (member !== row) isShifted = true
  }
  if (isShifted) return { ...words, members, current: null }
  return { ...words, members: null, current: isComplete ? null : toSet(members, words) }
}

const currentOf = (words: Words): ((row: number) => boolean) => {
  const { current } = words
  const size = bitsOf(words)
  return current ? (row) => hasBit(current, row, size) : () => true
}

function toSet(members: Int32Array, words: Words): Uint16Array | Uint32Array {
  const size = bitsOf(words)
  const set = words.rows instanceof Uint16Array ? new Uint16Array(setWidth(words)) : new Uint32Array(setWidth(words))
  for (const [row, member] of members.entries())
    if (member >= 0) set[Math.floor(row / size)] = (set[Math.floor(row / size)] as number) | (1 << (row % size))
  return set
}

/** Returns the number of rows that were not replaced. */
export function countRows(words: Words): number {
  if (words.members) return words.members.reduce((count, member) => count + Number(member >= 0), 0)
  const isCurrent = currentOf(words)
  let count = 0
  for (let row = 0; row < words.rowCount; row++) if (isCurrent(row)) count++
  return count
}

/** Merges words into those of all products of a segment, without the rows that were replaced. */
export function mergeWords(lists: readonly Words[], memberCount: number): Words {
  const builder = new WordsBuilder(memberCount)
  const places = lists.map(() => 0)
  for (;;) {
    let key = Number.POSITIVE_INFINITY
    for (const [n, { keys }] of lists.entries()) key = Math.min(key, keys[places[n] as number] ?? key)
    if (key === Number.POSITIVE_INFINITY) return builder.build()
    for (const [n, list] of lists.entries()) {
      let place = places[n] as number
      for (; list.keys[place] === key; place++) {
        const score = list.scoreTable[list.scores[place] as number] as number
        eachMember(list, place, (member) => builder.add(key, member, score))
      }
      places[n] = place
    }
  }
}

/** Writes words, which come in the order of their keys. */
class WordsBuilder {
  #key = -1
  /** The rows of the current key, by score. */
  readonly #byScore = new Map<number, number[]>()
  readonly #keys: number[] = []
  readonly #starts: number[] = [0]
  readonly #scores: number[] = []
  readonly #scoreNumbers = new Map<number, number>()
  #rows: Uint16Array | Uint32Array
  #used = 0

  constructor(readonly rowCount: number) {
    this.#rows = rowCount <= 2 ** 16 ? new Uint16Array(4096) : new Uint32Array(4096)
  }

  add(key: number, row: number, score: number): void {
    if (key !== this.#key) {
      this.#endKey()
      this.#key = key
    }
    const rows = this.#byScore.get(score)
    if (rows) rows.push(row)
    else this.#byScore.set(score, [row])
  }

  build(): Words {
    this.#endKey()
    return {
      rowCount: this.rowCount,
      members: null,
      current: null,
      keys: Int32Array.from(this.#keys),
      starts: toNumbers(this.#starts),
      rows: this.#rows.slice(0, this.#used),
      scores: toNumbers(this.#scores),
      scoreTable: Float32Array.from(this.#scoreNumbers.keys()),
    }
  }

  #endKey(): void {
    for (const [score, rows] of this.#byScore) {
      const number = this.#scoreNumbers.get(score) ?? this.#scoreNumbers.size
      this.#scoreNumbers.set(score, number)
      this.#keys.push(this.#key)
      this.#scores.push(number)
      this.#addRows(rows)
      this.#starts.push(this.#used)
    }
    this.#byScore.clear()
  }

  #addRows(rows: readonly number[]): void {
    const size = 8 * this.#rows.BYTES_PER_ELEMENT
    const width = Math.ceil(this.rowCount / size)
    const length = Math.min(rows.length, width)
    if (this.#used + length > this.#rows.length) this.#grow(length)
    const target = this.#rows
    if (rows.length < width) for (const [i, row] of rows.entries()) target[this.#used + i] = row
    else {
      target.fill(0, this.#used, this.#used + width)
      for (const row of rows) {
        const at = this.#used + Math.floor(row / size)
        target[at] = (target[at] as number) | (1 << (row % size))
      }
    }
    this.#used += length
  }

  #grow(length: number): void {
    const size = 2 * (this.#used + length)
    const larger = this.#rows instanceof Uint16Array ? new Uint16Array(size) : new Uint32Array(size)
    larger.set(this.#rows)
    this.#rows = larger
  }
}
