/** The order of records in the lists of raw/product-list.ts. The alias `p` is the product or cluster, `found` the CTE with its rank for the term. */
import { type RawBuilder, sql } from 'kysely'
import type { SortOrder } from '../../../../contract/contract.gen.js'
import { DEFAULT_LANGUAGE } from '../../../../contract/defaults.js'
import { withDescendants } from '../conditions.js'
import { collation, requestedOrder, type SortKey } from '../sort.js'

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

interface RawSortRequest {
  term?: string | null
  language?: string | null
  categoryId?: number | null
  getDescendants?: boolean | null
  sortInputs?: readonly { field: RawSortField; order?: SortOrder | null }[] | null
}

/** Returns the sorts of a list: by relevance when it has a term and requests no sort. Records without a name in the language, or without a position, come last. */
export function rawSortKeys(search: RawSortRequest): Pick<SortKey, 'value' | 'order'>[] {
  return requestedOrder(search).map(({ field, direction }) => {
    if (field in COLUMNS) return { value: sortExpression(field, search), order: direction }
    const collate = field === 'CATEGORY_ORDER' ? sql`` : sql`collate ${collation(search.language ?? DEFAULT_LANGUAGE)}`
    return { value: sortExpression(field, search), order: sql`${collate} ${direction} nulls last` }
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
  RELEVANCE: 'found.rank',
} as const

/** Returns the expression to compare. A record without a short name sorts by its name. */
function sortExpression(field: RawSortField, search: RawSortRequest): RawBuilder<unknown> {
  const name = sql`p.names ->> ${sql.lit((search.language ?? DEFAULT_LANGUAGE).toUpperCase())}`
  if (field === 'NAME') return sql`(${name})`
  if (field === 'SHORT_NAME')
    return sql`coalesce(p."shortNames" ->> ${sql.lit((search.language ?? DEFAULT_LANGUAGE).toUpperCase())}, ${name})`
  return field === 'CATEGORY_ORDER' ? categoryPosition(search) : sql.ref(COLUMNS[field])
}

/**
 * Returns the position of a product, or of its cluster: in the searched category, otherwise in one of its descendants.
 * Without a category it is the position in the default category.
 */
function categoryPosition({ categoryId, getDescendants }: RawSortRequest): RawBuilder<unknown> {
  const lowest = (matches: RawBuilder<unknown>) => sql`
    case when p."clusterId" is null then (select min(i."sortOrder") from "categoryItem" i where i."productId" = p.id and ${matches})
         else (select min(i."sortOrder") from "categoryItem" i where i."clusterId" = p."clusterId" and ${matches}) end`
  if (!categoryId) return lowest(sql`i."isDefault"`)
  const ownPosition = lowest(sql`i."categoryId" = ${categoryId}`)
  return getDescendants
    ? sql`coalesce(${ownPosition}, ${lowest(sql`i."categoryId" in (${withDescendants(sql`top.id = ${categoryId}`)})`)})`
    : ownPosition
}
