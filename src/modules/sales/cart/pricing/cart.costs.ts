/** What a cart costs beside its lines: payment and shipping, with their taxes. */
import { sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import { Decimal, roundHalfUp } from '../../../../core/money.js'
import { compiledQuery } from '../../../../core/store/compiled-query.js'
import type { CartRow } from '../../../../db/db.gen.js'
import { DECIMALS } from '../../../pricing/price-calculation/calculate.js'
import { isUntaxed, NO_TAXES } from '../../../pricing/price-calculation/untaxed.js'
import { rulesStamp } from '../../../rules/business-rule/business-rule.evaluate.js'
import type { BuyingCart } from '../cart.buyer.js'
import type { CostTerms } from './cart.amounts.js'
import type { CartDecisions } from './cart.rules.js'

export interface CostRow {
  percentages: Record<string, string> | null
  shippingCost: string | null
  /** Which business rules are active. */
  stamp: string | null
}

const costsQuery = compiledQuery<Record<never, never>, { zone: string; carrier: string | null }, CostRow>(
  (_, { zone, carrier }) => sql`
    select (select jsonb_object_agg(code, percentage::text) filter (where code is not null) from tax where zone = ${zone}) as percentages,
           (select "shippingCost"::text from carrier where name = ${carrier}) as "shippingCost",
           ${rulesStamp} as stamp`,
)

/** What the costs of a cart depend on. */
type CostedCart = Pick<BuyingCart, 'companyId' | 'deliveryAddress'> & Pick<CartRow, 'carrier'>

/** The taxes of the zone by their codes (a tax may lack one: it taxes nothing), what the carrier takes, and which rules are active. One statement. */
export async function readCosts(ctx: Ctx, cart: CostedCart): Promise<CostRow> {
  const { deliveryAddress, carrier } = cart
  const [row] = await costsQuery(ctx.db, {}, { zone: deliveryAddress.country, carrier })
  const costs = row ?? { percentages: null, shippingCost: null, stamp: null }
  return isUntaxed(cart) ? { ...costs, percentages: NO_TAXES } : costs
}

/** Costs are taxed with the high rate unless a rule chooses another code of the zone. */
export const percentageOf = ({ percentages }: CostRow, code: string | null): Decimal =>
  Decimal.of(percentages?.[code ?? 'H'] ?? percentages?.H ?? 0)

/** A price that the caller has set wins, then that of an incentive, then that of a rule. */
export const paymentTerms = (cart: CartRow, costs: CostRow, { effects, transaction }: CartDecisions): CostTerms => ({
  price:
    cart.paymentExternalPrice === null
      ? toCents(effects.transactionPrice ?? transaction.price)
      : Decimal.of(cart.paymentExternalPrice),
  taxPercentage: percentageOf(costs, transaction.taxCode),
})

/** The same for shipping, which otherwise costs what the carrier takes. */
export const postageTerms = (cart: CartRow, costs: CostRow, { effects, shipping }: CartDecisions): CostTerms => ({
  price: Decimal.of(
    cart.postageExternalPrice ?? decidedPrice(effects.shippingPrice ?? shipping.price) ?? costs.shippingCost ?? 0,
  ),
  taxPercentage: percentageOf(costs, effects.shippingTaxCode ?? shipping.taxCode),
})

const decidedPrice = (price: Decimal | null): string | null => price && roundHalfUp(price, DECIMALS).toText()
const toCents = (price: Decimal | null): Decimal => Decimal.of(decidedPrice(price) ?? 0)
