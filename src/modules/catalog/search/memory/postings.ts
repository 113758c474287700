/** Keys with their products, such as the categories of a segment. */

/** Keys in ascending order, each with the numbers of its products: those from `starts[k]` to `starts[k + 1]`, in ascending order. */
export interface Postings {
  keys: Float64Array
  starts: Int32Array
  members: Int32Array
}

export function toPostings(pairs: [number, number][]): Postings {
  pairs.sort(([a, n], [b, m]) => a - b || n - m)
  return fromSorted(
    pairs.length,
    (i) => (pairs[i] as [number, number])[0],
    (i) => (pairs[i] as [number, number])[1],
  )
}

function fromSorted(count: number, keyAt: (i: number) => number, memberAt: (i: number) => number): Postings {
  const keys: number[] = []
  const starts: number[] = []
  const members = new Int32Array(count)
  for (let i = 0; i < count; i++) {
    const key = keyAt(i)
    if (key !== keys.at(-1)) {
      keys.push(key)
      starts.push(i)
    }
    members[i] = memberAt(i)
  }
  starts.push(count)
  return { keys: Float64Array.from(keys), starts: Int32Array.from(starts), members }
}

/** Returns the products that have a key. */
export function membersWith({ keys, starts, members }: Postings, key: number): Int32Array {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] as number) < key) low = middle + 1
    else high = middle
  }
  return keys[low] === key ? members.subarray(starts[low], starts[low + 1]) : NO_MEMBERS
}

const NO_MEMBERS = new Int32Array(0)

/** Postings with the new numbers of their products; -1 leaves a product out. Numbers keep their order. */
export interface Renumbered {
  postings: Postings
  numbers: Int32Array
}

/** Merges two postings whose products have different new numbers. */
export function mergePostings(a: Renumbered, b: Renumbered): Postings {
  const [first, second] = [pairsOf(a), pairsOf(b)]
  const count = first.keys.length + second.keys.length
  const keys = new Float64Array(count)
  const members = new Int32Array(count)
  let [i, j] = [0, 0]
  for (let n = 0; n < count; n++) {
    const isFirst = j >= second.keys.length || (i < first.keys.length && isBefore(first, i, second, j))
    const [from, at] = isFirst ? [first, i++] : [second, j++]
    keys[n] = from.keys[at] as number
    members[n] = from.members[at] as number
  }
  return fromSorted(
    count,
    (n) => keys[n] as number,
    (n) => members[n] as number,
  )
}

interface Pairs {
  keys: number[]
  members: number[]
}

function pairsOf({ postings, numbers }: Renumbered): Pairs {
  const pairs: Pairs = { keys: [], members: [] }
  for (let k = 0; k < postings.keys.length; k++)
    for (let at = postings.starts[k] as number; at < (postings.starts[k + 1] as number); at++) {
      const member = numbers[postings.members[at] as number] as number
      if (member < 0) continue
      pairs.keys.push(postings.keys[k] as number)
      pairs.members.push(member)
    }
  return pairs
}

function isBefore(a: Pairs, i: number, b: Pairs, j: number): boolean {
  const [key, other] = [a.keys[i] as number, b.keys[j] as number]
  return key === other ? (a.members[i] as number) < (b.members[j] as number) : key < other
}
