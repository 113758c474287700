/** Writes the children of many records at once: rows of other tables that belong to them, such as sources, addresses and attributes. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../context.js'
import type { Resource, Table } from '../store/resource.js'
import { type SourcePatch, type SourceTable, writeSources } from '../store/sources.js'
import { type BulkItem, type BulkResult, type Directives, type InsertOrder, upsertMany } from './bulk.js'
import { type Checked, type Written, writeValid, writtenItems } from './items.js'

/** Where children of a record are stored: rows of a table that name their owner, or columns of the record itself that are not null. */
interface StoredIn {
  table: string
  owner: string
  filled?: readonly string[]
}

/** One kind of children. */
export interface Child<R> {
  /** How to check whether a record already has such children, which `skipIfNotEmpty` then keeps: by the table that stores them, or by a value that was read with the record. */
  storedIn?: StoredIn
  isFilled?: (record: R) => boolean
  /** A second name that the bulk directives accept for these children. */
  alsoCalled?: readonly string[]
  /** Returns true for children that place the record below another one. `skipMoveOnUpdate` keeps these. */
  isPlace?: true
  write: (ctx: Ctx, records: readonly R[], directives: Directives) => Promise<unknown>
}

/** The kinds of children that a record has, by the input property that lists them. They are written in this order. */
export type Children<R> = Readonly<Record<string, Child<R>>>

/** Writes the children of records whose rows this transaction has just written, and therefore locked. Children that the directives keep are not changed. */
export async function writeChildren<R extends { id: number; isNew: boolean }>(
  ctx: Ctx,
  children: Children<R>,
  records: readonly R[],
  directives: Directives = {},
): Promise<void> {
  const isKept = await keptChildren(ctx, children, records, directives)
  for (const [property, child] of Object.entries(children)) {
    const open = records.filter((record) => record.isNew || !isKept(record, property))
    if (open.length) await child.write(ctx, open, directives)
  }
}

/** Finds the children of existing records that the directives keep, with at most one statement. */
async function keptChildren<R extends { id: number; isNew: boolean }>(
  ctx: Ctx,
  children: Children<R>,
  records: readonly R[],
  { skipIfNotEmpty = [], skipMoveOnUpdate }: Directives,
): Promise<(record: R, property: string) => boolean> {
  const isNamed = ([property, { alsoCalled = [] }]: [string, Child<R>]) =>
    [property, ...alsoCalled].some((name) => skipIfNotEmpty.includes(name))
  const skipped = new Map(Object.entries(children).filter(isNamed))
  const checks = [...skipped].flatMap(([property, { storedIn }]) =>
    storedIn ? [sql`${hasSome(storedIn)} as ${sql.id(property)}`] : [],
  )
  const ids = records.flatMap(({ id, isNew }) => (isNew ? [] : [id]))
  const query = sql<{ id: number } & Record<string, boolean>>`
    select r.id, ${sql.join(checks)} from unnest(${ids}::int4[]) as r(id)`
  const { rows } = checks.length && ids.length ? await query.execute(ctx.db) : { rows: [] }
  const stored = new Map(rows.map((row) => [row.id, row]))
  return (record, property) =>
    Boolean(
      (skipMoveOnUpdate && children[property]?.isPlace) ||
        stored.get(record.id)?.[property] ||
        skipped.get(property)?.isFilled?.(record),
    )
}

const hasSome = ({ table, owner, filled }: StoredIn): RawBuilder<SqlBool> => sql`exists (
  select from ${sql.table(table)} t where t.${sql.id(owner)} = r.id
     and ${filled ? sql`num_nonnulls(${sql.join(filled.map((column) => sql`t.${sql.id(column)}`))}) > 0` : sql`true`})`

/** Inserts or updates records by a lookup key, with their children, in a few statements for any number of items. An item that is an error message fails alone. */
export const upsertWithChildren = <T extends Table, I extends { values: BulkItem }>(
  ctx: Ctx,
  resource: Resource<T>,
  lookup: string,
  items: readonly Checked<I>[],
  children: Children<Written<I>>,
  directives: Directives,
  order?: InsertOrder,
): Promise<BulkResult[]> =>
  writeValid(items, async (valid) => {
    const rows = valid.map(({ values }) => values)
    const results = await upsertMany(ctx, resource, lookup, rows, directives, order)
    await writeChildren(ctx, children, writtenItems(valid, results), directives)
    return results
  })

type SourcedRecord = { id: number; sources?: readonly SourcePatch[] | null | undefined }

/** The sources of records. Null removes all sources, except for kinds of records that ignore null. */
export const sourcesChild = (table: SourceTable, onNull: 'removeAll' | 'keepAll' = 'removeAll'): Child<SourcedRecord> => ({
  storedIn: table,
  write(ctx, records) {
    const given = ({ sources }: SourcedRecord) => (onNull === 'keepAll' ? (sources ?? []) : sources)
    return writeSources(
      ctx,
      table,
      records.map((record) => ({ ownerId: record.id, sources: given(record) })),
    )
  },
})
