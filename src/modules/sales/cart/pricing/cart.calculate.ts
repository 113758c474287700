/**
 * Prices a cart: reads what its lines depend on, evaluates the business rules, calculates the amounts and stores what has changed. This happens
 * at every change of a cart, under its lock, and takes the same number of statements for one line as for a thousand.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from '../../../../core/context.js'
import { Decimal, roundHalfAwayFromZero } from '../../../../core/money.js'
import { updateStamps } from '../../../../core/store/row.js'
import type { CartItemRow, CartRow } from '../../../../db/db.gen.js'
import type { CartAmounts, CartItemAmounts } from '../../../../db/json.js'
import { whyUnorderable } from '../../../catalog/assortment/orderable.js'
import { DECIMALS, lineTotal } from '../../../pricing/price-calculation/calculate.js'
import { type IncentiveEffects, orderDiscount } from '../../../rules/incentive/incentive.apply.js'
import { languageOfSale } from '../../sale/sale.buyer.js'
import { type CostRow, decidePayment, decidePostage, percentageOf } from '../../sale/sale.costs.js'
import type { TaxedAmount } from '../../sale/sale.js'
import { calculateLines, type LineAmounts } from '../../sale/sale.lines.js'
import { decideSale, type SaleDecisions } from '../../sale/sale.rules.js'
import { cart as cartResource } from '../cart.resource.js'
import { describeIncentives, describeLineIncentive, describeVouchers, toPoints } from './cart.applied.js'
import { type AddedItem, type BonusLine, type GivenItem, matchRows, toGivenItem } from './cart.bonus.js'
import { type CartChange, readCartFacts, readChange } from './cart.facts.js'
import { setDecidedPrices, setDecidedTaxes, subTotalOf, toHookedSale } from './cart.hooks.js'
import { type CartLine, findUnorderable, type PricedCart, priceLines, toLineTerms, toRuledLines } from './cart.priced-lines.js'
import { storeCart } from './cart.store.js'
import { sumUp } from './cart.sums.js'

/** Prices a locked cart again, stores the result, and returns the new cart. */
export async function recalculateCart(ctx: Ctx, cart: CartRow): Promise<CartRow> {
  const change = await readChange(ctx, cart)
  return (await storeCart(ctx, change.stored, await calculate(ctx, cart, change))).cart
}

/** Prices a locked cart whose lines change, and stores lines and amounts. `check` throws if the priced cart is refused. */
export async function changeAndStore(
  ctx: Ctx,
  cart: CartRow,
  change: CartChange,
  check: (priced: PricedCart) => void,
): Promise<PricedCart> {
  const priced = await calculate(ctx, cart, change)
  check(priced)
  return storeCart(ctx, change.stored, priced)
}

/** Prices a locked cart without storing it. `added` are lines that a decision hook adds to it at the checkout. */
export async function calculate(
  ctx: Ctx,
  cart: CartRow,
  { rows, facts }: CartChange,
  added: readonly AddedItem[] = [],
): Promise<PricedCart> {
  const { costs } = facts
  const shopLines = await priceLines(
    ctx,
    rows.filter(({ isBonus }) => !isBonus),
    facts,
  )
  const { lines, decisions: ofPrices } = await setDecidedPrices(ctx, cart, costs, shopLines)
  const reasons = findUnorderable(lines, ctx.now)
  const orderable = lines.filter(({ row }) => !reasons.has(row.uuid))
  const decided = await decideSale(
    ctx,
    cart,
    { ...costs, subject: 'cart' },
    costs.stamp === null && costs.hooks === null ? [] : toRuledLines(orderable),
  )
  const { effects } = decided
  const bonus = await readBonus(ctx, cart, rows, [...effects.bonus, ...added.map(toGivenItem)])
  const paid = orderable.map((line) => toLineTerms(line, effects)).filter(({ quantity }) => quantity > 0)
  const allLines = [...orderable, ...bonus.map(({ line }) => line)]
  const taxed = await setDecidedTaxes(
    ctx,
    toHookedSale(cart, costs, costs.hooks === null ? Decimal.ZERO : subTotalOf(orderable), `cart ${JSON.stringify(added)}`),
    allLines,
    {
      lines: [...paid, ...bonus.map(({ line }) => toLineTerms(line, effects))],
      costs: costTerms(cart, costs, decided),
    },
  )
  const sold = calculateLines(taxed.lines)
  const sums = sumUp({ lines: sold.taxed, discount: (subTotal) => orderDiscount(effects, subTotal), ...taxed.costs })
  const decisions = [...ofPrices, ...decided.decisions, ...taxed.decisions]
  const amounts: CartAmounts = {
    ...sums,
    incentives: describeIncentives(effects, bonus),
    vouchers: describeVouchers(effects, Decimal.of(sums.subTotal), await languageOfSale(ctx, cart)),
    valuePoints: toPoints(effects.valuePoints),
    carriers: decided.carriers,
    payMethods: decided.payMethods,
    ...(decisions.length && { decisions }),
    ...(added.length && { added: [...added] }),
  }
  return {
    cart: { ...cart, ...updateStamps(ctx, cartResource), amounts, currency: facts.currency },
    rows: [
      ...lines.map((line) => toRow(ctx, line, reasons, sold.amounts, effects)),
      ...bonus.map((one) => toBonusRow(ctx, one, sold.amounts)),
    ],
    lines: [...lines, ...bonus.map(({ line }) => line)],
  }
}

