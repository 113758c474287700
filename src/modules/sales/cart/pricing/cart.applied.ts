/** How a cart describes the incentives that changed it. */
import { textIn } from '../../../../core/input/localized.js'
import { Decimal, roundHalfAwayFromZero } from '../../../../core/money.js'
import type { CartAmounts, CartItemAmounts } from '../../../../db/json.js'
import type { AppliedIncentive, IncentiveEffects, LineIncentive } from '../../../rules/incentive/incentive.apply.js'
import type { BonusLine } from './cart.bonus.js'

const CENTS = 2
const DISCOUNT_TYPES = { FlatFee: 'FLAT_FEE', Percentage: 'PERCENTAGE' } as const

/** Returns the applied incentives, each with its rule, the row of the rule and the lines that it changed or gave. */
export const describeIncentives = ({ applied }: IncentiveEffects, bonus: readonly BonusLine[]): CartAmounts['incentives'] =>
  applied.map(({ incentive, itemIds }) => {
    const { params, hit } = incentive
    return {
      name: incentive.name,
      action: incentive.action,
      itemIds: [...itemIds, ...bonus.filter((line) => line.bonus.incentive === incentive).map(({ row }) => row.uuid)],
      params: {
        quantity: params.quantity,
        price: params.price?.toText() ?? null,
        productId: params.productId,
        discount: params.discount?.toText() ?? null,
        discountType: params.discountType && DISCOUNT_TYPES[params.discountType],
        valuePoints: params.valuePoints.isZero() ? null : toPoints(params.valuePoints),
        repeat: params.repeat,
        actionCode: params.actionCode,
      },
      ruleId: hit.rule.uuid,
      rowId: hit.rowId,
    }
  })

/** Rounds points: the contract has whole points. */
export const toPoints = (points: Decimal): number => roundHalfAwayFromZero(points, 0).toNumber()

export const describeLineIncentive = (incentive: LineIncentive | undefined): CartItemAmounts['incentive'] =>
  incentive ? { ...incentive, price: incentive.price.toText() } : null

/** Returns the incentives that the cart's action code enabled. An amount above the sum of the lines leaves a remainder. */
export function describeVouchers({ applied }: IncentiveEffects, subTotal: Decimal, language: string): CartAmounts['vouchers'] {
  return applied
    .filter(({ incentive }) => incentive.params.actionCode !== null)
    .map((one) => {
      const { incentive } = one
      const available = voucherValue(one)
      return {
        code: incentive.params.actionCode as string,
        name: incentive.name,
        description: textIn(incentive.hit.rule.name, language),
        ruleId: incentive.hit.rule.id,
        redeemed: 'Y' as const,
        combinable: 'Y' as const,
        partialRedemption: 'N' as const,
        available: available.toText(),
        remaining: available.subtract(available.min(subTotal)).toText(),
      }
    })
}

/** Returns the amount that an incentive takes off the whole order; zero for other incentives. */
function voucherValue({ incentive: { action, params, times } }: AppliedIncentive): Decimal {
  const isAmount = action === 'GIVE_DISCOUNT_TO_ORDER_TOTAL' && params.discountType !== 'Percentage'
  return isAmount && params.discount ? roundHalfAwayFromZero(params.discount.multiply(Decimal.of(times)), CENTS) : Decimal.ZERO
}
