/** Intra-community supply: goods for a business in another country of the European Union are not taxed here, because the buyer pays the tax there. */
import { Decimal } from '../../../core/money.js'
import type { CalculatedPrice } from './calculate.js'
import type { PriceFacts } from './facts.js'
import type { ProductSurcharge } from './line-surcharges.js'

/** What determines it: the mark on the delivery address, which counts only if a company buys. */
interface Supply {
  companyId: number | null
  deliveryAddress: { icp?: 'Y' | 'N' | null | undefined }
}

export const isUntaxed = ({ companyId, deliveryAddress }: Supply): boolean => companyId !== null && deliveryAddress.icp === 'Y'

const NO_TAX = '0'

/** The percentage of every tax code. */
export const NO_TAXES: Record<string, string> = { H: NO_TAX, M: NO_TAX, L: NO_TAX, N: NO_TAX, CUST: NO_TAX }

export const untaxFacts = (facts: PriceFacts): PriceFacts => ({ ...facts, taxPercentage: NO_TAX })

export const untaxSurcharge = (surcharge: ProductSurcharge): ProductSurcharge => ({ ...surcharge, taxPercentage: NO_TAX })

/** Returns the same price without tax, or null. */
export const withoutTax = (price: CalculatedPrice | null): CalculatedPrice | null =>
  price && { ...price, facts: untaxFacts(price.facts), net: price.gross, taxPercentage: Decimal.ZERO }
