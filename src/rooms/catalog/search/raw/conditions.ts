/** The search of a list of products or clusters, turned into conditions on its rows (`p`). */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type {
  ClusterSearchInput,
  DateSearchInput,
  ProductClass,
  RawProductSearchInput,
  SortOrder,
} from '../../../../contract/contract.gen.js'
import type { Buyer } from '../../../../core/buyer.js'
import type { Ctx, Scope } from '../../../../core/context.js'
import { dateRangeConditions } from '../../../../core/store/date-range.js'
import { clusterInAssortment, productInAssortment } from '../../../../resources/catalog/assortment.js'
import { assortmentOf } from '../../assortment/assortment.js'
import {
  byRange,
  byText,
  itemsOfCategories,
  lowerCaseAll,
  matchesAttribute,
  type Named,
  nonEmptyFilters,
  type RangeFilter,
  type TextFilter,
  withDescendants,
} from '../conditions.js'
import type { RawSortField } from './sort.js'

/** REST filters by more than GraphQL does. */
export type RawSearch = Partial<RawProductSearchInput> & {
  supplierCodes?: readonly string[] | null
  manufacturerCodes?: readonly string[] | null
  EANCodes?: readonly string[] | null
  getDescendants?: boolean | null
  source?: string | null
  sourceIds?: readonly string[] | null
  textFilters?: readonly TextFilter[] | null
  rangeFilters?: readonly RangeFilter[] | null
  createdAt?: DateSearchInput | null
  lastModifiedAt?: DateSearchInput | null
  class?: ProductClass | null
  sortInputs?: readonly { field: RawSortField; order?: SortOrder | null }[] | null
}

/** REST searches clusters by more, too; cluster.dto.ts declares it. */
export type ClusterSearch = Omit<ClusterSearchInput, 'hidden'> & {
  ids?: readonly number[] | null
  codes?: readonly string[] | null
  categoryIds?: readonly number[] | null
  clusterConfigIds?: readonly number[] | null
  sources?: readonly { name?: string | null; id?: string | null }[] | null
  createdAt?: DateSearchInput | null
  lastModifiedAt?: DateSearchInput | null
  class?: ProductClass | null
  hidden?: boolean | null
  sortInputs?: readonly { field: RawSortField; order?: SortOrder | null }[] | null
}

export async function conditionsOf(ctx: Ctx, search: RawSearch, buyer: Buyer): Promise<RawBuilder<SqlBool>[]> {
  const assortment = await assortmentOf(ctx, buyer)
  const { hidden, createdAt, lastModifiedAt } = search
  const oneOf = (column: string, values?: readonly string[] | null) =>
    values?.length ? [sql<SqlBool>`p.${sql.id(column)} = any(${values}::text[])`] : []
  return [
    ...ofClass('PRODUCT', search),
    ...oneOf('status', search.statuses),
    ...(hidden == null ? [] : [sql<SqlBool>`p.hidden = ${hidden ? 'Y' : 'N'}`]),
    ...oneOf('sku', search.skus),
    ...oneOf('manufacturer', search.manufacturers),
    ...oneOf('supplier', search.suppliers),
    ...oneOf('supplierCode', search.supplierCodes),
    ...oneOf('manufacturerCode', search.manufacturerCodes),
    ...oneOf('eanCode', search.EANCodes),
    ...named(search),
    ...listed(search),
    ...known(search),
    ...nonEmptyFilters(search.textFilters).map((filter) => hasText(ctx, filter)),
    ...(search.rangeFilters ?? []).map((filter) => hasNumber(ctx, filter)),
    ...dateRangeConditions(sql`p."createdAt"`, createdAt),
    ...dateRangeConditions(sql`p."lastModifiedAt"`, lastModifiedAt),
    ...(assortment ? [productInAssortment(assortment, 'p')] : []),
  ]
}

export async function clusterConditionsOf(ctx: Ctx, search: ClusterSearch, buyer: Buyer): Promise<RawBuilder<SqlBool>[]> {
  const assortment = await assortmentOf(ctx, buyer)
  const { hidden, slugs, categoryId } = search
  const numbers = (column: string, values?: readonly number[] | null) =>
    values?.length ? [sql<SqlBool>`p.${sql.id(column)} = any(${values}::int4[])`] : []
  const codes = (values?: readonly string[] | null) => (values?.length ? [sql<SqlBool>`p.code = any(${values}::text[])`] : [])
  return [
    ...ofClass('CLUSTER', search),
    ...(hidden == null ? [] : [sql<SqlBool>`p.hidden = ${hidden ? 'Y' : 'N'}`]),
    ...codes(search.skus),
    ...codes(search.codes),
    ...(slugs?.length ? [sql<SqlBool>`p.id in (select "clusterId" from "clusterSlug" where slug = any(${slugs}::text[]))`] : []),
    ...numbers('id', search.clusterIds),
    ...numbers('id', search.ids),
    ...numbers('clusterConfigId', search.clusterConfigId ? [search.clusterConfigId] : null),
    ...numbers('clusterConfigId', search.clusterConfigIds),
    ...numbers('categoryId', search.categoryIds),
    ...(categoryId ? [sql<SqlBool>`p.id in (${itemsOfCategories(sql`= ${categoryId}`)})`] : []),
    ...ofSources(search.sources),
    ...dateRangeConditions(sql`p."createdAt"`, search.createdAt),
    ...dateRangeConditions(sql`p."lastModifiedAt"`, search.lastModifiedAt),
    ...(assortment ? [clusterInAssortment(assortment, 'p')] : []),
  ]
}

