/** Orders hold stock where their channel reserves it. Quotes and requests for quotes hold none. */
import type { Ctx } from '../../../../core/context.js'
import type { OrderItemRow, OrderRow } from '../../../../db/db.gen.js'
import { confirmReservation, releaseIfHeld, reserveStock } from '../../../stock/reservation/reservation.service.js'
import { requireStatus } from './order.status.js'

type StockOrder = Pick<OrderRow, 'uuid' | 'status' | 'cartId' | 'channelId'>
type StockLine = Pick<OrderItemRow, 'class' | 'productId' | 'quantity'>

/** Holds what the lines of an order need instead of what it held before. An order that waits for its payment holds it for a while only. */
export async function holdStock(ctx: Ctx, row: StockOrder, items: readonly StockLine[]): Promise<void> {
  const { orderType } = await requireStatus(ctx, row.status)
  const wanted = items.flatMap(({ class: kind, productId, quantity }) =>
    kind === 'product' && productId !== null && quantity > 0 ? [{ productId, quantity }] : [],
  )
  if (orderType !== 'ORDER' || row.status === 'ARCHIVED' || wanted.length === 0) return releaseIfHeld(ctx, row.uuid)
  if (row.cartId) await releaseIfHeld(ctx, row.cartId)
  await reserveStock(ctx, { reference: row.uuid, channelId: row.channelId, items: wanted })
  if (row.status !== 'UNFINISHED') await confirmReservation(ctx, row.uuid)
}

/**
 * Lets the stock follow a change of the status. An order that holds its goods for good goes on holding them: the warehouse may have counted
 * them out meanwhile, which is no reason to refuse the next status.
 */
export async function followStatus(
  ctx: Ctx,
  before: Pick<OrderRow, 'status'>,
  row: OrderRow,
  readItems: () => Promise<readonly StockLine[]>,
): Promise<void> {
  if ((await holdsForGood(ctx, before)) && (await holdsForGood(ctx, row))) return
  await holdStock(ctx, row, await readItems())
}

async function holdsForGood(ctx: Ctx, { status }: Pick<OrderRow, 'status'>): Promise<boolean> {
  const { orderType } = await requireStatus(ctx, status)
  return orderType === 'ORDER' && status !== 'ARCHIVED' && status !== 'UNFINISHED'
}

/** Gives back what a cart holds that is deleted. */
export const releaseCartStock = (ctx: Ctx, cartId: string): Promise<void> => releaseIfHeld(ctx, cartId)

export const releaseStock = (ctx: Ctx, { uuid }: OrderRow): Promise<void> => releaseIfHeld(ctx, uuid)
