/** Filters and sorts by custom fields, and the indexes that make them fast. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CustomFieldFilterInput, CustomFieldSortInput, FieldOwnerType, FieldType } from '../../../contract/contract.gen.js'
import { invalid, type Problem } from '../../../core/base/errors.js'
import type { FieldCondition } from '../../../core/store/custom-fields.js'
import type { SortBy } from '../../../core/store/resource.js'
import { allOf, anyOf } from '../../../db/conditions.js'
import type { FieldDefinitionRow } from '../../../db/db.gen.js'
import { likePattern } from '../../../resources/text-filters.js'
import type { Definitions } from './definitions.js'
import { checkValue, type FieldRule, scalarType } from './field-definition.values.js'
import { fieldOwners } from './field-owners.js'

interface FieldSearch {
  customFields?: readonly CustomFieldFilterInput[] | null
  sortByCustomField?: CustomFieldSortInput | null
}

const NUMERIC: readonly FieldType[] = ['NUMBER', 'DECIMAL', 'REFERENCE']
const RANGED: readonly FieldType[] = ['NUMBER', 'DECIMAL', 'DATE']

/** The length of a text by which lists are sorted: an index entry has at most 2,700 bytes. */
const SORTED_LENGTH = 200

/** Returns the value of a field as a text. Codes are letters and digits, so that they can be part of the statement, which an index needs. */
const textOf = (column: RawBuilder<unknown>, code: string) => sql`(${column} ->> ${sql.lit(code)})`

/** Returns the value of a field as a number. A value of an earlier definition, which is not a number, counts as missing. */
const numberOf = (column: RawBuilder<unknown>, code: string) =>
  sql`(case when ${textOf(column, code)} ~ '^-?[0-9]+(\\.[0-9]+)?$' then ${textOf(column, code)}::numeric end)`

/** Returns the expression by which a field is compared and sorted. It is the same in statements and indexes. */
export function sortExpression({ type, code }: Pick<FieldDefinitionRow, 'type' | 'code'>, column: RawBuilder<unknown>) {
  return NUMERIC.includes(type) ? numberOf(column, code) : sql`(left(${textOf(column, code)}, ${sql.lit(SORTED_LENGTH)}))`
}

/** Returns the expression that is searched for a part of a text. */
export const searchExpression = ({ code }: Pick<FieldDefinitionRow, 'code'>, column: RawBuilder<unknown>) =>
  sql`(lower(${textOf(column, code)}))`

/** Returns a search with SQL in place of its filters and sort by custom fields. `mayRead` says which fields the caller may see. */
export function prepareFieldSearch<S extends object>(
  owner: FieldOwnerType,
  fields: Definitions,
  mayRead: (field: FieldDefinitionRow) => boolean,
  search: S,
): S {
  const { customFields, sortByCustomField: sort } = search as FieldSearch
  const problems: Problem[] = []
  const fieldOf = (code: string, path: Problem['path']) => {
    const field = fields.get(code)
    const isKnown = field && mayRead(field)
    if (!isKnown) problems.push({ path, message: `[${code}] is not a custom field of ${fieldOwners[owner].label}` })
    else if (!field.isIndexed) problems.push({ path, message: `[${code}] is not indexed: set isIndexed of its definition` })
    return isKnown && field.isIndexed ? field : null
  }
  const conditions = (customFields ?? []).flatMap((filter, i): FieldCondition[] => {
    const field = fieldOf(filter.code, ['customFields', i, 'code'])
    return field ? [(column) => allOf(conditionsOf(field, filter).map((one) => one(column)))] : []
  })
  for (const [i, filter] of (customFields ?? []).entries())
    checkFilter(fields.get(filter.code), filter, ['customFields', i], problems)
  const sorted = sort && fieldOf(sort.code, ['sortByCustomField', 'code'])
  if (sorted?.type === 'LIST') problems.push({ path: ['sortByCustomField', 'code'], message: 'must not be a LIST' })
  if (problems.length) throw invalid(problems)
  return {
    ...search,
    ...(customFields && { customFields: conditions }),
    ...(sort && sorted && { sortByCustomField: { ...sort, by: sortBy(sorted) } }),
  }
}

