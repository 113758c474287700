/** Texts count as one value for each of so many characters, so that one long text weighs as much as many short ones. */
const CHARACTERS_PER_PART = 1_000

/** How many values a JSON value consists of; the count stops at `most`. It says whether work that is more than linear can be afforded. */
export function countParts(value: unknown, most: number): number {
  let count = 0
  const open: unknown[] = [value]
  while (open.length && count < most) {
    const part = open.pop()
    count += typeof part === 'string' ? 1 + Math.floor(part.length / CHARACTERS_PER_PART) : 1
    if (typeof part !== 'object' || part === null) continue
    for (const name in part) {
      if (open.push(Reflect.get(part, name)) + count >= most) return most
    }
  }
  return Math.min(count, most)
}

/** The value that a JSON text describes, or null when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
