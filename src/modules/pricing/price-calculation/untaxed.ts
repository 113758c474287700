/** Goods that are supplied to a business in another country of the European Union: the buyer pays the tax there, and none is added here. */
import { Decimal } from '../../../core/money.js'
import type { CalculatedPrice } from './calculate.js'
import type { PriceFacts } from './facts.js'
import type { ProductSurcharge } from './line-surcharges.js'

/** What decides it: the delivery address says so, and a company buys. What a consumer or a visitor says about it does not count. */
interface Supply {
  companyId: number | null
  deliveryAddress: { icp?: 'Y' | 'N' | null | undefined }
}

export const isUntaxed = ({ companyId, deliveryAddress }: Supply): boolean => companyId !== null && deliveryAddress.icp === 'Y'

const NO_TAX = '0'

/** The percentage of every code. */
export const NO_TAXES: Record<string, string> = { H: NO_TAX, M: NO_TAX, L: NO_TAX, N: NO_TAX, CUST: NO_TAX }

export const untaxFacts = (facts: PriceFacts): PriceFacts => ({ ...facts, taxPercentage: NO_TAX })

export const untaxSurcharge = (surcharge: ProductSurcharge): ProductSurcharge => ({ ...surcharge, taxPercentage: NO_TAX })

/** The same price without tax; nothing where there is no price. */
export const withoutTax = (price: CalculatedPrice | null): CalculatedPrice | null =>
  price && { ...price, facts: untaxFacts(price.facts), net: price.gross, taxPercentage: Decimal.ZERO }
