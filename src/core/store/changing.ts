/**
 * Changing a record: one transaction in which it is locked, found under its visibility, checked, changed and announced.
 *
 * Locks. A change takes `for no key update`, which is what an UPDATE takes itself: other changes wait, while rows that refer to the record
 * by a foreign key can still be added. Deleting (access OWNER) takes `for update` at once, because a lock upgrade can deadlock.
 * Commands lock parents before their children, and the rows of one table in the order of their ids, so that two commands never deadlock.
 * Finding and locking is one statement. It returns the newest row; visibility reads other tables as of the start of the statement.
 */
import { sql } from 'kysely'
import type { RequiredAccess } from '../auth/access.js'
import { type Ctx, inTransaction } from '../context.js'
import { compiledQuery } from './compiled-query.js'
import { databaseOf, isUnfiltered, type Untyped, whereFor } from './query.js'
import type { AnyResource, Column, Resource, Row, Table } from './resource.js'
import { canHold, columnNames, columnType, updateStamps } from './row.js'
import { get, type Key, missing } from './store.js'

/** Records of the control database are changed in another transaction, that of `tenants.control`. */
type TenantTable = Exclude<Table, `control.${string}`>

interface Steps<T extends Table> {
  /** Throws if the state of the record forbids the change. */
  allows?: (row: Row<T>) => void
  /** Writes the event of the change, after the work and in the same transaction. The row is from before the work. */
  event?: (ctx: Ctx, row: Row<T>) => Promise<unknown>
}

/** `touch` also sets `lastModifiedAt`, in the statement that locks: for work that changes only children of the record. */
type ChangeAccess = { access: RequiredAccess; touch?: false } | { access: 'EDITOR'; touch: true }

type Change<T extends Table> = ChangeAccess & Steps<T>

/**
 * Runs `work` on one record, which stays locked until the command is done. A record that the caller may not see with this access is not found.
 *
 * changing(ctx, cart, { uuid: id }, { access: 'EDITOR', allows: refuseClosed, event: announceUpdate }, (inner, { id }) =>
 * update(inner, cart, { id }, { reference }),
 * )
 */
export const changing = <T extends TenantTable, R>(
  ctx: Ctx,
  resource: Resource<T>,
  key: Key<T>,
  change: Change<T>,
  work: (ctx: Ctx, row: Row<T>) => Promise<R>,
): Promise<R> =>
  inTransaction(ctx, async (inner) => {
    const row = (await lockRow(inner, resource, key, change)) ?? missing(resource, key)
    return takeSteps(inner, row, change, () => work(inner, row))
  })

interface Parent<P extends Table, T extends Table> {
  parent: Resource<P>
  /** The column of the child that holds the id of its parent. */
  column: Column<T>
}

/**
 * Runs `work` on a child record under the lock of its parent: a value of a set, an option of a cluster.
 * A child never moves to another parent, so the parent can be found before it is locked; the child is read again under the lock.
 */
export const changingChild = <P extends TenantTable, T extends TenantTable, R>(
  ctx: Ctx,
  child: Resource<T>,
  key: Key<T>,
  { parent, column, ...change }: Change<P> & Parent<P, T>,
  work: (ctx: Ctx, row: Row<T>) => Promise<R>,
): Promise<R> =>
  inTransaction(ctx, async (inner) => {
    const found: Untyped = await get(inner, child, key)
    const row = (await lockRow(inner, parent, { id: found[column] } as Key<P>, change as Change<P>)) ?? missing(child, key)
    return takeSteps(inner, row, change as Change<P>, async () => work(inner, await get(inner, child, key)))
  })

async function takeSteps<T extends Table, R>(
  ctx: Ctx,
  row: Row<T>,
  { allows, event }: Steps<T>,
  work: () => Promise<R>,
): Promise<R> {
  allows?.(row)
  const result = await work()
  await event?.(ctx, row)
  return result
}

/**
 * Locks many records in the order of their ids, in one statement, and returns them in that order; those that the caller may not see with
 * this access are left out. For a command that changes several: two of them with the same records never deadlock.
 */
export const lockRows = async <T extends TenantTable>(
  ctx: Ctx,
  resource: Resource<T>,
  ids: readonly number[],
  access: RequiredAccess = 'EDITOR',
): Promise<Row<T>[]> =>
  manyRows(ctx, resource, 'id', ids, { access, lock: lockFor(access), columns: columnNames(resource.table) })

