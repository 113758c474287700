/** Reads cross- and upsells as far as the caller may see both ends. */
import type { CrossupsellSearchInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { get, type Key } from '../../../core/store/store.js'
import type { CrossupsellSearch } from '../../../resources/catalog/crossupsell.js'
import { crossupsell, inAssortment } from '../../../resources/catalog/crossupsell.js'
import type { BuyerArguments } from '../assortment/assortment.js'
import { ANY_COMPANY, assortmentsOf, buyerArguments } from '../assortment/assortment.js'
import { restrictToAssortment } from '../assortment/assortment.resource.js'

/** One of which both ends are offered to the caller. */
export const getCrossupsell = async (ctx: Ctx, key: Key<'crossupsell'>) => ({
  ...(await get(ctx, await restrictToAssortment(ctx, crossupsell, inAssortment, ANY_COMPANY), key)),
  asked: ANY_COMPANY,
})

/** A search, below a record that was read by its key: for any of the companies that it was read for. */
export type AskedSearch = Partial<CrossupsellSearchInput> & Pick<BuyerArguments, 'anyCompany'>

/** The search of the contract in the shape that the store reads. */
export async function asSearch(ctx: Ctx, { sortBy, anyCompany, ...search }: AskedSearch): Promise<CrossupsellSearch> {
  if (sortBy?.length && search.sortInputs?.length) throw invalidField('sortBy', 'must not come with sortInputs')
  const assortments = await assortmentsOf(ctx, { ...buyerArguments(search), anyCompany: anyCompany ?? false })
  return { ...search, ...(sortBy?.length && { sortInputs: sortBy }), ...(assortments && { assortments }) }
}
