/**
 * The order of a cart that is processed again. Storefronts make the order before the payment, with the status UNFINISHED. A buyer who cancels the
 * payment comes back to the cart, may change it, and pays then: the same order takes over what has changed.
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

/** Locks the order that a cart has become, if there is one. */
export const lockOrderOf = async (ctx: Ctx, uuid: string): Promise<OrderRow | null> =>
  (await orderOfCartQuery(ctx.db, {}, { uuid }))[0] ?? null

/** Thrown when a cart turns out to have an order that is not locked. It rolls back what was done, and releases the lock of the cart. */
class OrderNotLocked extends Error {}

/** The locked order, if it is the one that the cart has become. */
export function requireLocked(order: OrderRow | null, orderId: number): OrderRow {
  if (order?.id !== orderId) throw new OrderNotLocked(`The order [${orderId}] is not locked`)
  return order
}

/**
 * Processes a cart as one without an order, and once more with its order if it has one. An order is locked before its cart, because that is the
 * sequence in which a change of its status locks both; the other way round, two requests could wait for each other. Most carts have no order, and
 * need not look for one.
 */
export const retryWithOrder = <R>(first: () => Promise<R>, withOrder: () => Promise<R>): Promise<R> =>
  first().catch((error: unknown) => {
    if (error instanceof OrderNotLocked) return withOrder()
    throw error
  })

/** Throws when money was already paid, or set aside, for the order as it is: it must not become another one. */
export async function refusePaid(ctx: Ctx, { id, paymentStatus }: OrderRow): Promise<void> {
  const { rows } = await sql<{ isPaid: boolean }>`
    select ${paymentStatus}::text in ('AUTHORIZED', 'PAID')
        or exists (select from payment where "orderId" = ${id} and status in ('AUTHORIZED', 'PAID')) as "isPaid"`.execute(ctx.db)
  if (rows[0]?.isPaid)
    throw conflict('CART_INVALID_STATUS_ERROR', `The order [${id}] has been paid and does not take over changes of the cart`)
}

/** The status of the payment that is newer: the cart's own, or what a payment provider has reported about the order since. */
export const newerPaymentStatus = (cart: CartRow, order: OrderRow): Pick<OrderRow, 'paymentStatus' | 'paymentStatusDate'> => {
  const isNewer = cart.paymentStatusDate && (!order.paymentStatusDate || cart.paymentStatusDate > order.paymentStatusDate)
  const { paymentStatus, paymentStatusDate } = cart.paymentStatus && isNewer ? cart : order
  return { paymentStatus, paymentStatusDate }
}

/** Deletes the lines and addresses of an order, in whose place those of the cart come. */
export async function clearOrder(ctx: Ctx, { id }: OrderRow): Promise<void> {
  await sql`with items as (delete from "orderItem" where "orderId" = ${id})
            delete from "orderAddress" where "orderId" = ${id}`.execute(ctx.db)
}
