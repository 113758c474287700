/** Bulk upsert: one statement per batch, rows locked in the order of their key, a result for every item. */
import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { allOf } from '../../db/conditions.js'
import { columns, defaults } from '../../db/db.gen.js'
import type { CustomFieldValues } from '../../db/json.js'
import type { Ctx } from '../context.js'
import { type CheckedItem, isCustomFields, mergeFields } from '../store/custom-fields.js'
import type { AnyResource, Resource, Table } from '../store/resource.js'
import { columnType, createStamps, isLocalized, jsonRow, newUuid } from '../store/row.js'
import { databaseOf } from '../store/store.js'
import { LARGE_LOAD, scheduleAnalysis } from './statistics.js'

/** How a bulk treats existing records. */
export interface Directives {
  /** Columns that keep their value unless they are empty. */
  skipIfNotEmpty?: readonly string[]
  /** Update only. */
  skipCreate?: boolean
  /** Existing records stay below their parent; modules whose records have one implement it. */
  skipMoveOnUpdate?: boolean
  /** Texts lose the languages that the item does not have: `true` for all, or the columns. */
  mergeTranslationsOnUpdate?: boolean | readonly string[]
  /** Tiers of the given prices that no item has are deleted. */
  resetOnUpdate?: boolean
}

/** Returns whether an item replaces a whole text. */
export const replacesTexts = ({ mergeTranslationsOnUpdate: merge }: Directives, property: string): boolean =>
  merge === true || (Array.isArray(merge) && merge.includes(property))

export type BulkResult = { success: true; action: 'create' | 'update' | 'delete'; id: number } | { success: false; error: string }
export type BulkItem = Record<string, unknown>

export const failedResult = (error: string): BulkResult => ({ success: false, error })

/** The order in which new rows get their ids. `givenOrder` is for callers that hold a lock on the parent of the rows. */
export type InsertOrder = 'keyOrder' | 'givenOrder'

/** Records that another bulk has just added are found at the second try; more conflicts are unlikely. */
const TRIES = 3

/** After this many rows other requests have their turn. */
const SLICE = 500

/** Writes items with distinct keys by a lookup and returns one result per item, in order. */
export async function upsertMany<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  lookup: string,
  items: readonly BulkItem[],
  directives: Directives = {},
  addedIn: InsertOrder = 'keyOrder',
): Promise<BulkResult[]> {
  if (resource.visible(ctx, 'OWNER'))
    throw new Error(`${resource.label} is not visible to everyone and must not be written in bulk`)
  const key = resource.lookups[lookup] as readonly string[]
  const keyText = (item: BulkItem) => JSON.stringify(key.map((column) => item[column]))
  const needed = requiredColumns(resource)
  const fields = await checkFields(ctx, resource, items)
  const keyed: { key: string; row: BulkItem }[] = []
  for (const [n, item] of items.entries()) {
    if (n % SLICE === SLICE - 1) await setImmediate()
    const checked = withFields(item, fields.items[n])
    if (checked) keyed.push({ key: keyText(item), row: bulkRow(ctx, resource, checked, n, needed, fields.items[n]?.lacking) })
  }
  const rows = keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row)
  const results = new Map<number, BulkResult>()
  for (let open = rows, tries = 0; open.length && tries < TRIES; tries++) {
    for (const result of await execute(ctx, resource, key, open, directives, addedIn, fields.defaults))
      results.set(result.n, result)
    open = directives.skipCreate ? [] : open.filter(({ n, complete }) => complete && !results.has(n as number))
  }
  // A large load may have scheduled an analysis of the tables that it has filled.
  if (items.length >= LARGE_LOAD) ctx.services.wake(ctx.actor.tenantId)
  const reasonAt = (item: BulkItem, n: number) =>
    fields.items[n]?.error ?? reasonOf(resource, item, directives, fields.items[n]?.lacking)
  return items.map((item, n) => results.get(n) ?? failedResult(reasonAt(item, n)))
}

