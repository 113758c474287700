/**
 * Prices a cart and stores what it costs. It runs at every change of a cart, which is locked meanwhile, and takes the same number of
 * statements for a cart of one line as for one of a thousand.
 */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { updateStamps } from '../../../core/store/row.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import type { CartAmounts, CartItemAmounts } from '../../../db/json.js'
import { cart as cartResource, linesOfCart } from '../../../resources/sales/cart.js'
import type { CalculatedPrice, Fraction } from '../../pricing/price-calculation/calculate.js'
import { derivePrice } from '../../pricing/price-calculation/derivation.js'
import { type ProductSurcharge, readSurcharges } from '../../pricing/price-calculation/line-surcharges.js'
import { calculatePrices } from '../../pricing/price-calculation/price-calculation.service.js'
import { type CostTerms, calculateCart, type LineAmounts, type PricedLine } from './cart.amounts.js'
import { readBundlePrices } from './cart.bundle.js'
import { buyerOfCart } from './cart.buyer.js'
import { type OrderedProduct, readProducts, unitsOf, whyUnorderable, whyWrongQuantity } from './cart.products.js'

const ONE = Decimal.of(1)

export const NO_AMOUNTS: CartAmounts = {
  subTotal: '0',
  subTotalNet: '0',
  discount: '0',
  discountNet: '0',
  discountPercentage: '0',
  totalGross: '0',
  totalNet: '0',
  taxLevels: [],
  payment: { price: '0', priceNet: '0', taxPercentage: 0 },
  postage: { price: '0', priceNet: '0', taxPercentage: 0 },
  incentives: [],
  vouchers: [],
  valuePoints: 0,
  carriers: null,
  payMethods: null,
}

export const NO_LINE_AMOUNTS: CartItemAmounts = {
  price: '0',
  priceNet: '0',
  totalPrice: '0',
  totalPriceNet: '0',
  sum: '0',
  sumNet: '0',
  totalSum: '0',
  totalSumNet: '0',
  discount: '0',
  discountPercentage: '0',
  taxCode: 'H',
  taxPercentage: 0,
  surcharges: [],
  incentive: null,
  pricedQuantity: 0,
  previousPrice: null,
  priceChangedAt: null,
}

/** A line of a cart with everything that its price depends on. */
interface CartLine {
  row: CartItemRow
  parent: CartItemRow | undefined
  quantity: number
  product: OrderedProduct | undefined
  price: CalculatedPrice | null
  surcharges: readonly ProductSurcharge[]
  /** What one unit costs in its bundle. */
  bundlePrice: Decimal | undefined
}

/** Calculates a locked cart anew and stores the result. Returns the cart as it is then. */
export async function recalculateCart(ctx: Ctx, cart: CartRow): Promise<CartRow> {
  const [rows = []] = await linesOfCart(ctx, [cart])
  const lines = await readLines(ctx, cart, rows)
  const reasons = findUnorderable(lines, ctx.now)
  const orderable = lines.filter(({ row }) => !reasons.has(row.uuid))
  const { payment, postage } = await readCosts(ctx, cart)
  const result = calculateCart({ lines: orderable.map(toPricedLine), discount: Decimal.ZERO, payment, postage })
  await storeLines(ctx, cart.deliveryAddress.country, lines, reasons, result.lines)
  const amounts: CartAmounts = { ...NO_AMOUNTS, ...result.sums }
  const stamps = updateStamps(ctx, cartResource)
  await sql`update cart set amounts = ${JSON.stringify(amounts)}::jsonb, "lastModifiedAt" = ${ctx.now},
              "lastModifiedBy" = ${ctx.actor.userId} where id = ${cart.id}`.execute(ctx.db)
  return { ...cart, ...stamps, amounts }
}

/** Reads the products, prices, bundles and surcharges of all lines: one statement each. */
async function readLines(ctx: Ctx, cart: CartRow, rows: readonly CartItemRow[]): Promise<CartLine[]> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const withParents = rows.map((row) => {
    const parent = row.parentItemId === null ? undefined : byId.get(row.parentItemId)
    return { row, parent, quantity: unitsOf(row, parent), productId: row.productId }
  })
  const buyer = buyerOfCart(cart)
  const ids = rows.map(({ productId }) => productId)
  const products = await readProducts(ctx, cart, ids)
  const prices = await calculatePrices(ctx, buyer, withParents)
  const surcharges = await readSurcharges(ctx, ids, cart.deliveryAddress.country)
  const priced = withParents.map((line, i) => ({ ...line, price: prices[i] ?? null }))
  const bundlePrices = await readBundlePrices(ctx, priced)
  return priced.map((line) => ({
    ...line,
    product: products.get(line.productId),
    surcharges: surcharges.get(line.productId) ?? [],
    bundlePrice: bundlePrices.get(line.row.uuid),
  }))
}

