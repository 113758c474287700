/**
 * The agreed price of a call-off contract, as a line of a price sheet of its own that goes before all others: the one price calculation decides, and the
 * derivation of the price explains it by the number of the contract.
 */
import type { CartItemRow } from '../../../../db/db.gen.js'
import type { OrderedProduct } from '../../../catalog/assortment/orderable.js'
import type { CalculatedPrice } from '../../../pricing/price-calculation/calculate.js'
import type { PriceFacts } from '../../../pricing/price-calculation/facts.js'
import { unitsOf } from '../cart.units.js'

/** Before every price sheet: their priorities are not negative. */
const FIRST = -1

/** Returns how many units of each product the lines have. */
export function sumUnits(rows: readonly CartItemRow[], byId: ReadonlyMap<number, CartItemRow>): Map<number, number> {
  const units = new Map<number, number>()
  for (const row of rows) {
    if (row.isBonus) continue
    units.set(row.productId, (units.get(row.productId) ?? 0) + unitsOf(row, byId.get(row.parentItemId ?? 0)))
  }
  return units
}

/** Adds the agreed price, if all units of the product are left. Bonus items are given away, not called off. */
export function withCallOff(
  facts: PriceFacts | undefined,
  row: CartItemRow,
  product: OrderedProduct | undefined,
  units: number,
): PriceFacts | undefined {
  const callOff = product?.callOff
  if (!facts || !callOff || row.isBonus || callOff.remaining < units) return facts
  const { uuid, number, price } = callOff
  const validFrom = Date.parse(callOff.validFrom)
  const sheet = { id: uuid, code: number, priority: FIRST }
  const line = {
    ...{ id: uuid, value: price, quantityFrom: 1, validFrom, validTo: Date.parse(callOff.validTo), createdAt: validFrom },
    ...{ lastModifiedAt: validFrom, pricesheetId: uuid, productId: facts.productId, priceGroup: null, categoryId: null },
    discountType: 'NET_PRICE' as const,
  }
  return { ...facts, sheets: [sheet, ...facts.sheets], lines: [line, ...facts.lines] }
}

/** What determines whether a line calls off a contract. */
interface PricedLine {
  row: CartItemRow
  product: OrderedProduct | undefined
  price: CalculatedPrice | null
  decided?: object | undefined
}

/** Returns the contract that a priced line calls off; null if another price won, or a person or a hook has set it. */
export function calledOffBy({ row, product, price, decided }: PricedLine): number | null {
  const callOff = product?.callOff
  const isAgreed = callOff && price?.winner?.sheet?.id === callOff.uuid
  return isAgreed && row.externalPrice === null && !decided ? callOff.id : null
}
