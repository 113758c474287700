/** The searches that return index data instead of records: `productSearchSolr` and `productSearchByCategory`. */
import { sql } from 'kysely'
import type {
  IBaseProductSearch,
  ProductSearchByCategoryInput,
  ProductSearchFacetInput,
  ProductSearchSearchInput,
  ProductStatus,
} from '../../../contract/contract.gen.js'
import type { Page } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { formats } from '../../../core/input/scalar-rules.js'
import { groupBy } from '../../../core/store/store.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import type { Place, ProductSearch } from './conditions.js'
import { lowestPrice } from './default-price.js'
import type { IndexResult } from './engine/search-engine.js'
import { type Facet, facetsOf } from './facets/facets.js'
import { findEntries, prepareSearch } from './find-entries.js'
import type { PreparedSearch } from './prepared-search.js'
import { priceSheetConditions } from './price-sheets.js'
import { cappedPage } from './product-search.js'

/** A page of index data with the search that found it: the requested facets are counted from it. */
export interface IndexPage extends Page<IBaseProductSearch> {
  termLanguage: string | null
  isApproximate: boolean
  prepared: PreparedSearch
  place: Place
  result: IndexResult | null
  facets: readonly ProductSearchFacetInput[]
}

/** Searches the whole catalogue, or the categories that the input names. */
export async function searchIndex(ctx: Ctx, input: ProductSearchSearchInput): Promise<IndexPage> {
  const { categoryId, categoryIds = [] } = input
  const named = [...(categoryIds ?? []), ...(categoryId ? [categoryId] : [])]
  const [page] = await searchIndexAreas(ctx, input, [named.length ? { categoryIds: named } : {}])
  return page as IndexPage
}

/** Returns one result for each category, in the order of the input. A category that the input repeats is searched once. */
export async function searchIndexByCategory(ctx: Ctx, input: ProductSearchByCategoryInput) {
  const categoryIds = [...new Set(input.categoryIds)]
  const pages = await searchIndexAreas(
    ctx,
    input,
    categoryIds.map((id) => ({ categoryIds: [id] })),
  )
  return categoryIds.flatMap((categoryId, i) => (pages[i] ? [{ categoryId, response: pages[i] }] : []))
}

async function searchIndexAreas(
  ctx: Ctx,
  { facets, priceSheetIds, ...input }: Omit<ProductSearchSearchInput, 'categoryId' | 'categoryIds'>,
  areas: readonly Place[],
): Promise<IndexPage[]> {
  if (areas.length === 0) return []
  const search = { ...input, getDescendants: input.getDescendants ?? true, ...filtersOf(input) } as ProductSearch
  const prepared = { ...(await prepareSearch(ctx, search, priceSheetConditions(ctx, priceSheetIds))), mayApproximate: true }
  const pages = await findEntries(ctx, prepared, areas, cappedPage(input))
  const items = await readIndexItems(
    ctx,
    pages.flatMap(({ items }) => items.map(({ id }) => id)),
  )
  return pages.map(({ term, ...page }, i) => ({
    ...page,
    items: page.items.flatMap(({ id }) => items.get(id) ?? []),
    termLanguage: term?.language ?? null,
    isApproximate: page.isApproximate === true,
    prepared: { ...prepared, term },
    place: areas[i] ?? {},
    facets: facets ?? [],
  }))
}

/** Returns the attribute of a filter, whose `id` is a uuid or a name. */
const attributeReference = (id: string) => (formats.uuid.pattern.test(id) ? { id } : { name: id })
const filtersOf = ({ textFilters, rangeFilters }: Pick<ProductSearchSearchInput, 'textFilters' | 'rangeFilters'>) => ({
  textFilters: textFilters?.map(({ id, ...filter }) => ({ ...filter, ...attributeReference(id) })) ?? null,
  rangeFilters: rangeFilters?.map(({ id, ...filter }) => ({ ...filter, ...attributeReference(id) })) ?? null,
})

/** Returns the facets that the input requests. A facet with a type is left out if its attribute has another type. Facets are read once for each type. */
export async function requestedFacets(ctx: Ctx, { prepared, place, result, isApproximate, facets }: IndexPage): Promise<Facet[]> {
  const found: Facet[] = []
  for (const [type, requested] of groupBy(facets, (facet) => facet.type ?? null)) {
    const filter = { ids: requested.map(({ id }) => id), types: type && [type] }
    found.push(...(await facetsOf(ctx, { prepared, place, result, isApproximate }, filter)))
  }
  return [...new Map(found.map((facet) => [facet.id, facet])).values()]
}

/** Returns the index data of entries, by id. Deleted records have no entry, so `isDeleted` is always false. */
async function readIndexItems(ctx: Ctx, ids: readonly number[]): Promise<Map<number, IBaseProductSearch>> {
  if (ids.length === 0) return new Map()
  const { currency } = await localeOf(ctx)
  const { rows } = await sql<IBaseProductSearch & { statuses: ProductStatus[] }>`
    select e.id, e.class, coalesce(p.uuid, c.uuid) as uuid, e."createdAt", e."lastModifiedAt", e."indexedAt", e.statuses, (${lowestPrice(currency)} / 100)::float8 as "effectivePrice"
      from "searchEntry" e left join product p on p.id = e.id left join cluster c on c.id = e.id
     where e.id = any(${ids}::int4[])`.execute(ctx.db)
  return new Map(rows.map(({ statuses, ...row }) => [row.id, { ...row, isDeleted: false, status: bestStatus(statuses) }]))
}

const STATUSES_BEST_FIRST: readonly ProductStatus[] = ['A', 'S', 'P', 'T', 'R', 'N']

/** Returns the status of a cluster is the best status of its products; a cluster without products has status N. */
const bestStatus = (statuses: readonly ProductStatus[]): ProductStatus =>
  STATUSES_BEST_FIRST.find((status) => statuses.includes(status)) ?? 'N'
