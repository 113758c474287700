/** Bulks of records that other systems know: which item is about which record. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Ctx } from '../context.js'
import type { Relation } from '../store/relations.js'
import type { AnyResource, Resource, Table } from '../store/resource.js'
import { newUuid } from '../store/row.js'
import { ownersBySource, type Source, type SourceTable } from '../store/sources.js'
import { databaseOf, groupBy } from '../store/store.js'
import type { BulkItem, BulkResult, Directives } from './bulk.js'
import { findDuplicates, SAME_RECORD } from './duplicates.js'

/** Gives each item the uuid of its record, of the one there is or a new one, and lets `write` write those that have one; the others fail by themselves. */
export async function upsertByReference<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  sources: SourceTable,
  lookup: 'id' | 'sourceId',
  items: readonly BulkItem[],
  write: (items: BulkItem[]) => Promise<BulkResult[]>,
): Promise<BulkResult[]> {
  const found = rejectDuplicates(
    lookup === 'id' ? await byId(ctx, resource, items) : await bySource(ctx, resource, sources, items),
  )
  const known = found.filter((item) => typeof item !== 'string')
  const written = known.length ? await write(known) : []
  return mergeResults(
    found.map((item) => (typeof item === 'string' ? item : null)),
    written,
  )
}

/** A record that several items are about, by different keys, fails all of them: which should win is not ours to guess. */
export function rejectDuplicates<I extends BulkItem>(found: readonly (I | string)[]): (I | string)[] {
  const isRepeated = findDuplicates(found.map((item) => (typeof item === 'string' ? [] : [item.uuid])))
  return found.map((item, i) => (isRepeated[i] ? SAME_RECORD : item))
}

/** The record that there is for each item, by its sources; none where it is new, or where they belong to several. */
export const recordsBySource =
  (table: SourceTable) =>
  async (ctx: Ctx, items: readonly BulkItem[]): Promise<number[][]> => {
    const owners = await ownersBySources(ctx, table, items)
    return items.map((item) => (owners(item).length === 1 ? owners(item) : []))
  }

/** What tells items of one request apart: the keys that other systems know their records by. */
export const sourceKeys = (item: BulkItem): string[] => sourcesOf(item).map(keyText)

/** Writes rows of a file: by their number, by another system's key, or, without either, as new records. */
export function upsertCsvRows<T extends Table, I extends { id?: number | undefined; sources?: unknown }>(
  ctx: Ctx,
  resource: Resource<T>,
  sources: SourceTable,
  items: readonly I[],
  write: (items: BulkItem[]) => Promise<BulkResult[]>,
): Promise<BulkResult[]> {
  const kindOf = (item: I) => (item.id ? 'id' : item.sources ? 'sourceId' : null)
  return writeByGroup(items, kindOf, (kind, some) =>
    kind === null
      ? write(some.map((item) => ({ ...item, uuid: newUuid(ctx) })))
      : upsertByReference(ctx, resource, sources, kind, some as BulkItem[], write),
  )
}

/** Which record a row of a file is about: those of one record are written as one. */
export const csvRowKey = ({ id, sources }: { id?: number | undefined; sources?: unknown }): string | null =>
  id ? String(id) : sources ? JSON.stringify(sources) : null

/** Writes items one group after another, and answers in the order of the items. Everybody takes the groups in the same order: two imports never wait for each other. */
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

/** An answer for every item, in their order: why it was not written, or what became of it. */
export function mergeResults(reasons: readonly (string | null)[], written: readonly BulkResult[]): BulkResult[] {
  const results = written.values()
  return reasons.map((error) => (error === null ? (results.next().value as BulkResult) : { success: false, error }))
}

/** The items that were written, each with the number of its record. */
export const writtenItems = <I>(items: readonly I[], results: readonly BulkResult[]): (I & { id: number; isNew: boolean })[] =>
  items.flatMap((item, i) => {
    const result = results[i]
    return result?.success ? [{ ...item, id: result.id, isNew: result.action === 'create' }] : []
  })

/** The records of which a kind of thing is written: all, or, where the directives keep what is there, those that have none of it. */
export async function exceptNotEmpty<R extends { id: number }>(
  ctx: Ctx,
  records: readonly R[],
  { skipIfNotEmpty }: Directives,
  property: string,
  relation: Relation<{ id: number }, readonly unknown[]>,
): Promise<readonly R[]> {
  if (!skipIfNotEmpty?.includes(property)) return records
  const owners = records.map(({ id }) => ({ id }))
  const found = await relation(ctx, owners)
  return records.filter((_, i) => !found[i]?.length)
}

/** A number names a record that exists: nobody chooses the number of a new one. */
async function byId(ctx: Ctx, resource: AnyResource, items: readonly BulkItem[]): Promise<(BulkItem | string)[]> {
  const uuids = await uuidsOf(
    ctx,
    resource,
    items.map(({ id }) => id as number),
  )
  return items.map(({ id, ...item }) => {
    const uuid = uuids.get(id as number)
    return uuid ? { ...item, uuid } : `${resource.label} with id [${id}] not found`
  })
}

async function bySource(
  ctx: Ctx,
  resource: AnyResource,
  table: SourceTable,
  items: readonly BulkItem[],
): Promise<(BulkItem | string)[]> {
  const owners = await ownersBySources(ctx, table, items)
  const uuids = await uuidsOf(ctx, resource, items.flatMap(owners))
  const fresh = newUuids(
    ctx,
    items.filter((item) => owners(item).length === 0),
  )
  return items.map((item) => {
    const [owner, another] = owners(item)
    if (another !== undefined) return `The sources belong to more than one ${resource.label}`
    if (sourcesOf(item).length === 0) return 'sources must name at least one key'
    return { ...item, uuid: owner === undefined ? fresh.get(item) : uuids.get(owner) }
  })
}

const sourcesOf = ({ sources }: BulkItem) => ((sources ?? []) as Source[]).filter(({ id }) => id != null)
const keyText = ({ name, id }: Source) => JSON.stringify([name, id])

/** The records that an item's sources belong to. */
export async function ownersBySources(
  ctx: Ctx,
  table: SourceTable,
  items: readonly BulkItem[],
): Promise<(item: BulkItem) => number[]> {
  const sources = items.flatMap(sourcesOf)
  const found = sources.length ? await ownersBySource(ctx, table, sources) : []
  const byKey = new Map(found.map((source) => [keyText(source), source.ownerId]))
  return (item) => [...new Set(sourcesOf(item).flatMap((source) => byKey.get(keyText(source)) ?? []))]
}

/** New records are added in the order of their keys, so that two bulks of the same records do not wait for each other. */
function newUuids(ctx: Ctx, items: readonly BulkItem[]): Map<BulkItem, string> {
  const keyOf = (item: BulkItem) => sourceKeys(item)[0] ?? ''
  const inOrder = items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return new Map(inOrder.map((item, seq) => [item, v7({ msecs: ctx.now.getTime(), seq })]))
}

async function uuidsOf(ctx: Ctx, resource: AnyResource, ids: readonly number[]): Promise<Map<number, string>> {
  const rows: { id: number; uuid: string }[] = await databaseOf(ctx, resource)
    .selectFrom(resource.table)
    .select(['id', 'uuid'])
    .where('id', '=', sql`any(${ids}::int4[])`)
    .execute()
  return new Map(rows.map(({ id, uuid }) => [id, uuid]))
}
