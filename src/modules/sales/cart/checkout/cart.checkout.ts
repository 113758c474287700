/**
 * Turns a cart into an order, in one transaction that locks the cart: two concurrent calls make one order. While the order
 * waits for its payment, the cart can still change and be processed again, which changes the same order; later changes are refused.
 */
import { sql } from 'kysely'
import type { BookingCodeType, CartProcessInput } from '../../../../contract/contract.gen.js'
import { hasRole } from '../../../../core/auth/access.js'
import { conflict } from '../../../../core/base/errors.js'
import { type Ctx, inTransaction, runLasting } from '../../../../core/context.js'
import { Decimal } from '../../../../core/money.js'
import { changing } from '../../../../core/store/changing.js'
import { get } from '../../../../core/store/store.js'
import type { CartRow, OrderRow, OrderStatusRow } from '../../../../db/db.gen.js'
import type { CartAmounts } from '../../../../db/json.js'
import { order } from '../../../../resources/sales/order.js'
import { invalidProduct } from '../../../catalog/assortment/orderable.js'
import { hasCallOffs } from '../../../catalog/call-off-contract/contracts-in-force.js'
import { holdCallOffs } from '../../../catalog/call-off-contract/hold-call-offs.js'
import { refuseUnknownCode, unknownCodeColumn } from '../../../spending/booking-code/require-codes.js'
import { companyHasSpendingRules, hasSpendingRules } from '../../../spending/verdict/facts.js'
import { orderEvents } from '../../order/order.events.js'
import { defaultValidUntil, numberOrder } from '../../order/status/order.number.js'
import { saveRevision } from '../../order/status/order.revision.js'
import { requireBuyersStatus } from '../../order/status/order.status.js'
import { holdStock } from '../../order/status/order.stock.js'
import { areTooLarge } from '../../sale/sale.amounts.js'
import { cart, isOrdered } from '../cart.resource.js'
import { changeCart } from '../cart.service.js'
import { calculate } from '../pricing/cart.calculate.js'
import { type CartChange, readChange } from '../pricing/cart.facts.js'
import type { PricedCart } from '../pricing/cart.priced-lines.js'
import { changedRows, storeCart } from '../pricing/cart.store.js'
import { closeAuthorization, requireWithinLimit } from './cart.authorization.js'
import { type AskedCheckout, askCheckout } from './cart.hooks.js'
import { languageOf, writeOrder } from './cart.order.js'
import { lockOrderOf, refusePaid, requireLocked, retryWithOrder } from './cart.order-again.js'
import { holdCartSpending, requireSpending, takesFrom } from './cart.spending.js'

const FAILED = 'CART_PROCESS_ERROR'

export interface ProcessedCart {
  cart: CartRow
  orderId: number
  /** The order that was made or changed; missing if the cart had already become one. */
  order?: OrderRow
}

/** Prices the cart again and makes the order. If a price has changed, stores the new prices and refuses the call instead. */
export async function processCart(ctx: Ctx, uuid: string, input: CartProcessInput): Promise<ProcessedCart> {
  const processWith = (outer: Ctx, found: OrderRow | null) =>
    changing(outer, cart, { uuid }, { access: 'EDITOR' }, (inner, row) => orderLocked(inner, row, found, input))
  const result = await retryWithOrder(
    () => processWith(ctx, null),
    () => inTransaction(ctx, async (outer) => processWith(outer, await lockOrderOf(outer, uuid))),
  )
  if (result) return result
  await keepNewPrices(ctx, uuid)
  throw conflict(FAILED, 'Prices have changed since the cart was last changed. Read the cart again before ordering it')
}