/** The lines that cannot be ordered, with the reasons. A line shares the fate of its parent and of its children. */
function findUnorderable(lines: readonly CartLine[], now: Date): Map<string, string> {
  const reasons = new Map<string, string>()
  for (const line of lines) {
    const reason = whyUnorderableLine(line, now)
    if (reason) reasons.set(line.row.uuid, reason)
  }
  for (const { row, parent } of lines)
    if (parent && reasons.has(row.uuid) && !reasons.has(parent.uuid))
      reasons.set(parent.uuid, 'One of the items that belong to the line cannot be ordered')
  for (const { row, parent } of lines)
    if (parent && reasons.has(parent.uuid) && !reasons.has(row.uuid))
      reasons.set(row.uuid, 'The line that the item belongs to cannot be ordered')
  return reasons
}

function whyUnorderableLine({ row, parent, quantity, product, price }: CartLine, now: Date): string | null {
  const reason = whyUnorderable(product, now, parent !== undefined)
  if (reason || !product) return reason
  if (row.externalPrice === null && !price?.winner) return 'The product has no price'
  return whyWrongQuantity(product, quantity)
}

function toPricedLine({ row, parent, quantity, price, surcharges, bundlePrice }: CartLine): PricedLine {
  return {
    uuid: row.uuid,
    parent: parent?.uuid ?? null,
    quantity,
    quantityPerParent: row.quantity,
    unit: unitOf(row, price),
    taxCode: price?.facts.taxCode ?? 'H',
    taxPercentage: price?.taxPercentage ?? Decimal.ZERO,
    discountedUnit: row.externalPrice === null ? (bundlePrice ?? null) : null,
    surcharges,
  }
}

function unitOf({ externalPrice, isBonus }: CartItemRow, price: CalculatedPrice | null): Fraction {
  if (isBonus) return { value: Decimal.ZERO, per: ONE }
  if (externalPrice !== null) return { value: Decimal.of(externalPrice), per: ONE }
  return price?.winner?.unit ?? { value: Decimal.ZERO, per: ONE }
}

/** Stores the amounts of all lines with one statement. */
async function storeLines(
  ctx: Ctx,
  zone: string,
  lines: readonly CartLine[],
  reasons: ReadonlyMap<string, string>,
  amounts: ReadonlyMap<string, LineAmounts>,
): Promise<void> {
  if (lines.length === 0) return
  const values = lines.map((line) => ({
    id: line.row.id,
    amounts: amountsOf(ctx, line, amounts.get(line.row.uuid)),
    priceDerivation: derivationOf(ctx, line, zone),
    unorderableReason: reasons.get(line.row.uuid) ?? null,
  }))
  await sql`update "cartItem" i set amounts = v.amounts, "priceDerivation" = v."priceDerivation", "unorderableReason" = v."unorderableReason"
              from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
                as v(id int4, amounts jsonb, "priceDerivation" jsonb, "unorderableReason" text)
             where i.id = v.id`.execute(ctx.db)
}

/** A line that cannot be ordered keeps the amounts that it had. */
function amountsOf(ctx: Ctx, { row, quantity }: CartLine, calculated: LineAmounts | undefined): CartItemAmounts {
  const before = row.amounts
  if (!calculated) return before
  const isPricedBefore = before.pricedQuantity === quantity && row.externalPrice === null && !row.isBonus
  const hasChanged = isPricedBefore && Decimal.of(before.price).compare(Decimal.of(calculated.price)) !== 0
  return {
    ...calculated,
    incentive: null,
    pricedQuantity: quantity,
    previousPrice: hasChanged ? before.price : isPricedBefore ? before.previousPrice : null,
    priceChangedAt: hasChanged ? ctx.now.toISOString() : isPricedBefore ? before.priceChangedAt : null,
  }
}

function derivationOf(ctx: Ctx, { row, price, quantity }: CartLine, zone: string) {
  if (!price || row.externalPrice !== null || row.isBonus) return null
  return derivePrice(price.facts, quantity, ctx.now.getTime(), zone)
}

interface CostRow {
  percentage: string | null
  shippingCost: string | null
}

/** What payment and shipping cost, with the high tax of the zone. One statement. */
async function readCosts(ctx: Ctx, cart: CartRow): Promise<{ payment: CostTerms; postage: CostTerms }> {
  const zone = cart.deliveryAddress.country
  const { rows } = await sql<CostRow>`
    select (select percentage::text from tax where zone = ${zone} and code = 'H') as percentage,
           (select "shippingCost"::text from carrier where name = ${cart.carrier}) as "shippingCost"`.execute(ctx.db)
  const taxPercentage = Decimal.of(rows[0]?.percentage ?? 0)
  return {
    payment: { price: Decimal.of(cart.paymentExternalPrice ?? 0), taxPercentage },
    postage: { price: Decimal.of(cart.postageExternalPrice ?? rows[0]?.shippingCost ?? 0), taxPercentage },
  }
}
