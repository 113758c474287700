/** The operations that every resource has: list, find, create, update, delete. */
import { sql } from 'kysely'
import type { RequiredAccess } from '../auth/access.js'
import { conflict, notFound, refused } from '../base/errors.js'
import { type Page, type PageRequest, pageOf, pageRequest } from '../base/page.js'
import type { Ctx } from '../context.js'
import { compiledQuery, equalsKeys, keyParameter } from './compiled-query.js'
import { withCheckedFields, withPreparedSearch } from './custom-fields.js'
import {
  databaseOf,
  isUnfiltered,
  joinOnTrue,
  orderBy,
  recordsOf,
  type Search,
  sortTerms,
  type Untyped,
  whereFor,
} from './query.js'
import { type AnyResource, type Resource, type Row, type Table, toErrorCode } from './resource.js'
import { canHold, columnNames, createStamps, newUuid, toInsert, toUpdate, updateStamps } from './row.js'

export { listPerParent, type ParentLink } from './child-pages.js'
export { databaseOf, groupBy } from './query.js'

export type Key<T extends Table> = Partial<Row<T>>

/** Reads one page in one statement: the count and the rows come from the same snapshot, even past the last page. */
export async function list<T extends Table, S extends Search>(
  ctx: Ctx,
  resource: Resource<T, S>,
  asked: S,
  { counted = true, within }: { counted?: boolean; within?: Key<T> } = {},
): Promise<Page<Row<T>>> {
  const search = await withPreparedSearch(ctx, resource, asked)
  const request = pageRequest(search)
  const where = whereFor(ctx, resource, search, within)
  if (!counted) {
    const rows = await pageRows(databaseOf(ctx, resource), resource, search, request, where).execute()
    return pageOf(rows as Row<T>[], rows.length, request)
  }
  const total = databaseOf(ctx, resource)
    .selectFrom(resource.table)
    .where(where)
    .select(sql`count(*)::int`.as('itemsFound'))
    .as('total')
  const query = databaseOf(ctx, resource)
    .selectFrom(total)
    .leftJoinLateral(...joined(resource, search, request, where))
    .select(pageColumns(resource))
  const rows: Untyped[] = await orderBy(query, sortTerms(resource, search), search, 'page.').execute()
  return pageOf(recordsOf<T>(rows), rows[0]?.itemsFound ?? 0, request)
}

export async function find<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  key: Key<T>,
  access: RequiredAccess = 'VIEWER',
  columns: readonly string[] = columnNames(resource.table),
): Promise<Row<T> | undefined> {
  if (!canHold(resource.table, key)) return undefined
  const { table } = resource
  const db = databaseOf(ctx, resource)
  if (Object.values(key).includes(null) || !isUnfiltered(ctx, resource, {}, access))
    return rowsQuery(db, table, columns, whereFor(ctx, resource, {}, key, access)).executeTakeFirst()
  const [row] = await rowsByKey(db, { table, columns, lookup: Object.keys(key) }, key)
  return row as Row<T> | undefined
}

const rowsQuery = (db: Untyped, table: Table, columns: readonly string[], where: Untyped) =>
  db.selectFrom(table).select(columns).where(where)

type ByKey = { table: Table; columns: readonly string[]; lookup: readonly string[] }

/** Selects the rows with some values in the columns of a lookup. */
const rowsByKey = compiledQuery<ByKey, Record<string, unknown>, unknown>(({ table, columns, lookup }, values, db) =>
  rowsQuery(db, table, columns, (eb: Untyped) => eb.and(lookup.map((column) => eb(column, '=', values[column])))),
)

/** Reads one row that the caller may access; `access` is VIEWER by default. */
export async function get<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  key: Key<T>,
  access: RequiredAccess = 'VIEWER',
): Promise<Row<T>> {
  return (await find(ctx, resource, key, access)) ?? missing(resource, key)
}

/** Reads all rows that the caller may see, sorted by id, for the few lists of the contract that have no pages. */
export function all<T extends Table>(ctx: Ctx, resource: Resource<T>): Promise<Row<T>[]> {
  return databaseOf(ctx, resource)
    .selectFrom(resource.table)
    .select(columnNames(resource.table))
    .where(whereFor(ctx, resource, {}))
    .orderBy('id')
    .execute()
}

