/**
 * Finds the rows of a text index that match queries. A set of rows is a range of bits in one array that is reused for every segment: only its position
 * is passed on. Allocating new arrays for thousands of small sets would take longer than filling them.
 */
import type { LexemeIds } from './lexemes.js'
import type { PreparedTerm } from './prepared-term.js'
import { keyOf, lexemeOf, type TextIndex, vectorOf } from './text-index.js'
import type { FoundQuery } from './tsquery.js'

/** A set of rows: its position in the array of bits. */
export type Rows = number

/** The empty set, which has no position. */
export const NO_ROWS: Rows = -1

/** The vectors that a query is compared with, as bits. */
export const ALL_VECTORS = 0b1111
export const TEXTS = 0b0001

export class TextMatcher {
  texts!: TextIndex
  #bits = new Uint32Array(4096)
  /** The number of elements of the array for each set, and the number in use. */
  #width = 0
  #used = 0
  /** The positions of the operands in the keys of the text index: from `#starts` to `#ends`, and those of later words. */
  readonly #starts: Int32Array
  readonly #ends: Int32Array
  #late: (readonly number[] | undefined)[] = []
  /** 1 for operands that were looked up in this text index: most indexes do not have the rarest word, so the others need not be looked up there. */
  readonly #isLookedUp: Uint8Array

  constructor(readonly prepared: PreparedTerm) {
    const { length } = prepared.operands
    this.#starts = new Int32Array(length)
    this.#ends = new Int32Array(length)
    this.#isLookedUp = new Uint8Array(length)
  }

  /** Opens a text index. All previous sets become invalid. */
  open(texts: TextIndex): void {
    this.texts = texts
    this.#width = (texts.rowCount + 31) >> 5
    this.#used = 0
    this.#late = []
    this.#isLookedUp.fill(0)
  }

  #lookUp(operand: number): void {
    if (this.#isLookedUp[operand]) return
    this.#isLookedUp[operand] = 1
    this.#findPlaces(operand, this.prepared.operands[operand] as LexemeIds)
  }

