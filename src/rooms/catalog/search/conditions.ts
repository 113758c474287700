/** What a search asks for, turned into conditions on the entries (`e`). */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductSearchInput, ProductSortField, SortOrder } from '../../../contract/contract.gen.js'
import { invalid } from '../../../core/base/errors.js'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx, Scope } from '../../../core/context.js'
import { dateRangeConditions } from '../../../core/store/date-range.js'
import type { Assortment } from '../../../resources/catalog/assortment.js'
import { readsInternal } from '../../../resources/catalog/attribute-description.js'
import { assortmentOf } from '../assortment/assortment.js'
import { TAG_LENGTH } from '../search-index/entry-rows.js'
import { kindConditions } from './counted-pages.js'

/** A search of products in the words of the contract. Without statuses, products of any are found. */
export type ProductSearch = Partial<Omit<ProductSearchInput, 'sortInputs'>> & {
  sortInputs?: readonly { field: ProductSortField | 'TYPE' | 'ID'; order?: SortOrder | null }[] | null
}

/** Where a search looks: everywhere, in categories, or among some products and clusters. */
export interface Place {
  categoryIds?: readonly number[] | undefined
  /** Numbers of products and clusters; a product in a cluster stands for its cluster. */
  within?: readonly number[] | undefined
}

export type Condition = RawBuilder<SqlBool>

/** Conditions by what they mean for the counts of filters. */
export interface Conditions {
  /** What is visible to the buyer at all. */
  visible: Condition[]
  /** The same as a cache key. */
  seen: unknown
  /** The other conditions of the search, except its term. */
  narrowed: Condition[]
  /** By values of attributes. */
  valued: Condition[]
}

export async function conditionsOf(ctx: Ctx, search: ProductSearch, buyer: Buyer): Promise<Conditions> {
  const assortment = await assortmentOf(ctx, buyer)
  const { class: type, statuses, hidden } = search
  return {
    seen: [statuses?.toSorted() ?? [], hidden ?? null, assortment],
    visible: [...kindConditions('e', { statuses, hidden }), ...(assortment ? inAssortment(assortment) : [])],
    narrowed: [...kindConditions('e', { class: type }), ...named(search), ...coded(search), ...placed(search), ...dated(search)],
    valued: [...nonEmptyFilters(search.textFilters).map(byText(ctx)), ...(search.rangeFilters ?? []).map(byRange(ctx))],
  }
}

/** The clusters that show one of these products. */
const shownBy = (ids: readonly number[]) => sql`
  select m."entryId" from "searchMember" m where m."productId" = any(${ids}::int4[])`

/** A cluster is shown when it or one of its products is on a positive list, and hidden when it is on a negative one or all of them are. */
function inAssortment({ positive, negative }: Assortment): Condition[] {
  const refused = [...negative.productIds, ...negative.clusterIds]
  const wanted = positive && [...positive.productIds, ...positive.clusterIds]
  const isRefused = sql`m."productId" = any(${negative.productIds}::int4[])`
  return [
    ...(wanted
      ? [
          sql<SqlBool>`e.id in (select unnest(${wanted}::int4[]) union all
            select m."entryId" from "searchMember" m where m."productId" = any(${wanted}::int4[]) and not ${isRefused})`,
        ]
      : []),
    ...(refused.length ? [sql<SqlBool>`e.id not in (select unnest(${refused}::int4[]))`] : []),
    ...(negative.productIds.length
      ? [
          sql<SqlBool>`e.id not in (select m."entryId" from "searchMember" m
            where m."entryId" in (select m."entryId" from "searchMember" m where ${isRefused}) group by 1 having bool_and(${isRefused}))`,
        ]
      : []),
  ]
}

/** Numbers: `ids` of either kind, the others each of their own. A product in a cluster stands for its cluster. */
function named({ ids, productIds, clusterIds }: ProductSearch): Condition[] {
  const isIn = (numbers: RawBuilder<unknown>) => sql<SqlBool>`e.id in (${numbers})`
  const ofProducts = sql`select p.id from product p where p.id = any(${productIds ?? []}::int4[]) union all ${shownBy(productIds ?? [])}`
  return [
    ...(ids?.length ? [isIn(sql`select unnest(${ids}::int4[]) union all ${shownBy(ids)}`)] : []),
    ...(productIds?.length ? [isIn(ofProducts)] : []),
    ...(clusterIds?.length ? [isIn(sql`select c.id from cluster c where c.id = any(${clusterIds}::int4[])`)] : []),
  ]
}

/** Codes are found without their signs by an index, then compared as they are. */
function coded(search: ProductSearch): Condition[] {
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
      ? [sql<SqlBool>`e.tags && array(select left(lower(btrim(x)), ${TAG_LENGTH}) from unnest(${tags}::text[]) x)`]
      : []),
    ...(hasBundle ? [sql<SqlBool>`e."hasBundle" = ${hasBundle === 'Y'}`] : []),
    ...(isBundleLeader ? [sql<SqlBool>`e."isBundleLeader" = ${isBundleLeader === 'Y'}`] : []),
  ]
}