const sortBy =
  (field: FieldDefinitionRow): SortBy =>
  (column) =>
    sortExpression(field, column('customFields' as never))

/** The rule of values in filters: any value of the type, also one that the definition no longer allows. */
const filterRule = (field: FieldDefinitionRow): FieldRule => {
  const scalar = scalarType(field)
  const blank = { itemType: null, options: [], referenceTo: null, minLength: null, minimum: null, maximum: null, pattern: null }
  return { ...blank, type: scalar === 'ENUM' ? 'TEXT' : scalar, maxLength: 4000 }
}

/** Checks the values of a filter. */
function checkFilter(
  field: FieldDefinitionRow | undefined,
  filter: CustomFieldFilterInput,
  path: Problem['path'],
  problems: Problem[],
) {
  if (!field) return
  const { equals, in: oneOf, greaterThan, lessThan, contains } = filter
  const given = Object.entries({ equals, greaterThan, lessThan }).filter(([, value]) => value != null)
  for (const [name, value] of given) checkValue(filterRule(field), value, [...path, name], problems)
  for (const [i, value] of (oneOf ?? []).entries()) checkValue(filterRule(field), value, [...path, 'in', i], problems)
  for (const [name, value] of Object.entries({ greaterThan, lessThan }))
    if (value != null && !RANGED.includes(field.type))
      problems.push({ path: [...path, name], message: 'is only allowed for the types NUMBER, DECIMAL and DATE' })
  if (contains != null && field.type !== 'TEXT')
    problems.push({ path: [...path, 'contains'], message: 'is only allowed for the type TEXT' })
}

function conditionsOf(field: FieldDefinitionRow, filter: CustomFieldFilterInput): FieldCondition[] {
  const { equals, in: oneOf, greaterThan, lessThan, contains, exists } = filter
  return [
    ...(equals == null ? [] : [isEqual(field, equals)]),
    ...(oneOf ? [(column: RawBuilder<unknown>) => anyOf(oneOf.map((value) => isEqual(field, value)(column)))] : []),
    ...(greaterThan == null ? [] : [compare(field, sql`>=`, greaterThan)]),
    ...(lessThan == null ? [] : [compare(field, sql`<=`, lessThan)]),
    ...(contains == null ? [] : [containsText(field, contains)]),
    ...(exists == null ? [] : [isPresent(field, exists)]),
  ]
}

/** The index of all fields contains only records that have any, so the statement must say so. Decimals have many spellings and are compared as numbers. */
const isEqual =
  (field: FieldDefinitionRow, value: unknown): FieldCondition =>
  (column) => {
    if (field.type === 'DECIMAL') return sql<SqlBool>`${sortExpression(field, column)} = ${String(value)}::numeric`
    const wanted = JSON.stringify({ [field.code]: field.type === 'LIST' ? [value] : value })
    return sql<SqlBool>`${column} <> '{}' and ${column} @> ${wanted}::jsonb`
  }

const compare =
  (field: FieldDefinitionRow, operator: RawBuilder<unknown>, value: unknown): FieldCondition =>
  (column) =>
    NUMERIC.includes(field.type)
      ? sql<SqlBool>`${sortExpression(field, column)} ${operator} ${String(value)}::numeric`
      : sql<SqlBool>`${sortExpression(field, column)} ${operator} ${String(value)}::text`

const containsText =
  (field: FieldDefinitionRow, term: string): FieldCondition =>
  (column) =>
    sql<SqlBool>`${searchExpression(field, column)} like lower(${likePattern(term)})`

/** Lists have no index for this, and are few. */
const isPresent =
  (field: FieldDefinitionRow, exists: boolean): FieldCondition =>
  (column) => {
    const value = field.type === 'LIST' ? textOf(column, field.code) : sortExpression(field, column)
    return exists ? sql<SqlBool>`${column} <> '{}' and ${value} is not null` : sql<SqlBool>`${value} is null`
  }