/** Reads rows by one column, in no particular order. The relation assigns them to their parents. */
export function rowsOf<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  column: keyof Row<T> & string,
  values: readonly (string | number)[],
  columns: readonly string[] = columnNames(resource.table),
): Promise<Row<T>[]> {
  const { table } = resource
  const { isOne, value: keys } = keyParameter(values)
  const db = databaseOf(ctx, resource)
  if (isUnfiltered(ctx, resource, {})) return rowsByColumn(db, { table, columns, column, isOne }, { keys }) as Promise<Row<T>[]>
  const own = whereFor(ctx, resource, {})
  const where = (eb: Untyped) => eb.and([own(eb), isOneOfKeys(column, isOne, keys)])
  return rowsQuery(db, table, columns, where).orderBy('id').execute()
}

const isOneOfKeys = (column: string, isOne: boolean, keys: unknown) => sql`${sql.ref(column)} ${equalsKeys(isOne, keys)}`

type ByColumn = { table: Table; columns: readonly string[]; column: string; isOne: boolean }

/** Selects the rows with one of some keys in a column. */
const rowsByColumn = compiledQuery<ByColumn, { keys: unknown }, unknown>(({ table, columns, column, isOne }, { keys }, db) =>
  rowsQuery(db, table, columns, isOneOfKeys(column, isOne, keys)).orderBy('id'),
)

export async function create<T extends Table>(ctx: Ctx, resource: Resource<T>, values: object): Promise<Row<T>> {
  const checked = await withCheckedFields(ctx, resource, values, true)
  return databaseOf(ctx, resource)
    .insertInto(resource.table)
    .values({
      ...toInsert(resource, checked),
      uuid: (values as { uuid?: string }).uuid ?? newUuid(ctx),
      ...createStamps(ctx, resource),
    })
    .returning(columnNames(resource.table))
    .executeTakeFirstOrThrow()
    .catch(asDomainError(resource, 'create'))
}

export async function update<T extends Table>(ctx: Ctx, resource: Resource<T>, key: Key<T>, patch: object): Promise<Row<T>> {
  if (!canHold(resource.table, key)) return missing(resource, key)
  const checked = await withCheckedFields(ctx, resource, patch, false)
  const row = await databaseOf(ctx, resource)
    .updateTable(resource.table)
    .set({ ...toUpdate(resource, checked), ...updateStamps(ctx, resource) })
    .where(whereFor(ctx, resource, {}, key, 'EDITOR'))
    .returning(columnNames(resource.table))
    .executeTakeFirst()
    .catch(asDomainError(resource, 'update'))
  return row ?? missing(resource, key)
}

/** Deletes one row and returns it. */
export async function remove<T extends Table>(ctx: Ctx, resource: Resource<T>, key: Key<T>): Promise<Row<T>> {
  if (!canHold(resource.table, key)) return missing(resource, key)
  const row = await databaseOf(ctx, resource)
    .deleteFrom(resource.table)
    .where(whereFor(ctx, resource, {}, key, 'OWNER'))
    .returning(columnNames(resource.table))
    .executeTakeFirst()
    .catch(asDomainError(resource, 'delete'))
  return row ?? missing(resource, key)
}

const pageRows = (from: Untyped, resource: AnyResource, search: Search, request: PageRequest, where: Untyped) =>
  orderBy(from.selectFrom(resource.table).where(where).select(columnNames(resource.table)), sortTerms(resource, search), search)
    .limit(request.offset)
    .offset((request.page - 1) * request.offset)

const joined = (resource: AnyResource, search: Search, request: PageRequest, where: Untyped): [Untyped, Untyped] => [
  (eb: Untyped) => pageRows(eb, resource, search, request, where).select(sql`true`.as('found')).as('page'),
  joinOnTrue,
]

const pageColumns = ({ table }: AnyResource) => [
  'total.itemsFound',
  'page.found',
  ...columnNames(table).map((column) => `page.${column}`),
]

export function missing(resource: AnyResource, key: object): never {
  const shown = Object.fromEntries(Object.entries(key).map(([name, value]) => [name === 'uuid' ? 'id' : name, value]))
  throw notFound(resource.label, resource.codes?.notFound ?? `${toErrorCode(resource.label)}_NOT_FOUND_ERROR`, shown)
}

/** Translates violations of PostgreSQL constraints to domain errors. */
function asDomainError(resource: AnyResource, verb: 'create' | 'update' | 'delete') {
  const { label, codes = {} } = resource
  return (error: { code?: string }): never => {
    if (error.code === '23505') {
      const code = (verb === 'update' && codes.existsOnUpdate) || codes.exists || `${toErrorCode(label)}_ALREADY_EXISTS_ERROR`
      throw conflict(code, `${label} already exists`)
    }
    if (error.code === '23503' && verb === 'delete')
      throw refused(codes.inUse ?? `${toErrorCode(label)}_DELETE_ERROR`, `${label} is still in use`)
    throw error
  }
}
