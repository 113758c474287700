/** Turns the search of a list of products or clusters into SQL conditions on its rows. The alias `p` is the product or cluster. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type {
  ClusterSearchInput,
  DateSearchInput,
  ProductClass,
  RawProductSearchInput,
  SortOrder,
} from '../../../../contract/contract.gen.js'
import type { Buyer } from '../../../../core/buyer.js'
import type { Ctx } from '../../../../core/context.js'
import type { FieldCondition } from '../../../../core/store/custom-fields.js'
import { clusterInAssortment, productInAssortment } from '../../../../resources/catalog/assortment.js'
import { lacksLanguage } from '../../../../resources/catalog/missing-language.js'
import { dateRangeConditions } from '../../../../resources/shapes/date-range.js'
import { assortmentOf } from '../../assortment/assortment.js'
import {
  itemsOfCategories,
  nonEmptyFilters,
  type RangeFilter,
  rangeFilterCondition,
  type TextFilter,
  textFilterCondition,
  withDescendants,
} from '../conditions.js'
import type { RawSortField } from './sort.js'

/** The search of a product list. REST has more filters than GraphQL. */
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

/** The search of a cluster list. REST has more filters here, too; cluster.dto.ts declares them. */
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

export async function buildProductConditions(ctx: Ctx, search: RawSearch, buyer: Buyer): Promise<RawBuilder<SqlBool>[]> {
  const assortment = await assortmentOf(ctx, buyer)
  const { hidden, createdAt, lastModifiedAt, missingLanguage } = search
  const oneOf = (column: string, values?: readonly string[] | null) =>
    values?.length ? [sql<SqlBool>`p.${sql.id(column)} = any(${values}::text[])`] : []
  return [
    ...classCondition('PRODUCT', search),
    ...oneOf('status', search.statuses),
    ...(hidden == null ? [] : [sql<SqlBool>`p.hidden = ${hidden ? 'Y' : 'N'}`]),
    ...oneOf('sku', search.skus),
    ...oneOf('manufacturer', search.manufacturers),
    ...oneOf('supplier', search.suppliers),
    ...oneOf('supplierCode', search.supplierCodes),
    ...oneOf('manufacturerCode', search.manufacturerCodes),
    ...oneOf('eanCode', search.EANCodes),
    ...idConditions(search),
    ...categoryCondition(search),
    ...(missingLanguage ? [lacksLanguage(sql`p.names`, missingLanguage)] : []),
    ...sourceCondition(search),
    ...attributeConditions(ctx, search),
    ...(await fieldConditions(ctx, search)),
    ...dateRangeConditions(sql`p."createdAt"`, createdAt),
    ...dateRangeConditions(sql`p."lastModifiedAt"`, lastModifiedAt),
    ...(assortment ? [productInAssortment(assortment, 'p')] : []),
  ]
}

/** Returns the filters by custom fields. */
async function fieldConditions(ctx: Ctx, { customFields }: RawSearch): Promise<RawBuilder<SqlBool>[]> {
  if (!customFields?.length) return []
  const prepared = await ctx.services.customFields.prepareSearch(ctx, 'PRODUCT', { customFields })
  return (prepared.customFields as unknown as FieldCondition[]).map((condition) => condition(sql`p."customFields"`))
}