/** Checks the custom fields of all items. */
async function checkFields(
  ctx: Ctx,
  { customFields: owner }: AnyResource,
  items: readonly BulkItem[],
): Promise<{ items: readonly CheckedItem[]; defaults: CustomFieldValues }> {
  if (!owner) return { items: [], defaults: {} }
  return ctx.services.customFields.checkMany(
    ctx,
    owner,
    items.map(({ customFields }) => customFields),
  )
}

/** Returns an item with its checked custom fields; null if they are invalid. */
function withFields(item: BulkItem, { values, error }: Partial<CheckedItem> = {}): BulkItem | null {
  if (error) return null
  return values ? { ...item, customFields: values } : item
}

/** Returns the item as a row, with its given columns: others stay unchanged on an update. */
function bulkRow<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  item: BulkItem,
  n: number,
  needed: readonly string[],
  lacking: readonly string[] = [],
): BulkItem {
  const values = jsonRow(resource, item)
  const otherwise = Reflect.get(defaults, resource.table) as BulkItem | undefined
  return {
    ...otherwise,
    ...values,
    n,
    given: Object.keys(values),
    cleared: Object.keys(values).filter((column) => item[column] === null),
    complete: lacking.length === 0 && needed.every((column) => item[column] !== undefined),
    uuid: item.uuid ?? newUuid(ctx),
    ...createStamps(ctx, resource),
  }
}

const GENERATED_COLUMNS = new Set(['id', 'uuid', 'createdAt', 'createdBy', 'lastModifiedAt', 'lastModifiedBy'])

/** Returns the columns that a new row requires. */
const requiredColumns = (resource: AnyResource): string[] =>
  Object.entries(columns[resource.table as Table] as Record<string, string>).flatMap(([column, type]) =>
    GENERATED_COLUMNS.has(column) || /[?*]/.test(type) ? [] : [column],
  )

function reasonOf(resource: AnyResource, item: BulkItem, { skipCreate }: Directives, lacking: readonly string[] = []): string {
  if (skipCreate) return `${resource.label} not found, and skipCreate is set`
  const missing = [...requiredColumns(resource).filter((column) => item[column] === undefined), ...lacking]
  return `${resource.label} not found; a new one needs ${missing.join(', ') || 'another try'}`
}

/** Writes the rows as JSON, in slices. */
async function writeRows(rows: readonly BulkItem[]): Promise<string> {
  const parts: string[] = []
  for (let from = 0; from < rows.length; from += SLICE) {
    if (from) await setImmediate()
    parts.push(JSON.stringify(rows.slice(from, from + SLICE)).slice(1, -1))
  }
  return `[${parts.join(',')}]`
}

/** The result of the n-th item. */
type NumberedResult = BulkResult & { n: number }

/**
 * Runs the statement. Existing rows are locked in the order of their key, then changed; the others are added in the same order.
 * Every bulk uses this order, which prevents deadlocks.
 */
async function execute<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  key: readonly string[],
  rows: BulkItem[],
  directives: Directives,
  addedIn: InsertOrder,
  fieldDefaults: CustomFieldValues,
): Promise<NumberedResult[]> {
  const names = Object.keys(columns[resource.table]).filter((column) => column !== 'id')
  const table = sql.table(resource.table)
  const types = each(names, (column, id) => sql`${id} ${sql.id(columnType(resource.table, column))}`)
  const isSame = allOf(key.map((column) => sql`t.${sql.id(column)} ${keyOperator(rows, column)} x.${sql.id(column)}`))
  const inKeyOrder = each(key, (_, id) => sql`x.${id}`)
  const list = each(names, (_, id) => id)
  const changes = changesOf(resource, key, names, directives)
  const newColumn = (column: string, id: RawBuilder<unknown>) => {
    if (isCustomFields(resource, column)) return mergeFields(sql`${JSON.stringify(fieldDefaults)}::jsonb`, sql`x.${id}`)
    return isLocalized(resource, column) ? sql`jsonb_strip_nulls(x.${id})` : sql`x.${id}`
  }
  const newRow = each(names, newColumn)
  const json = await writeRows(rows)
  const isOfTenant = databaseOf(ctx, resource) === ctx.db
  const query = sql<NumberedResult>`
    with x as materialized (
      select n, given, cleared, complete, ${list}
        from jsonb_to_recordset(${json}::jsonb) as r(n int4, given jsonb, cleared jsonb, complete bool, ${types})
    ), locked as materialized (
      select t.id, x.n from x join ${table} t on ${isSame} order by ${inKeyOrder} for no key update of t
    ), changed as (
      update ${table} t set ${assignments(changes, names)}
        from x join locked on locked.n = x.n where t.id = locked.id and ${hasChanges(changes)}
    ), added as (
      insert into ${table} (${list})
      select ${newRow} from x
       where x.complete and ${sql.lit(!directives.skipCreate)} and not exists (select 1 from ${table} t where ${isSame})
       order by ${addedIn === 'givenOrder' ? sql`x.n` : inKeyOrder}
      on conflict do nothing returning id, uuid
    )${isOfTenant ? sql`, analysis as (${scheduleAnalysis(ctx, resource.table)})` : sql``}
    select n, id, 'update' as action, true as success from locked
    union all
    select x.n, added.id, 'create', true from added join x on x.uuid = added.uuid`
  return (await query.execute(databaseOf(ctx, resource))).rows
}

