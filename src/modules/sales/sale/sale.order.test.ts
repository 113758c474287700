/** An order as the terms of a sale: what its costs are taxed with, and which of its lines bear the discount. */
import { expect, test } from 'vitest'
import { discountOfLines } from './sale.js'
import { calculateOrder, toOrderTotals, toTaxedAmount } from './sale.order.js'

const lines = [
  { priceTotal: '60', taxPercentage: 21 },
  { priceTotal: '40', taxPercentage: 21 },
]
const discount = { discountType: 'A', discountValue: '10' } as const

test('a cost that is taxed unlike all lines bears nothing of the discount', () => {
  const sale = calculateOrder({ ...discount, lines, costs: [{ gross: '8', taxPercentage: 9 }] })

  expect(discountOfLines(sale, lines.map(toTaxedAmount)).map((share) => share.toNumber())).toEqual([6, 4])
  expect(sale.levels.map((level) => [level.percentage.toNumber(), level.discount.toNumber(), level.tax.toNumber()])).toEqual([
    [21, 10, 18.9],
    [9, 0, 0.72],
  ])
})

test('a cost that was overruled without a tax is taxed by its percentage, and one whose tax was waived is not taxed', () => {
  const taxOf = (tax?: string) =>
    toOrderTotals(
      calculateOrder({ ...discount, lines, costs: [{ gross: '10', taxPercentage: 21, overruled: 'Y', ...(tax && { tax }) }] }),
    )

  expect(taxOf()).toMatchObject({ totalGross: '100.00', totalTax: '21.00', totalNet: '121.00' })
  expect(taxOf('0')).toMatchObject({ totalGross: '100.00', totalTax: '18.90', totalNet: '118.90' })
})
