/**
 * Turns a product search into SQL conditions. In all SQL of the search, the alias `m` is a row of "searchMember": a product, with its
 * result. All conditions apply to the same product, so a cluster is found only by a product that matches as a whole.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductSearchInput, ProductSortField, SortOrder } from '../../../contract/contract.gen.js'
import { DEFAULT_CURRENCY } from '../../../contract/defaults.js'
import { invalid } from '../../../core/base/errors.js'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx, Scope } from '../../../core/context.js'
import type { Assortment } from '../../../resources/catalog/assortment.js'
import { dateRangeConditions } from '../../../resources/shapes/date-range.js'
import { assortmentOf } from '../assortment/assortment.js'
import { readsInternal } from '../attribute/attribute-description.resource.js'
import { MAX_TAG_LENGTH } from '../search-index/entry-rows.js'
import type { CounterFilter } from './counted-pages.js'
import { priceConditions } from './default-price.js'
import { stockConditions } from './stock.js'

/** A product search, with the names of the contract. Without statuses, products of every status are found. */
export type ProductSearch = Partial<Omit<ProductSearchInput, 'sortInputs'>> & {
  sortInputs?: readonly { field: ProductSortField | 'TYPE' | 'ID'; order?: SortOrder | null }[] | null
  /** The currency of the prices to filter and sort by. A search without these has none. */
  currency?: string
}

/** The area of a search: the whole catalogue, some categories, or some products and clusters. */
export interface Place {
  categoryIds?: readonly number[] | undefined
  /** Ids of products and clusters. The id of a product in a cluster means its cluster. */
  within?: readonly number[] | undefined
}

export type Condition = RawBuilder<SqlBool>

/** The conditions of a search, in the groups that the counts of facets need: each count leaves out other groups. */
export interface SearchConditions {
  /** What the buyer may see with the requested statuses and `hidden`. */
  visible: Condition[]
  /** Everything that `visible` depends on, as part of a cache key. */
  visibilityKey: unknown
  /** The order lists in `visible`; null if nothing is left out. */
  assortment: Assortment | null
  /** All other filters, except the term and those by attribute. */
  filters: Condition[]
  /** The filters that an index in memory does not support: all but the class. */
  unindexed: Condition[]
  /** Filters by values of attributes. */
  attributeFilters: Condition[]
  /** The same filters as lists of values. */
  valueFilters: ValueSelection[]
}

/** A filter by attribute: `valueIds` selects the ids of its values. */
export interface ValueSelection {
  valueIds: RawBuilder<unknown>
  isExcluding: boolean
}

export async function buildConditions(ctx: Ctx, search: ProductSearch, buyer: Buyer): Promise<SearchConditions> {
  const assortment = await assortmentOf(ctx, buyer)
  const { class: type, statuses, hidden } = search
  const unindexed = [
    ...idConditions(search),
    ...codeConditions(search),
    ...categoryConditions(search),
    ...dateConditions(search),
    // Filters by what is offered for a product, such as its price and its stock: each is a condition on `m.id`.
    ...priceConditions(search.price, search.currency ?? DEFAULT_CURRENCY),
    ...stockConditions(search),
  ]
  const valueFilters = [
    ...nonEmptyFilters(search.textFilters).map(textFilterValues(ctx)),
    ...(search.rangeFilters ?? []).map(rangeFilterValues(ctx)),
  ]
  return {
    assortment,
    unindexed,
    valueFilters,
    visibilityKey: [statuses?.toSorted() ?? [], hidden ?? null, assortment],
    visible: [...memberConditions({ statuses, hidden }), ...(assortment ? assortmentConditions(assortment) : [])],
    filters: [...memberConditions({ class: type }), ...unindexed],
    attributeFilters: valueFilters.map(hasSelectedValue),
  }
}

/** Returns the filters that counters support for whole lists, as conditions on members. */
const memberConditions = ({ class: type, statuses, hidden }: CounterFilter): Condition[] => [
  ...(type ? [sql<SqlBool>`m.class = ${type}`] : []),
  ...(statuses?.length ? [sql<SqlBool>`m.status = any(${statuses}::text[])`] : []),
  ...(hidden == null ? [] : [sql<SqlBool>`m.hidden = ${hidden}`]),
]

/** Selects the members with these ids: as products, or as results. */
const membersOf = (ids: RawBuilder<unknown>) => sql`
  select unnest(${ids}) union all select named.id from "searchMember" named where named."entryId" = any(${ids})`

/** Returns the conditions that a product is in the assortment: it or its cluster is on a positive list if there is one, and neither is on a negative list. */
function assortmentConditions({ positive, negative }: Assortment): Condition[] {
  const { productIds, clusterIds } = negative
  return [
    ...(positive
      ? [
          sql<SqlBool>`m.id in (select unnest(${positive.productIds}::int4[]) union all ${membersOf(sql`${positive.clusterIds}::int4[]`)})`,
        ]
      : []),
    ...(productIds.length ? [sql<SqlBool>`m.id not in (select unnest(${productIds}::int4[]))`] : []),
    ...(clusterIds.length ? [sql<SqlBool>`m."entryId" not in (select unnest(${clusterIds}::int4[]))`] : []),
  ]
}

