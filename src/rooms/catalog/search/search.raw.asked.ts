/** What a list of products asks for, turned into conditions on products (`p`). */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ClusterSearchInput, DateSearchInput, RawProductSearchInput, SortOrder } from '../../../contract/contract.gen.js'
import type { Ctx, Scope } from '../../../core/context.js'
import { assortmentOf, clusterInAssortment, productInAssortment } from '../../sales/orderlist/orderlist.assortment.js'
import {
  attributeNamed,
  byRange,
  byText,
  listedBy,
  type Named,
  type RangeFilter,
  type TextFilter,
  withDescendants,
} from './search.asked.js'

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
  sortInputs?: readonly { field: RawSortField; order?: SortOrder | null }[] | null
}
export type RawSortField = 'ID' | 'SKU' | 'SUPPLIER_CODE' | 'CREATED_AT' | 'LAST_MODIFIED_AT' | 'PRIORITY' | 'RELEVANCE'

export async function conditionsOf(ctx: Ctx, search: RawSearch): Promise<RawBuilder<SqlBool>[]> {
  const assortment = await assortmentOf(ctx, search)
  const { hidden, createdAt, lastModifiedAt } = search
  const oneOf = (column: string, values?: readonly string[] | null) =>
    values?.length ? [sql<SqlBool>`p.${sql.id(column)} = any(${values}::text[])`] : []
  return [
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
    ...(search.textFilters ?? []).map((filter) => hasText(ctx, filter)),
    ...(search.rangeFilters ?? []).map((filter) => hasNumber(ctx, filter)),
    ...between('createdAt', createdAt),
    ...between('lastModifiedAt', lastModifiedAt),
    ...(assortment ? [productInAssortment(assortment, 'p')] : []),
  ]
}

export async function clusterConditionsOf(ctx: Ctx, search: ClusterSearchInput): Promise<RawBuilder<SqlBool>[]> {
  const assortment = await assortmentOf(ctx, search)
  const { hidden, skus, slugs, clusterIds, clusterConfigId, categoryId } = search
  return [
    ...(hidden == null ? [] : [sql<SqlBool>`p.hidden = ${hidden ? 'Y' : 'N'}`]),
    ...(skus?.length ? [sql<SqlBool>`p.code = any(${skus}::text[])`] : []),
    ...(slugs?.length ? [sql<SqlBool>`p.id in (select "clusterId" from "clusterSlug" where slug = any(${slugs}::text[]))`] : []),
    ...(clusterIds?.length ? [sql<SqlBool>`p.id = any(${clusterIds}::int4[])`] : []),
    ...(clusterConfigId ? [sql<SqlBool>`p."clusterConfigId" = ${clusterConfigId}`] : []),
    ...(categoryId ? [sql<SqlBool>`p.id in (${listedBy(sql`= ${categoryId}`)})`] : []),
    ...(assortment ? [clusterInAssortment(assortment, 'p')] : []),
  ]
}

/** Products by number, or all those of some clusters: together they name one set. */
function named({ productIds, clusterIds }: RawSearch): RawBuilder<SqlBool>[] {
  const choices = [
    ...(productIds?.length ? [sql`p.id = any(${productIds}::int4[])`] : []),
    ...(clusterIds?.length ? [sql`coalesce(p."clusterId" = any(${clusterIds}::int4[]), false)`] : []),
  ]
  return choices.length ? [sql`(${sql.join(choices, sql` or `)})`] : []
}

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
  const ofText = sql`exists (select from jsonb_each(a.value) l, jsonb_array_elements_text(l.value) v where v = any(${values}::text[]))`
  const isSaid = sql`case jsonb_typeof(a.value) when 'object' then ${ofText} when 'array' then a.value ?| ${values}::text[]
    else a.value #>> '{}' = any(${values}::text[]) end`
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
    where a."productId" = p.id and ${attributeNamed(scope, attribute)} and ${isSaid})`
  const hasIt = sql`(p.id in (${entries}) or (coalesce(p."clusterId" in (${entries}), false) and ${isSaidOfIt}))`
  return exclude ? sql`not ${hasIt}` : sql`${hasIt}`
}

function between(column: string, range: DateSearchInput | null | undefined): RawBuilder<SqlBool>[] {
  const { greaterThan, lessThan } = range ?? {}
  return [
    ...(greaterThan ? [sql<SqlBool>`p.${sql.id(column)} >= ${new Date(greaterThan)}`] : []),
    ...(lessThan ? [sql<SqlBool>`p.${sql.id(column)} <= ${new Date(lessThan)}`] : []),
  ]
}
