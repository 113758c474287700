import { describe, expect, test } from 'vitest'
import { randomNumbers, totalsByOracle } from '../../../../test/sale-oracle.js'
import { Decimal } from '../../../core/money.js'
import { areTooLarge, isAlmost } from './sale.amounts.js'
import { percentageOf } from './sale.costs.js'
import { calculateSale, discountOfLines, type Sale } from './sale.js'
import { calculateLines, type LineTerms } from './sale.lines.js'
import { calculateOrder } from './sale.order.js'

const PERCENTAGES = ['21', '9', '0', '5.5', '19', '7.125']
const DISCOUNTS = ['N', 'A', 'P'] as const
const numberOf = (amount: Decimal) => amount.toNumber()
const taxed = (amount: string, percentage: string) => ({ amount: Decimal.of(amount), percentage: Decimal.of(percentage) })

const shown = ({ subTotal, discount, totalGross, totalTax, totalNet, levels }: Sale) => ({
  subTotal: numberOf(subTotal),
  discount: numberOf(discount),
  totalGross: numberOf(totalGross),
  totalTax: numberOf(totalTax),
  totalNet: numberOf(totalNet),
  levels: levels.map(({ percentage, discount: share, tax }) => ({
    percentage: numberOf(percentage),
    discount: numberOf(share),
    tax: numberOf(tax),
  })),
})

/** A sale of up to eight lines and two costs, some of them free, with a discount or none. */
function randomSale(random: (max: number) => number) {
  const amount = () => (random(10) === 0 ? '0' : (random(1_000_000) / 100).toFixed(2))
  const percentage = () => PERCENTAGES[random(PERCENTAGES.length)] as string
  const lines = Array.from({ length: 1 + random(8) }, () => ({ amount: amount(), percentage: percentage() }))
  const costs = Array.from({ length: 2 }, () => ({ amount: amount(), percentage: percentage() }))
  const type = DISCOUNTS[random(DISCOUNTS.length)] as (typeof DISCOUNTS)[number]
  const value = type === 'P' ? (random(10_001) / 100).toFixed(2) : amount()
  return { lines, costs, discount: { type, value } }
}

test('2,000 random sales have the totals of a second calculation, to the cent', () => {
  const random = randomNumbers(7)
  for (let round = 0; round < 2000; round++) {
    const { lines, costs, discount } = randomSale(random)
    const sale = calculateOrder({
      lines: lines.map((line) => ({ priceTotal: line.amount, taxPercentage: line.percentage })),
      costs: costs.map((cost) => ({ gross: cost.amount, taxPercentage: cost.percentage })),
      discountType: discount.type,
      discountValue: discount.value,
    })

    expect(shown(sale), JSON.stringify({ lines, costs, discount })).toEqual(totalsByOracle({ lines, costs, discount }))
  }
})

test('the discount of 2,000 random sales is spread over their lines without losing a cent, and each percentage bears its own', () => {
  const random = randomNumbers(11)
  for (let round = 0; round < 2000; round++) {
    const { lines, discount } = randomSale(random)
    const amounts = lines.map((line) => taxed(line.amount, line.percentage))
    const sale = calculateSale({ lines: amounts, costs: [], discount: () => Decimal.of(discount.value) })

    const shares = discountOfLines(sale, amounts)

    for (const { percentage, discount: share } of sale.levels) {
      const own = shares.filter((_, i) => amounts[i]?.percentage.compare(percentage) === 0)
      expect(numberOf(Decimal.sum(own))).toBe(numberOf(share))
    }
    expect(numberOf(Decimal.sum(shares))).toBe(numberOf(sale.discount))
    expect(sale.totalNet.compare(sale.totalGross.add(sale.totalTax))).toBe(0)
    expect(shares.every((share, i) => share.compare(amounts[i]?.amount ?? Decimal.ZERO) <= 0)).toBe(true)
  }
})

