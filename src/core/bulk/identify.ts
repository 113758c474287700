/** Finds the record that each item of a bulk refers to, by external keys. */
import { v7 } from 'uuid'
import type { Ctx } from '../context.js'
import { type AnyLookupKeys, type FoundRecord, findRecords, type LookupReference } from '../store/reference.js'
import { newUuid } from '../store/row.js'
import type { Source } from '../store/sources.js'
import type { BulkItem, BulkResult } from './bulk.js'
import { type Checked, rejectDuplicates, writeByGroup, writeValid } from './items.js'

/** An item with the uuid of its existing record, or with a new uuid. */
export type Identified<I extends BulkItem = BulkItem> = I & { uuid: string; isNew: boolean }

/**
 * Gives each item the uuid of its existing record or a new uuid, unless `errorOf` returns an error for it.
 * New records get their uuids in the order of their keys and are inserted in that order, so that two bulks of the same records do not deadlock.
 */
export function identifyItems<I extends BulkItem>(
  ctx: Ctx,
  items: readonly I[],
  found: readonly FoundRecord[][],
  keyText: (item: I) => string,
  errorOf: (item: I, records: readonly FoundRecord[]) => string | null,
): Checked<Identified<I>>[] {
  const keyed = items.flatMap((item, i) => (found[i]?.length ? [] : [{ i, key: keyText(item) }]))
  const inOrder = keyed.sort((a, b) => (a.key < b.key ? -1 : 1))
  const newUuids = new Map(inOrder.map(({ i }, seq) => [i, v7({ msecs: ctx.now.getTime(), seq })]))
  const identified = items.map((item, i) => {
    const records = found[i] ?? []
    const uuid = records[0]?.uuid ?? (newUuids.get(i) as string)
    return errorOf(item, records) ?? { ...item, uuid, isNew: records.length === 0 }
  })
  return rejectDuplicates(identified)
}

/** Gives each item the uuid of its existing record or a new uuid, and calls `write` with these items. The others fail alone. */
export async function upsertByReference(
  ctx: Ctx,
  keys: AnyLookupKeys,
  lookup: 'id' | 'sourceId',
  items: readonly BulkItem[],
  write: (items: BulkItem[]) => Promise<BulkResult[]>,
): Promise<BulkResult[]> {
  const references = items.map((item) => (lookup === 'id' ? [byId(item)] : bySources(item)))
  const found = await findRecords(ctx, keys, references)
  const { label } = keys.resource
  const identified = identifyItems(ctx, items, found, firstSource, (item, records) => {
    if (records.length > 1) return `The sources belong to more than one ${label}`
    // An id must refer to an existing record, because callers cannot choose the id of a new one.
    if (lookup === 'id') return records.length ? null : `${label} with id [${item.id}] not found`
    return firstSource(item) ? null : 'sources must contain at least one key'
  })
  const results = await writeValid(identified, (known) => write(known.map(({ id: _, isNew: _n, ...item }) => item)))
  const lost = identified.flatMap((item, i) => (typeof item !== 'string' && item.isNew && !results[i]?.success ? [i] : []))
  if (lost.length === 0) return results
  return writeAgain(ctx, keys, items, results, lost, write)
}

/** Writes again after another bulk has added records meanwhile. Items for the same records change them. */
async function writeAgain(
  ctx: Ctx,
  keys: AnyLookupKeys,
  items: readonly BulkItem[],
  results: readonly BulkResult[],
  lost: readonly number[],
  write: (items: BulkItem[]) => Promise<BulkResult[]>,
): Promise<BulkResult[]> {
  const now = await findRecords(
    ctx,
    keys,
    lost.map((i) => bySources(items[i] as BulkItem)),
  )
  const added = lost.filter((_, n) => now[n]?.length === 1)
  if (added.length === 0) return [...results]
  const some = added.map((i) => items[i] as BulkItem)
  const again = await upsertByReference(ctx, keys, 'sourceId', some, write)
  const replaced = new Map(added.map((i, n) => [i, again[n] as BulkResult]))
  return results.map((result, i) => replaced.get(i) ?? result)
}

const byId = ({ id }: BulkItem): LookupReference => ({ lookupKey: 'id', value: id as number })

/** Returns the references to a record in the sources of an item. */
export const bySources = ({ sources }: BulkItem): LookupReference[] =>
  ((sources ?? []) as Source[]).flatMap(({ name, id }) =>
    id == null ? [] : [{ lookupKey: 'sourceId', value: id, within: name }],
  )

/** Returns the keys that distinguish the items of one request: the ids of their records in other systems. */
export const sourceKeys = (item: BulkItem): string[] =>
  bySources(item).map(({ value, within }) => JSON.stringify([within, value]))

const firstSource = (item: BulkItem) => sourceKeys(item)[0] ?? ''

/** Returns the existing record of each item, found by its sources. There is none if the item is new or its sources belong to several records. */
export const recordsBySource = async (ctx: Ctx, keys: AnyLookupKeys, items: readonly BulkItem[]): Promise<number[][]> =>
  (await findRecords(ctx, keys, items.map(bySources))).map(onlyRecord)

/** Returns the id of the record, if exactly one was found. */
export const onlyRecord = (records: readonly FoundRecord[]): number[] => (records.length === 1 ? records.map(({ id }) => id) : [])

/** Writes the rows of a file by their id, by an external key or, with neither, as new records. */
export function upsertCsvRows<I extends { id?: number | undefined; sources?: unknown }>(
  ctx: Ctx,
  keys: AnyLookupKeys,
  items: readonly I[],
  write: (items: BulkItem[]) => Promise<BulkResult[]>,
): Promise<BulkResult[]> {
  const lookupOf = (item: I) => (item.id ? 'id' : item.sources ? 'sourceId' : null)
  return writeByGroup(items, lookupOf, (lookup, some) =>
    lookup === null
      ? write(some.map((item) => ({ ...item, uuid: newUuid(ctx) })))
      : upsertByReference(ctx, keys, lookup, some as BulkItem[], write),
  )
}

/** Returns the key of the record that a row of a file describes. Rows of the same record are written together. */
export const csvRowKey = ({ id, sources }: { id?: number | undefined; sources?: unknown }): string | null =>
  id ? String(id) : sources ? JSON.stringify(sources) : null
