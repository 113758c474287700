/** Items of a bulk: which of them are written, and an answer for every one, in their order. */
import { DomainError } from '../base/errors.js'
import { groupBy } from '../store/store.js'
import { type BulkItem, type BulkResult, failedResult } from './bulk.js'

/** An item, or why it cannot be written. */
export type Checked<I> = I | string

/** Prepares each item; one for which that throws a domain error becomes its message and fails by itself. */
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

/** Writes the items that are no messages. Every item gets an answer, in their order: its message, or its result. */
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

/** The items whose rows were written, each with the id of its record. */
export const writtenItems = <I extends object>(items: readonly I[], results: readonly BulkResult[]): Written<I>[] =>
  items.flatMap((item, i) => {
    const result = results[i]
    return result?.success ? [{ ...item, id: result.id, isNew: result.action === 'create' }] : []
  })

export const writtenIds = (results: readonly BulkResult[]): number[] =>
  results.flatMap((result) => (result.success ? [result.id] : []))

/** Writes items one group after another, and answers in the order of the items. All imports take the groups in the same order, so that two of them never wait for each other. */
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

/** Items of one request that are about the same thing: which of them should win is not ours to guess, so all of them fail. */
export const SAME_KEY = 'Another item of this request has the same key'
export const SAME_RECORD = 'Another item of this request is about the same record'

/** Which of the lists share an entry with another. */
export function findDuplicates(lists: readonly (readonly unknown[])[]): boolean[] {
  const times = new Map<unknown, number>()
  const distinct = lists.map((list) => [...new Set(list)])
  for (const entry of distinct.flat()) times.set(entry, (times.get(entry) ?? 0) + 1)
  return distinct.map((list) => list.some((entry) => (times.get(entry) ?? 0) > 1))
}

/** Items about one record, by different keys, all fail. */
export function rejectDuplicates<I extends BulkItem>(items: readonly Checked<I>[]): Checked<I>[] {
  const isRepeated = findDuplicates(items.map((item) => (typeof item === 'string' ? [] : [item.uuid])))
  return items.map((item, i) => (isRepeated[i] ? SAME_RECORD : item))
}
