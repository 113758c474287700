/** The entries of an order list or a favorite list: products, clusters and parties, by id or by external key. */
import { sql } from 'kysely'
import { invalidField, unknown } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { ownersBySource, type SourceTable } from '../../../core/store/sources.js'
import { groupBy } from '../../../core/store/store.js'
import { anyOf } from '../../../db/conditions.js'

/** A kind of record in an input, with the names of its fields: `productIds`, `productSources`. */
export interface EntryKind {
  field: string
  /** The tables of these records, each with its sources: users are contacts and customers. */
  tables: readonly { table: 'product' | 'cluster' | 'company' | 'contact' | 'customer'; column: string; sources: SourceTable }[]
  label: string
  /** The error code for a missing record. */
  missing: string
}

/** The error codes of an operation; without `unknown`, a missing record has the code of its kind. */
export interface EntryErrorCodes {
  invalid: string
  unknown?: string
}

type SourceKey = { name: string; id: string }
type EntriesInput = Readonly<Record<string, unknown>>
/** A column of the list's table of items or parties, and the record in it. */
export type ListEntry = { column: string; id: number }

/** Returns the records of a kind that an input names, locked against deletion; undefined if it names none of that kind. */
export async function resolveEntries(
  ctx: Ctx,
  kind: EntryKind,
  input: object,
  codes: EntryErrorCodes,
): Promise<ListEntry[] | undefined> {
  const { [`${kind.field}Ids`]: ids, [`${kind.field}Sources`]: sources } = input as EntriesInput as {
    [field: string]: readonly (number | SourceKey)[] | null | undefined
  }
  if (ids === undefined && sources === undefined) return undefined
  if (ids?.length && sources?.length)
    throw invalidField(`${kind.field}Sources`, `must not be given together with ${kind.field}Ids`, codes.invalid)
  if (sources?.length) return entriesBySource(ctx, kind, sources as readonly SourceKey[], codes)
  return entriesById(ctx, kind, [...new Set((ids ?? []) as readonly number[])], codes)
}

async function entriesById(ctx: Ctx, kind: EntryKind, ids: readonly number[], codes: EntryErrorCodes): Promise<ListEntry[]> {
  if (ids.length === 0) return []
  const found = await lockRecords(ctx, kind, ids)
  const known = new Set(found.map(({ id }) => id))
  refuseUnknownRecords(
    kind,
    codes,
    ids.flatMap((id) => (known.has(id) ? [] : { id })),
  )
  return found
}

async function entriesBySource(
  ctx: Ctx,
  kind: EntryKind,
  asked: readonly SourceKey[],
  codes: EntryErrorCodes,
): Promise<ListEntry[]> {
  const owners = (await Promise.all(kind.tables.map(({ sources }) => ownersBySource(ctx, sources, asked)))).flat()
  const known = new Set(owners.map(({ name, id }) => JSON.stringify([name, id])))
  const strangers = asked.filter(({ name, id }) => !known.has(JSON.stringify([name, id])))
  refuseUnknownRecords(
    kind,
    codes,
    strangers.map(({ name, id }) => ({ source: name, sourceId: id })),
  )
  return entriesById(ctx, kind, [...new Set(owners.map(({ ownerId }) => ownerId))], codes)
}

const MAX_LISTED_KEYS = 20

function refuseUnknownRecords({ label, missing }: EntryKind, codes: EntryErrorCodes, keys: readonly Record<string, unknown>[]) {
  if (keys.length) throw unknown(label, codes.unknown ?? missing, missing, keys.slice(0, MAX_LISTED_KEYS))
}

async function lockRecords(ctx: Ctx, { tables }: EntryKind, ids: readonly number[]): Promise<ListEntry[]> {
  const entries: ListEntry[] = []
  for (const { table, column } of tables) {
    const query = ctx.db.selectFrom(table).select('id').where('id', '=', sql<number>`any(${ids}::int4[])`).orderBy('id')
    for (const { id } of await query.forKeyShare().execute()) entries.push({ column, id })
  }
  return entries
}

/** The table of a list's entries, with one column per kind. */
export interface EntryTable {
  table: 'orderlistItem' | 'orderlistParty' | 'favoriteListItem'
  list: 'orderlistId' | 'favoriteListId'
}

/** Adds the entries that the list does not have yet: one statement per column. */
export async function addEntries(
  ctx: Ctx,
  { table, list }: EntryTable,
  listId: number,
  entries: readonly ListEntry[],
): Promise<void> {
  for (const [column, ids] of groupByColumn(entries))
    await sql`insert into ${sql.table(table)} (${sql.id(list)}, ${sql.id(column)})
              select ${listId}, id from unnest(${ids}::int4[]) as id order by 2 on conflict do nothing`.execute(ctx.db)
}

export async function removeEntries(
  ctx: Ctx,
  { table, list }: EntryTable,
  listId: number,
  entries: readonly ListEntry[],
): Promise<void> {
  for (const [column, ids] of groupByColumn(entries))
    await sql`delete from ${sql.table(table)}
               where ${sql.id(list)} = ${listId} and ${sql.id(column)} = any(${ids}::int4[])`.execute(ctx.db)
}

/** Removes all entries in some columns from the list. */
export async function clearColumns(
  ctx: Ctx,
  { table, list }: EntryTable,
  listId: number,
  columns: readonly string[],
): Promise<void> {
  if (columns.length === 0) return
  const isSome = anyOf(columns.map((column) => sql`${sql.id(column)} is not null`))
  await sql`delete from ${sql.table(table)} where ${sql.id(list)} = ${listId} and ${isSome}`.execute(ctx.db)
}

const groupByColumn = (entries: readonly ListEntry[]) =>
  [...groupBy(entries, ({ column }) => column)].map(([column, some]) => [column, some.map(({ id }) => id)] as const)
