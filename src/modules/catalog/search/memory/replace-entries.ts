/** Replaces some results in the columns of a segment. The others are copied as they are. */
import type { Columns } from './columns.js'
import { type Numbers, toNumbers } from './narrow.js'
import { mergePostings, type Postings, type Renumbered } from './postings.js'

/** Returns the columns with the rows of `fresh` in place of those of the replaced results, and the new number of each old product; -1 if it was replaced. */
export function replaceEntries(
  old: Columns,
  fresh: Columns,
  replaced: ReadonlySet<number>,
): { merged: Columns; oldNumbers: Int32Array } {
  const oldNumbers = new Int32Array(old.memberIds.length).fill(-1)
  const freshNumbers = new Int32Array(fresh.memberIds.length)
  const count = numberMembers(old, fresh, replaced, oldNumbers, freshNumbers)
  const sources: readonly Source[] = [
    { columns: old, numbers: oldNumbers },
    { columns: fresh, numbers: freshNumbers },
  ]
  const merge = <C extends Int32Array | Uint8Array>(
    into: C,
    name: 'memberIds' | 'entryIds' | 'statuses' | 'hidden' | 'isCluster',
  ): C => {
    for (const { columns, numbers } of sources)
      for (let i = 0; i < numbers.length; i++)
        if ((numbers[i] as number) >= 0) into[numbers[i] as number] = columns[name][i] as number
    return into
  }
  const isInPlace = areInPlace(old, fresh, freshNumbers, count)
  const mergeKeys = (name: 'categories' | 'codes') =>
    isInPlace && hasSamePairs(old[name], { postings: fresh[name], numbers: freshNumbers })
      ? old[name]
      : mergePostings({ postings: old[name], numbers: oldNumbers }, { postings: fresh[name], numbers: freshNumbers })
  const merged = {
    memberIds: isInPlace ? old.memberIds : merge(new Int32Array(count), 'memberIds'),
    entryIds: isInPlace ? old.entryIds : merge(new Int32Array(count), 'entryIds'),
    statuses: merge(new Uint8Array(count), 'statuses'),
    hidden: merge(new Uint8Array(count), 'hidden'),
    isCluster: merge(new Uint8Array(count), 'isCluster'),
    ...(isInPlace && haveSameValues(old, fresh, freshNumbers)
      ? { valueStarts: old.valueStarts, valueNumbers: old.valueNumbers }
      : mergeValues(sources, count)),
    categories: mergeKeys('categories'),
    codes: mergeKeys('codes'),
  }
  return { merged, oldNumbers }
}

/** Returns true if the products that come are those that go: most changes change a name or a stock. Then columns that stay the same need no copy. */
const areInPlace = (old: Columns, fresh: Columns, freshNumbers: Int32Array, count: number): boolean =>
  old.memberIds.length === count &&
  freshNumbers.every((number, j) => old.memberIds[number] === fresh.memberIds[j] && old.entryIds[number] === fresh.entryIds[j])

function haveSameValues(old: Columns, fresh: Columns, freshNumbers: Int32Array): boolean {
  const valuesOf = ({ valueStarts, valueNumbers }: Columns, n: number) =>
    valueNumbers.subarray(valueStarts[n], valueStarts[n + 1])
  return freshNumbers.every((number, j) => Buffer.compare(toBytes(valuesOf(old, number)), toBytes(valuesOf(fresh, j))) === 0)
}

const toBytes = (values: Numbers): Uint8Array => {
  const wide = Uint32Array.from(values)
  return new Uint8Array(wide.buffer)
}

/** Returns true if the products that come have the same keys as those with the same numbers. Both come in the order of keys and products. */
function hasSamePairs(old: Postings, { postings, numbers }: Renumbered): boolean {
  const isFresh = new Set(numbers)
  let next = 0
  for (let i = 0; i < old.members.length; i++) {
    if (!isFresh.has(old.members[i] as number)) continue
    const isSame = postings.keys[next] === old.keys[i] && numbers[postings.members[next] as number] === old.members[i]
    if (!isSame) return false
    next++
  }
  return next === postings.keys.length
}

/** The columns that products come from, with their new numbers. */
interface Source {
  columns: Columns
  numbers: Int32Array
}

/** Numbers the products that stay and those that come, in the order of their results, and returns how many there are. */
function numberMembers(
  old: Columns,
  fresh: Columns,
  replaced: ReadonlySet<number>,
  oldNumbers: Int32Array,
  freshNumbers: Int32Array,
): number {
  let [count, i, j] = [0, 0, 0]
  while (i < oldNumbers.length || j < freshNumbers.length) {
    const oldEntry = old.entryIds[i] ?? Number.POSITIVE_INFINITY
    if (replaced.has(oldEntry)) i++
    else if (oldEntry < (fresh.entryIds[j] ?? Number.POSITIVE_INFINITY)) oldNumbers[i++] = count++
    else freshNumbers[j++] = count++
  }
  return count
}

function mergeValues(sources: readonly Source[], count: number): Pick<Columns, 'valueStarts' | 'valueNumbers'> {
  const valueStarts = new Float64Array(count + 1)
  for (const { columns, numbers } of sources)
    for (let i = 0; i < numbers.length; i++)
      if ((numbers[i] as number) >= 0)
        valueStarts[(numbers[i] as number) + 1] = (columns.valueStarts[i + 1] as number) - (columns.valueStarts[i] as number)
  for (let n = 0; n < count; n++) valueStarts[n + 1] = (valueStarts[n + 1] as number) + (valueStarts[n] as number)
  const valueNumbers = new Float64Array(valueStarts[count] as number)
  for (const { columns, numbers } of sources)
    for (let i = 0; i < numbers.length; i++) {
      if ((numbers[i] as number) < 0) continue
      const values = columns.valueNumbers.subarray(columns.valueStarts[i], columns.valueStarts[i + 1])
      valueNumbers.set(values, valueStarts[numbers[i] as number])
    }
  return { valueStarts: toNumbers(valueStarts), valueNumbers: toNumbers(valueNumbers) }
}
