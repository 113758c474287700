/** Rows of one record: what they say together. */
type Entry = { language?: unknown; name?: unknown }

/** Both rows together: the later one has the last word, but texts keep the languages, and sources the systems, that only the earlier one names. */
export function mergedRows<Item extends object>(earlier: Item, later: Item): Item {
  const before = earlier as Record<string, unknown>
  const merged = Object.entries(later).map(([property, value]) => [property, mergedValue(before[property], value)])
  return { ...earlier, ...Object.fromEntries(merged) }
}

function mergedValue(before: unknown, value: unknown): unknown {
  return isEntries(before) && isEntries(value) ? mergedEntries(before, value) : value
}

/** Entries that stand for a language or a system: the later one counts. */
export function mergedEntries<E extends Entry>(earlier: readonly E[], later: readonly E[]): E[] {
  const named = new Set(later.map(keyOf))
  return [...earlier.filter((entry) => !named.has(keyOf(entry))), ...later]
}

const keyOf = ({ language, name }: Entry) => language ?? name

const isEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null && keyOf(entry) !== undefined)