/**
 * Locks the records that an input names by id, and returns those that exist. They can be changed, but not deleted, until the transaction ends
 * (`for key share`, which is what a foreign key takes itself), so that references to them can be written.
 */
export const keepRows = async <T extends TenantTable>(
  ctx: Ctx,
  resource: Resource<T>,
  ids: readonly number[],
): Promise<Set<number>> => new Set((await keptRows(ctx, resource, 'id', ids)).map(({ id }) => id))

/** Locks records that must exist, and returns their ids in order; `otherwise` returns the error for a missing one. */
export async function requireRows<T extends TenantTable, V extends string | number>(
  ctx: Ctx,
  resource: Resource<T>,
  column: 'id' | 'uuid',
  values: readonly V[],
  otherwise: (value: V) => Error = (value) => missing(resource, { [column]: value }),
): Promise<number[]> {
  const rows = await keptRows(ctx, resource, column, values)
  const known = new Set(rows.map((row) => String(row[column])))
  const unknown = values.find((value) => !known.has(String(value).toLowerCase()))
  if (unknown !== undefined) throw otherwise(unknown)
  return rows.map(({ id }) => id)
}

const keptRows = (
  ctx: Ctx,
  resource: AnyResource,
  column: 'id' | 'uuid',
  values: readonly (string | number)[],
): Promise<{ id: number; uuid: string }[]> =>
  manyRows(ctx, resource, column, values, { access: 'VIEWER', lock: 'forKeyShare', columns: ['id', 'uuid'] })

type Lock = 'forUpdate' | 'forNoKeyUpdate' | 'forKeyShare'

const lockFor = (access: RequiredAccess): Lock => (access === 'OWNER' ? 'forUpdate' : 'forNoKeyUpdate')

interface Selection {
  access: RequiredAccess
  lock: Lock
  columns: readonly string[]
}

/** PostgreSQL locks rows as they leave the sort, hence in the order of their ids. */
async function manyRows(
  ctx: Ctx,
  resource: AnyResource,
  column: string,
  values: readonly (string | number)[],
  { access, lock, columns }: Selection,
): Promise<Untyped[]> {
  const wanted = [...new Set(values)].filter((value) => canHold(resource.table, { [column]: value }))
  if (wanted.length === 0) return []
  const own = whereFor(ctx, resource, {}, {}, access)
  const list = sql`any(${wanted}::${sql.id(columnType(resource.table, column))}[])`
  return databaseOf(ctx, resource)
    .selectFrom(resource.table)
    .select(columns)
    .where((eb: Untyped) => eb.and([own(eb), eb(column, '=', list)]))
    .orderBy('id')
    [lock]()
    .execute()
}

async function lockRow<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  key: Key<T>,
  { access, touch }: ChangeAccess,
): Promise<Row<T> | undefined> {
  if (!canHold(resource.table, key)) return undefined
  if (touch) return touchRow(ctx, resource, key)
  const lock = lockFor(access)
  const db = databaseOf(ctx, resource)
  const columns = columnNames(resource.table)
  if (Object.values(key).includes(null) || !isUnfiltered(ctx, resource, {}, access)) {
    const found = db
      .selectFrom(resource.table)
      .select(columns)
      .where(whereFor(ctx, resource, {}, key, access))
    return found[lock]().executeTakeFirst()
  }
  const [row] = await lockedByKey(db, { table: resource.table, columns, lookup: Object.keys(key), lock }, key)
  return row as Row<T> | undefined
}

type LockedByKey = { table: Table; columns: readonly string[]; lookup: readonly string[]; lock: Lock }

/** Selects and locks the rows with some values in the columns of a lookup. */
const lockedByKey = compiledQuery<LockedByKey, Record<string, unknown>, unknown>(
  ({ table, columns, lookup, lock }, values, db: Untyped) =>
    db
      .selectFrom(table)
      .select(columns)
      .where((eb: Untyped) => eb.and(lookup.map((column) => eb(column, '=', values[column]))))
      [lock](),
)

const touchRow = <T extends Table>(ctx: Ctx, resource: Resource<T>, key: Key<T>): Promise<Row<T> | undefined> =>
  databaseOf(ctx, resource)
    .updateTable(resource.table)
    .set(updateStamps(ctx, resource))
    .where(whereFor(ctx, resource, {}, key, 'EDITOR'))
    .returning(columnNames(resource.table))
    .executeTakeFirst()
