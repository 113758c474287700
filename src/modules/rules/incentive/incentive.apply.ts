/**
 * The effects of incentives on an order, as a pure function of its lines and the rule rows that applied. Amounts are exact; discounts of lines
 * are rounded to cents and never exceed the price of the line.
 */
import type { IncentiveActions } from '../../../contract/contract.gen.js'
import { foldWord } from '../../../core/input/text.js'
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import { outputText, type RuleHit } from '../business-rule/business-rule.evaluate.js'

const { ZERO } = Decimal
const DECIMALS = 2
const MAX_UNITS = 1_000_000

/** A main line of an order. */
export interface IncentiveLine {
  id: string
  productId: number
  quantity: number
  /** The price of all units, before incentives. */
  total: Decimal
  taxCode: string
  /** Whether its price may change; a price set by the caller may not. */
  isPriced: boolean
  /** Whether its units can become bonus items; those of a configured line cannot. */
  isMovable: boolean
}

interface Params {
  productId: number | null
  price: Decimal | null
  quantity: number | null
  discount: Decimal | null
  discountType: 'FlatFee' | 'Percentage' | null
  valuePoints: Decimal
  repeat: 'Y' | 'N'
  actionCode: string | null
  taxCode: string | null
}

/** A row that applied, read as an incentive. */
export interface Incentive {
  hit: RuleHit
  name: string
  action: IncentiveActions
  params: Params
  /** How many times it is given. */
  times: number
}

export interface BonusItem {
  productId: number
  quantity: number
  /** The unit price, usually zero. */
  price: Decimal
  incentive: Incentive
}

export interface LineIncentive {
  name: string
  quantity: number
  /** The discount on the line. */
  price: Decimal
  code: 'FREE' | 'DISCOUNT' | 'DISCOUNT_PERCENTAGE' | 'SET_PRICE'
}

/** An incentive that had an effect, with the lines that it changed. */
export interface AppliedIncentive {
  incentive: Incentive
  itemIds: string[]
}

export interface IncentiveEffects {
  applied: AppliedIncentive[]
  /** By line: the discount, the number of units that became bonus items, and the description. */
  discounts: Map<string, Decimal>
  moved: Map<string, number>
  lines: Map<string, LineIncentive>
  bonus: BonusItem[]
  /** The discount on the sum of the lines: an amount and a percentage. */
  orderAmount: Decimal
  orderPercentage: Decimal
  shippingPrice: Decimal | null
  shippingTaxCode: string | null
  transactionPrice: Decimal | null
  valuePoints: Decimal
}

export const noEffects = (): IncentiveEffects => ({
  applied: [],
  discounts: new Map(),
  moved: new Map(),
  lines: new Map(),
  bonus: [],
  orderAmount: ZERO,
  orderPercentage: ZERO,
  shippingPrice: null,
  shippingTaxCode: null,
  transactionPrice: null,
  valuePoints: ZERO,
})

/** Applies incentives in the order of the rules and their rows. */
export function applyIncentives(lines: readonly IncentiveLine[], incentives: readonly Incentive[]): IncentiveEffects {
  const effects = noEffects()
  for (const incentive of incentives) {
    const itemIds = ACTIONS[incentive.action](effects, selectLines(lines, incentive), incentive)
    if (itemIds === null) continue
    effects.applied.push({ incentive, itemIds })
    effects.valuePoints = effects.valuePoints.add(incentive.params.valuePoints.multiply(Decimal.of(incentive.times)))
  }
  return effects
}

/** Returns the lines of an incentive: those of its product, otherwise those that matched the conditions, otherwise all. */
function selectLines(lines: readonly IncentiveLine[], { params, hit }: Incentive): IncentiveLine[] {
  if (params.productId !== null) return lines.filter(({ productId }) => productId === params.productId)
  return lines.filter(({ id }) => hit.matchedItems === null || hit.matchedItems.includes(id))
}

/** Changes the effects, and returns the changed lines; null if nothing changed. */
type Action = (effects: IncentiveEffects, lines: IncentiveLine[], incentive: Incentive) => string[] | null

