/** Adds orders: from the input of a caller, who gives all amounts. They must add up. */
import type { OrderCreateInput } from '../../../contract/contract.gen.js'
import { forbidden, invalid, type Problem } from '../../../core/base/errors.js'
import { sourcesChild } from '../../../core/bulk/children.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { create } from '../../../core/store/store.js'
import type { OrderRow } from '../../../db/db.gen.js'
import { order, orderSource, ordersAreOpen } from '../../../resources/sales/order.js'
import { addAddresses } from './order.addresses.js'
import { checkReferences, companyIdIn, externalIdIn, paymentColumns, postageColumns, totalColumns } from './order.columns.js'
import { orderEvents } from './order.events.js'
import { requireDiscount, tolerance } from './order.given-amounts.js'
import { addItems, type NewItem } from './order.items.js'
import { readOwnLines, requireOwnAmounts } from './order.own-amounts.js'
import { computeTotals, isAlmost } from './order.totals.js'
import { defaultValidUntil, numberOrder } from './status/order.number.js'
import { saveRevision } from './status/order.revision.js'
import { requireBuyersStatus, requireStatus, statusColumns } from './status/order.status.js'
import { holdStock } from './status/order.stock.js'

export const orderSources = sourcesChild(orderSource, 'keepAll')

/** Adds an order with its lines, addresses and sources, in one transaction. */
export const createOrder = (ctx: Ctx, input: OrderCreateInput): Promise<OrderRow> =>
  inTransaction(ctx, async (inner) => {
    const { items: _i, addresses, paymentData, postageData, total, sources, companySource: _c, ...values } = input
    checkOwnOrder(inner, input)
    requireDiscount(total)
    const own = await readOwnLines(inner, input)
    const items = own?.map(({ item }) => item) ?? input.items ?? []
    const totals = checkTotals(input, items)
    if (own) await requireOwnAmounts(inner, input, own, totals)
    const status = await requireStatus(inner, input.status)
    requireBuyersStatus(inner, status)
    const channelId = input.channelId ?? inner.actor.channelId
    const columns = {
      ...values,
      ...paymentColumns(paymentData),
      ...postageColumns(postageData),
      ...totalColumns(total),
      ...statusColumns(inner, status),
      taxPercentages: totals.taxPercentages,
      channelId,
      companyId: await companyIdIn(inner, input),
      externalId: externalIdIn(input),
      validUntil: values.validUntil ?? (await defaultValidUntil(inner, status, channelId)),
      exportStatus: values.exportStatus ?? 'EMPTY',
      currencyRatio: values.currencyRatio ?? 1,
    }
    await checkReferences(inner, columns)
    const row = await create(inner, order, columns)
    if (sources?.length) await orderSources.write(inner, [{ id: row.id, sources }], {})
    const lines = await addItems(inner, row.id, items)
    await addAddresses(inner, row.id, addresses)
    await holdStock(inner, row, lines)
    const saved = await saveRevision(inner, await numberOrder(inner, row))
    await orderEvents.emit(inner, 'ORDER_CREATED', { orderId: row.id }, channelId)
    return saved
  })

/** A user without the role orders for themselves, and for one of their own companies. The keys of other systems are not for everybody to try. */
function checkOwnOrder(ctx: Ctx, { userId, companyId, companySource }: OrderCreateInput): void {
  if (ordersAreOpen(ctx, 'OWNER')) return
  const { user } = ctx.actor
  if (userId !== user?.id) throw forbidden('Unauthorized use of userId')
  if (companyId != null && !user.companyIds.includes(companyId)) throw forbidden('Unauthorized use of companyIds')
  if (companySource) throw forbidden('companySource may only be given with a role')
}

/** Refuses amounts that do not add up: tax with gross to net, and the lines with their costs to the total. */
function checkTotals({ paymentData, postageData, total }: OrderCreateInput, items: readonly NewItem[]) {
  const problems: Problem[] = []
  for (const [name, part] of Object.entries({ paymentData, postageData, total })) {
    const { totalNet } = computeTotals({
      lines: [],
      costs: [
        { gross: part.gross, taxPercentage: 0 },
        { gross: part.tax, taxPercentage: 0 },
      ],
      discountType: 'N',
      discountValue: 0,
    })
    if (!isAlmost(totalNet, part.net, 1)) problems.push({ path: [name, 'net'], message: 'must be gross and tax together' })
  }
  const computed = computeTotals({
    lines: items,
    costs: [paymentData, postageData],
    discountType: total.discountType,
    discountValue: total.discountValue,
  })
  if (items.length && !isAlmost(computed.totalGross, total.gross, tolerance(items.length)))
    problems.push({ path: ['total', 'gross'], message: `must be ${computed.totalGross}, which the lines and costs add up to` })
  if (problems.length) throw invalid(problems)
  return computed
}
