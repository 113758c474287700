/**
 * The price of a product, as a pure function of facts, quantity and instant. Every price that the server shows or charges is calculated here.
 *
 * The order of the candidates is the published one: a line of the price sheet with the lowest priority number; in it a line for the product
 * before one for its price group before one for a category; then the highest `quantityFrom`; then the lowest price. Without a line: the
 * bulk price of the highest `quantityFrom`, then the bulk cost price; otherwise list ÷ per.
 */
import type { PriceDiscountType, PriceElementType } from '../../../contract/contract.gen.js'
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import { isValidAt, type ListPrice, type PriceFacts, type Sheet, type SheetLine, type Tier } from './facts.js'

const ONE = Decimal.of(1)
/** Discounts over 100 % are ignored; they would give a negative price. Such a tier was perhaps an amount before its type was changed. */
const HUNDRED = Decimal.of(100)
/** Amounts of the contract have two decimals. */
export const DECIMALS = 2

/** An exact amount: `value ÷ per`. It stays a fraction until it is rounded, because the quotient may not terminate. */
export interface Fraction {
  value: Decimal
  per: Decimal
}

/** A row that could set the price, with its discount. */
interface OfferedRow {
  type: PriceElementType
  discountType: PriceDiscountType
  row: Tier | SheetLine
  sheet: Sheet | null
}

/** A way to price the product at a quantity. */
export interface Candidate extends Omit<OfferedRow, 'row'> {
  /** The row that sets this price; null for the list price. */
  row: Tier | SheetLine | null
  /** The price of one unit without tax, before rounding. */
  unit: Fraction
}

/** Why a row that names the product is not a candidate. */
type Rejection = 'NOT_VALID' | 'QUANTITY_TOO_LOW' | 'NO_COST_PRICE'

export interface Ranking {
  winner: Candidate
  /** Best first: the winner, then the others. The last one is the list price. */
  candidates: readonly Candidate[]
  rejected: { type: PriceElementType; row: Tier | SheetLine; sheet: Sheet | null; reason: Rejection }[]
  /** The cost price of one unit at this quantity. */
  cost: Tier | null
}

/** A calculated price. `gross` is without tax, `net` with it. */
export interface CalculatedPrice {
  productId: number
  quantity: number
  facts: PriceFacts
  /** Null if the product has no price: then `gross` and `net` are null, too. */
  winner: Candidate | null
  list: Decimal | null
  cost: Decimal | null
  gross: Decimal | null
  net: Decimal | null
  taxPercentage: Decimal
}

/** Calculates the price of one unit at a quantity and an instant. */
export function calculatePrice(facts: PriceFacts, quantity: number, instant: number): CalculatedPrice {
  const { price } = facts
  const cost = price && costAt(facts.costPrices, quantity, instant)
  const winner = price && findWinner(facts, price, cost, quantity, instant)
  const gross = winner && roundFraction(winner.unit)
  const taxPercentage = Decimal.of(facts.taxPercentage ?? 0)
  return {
    productId: facts.productId,
    quantity,
    facts,
    winner,
    list: price && Decimal.of(price.list),
    cost: cost && Decimal.of(cost.value),
    gross,
    net: gross && addTax(gross, taxPercentage),
    taxPercentage,
  }
}

/** Returns the best candidate. Amounts are computed only to break ties, since most rows lose by their sheet or their quantity. */
function findWinner(facts: PriceFacts, price: ListPrice, cost: Tier | null, quantity: number, instant: number): Candidate {
  let best: OfferedRow | null = null
  for (const offer of offeredRows(facts))
    if (rejectionOf(offer, cost, quantity, instant) === null && (best === null || compareOffers(offer, best, price, cost) < 0))
      best = offer
  return best ? { ...best, unit: unitPrice(price, cost, best) } : listCandidate(price)
}

/** Returns the amount with tax, rounded once. */
export const addTax = (gross: Decimal, taxPercentage: Decimal): Decimal =>
  roundHalfAwayFromZero(gross.add(gross.percentage(taxPercentage)), DECIMALS)

export const roundFraction = ({ value, per }: Fraction): Decimal => value.divide(per, DECIMALS)

/** Returns the unit price of the price record alone: the list price may be that of many units. */
export const listUnit = ({ facts: { price } }: Pick<CalculatedPrice, 'facts'>): Decimal | null =>
  price && roundFraction(listCandidate(price).unit)

/**
 * Returns the total of a line without tax: the exact unit price times the quantity, rounded once. A thousand screws at 12.34 per thousand
 * cost 12.34, although one costs 0.01.
 */
export const lineTotal = ({ value, per }: Fraction, quantity: number): Decimal =>
  value.multiply(Decimal.of(quantity)).divide(per, DECIMALS)

/** Returns all rows that name the product, as ranked candidates or with the reason for their rejection. */
export function rankCandidates(facts: PriceFacts, price: ListPrice, quantity: number, instant: number): Ranking {
  const cost = costAt(facts.costPrices, quantity, instant)
  const rejected: Ranking['rejected'] = []
  const found: OfferedRow[] = []
  for (const offer of offeredRows(facts)) {
    const reason = rejectionOf(offer, cost, quantity, instant)
    if (reason === null) found.push(offer)
    else rejected.push({ ...offer, reason })
  }
  const sorted = found.sort((a, b) => compareOffers(a, b, price, cost))
  const listed = listCandidate(price)
  const candidates = [...sorted.map((offer) => ({ ...offer, unit: unitPrice(price, cost, offer) })), listed]
  return { winner: candidates[0] ?? listed, candidates, rejected, cost }
}

