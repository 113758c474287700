/** The product search behind `products`, the products of a category, and the products of lists. */
import DataLoader from 'dataloader'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { inSlices } from '../../../core/store/relations.js'
import { columnNames } from '../../../core/store/row.js'
import type { Place, ProductSearch } from './conditions.js'
import { readItemPage } from './counted-pages.js'
import type { IndexResult } from './engine/search-engine.js'
import { counterOrder, findEntries, prepareSearch } from './find-entries.js'
import { type BaseProductRow, itemsOf, type PageSelection, toBaseProducts } from './items.js'
import type { PreparedSearch } from './prepared-search.js'

/** A page of results with the search that found it: the facets of the page are counted from it. */
export interface Found extends Page<BaseProductRow> {
  /** The language in which the term was found; null or absent without a term. */
  termLanguage?: string | null
  prepared: PreparedSearch
  place: Place
  /** All results in the index in memory; null or absent if they were found in SQL. */
  result?: IndexResult | null
  /** True if the index was not available; see EntryPage. */
  isApproximate: boolean
  /** Not yet read: the fields call `priceRangeOf`, because most searches do not select them. */
  minPrice: number
  maxPrice: number
}

/** Placeholders until the price range is selected. */
export const UNREAD_PRICES = { minPrice: 0, maxPrice: 0 }

/** The search of a request without an input: the defaults of its members. */
export const DEFAULT_SEARCH = {
  statuses: ['A' as const],
  page: 1,
  offset: 12,
  getDescendants: true,
  applyOrderlists: true,
}

/** The largest page; larger requests are cut to this size. */
const MAX_OFFSET = 500

/**
 * Searches the whole catalogue or one area of it. If several parents on one level of a request run the same search in different areas,
 * they share the same few statements.
 */
export function searchProducts(ctx: Ctx, search: ProductSearch, area: Place = {}, columns: PageSelection = {}): Promise<Found> {
  const { categoryId } = search
  const narrowed: Place = categoryId ? { ...area, categoryIds: [...(area.categoryIds ?? []), categoryId] } : area
  const form = [Boolean(narrowed.categoryIds), Boolean(narrowed.within)]
  return loaderFor(
    ctx,
    searchProducts,
    JSON.stringify([search, form, columns]),
    (areas: readonly Place[]) => searchAreas(ctx, search, areas, columns),
    placeKey,
  ).load(narrowed)
}

/** Returns a cache key: many parents may be the same category, whose page is read once. */
export const placeKey = (place: Place): unknown => (place.within || !place.categoryIds ? place : place.categoryIds.join())

/** Returns the page that the search requests, cut to the largest size. */
export function cappedPage(search: { page?: unknown; offset?: unknown }): PageRequest {
  const { page, offset } = pageRequest(search, 2 ** 31 - 1)
  return { page, offset: Math.min(offset, MAX_OFFSET) }
}

async function searchAreas(ctx: Ctx, search: ProductSearch, areas: readonly Place[], columns: PageSelection): Promise<Found[]> {
  // The few products of a list are always searched exactly.
  const prepared = {
    ...(await prepareSearch(ctx, search)),
    mayApproximate: areas.every(({ within }) => !within),
    facets: columns.facets ?? null,
  }
  if (counterOrder(prepared, areas)?.by === null) return readUnfilteredPages(ctx, prepared, areas, columns)
  const pages = await findEntries(ctx, prepared, areas, cappedPage(search))
  const items = await itemsOf(
    ctx,
    prepared.buyer,
    pages.flatMap((found) => found.items),
    columns,
  )
  return pages.map(({ term, ...found }, i) => ({
    ...found,
    items: found.items.flatMap(({ id }) => items.get(id) ?? []),
    termLanguage: term?.language ?? null,
    isApproximate: found.isApproximate === true,
    prepared: { ...prepared, term },
    place: areas[i] ?? {},
    ...UNREAD_PRICES,
  }))
}

/** Reads pages of the whole catalogue by id, filtered only by class, statuses and hidden, as most lists are. One statement reads entries and records. */
async function readUnfilteredPages(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  columns: PageSelection,
): Promise<Found[]> {
  const request = cappedPage(prepared.search)
  const { items, itemsFound } = await readItemPage(ctx, prepared.search, request, {
    product: columns.product ?? columnNames('product'),
    cluster: columns.cluster ?? columnNames('cluster'),
  })
  const page = pageOf(toBaseProducts(ctx, prepared.buyer, items), itemsFound, request)
  return areas.map((area) => ({ ...page, isApproximate: false, prepared, place: area, ...UNREAD_PRICES }))
}

/**
 * Returns the DataLoader of a request for one query: it collects the keys of one level and reads them together. `owner` and `queryKey` identify
 * the query; `queryKey` must contain everything that `read` depends on besides the keys. With `cacheKeyFn`, equal keys are read once.
 */
export function loaderFor<K, V>(
  { requestCache, budget }: Ctx,
  owner: object,
  queryKey: string,
  read: (keys: readonly K[]) => Promise<V[]>,
  cacheKeyFn?: (key: K) => unknown,
): DataLoader<K, V> {
  const caching = cacheKeyFn ? { cacheKeyFn: cacheKeyFn as never } : { cache: false }
  return requestCache.get(owner, queryKey, () => new DataLoader<K, V>(read, { ...inSlices({ budget }), ...caching }))
}
