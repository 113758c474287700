/** Lists of what the catalogue holds, by what it is called elsewhere: `baseProducts`, and what a category lists. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BaseProductSearchInput, CategoryBaseProductsSearchInput, ProductClass } from '../../../contract/contract.gen.js'
import { type Page, pageRequest } from '../../../core/base/page.js'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { categoriesOf, listedIn, type Place, type ProductSearch } from './conditions.js'
import { findEntries, prepareSearch } from './find-entries.js'
import { type BaseProductRow, type ItemColumns, itemsOf } from './items.js'
import { loaderFor } from './product-search.js'

/** What lists know beside the product search. */
interface Further {
  types?: readonly ProductClass[] | null | undefined
  categoryId?: number | null | undefined
  categoryUuid?: string | null | undefined
  getDescendants?: boolean | null | undefined
  clusterConfigId?: number | null | undefined
  slugs?: readonly string[] | null | undefined
  uuids?: readonly string[] | null | undefined
  /** Names of other systems; any when there are none. */
  sources?: readonly string[] | undefined
  sourceIds?: readonly string[] | null | undefined
}

/** Products outside clusters, and clusters. */
export function listBaseProducts(
  ctx: Ctx,
  input: BaseProductSearchInput,
  columns: ItemColumns = {},
): Promise<Page<BaseProductRow>> {
  const { sortBy, sortOrder, categoryId: _, getDescendants: __, source, ...rest } = input
  const search: ProductSearch = {
    ...rest,
    language: rest.language ?? 'NL',
    statuses: rest.statuses ?? [],
    createdAt: { greaterThan: rest.dateCreatedFrom ?? null, lessThan: rest.dateCreatedTo ?? null },
    lastModifiedAt: { greaterThan: rest.dateModifiedFrom ?? null, lessThan: rest.dateModifiedTo ?? null },
    sortInputs: sortBy ? [{ field: sortBy, order: sortOrder ?? 'ASC' }] : byNumber(sortOrder),
  } as ProductSearch
  const sourceIds = [...(input.sourceIds ?? []), ...(input.sourceIds_deprecated ?? [])]
  return listEntries(ctx, search, { ...input, sourceIds, sources: source ? [source] : [] }, columns)
}

/** An order alone is that of the numbers; the best come first all the same where a term is sought. */
const byNumber = (order: BaseProductSearchInput['sortOrder']): ProductSearch['sortInputs'] =>
  order ? [{ field: 'RELEVANCE' }, { field: 'ID', order }] : null

async function listEntries(ctx: Ctx, search: ProductSearch, further: Further, columns: ItemColumns) {
  const prepared = await prepareSearch(ctx, search, conditionsOf(further))
  const [found] = await findEntries(ctx, prepared, [{}], pageRequest(search))
  return shown(ctx, prepared.buyer, found as NonNullable<typeof found>, columns)
}

async function shown(
  ctx: Ctx,
  buyer: Buyer,
  found: Page<{ id: number; class: ProductClass }>,
  columns: ItemColumns,
): Promise<Page<BaseProductRow>> {
  const items = await itemsOf(ctx, buyer, found.items, columns)
  return { ...found, items: found.items.flatMap(({ id }) => items.get(id) ?? []) }
}

/** Without a page, a category shows all that it lists: as much as a search shows at once. */
const WHOLE = 500

/** What a category lists, in its order; one search for many categories on a level. */
export function listCategoryItems(
  ctx: Ctx,
  categoryId: number,
  input: CategoryBaseProductsSearchInput,
): Promise<Page<BaseProductRow>> {
  return loaderFor(ctx, listCategoryItems, JSON.stringify(input), async (places: readonly Place[]) => {
    const search = searchInCategory(input)
    const prepared = await prepareSearch(ctx, search, conditionsOf({ types: input.types, ...sourcesOf(input) }))
    const { page, offset } = input
    const pages = await findEntries(ctx, prepared, places, pageRequest({ page, offset: offset ?? WHOLE }))
    const items = await itemsOf(
      ctx,
      prepared.buyer,
      pages.flatMap((found) => found.items),
    )
    return pages.map((found) => ({ ...found, items: found.items.flatMap(({ id }) => items.get(id) ?? []) }))
  }).load({ categoryIds: [categoryId] })
}

/** Unless something is to sort by, things come as the category has them, in either direction; where a term is sought, the best first. */
function searchInCategory(input: CategoryBaseProductsSearchInput): ProductSearch {
  const { term, manufacturers, suppliers, hidden, applyOrderlists, orderlistIds, userId, companyId, sortBy } = input
  const order = input.sortOrder ?? 'ASC'
  return {
    ...{ term, manufacturers, suppliers, hidden, applyOrderlists, orderlistIds, userId, companyId },
    statuses: input.statuses ?? [],
    language: input.language ?? 'NL',
    getDescendants: input.getDescending === 'Y',
    sortInputs: sortBy ? [{ field: sortBy, order }] : [{ field: 'RELEVANCE' }, { field: 'CATEGORY_ORDER', order }],
  } as ProductSearch
}

/** The two old members say the same in lists. */
const sourcesOf = (input: CategoryBaseProductsSearchInput): Further => ({
  sources: [...(input.source ? [input.source] : []), ...(input.sourceNames_deprecated ?? [])],
  sourceIds: [...(input.sourceIds ?? []), ...(input.sourceIds_deprecated ?? [])],
})

function conditionsOf({ types, clusterConfigId, slugs, uuids, ...further }: Further): RawBuilder<SqlBool>[] {
  return [
    ...(types?.length ? [sql<SqlBool>`e.class = any(${types}::text[])`] : []),
    ...(clusterConfigId ? [sql<SqlBool>`e.id in (select id from cluster where "clusterConfigId" = ${clusterConfigId})`] : []),
    ...(slugs?.length
      ? [
          sql<SqlBool>`e.id in (select "productId" from "productSlug" where slug = any(${slugs}::text[])
            union all select "clusterId" from "clusterSlug" where slug = any(${slugs}::text[]))`,
        ]
      : []),
    ...(uuids?.length
      ? [
          sql<SqlBool>`e.id in (select id from product where uuid = any(${uuids}::uuid[])
            union all select id from cluster where uuid = any(${uuids}::uuid[]))`,
        ]
      : []),
    ...inCategory(further),
    ...known(further),
  ]
}

/** Whoever names a category twice means what both list. */
function inCategory({ categoryId, categoryUuid, getDescendants }: Further): RawBuilder<SqlBool>[] {
  const tops = [
    ...(categoryId ? [sql`top.id = ${categoryId}`] : []),
    ...(categoryUuid ? [sql`top.uuid = ${categoryUuid}::uuid`] : []),
  ]
  return tops.map((top) => listedIn(categoriesOf(top, getDescendants === true)))
}

/** Another system knows it, by one of these keys or at all. */
function known({ sources = [], sourceIds }: Further): RawBuilder<SqlBool>[] {
  if (!sources.length && !sourceIds?.length) return []
  const fits = sql`(${sources.length === 0} or name = any(${sources}::text[])) and (${!sourceIds?.length} or id = any(${sourceIds ?? []}::text[]))`
  return [
    sql`e.id in (select "productId" from "productSource" where ${fits} union all select "clusterId" from "clusterSource" where ${fits})`,
  ]
}
