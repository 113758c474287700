/**
 * Custom fields: fields that a shop defines itself. The module `field-definition` checks their values and selects those that a caller may see;
 * the store calls it for all resources that have `customFields`.
 */
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FieldOwnerType } from '../../contract/contract.gen.js'
import type { DB } from '../../db/db.gen.js'
import type { CustomFieldValue, CustomFieldValues } from '../../db/json.js'
import type { Ctx } from '../context.js'
import type { AnyResource, Table } from './resource.js'

declare module '../context.js' {
  interface Services {
    /** Checks and shows the values of custom fields. */
    customFields: CustomFields
  }
}

/** Checked values to set; null clears a field. */
export type CustomFieldPatch = Record<string, CustomFieldValue | null>

type MaybePromise<T> = T | Promise<T>

/** An item of a bulk: its checked values, what is wrong with them, and the required fields that a new record would lack. */
export interface CheckedItem {
  values?: CustomFieldPatch
  error?: string
  lacking: readonly string[]
}

/** A record that becomes another one, such as a cart that becomes an order. */
export interface FieldTransfer {
  from: FieldOwnerType
  to: FieldOwnerType
  values: CustomFieldValues
  /** A new record gets defaults; an existing one loses the fields that were cleared. */
  isNew: boolean
  /** Required fields must have a value. */
  isFinal?: boolean
}

export interface CustomFields {
  /** Checks the given values of a record. A new record also gets defaults, and must have the required fields. */
  check(ctx: Ctx, owner: FieldOwnerType, given: unknown, isNew: boolean): MaybePromise<CustomFieldPatch>
  /** Checks the items of a bulk, and returns the defaults of new records. */
  checkMany(
    ctx: Ctx,
    owner: FieldOwnerType,
    given: readonly unknown[],
  ): Promise<{ items: CheckedItem[]; defaults: CustomFieldValues }>
  /** Returns the values that the caller may see, without those whose definition was deleted. */
  show(ctx: Ctx, owner: FieldOwnerType, values: CustomFieldValues | null | undefined): MaybePromise<CustomFieldValues>
  /** Returns the values that a record takes over from another one: those of fields that both have, with the same type. */
  transfer(ctx: Ctx, transfer: FieldTransfer): MaybePromise<CustomFieldPatch>
  /** Clears the cache after a change of definitions. */
  forget(ctx: Ctx): void
  /** Checks the filters and the sort of a search by custom fields, and replaces them by SQL. */
  prepareSearch<S extends FieldSearch>(ctx: Ctx, owner: FieldOwnerType, search: S): Promise<S>
}

/** A search that may filter and sort by custom fields. */
interface FieldSearch {
  customFields?: unknown
  sortByCustomField?: unknown
}

/** Values that were checked before, such as those of a revision: they replace the stored ones. */
export class StoredFields {
  constructor(readonly values: CustomFieldValues) {}
}

/** Returns the values of a row with its custom fields checked. Without definitions and without values, this executes no statement. */
export async function withCheckedFields<V extends object>(
  ctx: Ctx,
  { customFields: owner }: Pick<AnyResource, 'customFields'>,
  values: V,
  isNew: boolean,
): Promise<V> {
  const { customFields: given } = values as { customFields?: unknown }
  if (!owner || given instanceof StoredFields || (given === undefined && !isNew)) return values
  const checked = await ctx.services.customFields.check(ctx, owner, isNew ? (given ?? undefined) : given, isNew)
  return { ...values, customFields: checked }
}

/** Returns whether a column contains custom fields. */
export const isCustomFields = ({ customFields }: Pick<AnyResource, 'customFields'>, column: string): boolean =>
  customFields !== undefined && column === 'customFields'

/** Returns the SQL of values after a change: the given fields are set or cleared, the others stay. */
export const mergeFields = (stored: RawBuilder<unknown>, patch: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`jsonb_strip_nulls(${stored} || ${patch})`

/** Returns a record's values after a change: the given fields are set or cleared, the others stay. */
export const patchFields = (stored: CustomFieldValues, patch: CustomFieldPatch): CustomFieldValues =>
  Object.fromEntries(Object.entries({ ...stored, ...patch }).flatMap(([code, value]) => (value === null ? [] : [[code, value]])))

/** A condition on the column `customFields`, made from a filter of a search. */
export type FieldCondition = (column: RawBuilder<unknown>) => RawBuilder<SqlBool>

/** Filters by custom fields. `withPreparedSearch` has made the conditions. */
export const byCustomFields = <T extends Table>(eb: ExpressionBuilder<DB, T>, conditions: unknown): Expression<SqlBool> =>
  eb.and((conditions as readonly FieldCondition[]).map((condition) => condition(sql.ref('customFields'))))

/** Returns a search whose filters and sort by custom fields are checked and ready to use. */
export async function withPreparedSearch<S extends FieldSearch>(ctx: Ctx, resource: AnyResource, search: S): Promise<S> {
  const { customFields, sortByCustomField } = search
  if (!resource.customFields || (customFields == null && sortByCustomField == null)) return search
  return ctx.services.customFields.prepareSearch(ctx, resource.customFields, search)
}

/** Returns the owner that a field of the contract declares by `@fieldsOf`. */
export function ownerOfFields(field: {
  astNode?: { directives?: readonly { name: { value: string }; arguments?: readonly { value: unknown }[] }[] } | null | undefined
}): FieldOwnerType | undefined {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'fieldsOf')
  return (directive?.arguments?.[0]?.value as { value?: FieldOwnerType } | undefined)?.value
}
