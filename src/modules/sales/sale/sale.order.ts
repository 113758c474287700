/** An order as the terms of a sale, and the result of the sale as columns of the order. */
import type { OrderDiscountType } from '../../../contract/contract.gen.js'
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import type { OrderRow } from '../../../db/db.gen.js'
import type { TaxPercentage } from '../../../db/json.js'
import { DECIMALS } from '../../pricing/price-calculation/calculate.js'
import { exactPercentageOf, toKeptPercentage } from '../../pricing/price-calculation/tax-percentage.js'
import { type Amount, isAlmost, withTax } from './sale.amounts.js'
import { calculateSale, type Sale, type SaleCost, type TaxedAmount } from './sale.js'

interface OrderLine {
  priceTotal: Amount
  taxPercentage: Amount
  exactTaxPercentage?: string | null | undefined
}

/** A cost. Its tax follows from its percentage unless it was overruled. */
interface OrderCost {
  gross: Amount
  taxPercentage: Amount
  tax?: Amount
  overruled?: 'Y' | 'N' | null | undefined
}

export interface OrderTerms {
  lines: readonly OrderLine[]
  costs: readonly OrderCost[]
  discountType: OrderDiscountType
  discountValue: Amount
}

/** Calculates the totals of an order. */
export const calculateOrder = ({ lines, costs, ...discount }: OrderTerms): Sale =>
  calculateSale({
    lines: lines.map(toTaxedAmount),
    costs: costs.map(toSaleCost),
    discount: (subTotal) => discountOn(subTotal, discount),
  })

/** Returns the taxable amount of an order line. */
export const toTaxedAmount = (line: OrderLine): TaxedAmount => ({
  amount: Decimal.of(line.priceTotal),
  percentage: exactPercentageOf(line),
})

function discountOn(subTotal: Decimal, { discountType, discountValue }: Omit<OrderTerms, 'lines' | 'costs'>): Decimal {
  if (discountType === 'N') return Decimal.ZERO
  const value = Decimal.of(discountValue)
  return discountType === 'P' ? subTotal.percentage(value) : value
}

const toSaleCost = (cost: OrderCost): SaleCost => ({
  amount: Decimal.of(cost.gross),
  percentage: Decimal.of(cost.taxPercentage),
  fixedTax: fixedTaxOf(cost),
})

/** Returns the tax of a cost that was overruled with another tax than its percentage gives; null for other costs. */
function fixedTaxOf({ gross, taxPercentage, tax, overruled }: OrderCost): Decimal | null {
  if (overruled !== 'Y' || tax === undefined) return null
  return isAlmost(tax, withTax(gross, taxPercentage).tax, 0) ? null : roundHalfAwayFromZero(Decimal.of(tax), DECIMALS)
}

/** Returns the costs of an order besides its lines. */
export const costsOf = (row: OrderRow): OrderCost[] => [
  { gross: row.postageGross, tax: row.postageTax, taxPercentage: row.postageTaxPercentage, overruled: row.postageOverruled },
  { gross: row.paymentGross, tax: row.paymentTax, taxPercentage: row.paymentTaxPercentage, overruled: row.paymentOverruled },
]

export interface OrderTotals {
  totalGross: string
  totalNet: string
  totalTax: string
  taxPercentages: TaxPercentage[]
}

/** Returns the totals as columns of an order. */
export const toOrderTotals = ({ totalGross, totalNet, totalTax, levels }: Sale): OrderTotals => ({
  totalGross: totalGross.toText(),
  totalNet: totalNet.toText(),
  totalTax: totalTax.toText(),
  taxPercentages: levels.map(({ percentage, tax }) => toTaxPercentage(toKeptPercentage(percentage), tax.toText())),
})

/** Returns a tax level as an order stores it. */
export const toTaxPercentage = (
  { taxPercentage, exactTaxPercentage }: { taxPercentage: number; exactTaxPercentage?: string | null },
  total: string,
): TaxPercentage => ({
  percentage: taxPercentage,
  ...(exactTaxPercentage != null && { exactPercentage: exactTaxPercentage }),
  total,
})
