/** The words of a catalogue, numbered. */
import { type BlockRange, EVERYWHERE } from './block-range.js'

/** The numbers of some words: a range, and single ones besides. */
export interface LexemeIds {
  from: number
  to: number
  others: readonly number[]
}

/** Above this number of words, their blocks are not looked up: they are nearly everywhere. */
const MAX_RANGED = 100

/** The blocks of a word without any. They are small integers, which V8 stores without a number object. */
const NO_FIRST = 2 ** 30 - 1
const NO_LAST = -1

const NONE: LexemeIds = { from: 0, to: 0, others: [] }

/**
 * Numbers words. The words of the first load are numbered in alphabetical order, so that words with a common prefix are a range of
 * numbers. Later words have higher numbers.
 */
export class Lexemes {
  #ids = new Map<string, number>()
  #texts: string[] = []
  #sorted = 0
  /** The first and the last block in which each word was ever seen. */
  readonly #firstBlocks: number[] = []
  readonly #lastBlocks: number[] = []

  get size(): number {
    return this.#texts.length
  }

  /** The number of words added after sorting. */
  get late(): number {
    return this.#texts.length - this.#sorted
  }

  textOf = (id: number): string => this.#texts[id] as string

  add(text: string): number {
    const known = this.#ids.get(text)
    if (known !== undefined) return known
    // A substring keeps the whole text in memory; a copy does not.
    const own = Buffer.from(text).toString()
    this.#ids.set(own, this.#texts.length)
    return this.#texts.push(own) - 1
  }

  /** Numbers all words in alphabetical order, and returns the new number of each old one. */
  sort(): Int32Array {
    const order = this.#texts.map((_, id) => id)
    const texts = this.#texts
    order.sort((a, b) => ((texts[a] as string) < (texts[b] as string) ? -1 : 1))
    const renumbered = new Int32Array(order.length)
    for (const [id, old] of order.entries()) renumbered[old] = id
    this.#texts = order.map((old) => texts[old] as string)
    this.#ids = new Map(this.#texts.map((text, id) => [text, id]))
    this.#sorted = this.#texts.length
    return renumbered
  }

  /** Records that a word is in a block. Words already have their final numbers. */
  addBlock(id: number, block: number): void {
    while (this.#firstBlocks.length <= id) {
      this.#firstBlocks.push(NO_FIRST)
      this.#lastBlocks.push(NO_LAST)
    }
    if (block < (this.#firstBlocks[id] as number)) this.#firstBlocks[id] = block
    if (block > (this.#lastBlocks[id] as number)) this.#lastBlocks[id] = block
  }

  /** Returns the blocks that may contain some of the words. */
  rangeOf({ from, to, others }: LexemeIds): BlockRange {
    if (to - from + others.length > MAX_RANGED) return EVERYWHERE
    let [first, last] = [NO_FIRST, NO_LAST]
    const add = (id: number) => {
      first = Math.min(first, this.#firstBlocks[id] ?? first)
      last = Math.max(last, this.#lastBlocks[id] ?? last)
    }
    for (let id = from; id < to; id++) add(id)
    for (const id of others) add(id)
    return { first, last }
  }

  find(text: string): LexemeIds {
    const id = this.#ids.get(text)
    return id === undefined ? NONE : { from: id, to: id + 1, others: [] }
  }

  findPrefix(prefix: string): LexemeIds {
    const from = this.#firstFrom(prefix)
    // No word contains the last code unit, so this comes after all words with the prefix.
    const to = this.#firstFrom(`${prefix}\uffff`)
    const others: number[] = []
    for (let id = this.#sorted; id < this.#texts.length; id++) if (this.#texts[id]?.startsWith(prefix)) others.push(id)
    return { from, to, others }
  }

  /** Returns the first sorted word that is not before `text`. */
  #firstFrom(text: string): number {
    let [low, high] = [0, this.#sorted]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#texts[middle] as string) < text) low = middle + 1
      else high = middle
    }
    return low
  }
}
