/** The words of a catalogue in the order of their bytes, which is that of PostgreSQL. Of neighbours only the difference is stored. */

/** Words in groups: each has the length that it shares with the word before it in its group, that of the rest, and the rest. */
export interface SortedWords {
  size: number
  bytes: Uint8Array
  /** Where each group starts. */
  starts: Uint32Array
}

const GROUP = 16

export const NO_WORDS: SortedWords = { size: 0, bytes: new Uint8Array(0), starts: new Uint32Array(0) }

/** Words as they were read: the bytes of all, and where each starts. */
export interface PlainWords {
  bytes: Uint8Array
  starts: Uint32Array
}

/** Returns the words in order, and the new number of each. */
export function sortWords(plain: PlainWords): { words: SortedWords; renumbered: Int32Array } {
  const size = plain.starts.length - 1
  const order = Uint32Array.from({ length: size }, (_, id) => id)
  sortPart(plain, order, 0)
  const renumbered = new Int32Array(size)
  for (let place = 0; place < size; place++) renumbered[order[place] as number] = place
  return { words: packWords(plain, order), renumbered }
}

/** The bytes that one step of sorting compares. */
const STEP = 5
/** The most words that one step can sort: their places are part of the key. */
const MAX_STEP = 2 ** 24

/** Sorts words that have their first `depth` bytes in common. Sorting 64-bit integers, of five bytes and the place, is much faster than comparing words. */
function sortPart(plain: PlainWords, order: Uint32Array, depth: number): void {
  if (order.length > MAX_STEP) return void order.sort((a, b) => comparePlain(plain, a, b))
  const { bytes, starts } = plain
  const keys = new BigUint64Array(order.length)
  const halves = new Uint32Array(keys.buffer)
  for (let i = 0; i < order.length; i++) {
    const [at, end] = [(starts[order[i] as number] as number) + depth, starts[(order[i] as number) + 1] as number]
    const byteAt = (n: number) => (at + n < end ? (bytes[at + n] as number) : 0)
    halves[2 * i + 1] = ((byteAt(0) << 24) | (byteAt(1) << 16) | (byteAt(2) << 8) | byteAt(3)) >>> 0
    halves[2 * i] = ((byteAt(4) << 24) | i) >>> 0
  }
  keys.sort()
  const before = order.slice()
  for (let i = 0; i < order.length; i++) order[i] = before[(halves[2 * i] as number) & (MAX_STEP - 1)] as number
  const isSame = (a: number, b: number) =>
    halves[2 * a + 1] === halves[2 * b + 1] && (halves[2 * a] as number) >>> 24 === (halves[2 * b] as number) >>> 24
  for (let from = 0, to = 1; from < order.length; from = to, to++) {
    while (to < order.length && isSame(from, to)) to++
    if (to - from > 1) sortPart(plain, order.subarray(from, to), depth + STEP)
  }
}

function comparePlain({ bytes, starts }: PlainWords, a: number, b: number): number {
  return Buffer.compare(bytes.subarray(starts[a], starts[a + 1]), bytes.subarray(starts[b], starts[b + 1]))
}

function packWords({ bytes, starts }: PlainWords, order: Uint32Array): SortedWords {
  const groups = new Uint32Array(Math.ceil(order.length / GROUP))
  // A word takes at most its bytes and two lengths.
  const packed = new Uint8Array(bytes.length + 4 * order.length)
  let [used, previous] = [0, bytes.subarray(0, 0)]
  for (const [place, id] of order.entries()) {
    const word = bytes.subarray(starts[id], starts[id + 1])
    const isFirst = place % GROUP === 0
    if (isFirst) groups[place / GROUP] = used
    const shared = isFirst ? 0 : sharedLength(previous, word)
    used = writeLength(packed, writeLength(packed, used, shared), word.length - shared)
    packed.set(word.subarray(shared), used)
    used += word.length - shared
    previous = word
  }
  return { size: order.length, bytes: packed.slice(0, used), starts: groups }
}

function sharedLength(a: Uint8Array, b: Uint8Array): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

/** Writes a length in one byte, or in two from 128 on: PostgreSQL has no words of 16 kB. */
function writeLength(bytes: Uint8Array, at: number, length: number): number {
  if (length < 128) bytes[at] = length
  else {
    bytes[at] = 128 | (length >> 8)
    bytes[at + 1] = length & 255
  }
  return at + (length < 128 ? 1 : 2)
}

/** Reads the words of a group one by one. */
class GroupReader {
  word: Uint8Array = new Uint8Array(64)
  length = 0
  #at: number

  constructor(
    readonly words: SortedWords,
    group: number,
  ) {
    this.#at = words.starts[group] as number
  }

  next(): Uint8Array {
    const shared = this.#readLength()
    const rest = this.#readLength()
    if (shared + rest > this.word.length) {
      const larger = new Uint8Array(2 * (shared + rest))
      larger.set(this.word)
      this.word = larger
    }
    this.word.set(this.words.bytes.subarray(this.#at, this.#at + rest), shared)
    this.#at += rest
    this.length = shared + rest
    return this.word.subarray(0, this.length)
  }

  #readLength(): number {
    const first = this.words.bytes[this.#at++] as number
    return first < 128 ? first : ((first & 127) << 8) | (this.words.bytes[this.#at++] as number)
  }
}

/** Returns the number of the first word that is not before `bytes`; the number of all words if there is none. */
export function firstNotBefore(words: SortedWords, bytes: Uint8Array): number {
  let [low, high] = [0, words.starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (Buffer.compare(new GroupReader(words, middle).next(), bytes) < 0) low = middle + 1
    else high = middle
  }
  // The first word of group `low` is not before it: look in the group before.
  if (low === 0) return 0
  const reader = new GroupReader(words, low - 1)
  const end = Math.min(words.size, low * GROUP)
  for (let id = (low - 1) * GROUP; id < end; id++) if (Buffer.compare(reader.next(), bytes) >= 0) return id
  return end
}

/** Returns a word. */
export function wordAt(words: SortedWords, id: number): Uint8Array {
  const reader = new GroupReader(words, Math.floor(id / GROUP))
  for (let n = id % GROUP; n > 0; n--) reader.next()
  return reader.next()
}
