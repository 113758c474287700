/** The products and clusters of order lists and favorite lists, searched like the catalogue. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductSearchInput } from '../../../contract/contract.gen.js'
import { pageOf } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { groupBy } from '../../../core/store/store.js'
import type { Place, ProductSearch } from '../../catalog/search/conditions.js'
import type { EntryPage } from '../../catalog/search/engine/search-engine.js'
import { findEntries, prepareSearch } from '../../catalog/search/find-entries.js'
import { itemsOf } from '../../catalog/search/items.js'
import {
  cappedPage,
  DEFAULT_SEARCH,
  type Found,
  loaderFor,
  searchProducts,
  UNREAD_PRICES,
} from '../../catalog/search/product-search.js'
import { entryConditions, productConditions } from './list-items.conditions.js'
import type { EntryTable } from './list-items.js'

/** Searches among the clusters of a list, with a few statements for many lists. */
export async function searchListedClusters(
  ctx: Ctx,
  { table, list }: EntryTable,
  listId: number,
  search?: ProductSearchInput | null,
): Promise<Found> {
  const within = await loaderFor<number, number[]>(ctx, searchListedClusters, table, async (listIds) => {
    const { rows } = await sql<{ listId: number; ids: number[] }>`
      select ${sql.id(list)} as "listId", array_agg("clusterId" order by "clusterId") as ids from ${sql.table(table)}
       where ${sql.id(list)} = any(${listIds}::int4[]) and "clusterId" is not null group by 1`.execute(ctx.db)
    const byList = new Map(rows.map(({ listId, ids }) => [listId, ids]))
    return listIds.map((id) => byList.get(id) ?? [])
  }).load(listId)
  return searchProducts(ctx, search ?? DEFAULT_SEARCH, { within })
}

/**
 * Searches among the products of a list, with a few statements for many lists. Products are returned even if the catalogue shows their cluster instead.
 * Product properties are matched on the product, everything else (terms, attributes, categories) on its catalogue entry.
 */
export function searchListedProducts(
  ctx: Ctx,
  pairs: EntryTable,
  listId: number,
  search?: ProductSearchInput | null,
): Promise<Found> {
  const given: ProductSearch = search ?? DEFAULT_SEARCH
  const question = JSON.stringify([pairs.table, given])
  return loaderFor<number, Found>(ctx, searchListedProducts, question, (ids) => readProductPages(ctx, pairs, ids, given)).load(
    listId,
  )
}

/** A product of a list, and its catalogue entry. */
interface ListedProduct {
  listId: number
  id: number
  entryId: number
}

const ALL_ENTRIES = { page: 1, offset: 2 ** 31 - 1 }

async function readProductPages(
  ctx: Ctx,
  pairs: EntryTable,
  listIds: readonly number[],
  search: ProductSearch,
): Promise<Found[]> {
  const listed = groupBy(
    await readListedProducts(ctx, pairs, listIds, await productConditions(ctx, search)),
    ({ listId }) => listId,
  )
  const productsOf = listIds.map((id) => listed.get(id) ?? [])
  const places = productsOf.map((products) => entriesOfProducts(products, search))
  const prepared = await prepareSearch(ctx, search)
  const found = await findEntries(ctx, await prepareSearch(ctx, entryConditions(search)), places, ALL_ENTRIES)
  const request = cappedPage(search)
  const all = productsOf.map((products, i) => orderByEntries(products, found[i]))
  const shown = all.map((ids) => ids.slice((request.page - 1) * request.offset, request.page * request.offset))
  const rows = await itemsOf(
    ctx,
    prepared.buyer,
    shown.flat().map((id) => ({ id, class: 'PRODUCT' })),
  )
  return shown.map((ids, i) => ({
    ...pageOf(
      ids.flatMap((id) => rows.get(id) ?? []),
      all[i]?.length ?? 0,
      request,
    ),
    isApproximate: false,
    prepared: { ...prepared, term: found[i]?.term ?? null },
    place: places[i] ?? {},
    ...UNREAD_PRICES,
  }))
}

const entriesOfProducts = (products: readonly ListedProduct[], { categoryId }: ProductSearch): Place => ({
  within: [...new Set(products.map(({ entryId }) => entryId))],
  ...(categoryId && { categoryIds: [categoryId] }),
})

/** Returns the products in the order of their entries. */
function orderByEntries(products: readonly ListedProduct[], found: EntryPage | undefined): number[] {
  const byEntry = groupBy(products, ({ entryId }) => entryId)
  return (found?.items ?? []).flatMap(({ id }) => (byEntry.get(id) ?? []).map((product) => product.id))
}

async function readListedProducts(
  ctx: Ctx,
  { table, list }: EntryTable,
  listIds: readonly number[],
  fits: RawBuilder<SqlBool>,
): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProduct>`
    select item.${sql.id(list)} as "listId", product.id, coalesce(product."clusterId", product.id) as "entryId"
      from ${sql.table(table)} item
      join product on product.id = item."productId"
      left join cluster on cluster.id = product."clusterId"
     where item.${sql.id(list)} = any(${listIds}::int4[]) and ${fits} order by 1, 2`.execute(ctx.db)
  return rows
}
