/** Lists of products and clusters with filters that the product search does not have: `baseProducts`, and `Category.baseProducts`. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BaseProductSearchInput, CategoryBaseProductsSearchInput, ProductClass } from '../../../contract/contract.gen.js'
import { type Page, pageRequest } from '../../../core/base/page.js'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { isInCategories, type Place, type ProductSearch, selectCategories } from './conditions.js'
import type { EntryPage } from './engine/search-engine.js'
import { findEntries, prepareSearch } from './find-entries.js'
import { type BaseProductRow, type ItemColumns, itemsOf } from './items.js'
import { loaderFor, placeKey } from './product-search.js'
import type { Term } from './term/term.js'

/** The filters that lists have beside those of the product search. */
interface ExtraFilters {
  types?: readonly ProductClass[] | null | undefined
  categoryId?: number | null | undefined
  categoryUuid?: string | null | undefined
  getDescendants?: boolean | null | undefined
  clusterConfigId?: number | null | undefined
  slugs?: readonly string[] | null | undefined
  uuids?: readonly string[] | null | undefined
  /** Names of source systems; every system when empty. */
  sources?: readonly string[] | undefined
  sourceIds?: readonly string[] | null | undefined
}

/** Lists products outside clusters, and clusters. */
export function listBaseProducts(
  ctx: Ctx,
  input: BaseProductSearchInput,
  columns: ItemColumns = {},
): Promise<Page<BaseProductRow>> {
  const { sortBy, sortOrder, categoryId: _, getDescendants: __, source, ...rest } = input
  const search: ProductSearch = {
    ...rest,
    statuses: rest.statuses ?? [],
    createdAt: { greaterThan: rest.dateCreatedFrom ?? null, lessThan: rest.dateCreatedTo ?? null },
    lastModifiedAt: { greaterThan: rest.dateModifiedFrom ?? null, lessThan: rest.dateModifiedTo ?? null },
    sortInputs: sortBy ? [{ field: sortBy, order: sortOrder ?? 'ASC' }] : sortById(sortOrder),
  } as ProductSearch
  const sourceIds = [...(input.sourceIds ?? []), ...(input.sourceIds_deprecated ?? [])]
  return listEntries(ctx, search, { ...input, sourceIds, sources: source ? [source] : [] }, columns)
}

/** Returns the order of a list with `sortOrder` but without `sortBy`: by id. With a term, relevance still comes first. */
const sortById = (order: BaseProductSearchInput['sortOrder']): ProductSearch['sortInputs'] =>
  order ? [{ field: 'RELEVANCE' }, { field: 'ID', order }] : null

async function listEntries(ctx: Ctx, search: ProductSearch, extra: ExtraFilters, columns: ItemColumns) {
  const prepared = await prepareSearch(ctx, search, extraConditions(extra))
  const [found] = await findEntries(ctx, prepared, [{}], pageRequest(search))
  return withRecords(ctx, prepared.buyer, found as NonNullable<typeof found>, columns)
}

/** Replaces the entries of a page with their products and clusters. */
async function withRecords(
  ctx: Ctx,
  buyer: Buyer,
  { term, result: _, ...found }: EntryPage,
  columns: ItemColumns,
): Promise<Page<BaseProductRow>> {
  const items = await itemsOf(ctx, buyer, found.items, columns)
  return { ...found, ...inLanguage(term), items: found.items.flatMap(({ id }) => items.get(id) ?? []) }
}

/** Returns the language in which a term was found. */
const inLanguage = (term: Term | null) => ({ termLanguage: term?.language ?? null })

/** The page size of a category without an offset: in effect the whole category. */
const DEFAULT_CATEGORY_OFFSET = 500

