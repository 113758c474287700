/** Keeps what a search reads in step with what was written. */
import type { Ctx } from '../../../core/context.js'

/** What has changed, by its number. A product may stand for itself or be part of a cluster; the entry of either is made anew. */
export interface Changed {
  productIds?: readonly number[]
  clusterIds?: readonly number[]
}

/** To be called in the transaction of every write to products, clusters, their places in categories, or their attributes. */
export async function refreshEntries(_ctx: Ctx, _changed: Changed): Promise<void> {}
