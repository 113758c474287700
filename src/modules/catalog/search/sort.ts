/** The order of search results. */
import { type RawBuilder, sql } from 'kysely'
import type { ProductSortField, SortOrder } from '../../../contract/contract.gen.js'
import { DEFAULT_CURRENCY, DEFAULT_LANGUAGE } from '../../../contract/defaults.js'
import type { ProductSearch } from './conditions.js'
import { lowestPrice, priceOfMember } from './default-price.js'

type SortField = ProductSortField | 'TYPE' | 'ID'

/** One sort of a search: the expression to compare, and its direction with collation and place of nulls. */
export interface SortKey {
  value: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** Which value of its matching products a cluster is sorted by. Most values are those of the cluster, hence all the same. */
  ofCluster: 'min' | 'max'
  /** True when an index on the entries has this order. */
  isIndexed: boolean
}

const COLLATIONS = ['nl', 'en', 'de', 'fr', 'es', 'it', 'pt', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro', 'tr', 'ru', 'el']

/** Returns the ICU collation of a language. Languages order letters differently: å comes after z in Danish, and beside a in Dutch. */
export const collation = (language: string) =>
  sql.id(`${COLLATIONS.includes(language.toLowerCase()) ? language.toLowerCase() : 'und'}-x-icu`)

/**
 * Returns the sorts of a search; `rank` is the expression for relevance. `table` has the columns of the results: "searchMember" with the alias `m`,
 * or "searchEntry" with the alias `e`. A sort by something that products of a cluster differ in, such as their price, belongs here, too:
 * its expression compares `m.id`, and `ofCluster` says which of the matching products counts.
 */
export function sortKeys(search: ProductSearch, rank: RawBuilder<unknown>, table: 'm' | 'e' = 'm'): SortKey[] {
  const { language = DEFAULT_LANGUAGE, currency = DEFAULT_CURRENCY } = search
  return requestedOrder(search).map(({ field, isDescending, direction }) => {
    if (field === 'NAME' || field === 'SHORT_NAME') return nameKey(table, field, language.toUpperCase(), isDescending)
    if (field === 'RELEVANCE') return { value: rank, order: direction, ofCluster: 'max', isIndexed: false }
    const isNotNull = NOT_NULL_FIELDS.has(field)
    const order = isNotNull ? direction : sql`${direction} nulls last`
    // The price of a cluster is that of its cheapest product, in both directions.
    const ofCluster = isDescending && field !== 'PRICE' ? 'max' : 'min'
    return { value: sortExpression(table, field, currency), order, ofCluster, isIndexed: isNotNull }
  })
}

interface SortRequest<F extends string> {
  term?: string | null | undefined
  sortInputs?: readonly { field: F; order?: SortOrder | null }[] | null | undefined
}

/**
 * Returns the sorts that a search requests; by default relevance. Relevance sorts from best to worst unless ASC is requested.
 * Without a term it is left out, since every item is equally relevant.
 */
export function requestedOrder<F extends string>({ sortInputs, term }: SortRequest<F>) {
  const hasTerm = Boolean(term?.trim())
  const requested: readonly { field: F | 'RELEVANCE'; order?: SortOrder | null }[] = sortInputs?.length
    ? sortInputs
    : [{ field: 'RELEVANCE' }]
  return requested
    .filter(({ field }) => field !== 'RELEVANCE' || hasTerm)
    .map(({ field, order }) => {
      const isDescending = order ? order.toUpperCase() === 'DESC' : field === 'RELEVANCE'
      return { field, isDescending, direction: isDescending ? sql`desc` : sql`asc` }
    })
}

/** Fields whose columns are not null and have an index. */
const NOT_NULL_FIELDS: ReadonlySet<SortField> = new Set(['ID', 'SKU', 'SUPPLIER_CODE', 'CREATED_AT', 'LAST_MODIFIED_AT'])
/** Languages in which an index has the order of the names. */
const INDEXED_LANGUAGES = /^(NL|EN|DE|FR)$/

/** Sorts by name or short name in a language. An item without a short name sorts by its name; without either it comes last. */
function nameKey(table: 'm' | 'e', field: 'NAME' | 'SHORT_NAME', language: string, isDescending: boolean): SortKey {
  const name = sql`${sql.ref(`${table}.names`)} ->> ${sql.lit(language)}`
  return {
    value: field === 'NAME' ? sql`(${name})` : sql`coalesce(${sql.ref(`${table}.shortNames`)} ->> ${sql.lit(language)}, ${name})`,
    ofCluster: 'min',
    order: sql`collate ${collation(language)} ${isDescending ? sql`desc nulls last` : sql`asc`}`,
    isIndexed: field === 'NAME' && !isDescending && INDEXED_LANGUAGES.test(language),
  }
}

/** Returns the lowest position of the result in the matching categories. Two subqueries, since each of the two columns has its own index. */
const lowestPosition = (matches: RawBuilder<unknown>) => sql`
  case m.class when 'PRODUCT' then (select min(i."sortOrder") from "categoryItem" i where i."productId" = m."entryId" and ${matches})
               else (select min(i."sortOrder") from "categoryItem" i where i."clusterId" = m."entryId" and ${matches}) end`

/** The position in the searched category, otherwise in one of its descendants. Without a category: in the default category. */
const CATEGORY_POSITION = sql`
  case when area."topIds" is null then ${lowestPosition(sql`i."isDefault"`)}
       else coalesce(${lowestPosition(sql`i."categoryId" = any(area."topIds")`)}, ${lowestPosition(sql`i."categoryId" = any(area."categoryIds")`)}) end`

const SORT_COLUMNS = {
  TYPE: 'class',
  SKU: 'sku',
  SUPPLIER_CODE: 'supplierCode',
  CREATED_AT: 'createdAt',
  LAST_MODIFIED_AT: 'lastModifiedAt',
  PRIORITY: 'priority',
} as const

function sortExpression(
  table: 'm' | 'e',
  field: Exclude<SortField, 'RELEVANCE' | 'NAME' | 'SHORT_NAME'>,
  currency: string,
): RawBuilder<unknown> {
  if (field === 'CATEGORY_ORDER') return CATEGORY_POSITION
  if (field === 'PRICE') return table === 'm' ? priceOfMember(currency) : lowestPrice(currency)
  if (field === 'ID') return table === 'm' ? sql`m."entryId"` : sql`e.id`
  return sql.ref(`${table}.${SORT_COLUMNS[field]}`)
}
