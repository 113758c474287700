/** Decision hooks at the checkout of a cart: they allow or refuse it, and may add lines and notes. */
import type { DomainError } from '../../../../core/base/errors.js'
import type { Ctx } from '../../../../core/context.js'
import type { CartRow } from '../../../../db/db.gen.js'
import type { CartAmounts, KeptDecision } from '../../../../db/json.js'
import type { Questions } from '../../../rules/decision-hook/points.js'
import { decisionUnavailable } from '../../../rules/decision-hook/unavailable.js'
import { type DecidedLine, decideCheckout } from '../../sale/sale.hooks.js'
import type { AddedItem } from '../pricing/cart.bonus.js'
import { calculate } from '../pricing/cart.calculate.js'
import type { CartChange } from '../pricing/cart.facts.js'
import { subTotalOf, toAskedLines, toHookedSale } from '../pricing/cart.hooks.js'
import type { PricedCart } from '../pricing/cart.priced-lines.js'
import { storeCart } from '../pricing/cart.store.js'
import { requireWithinLimit } from './cart.authorization.js'

/** A cart that hooks allow, with the lines that they add. */
export interface AskedCheckout {
  priced: PricedCart
  notes: string[]
  decisions: KeptDecision[]
}

interface CartToOrder {
  row: CartRow
  change: CartChange
  /** The cart with the lines that a hook added when it was ordered before. */
  priced: PricedCart
}

/** Asks the hooks about a priced cart. If they add lines, the cart is priced and stored again with them. */
export async function askCheckout(ctx: Ctx, cart: CartToOrder, orderStatus: string): Promise<AskedCheckout> {
  const { row, change, priced } = cart
  if (change.facts.costs.hooks === null) return { priced, notes: [], decisions: [] }
  const { added: known = [] } = row.amounts
  const plain = known.length ? await calculate(ctx, row, change) : priced
  const { value, decisions } = await decideAbout(ctx, plain, change, { type: 'CART', id: row.uuid }, orderStatus, true)
  const added = await toAddedItems(ctx, value.lines)
  if (JSON.stringify(added) === JSON.stringify(known)) return { priced, notes: value.notes, decisions }
  const again = await storeCart(ctx, change.stored, await calculate(ctx, row, change, added))
  const given = again.rows.filter(({ isBonus }) => isBonus)
  const missing = value.lines.find((_, i) => !given.some((line) => line.productId === added[i]?.productId))
  if (missing) throw unusable(ctx, missing, 'cannot be ordered')
  await requireWithinLimit(ctx, again.cart)
  return { priced: again, notes: value.notes, decisions }
}

/** Asks the hooks about a priced cart, stored or not. */
export function decideAbout(
  ctx: Ctx,
  { cart, lines }: PricedCart,
  { facts: { costs } }: Pick<CartChange, 'facts'>,
  record: Questions['CHECKOUT']['record'],
  orderStatus: string,
  mayAddLines: boolean,
) {
  const goods = lines.filter((line) => !line.row.isBonus)
  return decideCheckout(ctx, toHookedSale(cart, costs, subTotalOf(goods), 'cart'), {
    record,
    lines: toAskedLines(goods),
    totals: totalsOf(cart.amounts),
    orderStatus,
    mayAddLines,
  })
}

const totalsOf = ({ subTotal, discount, payment, postage, totalGross, totalNet }: CartAmounts) => ({
  subTotal,
  discount,
  payment: payment.price,
  postage: postage.price,
  totalGross,
  totalNet,
})

const unusable = (ctx: Ctx, { hookName, callId, sku }: DecidedLine, why: string): DomainError =>
  decisionUnavailable(
    ctx,
    { hook: { name: hookName }, point: 'CHECKOUT', callId: callId ?? ctx.client.requestId },
    `It adds the product [${sku}], which ${why}`,
  )

/** Finds the products of added lines. */
async function toAddedItems(ctx: Ctx, lines: readonly DecidedLine[]): Promise<AddedItem[]> {
  if (lines.length === 0) return []
  const rows = await ctx.db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where(
      'sku',
      'in',
      lines.map(({ sku }) => sku),
    )
    .execute()
  return lines.map((line) => {
    const { sku, quantity, price } = line
    const found = rows.find((row) => row.sku === sku)
    if (!found) throw unusable(ctx, line, 'does not exist')
    return { productId: found.id, name: sku, quantity, price }
  })
}
