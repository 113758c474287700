/** Adds orders: from another system, which gives all amounts, or from a buyer, who pays the prices of a cart. */
import type { OrderCreateInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { create } from '../../../core/store/store.js'
import type { OrderRow } from '../../../db/db.gen.js'
import { order, ordersAreOpen } from '../../../resources/sales/order.js'
import { addAddresses } from '../order/order.addresses.js'
import {
  checkReferences,
  companyIdIn,
  externalIdIn,
  paymentColumns,
  postageColumns,
  totalColumns,
} from '../order/order.columns.js'
import { orderEvents } from '../order/order.events.js'
import { requireDiscount, requireGivenAmounts } from '../order/order.given-amounts.js'
import { addItems } from '../order/order.items.js'
import { orderSources } from '../order/order.sources.js'
import { defaultValidUntil, numberOrder } from '../order/status/order.number.js'
import { saveRevision } from '../order/status/order.revision.js'
import { followSpending } from '../order/status/order.spending.js'
import { requireBuyersStatus, requireStatus, statusColumns } from '../order/status/order.status.js'
import { holdStock } from '../order/status/order.stock.js'
import { type NewOrder, readBuyersOrder } from './buyers-order.js'

/** Adds an order with its lines, addresses and sources, in one transaction. */
export const createOrder = (ctx: Ctx, input: OrderCreateInput): Promise<OrderRow> =>
  inTransaction(ctx, async (inner) => {
    const { items: _i, addresses, paymentData, postageData, total: _t, sources, companySource: _c, ...values } = input
    const isOpen = ordersAreOpen(inner, 'OWNER')
    const { items, columns: amounts } = isOpen ? await readGivenOrder(inner, input) : await readBuyersOrder(inner, input)
    const status = await requireStatus(inner, input.status)
    requireBuyersStatus(inner, status)
    const channelId = input.channelId ?? inner.actor.channelId
    const columns = {
      ...values,
      ...paymentColumns(paymentData),
      ...postageColumns(postageData),
      ...statusColumns(inner, status),
      channelId,
      externalId: externalIdIn(input),
      validUntil: values.validUntil ?? (await defaultValidUntil(inner, status, channelId)),
      exportStatus: values.exportStatus ?? 'EMPTY',
      currencyRatio: values.currencyRatio ?? 1,
      ...amounts,
    }
    await checkReferences(inner, columns)
    const row = await create(inner, order, columns)
    if (sources?.length) await orderSources.write(inner, [{ id: row.id, sources }], {})
    const lines = await addItems(inner, row, items)
    await addAddresses(inner, row, addresses)
    // Another system reports what it has agreed: its order counts, and is not refused.
    await followSpending(inner, null, row, isOpen ? 'NONE' : 'ALL')
    await holdStock(inner, row, lines)
    const saved = await saveRevision(inner, await numberOrder(inner, row))
    await orderEvents.emit(inner, 'ORDER_CREATED', { orderId: row.id }, channelId)
    return saved
  })

/** Returns the order as given by another system. */
async function readGivenOrder(ctx: Ctx, input: OrderCreateInput): Promise<NewOrder> {
  requireDiscount(input.total)
  const { taxPercentages } = requireGivenAmounts(input)
  return {
    items: input.items ?? [],
    columns: { ...totalColumns(input.total), taxPercentages, companyId: await companyIdIn(ctx, input) },
  }
}
