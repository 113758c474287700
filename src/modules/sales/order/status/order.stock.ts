/** The stock that orders hold if their channel reserves it. Quotes and requests for quotes hold none. */
import type { Ctx } from '../../../../core/context.js'
import type { OrderItemRow, OrderRow } from '../../../../db/db.gen.js'
import { confirmReservation, releaseIfHeld, reserveStock } from '../../../stock/reservation/reservation.service.js'
import { requireStatus } from './order.status.js'

type StockOrder = Pick<OrderRow, 'uuid' | 'status' | 'cartId' | 'channelId'>
type StockLine = Pick<OrderItemRow, 'class' | 'productId' | 'quantity'>

/** Replaces the stock held by an order with what its lines need. An order that waits for its payment holds it only for a while. */
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
 * Updates the held stock after a status change. An order that already holds its goods permanently keeps them without a new check: the warehouse may
 * have taken them out of stock meanwhile, which must not block the next status.
 */
export async function followStatus(
  ctx: Ctx,
  before: Pick<OrderRow, 'status'>,
  row: OrderRow,
  readItems: () => Promise<readonly StockLine[]>,
): Promise<void> {
  if ((await holdsPermanently(ctx, before)) && (await holdsPermanently(ctx, row))) return
  await holdStock(ctx, row, await readItems())
}

async function holdsPermanently(ctx: Ctx, { status }: Pick<OrderRow, 'status'>): Promise<boolean> {
  const { orderType } = await requireStatus(ctx, status)
  return orderType === 'ORDER' && status !== 'ARCHIVED' && status !== 'UNFINISHED'
}

/** Releases the stock held by a deleted cart. */
export const releaseCartStock = (ctx: Ctx, cartId: string): Promise<void> => releaseIfHeld(ctx, cartId)

export const releaseStock = (ctx: Ctx, { uuid }: OrderRow): Promise<void> => releaseIfHeld(ctx, uuid)