  #findPlaces(operand: number, { from, to, others }: LexemeIds): void {
    const { keys } = this.texts
    const start = firstPlace(keys, keyOf(from, 0), 0)
    this.#starts[operand] = start
    this.#ends[operand] = from === to ? start : firstPlace(keys, keyOf(to, 0), start)
    if (others.length) this.#addLate(operand, others)
  }

  /** Adds the positions of words that came after sorting. PostgreSQL adds up words in alphabetical order, so they have to be inserted. */
  #addLate(operand: number, others: readonly number[]): void {
    const { keys } = this.texts
    const late: number[] = []
    for (const id of others) {
      const end = firstPlace(keys, keyOf(id + 1, 0), 0)
      for (let place = firstPlace(keys, keyOf(id, 0), 0); place < end; place++) late.push(place)
    }
    if (late.length === 0) return
    for (let place = this.#starts[operand] as number; place < (this.#ends[operand] as number); place++) late.push(place)
    const textAt = (place: number) => this.prepared.lexemes.textOf(lexemeOf(keys[place] as number))
    this.#late[operand] = late.sort((a, b) => (textAt(a) < textAt(b) ? -1 : 1))
    this.#ends[operand] = this.#starts[operand] as number
  }

  /** Calls `visit` for every position of an operand in the keys, in alphabetical order of the words. */
  eachPlace(operand: number, visit: (place: number) => void): void {
    this.#lookUp(operand)
    const end = this.#ends[operand] as number
    for (let place = this.#starts[operand] as number; place < end; place++) visit(place)
    const late = this.#late[operand]
    if (late) for (const place of late) visit(place)
  }

  /** Returns the number of words of the text index that a query matches. */
  #sizeOf(query: FoundQuery): number {
    if ('operand' in query) {
      const { operand } = query
      this.#lookUp(operand)
      return (this.#ends[operand] as number) - (this.#starts[operand] as number) + (this.#late[operand]?.length ?? 0)
    }
    let size = 0
    for (const part of query.parts) size += this.#sizeOf(part)
    return size
  }

  /** Returns false if the text index does not have the words that a query needs. */
  canMatch(query: FoundQuery | null): boolean {
    if (query === null) return false
    if ('operand' in query) return this.#sizeOf(query) > 0
    return query.isAnd ? query.parts.every((part) => this.canMatch(part)) : query.parts.some((part) => this.canMatch(part))
  }

  /** Returns the rows that match a query in the vectors of the mask. */
  find(query: FoundQuery | null, vectors: number): Rows {
    if (query === null || !this.canMatch(query)) return NO_ROWS
    if ('operand' in query) return this.#findOperand(query.operand, vectors)
    return query.isAnd ? this.#findAll(query.parts, vectors) : this.#findAny(query.parts, vectors)
  }

  #findOperand(operand: number, vectors: number): Rows {
    const { keys, starts, rows } = this.texts
    const found = this.newRows()
    this.eachPlace(operand, (place) => {
      if (!(vectors & (1 << vectorOf(keys[place] as number)))) return
      const end = starts[place + 1] as number
      for (let i = starts[place] as number; i < end; i++) this.addRow(found, rows[i] as number)
    })
    return found
  }

  /** Evaluates the rarest part first: if it matches nothing, the others are not read. */
  #findAll(parts: readonly FoundQuery[], vectors: number): Rows {
    const [first, ...others] = parts.toSorted((a, b) => this.#sizeOf(a) - this.#sizeOf(b))
    const found = this.find(first as FoundQuery, vectors)
    for (const part of others) {
      if (this.isEmpty(found)) return NO_ROWS
      const more = this.find(part, vectors)
      if (more === NO_ROWS) return NO_ROWS
      const bits = this.#bits
      for (let i = 0; i < this.#width; i++) bits[found + i] = (bits[found + i] as number) & (bits[more + i] as number)
    }
    return found
  }

  #findAny(parts: readonly FoundQuery[], vectors: number): Rows {
    let found = NO_ROWS
    for (const part of parts) {
      const more = this.find(part, vectors)
      if (found === NO_ROWS || more === NO_ROWS) {
        found = found === NO_ROWS ? more : found
        continue
      }
      const bits = this.#bits
      for (let i = 0; i < this.#width; i++) bits[found + i] = (bits[found + i] as number) | (bits[more + i] as number)
    }
    return found
  }

  newRows(): Rows {
    const rows = this.#used
    this.#used += this.#width
    if (this.#used > this.#bits.length) {
      const larger = new Uint32Array(2 * this.#used)
      larger.set(this.#bits)
      this.#bits = larger
    }
    this.#bits.fill(0, rows, this.#used)
    return rows
  }

  addRow(rows: Rows, row: number): void {
    const i = rows + (row >> 5)
    this.#bits[i] = (this.#bits[i] as number) | (1 << (row & 31))
  }

  hasRow(rows: Rows, row: number): boolean {
    return rows !== NO_ROWS && ((this.#bits[rows + (row >> 5)] as number) & (1 << (row & 31))) !== 0
  }

  isEmpty(rows: Rows): boolean {
    if (rows === NO_ROWS) return true
    for (let i = 0; i < this.#width; i++) if (this.#bits[rows + i]) return false
    return true
  }

  /** Returns the rows of a set that match the condition, in ascending order. The others are removed from the set. */
  pick(rows: Rows, isWanted: (row: number) => boolean): number[] {
    const picked: number[] = []
    for (let i = 0; i < this.#width; i++) {
      let kept = 0
      for (let bits = this.#bits[rows + i] as number; bits; bits &= bits - 1) {
        const bit = 31 - Math.clz32(bits & -bits)
        if (!isWanted((i << 5) + bit)) continue
        picked.push((i << 5) + bit)
        kept |= 1 << bit
      }
      this.#bits[rows + i] = kept
    }
    return picked
  }
}

/** Returns the first position, not before `from`, whose key is not below `key`. */
function firstPlace(keys: Int32Array, key: number, from: number): number {
  let [low, high] = [from, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] as number) < key) low = middle + 1
    else high = middle
  }
  return low
}
