/** Reads cross- and upsells as far as the caller may see both ends. */
import type { CrossupsellSearchInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { get, type Key } from '../../../core/store/store.js'
import type { CrossupsellSearch } from '../../../resources/catalog/crossupsell.js'
import { crossupsell, inAssortment } from '../../../resources/catalog/crossupsell.js'
import type { AssortmentAsked } from '../assortment/assortment.js'
import { assortmentsOf, BY_KEY, listsAsked } from '../assortment/assortment.js'
import { asOffered } from '../assortment/assortment.resource.js'

/** One of which both ends are offered to the caller. */
export const getCrossupsell = async (ctx: Ctx, key: Key<'crossupsell'>) => ({
  ...(await get(ctx, await asOffered(ctx, crossupsell, inAssortment, BY_KEY), key)),
  asked: BY_KEY,
})

/** A search, below a record that was read by its key: for any of the companies that it was read for. */
export type AskedSearch = Partial<CrossupsellSearchInput> & Pick<AssortmentAsked, 'anyCompany'>

/** The search of the contract in the shape that the store reads. */
export async function asSearch(ctx: Ctx, { sortBy, anyCompany, ...search }: AskedSearch): Promise<CrossupsellSearch> {
  if (sortBy?.length && search.sortInputs?.length) throw invalidField('sortBy', 'must not come with sortInputs')
  const assortments = await assortmentsOf(ctx, { ...listsAsked(search), anyCompany: anyCompany ?? false })
  return { ...search, ...(sortBy?.length && { sortInputs: sortBy }), ...(assortments && { assortments }) }
}