/** Filters by id: `ids` may be products or clusters. The id of a product in a cluster means its cluster. A cluster without products has no status. */
function idConditions({ ids, productIds, clusterIds }: ProductSearch): Condition[] {
  return [
    ...(ids?.length ? [sql<SqlBool>`m.id in (${membersOf(sql`${ids}::int4[]`)})`] : []),
    ...(productIds?.length ? [sql<SqlBool>`(m.id = any(${productIds}::int4[]) and m.status is not null)`] : []),
    ...(clusterIds?.length ? [sql<SqlBool>`(m."entryId" = any(${clusterIds}::int4[]) and m.class = 'CLUSTER')`] : []),
  ]
}

/** Filters by codes, makers, tags and bundles. The index on `codes` finds codes without punctuation; the exact code is compared afterwards. */
function codeConditions(search: ProductSearch): Condition[] {
  const isOneOf = (column: string, values?: readonly string[] | null) =>
    values?.length ? [sql<SqlBool>`m.${sql.id(column)} = any(${values}::text[])`] : []
  const hasCode = (matches: (values: readonly string[]) => Condition, values?: readonly string[] | null) =>
    values?.length
      ? [sql<SqlBool>`m.codes && array(select "searchCode"(x) from unnest(${values}::text[]) x)`, matches(values)]
      : []
  const contains = (column: string) => (values: readonly string[]) => sql<SqlBool>`m.${sql.id(column)} && ${values}::text[]`
  const equals = (column: string) => (values: readonly string[]) => sql<SqlBool>`m.${sql.id(column)} = any(${values}::text[])`
  const { hasBundle, isBundleLeader, tags } = search
  return [
    ...hasCode(contains('skus'), search.skus),
    ...hasCode(contains('supplierCodes'), search.supplierCodes),
    ...hasCode(equals('manufacturerCode'), search.manufacturerCodes),
    ...hasCode(equals('eanCode'), search.EANCodes),
    ...isOneOf('manufacturer', search.manufacturers),
    ...isOneOf('supplier', search.suppliers),
    ...(tags?.length
      ? [sql<SqlBool>`m.tags && array(select left(lower(btrim(x)), ${MAX_TAG_LENGTH}) from unnest(${tags}::text[]) x)`]
      : []),
    ...(hasBundle ? [sql<SqlBool>`m."hasBundle" = ${hasBundle === 'Y'}`] : []),
    ...(isBundleLeader ? [sql<SqlBool>`m."isBundleLeader" = ${isBundleLeader === 'Y'}`] : []),
  ]
}

/** Selects the ids of the categories that match `top` and of all their descendants. '0' is the character after '/', so the range holds every path below. */
export const withDescendants = (top: RawBuilder<unknown>) => sql`
  select below.id from category top
    join category below on below.id = top.id or (below.path ~>=~ (top.path || '/') and below.path ~<~ (top.path || '0'))
   where ${top}`

/** Selects the ids of the categories that match `top`, with their descendants if wanted. */
export const selectCategories = (top: RawBuilder<unknown>, isWithDescendants: boolean) =>
  isWithDescendants ? withDescendants(top) : sql`select top.id from category top where ${top}`

/** Selects the ids of the products and clusters in some categories; `matches` is the comparison for "categoryId", such as `= 5`. */
export const itemsOfCategories = (matches: RawBuilder<unknown>) => sql`
  select coalesce(i."productId", i."clusterId") as id from "categoryItem" i where i."categoryId" ${matches}`

/** Returns the condition that the result is in one of these categories. */
export const isInCategories = (ids: RawBuilder<unknown>) => sql<SqlBool>`m."entryId" in (${itemsOfCategories(sql`in (${ids})`)})`

function categoryConditions({ containerSlugs, containerPathSlugs, path, getDescendants }: ProductSearch): Condition[] {
  const bySlug = (slugs: readonly string[]) =>
    sql`select s."categoryId" from "categorySlug" s where s.slug = any(${slugs}::text[])`
  return [
    ...(containerSlugs?.length ? [isInCategories(bySlug(containerSlugs))] : []),
    ...(containerPathSlugs?.length ? [isInCategories(withDescendants(sql`top.id in (${bySlug(containerPathSlugs)})`))] : []),
    ...(path
      ? [isInCategories(selectCategories(sql`top.path = ${path.replace(/^\/+|\/+$/g, '')}`, getDescendants !== false))]
      : []),
  ]
}

