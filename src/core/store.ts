/**
 * What every resource can do. This is the only place that talks to Kysely generically,
 * and therefore one of the few that may say `any`.
 */
import { sql } from 'kysely'
import type { Need } from './access.js'
import type { Ctx } from './context.js'
import { conflict, notFound, refused } from './errors.js'
import { type Page, type PageRequest, pageOf, pageRequest } from './page.js'
import { type AnyResource, type Resource, type Row, screaming, type Table } from './resource.js'
import { changed, columnNames, columnType, createdBy, fits, modifiedBy, newUuid, stored } from './row.js'

export type Key<T extends Table> = Partial<Row<T>>

// biome-ignore lint/suspicious/noExplicitAny: table and columns are known only at run time
export type Untyped = any

interface Search {
  page?: number | null
  offset?: number | null
  sortInputs?: readonly { field: string; order?: string | null }[] | null
  /** What the searches of accounts call sortInputs. */
  sort?: readonly { field: string; order?: string | null }[] | null
}

/** One page, one statement: the count and the rows come from the same snapshot, also past the last page. */
export async function list<T extends Table, S extends Search>(
  ctx: Ctx,
  resource: Resource<T, S>,
  search: S,
  { counted = true, within }: { counted?: boolean; within?: Key<T> } = {},
): Promise<Page<Row<T>>> {
  const request = pageRequest(search)
  const where = conditions(ctx, resource, search, within)
  if (!counted) {
    const rows = await pageRows(untyped(ctx, resource), resource, search, request, where).execute()
    return pageOf(rows as Row<T>[], rows.length, request)
  }
  const total = untyped(ctx, resource)
    .selectFrom(resource.table)
    .where(where)
    .select(sql`count(*)::int`.as('itemsFound'))
    .as('total')
  const query = untyped(ctx, resource)
    .selectFrom(total)
    .leftJoinLateral(...joined(resource, search, request, where))
    .select(pageColumns(resource))
  const rows: Untyped[] = await sorted(query, resource, search, 'page.').execute()
  return pageOf(rows.filter(isFound).map(plain<T>), rows[0]?.itemsFound ?? 0, request)
}

/** How a row belongs to a parent: by a column of its own, or, where it has many, by a table of pairs. */
export type Belonging = string | { table: Table; parent: string; child: string }

/** The same page for each of many parents, still one statement. */
export async function listEach<T extends Table, S extends Search>(
  ctx: Ctx,
  resource: Resource<T, S>,
  search: S,
  by: Belonging,
  parents: readonly (string | number)[],
): Promise<Page<Row<T>>[]> {
  const request = pageRequest(search)
  const own = conditions(ctx, resource, search)
  const ofParent = (eb: Untyped) => eb.and([own(eb), belongs(eb, by)])
  const type = typeof by === 'string' ? columnType(resource.table, by) : columnType(by.table, by.parent)
  const keys = sql`(select unnest(${parents}::${sql.id(type)}[]) as "parentKey")`.as('parent')
  const total = (eb: Untyped) =>
    eb.selectFrom(resource.table).where(ofParent).select(sql`count(*)::int`.as('itemsFound')).as('total')
  const query = untyped(ctx, resource)
    .selectFrom(keys)
    .innerJoinLateral(total, onTrue)
    .leftJoinLateral(...joined(resource, search, request, ofParent))
    .select([...pageColumns(resource), 'parent.parentKey'])
  const rows: Untyped[] = await sorted(query, resource, search, 'page.').execute()
  const byParent = groupBy(rows, (row) => row.parentKey)
  return parents.map((parent) => {
    const mine = byParent.get(parent) ?? []
    return pageOf(mine.filter(isFound).map(plain<T>), mine[0]?.itemsFound ?? 0, request)
  })
}

function belongs(eb: Untyped, by: Belonging) {
  if (typeof by === 'string') return eb(by, '=', eb.ref('parent.parentKey'))
  const pairs = eb.selectFrom(by.table).select(by.child)
  return eb('id', 'in', pairs.whereRef(by.parent, '=', 'parent.parentKey'))
}

export async function find<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  key: Key<T>,
  access: Need = 'VIEWER',
): Promise<Row<T> | undefined> {
  if (!fits(resource.table, key)) return undefined
  const where = conditions(ctx, resource, {}, key, access)
  return untyped(ctx, resource).selectFrom(resource.table).select(columnNames(resource.table)).where(where).executeTakeFirst()
}

/** One row, of which the caller wants to do more than read it if `access` says so. */
export async function get<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  key: Key<T>,
  access: Need = 'VIEWER',
): Promise<Row<T>> {
  return (await find(ctx, resource, key, access)) ?? missing(resource, key)
}

/** Every row that the caller may see, by id: for the few lists of the contract that are not paged. */
export function all<T extends Table>(ctx: Ctx, resource: Resource<T>): Promise<Row<T>[]> {
  return untyped(ctx, resource)
    .selectFrom(resource.table)
    .select(columnNames(resource.table))
    .where(conditions(ctx, resource, {}))
    .orderBy('id')
    .execute()
}

/** Rows by one column, in no particular order; a relation sorts them to their parents. */
export function rowsOf<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  column: keyof Row<T> & string,
  values: readonly (string | number)[],
): Promise<Row<T>[]> {
  const own = conditions(ctx, resource, {})
  return untyped(ctx, resource)
    .selectFrom(resource.table)
    .select(columnNames(resource.table))
    .where((eb: Untyped) => eb.and([own(eb), eb(column, '=', sql`any(${values})`)]))
    .orderBy('id')
    .execute()
}