const ACTIONS: Record<IncentiveActions, Action> = {
  ADD_PRODUCT_TO_BONUS_ITEMS: (effects, _, incentive) => {
    if (incentive.params.productId === null) return null
    addBonus(effects, incentive, incentive.params.productId)
    return []
  },
  DUPLICATE_PRODUCT_IN_BONUS_ITEMS: (effects, lines, incentive) => {
    for (const { productId } of lines) addBonus(effects, incentive, productId)
    return idsOf(lines)
  },
  DUPLICATE_CHEAPEST_IN_BONUS_ITEMS: (effects, lines, incentive) => {
    const cheapest = cheapestOf(lines)
    if (cheapest) addBonus(effects, incentive, cheapest.productId)
    return idsOf(cheapest ? [cheapest] : [])
  },
  MOVE_PRODUCT_TO_BONUS_ITEMS: (effects, lines, incentive) =>
    idsOf(lines.filter((line) => line.isMovable && moveUnits(effects, line, incentive))),
  GIVE_DISCOUNT_TO_CHEAPEST_ITEM: (effects, lines, incentive) => {
    const cheapest = cheapestOf(lines.filter(({ isPriced }) => isPriced))
    return idsOf(cheapest && discountLine(effects, cheapest, incentive, 1) ? [cheapest] : [])
  },
  GIVE_DISCOUNT_TO_ORDER_ITEM: (effects, lines, incentive) =>
    idsOf(lines.filter((line) => line.isPriced && discountLine(effects, line, incentive, line.quantity))),
  GIVE_DISCOUNT_TO_ORDER_TOTAL: (effects, _, { params, times }) => {
    if (params.discount === null) return null
    if (params.discountType === 'Percentage') effects.orderPercentage = effects.orderPercentage.add(params.discount)
    else effects.orderAmount = effects.orderAmount.add(params.discount.multiply(Decimal.of(times)))
    return []
  },
  SET_SHIPPING_COSTS: (effects, _, { params }) => {
    effects.shippingPrice = params.price ?? effects.shippingPrice
    return params.price && []
  },
  SET_SHIPPING_TAXCODE: (effects, lines, { params }) => {
    effects.shippingTaxCode = params.taxCode ?? highestTotalTaxCode(lines) ?? effects.shippingTaxCode
    return effects.shippingTaxCode === null ? null : []
  },
  SET_TRANSACTION_COSTS: (effects, _, { params }) => {
    effects.transactionPrice = params.price ?? effects.transactionPrice
    return params.price && []
  },
}

const idsOf = (lines: readonly IncentiveLine[]): string[] | null => (lines.length ? lines.map(({ id }) => id) : null)

/** Returns the units of the action, times its repetitions. */
const unitsOf = ({ params, times }: Incentive, otherwise: number): number =>
  Math.min(MAX_UNITS, (params.quantity ?? otherwise) * (params.quantity === null && otherwise > 1 ? 1 : times))

function addBonus(effects: IncentiveEffects, incentive: Incentive, productId: number): void {
  effects.bonus.push({ productId, quantity: unitsOf(incentive, 1), price: incentive.params.price ?? ZERO, incentive })
}

/** Returns the line with the lowest unit price; the first of equal ones. */
function cheapestOf(lines: readonly IncentiveLine[]): IncentiveLine | undefined {
  const isCheaper = (a: IncentiveLine, b: IncentiveLine) =>
    a.total.multiply(Decimal.of(b.quantity)).compare(b.total.multiply(Decimal.of(a.quantity))) < 0
  return lines.reduce<IncentiveLine | undefined>((best, line) => (!best || isCheaper(line, best) ? line : best), undefined)
}

/** Returns the tax code of the lines with the highest sum. */
function highestTotalTaxCode(lines: readonly IncentiveLine[]): string | null {
  const sums = new Map<string, Decimal>()
  for (const { taxCode, total } of lines) sums.set(taxCode, (sums.get(taxCode) ?? ZERO).add(total))
  return [...sums].sort(([, a], [, b]) => b.compare(a))[0]?.[0] ?? null
}

