/** Checks answers: their schema, that they refer to what was asked, and that they change no more than the hook may. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { DecisionPoint } from '../../../contract/contract.gen.js'
import { shorten } from '../../../core/base/errors.js'
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import type { DecisionHookRow } from '../../../db/db.gen.js'
import { findModulePoint } from './module-points.js'
import { type Answers, type OwnPoint, POINTS, type Questions, type TaxedItem } from './points.js'
import { answerSchema } from './schemas.js'
import { canBear } from './tax-amount.js'

const ajv = new Ajv2020({ strict: false, allErrors: false })
const validators = new Map<OwnPoint, ValidateFunction>()

function validatorOf(point: OwnPoint): ValidateFunction {
  const known = validators.get(point) ?? ajv.compile(answerSchema(point))
  validators.set(point, known)
  return known
}

type HookLimits = Pick<DecisionHookRow, 'maxPriceChangePercent' | 'maxShippingCost' | 'mayAddLines' | 'maxAddedAmount'>

/** Returns why an answer cannot be used; null if it can. */
export function whyUnusable<P extends DecisionPoint>(
  point: P,
  question: Questions[P],
  hook: HookLimits,
  answer: unknown,
): string | null {
  const ofModule = point === 'MODULE' ? findModulePoint((question as Questions['MODULE']).point) : null
  if (ofModule === undefined) return 'The module of this point is not installed'
  const validate = ofModule?.isAnswer ?? validatorOf(point as OwnPoint)
  if (!validate(answer)) {
    const [problem] = validate.errors ?? []
    return `The answer does not match its schema: ${shorten(`${problem?.instancePath ?? ''} ${problem?.message ?? ''}`.trim())}`
  }
  return checks[point](question as never, hook, answer as never)
}

type Check<P extends DecisionPoint> = (question: Questions[P], hook: HookLimits, answer: Answers[P]) => string | null

const findStray = (asked: readonly string[], answered: readonly string[]): string | null => {
  const known = new Set(asked)
  const stray = answered.find((id) => !known.has(id))
  if (stray !== undefined) return `The answer names [${shorten(stray)}], which was not asked`
  const repeated = answered.find((id, i) => answered.indexOf(id) !== i)
  return repeated === undefined ? null : `The answer names [${shorten(repeated)}] twice`
}

const checks: { [P in DecisionPoint]: Check<P> } = {
  PRICES: ({ lines }, { maxPriceChangePercent }, answer) => {
    const stray = findStray(
      lines.map(({ id }) => id),
      answer.lines.map(({ id }) => id),
    )
    if (stray || maxPriceChangePercent === null) return stray
    const byId = new Map(lines.map((line) => [line.id, line]))
    const beyond = answer.lines.find(({ id, price }) => differsBy(byId.get(id)?.price ?? null, price, maxPriceChangePercent))
    return beyond
      ? `The price of line ${beyond.id} differs by more than ${Decimal.of(maxPriceChangePercent).toText()} percent`
      : null
  },
  TAX: ({ items }, _, answer) => {
    const unclear = answer.items.find(({ percentage, amount }) => (percentage === undefined) === (amount === undefined))
    if (unclear) return `The tax of [${shorten(unclear.id)}] needs either a percentage or an amount`
    const stray = findStray(
      items.map(({ id }) => id),
      answer.items.map(({ id }) => id),
    )
    if (stray) return stray
    const byId = new Map(items.map((item) => [item.id, item]))
    const wrong = answer.items.find(({ id, amount }) => amount !== undefined && !canBear(byId.get(id) as TaxedItem, amount))
    return wrong ? `The tax of [${shorten(wrong.id)}] is not a percentage of its amount, exact to the cent` : null
  },
  SHIPPING: ({ options }, { maxShippingCost }, answer) => {
    const beyond =
      maxShippingCost !== null && answer.options.find(({ price }) => Decimal.of(price).compare(Decimal.of(maxShippingCost)) > 0)
    if (beyond) return `The carrier [${shorten(beyond.carrier)}] costs more than the hook may charge`
    return findStray(
      options.map(({ carrier }) => carrier),
      answer.options.map(({ carrier }) => carrier),
    )
  },
  CHECKOUT: ({ mayAddLines }, hook, { decision, message, lines = [] }) => {
    if (decision === 'REFUSE' && !message) return 'A refusal needs a message'
    if (lines.length === 0) return null
    if (!hook.mayAddLines) return 'The hook may not add lines'
    if (!mayAddLines) return 'Lines cannot be added to this order'
    const added = Decimal.sum(lines.map(({ price, quantity }) => Decimal.of(price).multiply(Decimal.of(quantity))))
    const isBeyond = hook.maxAddedAmount !== null && added.compare(Decimal.of(hook.maxAddedAmount)) > 0
    return isBeyond ? 'The added lines cost more than the hook may charge' : null
  },
  MODULE: (question, _, answer) => findModulePoint(question.point)?.check?.(question as never, answer as never) ?? null,
  PAYMENT: ({ operation, amount: asked }, _, { status, amount }) => {
    if (operation === 'REFUND' && !REFUND_RESULTS.has(status)) return `A refund cannot result in the status ${status}`
    if (amount === undefined) return null
    const moved = Decimal.of(amount)
    if (moved.compare(Decimal.of(asked)) > 0) return 'The amount is larger than the requested one'
    const isExact = moved.compare(Decimal.ZERO) > 0 && roundHalfAwayFromZero(moved, 2).compare(moved) === 0
    return isExact ? null : 'The amount must be at least a cent, without fractions of a cent'
  },
}

/** What a refund can result in. After a refund of a part, some providers call the payment PAID. */
const REFUND_RESULTS: ReadonlySet<Answers['PAYMENT']['status']> = new Set(['REFUNDED', 'PAID', 'OPEN', 'PENDING', 'FAILED'])

const HUNDRED = Decimal.of(100)

/** Returns whether a price differs by more than some percent. Without a price of the shop, nothing is compared. */
function differsBy(own: string | null, price: string, percent: string): boolean {
  if (own === null) return false
  const difference = Decimal.of(price).subtract(Decimal.of(own))
  const size = difference.max(difference.negate())
  return size.multiply(HUNDRED).compare(Decimal.of(own).multiply(Decimal.of(percent))) > 0
}

/** Returns whether a text is the name of a point. */
export const isPoint = (text: string): text is OwnPoint => (POINTS as readonly string[]).includes(text)
