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

test('of otherwise equal lines the lowest id wins, in whatever order they are read', () => {
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

test('of lines that differ only in their price the cheaper one wins, and the other one says why it lost', () => {
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

test('each sheet says whether one of its lines wins, loses or does not match, or whether it has none for the product', () => {
  const sheets = ['won', 'lost', 'unfit', 'empty'].map((id, n) => ({ id, code: id.toUpperCase(), priority: n + 1 }))
  const lines = [
    line('a', '50', { pricesheetId: 'won' }),
    line('b', '40', { pricesheetId: 'lost' }),
    line('c', '30', { pricesheetId: 'unfit', quantityFrom: 2 }),
  ]
  expect(derivePrice(factsWith({ sheets, lines }), 1, NOW, 'NL')?.sheets).toEqual([
    { id: 'won', code: 'WON', priority: 1, outcome: 'WON', lineId: 'a' },
    { id: 'lost', code: 'LOST', priority: 2, outcome: 'LOST', lineId: 'b' },
    { id: 'unfit', code: 'UNFIT', priority: 3, outcome: 'NO_LINE_FITS', lineId: null },
    { id: 'empty', code: 'EMPTY', priority: 4, outcome: 'NO_LINE', lineId: null },
  ])
})

test('a derivation shows how each row would set the price, and from when until when it is valid', () => {
  const facts = factsWith({
    lines: [line('line', '50', { validFrom: 500, validTo: 2_000 })],
    bulkPrices: [tier('bulk', '10.50')],
  })
  const derived = derivePrice(facts, 1, NOW, 'NL')
  const [first, last] = [500, 2_000].map((at) => new Date(at).toISOString())
  const none = { pricesheetId: null, target: null, validFrom: null, validTo: null }
  expect(derived?.candidates).toEqual([
    {
      id: 'line',
      type: 'PRICESHEET',
      discountType: 'NET_PRICE',
      pricesheetId: 'sheet',
      target: 'PRODUCT',
      value: '50',
      quantityFrom: 1,
      validFrom: first,
      validTo: last,
      gross: '50.00',
      outcome: 'WON',
    },
    {
      ...none,
      id: 'bulk',
      type: 'BULK_SALES_PRICE',
      discountType: 'LIST_PRICE_MIN',
      value: '10.5',
      quantityFrom: 1,
      gross: '89.50',
      outcome: 'LOST_BY_KIND',
    },
    {
      ...none,
      id: null,
      type: 'DEFAULT',
      discountType: 'LIST_PRICE_MIN',
      value: null,
      quantityFrom: null,
      gross: '100.00',
      outcome: 'LOST_BY_KIND',
    },
  ])
  expect(derived?.runnerUp?.id).toBe('bulk')
})

test('the list price alone has no runner-up, no cost price, no break and no end', () => {
  const derived = derivePrice(factsWith({}), 1, NOW, 'NL')
  expect(derived).toMatchObject({ runnerUp: null, cost: null, nextBreak: null, validUntil: null, taxPercentage: null })
  expect(derivePrice(factsWith({ price: null }), 1, NOW, 'NL')).toBe(null)
})

test('rows that are no candidates follow in a fixed order: by kind, then quantity, then id', () => {
  const rejected = { quantityFrom: 5 }
  const facts = factsWith({
    lines: [
      line('d', '1', { quantityFrom: 7 }),
      line('b', '1', rejected),
      line('a', '1', rejected),
      line('c', '1', { validTo: 999 }),
    ],
    bulkPrices: [tier('f', '1', rejected), tier('e', '1', { quantityFrom: 6 })],
    bulkCostPrices: [tier('g', '1')],
  })
  const derived = derivePrice(facts, 1, NOW, 'NL')
  expect(derived?.candidates.slice(1).map(({ id, outcome, discountType }) => [id, outcome, discountType])).toEqual([
    ['c', 'NOT_VALID', 'NET_PRICE'],
    ['a', 'QUANTITY_TOO_LOW', 'NET_PRICE'],
    ['b', 'QUANTITY_TOO_LOW', 'NET_PRICE'],
    ['d', 'QUANTITY_TOO_LOW', 'NET_PRICE'],
    ['f', 'QUANTITY_TOO_LOW', null],
    ['e', 'QUANTITY_TOO_LOW', null],
    ['g', 'NO_COST_PRICE', null],
  ])
})

test('a price ends when another row takes over, even at the same amount, but not when a row that loses ends', () => {
  const successor = line('b', '50', { validFrom: 3_001 })
  const untilOf = (...lines: SheetLine[]) => derivePrice(factsWith({ lines }), 1, NOW, 'NL')?.validUntil
  expect(untilOf(line('a', '50', { validTo: 3_000 }), successor)).toBe(new Date(3_000).toISOString())
  expect(untilOf(line('a', '50'), line('z', '60', { validTo: 1_500 }))).toBe(null)
  expect(untilOf(line('a', '50'), line('z', '60', { validTo: 1_500 }), line('c', '40', { validFrom: 4_001 }))).toBe(
    new Date(4_000).toISOString(),
  )
})

test('a price ends when the cost price that it is based on changes', () => {
  const facts = factsWith({
    costPrices: [tier('old', '40'), tier('new', '44', { validFrom: 5_000 })],
    bulkCostPrices: [tier('plus', '50')],
  })
  const derived = derivePrice(facts, 1, NOW, 'NL')
  expect([derived?.gross, derived?.validUntil]).toEqual(['60.00', new Date(4_999).toISOString()])
})

test('the next break is the smallest larger quantity at which the price differs', () => {
  const lines = [
    line('a', '50'),
    line('b', '50', { quantityFrom: 9 }),
    line('d', '30', { quantityFrom: 100 }),
    line('c', '40', { quantityFrom: 20 }),
  ]
  const breakAt = (quantity: number) => derivePrice(factsWith({ lines, taxPercentage: '21.000' }), quantity, NOW, 'NL')?.nextBreak
  expect(breakAt(1)).toEqual({ quantity: 20, gross: '40.00', net: '48.40' })
  expect(breakAt(20)).toEqual({ quantity: 100, gross: '30.00', net: '36.30' })
  expect(breakAt(100)).toBe(null)
})

test('of lines for different quantities the one for the highest quantity wins, whatever it costs', () => {
  const derived = derivePrice(factsWith({ lines: [line('a', '50'), line('b', '60', { quantityFrom: 5 })] }), 5, NOW, 'NL')
  expect(derived?.candidates.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['b', 'WON'],
    ['a', 'LOST_BY_QUANTITY'],
    [null, 'LOST_BY_KIND'],
  ])
})

test('a derivation says whether it starts with a net price, the list price or the cost price', () => {
  const startOf = (more: Partial<PriceFacts>) => derivePrice(factsWith(more), 1, NOW, 'NL')?.steps[0]
  expect(startOf({ lines: [line('a', '50.00')] })).toEqual({
    operation: 'START',
    source: 'NET_PRICE',
    value: '50',
    result: '50',
  })
  expect(startOf({ bulkPrices: [tier('a', '10')] })).toMatchObject({ source: 'LIST_PRICE', value: '100' })
  expect(startOf({ costPrices: [tier('c', '40')], bulkCostPrices: [tier('a', '10')] })).toMatchObject({
    source: 'COST_PRICE',
    value: '40',
  })
})
