/**
 * Finds the products of a segment that match queries. A set of products is a range of bits in one array that is reused for every segment: only its
 * position is passed on. Allocating new arrays for thousands of small sets would take longer than filling them.
 */
import { isInRange } from '../block-range.js'
import type { LexemeIds } from './lexemes.js'
import type { PreparedTerm } from './prepared-term.js'
import type { FoundQuery } from './tsquery.js'
import { bitsOf, eachMember, keyOf, lexemeOf, setWidth, vectorOf, type Words } from './words.js'

/** A set of products: its position in the array of bits. */
export type Members = number

/** The empty set, which has no position. */
export const NO_MEMBERS: Members = -1

/** The vectors that a query is compared with, as bits. */
export const ALL_VECTORS = 0b1111
export const TEXTS_ONLY = 0b0001

/** Calls a function with the places of a word in a list of words. */
type VisitPlace = (words: Words, place: number) => void

export class TextMatcher {
  #bits = new Uint32Array(4096)
  /** The number of elements of the array for each set, and the number in use. */
  #width = 0
  #used = 0
  #block = 0
  /** The words that are open. */
  #lists: readonly Words[] = []
  /** The places of the operands in the lists of words. */
  readonly #places: PlacesOfOperands[] = []

  constructor(readonly prepared: PreparedTerm) {}

