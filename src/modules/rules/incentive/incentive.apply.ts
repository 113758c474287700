/**
 * What incentives do to an order, as a pure function of its lines and of the rows of rules that applied. Amounts are exact; discounts of lines
 * are rounded to cents and never exceed what the line costs.
 */
import type { IncentiveActions } from '../../../contract/contract.gen.js'
import { foldWord } from '../../../core/input/text.js'
import { Decimal, roundHalfUp } from '../../../core/money.js'
import { outputText, type RuleHit } from '../business-rule/business-rule.evaluate.js'

const { ZERO } = Decimal
const DECIMALS = 2
const MAX_UNITS = 1_000_000

/** A main line of an order. */
export interface IncentiveLine {
  id: string
  productId: number
  quantity: number
  /** What all units cost, before incentives. */
  total: Decimal
  taxCode: string
  /** Whether its price may change: a price that the caller has set stays. */
  isPriced: boolean
  /** Whether units of it can become bonus items: a configured line stays whole. */
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
  /** How often it is given. */
  times: number
}

export interface BonusItem {
  productId: number
  quantity: number
  /** What one unit costs, usually nothing. */
  price: Decimal
  incentive: Incentive
}

export interface LineIncentive {
  name: string
  quantity: number
  /** What is taken off the line. */
  price: Decimal
  code: 'FREE' | 'DISCOUNT' | 'DISCOUNT_PERCENTAGE' | 'SET_PRICE'
}

/** An incentive that did something, with the lines that it changed. */
export interface AppliedIncentive {
  incentive: Incentive
  itemIds: string[]
}

export interface IncentiveEffects {
  applied: AppliedIncentive[]
  /** By line: what is taken off, how many units have become bonus items, and what the line says about it. */
  discounts: Map<string, Decimal>
  moved: Map<string, number>
  lines: Map<string, LineIncentive>
  bonus: BonusItem[]
  /** What is taken off the sum of the lines: an amount and a percentage. */
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

/** The lines that an incentive is about: those of its product, otherwise those that met the conditions, otherwise all. */
function selectLines(lines: readonly IncentiveLine[], { params, hit }: Incentive): IncentiveLine[] {
  if (params.productId !== null) return lines.filter(({ productId }) => productId === params.productId)
  return lines.filter(({ id }) => hit.matchedItems === null || hit.matchedItems.includes(id))
}

/** Changes the effects, and answers the lines that were changed; null when nothing was. */
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
    effects.shippingTaxCode = params.taxCode ?? dearestTaxCode(lines) ?? effects.shippingTaxCode
    return effects.shippingTaxCode === null ? null : []
  },
  SET_TRANSACTION_COSTS: (effects, _, { params }) => {
    effects.transactionPrice = params.price ?? effects.transactionPrice
    return params.price && []
  },
}

const idsOf = (lines: readonly IncentiveLine[]): string[] | null => (lines.length ? lines.map(({ id }) => id) : null)

/** Units of the action, given as often as it is repeated. */
const unitsOf = ({ params, times }: Incentive, otherwise: number): number =>
  Math.min(MAX_UNITS, (params.quantity ?? otherwise) * (params.quantity === null && otherwise > 1 ? 1 : times))

function addBonus(effects: IncentiveEffects, incentive: Incentive, productId: number): void {
  effects.bonus.push({ productId, quantity: unitsOf(incentive, 1), price: incentive.params.price ?? ZERO, incentive })
}

/** The line whose unit costs least; the first of equal ones. */
function cheapestOf(lines: readonly IncentiveLine[]): IncentiveLine | undefined {
  const isCheaper = (a: IncentiveLine, b: IncentiveLine) =>
    a.total.multiply(Decimal.of(b.quantity)).compare(b.total.multiply(Decimal.of(a.quantity))) < 0
  return lines.reduce<IncentiveLine | undefined>((best, line) => (!best || isCheaper(line, best) ? line : best), undefined)
}

/** The tax code of the lines that cost most together. */
function dearestTaxCode(lines: readonly IncentiveLine[]): string | null {
  const sums = new Map<string, Decimal>()
  for (const { taxCode, total } of lines) sums.set(taxCode, (sums.get(taxCode) ?? ZERO).add(total))
  return [...sums].sort(([, a], [, b]) => b.compare(a))[0]?.[0] ?? null
}

/** Units of a line become a bonus item. */
function moveUnits(effects: IncentiveEffects, line: IncentiveLine, incentive: Incentive): boolean {
  const before = effects.moved.get(line.id) ?? 0
  const units = Math.min(unitsOf(incentive, 1), line.quantity - before)
  if (units <= 0) return false
  effects.moved.set(line.id, before + units)
  effects.bonus.push({ productId: line.productId, quantity: units, price: incentive.params.price ?? ZERO, incentive })
  return true
}

/** Takes a discount off some units of a line. Answers whether there was something to take off. */
function discountLine(effects: IncentiveEffects, line: IncentiveLine, incentive: Incentive, otherwise: number): boolean {
  const { params } = incentive
  const moved = effects.moved.get(line.id) ?? 0
  const units = Math.min(unitsOf(incentive, otherwise), line.quantity - moved)
  if (units <= 0) return false
  const before = effects.discounts.get(line.id) ?? ZERO
  const whole = shareOf(line, line.quantity - moved)
  const wanted = roundHalfUp(wantedDiscount(params, shareOf(line, units), units), DECIMALS)
  const discount = wanted.min(roundHalfUp(whole, DECIMALS).subtract(before)).max(ZERO)
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

/** What some units of a line cost. */
const shareOf = ({ total, quantity }: IncentiveLine, units: number): Decimal =>
  units === quantity ? total : total.multiply(Decimal.of(units)).divide(Decimal.of(quantity), 10)

function wantedDiscount({ discount, discountType, price }: Params, cost: Decimal, units: number): Decimal {
  if (discount === null) return price === null ? ZERO : cost.subtract(price.multiply(Decimal.of(units)))
  return discountType === 'Percentage' ? cost.percentage(discount) : discount.multiply(Decimal.of(units))
}

const codeOf = ({ discount, discountType }: Params): LineIncentive['code'] =>
  discount === null ? 'SET_PRICE' : discountType === 'Percentage' ? 'DISCOUNT_PERCENTAGE' : 'DISCOUNT'

/** What is taken off a sum of lines. */
export const orderDiscount = ({ orderAmount, orderPercentage }: IncentiveEffects, subTotal: Decimal): Decimal =>
  roundHalfUp(orderAmount.add(subTotal.percentage(orderPercentage)), DECIMALS).min(subTotal)

const LARGEST = 1_000_000_000

/** An outcome as an amount; null when it is none. */
export const amountIn = (value: unknown): Decimal | null =>
  typeof value === 'number' && value >= 0 && value <= LARGEST ? Decimal.of(value) : null
const integerIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST ? value : null
const filledText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** An incentive with an action code is for carts that have it. */
const isOpened = (code: string | null, given: string | null): boolean =>
  code === null || (given !== null && foldWord(code) === foldWord(given))

/** Reads the rows that applied as incentives. A row without a known action, or for another action code, is none. */
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
