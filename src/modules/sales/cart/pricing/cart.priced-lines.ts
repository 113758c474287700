/** The lines of a cart with their products and prices, as pure data: which of them can be ordered, and the input for rules and totals. */
import type { Ctx } from '../../../../core/context.js'
import { Decimal, roundHalfAwayFromZero } from '../../../../core/money.js'
import type { CartItemRow, CartRow } from '../../../../db/db.gen.js'
import type { KeptDecision } from '../../../../db/json.js'
import { type OrderedProduct, whyUnorderable, whyWrongQuantity } from '../../../catalog/assortment/orderable.js'
import {
  addTax,
  type CalculatedPrice,
  calculatePrice,
  DECIMALS,
  type Fraction,
  lineTotal,
  roundFraction,
} from '../../../pricing/price-calculation/calculate.js'
import { derivePrice, type PriceDerivation } from '../../../pricing/price-calculation/derivation.js'
import type { ProductSurcharge } from '../../../pricing/price-calculation/line-surcharges.js'
import { type IncentiveEffects, noEffects } from '../../../rules/incentive/incentive.apply.js'
import type { LineTerms } from '../../sale/sale.lines.js'
import type { RuledLine } from '../../sale/sale.rules.js'
import { readBundlePrices } from '../cart.bundle.js'
import { unitsOf } from '../cart.units.js'
import { sumUnits, withCallOff } from './cart.call-offs.js'
import type { CartFacts } from './cart.facts.js'

const ONE = Decimal.of(1)

/** A line of a cart with everything that its price depends on. */
export interface CartLine {
  row: CartItemRow
  parent: CartItemRow | undefined
  quantity: number
  product: OrderedProduct | undefined
  price: CalculatedPrice | null
  surcharges: readonly ProductSurcharge[]
  /** The unit price in its bundle. */
  bundlePrice: Decimal | undefined
  /** The unit price that a decision hook sets. */
  decided?: { price: Decimal; decision: KeptDecision } | undefined
  /** The tax percentage of a line whose price a hook sets, if the shop has no price for it. */
  defaultTax?: Decimal | undefined
}

/** A priced cart with its rows. `lines` explain how each price was derived. */
export interface PricedCart {
  cart: CartRow
  rows: CartItemRow[]
  lines: readonly CartLine[]
}

/** Returns rows with their products, prices and surcharges. Bundles take one more statement. */
export async function priceLines(
  ctx: Ctx,
  rows: readonly CartItemRow[],
  { products, prices, surcharges }: CartFacts,
): Promise<CartLine[]> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const unitsByProduct = sumUnits(rows, byId)
  const lines = rows.map((row) => {
    const parent = row.parentItemId === null ? undefined : byId.get(row.parentItemId)
    const quantity = unitsOf(row, parent)
    const units = unitsByProduct.get(row.productId) ?? 0
    const facts = withCallOff(prices.get(row.productId), row, products.get(row.productId), units)
    const price = facts ? calculatePrice(facts, quantity, ctx.now.getTime()) : null
    return { row, parent, quantity, price }
  })
  const bundlePrices = await readBundlePrices(ctx, lines)
  return lines.map((line) => ({
    ...line,
    product: products.get(line.row.productId),
    surcharges: surcharges.get(line.row.productId) ?? [],
    bundlePrice: bundlePrices.get(line.row.uuid),
  }))
}

/** Returns how the price of a line was derived; null if the price was set manually. */
export function deriveLine(ctx: Ctx, { row, price, quantity, decided }: CartLine, zone: string): PriceDerivation | null {
  const isOverruled = row.externalPrice !== null && !row.isBonus
  const derivation = price && !isOverruled ? derivePrice(price.facts, quantity, ctx.now.getTime(), zone) : null
  return derivation && decided ? { ...derivation, decision: describeDecision(decided) } : derivation
}

const describeDecision = ({ price, decision: { hookId, hookName, at } }: NonNullable<CartLine['decided']>) => ({
  hookId,
  hookName,
  price: price.toText(),
  at,
})

