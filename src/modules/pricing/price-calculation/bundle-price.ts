/** Prices of bundles: the prices of the products alone and together. */
import type { BundlePrice } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { allocate, Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import { relationById, relationField } from '../../../core/store/relations.js'
import type { BundleItemRow, BundleRow } from '../../../db/db.gen.js'
import { buyerOf, readFor, relationPerBuyer } from '../../../resources/catalog/buyer-rows.js'
import { bundle, itemsOfBundle } from '../../catalog/bundle/bundle.resource.js'
import { addTax, type CalculatedPrice, DECIMALS } from './calculate.js'
import { priceOfProduct } from './price-calculation.service.js'

/** The price of a bundle item alone (`original`) and in the bundle. `gross` is without tax, `net` with it. */
interface BundledPrice {
  gross: Decimal
  net: Decimal
  originalGross: Decimal
  originalNet: Decimal
}

/** An item with the price of one unit of its product. */
interface PricedItem {
  isLeader: 'Y' | 'N'
  price: CalculatedPrice
}

/**
 * Returns the prices of the items of a bundle, in their order; null if a product has no price. A discount is taken off every item, or off every
 * item but the leader, and each is rounded. A fixed price is split among the items in proportion to their own prices, to the cent.
 */
export function priceItems(
  { discount, condition, fixedPrice }: Pick<BundleRow, 'discount' | 'condition' | 'fixedPrice'>,
  items: readonly PricedItem[],
): BundledPrice[] | null {
  const alone = items.flatMap(({ isLeader, price: { gross, net, taxPercentage } }) =>
    gross && net ? [{ isLeader, gross, net, taxPercentage }] : [],
  )
  if (items.length === 0 || alone.length < items.length) return null
  const shares = fixedPrice
    ? allocate(
        roundHalfAwayFromZero(Decimal.of(fixedPrice), DECIMALS),
        alone.map(({ gross }) => gross),
      )
    : alone.map(({ gross, isLeader }) => (isReduced(condition, isLeader) ? takeOff(gross, Decimal.of(discount ?? 0)) : gross))
  return alone.map(({ gross, net, taxPercentage }, n) => {
    const share = shares[n] ?? gross
    return { gross: share, net: addTax(share, taxPercentage), originalGross: gross, originalNet: net }
  })
}

/** Returns whether an item is discounted. Without a condition, all are. */
const isReduced = (condition: BundleRow['condition'], isLeader: 'Y' | 'N') => condition !== 'EP' || isLeader === 'N'

const takeOff = (gross: Decimal, discount: Decimal): Decimal =>
  roundHalfAwayFromZero(gross.subtract(gross.percentage(discount)), DECIMALS)

/** Returns the price of the whole bundle, which is the sum of its items. */
const sumItems = (items: readonly BundledPrice[]): BundledPrice => ({
  gross: Decimal.sum(items.map(({ gross }) => gross)),
  net: Decimal.sum(items.map(({ net }) => net)),
  originalGross: Decimal.sum(items.map(({ originalGross }) => originalGross)),
  originalNet: Decimal.sum(items.map(({ originalNet }) => originalNet)),
})

const itemsOf = relationField(relationPerBuyer(itemsOfBundle))
const bundleOf = relationField(relationById(bundle, ({ bundleId }: BundleItemRow) => bundleId))

/** Returns the prices of the items of a bundle, by product. The items and the prices of all bundles on a level take one statement each. */
async function pricesInBundle(ctx: Ctx, row: BundleRow): Promise<Map<number, BundledPrice> | null> {
  const items = await itemsOf(row, {}, ctx)
  const buyer = buyerOf(ctx, row)
  const products = readFor(
    ctx,
    buyer,
    items.map(({ productId }) => ({ id: productId })),
  )
  const prices = await Promise.all(products.map((product) => priceOfProduct(ctx, product, {})))
  const priced = priceItems(
    row,
    items.map(({ isLeader }, n) => ({ isLeader, price: prices[n]?.price as CalculatedPrice })),
  )
  return priced && new Map(items.map(({ productId }, n) => [productId, priced[n] as BundledPrice]))
}

/** Returns the price of a bundle for the buyer and in the zone that it was read for. */
export async function priceOfBundle(ctx: Ctx, row: BundleRow): Promise<BundlePrice | null> {
  const prices = await pricesInBundle(ctx, row)
  return prices && show(sumItems([...prices.values()]))
}

/** Returns the share of an item. If the bundle has a fixed price, it depends on the other items. */
export async function priceOfItem(ctx: Ctx, item: BundleItemRow): Promise<BundlePrice | null> {
  const row = await bundleOf(item, {}, ctx)
  if (!row) return null
  // A copy of the row, so that it can be cached with the buyer of the item.
  const [own = row] = readFor(ctx, buyerOf(ctx, item), [{ ...row }])
  const share = (await pricesInBundle(ctx, own))?.get(item.productId)
  return share ? show(share) : null
}

const show = ({ gross, net, originalGross, originalNet }: BundledPrice): BundlePrice => ({
  gross: gross.toNumber(),
  net: net.toNumber(),
  originalGross: originalGross.toNumber(),
  originalNet: originalNet.toNumber(),
})
