/** Compares and changes the values of forms and records. */

/** Returns true if two values are the same, whatever the order of their keys. An empty text is the same as no value. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [orNull(one), orNull(other)]
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame((a as Values)[key], (b as Values)[key]))
}

const orNull = (value: unknown) => (value === undefined || value === '' ? null : value)

export type Values = Record<string, unknown>

/** Returns the values that differ from what was read. */
export const changedValues = (base: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(base[name], value)))

export interface Difference {
  path: (string | number)[]
  before: unknown
  after: unknown
}

/** No list of differences is read beyond this. */
const MOST_DIFFERENCES = 60

/** Members that change with every change. */
const QUIET = new Set(['__typename', 'lastModifiedAt', 'updatedAt', 'dateChanged', 'lastModifiedBy'])

/** Lists what differs between two records, member by member. Members that only one of them has are left out. */
export function listDifferences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = []
  compare(before, after, [], found)
  return found
}

function compare(before: unknown, after: unknown, path: (string | number)[], found: Difference[]): void {
  if (found.length >= MOST_DIFFERENCES || isSame(before, after)) return
  if (!isObject(before) || !isObject(after)) {
    found.push({ path, before, after })
    return
  }
  for (const name of sharedNames(before, after)) compare(before[name as string], after[name as string], [...path, name], found)
}

/** The members of both records, or the places of the longer list. */
function sharedNames(before: Values, after: Values): (string | number)[] {
  if (!Array.isArray(before)) return Object.keys(before).filter((name) => name in after && !QUIET.has(name))
  return [...before.keys(), ...(after as unknown as unknown[]).keys()].filter((index, i, all) => all.indexOf(index) === i)
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** A field that both people changed, or that only the other one changed. */
export interface Conflict {
  name: string
  base: unknown
  mine: unknown
  theirs: unknown
  isBoth: boolean
}

/** Compares what was read first, what I typed and what is stored now. */
export function findConflicts(base: Values, mine: Values, theirs: Values): Conflict[] {
  return Object.keys(mine).flatMap((name) => {
    const isTheirs = !isSame(base[name], theirs[name])
    if (!isTheirs || isSame(mine[name], theirs[name])) return []
    return [{ name, base: base[name], mine: mine[name], theirs: theirs[name], isBoth: !isSame(base[name], mine[name]) }]
  })
}

/** Merges by field: what only the other person changed is theirs, what both changed is as chosen. */
export function mergeValues(conflicts: readonly Conflict[], mine: Values, choices: Record<string, 'mine' | 'theirs'>): Values {
  const merged = { ...mine }
  for (const { name, theirs, isBoth } of conflicts)
    if ((choices[name] ?? (isBoth ? 'mine' : 'theirs')) === 'theirs') merged[name] = theirs
  return merged
}
