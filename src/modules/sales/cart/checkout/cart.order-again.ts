/**
 * Processing a cart again. Storefronts make the order before the payment, with the status UNFINISHED. A buyer who cancels the
 * payment returns to the cart, may change it, and pays then: the same order takes over the changes.
 */
import { sql } from 'kysely'
import { conflict } from '../../../../core/base/errors.js'
import type { Ctx } from '../../../../core/context.js'
import { compiledQuery } from '../../../../core/store/compiled-query.js'
import { columnNames } from '../../../../core/store/row.js'
import type { CartRow, OrderRow } from '../../../../db/db.gen.js'

const orderOfCartQuery = compiledQuery<Record<never, never>, { uuid: string }, OrderRow>(
  (_, { uuid }) => sql`
    select ${sql.join(columnNames('order').map((column) => sql.id(column)))}
      from "order" where id = (select "orderId" from cart where uuid = ${uuid}::uuid) for no key update`,
)

/** Locks the order that a cart has become, if any. */
export const lockOrderOf = async (ctx: Ctx, uuid: string): Promise<OrderRow | null> =>
  (await orderOfCartQuery(ctx.db, {}, { uuid }))[0] ?? null

/** Thrown if a cart turns out to have an order that is not locked. It rolls back the transaction, which releases the lock on the cart. */
class OrderNotLocked extends Error {}

/** Returns the locked order if it is the one that the cart has become. */
export function requireLocked(order: OrderRow | null, orderId: number): OrderRow {
  if (order?.id !== orderId) throw new OrderNotLocked(`The order [${orderId}] is not locked`)
  return order
}

/**
 * Processes a cart as if it had no order, and retries with its order if it has one. An order is locked before its cart, because a change
 * of its status locks both in that sequence; the reverse could deadlock. Most carts have no order, so none is looked up
 * first.
 */
export const retryWithOrder = <R>(first: () => Promise<R>, withOrder: () => Promise<R>): Promise<R> =>
  first().catch((error: unknown) => {
    if (error instanceof OrderNotLocked) return withOrder()
    throw error
  })

/** Throws if money was already paid or authorized for the order: it must not change. */
export async function refusePaid(ctx: Ctx, { id, paymentStatus }: OrderRow): Promise<void> {
  const { rows } = await sql<{ isPaid: boolean }>`
    select ${paymentStatus}::text in ('AUTHORIZED', 'PAID')
        or exists (select from payment where "orderId" = ${id} and status in ('AUTHORIZED', 'PAID')) as "isPaid"`.execute(ctx.db)
  if (rows[0]?.isPaid)
    throw conflict('CART_INVALID_STATUS_ERROR', `The order [${id}] has been paid and does not take over changes of the cart`)
}

/** Returns the newer payment status: the cart's own, or what a payment provider has reported for the order since. */
export const newerPaymentStatus = (cart: CartRow, order: OrderRow): Pick<OrderRow, 'paymentStatus' | 'paymentStatusDate'> => {
  const isNewer = cart.paymentStatusDate && (!order.paymentStatusDate || cart.paymentStatusDate > order.paymentStatusDate)
  const { paymentStatus, paymentStatusDate } = cart.paymentStatus && isNewer ? cart : order
  return { paymentStatus, paymentStatusDate }
}

/** Deletes the lines and addresses of an order, which those of the cart replace. */
export async function clearOrder(ctx: Ctx, { id }: OrderRow): Promise<void> {
  await sql`with items as (delete from "orderItem" where "orderId" = ${id})
            delete from "orderAddress" where "orderId" = ${id}`.execute(ctx.db)
}
