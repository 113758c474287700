/**
 * The input of a price calculation: plain data about one product, as read for one buyer, one tax zone and one instant (read-facts.ts).
 * Amounts are texts of `numeric` columns, instants are milliseconds since 1970. Ids are the uuids that the contract shows.
 */
import type { PriceDiscountType, Taxcode } from '../../../contract/contract.gen.js'

/** A row with a value that applies from a quantity on, and perhaps only for a period. Both ends of the period are included. */
export interface Tier {
  id: string
  value: string
  quantityFrom: number
  validFrom: number | null
  validTo: number | null
  createdAt: number
  lastModifiedAt: number
}

/** A line of a price sheet that names the product itself, its price group, or a category that it is in. */
export interface SheetLine extends Tier {
  pricesheetId: string
  productId: number | null
  priceGroup: string | null
  categoryId: number | null
  discountType: PriceDiscountType
}

/** A price sheet that is assigned to the buyer. */
export interface Sheet {
  id: string
  code: string
  /** The sheet with the lowest number wins. */
  priority: number
}

/** The price record of the product. */
export interface ListPrice {
  id: string
  list: string
  /** The number of units that the list price is for. */
  per: number
  bulkPriceDiscountType: PriceDiscountType
  createdAt: number
}

export interface PriceFacts {
  productId: number
  price: ListPrice | null
  /** Null if the product has no price. */
  taxCode: Taxcode | null
  /** Null if the zone has no tax for the code: then no tax is added. */
  taxPercentage: string | null
  /** The cost prices, by quantity. */
  costPrices: Tier[]
  bulkPrices: Tier[]
  bulkCostPrices: Tier[]
  sheets: Sheet[]
  lines: SheetLine[]
  /** Identifies the decision hooks of catalogue pages, if there are any and a page is priced. */
  pageStamp?: string
}

export const isValidAt = ({ validFrom, validTo }: Pick<Tier, 'validFrom' | 'validTo'>, instant: number): boolean =>
  (validFrom === null || validFrom <= instant) && (validTo === null || instant <= validTo)

/** Returns the facts without one line or tier. */
export function withoutRow(facts: PriceFacts, id: string): PriceFacts {
  const others = <T extends { id: string }>(rows: T[]) => rows.filter((row) => row.id !== id)
  const { lines, bulkPrices, bulkCostPrices } = facts
  return { ...facts, lines: others(lines), bulkPrices: others(bulkPrices), bulkCostPrices: others(bulkCostPrices) }
}