  /** Opens the words of a segment. All previous sets become invalid. */
  open(block: number, memberCount: number, lists: readonly Words[]): void {
    this.#block = block
    this.#lists = lists
    this.#width = (memberCount + 31) >> 5
    this.#used = 0
    while (this.#places.length < lists.length) this.#places.push(new PlacesOfOperands(this.prepared))
    for (const places of this.#places) places.clear()
  }

  /** Calls `visit` for every place of an operand, in alphabetical order of the words. */
  eachPlace(operand: number, visit: VisitPlace): void {
    if (!isInRange(this.#block, this.prepared.ranges[operand] as never)) return
    for (const [n, words] of this.#lists.entries()) {
      const places = this.#places[n] as PlacesOfOperands
      places.lookUp(operand, words)
      const end = places.ends[operand] as number
      for (let place = places.starts[operand] as number; place < end; place++) visit(words, place)
      const late = places.late[operand]
      if (late) for (const place of late) visit(words, place)
    }
  }

  /** Returns about how many words of the segment a query matches; 0 if there are none. */
  #sizeOf(query: FoundQuery): number {
    if ('operand' in query) {
      const { operand } = query
      if (!isInRange(this.#block, this.prepared.ranges[operand] as never)) return 0
      return this.#lists.reduce((sum, words, n) => sum + (this.#places[n] as PlacesOfOperands).count(operand, words), 0)
    }
    let size = 0
    for (const part of query.parts) size += this.#sizeOf(part)
    return size
  }

  /** Returns false if the segment does not have the words that a query needs. */
  canMatch(query: FoundQuery | null): boolean {
    if (query === null) return false
    if ('operand' in query) return this.#sizeOf(query) > 0
    return query.isAnd ? query.parts.every((part) => this.canMatch(part)) : query.parts.some((part) => this.canMatch(part))
  }

  /** Returns the products that match a query in the vectors of the mask. */
  find(query: FoundQuery | null, vectors: number): Members {
    if (query === null || !this.canMatch(query)) return NO_MEMBERS
    if ('operand' in query) return this.#findOperand(query.operand, vectors)
    return query.isAnd ? this.#findAll(query.parts, vectors) : this.#findAny(query.parts, vectors)
  }

  #findOperand(operand: number, vectors: number): Members {
    const found = this.newSet()
    this.eachPlace(operand, (words, place) => {
      if (vectors & (1 << vectorOf(words.keys[place] as number))) this.#addPlace(found, words, place)
    })
    return found
  }

  /** Adds the products of a word. */
  #addPlace(found: Members, words: Words, place: number): void {
    const start = words.starts[place] as number
    const isSet = (words.starts[place + 1] as number) - start === setWidth(words)
    if (isSet && !words.members && bitsOf(words) === 16) this.#addSet(found, words, start)
    else eachMember(words, place, (member) => this.addMember(found, member))
  }

  /** Adds a set of rows that have the numbers of their products: 16 bits of it are half an element here. */
  #addSet(found: Members, words: Words, start: number): void {
    const { rows, current } = words
    const width = setWidth(words)
    const bits = this.#bits
    for (let i = 0; i < width; i++) {
      const row = current ? (rows[start + i] as number) & (current[i] as number) : (rows[start + i] as number)
      const at = found + (i >> 1)
      bits[at] = (bits[at] as number) | (row << ((i & 1) << 4))
    }
  }

  /** Evaluates the rarest part first: if it matches nothing, the others are not read. */
  #findAll(parts: readonly FoundQuery[], vectors: number): Members {
    const [first, ...others] = parts.toSorted((a, b) => this.#sizeOf(a) - this.#sizeOf(b))
    const found = this.find(first as FoundQuery, vectors)
    for (const part of others) {
      if (this.isEmpty(found)) return NO_MEMBERS
      const more = this.find(part, vectors)
      if (more === NO_MEMBERS) return NO_MEMBERS
      const bits = this.#bits
      for (let i = 0; i < this.#width; i++) bits[found + i] = (bits[found + i] as number) & (bits[more + i] as number)
    }
    return found
  }

  #findAny(parts: readonly FoundQuery[], vectors: number): Members {
    let found = NO_MEMBERS
    for (const part of parts) {
      const more = this.find(part, vectors)
      if (found === NO_MEMBERS || more === NO_MEMBERS) {
        found = found === NO_MEMBERS ? more : found
        continue
      }
      const bits = this.#bits
      for (let i = 0; i < this.#width; i++) bits[found + i] = (bits[found + i] as number) | (bits[more + i] as number)
    }
    return found
  }

  newSet(): Members {
    const set = this.#used
    this.#used += this.#width
    if (this.#used > this.#bits.length) {
      const larger = new Uint32Array(2 * this.#used)
      larger.set(this.#bits)
      this.#bits = larger
    }
    this.#bits.fill(0, set, this.#used)
    return set
  }

  addMember(set: Members, member: number): void {
    const i = set + (member >> 5)
    this.#bits[i] = (this.#bits[i] as number) | (1 << (member & 31))
  }

  hasMember(set: Members, member: number): boolean {
    return set !== NO_MEMBERS && ((this.#bits[set + (member >> 5)] as number) & (1 << (member & 31))) !== 0
  }

  isEmpty(set: Members): boolean {
    if (set === NO_MEMBERS) return true
    for (let i = 0; i < this.#width; i++) if (this.#bits[set + i]) return false
    return true
  }

  /** Returns the products of a set that match the condition, in ascending order. The others are removed from the set. */
  pick(set: Members, isWanted: (member: number) => boolean): number[] {
    const picked: number[] = []
    for (let i = 0; i < this.#width; i++) {
      let kept = 0
      for (let bits = this.#bits[set + i] as number; bits; bits &= bits - 1) {
        const bit = 31 - Math.clz32(bits & -bits)
        if (!isWanted((i << 5) + bit)) continue
        picked.push((i << 5) + bit)
        kept |= 1 << bit
      }
      this.#bits[set + i] = kept
    }
    return picked
  }
}

/** The places of the operands in one list of words: from `starts` to `ends`, and those of later words. */
class PlacesOfOperands {
  readonly starts: Int32Array
  readonly ends: Int32Array
  late: (readonly number[] | undefined)[] = []
  /** 1 for operands that were looked up: most segments do not have the rarest word, so the others need not be looked up there. */
  readonly #isLookedUp: Uint8Array

  constructor(readonly prepared: PreparedTerm) {
    const { length } = prepared.operands
    this.starts = new Int32Array(length)
    this.ends = new Int32Array(length)
    this.#isLookedUp = new Uint8Array(length)
  }

  clear(): void {
    if (this.late.length) this.late = []
    this.#isLookedUp.fill(0)
  }

  count(operand: number, words: Words): number {
    this.lookUp(operand, words)
    return (this.ends[operand] as number) - (this.starts[operand] as number) + (this.late[operand]?.length ?? 0)
  }

  lookUp(operand: number, words: Words): void {
    if (this.#isLookedUp[operand]) return
    this.#isLookedUp[operand] = 1
    const { from, to, others } = this.prepared.operands[operand] as LexemeIds
    const start = firstPlace(words.keys, keyOf(from, 0), 0)
    this.starts[operand] = start
    this.ends[operand] = from === to ? start : firstPlace(words.keys, keyOf(to, 0), start)
    if (others.length) this.#addLate(operand, others, words)
  }

  /** Adds the places of words that came after sorting. PostgreSQL adds up words in alphabetical order, so they have to be inserted. */
  #addLate(operand: number, others: readonly number[], { keys }: Words): void {
    const late: number[] = []
    for (const id of others) {
      const end = firstPlace(keys, keyOf(id + 1, 0), 0)
      for (let place = firstPlace(keys, keyOf(id, 0), 0); place < end; place++) late.push(place)
    }
    if (late.length === 0) return
    for (let place = this.starts[operand] as number; place < (this.ends[operand] as number); place++) late.push(place)
    const textAt = (place: number) => this.prepared.lexemes.textOf(lexemeOf(keys[place] as number))
    this.late[operand] = late.sort((a, b) => (textAt(a) < textAt(b) ? -1 : 1))
    this.ends[operand] = this.starts[operand] as number
  }
}

/** Returns the first place, not before `from`, whose key is not below `key`. */
function firstPlace(keys: Int32Array, key: number, from: number): number {
  let [low, high] = [from, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] as number) < key) low = middle + 1
    else high = middle
  }
  return low
}