/** Returns the items of a category in their order. Many categories on one level of a request are read by one search. */
export function listCategoryItems(
  ctx: Ctx,
  categoryId: number,
  input: CategoryBaseProductsSearchInput,
): Promise<Page<BaseProductRow>> {
  return loaderFor(
    ctx,
    listCategoryItems,
    JSON.stringify(input),
    async (areas: readonly Place[]) => {
      const search = searchInCategory(input)
      const prepared = await prepareSearch(ctx, search, extraConditions({ types: input.types, ...sourceFilters(input) }))
      const { page, offset } = input
      const pages = await findEntries(ctx, prepared, areas, pageRequest({ page, offset: offset ?? DEFAULT_CATEGORY_OFFSET }))
      const items = await itemsOf(
        ctx,
        prepared.buyer,
        pages.flatMap((found) => found.items),
      )
      return pages.map(({ term, result: _, ...found }) => ({
        ...found,
        ...inLanguage(term),
        items: found.items.flatMap(({ id }) => items.get(id) ?? []),
      }))
    },
    placeKey,
  ).load({ categoryIds: [categoryId] })
}

/** Returns the input as a product search. Without `sortBy`, items come in the order of the category, in the direction of `sortOrder`; with a term, by relevance first. */
function searchInCategory(input: CategoryBaseProductsSearchInput): ProductSearch {
  const { term, manufacturers, suppliers, hidden, applyOrderlists, orderlistIds, userId, companyId, sortBy } = input
  const order = input.sortOrder ?? 'ASC'
  return {
    ...{ term, manufacturers, suppliers, hidden, applyOrderlists, orderlistIds, userId, companyId },
    statuses: input.statuses ?? [],
    language: input.language,
    getDescendants: input.getDescending === 'Y',
    sortInputs: sortBy ? [{ field: sortBy, order }] : [{ field: 'RELEVANCE' }, { field: 'CATEGORY_ORDER', order }],
  } as ProductSearch
}

/** Returns the source filters, with the deprecated members merged in. */
const sourceFilters = (input: CategoryBaseProductsSearchInput): ExtraFilters => ({
  sources: [...(input.source ? [input.source] : []), ...(input.sourceNames_deprecated ?? [])],
  sourceIds: [...(input.sourceIds ?? []), ...(input.sourceIds_deprecated ?? [])],
})

function extraConditions({ types, clusterConfigId, slugs, uuids, ...others }: ExtraFilters): RawBuilder<SqlBool>[] {
  return [
    ...(types?.length ? [sql<SqlBool>`m.class = any(${types}::text[])`] : []),
    ...(clusterConfigId
      ? [sql<SqlBool>`m."entryId" in (select id from cluster where "clusterConfigId" = ${clusterConfigId})`]
      : []),
    ...(slugs?.length
      ? [
          sql<SqlBool>`m."entryId" in (select "productId" from "productSlug" where slug = any(${slugs}::text[])
            union all select "clusterId" from "clusterSlug" where slug = any(${slugs}::text[]))`,
        ]
      : []),
    ...(uuids?.length
      ? [
          sql<SqlBool>`m."entryId" in (select id from product where uuid = any(${uuids}::uuid[])
            union all select id from cluster where uuid = any(${uuids}::uuid[]))`,
        ]
      : []),
    ...categoryIdConditions(others),
    ...sourceConditions(others),
  ]
}

/** Returns the filters by `categoryId` and `categoryUuid`. With both, an item must be in both categories. */
function categoryIdConditions({ categoryId, categoryUuid, getDescendants }: ExtraFilters): RawBuilder<SqlBool>[] {
  const tops = [
    ...(categoryId ? [sql`top.id = ${categoryId}`] : []),
    ...(categoryUuid ? [sql`top.uuid = ${categoryUuid}::uuid`] : []),
  ]
  return tops.map((top) => isInCategories(selectCategories(top, getDescendants === true)))
}

/** Returns the filter by source system, by id in a source system, or by both. */
function sourceConditions({ sources = [], sourceIds }: ExtraFilters): RawBuilder<SqlBool>[] {
  if (!sources.length && !sourceIds?.length) return []
  const matches = sql`(${sources.length === 0} or name = any(${sources}::text[])) and (${!sourceIds?.length} or id = any(${sourceIds ?? []}::text[]))`
  return [
    sql`m."entryId" in (select "productId" from "productSource" where ${matches} union all select "clusterId" from "clusterSource" where ${matches})`,
  ]
}
