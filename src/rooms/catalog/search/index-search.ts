/** The search as the index has it: `productSearchSolr`, and the same search in several categories. */
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
import { formats } from '../../../core/input/rules.js'
import { groupBy } from '../../../core/store/store.js'
import type { Place, ProductSearch } from './conditions.js'
import { type Facet, facetsOf } from './facets/facets.js'
import { findEntries, type Prepared, prepareSearch } from './find-entries.js'
import { cappedPage } from './product-search.js'

/** A page of what the index knows, and what its filters are made from. */
export interface IndexPage extends Page<IBaseProductSearch> {
  prepared: Prepared
  place: Place
  facets: readonly ProductSearchFacetInput[]
}

/** Searches everywhere, or in the categories that the search names. */
export async function searchIndex(ctx: Ctx, input: ProductSearchSearchInput): Promise<IndexPage> {
  const { categoryId, categoryIds = [] } = input
  const tops = [...(categoryIds ?? []), ...(categoryId ? [categoryId] : [])]
  const [page] = await searchPlaces(ctx, input, [tops.length ? { categoryIds: tops } : {}])
  return page as IndexPage
}

/** One answer per category, in the order given, however often one is named. */
export async function searchIndexByCategory(ctx: Ctx, input: ProductSearchByCategoryInput) {
  const categoryIds = [...new Set(input.categoryIds)]
  const pages = await searchPlaces(
    ctx,
    input,
    categoryIds.map((id) => ({ categoryIds: [id] })),
  )
  return categoryIds.flatMap((categoryId, i) => (pages[i] ? [{ categoryId, response: pages[i] }] : []))
}

async function searchPlaces(
  ctx: Ctx,
  { facets, ...input }: Omit<ProductSearchSearchInput, 'categoryId' | 'categoryIds'>,
  places: readonly Place[],
): Promise<IndexPage[]> {
  if (places.length === 0) return []
  const search = { ...input, getDescendants: input.getDescendants ?? true, ...filtersOf(input) } as ProductSearch
  const prepared = await prepareSearch(ctx, search)
  const pages = await findEntries(ctx, prepared, places, cappedPage(input))
  const known = await indexed(
    ctx,
    pages.flatMap(({ items }) => items.map(({ id }) => id)),
  )
  return pages.map(({ term, ...page }, i) => ({
    ...page,
    items: page.items.flatMap(({ id }) => known.get(id) ?? []),
    prepared: { ...prepared, term },
    place: places[i] ?? {},
    facets: facets ?? [],
  }))
}

/** Here an attribute goes by its id or by its name. */
const attributeOf = (id: string) => (formats.uuid.pattern.test(id) ? { id } : { name: id })
const filtersOf = ({ textFilters, rangeFilters }: Pick<ProductSearchSearchInput, 'textFilters' | 'rangeFilters'>) => ({
  textFilters: textFilters?.map(({ id, ...filter }) => ({ ...filter, ...attributeOf(id) })) ?? null,
  rangeFilters: rangeFilters?.map(({ id, ...filter }) => ({ ...filter, ...attributeOf(id) })) ?? null,
})

/** Only what was asked for as a facet is counted; where a type is said, only if the attribute is of it. A statement for each type that is said. */
export async function facetsAsked(ctx: Ctx, { prepared, place, facets }: IndexPage): Promise<Facet[]> {
  const found: Facet[] = []
  for (const [type, some] of groupBy(facets, (facet) => facet.type ?? null)) {
    const wanted = { ids: some.map(({ id }) => id), types: type && [type] }
    found.push(...(await facetsOf(ctx, { prepared, place }, wanted)))
  }
  return [...new Map(found.map((facet) => [facet.id, facet])).values()]
}

/** What the index knows of entries; what is gone is not in it. */
async function indexed(ctx: Ctx, ids: readonly number[]): Promise<Map<number, IBaseProductSearch>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<IBaseProductSearch & { statuses: ProductStatus[] }>`
    select e.id, e.class, coalesce(p.uuid, c.uuid) as uuid, e."createdAt", e."lastModifiedAt", e."indexedAt", e.statuses
      from "searchEntry" e left join product p on p.id = e.id left join cluster c on c.id = e.id
     where e.id = any(${ids}::int4[])`.execute(ctx.db)
  return new Map(rows.map(({ statuses, ...row }) => [row.id, { ...row, isDeleted: false, status: bestOf(statuses) }]))
}

const FROM_BEST: readonly ProductStatus[] = ['A', 'S', 'P', 'T', 'R', 'N']

/** A cluster is as available as its best product; without any it is not. */
const bestOf = (statuses: readonly ProductStatus[]): ProductStatus => FROM_BEST.find((status) => statuses.includes(status)) ?? 'N'
