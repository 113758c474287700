/**
 * The words of a catalogue while they are first read: a hash table on one array of bytes. A Map of strings takes ten times as much memory, and its
 * millions of objects keep the garbage collector busy.
 */
export class WordTable {
  #bytes = new Uint8Array(2 ** 16)
  #used = 0
  /** Where each word starts; the next one starts where it ends. */
  #starts = new Uint32Array(2 ** 12)
  /** The number of a word plus one at the place of its hash, or at the next free one after it. */
  #slots = new Int32Array(2 ** 13)
  #scratch = new Uint8Array(4096)
  #hash = 0
  size = 0

  /** Returns the number of a part of a text as a word, and adds the word if it is new. */
  add(text: string, from = 0, to = text.length): number {
    const length = this.#encode(text, from, to)
    const mask = this.#slots.length - 1
    let slot = this.#hash & mask
    for (;;) {
      const id = (this.#slots[slot] as number) - 1
      if (id < 0) break
      if (this.#isWord(id, length)) return id
      slot = (slot + 1) & mask
    }
    this.#slots[slot] = this.size + 1
    return this.#append(length)
  }

  /** The size of the words, without the table, which is gone once they are sorted. */
  get bytes(): number {
    return this.#used + 4 * this.size
  }

  /** Returns the bytes of all words and where each starts, and then where the last one ends. */
  read(): { bytes: Uint8Array; starts: Uint32Array } {
    return { bytes: this.#bytes.subarray(0, this.#used), starts: this.#starts.subarray(0, this.size + 1) }
  }

  /** Writes the bytes of a word to the scratch array, and its hash (FNV-1a) beside it. Returns the number of bytes. */
  #encode(text: string, from: number, to: number): number {
    let hash = 0x811c9dc5
    if (to - from > this.#scratch.length / 3) this.#scratch = new Uint8Array(6 * (to - from))
    for (let i = from; i < to; i++) {
      const code = text.charCodeAt(i)
      if (code >= 0x80) return this.#encodeWide(text.slice(from, to))
      this.#scratch[i - from] = code
      hash = Math.imul(hash ^ code, 0x01000193)
    }
    this.#hash = hash ^ (hash >>> 15)
    return to - from
  }

  #encodeWide(word: string): number {
    const length = encoder.encodeInto(word, this.#scratch).written
    let hash = 0x811c9dc5
    for (let i = 0; i < length; i++) hash = Math.imul(hash ^ (this.#scratch[i] as number), 0x01000193)
    this.#hash = hash ^ (hash >>> 15)
    return length
  }

  #isWord(id: number, length: number): boolean {
    const start = this.#starts[id] as number
    if ((this.#starts[id + 1] as number) - start !== length) return false
    for (let i = 0; i < length; i++) if (this.#bytes[start + i] !== this.#scratch[i]) return false
    return true
  }

  #append(length: number): number {
    while (this.#used + length > this.#bytes.length) this.#bytes = copyTo(new Uint8Array(2 * this.#bytes.length), this.#bytes)
    this.#bytes.set(this.#scratch.subarray(0, length), this.#used)
    this.#used += length
    const id = this.size++
    if (id + 2 > this.#starts.length) this.#starts = copyTo(new Uint32Array(2 * this.#starts.length), this.#starts)
    this.#starts[id + 1] = this.#used
    if (2 * this.size > this.#slots.length) this.#grow()
    return id
  }

  /** Doubles the table, when it is half full. */
  #grow(): void {
    const slots = new Int32Array(2 * this.#slots.length)
    const mask = slots.length - 1
    for (let id = 0; id < this.size; id++) {
      let hash = 0x811c9dc5
      const end = this.#starts[id + 1] as number
      for (let i = this.#starts[id] as number; i < end; i++) hash = Math.imul(hash ^ (this.#bytes[i] as number), 0x01000193)
      let slot = (hash ^ (hash >>> 15)) & mask
      while (slots[slot]) slot = (slot + 1) & mask
      slots[slot] = id + 1
    }
    this.#slots = slots
  }
}

const encoder = new TextEncoder()

function copyTo<A extends Uint8Array | Uint32Array>(larger: A, smaller: A): A {
  larger.set(smaller)
  return larger
}
