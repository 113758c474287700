/**
 * Prices a cart and stores what it costs. It runs at every change of a cart, which is locked meanwhile, and takes the same number of
 * statements for a cart of one line as for one of a thousand.
 */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { Decimal, roundHalfUp } from '../../../core/money.js'
import { updateStamps } from '../../../core/store/row.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import type { CartAmounts, CartItemAmounts } from '../../../db/json.js'
import { cart as cartResource, linesOfCart } from '../../../resources/sales/cart.js'
import {
  addTax,
  type CalculatedPrice,
  DECIMALS,
  type Fraction,
  lineTotal,
  roundFraction,
} from '../../pricing/price-calculation/calculate.js'
import { derivePrice } from '../../pricing/price-calculation/derivation.js'
import { type ProductSurcharge, readSurcharges } from '../../pricing/price-calculation/line-surcharges.js'
import { calculatePrices } from '../../pricing/price-calculation/price-calculation.service.js'
import { rulesStamp } from '../../rules/business-rule/business-rule.evaluate.js'
import { type IncentiveEffects, noEffects, orderDiscount } from '../../rules/incentive/incentive.apply.js'
import { readBundlePrices } from './cart.bundle.js'
import { buyerOfCart } from './cart.buyer.js'
import { type OrderedProduct, readProducts, unitsOf, whyUnorderable, whyWrongQuantity } from './cart.products.js'
import { type CostTerms, calculateCart, type LineAmounts, type PricedLine } from './pricing/cart.amounts.js'
import { describeIncentives, describeLineIncentive, describeVouchers, toPoints } from './pricing/cart.applied.js'
import { type BonusLine, matchRows, type StoredBonus, storeBonus } from './pricing/cart.bonus.js'
import { type CartDecisions, decideCart, type RuledLine } from './pricing/cart.rules.js'

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
  movedQuantity: 0,
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
  const storedBonus = rows.filter(({ isBonus }) => isBonus)
  const ownRows = rows.filter(({ isBonus }) => !isBonus)
  // Statements that do not need each other's results are sent together.
  const [lines, costs] = await Promise.all([readLines(ctx, cart, ownRows), readCosts(ctx, cart)])
  const reasons = findUnorderable(lines, ctx.now)
  const orderable = lines.filter(({ row }) => !reasons.has(row.uuid))
  const decided = await decideCart(ctx, cart, costs.stamp, toRuledLines(orderable))
  const bonus = await readBonus(ctx, cart, storedBonus, decided.effects)
  const { effects } = decided
  const paid = orderable.map((line) => toPricedLine(line, effects)).filter(({ quantity }) => quantity > 0)
  const result = calculateCart({
    lines: [...paid, ...bonus.map(({ line }) => toPricedLine(line, effects))],
    discount: (subTotal) => orderDiscount(effects, subTotal),
    payment: paymentTerms(cart, costs, decided),
    postage: postageTerms(cart, costs, decided),
  })
  const amounts: CartAmounts = {
    ...result.sums,
    incentives: describeIncentives(effects, bonus),
    vouchers: describeVouchers(cart, effects, Decimal.of(result.sums.subTotal)),
    valuePoints: toPoints(effects.valuePoints),
    carriers: decided.carriers,
    payMethods: decided.payMethods,
  }
  const stamps = updateStamps(ctx, cartResource)
  const zone = cart.deliveryAddress.country
  await Promise.all([
    storeLines(ctx, zone, lines, reasons, { amounts: result.lines, effects }),
    storeBonus(ctx, cart, storedBonus, toStoredBonus(ctx, zone, bonus, result.lines)),
    sql`update cart set amounts = ${JSON.stringify(amounts)}::jsonb, "lastModifiedAt" = ${ctx.now},
          "lastModifiedBy" = ${ctx.actor.userId} where id = ${cart.id}`.execute(ctx.db),
  ])
  return { ...cart, ...stamps, amounts }
}

