/**
 * Prices of catalogue pages that another system sets. This module is below the one that asks: it collects the prices of a page, so that all of them are asked
 * for together. Without a system that wants to be asked, a page executes no further statement.
 */
import DataLoader from 'dataloader'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { type Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import { addTax, type CalculatedPrice, DECIMALS } from './calculate.js'
import type { PriceTerms } from './read-facts.js'

declare module '../../../core/context.js' {
  interface Services {
    /** Asks other systems for the prices of a catalogue page. */
    pagePrices: PagePrices
  }
}

/** The price that another system sets, and who did. */
export interface DecidedPrice {
  price: Decimal
  /** The tax of a product that has no price of the shop. */
  defaultTax: Decimal
  decision: { hookId: string; hookName: string; price: string; at: string }
}

/** SHOP: the calculated price is shown. NONE: a cart would be refused, so no price is shown. */
type PagePrice = DecidedPrice | 'SHOP' | 'NONE'

/** The buyer of a page, and what identifies the systems that want to be asked. */
export interface PriceOfPage {
  stamp: string
  buyer: Buyer
  terms: PriceTerms
}

export interface PagePrices {
  /** Returns a price for each calculated one, in their order. It never fails because of another system. */
  decide(ctx: Ctx, page: PriceOfPage, prices: readonly CalculatedPrice[]): Promise<PagePrice[]>
}

/** A price that may have been set by another system. */
export interface ShownAmount {
  price: CalculatedPrice
  decision?: DecidedPrice['decision']
}

/** Returns a calculated price as the page shows it. Prices that are requested together are asked for together. */
export async function decidePagePrice(ctx: Ctx, page: PriceOfPage, price: CalculatedPrice): Promise<ShownAmount> {
  const decided = await pageLoader(ctx, page).load(price)
  if (decided === 'SHOP') return { price }
  if (decided === 'NONE') return { price: { ...price, winner: null, gross: null, net: null } }
  const taxPercentage = price.winner ? price.taxPercentage : decided.defaultTax
  const gross = roundHalfAwayFromZero(decided.price, DECIMALS)
  return { price: { ...price, taxPercentage, gross, net: addTax(gross, taxPercentage) }, decision: decided.decision }
}

function pageLoader(ctx: Ctx, page: PriceOfPage): DataLoader<CalculatedPrice, PagePrice> {
  const { userId, companyId, taxZone, currency } = page.terms
  const key = JSON.stringify([page.stamp, userId, companyId, taxZone, currency])
  const decide = (prices: readonly CalculatedPrice[]) => ctx.services.pagePrices.decide(ctx, page, prices)
  return ctx.requestCache.get(pageLoader, key, () => new DataLoader<CalculatedPrice, PagePrice>(decide, { cache: false }))
}
