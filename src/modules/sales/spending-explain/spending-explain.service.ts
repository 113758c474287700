/** Explains verdicts on carts, tenders, quotes and orders. */
import type { SpendingExplainInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import { get } from '../../../core/store/store.js'
import type { OrderRow, TenderRow } from '../../../db/db.gen.js'
import { order } from '../../../resources/sales/order.js'
import { purchaseOfCart } from '../../spending/verdict/cart.purchase.js'
import type { Purchase } from '../../spending/verdict/purchase.js'
import { explainPurchase, type ShownVerdict, showVerdicts } from '../../spending/verdict/shown-verdict.js'
import { cart } from '../cart/cart.resource.js'
import { purchaseOfOrder } from '../order/status/order.spending.js'
import { requireStatus } from '../order/status/order.status.js'
import { getTender } from '../tender/tender.open.js'
import { shownDraft } from '../tender/tender.read.js'

/** Explains the verdict on the cart, the tender or the order that an input names. */
export const explainSpending = async (ctx: Ctx, input: SpendingExplainInput) =>
  explainPurchase(ctx, await findPurchase(ctx, input))

async function findPurchase(ctx: Ctx, { cartId, tenderId, orderId }: SpendingExplainInput): Promise<Purchase> {
  if ([cartId, tenderId, orderId].filter((id) => id != null).length !== 1)
    throw invalidField('cartId', 'tenderId or orderId must be given, and only one of them')
  if (cartId != null) return purchaseOfCart(await get(ctx, cart, { uuid: cartId }))
  if (tenderId != null) return purchaseOfTender(await getTender(ctx, { tenderId }))
  return purchaseAsItStands(ctx, await get(ctx, order, { id: orderId as number }))
}

/** A quote, and a cancelled order, is judged as if it was ordered now. */
async function purchaseAsItStands(ctx: Ctx, row: OrderRow): Promise<Purchase> {
  const { orderType, isCancelled } = await requireStatus(ctx, row.status)
  return purchaseOfOrder(row, orderType !== 'ORDER' || isCancelled)
}

/** Returns the purchase that a tender becomes when it is processed. Its lines are those of the draft. */
function purchaseOfTender(row: TenderRow): Purchase {
  const { order: head, items } = shownDraft(row)
  const lines = items.flatMap(({ class: kind, isBonus, productId, priceTotal }) =>
    kind === 'product' && isBonus === 'N' && productId !== null ? [{ productId, amount: String(priceTotal) }] : [],
  )
  const { contactId, companyId, orderId } = row
  return { ...purchaseOfOrder({ ...head, userId: contactId, companyId }, true), orderId, lines }
}

/** Returns the verdict on each order as it stands. */
export const verdictOfOrder: Relation<OrderRow, ShownVerdict> = async (ctx, orders) =>
  showVerdicts(ctx, await Promise.all(orders.map((row) => purchaseAsItStands(ctx, row))))

/** Returns the verdict on each tender. */
export const verdictOfTender: Relation<TenderRow, ShownVerdict> = (ctx, tenders) =>
  showVerdicts(ctx, tenders.map(purchaseOfTender))
