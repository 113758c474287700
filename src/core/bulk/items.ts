/** The items of a bulk request, and one result for each of them, in their order. */
import { DomainError } from '../base/errors.js'
import { groupBy } from '../store/store.js'
import { type BulkItem, type BulkResult, failedResult } from './bulk.js'

/** An item, or the message why it cannot be written. */
export type Checked<I> = I | string

/** Prepares each item. An item whose preparation throws a domain error becomes its message and fails alone. */
export function prepareItems<I, P extends object>(items: readonly I[], prepare: (item: I, i: number) => P): Checked<P>[] {
  return items.map((item, i) => {
    try {
      return prepare(item, i)
    } catch (error) {
      if (error instanceof DomainError) return error.message
      throw error
    }
  })
}

/** Writes the items that are not messages, and returns one result per item in their order. */
export async function writeValid<I extends object>(
  items: readonly Checked<I>[],
  write: (items: I[]) => Promise<BulkResult[]>,
): Promise<BulkResult[]> {
  const valid = items.filter((item) => typeof item !== 'string')
  const results = (valid.length ? await write(valid) : []).values()
  return items.map((item) => (typeof item === 'string' ? failedResult(item) : (results.next().value as BulkResult)))
}

/** An item whose row was written. */
export type Written<I> = I & { id: number; isNew: boolean }

/** Returns the items whose rows were written, each with the id of its record. */
export const writtenItems = <I extends object>(items: readonly I[], results: readonly BulkResult[]): Written<I>[] =>
  items.flatMap((item, i) => {
    const result = results[i]
    return result?.success ? [{ ...item, id: result.id, isNew: result.action === 'create' }] : []
  })

export const writtenIds = (results: readonly BulkResult[]): number[] =>
  results.flatMap((result) => (result.success ? [result.id] : []))

/** Writes the items group by group and returns the results in the order of the items. All imports use the same order of groups, so that two of them do not deadlock. */
export async function writeByGroup<I, G>(
  items: readonly I[],
  groupOf: (item: I) => G,
  write: (group: G, items: I[]) => Promise<BulkResult[]>,
): Promise<BulkResult[]> {
  const results = new Map<I, BulkResult>()
  const nullLast = (group: G) => String(group ?? '~')
  const groups = [...groupBy(items, groupOf)].sort(([a], [b]) => (nullLast(a) < nullLast(b) ? -1 : 1))
  for (const [group, some] of groups)
    for (const [i, result] of (await write(group, some)).entries()) results.set(some[i] as I, result)
  return items.map((item) => results.get(item) as BulkResult)
}

/** The error of items that describe the same record. All of them fail, because it is unclear which one should win. */
export const SAME_KEY = 'Another item of this request has the same key'
export const SAME_RECORD = 'Another item of this request refers to the same record'

/** Returns for each list whether it shares an entry with another list. */
export function findDuplicates(lists: readonly (readonly unknown[])[]): boolean[] {
  const times = new Map<unknown, number>()
  const distinct = lists.map((list) => [...new Set(list)])
  for (const entry of distinct.flat()) times.set(entry, (times.get(entry) ?? 0) + 1)
  return distinct.map((list) => list.some((entry) => (times.get(entry) ?? 0) > 1))
}

/** Rejects all items that describe one record by different keys. */
export function rejectDuplicates<I extends BulkItem>(items: readonly Checked<I>[]): Checked<I>[] {
  const isRepeated = findDuplicates(items.map((item) => (typeof item === 'string' ? [] : [item.uuid])))
  return items.map((item, i) => (isRepeated[i] ? SAME_RECORD : item))
}
