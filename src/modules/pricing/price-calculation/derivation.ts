/**
 * The derivation of a price: plain JSON that can be stored with an order line and read years later. `steps` are a small calculation:
 * `foldSteps` executes them and returns the charged price. The rest says which sheets and rows lost, and why.
 */
import type { PriceDiscountType, PriceElementType, Taxcode } from '../../../contract/contract.gen.js'
import { Decimal } from '../../../core/money.js'
import {
  type Candidate,
  calculatePrice,
  compareFractions,
  DECIMALS,
  type Fraction,
  type Ranking,
  rankCandidates,
  roundFraction,
  targetRank,
} from './calculate.js'
import type { PriceFacts, Sheet, SheetLine, Tier } from './facts.js'

type StepOperation = 'START' | 'SUBTRACT_PERCENTAGE' | 'ADD_PERCENTAGE' | 'DIVIDE' | 'ROUND' | 'ADD_TAX'
type StepSource = 'LIST_PRICE' | 'COST_PRICE' | 'NET_PRICE'

/** One step of the calculation. `value` is an exact decimal; `result` has ten decimals if a quotient does not terminate. */
interface PriceStep {
  operation: StepOperation
  /** The source of the initial amount. */
  source: StepSource | null
  value: string
  result: string
}

type Outcome =
  | 'WON'
  | 'LOST_BY_KIND'
  | 'LOST_BY_PRIORITY'
  | 'LOST_BY_TARGET'
  | 'LOST_BY_QUANTITY'
  | 'LOST_BY_PRICE'
  | 'LOST_BY_ID'
  | 'NOT_VALID'
  | 'QUANTITY_TOO_LOW'
  | 'NO_COST_PRICE'

interface DerivedCandidate {
  /** The uuid of the line or tier; null for the list price. */
  id: string | null
  type: PriceElementType
  discountType: PriceDiscountType | null
  pricesheetId: string | null
  target: 'PRODUCT' | 'PRICE_GROUP' | 'CATEGORY' | null
  value: string | null
  quantityFrom: number | null
  validFrom: string | null
  validTo: string | null
  /** Null if the row is not a candidate. */
  gross: string | null
  outcome: Outcome
}

interface DerivedSheet {
  id: string
  code: string
  priority: number
  outcome: 'WON' | 'LOST' | 'NO_LINE_FITS' | 'NO_LINE'
  /** The best line of the sheet; null if none matches. */
  lineId: string | null
}

export interface PriceDerivation {
  productId: number
  quantity: number
  taxZone: string
  date: string
  priceId: string
  steps: PriceStep[]
  gross: string
  net: string
  taxCode: Taxcode | null
  taxPercentage: string | null
  cost: { id: string; value: string; quantityFrom: number } | null
  /** All rows that name the product: ranked candidates first, then rejected rows. */
  candidates: DerivedCandidate[]
  runnerUp: DerivedCandidate | null
  sheets: DerivedSheet[]
  nextBreak: { quantity: number; gross: string; net: string } | null
  validUntil: string | null
  /** The price that a decision hook charged instead. */
  decision?: { hookId: string; hookName: string; price: string; at: string }
}

/** Explains the price at a quantity and an instant; returns null if the product has no price. */
export function derivePrice(facts: PriceFacts, quantity: number, instant: number, taxZone: string): PriceDerivation | null {
  const { price } = facts
  if (!price) return null
  const ranking = rankCandidates(facts, price, quantity, instant)
  const { winner } = ranking
  const runnerUp = ranking.candidates[1]
  const steps = stepsOf(facts, winner, ranking.cost)
  const { gross, net } = foldSteps(steps)
  return {
    productId: facts.productId,
    quantity,
    taxZone,
    date: toIso(instant),
    priceId: price.id,
    steps,
    gross: gross.toText(),
    net: net.toText(),
    taxCode: facts.taxCode,
    taxPercentage: facts.taxPercentage && trimZeros(facts.taxPercentage),
    cost: ranking.cost && {
      id: ranking.cost.id,
      value: trimZeros(ranking.cost.value),
      quantityFrom: ranking.cost.quantityFrom,
    },
    candidates: [
      ...ranking.candidates.map((candidate) => describe(candidate, outcomeOf(candidate, winner))),
      ...ranking.rejected
        .toSorted(compareRejected)
        .map(({ reason, ...row }) => describe({ ...row, discountType: null, unit: null }, reason)),
    ],
    runnerUp: runnerUp ? describe(runnerUp, outcomeOf(runnerUp, winner)) : null,
    sheets: facts.sheets.map((sheet) => describeSheet(facts, sheet, ranking)),
    nextBreak: nextBreak(facts, quantity, instant),
    validUntil: validUntil(facts, quantity, instant),
  }
}

