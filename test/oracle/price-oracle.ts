/**
 * A second opinion about prices, written from the published rules alone. It shares no code with src: whole numbers, loops and
 * comparisons, nothing else. Where it disagrees with Wharf, one of the two is wrong.
 *
 * Amounts and percentages are whole numbers of hundred-thousandths: 100.00 is 10_000_000n, 21 % is 2_100_000n.
 */

export type HowPriced = 'COST_PRICE_PLUS' | 'LIST_PRICE_MIN' | 'NET_PRICE'

export interface OracleRow {
  id: string
  value: bigint
  quantityFrom: number
  validFrom: number | null
  validTo: number | null
}

export interface OracleLine extends OracleRow {
  sheetId: string
  how: HowPriced
  target: 'PRODUCT' | 'PRICE_GROUP' | 'CATEGORY'
}

export interface OracleContext {
  list: bigint
  per: number
  bulkType: HowPriced
  taxPercentage: bigint
  costs: OracleRow[]
  bulkPrices: OracleRow[]
  bulkCostPrices: OracleRow[]
  sheets: { id: string; priority: number }[]
  lines: OracleLine[]
  quantity: number
  now: number
}

export interface OraclePrice {
  type: 'PRICESHEET' | 'BULK_SALES_PRICE' | 'BULK_COST_PRICE' | 'DEFAULT'
  id: string | null
  /** In cents. */
  gross: bigint
  net: bigint
}

const UNIT = 100_000n
const HUNDRED_PERCENT = 100n * UNIT

/** The nearest whole number to top ÷ bottom; a half goes away from zero. `bottom` is positive. */
export function nearest(top: bigint, bottom: bigint): bigint {
  const size = top < 0n ? -top : top
  const whole = size / bottom
  const rest = size - whole * bottom
  const rounded = rest + rest >= bottom ? whole + 1n : whole
  return top < 0n ? -rounded : rounded
}

/** Cents of an amount of hundred-thousandths over a divisor. */
const cents = (top: bigint, bottom: bigint): bigint => nearest(top * 100n, bottom * UNIT)

/** Cents with tax: the cents without tax, plus that many percent of them, rounded once. */
export const withTax = (gross: bigint, percentage: bigint): bigint =>
  nearest(gross * (HUNDRED_PERCENT + percentage), HUNDRED_PERCENT)

const holds = (row: OracleRow, now: number): boolean => {
  if (row.validFrom !== null && now < row.validFrom) return false
  if (row.validTo !== null && now > row.validTo) return false
  return true
}

/** The purchase price at the quantity; the smallest tier where none fits. */
function costOf(context: OracleContext): bigint | null {
  let best: OracleRow | null = null
  let smallest: OracleRow | null = null
  for (const row of context.costs) {
    if (!holds(row, context.now)) continue
    if (row.quantityFrom <= context.quantity && (best === null || row.quantityFrom > best.quantityFrom)) best = row
    if (smallest === null || row.quantityFrom < smallest.quantityFrom) smallest = row
  }
  const chosen = best ?? smallest
  return chosen === null ? null : chosen.value
}

interface Amount {
  top: bigint
  bottom: bigint
}

/** Returns the unit price before rounding, as a fraction. */
function amountOf(context: OracleContext, how: HowPriced, value: bigint): Amount | null {
  if (how === 'NET_PRICE') return { top: value, bottom: 1n }
  if (how === 'LIST_PRICE_MIN')
    return { top: context.list * (HUNDRED_PERCENT - value), bottom: HUNDRED_PERCENT * BigInt(context.per) }
  const cost = costOf(context)
  return cost === null ? null : { top: cost * (HUNDRED_PERCENT + value), bottom: HUNDRED_PERCENT }
}

const isLess = (a: Amount, b: Amount) => a.top * b.bottom < b.top * a.bottom
const isEqual = (a: Amount, b: Amount) => a.top * b.bottom === b.top * a.bottom

const TARGETS = ['PRODUCT', 'PRICE_GROUP', 'CATEGORY']

/** Whether line a beats line b: better sheet, closer target, higher quantity, lower price. */
function beats(context: OracleContext, a: [OracleLine, Amount], b: [OracleLine, Amount]): boolean {
  const priority = (line: OracleLine) => context.sheets.find(({ id }) => id === line.sheetId)?.priority ?? 0
  if (priority(a[0]) !== priority(b[0])) return priority(a[0]) < priority(b[0])
  if (a[0].target !== b[0].target) return TARGETS.indexOf(a[0].target) < TARGETS.indexOf(b[0].target)
  if (a[0].quantityFrom !== b[0].quantityFrom) return a[0].quantityFrom > b[0].quantityFrom
  if (!isEqual(a[1], b[1])) return isLess(a[1], b[1])
  return a[0].id < b[0].id
}

function bestTier(context: OracleContext, tiers: OracleRow[], how: HowPriced): [OracleRow, Amount] | null {
  let best: [OracleRow, Amount] | null = null
  for (const tier of tiers) {
    if (!holds(tier, context.now) || tier.quantityFrom > context.quantity) continue
    const amount = amountOf(context, how, tier.value)
    if (amount === null) continue
    const isHigher = best !== null && tier.quantityFrom > best[0].quantityFrom
    const isCheaper = best !== null && tier.quantityFrom === best[0].quantityFrom && isLess(amount, best[1])
    const isFirst =
      best !== null && tier.quantityFrom === best[0].quantityFrom && isEqual(amount, best[1]) && tier.id < best[0].id
    if (best === null || isHigher || isCheaper || isFirst) best = [tier, amount]
  }
  return best
}

export function oraclePrice(context: OracleContext): OraclePrice {
  let line: [OracleLine, Amount] | null = null
  for (const one of context.lines) {
    if (!context.sheets.some(({ id }) => id === one.sheetId)) continue
    if (!holds(one, context.now) || one.quantityFrom > context.quantity) continue
    const amount = amountOf(context, one.how, one.value)
    if (amount !== null && (line === null || beats(context, [one, amount], line))) line = [one, amount]
  }
  if (line) return priced('PRICESHEET', line[0].id, line[1], context)
  const sales = bestTier(context, context.bulkPrices, context.bulkType)
  if (sales) return priced('BULK_SALES_PRICE', sales[0].id, sales[1], context)
  const cost = bestTier(context, context.bulkCostPrices, 'COST_PRICE_PLUS')
  if (cost) return priced('BULK_COST_PRICE', cost[0].id, cost[1], context)
  return priced('DEFAULT', null, { top: context.list, bottom: BigInt(context.per) }, context)
}

function priced(type: OraclePrice['type'], id: string | null, amount: Amount, { taxPercentage }: OracleContext): OraclePrice {
  const gross = cents(amount.top, amount.bottom)
  return { type, id, gross, net: withTax(gross, taxPercentage) }
}
