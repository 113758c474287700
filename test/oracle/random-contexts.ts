/** Random price contexts, from a seed, and what Wharf makes of them. */
import type { PriceFacts, Tier } from '../../src/modules/pricing/price-calculation/facts.js'
import type { HowPriced, OracleContext, OracleLine, OracleRow } from './price-oracle.js'

/** A small generator of pseudo-random numbers (mulberry32): the same seed gives the same contexts everywhere. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below)
  }
}

type Random = ReturnType<typeof randomFrom>

const pick = <T>(random: Random, values: readonly T[]): T => values[random(values.length)] as T
const list = <T>(random: Random, most: number, make: (n: number) => T): T[] =>
  Array.from({ length: random(most + 1) }, (_, n) => make(n))

const HOW: readonly HowPriced[] = ['COST_PRICE_PLUS', 'LIST_PRICE_MIN', 'NET_PRICE']
export const NOW = 1_000_000

/** Amounts of five decimals; many sit on the edge where rounding turns. */
const amount = (random: Random): bigint =>
  BigInt(random(100_000)) * 1000n + pick(random, [0n, 500n, 499n, 501n, 5n, 0n, 0n, BigInt(random(1000))])
const percentage = (random: Random): bigint =>
  pick(random, [0n, 500_000n, 2_000_000n, 3_333_333n, 1_250_000n, BigInt(random(10_000_000))])

let made = 0
/** Few quantities and few values, so that ties are common; every id is another one. */
const row = (random: Random, value: bigint): OracleRow => ({
  id: String(++made).padStart(8, '0'),
  value,
  quantityFrom: pick(random, [1, 1, 2, 5, 10, 10, 50]),
  validFrom: pick(random, [null, null, null, NOW - 5, NOW, NOW + 1, NOW + 50]),
  validTo: pick(random, [null, null, null, NOW + 5, NOW, NOW - 1, NOW + 60]),
})

/** At most one row for a quantity that holds now: the rules name no winner among several cost prices of one quantity. */
const distinctCosts = (rows: OracleRow[]): OracleRow[] => [...new Map(rows.map((one) => [one.quantityFrom, one])).values()]

export function randomContext(random: Random): OracleContext {
  const sheets = list(random, 3, (n) => ({ id: `sheet-${n}`, priority: 1 + random(3) }))
  const line = (): OracleLine => {
    const how = pick(random, HOW)
    const value = how === 'NET_PRICE' ? amount(random) : percentage(random)
    const sheetId = `sheet-${random(4)}`
    return { ...row(random, value), sheetId, how, target: pick(random, ['PRODUCT', 'PRICE_GROUP', 'CATEGORY'] as const) }
  }
  const bulkType = pick(random, HOW)
  return {
    list: amount(random),
    per: pick(random, [1, 1, 1, 3, 7, 10, 1000]),
    bulkType,
    taxPercentage: pick(random, [0n, 2_100_000n, 900_000n, 700_000n, 550_000n, BigInt(random(3_000_000))]),
    costs: distinctCosts(list(random, 3, () => row(random, amount(random)))),
    bulkPrices: list(random, 3, () => row(random, bulkType === 'NET_PRICE' ? amount(random) : percentage(random))),
    bulkCostPrices: list(random, 2, () => row(random, percentage(random))),
    sheets,
    lines: list(random, 5, line),
    quantity: pick(random, [1, 2, 4, 5, 9, 10, 49, 50, 1000]),
    now: NOW,
  }
}

/** The text that PostgreSQL would write for a number of hundred-thousandths. */
export function toText(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(6, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -5)}.${digits.slice(-5)}`
}

const toTier = ({ value, ...rest }: OracleRow): Tier => ({ ...rest, value: toText(value), createdAt: 0, lastModifiedAt: 0 })

/** The context as Wharf reads it from its tables. */
export const toFacts = (context: OracleContext): PriceFacts => ({
  productId: 1,
  price: {
    id: 'price',
    list: toText(context.list),
    per: context.per,
    bulkPriceDiscountType: context.bulkType,
    createdAt: 0,
  },
  taxCode: 'H',
  taxPercentage: toText(context.taxPercentage),
  costPrices: context.costs.map(toTier),
  bulkPrices: context.bulkPrices.map(toTier),
  bulkCostPrices: context.bulkCostPrices.map(toTier),
  sheets: context.sheets.map(({ id, priority }) => ({ id, priority, code: id })),
  lines: context.lines.map(({ sheetId, how, target, ...line }) => ({
    ...toTier(line),
    pricesheetId: sheetId,
    discountType: how,
    productId: target === 'PRODUCT' ? 1 : null,
    priceGroup: target === 'PRICE_GROUP' ? 'A' : null,
    categoryId: target === 'CATEGORY' ? 1 : null,
  })),
})
