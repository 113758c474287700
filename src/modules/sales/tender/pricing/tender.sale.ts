/** What a tender comes to: costs that nobody has set are decided again, then the totals follow as those of orders do. */
import type { Ctx } from '../../../../core/context.js'
import { Decimal, roundHalfUp } from '../../../../core/money.js'
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

/** What business rules say about the tender. */
export async function decide(ctx: Ctx, row: TenderRow, draft: Draft): Promise<{ costs: CostRow; decided: SaleDecisions }> {
  const head = saleHead(row, draft)
  const costs = await readCosts(ctx, head)
  return { costs, decided: await decideSale(ctx, head, costs.stamp, ruledLines(draft)) }
}

/** The main lines as rules see them: with what they cost before incentives. */
function ruledLines(draft: Draft): RuledLine[] {
  return draft.items.filter(isMainLine).flatMap((line) => {
    if (line.productId === null) return []
    const total = Decimal.of(line.priceTotal)
    return [
      {
        id: line.uuid,
        productId: line.productId,
        clusterId: null,
        bundleId: null,
        quantity: line.quantity,
        total,
        totalNet: addTax(total, exactPercentageOf(line)),
        unit: roundHalfUp(Decimal.of(line.price), DECIMALS),
        taxCode: line.taxCode,
        isPriced: isSamePrice(line.price, line.customerPrice),
        isMovable: childrenOf(draft, line, 'product').length === 0,
      },
    ]
  })
}

/** Whether a line is sold for what the customer pays anyway. */
export const isSamePrice = (price: string, other: string | null): boolean =>
  other !== null && Decimal.of(price).compare(Decimal.of(other)) === 0

/** A cost that nobody has set follows incentives, rules and the carrier. Where none of them says anything, it stays. */
function setCosts({ order }: Draft, costs: CostRow, decided: SaleDecisions, applied: boolean): void {
  const effects = applied ? decided.effects : null
  const postage = decidePostage(costs, decided, effects)
  if (order.postageOverruled !== 'Y' && (postage.price || postage.taxCode))
    setPostage(order, inCents(postage.price) ?? order.postageGross, percentageOf(costs, postage.taxCode).toText())
  const payment = decidePayment(decided, effects)
  if (order.paymentOverruled !== 'Y' && payment.price)
    setPayment(order, payment.price.toText(), percentageOf(costs, payment.taxCode).toText())
}

const inCents = (amount: Decimal | null): string | null => amount && roundHalfUp(amount, DECIMALS).toText()

/** Sets what shipping costs, with its tax. */
export function setPostage(order: Draft['order'], gross: string, taxPercentage: string): void {
  const { net, tax } = withTax(gross, taxPercentage)
  Object.assign(order, { postageGross: gross, postageNet: net, postageTax: tax, postageTaxPercentage: taxPercentage })
}

/** Sets what paying costs, with its tax. */
export function setPayment(order: Draft['order'], gross: string, taxPercentage: string): void {
  const { net, tax } = withTax(gross, taxPercentage)
  Object.assign(order, { paymentGross: gross, paymentNet: net, paymentTax: tax, paymentTaxPercentage: taxPercentage })
}

export const subTotalOf = (draft: Draft): Decimal => calculateTender(draft).subTotal

/** An amount that exceeds what the lines come to takes off no more than that. */
export function effectiveDiscount(draft: Draft): string {
  const { discountType, discountValue } = draft.order
  return discountType === 'A' ? calculateTender(draft).discount.toText() : discountValue
}

/** The totals of the tender, and how they come about. */
export const calculateTender = ({ order, items }: Draft): Sale =>
  calculateOrder({ lines: items, costs: costsOf(order), discountType: order.discountType, discountValue: order.discountValue })
