/** Writes a response as JSON: a small one at once, a large one in slices between which other requests are served. */
import type { Budget } from '../../core/base/budget.js'
import { Slices } from '../../core/base/event-loop.js'

/** A response with fewer objects, or with few enough bytes for some milliseconds, is written at once: the engine itself is several times as fast. */
const SMALL_OBJECTS = 2_000
const SMALL_BYTES = 500_000
const MANY_OBJECTS = 20_000
/** Written texts are joined at this length. */
const CHUNK_LENGTH = 65_536

/** Returns the JSON of a value. Throws if it has more bytes than the budget allows, or if the request has to stop. */
export async function writeJson(value: unknown, budget: Budget | undefined): Promise<string | Buffer> {
  if (!budget) return JSON.stringify(value)
  const json = isSmall(budget) ? JSON.stringify(value) : await writeInSlices(value, budget)
  budget.finishLarge()
  return json
}

async function writeInSlices(value: unknown, budget: Budget): Promise<Buffer> {
  // The bytes were estimated before; now they are counted.
  budget.bytes = 0
  const writer = new JsonWriter(budget)
  const parts = writer.write(value)
  while (!(await writer.writeSlice(parts))) budget.checkTime(0)
  return writer.end()
}

/** Returns whether a response is small. Its bytes are estimated while it is built; 0 if they were not. */
const isSmall = ({ objects, bytes }: Budget): boolean =>
  bytes > 0 ? objects < MANY_OBJECTS && bytes < SMALL_BYTES : objects < SMALL_OBJECTS

class JsonWriter {
  /** Separate slices: those of the request are dropped when it stops. */
  readonly #slices: Slices
  readonly #chunks: Buffer[] = []
  #text = ''

  constructor(readonly budget: Budget) {
    this.#slices = new Slices(budget)
  }

  /** Writes until the slice is over. Returns true if everything is written. */
  writeSlice(parts: Iterator<string>): Promise<boolean> {
    return this.#slices.promise(() => {
      while (!this.#slices.isOver) {
        const part = parts.next()
        if (part.done) return true
        this.#add(part.value)
      }
      return false
    })
  }

  end(): Buffer {
    this.#flush()
    return Buffer.concat(this.#chunks)
  }

  /** Yields the parts of a value. Objects without nested objects are written by the engine, which is fastest. */
  *write(value: unknown): Generator<string> {
    const plain = toJson(value)
    if (typeof plain !== 'object' || plain === null || isFlat(plain)) {
      this.#slices.count()
      yield JSON.stringify(plain) ?? 'null'
    } else if (Array.isArray(plain)) yield* this.#writeList(plain)
    else yield* this.#writeObject(plain)
  }

  *#writeList(list: readonly unknown[]): Generator<string> {
    yield '['
    for (const [i, item] of list.entries()) {
      if (i > 0) yield ','
      yield* this.write(item)
    }
    yield ']'
  }

  *#writeObject(object: object): Generator<string> {
    let mark = '{'
    for (const [key, value] of Object.entries(object)) {
      if (value === undefined) continue
      yield `${mark}${JSON.stringify(key)}:`
      yield* this.write(value)
      mark = ','
    }
    yield mark === '{' ? '{}' : '}'
  }

  #add(text: string) {
    this.#text += text
    if (this.#text.length > CHUNK_LENGTH) this.#flush()
  }

  #flush() {
    const chunk = Buffer.from(this.#text)
    this.#text = ''
    this.#chunks.push(chunk)
    this.budget.takeBytes(chunk.length)
  }
}

const toJson = (value: unknown): unknown => {
  const { toJSON } = (value ?? {}) as { toJSON?: unknown }
  return typeof toJSON === 'function' ? toJSON.call(value) : value
}

const isFlat = (value: object): boolean => {
  for (const member of Object.values(value)) if (typeof member === 'object' && member !== null) return false
  return true
}
