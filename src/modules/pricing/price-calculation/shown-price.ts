/** Calculated prices in the shape of the contract. */
import type { ProductOffer, ProductPrice } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import type { BulkCostPriceRow, BulkPriceRow, DiscountRow } from '../../../db/db.gen.js'
import { type Candidate, rankCandidates, roundFraction } from './calculate.js'
import type { PriceFacts } from './facts.js'
import type { PricedProduct } from './price-calculation.service.js'
import { readsPricing } from './price-terms.js'

/** A price as GraphQL returns it. It carries its facts, for the field that explains it. */
export type ShownPrice = Omit<ProductPrice, 'derivation' | 'discount'> & {
  discount: DiscountingRow | null
  priced: PricedProduct
}

/** A line of a price sheet, a bulk price or a bulk cost price. */
type DiscountingRow = DiscountRow | BulkPriceRow | BulkCostPriceRow

/** Converts a price to the shape of the contract. A product without a price record has no amounts. */
export function showPrice(ctx: Ctx, priced: PricedProduct): ShownPrice {
  const { productId, quantity, winner, list, cost, gross, net, facts } = priced.price
  return {
    productId,
    quantity,
    currency: priced.terms.currency,
    type: winner?.type ?? 'DEFAULT',
    discountType: winner?.discountType ?? 'LIST_PRICE_MIN',
    list: list?.toNumber() ?? null,
    cost: readsPricing(ctx) ? (cost?.toNumber() ?? null) : null,
    gross: gross?.toNumber() ?? null,
    net: net?.toNumber() ?? null,
    taxCode: facts.taxCode,
    // Computed lazily: most pages need only amounts, which cost less.
    get discount() {
      return winner ? showRow(facts, winner, readsPricing(ctx)) : null
    },
    priced,
  }
}

const TYPES = { PRICESHEET: 'Discount', BULK_SALES_PRICE: 'BulkPrice', BULK_COST_PRICE: 'BulkCostPrice' } as const

/** Returns whether a row discloses the cost price: its price is a percentage on top of it. */
const disclosesCost = ({ discountType }: Candidate): boolean => discountType === 'COST_PRICE_PLUS'

/** Converts the line or tier to a row of its table, so that the modules of these types can resolve it. */
function showRow({ price }: PriceFacts, candidate: Candidate, seesCosts: boolean): DiscountingRow | null {
  const { type, row } = candidate
  if (type === 'DEFAULT' || !row) return null
  const { id, validFrom, validTo, createdAt, lastModifiedAt, ...rest } = row
  return {
    ...rest,
    ...(disclosesCost(candidate) && !seesCosts && { value: '0' }),
    __typename: TYPES[type],
    uuid: id,
    priceId: price?.id,
    validFrom: validFrom === null ? null : new Date(validFrom),
    validTo: validTo === null ? null : new Date(validTo),
    createdAt: new Date(createdAt),
    lastModifiedAt: new Date(lastModifiedAt),
  } as never
}

/** The end of an offer without an end: the contract requires a date. */
const FOR_EVER = new Date('9999-12-31T23:59:59.999Z')

/** Returns the prices at which one unit is offered, the active one first. */
export function showOffers(ctx: Ctx, facts: PriceFacts, instant: number): ProductOffer[] {
  const { price } = facts
  if (!price) return []
  return rankCandidates(facts, price, 1, instant).candidates.map((candidate) => ({
    id: candidate.row?.id ?? price.id,
    price: roundFraction(candidate.unit).toNumber(),
    validFrom: new Date(candidate.row?.validFrom ?? candidate.row?.createdAt ?? price.createdAt),
    validTo: candidate.row?.validTo == null ? FOR_EVER : new Date(candidate.row.validTo),
    formula: formulaOf(price.per, candidate, readsPricing(ctx)),
  })) as ProductOffer[]
}

/** Returns the formula, without confidential amounts or what would disclose them. */
function formulaOf(per: number, candidate: Candidate, seesCosts: boolean): string {
  const { row, discountType, unit } = candidate
  const base = per === 1 ? 'list' : `list / ${per}`
  if (!row) return base
  if (discountType === 'NET_PRICE' || (disclosesCost(candidate) && !seesCosts)) return roundFraction(unit).toText()
  return discountType === 'LIST_PRICE_MIN' ? `${base} - ${trimZeros(row.value)} %` : `cost + ${trimZeros(row.value)} %`
}

const trimZeros = (value: string): string => Decimal.of(value).toText()
