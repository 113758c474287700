/** The product search: what `products`, the products of a category, and those of lists answer. */
import DataLoader from 'dataloader'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { columnNames } from '../../../core/store/row.js'
import type { Place, ProductSearch } from './conditions.js'
import { pageOfItems } from './counted-pages.js'
import { counterOrder, findEntries, type Prepared, prepareSearch } from './find-entries.js'
import { type BaseProductRow, type ItemColumns, itemsOf, toBaseProducts } from './items.js'

/** A page of results that still knows its search, for its filters. */
export interface Found extends Page<BaseProductRow> {
  prepared: Prepared
  place: Place
}

/** What a search means that brings no input at all: the defaults of its members. */
export const DEFAULT_SEARCH = {
  statuses: ['A' as const],
  language: 'NL',
  page: 1,
  offset: 12,
  getDescendants: true,
  applyOrderlists: true,
}

/** A larger page is not refused but cut to this. */
const MAX_OFFSET = 500

/**
 * Searches everywhere or in one place. Many parents on one level of a request that ask the same of different places
 * are served by the same few statements.
 */
export function searchProducts(ctx: Ctx, search: ProductSearch, place: Place = {}, columns: ItemColumns = {}): Promise<Found> {
  const { categoryId } = search
  const where: Place = categoryId ? { ...place, categoryIds: [...(place.categoryIds ?? []), categoryId] } : place
  const kind = [Boolean(where.categoryIds), Boolean(where.within)]
  return loaderFor(ctx, searchProducts, JSON.stringify([search, kind, columns]), (places: readonly Place[]) =>
    searchPlaces(ctx, search, places, columns),
  ).load(where)
}

/** The page that a search wants, no larger than allowed. */
export function cappedPage(search: { page?: unknown; offset?: unknown }): PageRequest {
  const { page, offset } = pageRequest(search, 2 ** 31 - 1)
  return { page, offset: Math.min(offset, MAX_OFFSET) }
}

async function searchPlaces(ctx: Ctx, search: ProductSearch, places: readonly Place[], columns: ItemColumns): Promise<Found[]> {
  const prepared = await prepareSearch(ctx, search)
  if (counterOrder(prepared, places)?.by === null) return plainPages(ctx, prepared, places, columns)
  const pages = await findEntries(ctx, prepared, places, cappedPage(search))
  const items = await itemsOf(
    ctx,
    prepared.buyer,
    pages.flatMap((found) => found.items),
    columns,
  )
  return pages.map(({ term, ...found }, i) => ({
    ...found,
    items: found.items.flatMap(({ id }) => items.get(id) ?? []),
    prepared: { ...prepared, term },
    place: places[i] ?? {},
  }))
}

/** Everything of a kind by its number, page by page: what most lists ask for. */
async function plainPages(ctx: Ctx, prepared: Prepared, places: readonly Place[], columns: ItemColumns): Promise<Found[]> {
  const request = cappedPage(prepared.search)
  const { items, itemsFound } = await pageOfItems(ctx, prepared.search, request, {
    product: columns.product ?? columnNames('product'),
    cluster: columns.cluster ?? columnNames('cluster'),
  })
  const page = pageOf(toBaseProducts(ctx, prepared.buyer, items), itemsFound, request)
  return places.map((place) => ({ ...page, prepared, place }))
}

/** One loader per question and request: it answers the question for many keys at once. */
export function loaderFor<K, V>(
  { loaders }: Ctx,
  owner: object,
  question: string,
  answer: (keys: readonly K[]) => Promise<V[]>,
): DataLoader<K, V> {
  const known = (loaders.get(owner) as Map<string, DataLoader<K, V>> | undefined) ?? new Map<string, DataLoader<K, V>>()
  loaders.set(owner, known)
  const loader = known.get(question) ?? new DataLoader<K, V>(answer, { cache: false })
  known.set(question, loader)
  return loader
}
