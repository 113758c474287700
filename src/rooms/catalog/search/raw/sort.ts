/** In which order records (`p`) come that are listed one by one; a term gives them a rank (`f`). */
import { type RawBuilder, sql } from 'kysely'
import type { SortOrder } from '../../../../contract/contract.gen.js'
import { withDescendants } from '../conditions.js'
import { askedOrder, collation, type SortKey } from '../sort.js'

export type RawSortField =
  | 'ID'
  | 'SKU'
  | 'CODE'
  | 'SUPPLIER_CODE'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT'
  | 'PRIORITY'
  | 'NAME'
  | 'SHORT_NAME'
  | 'CATEGORY_ORDER'
  | 'RELEVANCE'

interface Sorted {
  term?: string | null
  language?: string | null
  categoryId?: number | null
  getDescendants?: boolean | null
  sortInputs?: readonly { field: RawSortField; order?: SortOrder | null }[] | null
}

/** The best come first where a term was given, and nothing else asked for. What has no name in the language, or no place, comes last. */
export function rawSortKeys(search: Sorted): Omit<SortKey, 'isIndexed'>[] {
  return askedOrder(search).map(({ field, direction }) => {
    if (field in COLUMNS) return { value: sortedBy(field, search), order: direction }
    const letters = field === 'CATEGORY_ORDER' ? sql`` : sql`collate ${collation(search.language ?? 'NL')}`
    return { value: sortedBy(field, search), order: sql`${letters} ${direction} nulls last` }
  })
}

const COLUMNS = {
  ID: 'p.id',
  SKU: 'p.sku',
  CODE: 'p.code',
  SUPPLIER_CODE: 'p.supplierCode',
  CREATED_AT: 'p.createdAt',
  LAST_MODIFIED_AT: 'p.lastModifiedAt',
  PRIORITY: 'p.priority',
  RELEVANCE: 'f.rank',
} as const

/** What has no short name goes by its name. */
function sortedBy(field: RawSortField, search: Sorted): RawBuilder<unknown> {
  const name = sql`p.names ->> ${sql.lit((search.language ?? 'NL').toUpperCase())}`
  if (field === 'NAME') return sql`(${name})`
  if (field === 'SHORT_NAME')
    return sql`coalesce(p."shortNames" ->> ${sql.lit((search.language ?? 'NL').toUpperCase())}, ${name})`
  return field === 'CATEGORY_ORDER' ? placeOf(search) : sql.ref(COLUMNS[field])
}

/** Its place, or that of the cluster that it is in: in the category that is searched, else in one below it; without a category, in its home. */
function placeOf({ categoryId, getDescendants }: Sorted): RawBuilder<unknown> {
  const least = (which: RawBuilder<unknown>) => sql`
    case when p."clusterId" is null then (select min(i."sortOrder") from "categoryItem" i where i."productId" = p.id and ${which})
         else (select min(i."sortOrder") from "categoryItem" i where i."clusterId" = p."clusterId" and ${which}) end`
  if (!categoryId) return least(sql`i."isDefault"`)
  const here = least(sql`i."categoryId" = ${categoryId}`)
  return getDescendants
    ? sql`coalesce(${here}, ${least(sql`i."categoryId" in (${withDescendants(sql`top.id = ${categoryId}`)})`)})`
    : here
}
