/** What a party may see of the catalogue: the order lists that apply to it, merged. */
import type { Ctx } from '../../../core/context.js'

/** Ids that the lists name; `positive` is null when no positive list applies, which means everything. */
export interface Assortment {
  positive: { productIds: readonly number[]; clusterIds: readonly number[] } | null
  negative: { productIds: readonly number[]; clusterIds: readonly number[] }
}

/** For whom the catalogue is read, as the arguments of reads and searches say it. */
export interface AssortmentAsked {
  applyOrderlists?: boolean | null
  orderlistIds?: readonly number[] | null
  userId?: number | null
  companyId?: number | null
}

/** The assortment of a read; null when nothing is left out. */
export async function assortmentOf(_ctx: Ctx, _asked: AssortmentAsked): Promise<Assortment | null> {
  return null
}
