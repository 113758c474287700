/** The ends of the rules, where one value decides: ties, limits that are included, and rows that are missing. */
import { expect, test } from 'vitest'
import { calculatePrice, rankCandidates } from './calculate.js'
import { derivePrice } from './derivation.js'
import type { ListPrice, PriceFacts, SheetLine, Tier } from './facts.js'

const NOW = 1_000
const tier = (id: string, value: string, more: Partial<Tier> = {}): Tier => ({
  id,
  value,
  quantityFrom: 1,
  validFrom: null,
  validTo: null,
  createdAt: 0,
  lastModifiedAt: 0,
  ...more,
})
const line = (id: string, value: string, more: Partial<SheetLine> = {}): SheetLine => ({
  ...tier(id, value),
  pricesheetId: 'sheet',
  productId: 1,
  priceGroup: null,
  categoryId: null,
  discountType: 'NET_PRICE',
  ...more,
})
const price: ListPrice = { id: 'price', list: '100', per: 1, bulkPriceDiscountType: 'LIST_PRICE_MIN', createdAt: 0 }
const factsWith = (more: Partial<PriceFacts>): PriceFacts => ({
  productId: 1,
  price,
  taxCode: null,
  taxPercentage: null,
  costPrices: [],
  bulkPrices: [],
  bulkCostPrices: [],
  sheets: [{ id: 'sheet', code: 'S', priority: 5 }],
  lines: [],
  ...more,
})
const priceOf = (more: Partial<PriceFacts>, quantity = 1, instant = NOW) =>
  calculatePrice(factsWith(more), quantity, instant).gross?.toText()

test('of lines that agree in everything the lowest id wins, in whatever order they are read', () => {
  const [a, b] = [line('aaa', '50'), line('bbb', '50')]
  for (const lines of [
    [a, b],
    [b, a],
  ]) {
    const facts = factsWith({ lines })
    expect(calculatePrice(facts, 1, NOW).winner?.row?.id).toBe('aaa')
    expect(rankCandidates(facts, price, 1, NOW).candidates.map(({ row }) => row?.id ?? 'list')).toEqual(['aaa', 'bbb', 'list'])
    expect(derivePrice(facts, 1, NOW, 'NL')?.candidates.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['aaa', 'WON'],
      ['bbb', 'LOST_BY_ID'],
      [null, 'LOST_BY_KIND'],
    ])
  }
})

test('of lines that differ in their price alone the cheaper one wins, and the other one says why it lost', () => {
  const derived = derivePrice(factsWith({ lines: [line('aaa', '50.01'), line('bbb', '50')] }), 1, NOW, 'NL')
  expect(derived?.candidates.slice(0, 2).map(({ id, outcome }) => [id, outcome])).toEqual([
    ['bbb', 'WON'],
    ['aaa', 'LOST_BY_PRICE'],
  ])
})

test('a percentage of exactly 100 is free of charge, and of more than 100 no price at all', () => {
  expect(priceOf({ bulkPrices: [tier('a', '100')] })).toBe('0.00')
  expect(priceOf({ bulkPrices: [tier('a', '100.01')] })).toBe('100.00')
  expect(priceOf({ bulkPrices: [tier('a', '101')] })).toBe('100.00')
})

test('below the lowest quantity of the cost prices the lowest one counts, otherwise the highest that fits', () => {
  const costPrices = [tier('ten', '40', { quantityFrom: 10 }), tier('fifty', '30', { quantityFrom: 50 })]
  const bulkCostPrices = [tier('plus', '50')]
  const at = (quantity: number) => priceOf({ costPrices, bulkCostPrices }, quantity)
  expect([at(1), at(9), at(10), at(49), at(50), at(51)]).toEqual(['60.00', '60.00', '60.00', '60.00', '45.00', '45.00'])
})

test('of cost prices for the same quantity the one that became valid last counts, and one with a date before one without', () => {
  const bulkCostPrices = [tier('plus', '0')]
  const [old, recent, undated] = [tier('a', '10', { validFrom: 1 }), tier('z', '20', { validFrom: 2 }), tier('0', '30')]
  for (const costPrices of [
    [old, recent, undated],
    [undated, recent, old],
  ])
    expect(priceOf({ costPrices, bulkCostPrices })).toBe('20.00')
  expect(priceOf({ costPrices: [undated, old], bulkCostPrices })).toBe('10.00')
  expect(priceOf({ costPrices: [tier('b', '7'), tier('a', '6')], bulkCostPrices })).toBe('6.00')
})

test('a price holds on its last instant, and the derivation names that instant', () => {
  const lines = [line('a', '50', { validFrom: NOW, validTo: 2_000 })]
  expect([999, 1_000, 2_000, 2_001].map((instant) => priceOf({ lines }, 1, instant))).toEqual([
    '100.00',
    '50.00',
    '50.00',
    '100.00',
  ])
  expect(derivePrice(factsWith({ lines }), 1, NOW, 'NL')?.validUntil).toBe(new Date(2_000).toISOString())
})

test('a quotient without a last digit is derived with ten decimals', () => {
  const facts = factsWith({ price: { ...price, list: '10', per: 3 } })
  expect(derivePrice(facts, 1, NOW, 'NL')?.steps.map(({ result }) => result)).toContain('3.3333333333')
})
