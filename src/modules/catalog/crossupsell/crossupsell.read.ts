/** Reads cross- and upsells of which both ends are visible to the buyer. */
import type { CrossupsellSearchInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { anyCompanyBuyer, type Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { get, type Key } from '../../../core/store/store.js'
import type { CrossupsellRow } from '../../../db/db.gen.js'
import { readFor } from '../../../resources/catalog/buyer-rows.js'
import { restrictToAssortment } from '../assortment/assortment.resource.js'
import type { CrossupsellSearch } from './crossupsell.resource.js'
import { crossupsell, inAssortment } from './crossupsell.resource.js'

/** Returns the resource to read visible cross- and upsells from. */
export const visibleCrossupsells = (ctx: Ctx, buyer: Buyer) => restrictToAssortment(ctx, crossupsell, inAssortment, buyer)

export async function getCrossupsell(ctx: Ctx, key: Key<'crossupsell'>): Promise<CrossupsellRow> {
  const buyer = anyCompanyBuyer(ctx)
  const row = await get(ctx, await visibleCrossupsells(ctx, buyer), key)
  readFor(ctx, buyer, [row])
  return row
}

/** Converts the search of the contract to that of the store. */
export function asSearch({ sortBy, ...search }: Partial<CrossupsellSearchInput>): CrossupsellSearch {
  if (sortBy?.length && search.sortInputs?.length) throw invalidField('sortBy', 'must not be given together with sortInputs')
  return sortBy?.length ? { ...search, sortInputs: sortBy } : search
}