/** The ids of some categories and of all below them. */
export const withDescendants = (top: RawBuilder<unknown>) => sql`
  select below.id from category top
    join category below on below.id = top.id or (below.path ~>=~ (top.path || '/') and below.path ~<~ (top.path || '0'))
   where ${top}`

/** The ids of some categories, with those below them or without. */
export const categoriesOf = (top: RawBuilder<unknown>, isDeep: boolean) =>
  isDeep ? withDescendants(top) : sql`select top.id from category top where ${top}`

/** What some categories list: products and clusters by number. */
export const itemsOfCategories = (fits: RawBuilder<unknown>) => sql`
  select coalesce(i."productId", i."clusterId") as id from "categoryItem" i where i."categoryId" ${fits}`

export const listedIn = (ids: RawBuilder<unknown>) => sql<SqlBool>`e.id in (${itemsOfCategories(sql`in (${ids})`)})`

function placed({ containerSlugs, containerPathSlugs, path, getDescendants }: ProductSearch): Condition[] {
  const bySlug = (slugs: readonly string[]) =>
    sql`select s."categoryId" from "categorySlug" s where s.slug = any(${slugs}::text[])`
  return [
    ...(containerSlugs?.length ? [listedIn(bySlug(containerSlugs))] : []),
    ...(containerPathSlugs?.length ? [listedIn(withDescendants(sql`top.id in (${bySlug(containerPathSlugs)})`))] : []),
    ...(path ? [listedIn(categoriesOf(sql`top.path = ${path.replace(/^\/+|\/+$/g, '')}`, getDescendants !== false))] : []),
  ]
}

const dated = ({ createdAt, lastModifiedAt }: ProductSearch): Condition[] => [
  ...dateRangeConditions(sql`e."createdAt"`, createdAt),
  ...dateRangeConditions(sql`e."lastModifiedAt"`, lastModifiedAt),
]

export type TextFilter = NonNullable<ProductSearch['textFilters']>[number]
export type RangeFilter = NonNullable<ProductSearch['rangeFilters']>[number]

/** A filter without values narrows nothing, as any empty list. */
export const nonEmptyFilters = (filters: readonly TextFilter[] | null | undefined) =>
  (filters ?? []).filter(({ values }) => values.length)

/** TEXT is what a filter by text says when it says nothing: values of any type are compared as text. */
export const byText =
  (scope: Scope) =>
  ({ type, values, ...filter }: TextFilter): Condition =>
    hasValue(scope, { ...filter, type: type === 'TEXT' ? null : type }, isOneOf(values))

/** Colours are the same in small letters and in capitals; only what looks like one asks for that, as no index helps with it. */
const isOneOf = (values: readonly string[]) =>
  values.some((value) => value.startsWith('#'))
    ? sql`(v.value = any(${values}::text[]) or (d.type = 'COLOR' and lower(v.value) = any(${lowerCaseAll(values)}::text[])))`
    : sql`v.value = any(${values}::text[])`

export const lowerCaseAll = (values: readonly string[]) => values.map((value) => value.toLowerCase())

export const byRange =
  (scope: Scope) =>
  ({ from, to, ...filter }: RangeFilter): Condition =>
    hasValue(scope, filter, sql`v.number between ${from} and ${to}`)

/** How a filter names an attribute. */
export type Named = Pick<TextFilter, 'id' | 'name'>

function hasValue(
  scope: Scope,
  { exclude, type, ...attribute }: Named & Pick<TextFilter, 'exclude' | 'type'>,
  fits: RawBuilder<unknown>,
): Condition {
  if (!attribute.id && !attribute.name) throw invalid([{ path: ['id'], message: 'or name of the attribute is required' }])
  const values = valueIds(scope, { ...attribute, type: type ?? null }, fits)
  return sql<SqlBool>`${exclude ? sql`not` : sql``} (e."valueIds" && array(${values}))`
}

const valueIds = (scope: Scope, { type, ...attribute }: Named & { type: string | null }, fits: RawBuilder<unknown>) => sql`
    select v.id from "searchValue" v join "attributeDescription" d on d.id = v."attributeDescriptionId"
     where ${matchesAttribute(scope, attribute)} and (${type}::text is null or d.type = ${type}) and ${fits}`

/** The ids of the values that were chosen by filters; null when none were. */
export function selectedValueIds(scope: Scope, { textFilters }: ProductSearch): RawBuilder<unknown> | null {
  const chosen = nonEmptyFilters(textFilters).filter(({ exclude }) => !exclude)
  if (chosen.length === 0) return null
  const each = chosen.map(({ id, name, values }) =>
    valueIds(scope, { id: id ?? null, name: name ?? null, type: null }, isOneOf(values)),
  )
  return sql.join(each, sql` union `)
}

/**
 * The attributes of products and of clusters that a filter means: both may have one of the name.
 * Whoever may not read what is not public cannot guess it by filters either: there is no such attribute.
 */
export const matchesAttribute = ({ actor }: Scope, { id = null, name = null }: Named) => sql<SqlBool>`
  (d."attributeClass" in ('PRODUCT', 'CLUSTER') and (${id}::text is null or d.uuid::text = lower(${id}))
    and (${name}::text is null or d.name = ${name}) and (d."isPublic" or ${readsInternal(actor, 'product')}))`
