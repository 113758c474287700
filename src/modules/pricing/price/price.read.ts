import { hasRole } from '../../../core/auth/access.js'
import type { Relation } from '../../../core/store/relations.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { CostPriceRow, PriceRow } from '../../../db/db.gen.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import { price } from '../tier/price.resource.js'
import { costPrice } from '../tier/tiers.resource.js'

/** Returns the price record of each product in the currency of the channel, with one statement. */
export const priceOfProduct: Relation<{ id: number }, PriceRow | null> = async (ctx, products) => {
  const ids = products.map(({ id }) => id)
  const { currency } = await localeOf(ctx)
  const rows = (await rowsOf(ctx, price, 'productId', ids)).filter((row) => row.currency === currency)
  const byProduct = new Map(rows.map((row) => [row.productId, row]))
  return products.map(({ id }) => byProduct.get(id) ?? null)
}

/**
 * Returns the cost prices of each price by ascending quantity, with one statement. Buyers do not see cost prices: a caller without
 * the role, who reads prices as a part of products, gets none.
 */
export const costPricesOf: Relation<PriceRow, CostPriceRow[] | null> = async (ctx, prices) => {
  if (!hasRole(ctx.actor.roles, 'pricing', 'VIEWER')) return prices.map(() => null)
  const ids = prices.map(({ uuid }) => uuid)
  const byPrice = groupBy(await rowsOf(ctx, costPrice, 'priceId', ids), ({ priceId }) => priceId)
  return prices.map(({ uuid }) => (byPrice.get(uuid) ?? []).sort(byQuantity))
}

const byQuantity = (a: CostPriceRow, b: CostPriceRow) =>
  a.quantityFrom - b.quantityFrom || (a.validFrom?.getTime() ?? 0) - (b.validFrom?.getTime() ?? 0)

/** Returns the current cost of one unit, as the deprecated field shows it: the latest valid cost price of quantity 1. */
export const costOf = (costPrices: readonly CostPriceRow[] | null, now: Date): string | null =>
  costPrices
    ?.filter(
      ({ quantityFrom, validFrom, validTo }) =>
        quantityFrom === 1 && !(validFrom && validFrom > now) && !(validTo && validTo < now),
    )
    .at(-1)?.value ?? null
