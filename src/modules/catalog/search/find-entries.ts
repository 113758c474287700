/** Prepares a search and runs it in one or many areas, with the fallbacks for a term that finds nothing. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DEFAULT_LANGUAGE } from '../../../contract/defaults.js'
import { type PageRequest, pageOf } from '../../../core/base/page.js'
import { type Buyer, buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import { companyOfBuyer } from '../part-number/numbers-in-force.js'
import { buildConditions, type Place, type ProductSearch } from './conditions.js'
import { readEntryPage } from './counted-pages.js'
import { searchAreas } from './engine/engine.js'
import type { EntryPage } from './engine/search-engine.js'
import type { PreparedSearch } from './prepared-search.js'
import { sortKeys } from './sort.js'
import { otherTerms, withLanguage } from './term/fallback.js'
import { parseTerm } from './term/term.js'

/** Prepares a search. `extraConditions` are those of lists with more filters than the product search. */
export async function prepareSearch(
  ctx: Ctx,
  input: ProductSearch,
  extraConditions: readonly RawBuilder<SqlBool>[] = [],
): Promise<PreparedSearch> {
  const search = await withCurrency(ctx, await withLanguage(ctx, input))
  const buyer = buyerOfSearch(ctx, search)
  const { filters, unindexed, ...others } = await buildConditions(ctx, search, buyer)
  const conditions = {
    ...others,
    filters: [...filters, ...extraConditions],
    unindexed: [...unindexed, ...extraConditions],
  }
  return { search, buyer, conditions, term: parseTerm(search, companyOfBuyer(ctx, buyer)) }
}

/** Adds the currency of the channel, if the search filters or sorts by price. Most searches do not. */
async function withCurrency(ctx: Ctx, search: ProductSearch): Promise<ProductSearch> {
  const isNeeded = search.price || search.sortInputs?.some(({ field }) => field === 'PRICE')
  return isNeeded ? { ...search, currency: (await localeOf(ctx)).currency } : search
}

/** Returns the buyer that the search names. The default language counts as none, so that most searches share the buyer object of the request. */
function buyerOfSearch(ctx: Ctx, { userId, companyId, applyOrderlists, orderlistIds, language }: ProductSearch): Buyer {
  const requested = language === DEFAULT_LANGUAGE ? null : language
  return buyerFor(ctx, { userId, companyId, applyOrderlists, orderlistIds, language: requested })
}

/** Reads one page of entries for each area. Areas in which the term finds nothing are searched again: in other languages, then with other spellings. */
export async function findEntries(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
): Promise<EntryPage[]> {
  const order = counterOrder(prepared, areas)
  if (order) {
    const { items, itemsFound } = await readEntryPage(ctx, prepared.search, request, order.by)
    return areas.map(() => ({ ...pageOf(items, itemsFound, request), term: null, result: null, version: null }))
  }
  const pages = await searchAreas(ctx, prepared, areas, request)
  if (!prepared.term || prepared.term.spellings) return pages
  const isEmpty = (_: unknown, i: number) => pages[i]?.itemsFound === 0
  for await (const term of otherTerms(ctx, prepared.term, () => pages.some(isEmpty))) {
    const found = await searchAreas(ctx, { ...prepared, term }, areas.filter(isEmpty), request)
    for (const i of pages.keys())
      if (isEmpty(null, i)) {
        const page = found.shift()
        if (page?.itemsFound) pages[i] = page
      }
  }
  return pages
}

/**
 * Returns the order in which the counters can serve the search: `by` is null for the order of the ids. Null if they cannot: they support
 * only class, statuses and hidden, and any other order needs an index. Every other filter adds a condition, so the
 * conditions are counted.
 */
export function counterOrder(
  { search, term, conditions: { filters, visible, attributeFilters } }: PreparedSearch,
  areas: readonly Place[],
) {
  const { class: type, statuses, hidden } = search
  const isEverywhere = areas.every(({ categoryIds, within }) => !categoryIds && !within)
  const countable = [statuses?.length, hidden != null].filter(Boolean).length
  const isFiltered = attributeFilters.length || visible.length !== countable || filters.length !== (type ? 1 : 0)
  if (!isEverywhere || term || isFiltered) return null
  const [key, second] = sortKeys(search, sql`0`, 'e')
  if (!key) return { by: null }
  return key.isIndexed && !second ? { by: sql`${key.value} ${key.order}, e.id` } : null
}
