/** Merges the rows of one record. */
type Entry = { language?: unknown; name?: unknown }

/** Merges two rows: the later one wins, but texts keep the languages, and sources the systems, that only the earlier one has. */
export function mergeRows<Item extends object>(earlier: Item, later: Item): Item {
  const before = earlier as Record<string, unknown>
  const merged = Object.entries(later).map(([property, value]) => [property, mergeValue(before[property], value)])
  return { ...earlier, ...Object.fromEntries(merged) }
}

function mergeValue(before: unknown, value: unknown): unknown {
  if (isEntries(before) && isEntries(value)) return mergeEntries(before, value)
  return isFields(before) && isFields(value) ? { ...before, ...value } : value
}

/** Merges entries of languages or systems: the later one wins. */
export function mergeEntries<E extends Entry>(earlier: readonly E[], later: readonly E[]): E[] {
  const named = new Set(later.map(entryKey))
  return [...earlier.filter((entry) => !named.has(entryKey(entry))), ...later]
}

const entryKey = ({ language, name }: Entry) => language ?? name

/** Custom fields: an object of codes and values. */
const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null && entryKey(entry) !== undefined)