function rejectionOf({ row, discountType }: OfferedRow, cost: Tier | null, quantity: number, instant: number): Rejection | null {
  if (!isValidAt(row, instant)) return 'NOT_VALID'
  if (row.quantityFrom > quantity) return 'QUANTITY_TOO_LOW'
  if (discountType === 'LIST_PRICE_MIN' && Decimal.of(row.value).compare(HUNDRED) > 0) return 'NOT_VALID'
  return discountType === 'COST_PRICE_PLUS' && !cost ? 'NO_COST_PRICE' : null
}

const offersOfFacts = new WeakMap<PriceFacts, readonly OfferedRow[]>()

/** Returns the rows that could set the price, with their discounts. A bulk cost price is a percentage on top of the cost price. */
function offeredRows(facts: PriceFacts): readonly OfferedRow[] {
  const known = offersOfFacts.get(facts)
  if (known) return known
  const sheets = new Map(facts.sheets.map((sheet) => [sheet.id, sheet]))
  const bulkType = facts.price?.bulkPriceDiscountType ?? 'NET_PRICE'
  const offers: OfferedRow[] = [
    ...facts.lines.flatMap((row) => {
      const sheet = sheets.get(row.pricesheetId)
      return sheet ? [{ type: 'PRICESHEET' as const, discountType: row.discountType, row, sheet }] : []
    }),
    ...facts.bulkPrices.map((row) => ({ type: 'BULK_SALES_PRICE' as const, discountType: bulkType, row, sheet: null })),
    ...facts.bulkCostPrices.map((row) => ({
      type: 'BULK_COST_PRICE' as const,
      discountType: 'COST_PRICE_PLUS' as const,
      row,
      sheet: null,
    })),
  ]
  offersOfFacts.set(facts, offers)
  return offers
}

/** Returns the list price as a candidate without a discount. */
const listCandidate = ({ list, per }: ListPrice): Candidate => ({
  type: 'DEFAULT',
  discountType: 'LIST_PRICE_MIN',
  row: null,
  sheet: null,
  unit: { value: Decimal.of(list), per: Decimal.of(per) },
})

/** Returns the unit price. A row that needs a cost price is rejected without one, so there is one here. */
function unitPrice({ list, per }: ListPrice, cost: Tier | null, { discountType, row }: OfferedRow): Fraction {
  const value = Decimal.of(row.value)
  if (discountType === 'NET_PRICE') return { value, per: ONE }
  if (discountType === 'LIST_PRICE_MIN') {
    const base = Decimal.of(list)
    return { value: base.subtract(base.percentage(value)), per: Decimal.of(per) }
  }
  const base = Decimal.of(cost?.value ?? 0)
  return { value: base.add(base.percentage(value)), per: ONE }
}

/** Returns the cost price of the highest matching quantity. Below the lowest one, the lowest counts: the cost is never zero. */
function costAt(costPrices: readonly Tier[], quantity: number, instant: number): Tier | null {
  if (costPrices.length === 0) return null
  const byQuantity = costPrices.filter((tier) => isValidAt(tier, instant)).sort(compareTiers)
  return byQuantity.find(({ quantityFrom }) => quantityFrom <= quantity) ?? byQuantity.at(-1) ?? null
}

/** Sorts by the highest quantity, then by the latest start: the most recent agreement. */
const compareTiers = (a: Tier, b: Tier): number =>
  b.quantityFrom - a.quantityFrom || (b.validFrom ?? 0) - (a.validFrom ?? 0) || compareIds(a.id, b.id)

const TYPES: readonly PriceElementType[] = ['PRICESHEET', 'BULK_SALES_PRICE', 'BULK_COST_PRICE', 'DEFAULT']

function compareOffers(a: OfferedRow, b: OfferedRow, price: ListPrice, cost: Tier | null): number {
  return (
    TYPES.indexOf(a.type) - TYPES.indexOf(b.type) ||
    (a.sheet?.priority ?? 0) - (b.sheet?.priority ?? 0) ||
    targetRank(a.row) - targetRank(b.row) ||
    b.row.quantityFrom - a.row.quantityFrom ||
    compareFractions(unitPrice(price, cost, a), unitPrice(price, cost, b)) ||
    compareIds(a.row.id, b.row.id)
  )
}

/** Returns 0 for a line of the product itself, 1 of its price group, 2 of a category; the same for all tiers. */
export function targetRank(row: Tier | SheetLine | null): 0 | 1 | 2 {
  if (row === null || !('pricesheetId' in row) || row.productId !== null) return 0
  return row.priceGroup !== null ? 1 : 2
}

export const compareFractions = (a: Fraction, b: Fraction): -1 | 0 | 1 => a.value.multiply(b.per).compare(b.value.multiply(a.per))

const compareIds = (a: string, b: string): number => (a < b ? -1 : 1)
