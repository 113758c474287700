/** The totals of a tender: costs that were not set manually are decided again, then the totals are calculated as for orders. */
import type { Ctx } from '../../../../core/context.js'
import { Decimal, roundHalfAwayFromZero } from '../../../../core/money.js'
import type { TenderRow } from '../../../../db/db.gen.js'
import { addTax, DECIMALS } from '../../../pricing/price-calculation/calculate.js'
import { exactPercentageOf } from '../../../pricing/price-calculation/tax-percentage.js'
import { withTax } from '../../sale/sale.amounts.js'
import { type CostRow, decidePayment, decidePostage, percentageOf, readCosts } from '../../sale/sale.costs.js'
import type { Sale } from '../../sale/sale.js'
import { calculateOrder, costsOf, toOrderTotals } from '../../sale/sale.order.js'
import { decideSale, type RuledLine, type SaleDecisions } from '../../sale/sale.rules.js'
import { childrenOf, type Draft, isMainLine, saleHead } from '../tender.draft.js'

/** Calculates costs and totals of the draft. Lines keep their amounts. */
export async function recalculate(ctx: Ctx, row: TenderRow, draft: Draft): Promise<void> {
  const { costs, decided } = await decide(ctx, row, draft)
  setCosts(draft, costs, decided, row.incentivesApplied)
  draft.carriers = decided.carriers
  draft.payMethods = decided.payMethods
  Object.assign(draft.order, toOrderTotals(calculateTender(draft)))
}

/** Evaluates the business rules for the tender. */
export async function decide(ctx: Ctx, row: TenderRow, draft: Draft): Promise<{ costs: CostRow; decided: SaleDecisions }> {
  const head = saleHead(row, draft)
  const costs = await readCosts(ctx, head)
  return { costs, decided: await decideSale(ctx, head, { ...costs, subject: row.uuid }, ruledLines(draft)) }
}

/** Returns the main lines as input for rules, with their prices before incentives. */
function ruledLines(draft: Draft): RuledLine[] {
  return draft.items.filter(isMainLine).flatMap((line) => {
    if (line.productId === null) return []
    const total = Decimal.of(line.priceTotal)
    return [
      {
        id: line.uuid,
        productId: line.productId,
        sku: line.sku,
        clusterId: null,
        bundleId: null,
        quantity: line.quantity,
        total,
        totalNet: addTax(total, exactPercentageOf(line)),
        unit: roundHalfAwayFromZero(Decimal.of(line.price), DECIMALS),
        taxCode: line.taxCode,
        customFields: line.customFields ?? {},
        isPriced: isSamePrice(line.price, line.customerPrice),
        isMovable: childrenOf(draft, line, 'product').length === 0,
      },
    ]
  })
}

/** Returns whether a line is sold at the customer's regular price. */
export const isSamePrice = (price: string, other: string | null): boolean =>
  other !== null && Decimal.of(price).compare(Decimal.of(other)) === 0

/** Sets the costs that were not set manually from incentives, rules and the carrier. If none of them applies, a cost stays. */
function setCosts({ order }: Draft, costs: CostRow, decided: SaleDecisions, applied: boolean): void {
  const effects = applied ? decided.effects : null
  const postage = decidePostage(costs, decided, effects)
  if (order.postageOverruled !== 'Y' && (postage.price || postage.taxCode))
    setPostage(order, inCents(postage.price) ?? order.postageGross, percentageOf(costs, postage.taxCode).toText())
  const payment = decidePayment(decided, effects)
  if (order.paymentOverruled !== 'Y' && payment.price)
    setPayment(order, payment.price.toText(), percentageOf(costs, payment.taxCode).toText())
}

const inCents = (amount: Decimal | null): string | null => amount && roundHalfAwayFromZero(amount, DECIMALS).toText()

/** Sets the price of shipping, with its tax. */
export function setPostage(order: Draft['order'], gross: string, taxPercentage: string): void {
  const { net, tax } = withTax(gross, taxPercentage)
  Object.assign(order, { postageGross: gross, postageNet: net, postageTax: tax, postageTaxPercentage: taxPercentage })
}

/** Sets the price of payment, with its tax. */
export function setPayment(order: Draft['order'], gross: string, taxPercentage: string): void {
  const { net, tax } = withTax(gross, taxPercentage)
  Object.assign(order, { paymentGross: gross, paymentNet: net, paymentTax: tax, paymentTaxPercentage: taxPercentage })
}

export const subTotalOf = (draft: Draft): Decimal => calculateTender(draft).subTotal

/** Returns the discount, limited to the sum of the lines. */
export function effectiveDiscount(draft: Draft): string {
  const { discountType, discountValue } = draft.order
  return discountType === 'A' ? calculateTender(draft).discount.toText() : discountValue
}

/** Calculates the totals of the tender. */
export const calculateTender = ({ order, items }: Draft): Sale =>
  calculateOrder({ lines: items, costs: costsOf(order), discountType: order.discountType, discountValue: order.discountValue })
