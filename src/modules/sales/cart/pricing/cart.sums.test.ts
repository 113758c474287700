import { expect, test } from 'vitest'
import { Decimal } from '../../../../core/money.js'
import type { ActiveRule } from '../../../rules/business-rule/business-rule.evaluate.js'
import { applyIncentives, type IncentiveLine, orderDiscount, toIncentives } from '../../../rules/incentive/incentive.apply.js'
import { calculateLines } from '../../sale/sale.lines.js'
import { sumUp } from './cart.sums.js'

/** The same sequence in every run. */
function randomNumbers(seed: number) {
  let state = seed
  return (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % max
  }
}

const ACTIONS = [
  'GIVE_DISCOUNT_TO_ORDER_ITEM',
  'GIVE_DISCOUNT_TO_CHEAPEST_ITEM',
  'GIVE_DISCOUNT_TO_ORDER_TOTAL',
  'MOVE_PRODUCT_TO_BONUS_ITEMS',
]
const rule = { nodes: [] } as unknown as ActiveRule
const text = (value: string) => Decimal.of(value)
const sum = (values: readonly string[]) => Decimal.sum(values.map(text))

test('with any incentives, lines sum to the totals, no cent is lost, and nothing is below zero', () => {
  const random = randomNumbers(42)
  for (let round = 0; round < 500; round++) {
    const lines = Array.from({ length: 1 + random(6) }, (_, i) => {
      const unit = new Decimal(BigInt(random(100_000)), 3)
      const quantity = 1 + random(9)
      return {
        id: `${i}`,
        productId: random(3),
        quantity,
        unit,
        total: new Decimal((unit.units * BigInt(quantity) + 5n) / 10n, 2),
      }
    })
    const hits = Array.from({ length: random(4) }, () => ({
      rule,
      rowId: 'row',
      output: {
        action: ACTIONS[random(ACTIONS.length)],
        discount: random(12_000) / 100,
        discountType: random(2) ? 'Percentage' : 'FlatFee',
        ...(random(2) && { quantity: 1 + random(4) }),
      },
      matchedItems: random(2) ? lines.filter(() => random(2)).map(({ id }) => id) : null,
      times: 1 + random(3),
    }))
    const given: IncentiveLine[] = lines.map((line) => ({ ...line, taxCode: 'H', isPriced: true, isMovable: true }))
    const effects = applyIncentives(given, toIncentives(hits, null, 'EN'))
    const paid = lines.map((line) => ({
      uuid: line.id,
      parent: null,
      quantity: line.quantity - (effects.moved.get(line.id) ?? 0),
      quantityPerParent: 1,
      unit: { value: line.unit, per: Decimal.of(1) },
      taxCode: 'H',
      taxPercentage: Decimal.of(line.productId ? 21 : 9),
      discountedUnit: null,
      incentiveDiscount: effects.discounts.get(line.id) ?? Decimal.ZERO,
      surcharges: [],
    }))
    const cost = { amount: Decimal.of('1.15'), percentage: Decimal.of(21) }
    const { amounts, taxed } = calculateLines(paid.filter(({ quantity }) => quantity > 0))
    const sums = sumUp({ lines: taxed, discount: (subTotal) => orderDiscount(effects, subTotal), payment: cost, postage: cost })

    const all = [...amounts.values()]
    expect(sum(all.map(({ totalSum }) => totalSum)).compare(text(sums.subTotal))).toBe(0)
    expect(sum(sums.taxLevels.map(({ discount }) => discount)).compare(text(sums.discount))).toBe(0)
    const gross = text(sums.subTotal).subtract(text(sums.discount)).add(Decimal.of('2.30'))
    expect(gross.compare(text(sums.totalGross))).toBe(0)
    expect(gross.add(sum(sums.taxLevels.map(({ price }) => price))).compare(text(sums.totalNet))).toBe(0)
    for (const value of [
      ...all.map(({ totalPrice }) => totalPrice),
      ...sums.taxLevels.map(({ price }) => price),
      sums.totalGross,
    ])
      expect(text(value).compare(Decimal.ZERO)).toBeGreaterThanOrEqual(0)
  }
})
