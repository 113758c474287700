/**
 * The totals of an order as a table whose amounts add up. The API returns it, the desk shows it, and e-mails and documents print it, so that
 * everybody sees the same sums.
 */
import type { OrderTotalRowKind } from '../../../contract/contract.gen.js'
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import { type Relation, readOnce } from '../../../core/store/relations.js'
import type { OrderItemRow, OrderRow } from '../../../db/db.gen.js'
import { itemsOfOrder, type OrderWithChildren } from '../../../resources/sales/order.js'
import { calculateOrder } from '../sale/sale.order.js'

export interface TotalRow {
  kind: OrderTotalRowKind
  /** The exact percentage of a TAX row; null in others. */
  percentage: string | null
  amount: string
}

const toCents = (amount: Decimal) => roundHalfAwayFromZero(amount, 2)
const cents = (amount: string) => toCents(Decimal.of(amount))
const sumOf = (rows: readonly TotalRow[]) => Decimal.sum(rows.map(({ amount }) => Decimal.of(amount)))
const isShown = ({ amount }: TotalRow) => !Decimal.of(amount).isZero()
const toRow = (kind: OrderTotalRowKind, amount: Decimal, percentage: string | null = null): TotalRow => ({
  kind,
  percentage,
  amount: amount.toText(),
})

/** Returns the rows before the total without tax: the lines, discounts and costs. */
function grossRows(row: OrderRow, lines: readonly OrderItemRow[]): TotalRow[] {
  const { discountType, discountValue } = row
  const sale = calculateOrder({ lines, costs: [], discountType, discountValue })
  const rows = [
    toRow('DISCOUNT', sale.discount.negate()),
    toRow('POSTAGE', cents(row.postageGross)),
    toRow('PAYMENT', cents(row.paymentGross)),
  ].filter(isShown)
  // An order from another system may have a total but no lines.
  const subTotal = lines.length === 0 ? cents(row.totalGross).subtract(sumOf(rows)) : toCents(sale.subTotal)
  return [toRow('SUBTOTAL', subTotal), ...rows]
}

/** Returns a row for the rounding difference of other systems; none if there is no difference. */
const roundingRows = (rows: readonly TotalRow[], total: string): TotalRow[] =>
  [toRow('ROUNDING', cents(total).subtract(sumOf(rows)))].filter(isShown)

/** Returns the table of totals: the parts of the total without tax, that total, the tax of each percentage, and the total with tax. */
export function toTotalRows(row: OrderRow, lines: readonly OrderItemRow[]): TotalRow[] {
  const gross = grossRows(row, lines)
  const taxes = row.taxPercentages
    .map(({ percentage, exactPercentage, total }) => toRow('TAX', cents(total), exactPercentage ?? String(percentage)))
    // Free shipping may have its own tax level.
    .filter((tax) => isShown(tax) || tax.percentage !== '0')
  return [
    ...gross,
    ...roundingRows(gross, row.totalGross),
    toRow('GROSS', cents(row.totalGross)),
    ...taxes,
    ...roundingRows([toRow('GROSS', cents(row.totalGross)), ...taxes], row.totalNet),
    toRow('NET', cents(row.totalNet)),
  ]
}

/** The lines of the orders of a response, cached because their totals need them, too. */
export const linesOfOrder = readOnce(itemsOfOrder)

export const totalRowsOfOrder: Relation<OrderWithChildren, TotalRow[]> = async (ctx, orders) => {
  const lines = await linesOfOrder(ctx, orders)
  return orders.map((one, i) => toTotalRows(one, lines[i] ?? []))
}