export async function buildClusterConditions(ctx: Ctx, search: ClusterSearch, buyer: Buyer): Promise<RawBuilder<SqlBool>[]> {
  const assortment = await assortmentOf(ctx, buyer)
  const { hidden, slugs, categoryId } = search
  const idIsIn = (column: string, values?: readonly number[] | null) =>
    values?.length ? [sql<SqlBool>`p.${sql.id(column)} = any(${values}::int4[])`] : []
  const codeIsIn = (values?: readonly string[] | null) => (values?.length ? [sql<SqlBool>`p.code = any(${values}::text[])`] : [])
  return [
    ...classCondition('CLUSTER', search),
    ...(hidden == null ? [] : [sql<SqlBool>`p.hidden = ${hidden ? 'Y' : 'N'}`]),
    ...codeIsIn(search.skus),
    ...codeIsIn(search.codes),
    ...(slugs?.length ? [sql<SqlBool>`p.id in (select "clusterId" from "clusterSlug" where slug = any(${slugs}::text[]))`] : []),
    ...idIsIn('id', search.clusterIds),
    ...idIsIn('id', search.ids),
    ...idIsIn('clusterConfigId', search.clusterConfigId ? [search.clusterConfigId] : null),
    ...idIsIn('clusterConfigId', search.clusterConfigIds),
    ...idIsIn('categoryId', search.categoryIds),
    ...(categoryId ? [sql<SqlBool>`p.id in (${itemsOfCategories(sql`= ${categoryId}`)})`] : []),
    ...clusterSourceCondition(search.sources),
    ...dateRangeConditions(sql`p."createdAt"`, search.createdAt),
    ...dateRangeConditions(sql`p."lastModifiedAt"`, search.lastModifiedAt),
    ...(assortment ? [clusterInAssortment(assortment, 'p')] : []),
  ]
}

/** Returns a condition: a list contains one class only, so a search for the other class finds nothing. */
const classCondition = (type: ProductClass, search: { class?: ProductClass | null }): RawBuilder<SqlBool>[] =>
  search.class && search.class !== type ? [sql`false`] : []

/** Returns the filter by references to source systems: each gives the name of the system, the id in it, or both. */
function clusterSourceCondition(sources: ClusterSearch['sources']): RawBuilder<SqlBool>[] {
  if (!sources?.length) return []
  const references = JSON.stringify(sources.map(({ name = null, id = null }) => ({ name, id })))
  return [
    sql`p.id in (select s."clusterId" from "clusterSource" s join jsonb_to_recordset(${references}::jsonb) as x(name text, id text)
      on (x.name is null or x.name = s.name) and (x.id is null or x.id = s.id))`,
  ]
}

/** Returns the filters by product id and by the cluster that contains the product. */
const idConditions = ({ productIds, clusterIds }: RawSearch): RawBuilder<SqlBool>[] => [
  ...(productIds?.length ? [sql<SqlBool>`p.id = any(${productIds}::int4[])`] : []),
  ...(clusterIds?.length ? [sql<SqlBool>`p."clusterId" = any(${clusterIds}::int4[])`] : []),
]

/** Returns the filter by category: the category contains the product, or its cluster. */
function categoryCondition({ categoryId, getDescendants }: RawSearch): RawBuilder<SqlBool>[] {
  if (!categoryId) return []
  const ids = getDescendants ? withDescendants(sql`top.id = ${categoryId}`) : sql`select ${categoryId}::int4`
  return [
    sql`(p.id in (select i."productId" from "categoryItem" i where i."categoryId" in (${ids}) and i."productId" is not null)
      or coalesce(p."clusterId" in (
        select i."clusterId" from "categoryItem" i where i."categoryId" in (${ids}) and i."clusterId" is not null), false))`,
  ]
}

/** Returns the filter by source system, by id in a source system, or by both. */
function sourceCondition({ source, sourceIds }: RawSearch): RawBuilder<SqlBool>[] {
  if (!source && !sourceIds?.length) return []
  const matches = sql`(${source ?? null}::text is null or name = ${source ?? null}) and (${!sourceIds?.length} or id = any(${sourceIds ?? []}::text[]))`
  return [sql`p.id in (select "productId" from "productSource" where ${matches})`]
}

/**
 * Returns the conditions of the attribute filters on a product itself, which uses its row in the search index. That row also has the values of its
 * cluster, but those belong to other attributes.
 */
const attributeConditions = (ctx: Ctx, { textFilters, rangeFilters }: RawSearch): RawBuilder<SqlBool>[] =>
  [
    ...nonEmptyFilters(textFilters).map(textFilterCondition(ctx, 'PRODUCT')),
    ...(rangeFilters ?? []).map(rangeFilterCondition(ctx, 'PRODUCT')),
  ].map((matches) => sql`p.id in (select m.id from "searchMember" m where ${matches})`)