/** Orders a locked cart. `found` is the locked order that names the cart. Returns null if prices have changed. */
async function orderLocked(
  ctx: Ctx,
  row: CartRow,
  found: OrderRow | null,
  input: CartProcessInput,
): Promise<ProcessedCart | null> {
  if (row.orderId !== null && isOrdered(row)) return { cart: row, orderId: row.orderId }
  const before = row.orderId === null ? undefined : requireLocked(found, row.orderId)
  if (row.status !== 'OPEN') throw conflict('CART_INVALID_STATUS_ERROR', 'The cart waits for purchase authorization')
  const [settings, change] = await Promise.all([readSettings(ctx, input.orderStatus, row), readChange(ctx, row)])
  const again = await priceAgain(ctx, row, change)
  const { priced, hasOtherRows } = again
  if (again.isChanged) return null
  if (before) {
    const isSame = row.isInOrder && !hasOtherRows && before.language === (await languageOf(ctx, row, input))
    if (isSame && before.status === input.orderStatus) return { cart: row, orderId: before.id, order: before }
    if (!isSame) await refusePaid(ctx, before)
  }
  requireOrderable(priced)
  await requireAllowedChoices(ctx, priced.cart)
  await requireWithinLimit(ctx, priced.cart)
  refuseUnknownCode(settings.unknownCode, row)
  const isAsking = change.facts.costs.hooks !== null
  if (settings.hasSpendingRules && isAsking) await requireSpending(ctx, priced.cart, settings)
  const asked = await askCheckout(ctx, { row, change: { ...change, ...again.stored }, priced }, input.orderStatus)
  return makeOrder(ctx, asked, input, settings, before)
}

/** Prices the cart again, with the lines that a hook added when it was ordered before. The cart must show exactly what was ordered, even if only its rows changed and not its total. */
async function priceAgain(ctx: Ctx, row: CartRow, change: CartChange) {
  const priced = await calculate(ctx, row, change, row.amounts.added)
  const isChanged = row.currency !== priced.cart.currency || hasChanged(row.amounts, priced.cart.amounts)
  const hasOtherRows = changedRows(change.stored, priced.rows).length > 0
  if (!isChanged && !hasOtherRows) return { priced, isChanged, hasOtherRows, stored: {} }
  const { rows } = await storeCart(ctx, change.stored, priced)
  return { priced, isChanged, hasOtherRows, stored: { stored: rows, rows } }
}

/** Prices and stores the cart again after the refusal has rolled back its transaction, as with an Idempotency-Key. */
async function keepNewPrices(ctx: Ctx, uuid: string): Promise<void> {
  if (ctx.request && !ctx.request.isDryRun) await runLasting(ctx, (lasting) => changeCart(lasting, uuid, async () => undefined))
}

/** Returns the order of a processed cart to the caller that processed it, including visitors. */
export const orderOfCart = async (ctx: Ctx, { orderId, order: made }: ProcessedCart): Promise<OrderRow> =>
  made ?? get(ctx, { ...order, visible: () => null }, { id: orderId })

const hasChanged = (before: CartAmounts, now: CartAmounts): boolean =>
  isOtherAmount(before.totalGross, now.totalGross) || isOtherAmount(before.totalNet, now.totalNet)

const isOtherAmount = (a: string, b: string): boolean => Decimal.of(a).compare(Decimal.of(b)) !== 0

/** The checkout settings of the channel, and the type of order that the status means. */
interface CheckoutSettings extends Pick<OrderStatusRow, 'code' | 'orderType' | 'isEditable' | 'isPublic'> {
  reservesStock: boolean
  numbersOrders: boolean
  isCancelled: boolean
  /** Whether budgets, credit, limits or approval rules may count for the order; of a changed order also those that it no longer uses. */
  hasSpendingRules: boolean
  /** The cost centre or the project of the cart is not one of the company. */
  unknownCode: BookingCodeType | null
  hasCallOffs: boolean
  /** Whether somebody has asked to approve the cart. */
  hasRequest: boolean
}

async function readSettings(ctx: Ctx, code: string, row: CartRow): Promise<CheckoutSettings> {
  const { rows } = await sql<CheckoutSettings>`
    select s.code, s."orderType", s."isEditable", s."isPublic", s."isCancelled", c."reservesStock", c."numbersOrders",
           ${row.orderId === null ? companyHasSpendingRules(sql`${row.companyId}`) : hasSpendingRules} as "hasSpendingRules", ${unknownCodeColumn(row)} as "unknownCode",
           ${hasCallOffs} as "hasCallOffs",
           exists (select from "approvalRequest" where "cartId" = ${row.id}) as "hasRequest"
      from "orderStatus" s join channel c on c.id = ${row.channelId} where s.code = ${code}`.execute(ctx.db)
  const [found] = rows
  if (!found) throw conflict(FAILED, `There is no order status [${code}]`)
  requireBuyersStatus(ctx, found)
  return found
}

