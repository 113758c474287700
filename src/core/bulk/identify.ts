/** Bulks of records that other systems know: which item is about which record. */
import { v7 } from 'uuid'
import type { Ctx } from '../context.js'
import { type AnyLookupKeys, type FoundRecord, findRecords, type LookupReference } from '../store/reference.js'
import { newUuid } from '../store/row.js'
import type { Source } from '../store/sources.js'
import type { BulkItem, BulkResult } from './bulk.js'
import { type Checked, rejectDuplicates, writeByGroup, writeValid } from './items.js'

/** An item with the uuid of its record: of the one there is, or a new one. */
export type Identified<I extends BulkItem = BulkItem> = I & { uuid: string; isNew: boolean }

/**
 * Gives each item the uuid of the record that was found for it, or a new one, unless `errorOf` says why it cannot be written.
 * New records get their uuids in the order of their keys, and are added in it: two bulks of the same records do not wait for each other.
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

/** Gives each item the uuid of its record, of the one there is or a new one, and lets `write` write those that have one; the others fail by themselves. */
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
    // A number names a record that exists: nobody chooses the number of a new one.
    if (lookup === 'id') return records.length ? null : `${label} with id [${item.id}] not found`
    return firstSource(item) ? null : 'sources must name at least one key'
  })
  return writeValid(identified, (known) => write(known.map(({ id: _, isNew: _n, ...item }) => item)))
}

const byId = ({ id }: BulkItem): LookupReference => ({ lookupKey: 'id', value: id as number })

/** How the sources of an item name its record. */
export const bySources = ({ sources }: BulkItem): LookupReference[] =>
  ((sources ?? []) as Source[]).flatMap(({ name, id }) =>
    id == null ? [] : [{ lookupKey: 'sourceId', value: id, within: name }],
  )

/** What tells items of one request apart: the keys that other systems know their records by. */
export const sourceKeys = (item: BulkItem): string[] =>
  bySources(item).map(({ value, within }) => JSON.stringify([within, value]))

const firstSource = (item: BulkItem) => sourceKeys(item)[0] ?? ''

/** The record that there is for each item, by its sources; none where it is new, or where they belong to several. */
export const recordsBySource = async (ctx: Ctx, keys: AnyLookupKeys, items: readonly BulkItem[]): Promise<number[][]> =>
  (await findRecords(ctx, keys, items.map(bySources))).map(onlyRecord)

/** The id of the only record that was found. */
export const onlyRecord = (records: readonly FoundRecord[]): number[] => (records.length === 1 ? records.map(({ id }) => id) : [])

/** Writes rows of a file: by their number, by another system's key, or, without either, as new records. */
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

/** Which record a row of a file is about: those of one record are written as one. */
export const csvRowKey = ({ id, sources }: { id?: number | undefined; sources?: unknown }): string | null =>
  id ? String(id) : sources ? JSON.stringify(sources) : null