/** A list holds one class: a search for the other class finds nothing in it. */
const ofClass = (type: ProductClass, search: { class?: ProductClass | null }): RawBuilder<SqlBool>[] =>
  search.class && search.class !== type ? [sql`false`] : []

/** Another system knows it, by any of these names, keys, or both. */
function ofSources(sources: ClusterSearch['sources']): RawBuilder<SqlBool>[] {
  if (!sources?.length) return []
  const said = JSON.stringify(sources.map(({ name = null, id = null }) => ({ name, id })))
  return [
    sql`p.id in (select s."clusterId" from "clusterSource" s join jsonb_to_recordset(${said}::jsonb) as x(name text, id text)
      on (x.name is null or x.name = s.name) and (x.id is null or x.id = s.id))`,
  ]
}

/** Products by number, and those of some clusters. */
const named = ({ productIds, clusterIds }: RawSearch): RawBuilder<SqlBool>[] => [
  ...(productIds?.length ? [sql<SqlBool>`p.id = any(${productIds}::int4[])`] : []),
  ...(clusterIds?.length ? [sql<SqlBool>`p."clusterId" = any(${clusterIds}::int4[])`] : []),
]

/** A category lists a product, or the cluster that it is in. */
function listed({ categoryId, getDescendants }: RawSearch): RawBuilder<SqlBool>[] {
  if (!categoryId) return []
  const ids = getDescendants ? withDescendants(sql`top.id = ${categoryId}`) : sql`select ${categoryId}::int4`
  return [
    sql`(p.id in (select i."productId" from "categoryItem" i where i."categoryId" in (${ids}) and i."productId" is not null)
      or coalesce(p."clusterId" in (
        select i."clusterId" from "categoryItem" i where i."categoryId" in (${ids}) and i."clusterId" is not null), false))`,
  ]
}

/** Another system knows it, by one of these keys or at all. */
function known({ source, sourceIds }: RawSearch): RawBuilder<SqlBool>[] {
  if (!source && !sourceIds?.length) return []
  const fits = sql`(${source ?? null}::text is null or name = ${source ?? null}) and (${!sourceIds?.length} or id = any(${sourceIds ?? []}::text[]))`
  return [sql`p.id in (select "productId" from "productSource" where ${fits})`]
}

const hasText = (scope: Scope, filter: TextFilter) => {
  const { values } = filter
  const isColour = sql`(d.type = 'COLOR' and lower(a.value #>> '{}') = any(${lowerCaseAll(values)}::text[]))`
  const ofText = sql`exists (select from jsonb_each(a.value) l, jsonb_array_elements_text(l.value) v where v = any(${values}::text[]))`
  const isSaid = sql`case jsonb_typeof(a.value) when 'object' then ${ofText} when 'array' then a.value ?| ${values}::text[]
    else a.value #>> '{}' = any(${values}::text[]) or ${isColour} end`
  return hasValue(scope, filter, byText(scope)({ ...filter, exclude: false }), isSaid)
}

const hasNumber = (scope: Scope, filter: RangeFilter) => {
  const isBetween = sql`jsonb_typeof(a.value) = 'number' and (a.value #>> '{}')::numeric between ${filter.from} and ${filter.to}`
  return hasValue(scope, filter, byRange(scope)({ ...filter, exclude: false }), isBetween)
}

/** By the entries that have the value; of a cluster's products only those that have it themselves. */
function hasValue(
  scope: Scope,
  { exclude, ...attribute }: Named & Pick<TextFilter, 'exclude'>,
  ofEntry: RawBuilder<SqlBool>,
  isSaid: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const entries = sql`select e.id from "searchEntry" e where ${ofEntry}`
  const isSaidOfIt = sql`exists (select from attribute a join "attributeDescription" d on d.id = a."attributeDescriptionId"
    where a."productId" = p.id and ${matchesAttribute(scope, attribute)} and ${isSaid})`
  const hasIt = sql`(p.id in (${entries}) or (coalesce(p."clusterId" in (${entries}), false) and ${isSaidOfIt}))`
  return exclude ? sql`not ${hasIt}` : sql`${hasIt}`
}