/** The main lines as rules see them: with what they cost before incentives. */
function toRuledLines(lines: readonly CartLine[]): RuledLine[] {
  return lines
    .filter(({ parent }) => !parent)
    .map((line) => {
      const { row, price } = line
      const { unit, quantity, discountedUnit, taxCode, taxPercentage } = toPricedLine(line, noEffects())
      const total = discountedUnit
        ? roundHalfUp(discountedUnit.multiply(Decimal.of(quantity)), DECIMALS)
        : lineTotal(unit, quantity)
      return {
        id: row.uuid,
        productId: row.productId,
        clusterId: row.clusterId,
        bundleId: row.bundleId,
        quantity,
        total,
        totalNet: addTax(total, taxPercentage),
        unit: roundFraction(unit),
        taxCode,
        isPriced: row.externalPrice === null && price !== null,
        isMovable: row.externalPrice === null && !lines.some(({ parent }) => parent === row),
      }
    })
}

interface PricedBonus extends BonusLine {
  line: CartLine
}

/** Bonus items with their products and prices. A product that cannot be ordered is not given. */
async function readBonus(
  ctx: Ctx,
  cart: CartRow,
  stored: readonly CartItemRow[],
  { bonus }: IncentiveEffects,
): Promise<PricedBonus[]> {
  if (bonus.length === 0) return []
  const matched = matchRows(ctx, cart, stored, bonus, NO_LINE_AMOUNTS)
  const lines = await readLines(
    ctx,
    cart,
    matched.map(({ row }) => row),
  )
  return matched.flatMap((each, i) => {
    const line = lines[i]
    // A product may be hidden, since nobody has to find it.
    return line && !whyUnorderable(line.product, ctx.now, true) ? [{ ...each, line: { ...line, surcharges: [] } }] : []
  })
}

/** What the bonus items show: their worth is what the incentive saves. */
const toStoredBonus = (
  ctx: Ctx,
  zone: string,
  bonus: readonly PricedBonus[],
  amounts: ReadonlyMap<string, LineAmounts>,
): StoredBonus[] =>
  bonus.map(({ row, bonus: { quantity, price, incentive }, line }) => {
    const worth = line.price?.winner ? lineTotal(line.price.winner.unit, quantity) : Decimal.ZERO
    const saved = worth.subtract(price.multiply(Decimal.of(quantity))).max(Decimal.ZERO)
    const code = price.isZero() ? 'FREE' : 'SET_PRICE'
    return {
      row,
      amounts: {
        ...amountsOf(ctx, line, amounts.get(row.uuid)),
        incentive: describeLineIncentive({ name: incentive.name, quantity, price: roundHalfUp(saved, DECIMALS), code }),
      },
      priceDerivation: line.price ? derivePrice(line.price.facts, quantity, ctx.now.getTime(), zone) : null,
    }
  })

/** Reads the products, prices, bundles and surcharges of all lines: one statement each. */
async function readLines(ctx: Ctx, cart: CartRow, rows: readonly CartItemRow[]): Promise<CartLine[]> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const withParents = rows.map((row) => {
    const parent = row.parentItemId === null ? undefined : byId.get(row.parentItemId)
    return { row, parent, quantity: unitsOf(row, parent), productId: row.productId }
  })
  const buyer = buyerOfCart(cart)
  const ids = rows.map(({ productId }) => productId)
  const [products, prices, surcharges] = await Promise.all([
    readProducts(ctx, cart, ids),
    calculatePrices(ctx, buyer, withParents),
    readSurcharges(ctx, ids, cart.deliveryAddress.country),
  ])
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

/** Units that became bonus items are no longer paid here. */
function toPricedLine(
  { row, parent, quantity, price, surcharges, bundlePrice }: CartLine,
  effects: IncentiveEffects,
): PricedLine {
  return {
    uuid: row.uuid,
    parent: parent?.uuid ?? null,
    quantity: quantity - (effects.moved.get(row.uuid) ?? 0),
    quantityPerParent: row.quantity,
    unit: unitOf(row, price),
    taxCode: price?.facts.taxCode ?? 'H',
    taxPercentage: price?.taxPercentage ?? Decimal.ZERO,
    discountedUnit: row.externalPrice === null ? (bundlePrice ?? null) : null,
    incentiveDiscount: effects.discounts.get(row.uuid) ?? Decimal.ZERO,
    surcharges,
  }
}