/** Executes the steps. The first rounding gives the price without tax, the last one the price with it. */
export function foldSteps(steps: readonly Pick<PriceStep, 'operation' | 'value'>[]): { gross: Decimal; net: Decimal } {
  let at: Fraction = { value: Decimal.ZERO, per: Decimal.of(1) }
  const rounded: Decimal[] = []
  for (const step of steps) {
    at = applyStep(at, step)
    if (step.operation === 'ROUND') rounded.push(at.value)
  }
  return { gross: rounded[0] ?? at.value, net: rounded.at(-1) ?? at.value }
}

function applyStep({ value, per }: Fraction, step: Pick<PriceStep, 'operation' | 'value'>): Fraction {
  const by = Decimal.of(step.value)
  switch (step.operation) {
    case 'START':
      return { value: by, per: Decimal.of(1) }
    case 'SUBTRACT_PERCENTAGE':
      return { value: value.subtract(value.percentage(by)), per }
    case 'ADD_PERCENTAGE':
    case 'ADD_TAX':
      return { value: value.add(value.percentage(by)), per }
    case 'DIVIDE':
      return { value, per: per.multiply(by) }
    case 'ROUND':
      return { value: value.divide(per, by.toNumber()), per: Decimal.of(1) }
  }
}

/** The number of decimals of an intermediate result. */
const SHOWN_DECIMALS = 10

function stepsOf(facts: PriceFacts, winner: Candidate, cost: Tier | null): PriceStep[] {
  const round = { operation: 'ROUND' as const, value: String(DECIMALS) }
  const plan: Omit<PriceStep, 'result' | 'source'>[] = [
    ...unitSteps(facts, winner, cost),
    round,
    { operation: 'ADD_TAX', value: facts.taxPercentage ?? '0' },
    round,
  ]
  let at: Fraction = { value: Decimal.ZERO, per: Decimal.of(1) }
  return plan.map((step) => {
    at = applyStep(at, step)
    return {
      ...step,
      value: trimZeros(step.value),
      source: step.operation === 'START' ? sourceOf(winner) : null,
      result: show(at, step.operation === 'ROUND'),
    }
  })
}

const sourceOf = ({ discountType }: Candidate): StepSource =>
  discountType === 'NET_PRICE' ? 'NET_PRICE' : discountType === 'LIST_PRICE_MIN' ? 'LIST_PRICE' : 'COST_PRICE'

/** Returns the steps from the initial amount to the exact unit price. */
function unitSteps(
  { price }: PriceFacts,
  { row, discountType }: Candidate,
  cost: Tier | null,
): Omit<PriceStep, 'result' | 'source'>[] {
  if (row && discountType === 'NET_PRICE') return [{ operation: 'START', value: row.value }]
  if (row && discountType === 'COST_PRICE_PLUS')
    return [
      { operation: 'START', value: cost?.value ?? '0' },
      { operation: 'ADD_PERCENTAGE', value: row.value },
    ]
  return [
    { operation: 'START', value: price?.list ?? '0' },
    ...(row ? [{ operation: 'SUBTRACT_PERCENTAGE' as const, value: row.value }] : []),
    ...(price && price.per !== 1 ? [{ operation: 'DIVIDE' as const, value: String(price.per) }] : []),
  ]
}

/** Formats an amount with all its digits, a quotient with ten decimals, a rounded amount with two. */
const show = ({ value, per }: Fraction, isRounded: boolean): string =>
  isRounded ? value.toText() : Decimal.of(value.divide(per, SHOWN_DECIMALS).toText()).toText()

