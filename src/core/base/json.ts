/** Adds up the weights of the parts of a JSON value; `name` is that of a member. The sum stops soon after `most`, and deep nesting does not recurse. */
function weigh(value: unknown, most: number, weightOf: (part: unknown, name: string) => number): number {
  let sum = 0
  const open: object[] = []
  const add = (part: unknown, name: string) => {
    sum += weightOf(part, name)
    if (typeof part === 'object' && part !== null) open.push(part)
  }
  add(value, '')
  for (let part = open.pop(); part !== undefined && sum < most; part = open.pop())
    for (const name in part) {
      add(Reflect.get(part, name), name)
      if (sum >= most) break
    }
  return sum
}

/** Texts count as one value per this many characters, so that one long text weighs as much as many short ones. */
const CHARACTERS_PER_PART = 1_000

/** Counts the values in a JSON value; stops at `most`. It shows whether superlinear work is affordable. */
export const countParts = (value: unknown, most: number): number =>
  Math.min(
    most,
    weigh(value, most, (part) => (typeof part === 'string' ? 1 + Math.floor(part.length / CHARACTERS_PER_PART) : 1)),
  )

/** Counts the bytes of the texts, names and numbers of a JSON value; stops soon after `most`. */
export const countBytes = (value: unknown, most: number): number =>
  weigh(value, most + 1, (part, name) => name.length + bytesOf(part, most))

const bytesOf = (part: unknown, most: number): number => {
  if (typeof part !== 'string') return typeof part === 'object' ? 0 : 8
  return part.length > most ? part.length : Buffer.byteLength(part)
}

/** With the flag `u`, surrogates match only if they are unpaired. */
const UNSTORABLE = /[\0\ud800-\udfff]/u

/** Returns true if a text or name has characters that PostgreSQL cannot store: null characters and unpaired surrogates. */
export const hasUnstorableText = (value: unknown): boolean =>
  weigh(value, 1, (part, name) => (UNSTORABLE.test(name) || (typeof part === 'string' && UNSTORABLE.test(part)) ? 1 : 0)) > 0

/** Parses a JSON text; returns null if it is not valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
