/** Bulks of records that other systems know: which item is about which record. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { BulkItem, BulkResult } from './bulk.js'
import type { Ctx } from './context.js'
import type { Relation } from './load.js'
import type { AnyResource, Resource, Table } from './resource.js'
import { ownersBySource, type Source, type SourceTable } from './sources.js'
import { untyped } from './store.js'

/** Gives each item the uuid of its record, of the one there is or a new one, and lets `write` write those that have one; the others fail by themselves. */
export async function writeIdentified<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  sources: SourceTable,
  lookup: 'id' | 'sourceId',
  items: readonly BulkItem[],
  write: (items: BulkItem[]) => Promise<BulkResult[]>,
): Promise<BulkResult[]> {
  const found = refuseRepeated(lookup === 'id' ? await byId(ctx, resource, items) : await bySource(ctx, resource, sources, items))
  const known = found.filter((item) => typeof item !== 'string')
  const written = known.length ? await write(known) : []
  return answersOf(
    found.map((item) => (typeof item === 'string' ? item : null)),
    written,
  )
}

/** A record that several items are about, by different keys, fails all of them: which should win is not ours to guess. */
export function refuseRepeated<I extends BulkItem>(found: readonly (I | string)[]): (I | string)[] {
  const times = new Map<unknown, number>()
  for (const item of found) if (typeof item !== 'string') times.set(item.uuid, (times.get(item.uuid) ?? 0) + 1)
  const isRepeated = (item: I | string) => typeof item !== 'string' && (times.get(item.uuid) ?? 0) > 1
  return found.map((item) => (isRepeated(item) ? 'Another item of this request is about the same record' : item))
}

/** An answer for every item, in their order: why it was not written, or what became of it. */
export function answersOf(reasons: readonly (string | null)[], written: readonly BulkResult[]): BulkResult[] {
  const results = written.values()
  return reasons.map((error) => (error === null ? (results.next().value as BulkResult) : { success: false, error }))
}

/** The items that were written, each with the number of its record. */
export const writtenOf = <I>(items: readonly I[], results: readonly BulkResult[]): (I & { id: number; isNew: boolean })[] =>
  items.flatMap((item, i) => {
    const result = results[i]
    return result?.success ? [{ ...item, id: result.id, isNew: result.action === 'create' }] : []
  })

/** Which of the records have something of a kind already. */
export async function withSome(
  ctx: Ctx,
  records: readonly { id: number }[],
  relation: Relation<{ id: number }, readonly unknown[]>,
): Promise<ReadonlySet<number>> {
  const owners = records.map(({ id }) => ({ id }))
  const found = await relation(ctx, owners)
  return new Set(owners.flatMap(({ id }, i) => (found[i]?.length ? [id] : [])))
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
  const sourcesOf = ({ sources }: BulkItem) => (sources as Source[]).filter(({ id }) => id != null)
  const found = await ownersBySource(ctx, table, items.flatMap(sourcesOf))
  const owners = new Map(found.map(({ name, id, ownerId }) => [JSON.stringify([name, id]), ownerId]))
  const ownersOf = (item: BulkItem) => [
    ...new Set(sourcesOf(item).flatMap(({ name, id }) => owners.get(JSON.stringify([name, id])) ?? [])),
  ]
  const uuids = await uuidsOf(ctx, resource, [...owners.values()])
  const fresh = newUuids(
    ctx,
    items.filter((item) => ownersOf(item).length === 0),
    sourcesOf,
  )
  return items.map((item) => {
    const [owner, another] = ownersOf(item)
    if (another !== undefined) return `The sources belong to more than one ${resource.label}`
    if (sourcesOf(item).length === 0) return 'sources must name at least one key'
    return { ...item, uuid: owner === undefined ? fresh.get(item) : uuids.get(owner) }
  })
}

/** New records are added in the order of their keys, so that two bulks of the same records do not wait for each other. */
function newUuids(ctx: Ctx, items: readonly BulkItem[], sourcesOf: (item: BulkItem) => Source[]): Map<BulkItem, string> {
  const keyOf = (item: BulkItem) => JSON.stringify(sourcesOf(item)[0])
  const inOrder = items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return new Map(inOrder.map((item, seq) => [item, v7({ msecs: ctx.now.getTime(), seq })]))
}

async function uuidsOf(ctx: Ctx, resource: AnyResource, ids: readonly number[]): Promise<Map<number, string>> {
  const rows: { id: number; uuid: string }[] = await untyped(ctx, resource)
    .selectFrom(resource.table)
    .select(['id', 'uuid'])
    .where('id', '=', sql`any(${ids}::int4[])`)
    .execute()
  return new Map(rows.map(({ id, uuid }) => [id, uuid]))
}
