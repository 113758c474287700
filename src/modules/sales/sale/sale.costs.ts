/** The costs of a sale besides its lines: payment and shipping, with their taxes. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import { compiledQuery } from '../../../core/store/compiled-query.js'
import { DECIMALS } from '../../pricing/price-calculation/calculate.js'
import { isUntaxed, NO_TAXES } from '../../pricing/price-calculation/untaxed.js'
import { rulesStamp } from '../../rules/business-rule/business-rule.evaluate.js'
import { hooksStamp } from '../../rules/decision-hook/decide.js'
import type { IncentiveEffects } from '../../rules/incentive/incentive.apply.js'
import type { SaleHead } from './sale.head.js'
import type { SaleDecisions } from './sale.rules.js'

export interface CostRow {
  percentages: Record<string, string> | null
  shippingCost: string | null
  /** Identifies the active business rules. */
  stamp: string | null
  /** Identifies the active decision hooks. */
  hooks: string | null
}

const costsQuery = compiledQuery<Record<never, never>, { zone: string; carrier: string | null }, CostRow>(
  (_, { zone, carrier }) => sql`
    select (select jsonb_object_agg(code, percentage::text) filter (where code is not null) from tax where zone = ${zone}) as percentages,
           (select "shippingCost"::text from carrier where name = ${carrier}) as "shippingCost",
           ${rulesStamp} as stamp, ${hooksStamp} as hooks`,
)

/** What the costs of a sale depend on. */
type CostedSale = Pick<SaleHead, 'companyId' | 'carrier'> & {
  deliveryAddress: Pick<SaleHead['deliveryAddress'], 'country' | 'icp'>
}

/** Reads the taxes of the zone by code (a tax without a code is ignored), the carrier's price, and the active rules and hooks. One statement. */
export async function readCosts(ctx: Ctx, sale: CostedSale): Promise<CostRow> {
  const { deliveryAddress, carrier } = sale
  const [row] = await costsQuery(ctx.db, {}, { zone: deliveryAddress.country, carrier })
  const costs = row ?? { percentages: null, shippingCost: null, stamp: null, hooks: null }
  return isUntaxed(sale) ? { ...costs, percentages: NO_TAXES } : costs
}

/** Returns the tax percentage of costs: the high rate, unless a rule chooses another code of the zone. */
export const percentageOf = ({ percentages }: CostRow, code: string | null): Decimal =>
  Decimal.of(percentages?.[code ?? 'H'] ?? percentages?.H ?? 0)

/** A cost as decided. A null price means that none was decided. */
interface DecidedCost {
  price: Decimal | null
  /** Null for the default code of costs. */
  taxCode: string | null
}

/** Returns the price of shipping: that of an incentive, or else a rule, or else the carrier. Without `effects`, incentives are ignored. */
export const decidePostage = (
  { shippingCost }: CostRow,
  { shipping }: Pick<SaleDecisions, 'shipping'>,
  effects: IncentiveEffects | null,
): DecidedCost => ({
  price: toCents(effects?.shippingPrice ?? shipping.price) ?? (shippingCost === null ? null : Decimal.of(shippingCost)),
  taxCode: effects?.shippingTaxCode ?? shipping.taxCode,
})

/** Returns the price of payment: that of an incentive, or else a rule. */
export const decidePayment = (
  { transaction }: Pick<SaleDecisions, 'transaction'>,
  effects: IncentiveEffects | null,
): DecidedCost => ({
  price: toCents(effects?.transactionPrice ?? transaction.price),
  taxCode: transaction.taxCode,
})

const toCents = (price: Decimal | null): Decimal | null => price && roundHalfAwayFromZero(price, DECIMALS)