/** Refuses a cart that has a line that cannot be ordered, no lines, or a total larger than an order can hold. */
export function requireOrderable({ rows: lines, cart: { amounts } }: PricedCart): void {
  const unorderable = lines.find(({ unorderableReason }) => unorderableReason !== null)
  if (unorderable) throw invalidProduct(unorderable.productId, unorderable.unorderableReason as string)
  if (lines.every(({ isBonus }) => isBonus)) throw conflict(FAILED, 'The cart is empty')
  if (areTooLarge(amounts.subTotalNet, amounts.totalNet))
    throw conflict(FAILED, 'The cart has a total that is larger than an order can contain')
}

/** Whether the carrier and the payment method of a cart are unknown, excluded by a business rule, or allowed. */
export interface CheckedChoices {
  carrier: ChoiceState
  paymentMethod: ChoiceState
}
type ChoiceState = 'UNKNOWN' | 'EXCLUDED' | 'ALLOWED'

/** Looks up the carrier and the payment method of a cart. A missing one is allowed. */
export async function checkChoices(
  ctx: Ctx,
  { amounts, carrier, paymentMethod }: Pick<CartRow, 'amounts' | 'carrier' | 'paymentMethod'>,
): Promise<CheckedChoices> {
  const { rows } = await sql<{ carrierId: number | null; payMethodId: number | null }>`
    select (select id from carrier where name = ${carrier}) as "carrierId",
           (select id from "payMethod" where "externalCode" = ${paymentMethod}) as "payMethodId"`.execute(ctx.db)
  const { carrierId = null, payMethodId = null } = rows[0] ?? {}
  return {
    carrier: carrier ? stateOf(carrierId, amounts.carriers) : 'ALLOWED',
    paymentMethod: paymentMethod ? stateOf(payMethodId, amounts.payMethods) : 'ALLOWED',
  }
}

/** Returns the state of a choice. `left` are the choices that business rules allow; null if no rule applies. */
function stateOf(id: number | null, left: readonly { id: number }[] | null): ChoiceState {
  if (left?.some((one) => one.id === id) === false) return 'EXCLUDED'
  return id === null ? 'UNKNOWN' : 'ALLOWED'
}

/** Refuses a carrier or payment method that business rules exclude. Callers that may change orders may choose another one. */
async function requireAllowedChoices(ctx: Ctx, row: CartRow): Promise<void> {
  const { amounts, carrier, paymentMethod } = row
  if ((!amounts.carriers && !amounts.payMethods) || hasRole(ctx.actor.roles, 'order', 'EDITOR')) return
  const checked = await checkChoices(ctx, row)
  if (checked.carrier === 'EXCLUDED') throw conflict(FAILED, `The carrier [${carrier}] is not available for this cart`)
  if (checked.paymentMethod === 'EXCLUDED')
    throw conflict(FAILED, `The payment method [${paymentMethod}] is not available for this cart`)
}

/** Makes the order, or changes `before`, the order that the cart has already become. */
async function makeOrder(
  ctx: Ctx,
  checkout: AskedCheckout,
  input: CartProcessInput,
  settings: CheckoutSettings,
  before: OrderRow | undefined,
): Promise<ProcessedCart> {
  const { orderType, isPublic, reservesStock, numbersOrders } = settings
  const { priced } = checkout
  const { cart: row } = priced
  const { channelId } = row
  const validUntil = await defaultValidUntil(ctx, { orderType }, channelId)
  const { order: made, items } = await writeOrder(ctx, priced, { ...input, isPublic, validUntil, before, checkout })
  if (settings.hasSpendingRules) await holdCartSpending(ctx, row, made, before, settings)
  if (settings.hasCallOffs) await holdCallOffs(ctx, { orderId: made.id, takes: takesFrom(settings) })
  if (settings.hasRequest) await closeAuthorization(ctx, row, made)
  if (reservesStock) await holdStock(ctx, { ...made, cartId: row.uuid }, items)
  const numbered = numbersOrders ? await numberOrder(ctx, made) : made
  const saved = orderType === 'QUOTATION' ? await saveRevision(ctx, numbered) : numbered
  await orderEvents.emit(ctx, before ? 'ORDER_UPDATED' : 'ORDER_CREATED', { orderId: made.id }, channelId)
  const ordered = { ...row, orderId: made.id, orderStatus: input.orderStatus, isInOrder: true }
  return { cart: ordered, orderId: made.id, order: saved }
}