/** Returns the costs of payment and shipping. A price set by the caller takes precedence. */
function costTerms(cart: CartRow, costs: CostRow, decided: SaleDecisions): Record<'payment' | 'postage', TaxedAmount> {
  const [payment, postage] = [decidePayment(decided, decided.effects), decidePostage(costs, decided, decided.effects)]
  const toTerms = (set: string | null, { price, taxCode }: typeof payment): TaxedAmount => ({
    amount: set === null ? (price ?? Decimal.ZERO) : Decimal.of(set),
    percentage: percentageOf(costs, taxCode),
  })
  return { payment: toTerms(cart.paymentExternalPrice, payment), postage: toTerms(cart.postageExternalPrice, postage) }
}

interface PricedBonus extends BonusLine {
  line: CartLine
}

/** Returns bonus items with their products and prices, without products that cannot be ordered. */
async function readBonus(
  ctx: Ctx,
  cart: CartRow,
  rows: readonly CartItemRow[],
  bonus: readonly GivenItem[],
): Promise<PricedBonus[]> {
  if (bonus.length === 0) return []
  const matched = matchRows(ctx, cart, rows, bonus)
  const facts = await readCartFacts(
    ctx,
    cart,
    matched.map(({ row }) => row.productId),
  )
  const lines = await priceLines(
    ctx,
    matched.map(({ row }) => row),
    facts,
  )
  const defaultTax = percentageOf(facts.costs, null)
  return matched.flatMap((each, i) => {
    const line = lines[i]
    // The product may be hidden: the buyer does not have to find it.
    return line && !whyUnorderable(line.product, ctx.now, true)
      ? [{ ...each, line: { ...line, surcharges: [], ...(each.bonus.isAdded && { defaultTax }) } }]
      : []
  })
}

/** Returns the row of a bonus item, whose value is what the incentive saves. */
function toBonusRow(
  ctx: Ctx,
  { row, bonus: { quantity, price, incentive }, line }: PricedBonus,
  amounts: ReadonlyMap<string, LineAmounts>,
): CartItemRow {
  const worth = line.price?.winner ? lineTotal(line.price.winner.unit, quantity) : Decimal.ZERO
  const saved = worth.subtract(price.multiply(Decimal.of(quantity))).max(Decimal.ZERO)
  const code = price.isZero() ? 'FREE' : 'SET_PRICE'
  const applied = describeLineIncentive({ name: incentive.name, quantity, price: roundHalfAwayFromZero(saved, DECIMALS), code })
  const bonusAmounts = amountsOf(ctx, line, amounts.get(row.uuid), { incentive: applied, movedQuantity: 0 })
  return { ...row, amounts: bonusAmounts, partNumber: line.product?.partNumber ?? null }
}

function toRow(
  ctx: Ctx,
  line: CartLine,
  reasons: ReadonlyMap<string, string>,
  amounts: ReadonlyMap<string, LineAmounts>,
  effects: IncentiveEffects,
): CartItemRow {
  const { row } = line
  const ofIncentives = {
    incentive: describeLineIncentive(effects.lines.get(row.uuid)),
    movedQuantity: effects.moved.get(row.uuid) ?? 0,
  }
  const after = amountsOf(ctx, line, amounts.get(row.uuid), ofIncentives)
  const unorderableReason = reasons.get(row.uuid) ?? null
  const partNumber = line.product?.partNumber ?? null
  // The same object, so that storing does not compare the whole row.
  return after === row.amounts && unorderableReason === row.unorderableReason && isDeepStrictEqual(partNumber, row.partNumber)
    ? row
    : { ...row, amounts: after, unorderableReason, partNumber }
}

/** Returns the amounts of a line: the same object if nothing has changed. A line that cannot be ordered keeps its previous prices. */
function amountsOf(
  ctx: Ctx,
  { row, quantity }: CartLine,
  calculated: LineAmounts | undefined,
  ofIncentives: Pick<CartItemAmounts, 'incentive' | 'movedQuantity'>,
): CartItemAmounts {
  const before = row.amounts
  if (!calculated) return withChanges(before, ofIncentives)
  const isPricedBefore = before.pricedQuantity === quantity && row.externalPrice === null && !row.isBonus
  const hasChanged =
    isPricedBefore && before.price !== calculated.price && Decimal.of(before.price).compare(Decimal.of(calculated.price)) !== 0
  const ofPrice = {
    pricedQuantity: quantity,
    previousPrice: hasChanged ? before.price : isPricedBefore ? before.previousPrice : null,
    priceChangedAt: hasChanged ? ctx.now.toISOString() : isPricedBefore ? before.priceChangedAt : null,
  }
  const isSame =
    Object.keys(before).length === Object.keys(calculated).length + OTHER_AMOUNTS &&
    isIncluded(calculated, before) &&
    isIncluded(ofIncentives, before) &&
    isIncluded(ofPrice, before)
  return isSame ? before : { ...calculated, ...ofIncentives, ...ofPrice }
}

/** The number of amounts of a line that are not calculated from its price. */
const OTHER_AMOUNTS = 5

const withChanges = (before: CartItemAmounts, changes: Partial<CartItemAmounts>): CartItemAmounts =>
  isIncluded(changes, before) ? before : { ...before, ...changes }

/** Returns whether all members are in an object with equal values. */
function isIncluded(members: Partial<CartItemAmounts>, all: CartItemAmounts): boolean {
  for (const name of Object.keys(members) as (keyof CartItemAmounts)[]) {
    const [a, b] = [members[name], all[name]]
    if (a !== b && (typeof a !== 'object' || !isDeepStrictEqual(a, b))) return false
  }
  return true
}
