/** Keys with their products, such as the categories of a segment. */
import { type Numbers, toNumbers } from './narrow.js'

/** Pairs of a key and the number of a product, in ascending order. */
export interface Postings {
  keys: Numbers
  members: Numbers
}

export function toPostings(pairs: [number, number][]): Postings {
  pairs.sort(([a, n], [b, m]) => a - b || n - m)
  return { keys: toNumbers(pairs.map(([key]) => key)), members: toNumbers(pairs.map(([, member]) => member)) }
}

/** Returns the products that have a key, in ascending order. */
export function membersWith({ keys, members }: Postings, key: number): Numbers {
  const start = firstFrom(keys, key)
  let end = start
  while (keys[end] === key) end++
  return members.subarray(start, end)
}

/** Returns the place of the first key that is not below `key`. */
function firstFrom(keys: Numbers, key: number): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] as number) < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Postings with the new numbers of their products; -1 leaves a product out. */
export interface Renumbered {
  postings: Postings
  numbers: Int32Array
}

/** Merges two postings whose products have different new numbers. */
export function mergePostings(a: Renumbered, b: Renumbered): Postings {
  const [first, second] = [pairsOf(a), pairsOf(b)]
  const count = first.keys.length + second.keys.length
  const keys = new Float64Array(count)
  const members = new Float64Array(count)
  let [i, j] = [0, 0]
  for (let n = 0; n < count; n++) {
    const isFirst = j >= second.keys.length || (i < first.keys.length && isBefore(first, i, second, j))
    const [from, at] = isFirst ? [first, i++] : [second, j++]
    keys[n] = from.keys[at] as number
    members[n] = from.members[at] as number
  }
  return { keys: toNumbers(keys), members: toNumbers(members) }
}

interface Pairs {
  keys: number[]
  members: number[]
}

function pairsOf({ postings, numbers }: Renumbered): Pairs {
  const pairs: Pairs = { keys: [], members: [] }
  for (let i = 0; i < postings.keys.length; i++) {
    const member = numbers[postings.members[i] as number] as number
    if (member < 0) continue
    pairs.keys.push(postings.keys[i] as number)
    pairs.members.push(member)
  }
  return pairs
}

function isBefore(a: Pairs, i: number, b: Pairs, j: number): boolean {
  const [key, other] = [a.keys[i] as number, b.keys[j] as number]
  return key === other ? (a.members[i] as number) < (b.members[j] as number) : key < other
}