/**
 * Returns the operator for a key column. If some items lack it, such as the start of a tier, two missing values are equal. Otherwise it must be `=`:
 * PostgreSQL neither hashes nor searches an index by `is not distinct from`, so a bulk would compare each item with each row.
 */
const keyOperator = (rows: readonly BulkItem[], column: string) =>
  rows.some((row) => row[column] == null) ? sql`is not distinct from` : sql`=`

/** Joins a part for each column. */
const each = (names: readonly string[], part: (column: string, id: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql.join(names.map((column) => part(column, sql.id(column))))

/** The new value of each column that an item may change. */
type Changes = ReadonlyMap<string, RawBuilder<unknown>>

function changesOf(resource: AnyResource, key: readonly string[], names: readonly string[], directives: Directives): Changes {
  const isMade = (column: string) => column === 'uuid' || /^(created|lastModified)/.test(column) || key.includes(column)
  const changed = names.filter((column) => !isMade(column))
  return new Map(
    changed.map((column) => {
      const id = sql.id(column)
      const guard = directives.skipIfNotEmpty?.includes(column)
        ? sql` and (t.${id} is null or t.${id}::text in ('', '{}', '[]'))`
        : sql``
      return [
        column,
        sql`case when x.given ? ${sql.lit(column)}${guard} then ${newValue(resource, column, directives)} else t.${id} end`,
      ]
    }),
  )
}

function assignments(changes: Changes, names: readonly string[]): RawBuilder<unknown> {
  const stamps = names.filter((column) => column.startsWith('lastModified'))
  const values = new Map([...changes, ...stamps.map((column) => [column, sql`x.${sql.id(column)}`] as const)])
  return each([...values.keys()], (column, id) => sql`${id} = ${values.get(column)}`)
}

/** Returns the condition that a row differs: unchanged rows are not written, so that `lastModifiedAt` changes only on real changes. */
const hasChanges = (changes: Changes): RawBuilder<unknown> =>
  changes.size === 0
    ? sql`false`
    : sql`row(${sql.join([...changes.values()])}) is distinct from row(${each([...changes.keys()], (_, id) => sql`t.${id}`)})`

/** Returns the new value of a column. A text keeps the languages that are not given; null clears it. */
function newValue(resource: AnyResource, column: string, { mergeTranslationsOnUpdate: merge }: Directives) {
  const id = sql.id(column)
  if (isCustomFields(resource, column)) return mergeFields(sql`t.${id}`, sql`x.${id}`)
  if (!isLocalized(resource, column)) return sql`x.${id}`
  const replaces = replacesTexts({ mergeTranslationsOnUpdate: merge }, column)
  const kept = sql`case when x.cleared ? ${sql.lit(column)} then '{}' else t.${id} end`
  return replaces ? sql`jsonb_strip_nulls(x.${id})` : sql`jsonb_strip_nulls(${kept} || x.${id})`
}
