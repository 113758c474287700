/** Reads what the prices of a cart depend on, in a few statements regardless of the number of lines. They are sent together. */
import type { Ctx } from '../../../../core/context.js'
import type { CartItemRow, CartRow } from '../../../../db/db.gen.js'
import type { OrderedProduct } from '../../../catalog/assortment/orderable.js'
import { readCallOffs } from '../../../catalog/call-off-contract/hold-call-offs.js'
import type { PriceFacts } from '../../../pricing/price-calculation/facts.js'
import { type ProductSurcharge, readSurcharges } from '../../../pricing/price-calculation/line-surcharges.js'
import { termsOf } from '../../../pricing/price-calculation/price-terms.js'
import { readFacts } from '../../../pricing/price-calculation/read-facts.js'
import { isUntaxed, untaxFacts, untaxSurcharge } from '../../../pricing/price-calculation/untaxed.js'
import { buyerOf, inChannelOf, readProducts } from '../../sale/sale.buyer.js'
import { type CostRow, readCosts } from '../../sale/sale.costs.js'
import { linesOfCart } from '../cart.resource.js'

export interface CartFacts {
  products: ReadonlyMap<number, OrderedProduct>
  prices: ReadonlyMap<number, PriceFacts>
  surcharges: ReadonlyMap<number, ProductSurcharge[]>
  costs: CostRow
  /** The currency in which the channel of the cart sells. */
  currency: string
}

/** A change of the lines of a locked cart. */
export interface CartChange {
  /** The rows as they are in the database. */
  stored: readonly CartItemRow[]
  /** The new rows. A row that is not stored yet has a negative id. */
  rows: readonly CartItemRow[]
  facts: CartFacts
}

/** Returns the lines of a locked cart, with the facts about their products and the products to add. */
export async function readChange(ctx: Ctx, cart: CartRow, productIds: readonly number[] = []): Promise<CartChange> {
  const [stored = []] = await linesOfCart(ctx, [cart])
  const facts = await readCartFacts(ctx, cart, [...stored.map(({ productId }) => productId), ...productIds])
  return { stored, rows: stored, facts }
}

export async function readCartFacts(ctx: Ctx, cart: CartRow, productIds: readonly number[]): Promise<CartFacts> {
  const ids = [...new Set(productIds)]
  const terms = await termsOf(inChannelOf(ctx, cart), buyerOf(cart))
  const [found, prices, surcharges, costs] = await Promise.all([
    readProducts(ctx, cart, ids),
    ids.length ? readFacts(ctx.db, ids, terms) : new Map<number, PriceFacts>(),
    ids.length ? readSurcharges(ctx, ids, terms.taxZone) : new Map<number, ProductSurcharge[]>(),
    readCosts(ctx, cart),
  ])
  const { currency } = terms
  const products = await withOwnCallOffs(ctx, cart, currency, found)
  if (!isUntaxed(cart)) return { products, prices, surcharges, costs, currency }
  return {
    products,
    prices: mapValues(prices, untaxFacts),
    surcharges: mapValues(surcharges, (some) => some.map(untaxSurcharge)),
    costs,
    currency,
  }
}

/** Leaves out contracts in another currency, and adds what the order of the cart has called off before: it may keep that. */
async function withOwnCallOffs(
  ctx: Ctx,
  { orderId }: CartRow,
  currency: string,
  products: ReadonlyMap<number, OrderedProduct>,
): Promise<ReadonlyMap<number, OrderedProduct>> {
  const contracts = [...products.values()].flatMap(({ callOff }) => callOff ?? [])
  if (contracts.length === 0) return products
  const held = orderId === null ? new Map<number, number>() : await readCallOffs(ctx, orderId)
  return mapValues(products, (one) => {
    const { callOff } = one
    if (!callOff) return one
    const remaining = callOff.remaining + (held.get(callOff.id) ?? 0)
    return { ...one, callOff: callOff.currency === currency ? { ...callOff, remaining } : null }
  })
}

const mapValues = <K, V>(map: ReadonlyMap<K, V>, change: (value: V) => V): Map<K, V> =>
  new Map([...map].map(([key, value]) => [key, change(value)]))
