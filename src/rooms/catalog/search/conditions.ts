/** Turns a product search into SQL conditions on search entries. In all SQL of the search, the alias `e` is a row of "searchEntry". */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductSearchInput, ProductSortField, SortOrder } from '../../../contract/contract.gen.js'
import { invalid } from '../../../core/base/errors.js'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx, Scope } from '../../../core/context.js'
import { dateRangeConditions } from '../../../core/store/date-range.js'
import type { Assortment } from '../../../resources/catalog/assortment.js'
import { readsInternal } from '../../../resources/catalog/attribute-description.js'
import { assortmentOf } from '../assortment/assortment.js'
import { MAX_TAG_LENGTH } from '../search-index/entry-rows.js'
import { counterConditions } from './counted-pages.js'
import { priceConditions } from './default-price.js'
import { stockConditions } from './stock.js'

/** A product search, in the words of the contract. Without statuses, products of every status are found. */
export type ProductSearch = Partial<Omit<ProductSearchInput, 'sortInputs'>> & {
  sortInputs?: readonly { field: ProductSortField | 'TYPE' | 'ID'; order?: SortOrder | null }[] | null
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
  /** All other filters, except the term and those by attribute. */
  filters: Condition[]
  /** Filters by values of attributes. */
  attributeFilters: Condition[]
}

export async function buildConditions(ctx: Ctx, search: ProductSearch, buyer: Buyer): Promise<SearchConditions> {
  const assortment = await assortmentOf(ctx, buyer)
  const { class: type, statuses, hidden } = search
  return {
    visibilityKey: [statuses?.toSorted() ?? [], hidden ?? null, assortment],
    visible: [...counterConditions('e', { statuses, hidden }), ...(assortment ? assortmentConditions(assortment) : [])],
    filters: [
      ...counterConditions('e', { class: type }),
      ...idConditions(search),
      ...codeConditions(search),
      ...categoryConditions(search),
      ...dateConditions(search),
      ...priceConditions(search.price),
      ...stockConditions(search),
    ],
    attributeFilters: [
      ...nonEmptyFilters(search.textFilters).map(textFilterCondition(ctx)),
      ...(search.rangeFilters ?? []).map(rangeFilterCondition(ctx)),
    ],
  }
}

/** The ids of the clusters that contain one of these products. */
const clustersOfProducts = (ids: readonly number[]) => sql`
  select m."entryId" from "searchMember" m where m."productId" = any(${ids}::int4[])`

/**
 * The conditions that an entry is in the assortment. A cluster is visible when the cluster or one of its products is on a positive list,
 * and invisible when the cluster or every one of its products is on a negative list.
 */
function assortmentConditions({ positive, negative }: Assortment): Condition[] {
  const excluded = [...negative.productIds, ...negative.clusterIds]
  const included = positive && [...positive.productIds, ...positive.clusterIds]
  const isExcluded = sql`m."productId" = any(${negative.productIds}::int4[])`
  return [
    ...(included
      ? [
          sql<SqlBool>`e.id in (select unnest(${included}::int4[]) union all
            select m."entryId" from "searchMember" m where m."productId" = any(${included}::int4[]) and not ${isExcluded})`,
        ]
      : []),
    ...(excluded.length ? [sql<SqlBool>`e.id not in (select unnest(${excluded}::int4[]))`] : []),
    ...(negative.productIds.length
      ? [
          sql<SqlBool>`e.id not in (select m."entryId" from "searchMember" m
            where m."entryId" in (select m."entryId" from "searchMember" m where ${isExcluded}) group by 1 having bool_and(${isExcluded}))`,
        ]
      : []),
  ]
}

/** Filters by id: `ids` may be products or clusters. The id of a product in a cluster means its cluster. */
function idConditions({ ids, productIds, clusterIds }: ProductSearch): Condition[] {
  const isIn = (entryIds: RawBuilder<unknown>) => sql<SqlBool>`e.id in (${entryIds})`
  const ofProducts = sql`select p.id from product p where p.id = any(${productIds ?? []}::int4[]) union all ${clustersOfProducts(productIds ?? [])}`
  return [
    ...(ids?.length ? [isIn(sql`select unnest(${ids}::int4[]) union all ${clustersOfProducts(ids)}`)] : []),
    ...(productIds?.length ? [isIn(ofProducts)] : []),
    ...(clusterIds?.length ? [isIn(sql`select c.id from cluster c where c.id = any(${clusterIds}::int4[])`)] : []),
  ]
}

