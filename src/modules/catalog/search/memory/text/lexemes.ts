/** The words of a catalogue, numbered. */
import { type BlockRange, EVERYWHERE } from '../block-range.js'
import { firstNotBefore, NO_WORDS, type SortedWords, sortWords, wordAt } from './sorted-words.js'
import { WordTable } from './word-table.js'

/** The numbers of some words: a range, and single ones besides. */
export interface LexemeIds {
  from: number
  to: number
  others: readonly number[]
}

/** Above this number of words, their blocks are not looked up: they are nearly everywhere. */
const MAX_RANGED = 100

const MAX_RECENT = 10_000

/** The blocks of a word without any. A higher block counts as this one, as if the word were in all blocks from there on. */
const LAST_BLOCK = 2 ** 16 - 1

const NONE: LexemeIds = { from: 0, to: 0, others: [] }

/** Everything that the dictionary is made of, to store it. */
export interface StoredLexemes {
  sorted: SortedWords
  /** The words that came after sorting, with their blocks. */
  late: readonly string[]
  firstBlocks: Uint16Array
  lastBlocks: Uint16Array
}

/**
 * Numbers words. The words of the first load are numbered in alphabetical order, so that words with a common prefix are a range of
 * numbers. Later words have higher numbers.
 */
export class Lexemes {
  /** The words of the first load; null once they are sorted. */
  #table: WordTable | null = new WordTable()
  #sorted: SortedWords = NO_WORDS
  readonly #lateIds = new Map<string, number>()
  readonly #lateTexts: string[] = []
  /** The numbers of words that were looked up lately: products that change one after the other have many words in common. */
  readonly #recent = new Map<string, number>()
  /** The first and the last block in which each word was ever seen. The last one is stored plus one: 0 for none. */
  #firstBlocks: Uint16Array = new Uint16Array(0)
  #lastBlocks: Uint16Array = new Uint16Array(0)

  static restore({ sorted, late, firstBlocks, lastBlocks }: StoredLexemes): Lexemes {
    const lexemes = new Lexemes()
    lexemes.#table = null
    lexemes.#sorted = sorted
    for (const text of late) lexemes.#addLate(text)
    lexemes.#firstBlocks = firstBlocks
    lexemes.#lastBlocks = lastBlocks
    return lexemes
  }

  store = (): StoredLexemes => ({
    sorted: this.#sorted,
    late: this.#lateTexts.slice(),
    firstBlocks: this.#firstBlocks.slice(0, this.size),
    lastBlocks: this.#lastBlocks.slice(0, this.size),
  })

  get size(): number {
    return this.#table ? this.#table.size : this.#sorted.size + this.#lateTexts.length
  }

  get isSorted(): boolean {
    return this.#table === null
  }

  /** The number of words added after sorting. */
  get late(): number {
    return this.#lateTexts.length
  }

  get bytes(): number {
    const { bytes, starts } = this.#sorted
    const table = this.#table?.bytes ?? 0
    return table + bytes.byteLength + starts.byteLength + 2 * this.#firstBlocks.byteLength + this.late * BYTES_PER_LATE_WORD
  }

  textOf = (id: number): string =>
    id < this.#sorted.size ? decoder.decode(wordAt(this.#sorted, id)) : (this.#lateTexts[id - this.#sorted.size] as string)

  /** Returns the number of a part of a text as a word, and adds the word if it is new. */
  add(text: string, from = 0, to = text.length): number {
    if (this.#table) return this.#table.add(text, from, to)
    const word = text.slice(from, to)
    const recent = this.#recent.get(word)
    if (recent !== undefined) return recent
    // A substring keeps the whole text in memory; a copy does not.
    const own = Buffer.from(word).toString()
    const id = this.#idOf(own) ?? this.#addLate(own)
    if (this.#recent.size >= MAX_RECENT) this.#recent.clear()
    this.#recent.set(own, id)
    return id
  }

  #addLate(text: string): number {
    const id = this.#sorted.size + this.#lateTexts.length
    this.#lateIds.set(text, id)
    this.#lateTexts.push(text)
    return id
  }

  #idOf(text: string): number | undefined {
    const bytes = Buffer.from(text)
    const id = firstNotBefore(this.#sorted, bytes)
    if (id < this.#sorted.size && Buffer.compare(wordAt(this.#sorted, id), bytes) === 0) return id
    return this.#lateIds.get(text)
  }

  /** Numbers all words in alphabetical order, once, and returns the new number of each old one. */
  sort(): Int32Array {
    const { words, renumbered } = sortWords((this.#table as WordTable).read())
    this.#table = null
    this.#sorted = words
    this.#firstBlocks = new Uint16Array(words.size).fill(LAST_BLOCK)
    this.#lastBlocks = new Uint16Array(words.size)
    return renumbered
  }

  /** Records that a word is in a block. Words already have their final numbers. */
  addBlock(id: number, block: number): void {
    if (id >= this.#firstBlocks.length) this.#growBlocks(id + 1)
    if (block < (this.#firstBlocks[id] as number)) this.#firstBlocks[id] = block
    const last = Math.min(block + 1, LAST_BLOCK)
    if (last > (this.#lastBlocks[id] as number)) this.#lastBlocks[id] = last
  }

  #growBlocks(size: number): void {
    const length = Math.max(size, Math.ceil(this.size * 1.02))
    const [first, last] = [new Uint16Array(length).fill(LAST_BLOCK), new Uint16Array(length)]
    first.set(this.#firstBlocks)
    last.set(this.#lastBlocks)
    this.#firstBlocks = first
    this.#lastBlocks = last
  }

  /** Returns the blocks that may contain some of the words. */
  rangeOf({ from, to, others }: LexemeIds): BlockRange {
    if (to - from + others.length > MAX_RANGED) return EVERYWHERE
    let [first, end] = [LAST_BLOCK, 0]
    const add = (id: number) => {
      first = Math.min(first, this.#firstBlocks[id] ?? first)
      end = Math.max(end, this.#lastBlocks[id] ?? end)
    }
    for (let id = from; id < to; id++) add(id)
    for (const id of others) add(id)
    return { first, last: end === LAST_BLOCK ? Number.POSITIVE_INFINITY : end - 1 }
  }

  find(text: string): LexemeIds {
    const id = this.#idOf(text)
    return id === undefined ? NONE : { from: id, to: id + 1, others: [] }
  }

  findPrefix(prefix: string): LexemeIds {
    const bytes = Buffer.from(prefix)
    const from = firstNotBefore(this.#sorted, bytes)
    // No word contains this byte, so it comes after all words with the prefix.
    const to = firstNotBefore(this.#sorted, Buffer.concat([bytes, Buffer.of(0xff)]))
    const others: number[] = []
    for (const [n, text] of this.#lateTexts.entries()) if (text.startsWith(prefix)) others.push(this.#sorted.size + n)
    return { from, to, others }
  }
}

const decoder = new TextDecoder()

/** The approximate size of a word that came after sorting. */
const BYTES_PER_LATE_WORD = 150
