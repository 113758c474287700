/** Items of one request that are about the same thing. */
export const SAME_KEY = 'Another item of this request has the same key'
export const SAME_RECORD = 'Another item of this request is about the same record'

/** Which of the lists share an entry with another. */
export function findDuplicates(lists: readonly (readonly unknown[])[]): boolean[] {
  const times = new Map<unknown, number>()
  const distinct = lists.map((list) => [...new Set(list)])
  for (const entry of distinct.flat()) times.set(entry, (times.get(entry) ?? 0) + 1)
  return distinct.map((list) => list.some((entry) => (times.get(entry) ?? 0) > 1))
}