/** Turns units of a line into a bonus item. */
function moveUnits(effects: IncentiveEffects, line: IncentiveLine, incentive: Incentive): boolean {
  const before = effects.moved.get(line.id) ?? 0
  const units = Math.min(unitsOf(incentive, 1), line.quantity - before)
  if (units <= 0) return false
  effects.moved.set(line.id, before + units)
  effects.bonus.push({ productId: line.productId, quantity: units, price: incentive.params.price ?? ZERO, incentive })
  return true
}

/** Discounts some units of a line. Returns whether the discount had an effect. */
function discountLine(effects: IncentiveEffects, line: IncentiveLine, incentive: Incentive, otherwise: number): boolean {
  const { params } = incentive
  const moved = effects.moved.get(line.id) ?? 0
  const units = Math.min(unitsOf(incentive, otherwise), line.quantity - moved)
  if (units <= 0) return false
  const before = effects.discounts.get(line.id) ?? ZERO
  const whole = shareOf(line, line.quantity - moved)
  const wanted = roundHalfAwayFromZero(wantedDiscount(params, shareOf(line, units), units), DECIMALS)
  const discount = wanted.min(roundHalfAwayFromZero(whole, DECIMALS).subtract(before)).max(ZERO)
  if (discount.isZero()) return false
  effects.discounts.set(line.id, before.add(discount))
  const said = effects.lines.get(line.id)
  effects.lines.set(line.id, {
    name: said?.name ?? incentive.name,
    quantity: Math.max(said?.quantity ?? 0, units),
    price: before.add(discount),
    code: said?.code ?? codeOf(params),
  })
  return true
}

/** Returns the price of some units of a line. */
const shareOf = ({ total, quantity }: IncentiveLine, units: number): Decimal =>
  units === quantity ? total : total.multiply(Decimal.of(units)).divide(Decimal.of(quantity), 10)

function wantedDiscount({ discount, discountType, price }: Params, cost: Decimal, units: number): Decimal {
  if (discount === null) return price === null ? ZERO : cost.subtract(price.multiply(Decimal.of(units)))
  return discountType === 'Percentage' ? cost.percentage(discount) : discount.multiply(Decimal.of(units))
}

const codeOf = ({ discount, discountType }: Params): LineIncentive['code'] =>
  discount === null ? 'SET_PRICE' : discountType === 'Percentage' ? 'DISCOUNT_PERCENTAGE' : 'DISCOUNT'

/** Returns the discount on a sum of lines. */
export const orderDiscount = ({ orderAmount, orderPercentage }: IncentiveEffects, subTotal: Decimal): Decimal =>
  roundHalfAwayFromZero(orderAmount.add(subTotal.percentage(orderPercentage)), DECIMALS).min(subTotal)

const LARGEST = 1_000_000_000

/** Returns an outcome as an amount; null if it is not one. */
export const amountIn = (value: unknown): Decimal | null =>
  typeof value === 'number' && value >= 0 && value <= LARGEST ? Decimal.of(value) : null
const integerIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST ? value : null
const filledText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Returns whether an incentive applies: one with an action code needs that code in the cart. */
const isOpened = (code: string | null, given: string | null): boolean =>
  code === null || (given !== null && foldWord(code) === foldWord(given))

/** Reads the rule rows that applied as incentives. Rows without a known action, or for another action code, are skipped. */
export function toIncentives(hits: readonly RuleHit[], actionCode: string | null, language: string): Incentive[] {
  return hits.flatMap((hit) => {
    const { output } = hit
    const action = filledText(output.action)
    const code = filledText(output.actionCode)
    if (action === null || !Object.hasOwn(ACTIONS, action) || !isOpened(code, actionCode)) return []
    const repeat = output.repeat === 'Y' ? 'Y' : 'N'
    const params: Params = {
      productId: integerIn(output.productId),
      price: amountIn(output.price),
      quantity: integerIn(output.quantity),
      discount: amountIn(output.discount),
      discountType: output.discountType === 'Percentage' ? 'Percentage' : output.discountType === 'FlatFee' ? 'FlatFee' : null,
      valuePoints: amountIn(output.valuePoints) ?? ZERO,
      repeat,
      actionCode: code,
      taxCode: filledText(output.taxCode),
    }
    const name = outputText(hit, 'name', language) ?? action
    return [{ hit, name, action: action as IncentiveActions, params, times: repeat === 'Y' ? hit.times : 1 }]
  })
}
