/** Budgets and credit at the checkout of a cart. */
import type { Ctx } from '../../../../core/context.js'
import type { CartRow, OrderRow, OrderStatusRow } from '../../../../db/db.gen.js'
import { purchaseOfCart } from '../../../spending/verdict/cart.purchase.js'
import { readFacts } from '../../../spending/verdict/facts.js'
import { holdSpending, requireAllowed } from '../../../spending/verdict/hold.js'
import { judge } from '../../../spending/verdict/judge.js'
import { NO_FACTS } from '../../../spending/verdict/purchase.js'
import { purchaseOfOrder } from '../../order/status/order.spending.js'

type OrderingStatus = Pick<OrderStatusRow, 'orderType' | 'isCancelled'>

/** Returns whether orders with a status take from budgets, credit and call-off contracts. */
export const takesFrom = ({ orderType, isCancelled }: OrderingStatus) => orderType === 'ORDER' && !isCancelled

/** Throws if the cart is not allowed as it is now, before decision hooks are asked about it. The order checks it again, under locks. */
export async function requireSpending(ctx: Ctx, row: CartRow, status: OrderingStatus): Promise<void> {
  const purchase = purchaseOfCart(row)
  if (!takesFrom(status) || purchase.companyId === null || row.amounts.added?.length) return
  const [facts = NO_FACTS] = await readFacts(ctx, [purchase])
  requireAllowed(judge(purchase, facts), 'ALL')
}

/** Reserves what the order of a cart takes. It does not matter who processes the cart. */
export const holdCartSpending = (
  ctx: Ctx,
  { id: approvedCartId }: CartRow,
  made: OrderRow,
  before: OrderRow | undefined,
  status: OrderingStatus,
): Promise<void> =>
  holdSpending(ctx, {
    order: made,
    purchase: takesFrom(status) ? { ...purchaseOfOrder(made, true), approvedCartId } : null,
    enforcement: 'ALL',
    isNew: before === undefined,
  })