export async function create<T extends Table>(ctx: Ctx, resource: Resource<T>, values: object): Promise<Row<T>> {
  return untyped(ctx, resource)
    .insertInto(resource.table)
    .values({ ...stored(resource, values), uuid: newUuid(ctx), ...createdBy(ctx, resource) })
    .returning(columnNames(resource.table))
    .executeTakeFirstOrThrow()
    .catch(asDomainError(resource, 'create'))
}

export async function update<T extends Table>(ctx: Ctx, resource: Resource<T>, key: Key<T>, patch: object): Promise<Row<T>> {
  if (!fits(resource.table, key)) return missing(resource, key)
  const row = await untyped(ctx, resource)
    .updateTable(resource.table)
    .set({ ...changed(resource, patch), ...modifiedBy(ctx, resource) })
    .where(conditions(ctx, resource, {}, key, 'EDITOR'))
    .returning(columnNames(resource.table))
    .executeTakeFirst()
    .catch(asDomainError(resource, 'update'))
  return row ?? missing(resource, key)
}

/** Deletes one row and answers what it was. */
export async function remove<T extends Table>(ctx: Ctx, resource: Resource<T>, key: Key<T>): Promise<Row<T>> {
  if (!fits(resource.table, key)) return missing(resource, key)
  const row = await untyped(ctx, resource)
    .deleteFrom(resource.table)
    .where(conditions(ctx, resource, {}, key, 'OWNER'))
    .returning(columnNames(resource.table))
    .executeTakeFirst()
    .catch(asDomainError(resource, 'delete'))
  return row ?? missing(resource, key)
}

/** Tables of schema `control` live in the control database, all others in the tenant's. */
export const untyped = (ctx: Ctx, resource: { table: Table }): Untyped =>
  resource.table.startsWith('control.') ? ctx.tenants.control : ctx.db

/** Visibility stands outside the caller's filters: no search can widen it. */
function conditions(
  ctx: Ctx,
  resource: AnyResource,
  search: Record<string, Untyped>,
  within: object = {},
  access: Need = 'VIEWER',
) {
  const visible = resource.visible(ctx, access)
  const asked = Object.entries(resource.filters).filter(([field]) => search[field] != null)
  return (eb: Untyped) =>
    eb.and([
      ...(visible ? [visible(eb)] : []),
      ...Object.entries(within).map(([column, value]) => (value === null ? eb(column, 'is', null) : eb(column, '=', value))),
      ...asked.map(([field, filter]) => (filter as Untyped)(eb, search[field], search)),
    ])
}

/** Every order ends with the primary key, so that pages never overlap. */
function sorted(query: Untyped, resource: AnyResource, search: Search, prefix = '') {
  const asked = (search.sortInputs ?? search.sort ?? []).map(({ field, order }) => [
    resource.sort[field],
    order?.toUpperCase() === 'DESC' ? 'desc' : 'asc',
  ])
  const column = (name: string) => sql.ref(prefix + name)
  const expression = (by: Untyped) => (typeof by === 'function' ? by(column, search) : prefix + by)
  return [...asked, ['id', 'asc']].reduce((rest, [by, order]) => rest.orderBy(expression(by), order), query)
}

const pageRows = (from: Untyped, resource: AnyResource, search: Search, request: PageRequest, where: Untyped) =>
  sorted(from.selectFrom(resource.table).where(where).select(columnNames(resource.table)), resource, search)
    .limit(request.offset)
    .offset((request.page - 1) * request.offset)

const joined = (resource: AnyResource, search: Search, request: PageRequest, where: Untyped): [Untyped, Untyped] => [
  (eb: Untyped) => pageRows(eb, resource, search, request, where).select(sql`true`.as('found')).as('page'),
  onTrue,
]

const pageColumns = ({ table }: AnyResource) => [
  'total.itemsFound',
  'page.found',
  ...columnNames(table).map((column) => `page.${column}`),
]

const onTrue = (join: Untyped) => join.onTrue()
const isFound = (row: Untyped) => row.found
const plain = <T extends Table>({ itemsFound: _i, found: _f, parentKey: _p, ...row }: Untyped) => row as Row<T>

export function groupBy<V, K>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return groups
}

export function missing(resource: AnyResource, key: object): never {
  const shown = Object.fromEntries(Object.entries(key).map(([name, value]) => [name === 'uuid' ? 'id' : name, value]))
  throw notFound(resource.label, resource.codes?.notFound ?? `${screaming(resource.label)}_NOT_FOUND_ERROR`, shown)
}

/** What PostgreSQL's constraints mean in the contract's words. */
function asDomainError(resource: AnyResource, verb: 'create' | 'update' | 'delete') {
  const { label, codes = {} } = resource
  return (error: { code?: string }): never => {
    if (error.code === '23505') {
      const code = (verb === 'update' && codes.existsOnUpdate) || codes.exists || `${screaming(label)}_ALREADY_EXISTS_ERROR`
      throw conflict(code, `${label} already exists`)
    }
    if (error.code === '23503' && verb === 'delete')
      throw refused(codes.inUse ?? `${screaming(label)}_DELETE_ERROR`, `${label} is still in use`)
    throw error
  }
}