const dateConditions = ({ createdAt, lastModifiedAt }: ProductSearch): Condition[] => [
  ...dateRangeConditions(sql`m."createdAt"`, createdAt),
  ...dateRangeConditions(sql`m."lastModifiedAt"`, lastModifiedAt),
]

export type TextFilter = NonNullable<ProductSearch['textFilters']>[number]
export type RangeFilter = NonNullable<ProductSearch['rangeFilters']>[number]

/** Leaves out filters without values: as everywhere, an empty list does not filter. */
export const nonEmptyFilters = (filters: readonly TextFilter[] | null | undefined) =>
  (filters ?? []).filter(({ values }) => values.length)

/** TEXT is the default type of a text filter, so it does not restrict the type: values of every type are compared as text. */
const textFilterValues =
  (scope: Scope, ofClass?: 'PRODUCT') =>
  ({ type, values, ...filter }: TextFilter): ValueSelection =>
    attributeValues(scope, { ...filter, ofClass, type: type === 'TEXT' ? null : type }, isOneValueOf(values))

export const textFilterCondition = (scope: Scope, ofClass?: 'PRODUCT') => (filter: TextFilter) =>
  hasSelectedValue(textFilterValues(scope, ofClass)(filter))

/** Compares colours ignoring case. Only values that look like colours are compared that way, since no index supports it. */
const isOneValueOf = (values: readonly string[]) =>
  values.some((value) => value.startsWith('#'))
    ? sql`(v.value = any(${values}::text[]) or (d.type = 'COLOR' and lower(v.value) = any(${lowerCaseAll(values)}::text[])))`
    : sql`v.value = any(${values}::text[])`

const lowerCaseAll = (values: readonly string[]) => values.map((value) => value.toLowerCase())

const rangeFilterValues =
  (scope: Scope, ofClass?: 'PRODUCT') =>
  ({ from, to, ...filter }: RangeFilter): ValueSelection =>
    attributeValues(scope, { ...filter, ofClass }, sql`v.number between ${from} and ${to}`)

export const rangeFilterCondition = (scope: Scope, ofClass?: 'PRODUCT') => (filter: RangeFilter) =>
  hasSelectedValue(rangeFilterValues(scope, ofClass)(filter))

/** The id or the name by which a filter refers to an attribute; `ofClass` leaves out attributes of clusters. */
type AttributeReference = Pick<TextFilter, 'id' | 'name'> & { ofClass?: 'PRODUCT' | undefined }

/** Selects the matching values of the attribute. */
function attributeValues(
  scope: Scope,
  { exclude, type, ...attribute }: AttributeReference & Pick<TextFilter, 'exclude' | 'type'>,
  matches: RawBuilder<unknown>,
): ValueSelection {
  if (!attribute.id && !attribute.name) throw invalid([{ path: ['id'], message: 'or name of the attribute is required' }])
  return { valueIds: selectValueIds(scope, { ...attribute, type: type ?? null }, matches), isExcluding: Boolean(exclude) }
}

/** Returns the condition that a product or its cluster has one of the values: the array of value ids is compared, which an index supports. */
const hasSelectedValue = ({ valueIds, isExcluding }: ValueSelection): Condition =>
  sql<SqlBool>`${isExcluding ? sql`not` : sql``} (m."valueIds" && array(${valueIds}))`

const selectValueIds = (
  scope: Scope,
  { type, ...attribute }: AttributeReference & { type: string | null },
  matches: RawBuilder<unknown>,
) => sql`
    select v.id from "searchValue" v join "attributeDescription" d on d.id = v."attributeDescriptionId"
     where ${matchesAttribute(scope, attribute)} and (${type}::text is null or d.type = ${type}) and ${matches}`

/** Selects the ids of the values that the text filters of the search select; null if no filter selects any. */
export function selectedValueIds(scope: Scope, { textFilters }: ProductSearch): RawBuilder<unknown> | null {
  const selecting = nonEmptyFilters(textFilters).filter(({ exclude }) => !exclude)
  if (selecting.length === 0) return null
  const queries = selecting.map(({ id, name, values }) =>
    selectValueIds(scope, { id: id ?? null, name: name ?? null, type: null }, isOneValueOf(values)),
  )
  return sql.join(queries, sql` union `)
}

/**
 * Returns the condition that `d`, a row of "attributeDescription", is the attribute that a filter refers to. A product attribute and a cluster
 * attribute may have the same name: then both match. A caller who may not read internal attributes cannot guess their values by
 * filtering either: for that caller the attribute does not exist.
 */
const matchesAttribute = ({ actor }: Scope, { id = null, name = null, ofClass }: AttributeReference) => sql<SqlBool>`
  (d."attributeClass" in ('PRODUCT', ${ofClass ?? 'CLUSTER'}) and (${id}::text is null or d.uuid::text = lower(${id}))
    and (${name}::text is null or d.name = ${name}) and (d."isPublic" or ${readsInternal(actor, 'product')}))`