/** Filters by codes, makers, tags and bundles. The index on `codes` finds codes without punctuation; the exact code is compared afterwards. */
function codeConditions(search: ProductSearch): Condition[] {
  const has = (column: string, values?: readonly string[] | null) =>
    values?.length ? [sql<SqlBool>`e.${sql.id(column)} && ${values}::text[]`] : []
  const hasCode = (column: string, values?: readonly string[] | null) =>
    values?.length
      ? [sql<SqlBool>`e.codes && array(select "searchCode"(x) from unnest(${values}::text[]) x)`, ...has(column, values)]
      : []
  const { hasBundle, isBundleLeader, tags } = search
  return [
    ...hasCode('skus', search.skus),
    ...hasCode('supplierCodes', search.supplierCodes),
    ...hasCode('manufacturerCodes', search.manufacturerCodes),
    ...hasCode('eanCodes', search.EANCodes),
    ...has('manufacturers', search.manufacturers),
    ...has('suppliers', search.suppliers),
    ...(tags?.length
      ? [sql<SqlBool>`e.tags && array(select left(lower(btrim(x)), ${MAX_TAG_LENGTH}) from unnest(${tags}::text[]) x)`]
      : []),
    ...(hasBundle ? [sql<SqlBool>`e."hasBundle" = ${hasBundle === 'Y'}`] : []),
    ...(isBundleLeader ? [sql<SqlBool>`e."isBundleLeader" = ${isBundleLeader === 'Y'}`] : []),
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

/** The condition that an entry is in one of these categories. */
export const isInCategories = (ids: RawBuilder<unknown>) => sql<SqlBool>`e.id in (${itemsOfCategories(sql`in (${ids})`)})`

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
  ...dateRangeConditions(sql`e."createdAt"`, createdAt),
  ...dateRangeConditions(sql`e."lastModifiedAt"`, lastModifiedAt),
]

export type TextFilter = NonNullable<ProductSearch['textFilters']>[number]
export type RangeFilter = NonNullable<ProductSearch['rangeFilters']>[number]

/** Leaves out filters without values: as everywhere, an empty list does not filter. */
export const nonEmptyFilters = (filters: readonly TextFilter[] | null | undefined) =>
  (filters ?? []).filter(({ values }) => values.length)

/** TEXT is the default type of a text filter, so it does not restrict the type: values of every type are compared as text. */
export const textFilterCondition =
  (scope: Scope) =>
  ({ type, values, ...filter }: TextFilter): Condition =>
    hasAttributeValue(scope, { ...filter, type: type === 'TEXT' ? null : type }, isOneValueOf(values))

/** Colours are compared without case. Only values that look like colours pay for it, since no index supports that comparison. */
const isOneValueOf = (values: readonly string[]) =>
  values.some((value) => value.startsWith('#'))
    ? sql`(v.value = any(${values}::text[]) or (d.type = 'COLOR' and lower(v.value) = any(${lowerCaseAll(values)}::text[])))`
    : sql`v.value = any(${values}::text[])`

export const lowerCaseAll = (values: readonly string[]) => values.map((value) => value.toLowerCase())

export const rangeFilterCondition =
  (scope: Scope) =>
  ({ from, to, ...filter }: RangeFilter): Condition =>
    hasAttributeValue(scope, filter, sql`v.number between ${from} and ${to}`)

/** The id or the name by which a filter refers to an attribute. */
export type AttributeReference = Pick<TextFilter, 'id' | 'name'>

/** The condition that an entry has a value of the attribute that matches: the array of its value ids is compared, which an index supports. */
function hasAttributeValue(
  scope: Scope,
  { exclude, type, ...attribute }: AttributeReference & Pick<TextFilter, 'exclude' | 'type'>,
  matches: RawBuilder<unknown>,
): Condition {
  if (!attribute.id && !attribute.name) throw invalid([{ path: ['id'], message: 'or name of the attribute is required' }])
  const values = selectValueIds(scope, { ...attribute, type: type ?? null }, matches)
  return sql<SqlBool>`${exclude ? sql`not` : sql``} (e."valueIds" && array(${values}))`
}

const selectValueIds = (
  scope: Scope,
  { type, ...attribute }: AttributeReference & { type: string | null },
  matches: RawBuilder<unknown>,
) => sql`
    select v.id from "searchValue" v join "attributeDescription" d on d.id = v."attributeDescriptionId"
     where ${matchesAttribute(scope, attribute)} and (${type}::text is null or d.type = ${type}) and ${matches}`

/** Selects the ids of the values that the text filters of the search select; null when no filter selects any. */
export function selectedValueIds(scope: Scope, { textFilters }: ProductSearch): RawBuilder<unknown> | null {
  const selecting = nonEmptyFilters(textFilters).filter(({ exclude }) => !exclude)
  if (selecting.length === 0) return null
  const queries = selecting.map(({ id, name, values }) =>
    selectValueIds(scope, { id: id ?? null, name: name ?? null, type: null }, isOneValueOf(values)),
  )
  return sql.join(queries, sql` union `)
}

/**
 * The condition that `d`, a row of "attributeDescription", is the attribute that a filter refers to. A product attribute and a cluster
 * attribute may have the same name: then both match. A caller who may not read internal attributes cannot guess their values by
 * filtering either: for that caller the attribute does not exist.
 */
export const matchesAttribute = ({ actor }: Scope, { id = null, name = null }: AttributeReference) => sql<SqlBool>`
  (d."attributeClass" in ('PRODUCT', 'CLUSTER') and (${id}::text is null or d.uuid::text = lower(${id}))
    and (${name}::text is null or d.name = ${name}) and (d."isPublic" or ${readsInternal(actor, 'product')}))`
