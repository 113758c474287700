/** Converts inputs to rows. Columns are named after contract fields, so there is little to convert. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { columns } from '../../db/db.gen.js'
import { invalidField } from '../base/errors.js'
import type { Ctx } from '../context.js'
import { type LocalizedPatch, toLocalized, withoutRemoved } from '../input/localized.js'
import { type CustomFieldPatch, isCustomFields, mergeFields, patchFields, StoredFields } from './custom-fields.js'
import type { AnyResource, Resource, Table } from './resource.js'

const names = new Map<Table, readonly string[]>()

export function columnNames(table: Table): readonly string[] {
  const known = names.get(table) ?? Object.freeze(Object.keys(columns[table]))
  names.set(table, known)
  return known
}

/** Returns the columns that are needed for some fields of a type; all columns if the resource does not list them. */
export function columnsFor({ selectColumns, table }: AnyResource, fields: ReadonlySet<string>): readonly string[] {
  if (!selectColumns) return columnNames(table)
  const needed = new Set<string>([
    ...selectColumns.always,
    ...[...fields].flatMap((field) => selectColumns.reads[field] ?? [field]),
  ])
  return Object.freeze(columnNames(table).filter((column) => column === 'id' || needed.has(column)))
}

export const columnType = (table: Table, column: string): string =>
  (Reflect.get(columns[table], column) as string).replace(/[?*]/g, '')

export const newUuid = (ctx: Pick<Ctx, 'now'>) => v7({ msecs: ctx.now.getTime() })

/** Converts an input to a new row. */
export function toInsert<T extends Table>(resource: Resource<T>, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([column, value]) => {
      if (value === undefined) return []
      const text = localizedIn(resource, column, value)
      if (value instanceof StoredFields) return [[column, JSON.stringify(value.values)]]
      if (isCustomFields(resource, column)) return [[column, JSON.stringify(patchFields({}, value as CustomFieldPatch))]]
      return [[column, asParameter(resource.table, column, text ? withoutRemoved(text) : value)]]
    }),
  )
}

/** Converts an input to an update: a localized text replaces the languages that it contains, null clears a column, and absent properties are not changed. */
export function toUpdate<T extends Table>(resource: Resource<T>, patch: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(patch).flatMap(([column, value]) => {
      if (value === undefined) return []
      const text = localizedIn(resource, column, value)
      if (value instanceof StoredFields) return [[column, JSON.stringify(value.values)]]
      if (isCustomFields(resource, column)) return [[column, mergeFields(sql.ref(column), sql`${JSON.stringify(value)}::jsonb`)]]
      if (text && value !== null) return [[column, sql`jsonb_strip_nulls(${sql.ref(column)} || ${JSON.stringify(text)}::jsonb)`]]
      return [[column, asParameter(resource.table, column, text ?? value)]]
    }),
  )
}

export const isLocalized = ({ localized }: AnyResource, column: string) =>
  (localized as readonly string[] | undefined)?.includes(column) ?? false

/** Converts an input to a row in JSON, with null for languages to remove. */
export const jsonRow = (resource: AnyResource, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => {
        asParameter(resource.table, column, localizedIn(resource, column, value) ?? value)
        return [column, localizedIn(resource, column, value) ?? value]
      }),
  )

function localizedIn(resource: AnyResource, column: string, value: unknown): LocalizedPatch | undefined {
  if (!isLocalized(resource, column)) return undefined
  return Array.isArray(value) ? toLocalized(value) : ((value ?? {}) as LocalizedPatch)
}

/** Converts a value to a parameter. Throws a validation error for null in a column that is not nullable, before the database does. */
function asParameter(table: Table, column: string, value: unknown): unknown {
  const type = Reflect.get(columns[table], column) as string
  if (value === null && !type.includes('?')) throw invalidField(column, 'must not be null')
  return type.startsWith('jsonb') && value !== null ? JSON.stringify(value) : value
}

const has = (resource: { table: Table }, column: string) => column in columns[resource.table]

export const createStamps = (ctx: Ctx, resource: { table: Table }) => ({
  createdAt: ctx.now,
  lastModifiedAt: ctx.now,
  ...(has(resource, 'createdBy') && { createdBy: ctx.actor.userId, lastModifiedBy: ctx.actor.userId }),
})

export const updateStamps = (ctx: Ctx, resource: { table: Table }) => ({
  lastModifiedAt: ctx.now,
  ...(has(resource, 'lastModifiedBy') && { lastModifiedBy: ctx.actor.userId }),
})

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns true if a column can hold the value. A lookup by any other value finds no row; PostgreSQL would report a syntax error. */
export function canHold(table: Table, key: object): boolean {
  return Object.entries(key).every(([column, value]) => {
    const type = columnType(table, column)
    if (type === 'uuid') return UUID.test(String(value))
    if (type === 'int4') return /^(0|-?[1-9]\d{0,9})$/.test(String(value)) && Math.abs(Number(value)) < 2 ** 31
    return !(typeof value === 'string' && value.includes('\0'))
  })
}
