/** What orders take from budgets and credit. Quotes, requests for quotes and cancelled orders take nothing. */
import type { Ctx } from '../../../../core/context.js'
import { Decimal } from '../../../../core/money.js'
import { get } from '../../../../core/store/store.js'
import type { OrderRow } from '../../../../db/db.gen.js'
import { order } from '../../../../resources/sales/order.js'
import { holdCallOffs } from '../../../catalog/call-off-contract/hold-call-offs.js'
import { type Enforcement, holdSpending } from '../../../spending/verdict/hold.js'
import type { Purchase } from '../../../spending/verdict/purchase.js'
import { isBuyer, requireStatus } from './order.status.js'

/** The columns of an order that determine what it takes. */
const DECIDING = [
  'status',
  'companyId',
  'userId',
  'currency',
  'totalGross',
  'totalNet',
  'paymentStatus',
  'costCentre',
  'project',
] as const

type SpendingOrder = Pick<OrderRow, 'id' | 'channelId' | (typeof DECIDING)[number]>

/**
 * Makes an order take what it needs after a change; without `before` it is new. Buyers need the authorization that budgets require; people who look after
 * orders do not, but are refused what a budget or the credit refuses. A payment is a fact: it is never refused. Call it before `holdStock`: all
 * commands lock budgets and credit before stock.
 */
export async function followSpending(
  ctx: Ctx,
  before: SpendingOrder | null,
  row: SpendingOrder,
  enforcement: Enforcement = isBuyer(ctx) ? 'ALL' : 'REFUSALS',
): Promise<void> {
  const changed = DECIDING.filter((column) => !before || before[column] !== row[column])
  if (changed.length === 0) return
  const { hasSpendingRules, hasCallOffs, orderType, isCancelled } = await requireStatus(ctx, row.status)
  const takes = orderType === 'ORDER' && !isCancelled
  if (hasSpendingRules) await holdAfter(ctx, before, row, changed, enforcement)
  if (hasCallOffs) await holdCallOffs(ctx, { orderId: row.id, takes })
}

/** Reserves budgets and credit after a change of these columns. */
async function holdAfter(
  ctx: Ctx,
  before: SpendingOrder | null,
  row: SpendingOrder,
  changed: readonly string[],
  enforcement: Enforcement,
): Promise<void> {
  const { orderType, isCancelled } = await requireStatus(ctx, row.status)
  await holdSpending(ctx, {
    order: row,
    purchase: orderType === 'ORDER' && !isCancelled ? purchaseOfOrder(row, await isPlaced(ctx, before, row)) : null,
    enforcement: changed.every((column) => column === 'paymentStatus') ? 'NONE' : enforcement,
    isNew: before === null,
  })
}

/** Returns true if an order is placed or raised by a change: it was a quote before, or came to less. */
async function isPlaced(ctx: Ctx, before: SpendingOrder | null, row: SpendingOrder): Promise<boolean> {
  if (!before || Decimal.of(row.totalGross).compare(Decimal.of(before.totalGross)) > 0) return true
  const { orderType, isCancelled } = await requireStatus(ctx, before.status)
  return orderType !== 'ORDER' || isCancelled
}

/** Gives back what a deleted order has taken. */
export async function releaseSpending(ctx: Ctx, row: OrderRow): Promise<void> {
  const { hasSpendingRules, hasCallOffs } = await requireStatus(ctx, row.status)
  if (hasSpendingRules) await holdSpending(ctx, { order: row, purchase: null, enforcement: 'NONE', isNew: false })
  if (hasCallOffs) await holdCallOffs(ctx, { orderId: row.id, takes: false })
}

/** Returns the purchase that an order is. The buyer of a company is a contact. */
export const purchaseOfOrder = (row: SpendingOrder, isPlacedNow: boolean): Purchase => ({
  ...{ orderId: row.id, cartId: null, companyId: row.companyId, contactId: row.userId },
  ...{ costCentre: row.costCentre, project: row.project, currency: row.currency },
  totalGross: String(row.totalGross),
  totalNet: String(row.totalNet),
  isPaid: row.paymentStatus === 'PAID',
  isPlaced: isPlacedNow,
})

/** Makes an order take what it needs after a payment has changed its payment status. The order is locked. */
export async function settleSpending(ctx: Ctx, orderId: number): Promise<void> {
  const row = await get(ctx, { ...order, visible: () => null }, { id: orderId })
  const { orderType, isCancelled } = await requireStatus(ctx, row.status)
  const purchase = orderType === 'ORDER' && !isCancelled ? purchaseOfOrder(row, false) : null
  await holdSpending(ctx, { order: row, purchase, enforcement: 'NONE', isNew: false })
}
