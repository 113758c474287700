/** The range of default prices in the whole result of a search. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { allOf } from '../../../db/conditions.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import type { Place } from './conditions.js'
import { cents } from './default-price.js'
import { areaCte, membersOfAreas } from './engine/areas.js'
import { type Found, loaderFor } from './product-search.js'
import { termConditions, termCte } from './term/term.js'

/** The lowest and the highest default price in a whole result, as whole numbers that enclose it; null if nothing has a price. */
export interface PriceRange {
  minPrice: number | null
  maxPrice: number | null
}

/** The contract shows 32-bit integers; higher prices are shown as the highest of them. */
const MAX_SHOWN_PRICE = 2 ** 31 - 1

const rangesOfPages = new WeakMap<object, Promise<PriceRange>>()

/** Returns the price range of a page of results. It is read only if it is selected; pages of many parents on one level share a statement. */
export function priceRangeOf(ctx: Ctx, found: Pick<Found, 'prepared' | 'place' | 'isApproximate'>): Promise<PriceRange> {
  if (found.isApproximate) return Promise.resolve({ minPrice: null, maxPrice: null })
  const known = rangesOfPages.get(found)
  if (known !== undefined) return known
  const { prepared, place } = found
  const form = [Boolean(place.categoryIds), Boolean(place.within)]
  const key = JSON.stringify([prepared.search, prepared.term?.spellings, form])
  const range = loaderFor(ctx, priceRangeOf, key, (areas: readonly Place[]) => readRanges(ctx, prepared, areas)).load(place)
  rangesOfPages.set(found, range)
  return range
}

/**
 * Reads the ranges.
 * - `area` and `term`: as in the search itself.
 * - `hit`: all matching products of all areas.
 */
async function readRanges(ctx: Ctx, prepared: Found['prepared'], areas: readonly Place[]): Promise<PriceRange[]> {
  const { term, conditions } = prepared
  const { currency } = await localeOf(ctx)
  const { visible, filters, attributeFilters } = conditions
  const matches = [...visible, ...filters, ...attributeFilters, ...(term ? termConditions(term) : [])]
  const { rows } = await sql<{ areaIndex: number } & PriceRange>`
    with ${areaCte(prepared, areas)}, ${term ? sql`${termCte(term)},` : sql``}
    hit as materialized (
      select area."areaIndex", m.id from ${membersOfAreas(prepared, areas)} where ${allOf(matches)})
    select hit."areaIndex", least(floor(min(${cents('pr')}) / 100), ${MAX_SHOWN_PRICE}::numeric)::float8 as "minPrice",
           least(ceil(max(${cents('pr')}) / 100), ${MAX_SHOWN_PRICE}::numeric)::float8 as "maxPrice"
      from hit join price pr on pr."productId" = hit.id and pr.currency = ${currency}
     group by hit."areaIndex"`.execute(ctx.db)
  const byArea = new Map(rows.map(({ areaIndex, minPrice, maxPrice }) => [areaIndex, { minPrice, maxPrice }]))
  return areas.map((_, areaIndex) => byArea.get(areaIndex) ?? { minPrice: null, maxPrice: null })
}
