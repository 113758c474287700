/** Lists of what the catalogue holds, by what it is called elsewhere: `baseProducts`, and what a category lists. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BaseProductSearchInput, CategoryBaseProductsSearchInput, ProductClass } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { type Page, type PageRequest, pageRequest } from '../../../core/page.js'
import { formats } from '../../../core/rules.js'
import { listedIn, type Place, type ProductSearch, withDescendants } from './search.asked.js'
import { findEntries, prepare } from './search.entries.js'
import { type BaseProductRow, itemsOf } from './search.items.js'
import { batched } from './search.products.js'

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
export function listBaseProducts(ctx: Ctx, input: BaseProductSearchInput): Promise<Page<BaseProductRow>> {
  const { sortBy, sortOrder, categoryId: _, getDescendants: __, source, ...rest } = input
  const search: ProductSearch = {
    ...rest,
    language: rest.language ?? 'NL',
    statuses: rest.statuses ?? [],
    createdAt: { greaterThan: rest.dateCreatedFrom ?? null, lessThan: rest.dateCreatedTo ?? null },
    lastModifiedAt: { greaterThan: rest.dateModifiedFrom ?? null, lessThan: rest.dateModifiedTo ?? null },
    sortInputs: sortBy ? [{ field: sortBy, order: sortOrder ?? 'ASC' }] : null,
  } as ProductSearch
  const sourceIds = [...(input.sourceIds ?? []), ...(input.sourceIds_deprecated ?? [])]
  return listEntries(ctx, search, { ...input, sourceIds, sources: source ? [source] : [] })
}

async function listEntries(ctx: Ctx, search: ProductSearch, further: Further) {
  const prepared = await prepare(ctx, search, conditionsOf(further))
  const [found] = await findEntries(ctx, prepared, [{}], pageRequest(search))
  return shown(ctx, search, found as NonNullable<typeof found>)
}

async function shown(
  ctx: Ctx,
  search: ProductSearch,
  found: Page<{ id: number; class: ProductClass }>,
): Promise<Page<BaseProductRow>> {
  const items = await itemsOf(ctx, search, found.items)
  return { ...found, items: found.items.flatMap(({ id }) => items.get(id) ?? []) }
}

/** A category answers what it lists without paging: as much as any page may hold. */
const WHOLE: PageRequest = { page: 1, offset: 500 }

/** What a category itself lists, in its order; one search for many categories on a level. */
export function listedBy(ctx: Ctx, categoryId: number, input: CategoryBaseProductsSearchInput): Promise<Page<BaseProductRow>> {
  return batched(ctx, listedBy, JSON.stringify(input), async (places: readonly Place[]) => {
    const search: ProductSearch = { getDescendants: false, statuses: [], sortInputs: [{ field: 'CATEGORY_ORDER', order: 'ASC' }] }
    const prepared = await prepare(ctx, search, conditionsOf(sourcesAsked(input)))
    const pages = await findEntries(ctx, prepared, places, WHOLE)
    const items = await itemsOf(
      ctx,
      search,
      pages.flatMap((page) => page.items),
    )
    return pages.map((page) => ({ ...page, items: page.items.flatMap(({ id }) => items.get(id) ?? []) }))
  }).load({ categoryIds: [categoryId] })
}

/** The two old members say the same in lists. */
const sourcesAsked = (input: CategoryBaseProductsSearchInput): Further => ({
  sources: [...(input.source ? [input.source] : []), ...(input.sourceNames_deprecated ?? [])],
  sourceIds: [...(input.sourceIds ?? []), ...(input.sourceIds_deprecated ?? [])],
})

function conditionsOf({ types, clusterConfigId, slugs, uuids, ...further }: Further): RawBuilder<SqlBool>[] {
  const isUuid = (text: string) => formats.uuid.pattern.test(text)
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
          sql<SqlBool>`e.id in (select id from product where uuid = any(${uuids.filter(isUuid)}::uuid[])
            union all select id from cluster where uuid = any(${uuids.filter(isUuid)}::uuid[]))`,
        ]
      : []),
    ...inCategory(further),
    ...known(further),
  ]
}

function inCategory({ categoryId, categoryUuid, getDescendants }: Further): RawBuilder<SqlBool>[] {
  if (!categoryId && !categoryUuid) return []
  const top = categoryId ? sql`top.id = ${categoryId}` : sql`top.uuid::text = lower(${categoryUuid})`
  return [listedIn(getDescendants ? withDescendants(top) : sql`select top.id from category top where ${top}`)]
}

/** Another system knows it, by one of these keys or at all. */
function known({ sources = [], sourceIds }: Further): RawBuilder<SqlBool>[] {
  if (!sources.length && !sourceIds?.length) return []
  const fits = sql`(${sources.length === 0} or name = any(${sources}::text[])) and (${!sourceIds?.length} or id = any(${sourceIds ?? []}::text[]))`
  return [
    sql`e.id in (select "productId" from "productSource" where ${fits} union all select "clusterId" from "clusterSource" where ${fits})`,
  ]
}