describe('a sale', () => {
  test('takes off at most the sum of its lines, and costs are still paid', () => {
    const terms = { lines: [taxed('20', '21')], costs: [taxed('5', '21')], discount: () => Decimal.of(50) }

    expect(shown(calculateSale(terms))).toMatchObject({
      subTotal: 20,
      discount: 20,
      totalGross: 5,
      totalTax: 1.05,
      totalNet: 6.05,
    })
  })

  test('rounds the tax once for each percentage, and not for each line', () => {
    const line = taxed('0.12', '21')

    // 3 × 0.0252 is 0.0756; rounded line by line it would be 0.09.
    expect(numberOf(calculateSale({ lines: [line, line, line], costs: [], discount: () => Decimal.ZERO }).totalTax)).toBe(0.08)
  })

  test('keeps a tax that somebody has set for a cost beside that of the percentage', () => {
    const cost = { ...taxed('10', '21'), fixedTax: Decimal.of('1.5') }

    const sale = calculateSale({ lines: [taxed('100', '21')], costs: [cost], discount: () => Decimal.ZERO })

    expect(shown(sale)).toMatchObject({
      totalGross: 110,
      totalTax: 22.5,
      totalNet: 132.5,
      levels: [{ percentage: 21, tax: 22.5 }],
    })
  })

  test('taxes a cost that was overruled with its own tax, unless that is what the percentage gives', () => {
    const taxWith = (tax: string, overruled: 'Y' | 'N') =>
      calculateOrder({
        lines: [{ priceTotal: '10.02', taxPercentage: 21 }],
        costs: [{ gross: '10.02', taxPercentage: 21, tax, overruled }],
        discountType: 'N',
        discountValue: 0,
      }).totalTax.toNumber()

    // 21 % of 20.04 is 4.21; rounded apart from each other, both taxes are 2.10.
    expect([taxWith('2.10', 'Y'), taxWith('2.11', 'Y'), taxWith('2.09', 'Y')]).toEqual([4.21, 4.21, 4.19])
    expect([taxWith('9', 'Y'), taxWith('9', 'N')]).toEqual([11.1, 4.21])
  })

  test('gives no share of a discount to what is credited', () => {
    const lines = [taxed('100', '21'), taxed('-40', '9')]

    const sale = calculateSale({ lines, costs: [], discount: () => Decimal.of(10) })

    expect(sale.levels.map(({ discount }) => numberOf(discount))).toEqual([10, 0])
    expect(discountOfLines(sale, lines).map(numberOf)).toEqual([10, 0])
  })

  test('with only costs has no discount', () => {
    const sale = calculateSale({ lines: [], costs: [taxed('7.5', '9')], discount: () => Decimal.of(5) })

    expect(shown(sale)).toMatchObject({ subTotal: 0, discount: 0, totalGross: 7.5, totalTax: 0.68, totalNet: 8.18 })
  })
})

test('an order holds amounts below 10^15, also negative ones, and one that is too large makes it too large', () => {
  const largest = '999999999999999.99'
  const limit = '1000000000000000'

  expect([largest, `-${largest}`, limit, `-${limit}`].map((amount) => areTooLarge(amount))).toEqual([false, false, true, true])
  expect([areTooLarge(largest, limit), areTooLarge()]).toEqual([true, false])
})

test('amounts are almost equal up to the tolerance, whichever is larger', () => {
  const almost = (a: string, b: string, tolerance: number) => isAlmost(a, b, tolerance)

  expect([almost('1.01', '1.00', 1), almost('1.00', '1.01', 1)]).toEqual([true, true])
  expect([almost('1.02', '1.00', 1), almost('1.00', '1.02', 1), almost('1.001', '1.00', 0)]).toEqual([false, false, false])
})

test('costs are taxed with the code that a rule chose, otherwise with the high rate, and not at all where there is no tax', () => {
  const costs = (percentages: Record<string, string> | null) => ({ percentages, shippingCost: null, stamp: null, hooks: null })
  const both = costs({ H: '21', L: '9' })

  expect([percentageOf(both, null), percentageOf(both, 'L'), percentageOf(both, 'Z')].map(numberOf)).toEqual([21, 9, 21])
  expect([percentageOf(costs({ L: '9' }), null), percentageOf(costs(null), 'L')].map(numberOf)).toEqual([0, 0])
})

describe('the lines of a sale', () => {
  const line = (uuid: string, price: string, more: Partial<LineTerms> = {}): LineTerms => ({
    uuid,
    parent: null,
    quantity: 1,
    quantityPerParent: 1,
    unit: { value: Decimal.of(price), per: Decimal.of(1) },
    taxCode: 'H',
    taxPercentage: Decimal.of(21),
    discountedUnit: null,
    incentiveDiscount: Decimal.ZERO,
    surcharges: [],
    ...more,
  })
  const fee = (value: string, taxPercentage: string | null) => ({
    surchargeId: 's',
    productId: 1,
    name: {},
    description: {},
    type: 'FlatFee' as const,
    value,
    taxCode: 'H' as const,
    taxPercentage,
  })

  test('sum up with their surcharges and the items below them, for one unit and for all', () => {
    const { amounts, taxed } = calculateLines([
      line('main', '10', { quantity: 2, quantityPerParent: 2, surcharges: [fee('1', '9')] }),
      line('part', '3', { parent: 'main', quantity: 6, quantityPerParent: 3, surcharges: [fee('0.5', null)] }),
    ])

    expect(amounts.get('main')).toMatchObject({ price: '10.00', totalPrice: '20.00', sum: '21.50', totalSum: '43.00' })
    // (10 + 9) × 1.21 + 1 × 1.09 + 1.50 without tax, and twice as much for both.
    expect(amounts.get('main')).toMatchObject({ sumNet: '25.58', totalSumNet: '51.16' })
    expect(amounts.get('part')).toMatchObject({ totalPrice: '18.00', totalSum: '21.00', totalSumNet: '24.78' })
    expect(taxed.map(({ amount, percentage }) => [amount.toNumber(), percentage.toNumber()])).toEqual([
      [20, 21],
      [2, 9],
      [18, 21],
      [3, 0],
    ])
  })

  test('show what a bundle and incentives take off as their discount, in percent of the full price', () => {
    const { amounts } = calculateLines([
      line('a', '10', { quantity: 3, discountedUnit: Decimal.of('8'), incentiveDiscount: Decimal.of('4') }),
      line('free', '0'),
    ])

    expect(amounts.get('a')).toMatchObject({ totalPrice: '20.00', discount: '10.00', discountPercentage: '33.33' })
    expect(amounts.get('free')).toMatchObject({ discount: '0.00', discountPercentage: '0' })
  })
})