function unitOf({ externalPrice }: CartItemRow, price: CalculatedPrice | null): Fraction {
  if (externalPrice !== null) return { value: Decimal.of(externalPrice), per: ONE }
  return price?.winner?.unit ?? { value: Decimal.ZERO, per: ONE }
}

/** Stores the amounts of all lines with one statement. */
async function storeLines(
  ctx: Ctx,
  zone: string,
  lines: readonly CartLine[],
  reasons: ReadonlyMap<string, string>,
  { amounts, effects }: { amounts: ReadonlyMap<string, LineAmounts>; effects: IncentiveEffects },
): Promise<void> {
  if (lines.length === 0) return
  const values = lines.map((line) => ({
    id: line.row.id,
    amounts: {
      ...amountsOf(ctx, line, amounts.get(line.row.uuid)),
      incentive: describeLineIncentive(effects.lines.get(line.row.uuid)),
      movedQuantity: effects.moved.get(line.row.uuid) ?? 0,
    },
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
    movedQuantity: 0,
    pricedQuantity: quantity,
    previousPrice: hasChanged ? before.price : isPricedBefore ? before.previousPrice : null,
    priceChangedAt: hasChanged ? ctx.now.toISOString() : isPricedBefore ? before.priceChangedAt : null,
  }
}

function derivationOf(ctx: Ctx, { row, price, quantity }: CartLine, zone: string) {
  if (!price || row.externalPrice !== null || row.isBonus) return null
  return derivePrice(price.facts, quantity, ctx.now.getTime(), zone)
}

export interface CostRow {
  percentages: Record<string, string> | null
  shippingCost: string | null
  /** Which business rules are active. */
  stamp: string | null
}

/** The taxes of the zone by their codes, what the carrier takes, and which rules are active. One statement. */
export async function readCosts(
  ctx: Ctx,
  cart: { deliveryAddress: { country: string }; carrier: string | null },
): Promise<CostRow> {
  const zone = cart.deliveryAddress.country
  const { rows } = await sql<CostRow>`
    select (select jsonb_object_agg(code, percentage::text) from tax where zone = ${zone}) as percentages,
           (select "shippingCost"::text from carrier where name = ${cart.carrier}) as "shippingCost",
           ${rulesStamp} as stamp`.execute(ctx.db)
  return rows[0] ?? { percentages: null, shippingCost: null, stamp: null }
}

/** Costs are taxed with the high rate unless a rule chooses another code of the zone. */
export const percentageOf = ({ percentages }: CostRow, code: string | null): Decimal =>
  Decimal.of(percentages?.[code ?? 'H'] ?? percentages?.H ?? 0)

/** A price that the caller has set wins, then that of an incentive, then that of a rule. */
const paymentTerms = (cart: CartRow, costs: CostRow, { effects, transaction }: CartDecisions): CostTerms => ({
  price:
    cart.paymentExternalPrice === null
      ? toCents(effects.transactionPrice ?? transaction.price)
      : Decimal.of(cart.paymentExternalPrice),
  taxPercentage: percentageOf(costs, transaction.taxCode),
})

/** The same for shipping, which otherwise costs what the carrier takes. */
const postageTerms = (cart: CartRow, costs: CostRow, { effects, shipping }: CartDecisions): CostTerms => ({
  price: Decimal.of(
    cart.postageExternalPrice ?? decidedPrice(effects.shippingPrice ?? shipping.price) ?? costs.shippingCost ?? 0,
  ),
  taxPercentage: percentageOf(costs, effects.shippingTaxCode ?? shipping.taxCode),
})

const decidedPrice = (price: Decimal | null): string | null => price && roundHalfUp(price, DECIMALS).toText()
const toCents = (price: Decimal | null): Decimal => Decimal.of(decidedPrice(price) ?? 0)
