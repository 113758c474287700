/** What a tender comes to: costs that nobody has fixed are decided anew, then the totals follow as those of orders do. */
import type { Ctx } from '../../../../core/context.js'
import { Decimal, roundHalfUp } from '../../../../core/money.js'
import type { OrderItemRow, TenderRow } from '../../../../db/db.gen.js'
import { addTax, DECIMALS } from '../../../pricing/price-calculation/calculate.js'
import { exactPercentageOf, toKeptPercentage } from '../../../pricing/price-calculation/tax-percentage.js'
import { type CostRow, percentageOf, readCosts } from '../../cart/pricing/cart.costs.js'
import { type CartDecisions, decideCart, type RuledLine } from '../../cart/pricing/cart.rules.js'
import { computeParts, computeTotals, costsOf, type TotalsInput, type TotalsParts, withTax } from '../../order/order.totals.js'
import { asCart, childrenOf, type Draft, isMainLine } from '../tender.draft.js'

/** Calculates costs and totals of the draft. Lines keep their amounts. */
export async function recalculate(ctx: Ctx, row: TenderRow, draft: Draft): Promise<void> {
  const { costs, decided } = await decide(ctx, row, draft)
  setCosts(draft, costs, decided, row.incentivesApplied)
  draft.carriers = decided.carriers
  draft.payMethods = decided.payMethods
  Object.assign(draft.order, computeTotals(totalsInput(draft)))
}

/** What business rules say about the tender. */
export async function decide(ctx: Ctx, row: TenderRow, draft: Draft): Promise<{ costs: CostRow; decided: CartDecisions }> {
  const cart = asCart(row, draft)
  const costs = await readCosts(ctx, cart)
  return { costs, decided: await decideCart(ctx, cart, costs.stamp, ruledLines(draft)) }
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

/** A cost that nobody has fixed follows incentives, rules and the carrier. Where none of them says anything, it stays. */
function setCosts({ order }: Draft, costs: CostRow, { effects, shipping, transaction }: CartDecisions, applied: boolean): void {
  const given = applied ? effects : null
  if (order.postageOverruled !== 'Y') {
    const price = given?.shippingPrice ?? shipping.price ?? toDecimal(costs.shippingCost)
    const code = given?.shippingTaxCode ?? shipping.taxCode
    if (price || code) setPostage(order, inCents(price) ?? order.postageGross, percentageOf(costs, code).toText())
  }
  const price = inCents(given?.transactionPrice ?? transaction.price)
  if (price !== null && order.paymentOverruled !== 'Y')
    setPayment(order, price, percentageOf(costs, transaction.taxCode).toText())
}

const toDecimal = (amount: string | null): Decimal | null => (amount === null ? null : Decimal.of(amount))
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

export const subTotalOf = ({ items }: Draft): Decimal => Decimal.sum(items.map(({ priceTotal }) => Decimal.of(priceTotal)))

/** An amount that exceeds what the lines come to takes off no more than that. */
export function effectiveDiscount(draft: Draft): string {
  const { discountType, discountValue } = draft.order
  if (discountType !== 'A') return discountValue
  return Decimal.of(discountValue).min(subTotalOf(draft).max(Decimal.ZERO)).toText()
}

const totalsInput = (draft: Draft): TotalsInput => ({
  lines: draft.items,
  costs: costsOf(draft.order),
  discountType: draft.order.discountType,
  discountValue: effectiveDiscount(draft),
})

/** The parts that the totals are made of. */
export const partsOf = (draft: Draft): TotalsParts => computeParts(totalsInput(draft))

/** The amounts of a line of so many units at a price, which is taxed with this percentage. */
export function lineAmounts(price: Decimal, total: Decimal, tax: Decimal): Partial<OrderItemRow> {
  const priceTotal = roundHalfUp(total, DECIMALS)
  const priceTotalNet = addTax(priceTotal, tax)
  return {
    price: price.toText(),
    priceNet: addTax(price, tax).toText(),
    priceTotal: priceTotal.toText(),
    priceTotalNet: priceTotalNet.toText(),
    tax: priceTotalNet.subtract(priceTotal).toText(),
    discount: '0',
    ...toKeptPercentage(tax),
  }
}
