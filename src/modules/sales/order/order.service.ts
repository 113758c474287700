/** Operations on an order besides updating it: reading it, setting its status and addresses, and announcing it. */
import { sql } from 'kysely'
import type {
  OrderAddressUpdateInput,
  OrderSearchArguments,
  OrderSetStatusInput,
  TriggerOrderSendConfirmEventInput,
} from '../../../contract/contract.gen.js'
import { forbidden, invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { canHold } from '../../../core/store/row.js'
import { get, update } from '../../../core/store/store.js'
import type { OrderAddressRow, OrderRow } from '../../../db/db.gen.js'
import { itemsOfOrder, order, ordersAreOpen } from '../../../resources/sales/order.js'
import { changeAddress } from './order.addresses.js'
import { orderEvents } from './order.events.js'
import { changingOrder } from './order.update.js'
import { numberOrder } from './status/order.number.js'
import { saveRevision } from './status/order.revision.js'
import { followSpending } from './status/order.spending.js'
import { nextStatusColumns, requireEditable } from './status/order.status.js'
import { followStatus, releaseCartStock } from './status/order.stock.js'

interface OrderArguments {
  orderId?: number | null | undefined
  orderUUID?: string | null | undefined
}

/** Returns one order, by its number or its uuid: exactly one of the two. */
export const getOrder = (ctx: Ctx, { orderId, orderUUID }: OrderArguments): Promise<OrderRow> => {
  if ((orderId == null) === (orderUUID == null)) throw invalidField('orderId', 'or orderUUID must be given, and not both')
  return get(ctx, order, orderId == null ? { uuid: orderUUID as string } : { id: orderId })
}

/** Limits users without the role to their own orders and those of their companies. */
export function checkOwnSearch(ctx: Ctx, search: OrderSearchArguments): OrderSearchArguments {
  if (ordersAreOpen(ctx, 'VIEWER')) return search
  const { user } = ctx.actor
  if (search.userId?.some((id) => id !== user?.id)) throw forbidden('Unauthorized use of userId')
  if (search.companyIds?.some((id) => !user?.companyIds.includes(id))) throw forbidden('Unauthorized use of companyIds')
  return search
}

/** Sorts the newest orders first by default, as storefronts show them. Ids follow the time of creation and are indexed. */
export const newestFirst = (search: OrderSearchArguments): OrderSearchArguments =>
  search.sortInputs?.length ? search : { ...search, sortInputs: [{ field: 'ID', order: 'DESC' }] }

/**
 * Sets the status and the payment status, and announces the confirmation if requested. Setting both to their current values
 * changes nothing and does not announce the confirmation again.
 */
export const setOrderStatus = (ctx: Ctx, input: OrderSetStatusInput): Promise<OrderRow> =>
  changing(ctx, order, { id: input.orderId }, { access: 'EDITOR' }, async (inner, found) => {
    const { status, payStatus, triggerOrderSendConfirmEvent, sendOrderConfirmationEmail } = input
    const columns = {
      ...(await nextStatusColumns(inner, found, status)),
      ...(payStatus != null && payStatus !== found.paymentStatus && { paymentStatus: payStatus, paymentStatusDate: inner.now }),
    }
    if (triggerOrderSendConfirmEvent || sendOrderConfirmationEmail)
      await announceConfirmation(inner, found, { ...found, ...columns }, input)
    await followSpending(inner, found, { ...found, ...columns })
    if (input.deleteCart && found.cartId) await deleteCartOf(inner, found.cartId)
    if (Object.keys(columns).length === 0) return found
    const changed = await numberOrder(inner, await update(inner, order, { id: found.id }, columns))
    await followStatus(inner, found, changed, async () => (await itemsOfOrder(inner, [changed]))[0] ?? [])
    await orderEvents.emit(inner, 'ORDER_UPDATED', { orderId: found.id }, found.channelId)
    return changed.status === found.status ? changed : saveRevision(inner, changed)
  })

/** Deletes the cart that an order was made from and releases its stock. A cart that no longer exists is not an error. */
async function deleteCartOf(ctx: Ctx, cartId: string): Promise<void> {
  await releaseCartStock(ctx, cartId)
  if (canHold('cart', { uuid: cartId })) await ctx.db.deleteFrom('cart').where('uuid', '=', cartId).execute()
}

/**
 * Announces the confirmation, unless it was announced before for the same status and payment status. The first request always announces it,
 * even if the order already has these statuses: storefronts create an order as NEW and then set NEW to have it confirmed.
 */
async function announceConfirmation(ctx: Ctx, before: OrderRow, after: OrderRow, input: OrderSetStatusInput): Promise<void> {
  const { id, language, channelId, status, paymentStatus } = after
  const { rows } = await sql`
    insert into "orderConfirmation" as c ("orderId", status, "paymentStatus", "announcedAt")
    values (${id}, ${status}, ${paymentStatus}, ${ctx.now})
    on conflict ("orderId") do update set status = excluded.status, "paymentStatus" = excluded."paymentStatus", "announcedAt" = excluded."announcedAt"
     where (c.status, c."paymentStatus") is distinct from (excluded.status, excluded."paymentStatus")
    returning 1`.execute(ctx.db)
  if (rows.length === 0 && status === before.status && paymentStatus === before.paymentStatus) return
  const withPdf = input.addPDFAttachment ?? false
  await orderEvents.emit(ctx, 'ORDER_SEND_CONFIRMATION', { orderId: id, language, withPdf }, channelId)
}

/** Changes an address of an order. */
export const updateOrderAddress = async (
  ctx: Ctx,
  orderId: number,
  id: number,
  input: OrderAddressUpdateInput,
): Promise<OrderAddressRow> => {
  const { result } = await changingOrder(ctx, { id: orderId }, null, async (inner, found) => {
    await requireEditable(inner, found)
    return changeAddress(inner, orderId, id, input)
  })
  return result
}

type SendEvent = 'ORDER_SEND_CONFIRMATION' | 'QUOTE_SEND' | 'QUOTE_SEND_REQUEST' | 'QUOTE_SEND_VALIDATION'

/** Announces an order to event handlers, such as the e-mail sender; by default in the language and channel of the order. */
export const announceOrder = (ctx: Ctx, event: SendEvent, input: TriggerOrderSendConfirmEventInput): Promise<boolean> =>
  inTransaction(ctx, async (inner) => {
    const found = await get(inner, order, { id: input.orderId })
    const language = input.language ?? found.language
    await orderEvents.emit(inner, event, { orderId: found.id, language }, input.channelId ?? found.channelId)
    return true
  })