/** Returns the main lines as input for rules, with their prices before incentives. */
export function toRuledLines(lines: readonly CartLine[]): RuledLine[] {
  const parents = new Set(lines.map(({ parent }) => parent))
  return lines
    .filter(({ parent }) => !parent)
    .map((line) => {
      const { row, price } = line
      const { unit, quantity, discountedUnit, taxCode, taxPercentage } = toLineTerms(line, noEffects())
      const total = discountedUnit
        ? roundHalfAwayFromZero(discountedUnit.multiply(Decimal.of(quantity)), DECIMALS)
        : lineTotal(unit, quantity)
      return {
        id: row.uuid,
        productId: row.productId,
        sku: line.product?.sku ?? '',
        clusterId: row.clusterId,
        bundleId: row.bundleId,
        quantity,
        total,
        totalNet: addTax(total, taxPercentage),
        unit: roundFraction(unit),
        taxCode,
        customFields: row.customFields,
        isPriced: row.externalPrice === null && price !== null,
        isMovable: row.externalPrice === null && !parents.has(row),
      }
    })
}

const REASON_OF_PARENT = 'One of the items that belong to the line cannot be ordered'
const REASON_OF_CHILD = 'The line that the item belongs to cannot be ordered'

/** Returns whether a line could be ordered alone, but not with its parent or its children. */
export const isRefusedWithOthers = (reason: string): boolean => reason === REASON_OF_PARENT || reason === REASON_OF_CHILD

/** Returns the lines that cannot be ordered, with the reasons. A reason also applies to the line's parent and children. */
export function findUnorderable(lines: readonly CartLine[], now: Date): Map<string, string> {
  const reasons = new Map<string, string>()
  for (const line of lines) {
    const reason = whyUnorderableLine(line, now)
    if (reason) reasons.set(line.row.uuid, reason)
  }
  for (const { row, parent } of lines)
    if (parent && reasons.has(row.uuid) && !reasons.has(parent.uuid)) reasons.set(parent.uuid, REASON_OF_PARENT)
  for (const { row, parent } of lines)
    if (parent && reasons.has(parent.uuid) && !reasons.has(row.uuid)) reasons.set(row.uuid, REASON_OF_CHILD)
  return reasons
}

function whyUnorderableLine({ row, parent, quantity, product, price, decided }: CartLine, now: Date): string | null {
  const reason = whyUnorderable(product, now, parent !== undefined)
  if (reason || !product) return reason
  if (row.externalPrice === null && !price?.winner && !decided) return 'The product has no price'
  return whyWrongQuantity(product, quantity)
}

/** Returns the terms of a line, without the units that became bonus items. */
export function toLineTerms(
  { row, parent, quantity, price, surcharges, bundlePrice, decided, defaultTax }: CartLine,
  effects: IncentiveEffects,
): LineTerms {
  return {
    uuid: row.uuid,
    parent: parent?.uuid ?? null,
    quantity: quantity - (effects.moved.get(row.uuid) ?? 0),
    quantityPerParent: row.quantity,
    unit: unitOf(row, price, decided?.price),
    taxCode: price?.facts.taxCode ?? 'H',
    taxPercentage: (price?.winner ? undefined : defaultTax) ?? price?.taxPercentage ?? Decimal.ZERO,
    discountedUnit: row.externalPrice === null && !decided ? (bundlePrice ?? null) : null,
    incentiveDiscount: effects.discounts.get(row.uuid) ?? Decimal.ZERO,
    surcharges,
  }
}

function unitOf({ externalPrice }: CartItemRow, price: CalculatedPrice | null, decided: Decimal | undefined): Fraction {
  if (externalPrice !== null) return { value: Decimal.of(externalPrice), per: ONE }
  if (decided) return { value: decided, per: ONE }
  return price?.winner?.unit ?? { value: Decimal.ZERO, per: ONE }
}