/** Returns the first rule of the published order in which the candidate and the winner differ. */
function outcomeOf(candidate: Candidate, winner: Candidate): Outcome {
  if (candidate === winner) return 'WON'
  if (candidate.type !== winner.type) return 'LOST_BY_KIND'
  if (candidate.sheet?.priority !== winner.sheet?.priority) return 'LOST_BY_PRIORITY'
  if (targetRank(candidate.row) !== targetRank(winner.row)) return 'LOST_BY_TARGET'
  if (candidate.row?.quantityFrom !== winner.row?.quantityFrom) return 'LOST_BY_QUANTITY'
  return compareFractions(candidate.unit, winner.unit) === 0 ? 'LOST_BY_ID' : 'LOST_BY_PRICE'
}

const TARGETS = ['PRODUCT', 'PRICE_GROUP', 'CATEGORY'] as const

interface Described {
  type: PriceElementType
  discountType: PriceDiscountType | null
  row: Tier | SheetLine | null
  unit: Fraction | null
}

function describe({ type, discountType, row, unit }: Described, outcome: Outcome): DerivedCandidate {
  const line = row && 'pricesheetId' in row ? row : null
  return {
    id: row?.id ?? null,
    type,
    discountType: discountType ?? line?.discountType ?? null,
    pricesheetId: line?.pricesheetId ?? null,
    target: line && TARGETS[targetRank(line)],
    value: row && trimZeros(row.value),
    quantityFrom: row?.quantityFrom ?? null,
    validFrom: toIsoOrNull(row?.validFrom),
    validTo: toIsoOrNull(row?.validTo),
    gross: unit && roundFraction(unit).toText(),
    outcome,
  }
}

function describeSheet({ lines }: PriceFacts, { id, code, priority }: Sheet, { winner, candidates }: Ranking): DerivedSheet {
  const best = candidates.find(({ sheet }) => sheet?.id === id)
  const hasLine = lines.some(({ pricesheetId }) => pricesheetId === id)
  const outcome = best ? (best === winner ? 'WON' : 'LOST') : hasLine ? 'NO_LINE_FITS' : 'NO_LINE'
  return { id, code, priority, outcome, lineId: best?.row?.id ?? null }
}

const rowsOfFacts = ({ lines, bulkPrices, bulkCostPrices, costPrices }: PriceFacts): Tier[] => [
  ...lines,
  ...bulkPrices,
  ...bulkCostPrices,
  ...costPrices,
]

/** Returns the next larger quantity with another unit price. A cost price can be such a break, too. */
function nextBreak(facts: PriceFacts, quantity: number, instant: number): PriceDerivation['nextBreak'] {
  const now = calculatePrice(facts, quantity, instant)
  const larger = rowsOfFacts(facts).map(({ quantityFrom }) => quantityFrom)
  for (const from of [...new Set(larger)].filter((one) => one > quantity).sort((a, b) => a - b)) {
    const { gross, net } = calculatePrice(facts, from, instant)
    if (gross && net && now.gross?.compare(gross) !== 0) return { quantity: from, gross: gross.toText(), net: net.toText() }
  }
  return null
}

/** Returns the last instant at which this row still sets this price; null if no end is known. */
function validUntil(facts: PriceFacts, quantity: number, instant: number): string | null {
  const now = calculatePrice(facts, quantity, instant)
  const changes = rowsOfFacts(facts).flatMap(({ validFrom, validTo }) => [
    ...(validFrom === null ? [] : [validFrom]),
    ...(validTo === null ? [] : [validTo + 1]),
  ])
  for (const at of [...new Set(changes)].filter((change) => change > instant).sort((a, b) => a - b)) {
    const { gross, winner } = calculatePrice(facts, quantity, at)
    if (winner?.row?.id !== now.winner?.row?.id || (gross && now.gross?.compare(gross) !== 0)) return toIso(at - 1)
  }
  return null
}

/** Removes the trailing zeros that PostgreSQL writes. */
const trimZeros = (value: string): string => Decimal.of(value).toText()

/** Compares rejected rows for a stable order. */
const compareRejected = ({ row: a, type }: Ranking['rejected'][number], { row: b, ...other }: Ranking['rejected'][number]) =>
  other.type.localeCompare(type) || a.quantityFrom - b.quantityFrom || a.id.localeCompare(b.id)

const toIso = (instant: number): string => new Date(instant).toISOString()
const toIsoOrNull = (instant: number | null | undefined): string | null => (instant == null ? null : toIso(instant))
