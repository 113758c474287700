/** What a buyer may not set on an order, and how the given costs and totals compare with those of the shop. */
import type { OrderCreateInput } from '../../../contract/contract.gen.js'
import type { Problem } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import type { ChannelLocale } from '../../platform/channel/channel.locale.js'
import { isPastDay } from '../../platform/channel/day.js'
import type { toOrderAmounts } from '../cart/checkout/cart.order.js'
import { type Amount, isAlmost } from '../sale/sale.amounts.js'

/** Fields reserved for the merchant and other systems: billing, export, validity of a quote, and the settled cart. */
const KEPT_BY_OTHERS = [
  'accountManagerId',
  'debtorId',
  'sources',
  'exportStatus',
  'exportedAt',
  'exportMessage',
  'validUntil',
  'cartId',
] as const satisfies readonly (keyof OrderCreateInput)[]

const KEPT_OF_PAYMENT = ['statusDate', 'accountingId'] as const satisfies readonly (keyof OrderCreateInput['paymentData'])[]

const NEEDS_ROLE = 'needs order.OWNER'

/** Finds fields that only the merchant may set, and values that a cart could not have either. */
export function findHeadProblems(
  { actor: { user, channelId }, now }: Ctx,
  input: OrderCreateInput,
  { timeZone, currency }: ChannelLocale,
): Problem[] {
  const { paymentData, postageData } = input
  const problems: Problem[] = []
  const refuse = (isWrong: boolean, path: string[], message: string) => void (isWrong && problems.push({ path, message }))
  for (const name of KEPT_BY_OTHERS) refuse(input[name] != null, [name], NEEDS_ROLE)
  for (const name of KEPT_OF_PAYMENT) refuse(paymentData[name] != null, ['paymentData', name], NEEDS_ROLE)
  refuse(input.invoiceUserId != null && input.invoiceUserId !== user?.id, ['invoiceUserId'], NEEDS_ROLE)
  refuse(input.channelId != null && input.channelId !== channelId, ['channelId'], `must be ${channelId}`)
  refuse(!!input.actionCode, ['actionCode'], 'needs a cart: cartAddActionCode')
  refuse(!isBuyersType(input), ['type'], 'must be dropshipment')
  refuse(input.currency !== currency, ['currency'], `must be ${currency}`)
  refuse((input.currencyRatio ?? 1) !== 1, ['currencyRatio'], 'must be 1')
  refuse(!input.items?.length, ['items'], 'must have at least one line')
  refuse(paymentData.status != null && paymentData.status !== 'UNKNOWN', ['paymentData', 'status'], NEEDS_ROLE)
  for (const [name, { overruled }] of Object.entries({ paymentData, postageData }))
    refuse(overruled === 'Y', [name, 'overruled'], NEEDS_ROLE)
  const { requestDate } = postageData
  refuse(
    !!requestDate && isPastDay(new Date(requestDate), now, timeZone),
    ['postageData', 'requestDate'],
    'must be today or later',
  )
  return problems
}

/** Returns whether a buyer may create this type: an order or a quote request. */
const isBuyersType = ({ type, status }: OrderCreateInput): boolean =>
  type === 'dropshipment' || (type === 'quotation' && status === 'REQUEST')

/** Finds costs, discounts and totals that differ from those of the shop. */
export function findAmountProblems(
  { paymentData, postageData, total }: OrderCreateInput,
  own: ReturnType<typeof toOrderAmounts>,
): Problem[] {
  const problems: Problem[] = []
  const compare = (path: string[], given: Amount, expected: string) => {
    if (!isAlmost(given, expected, 0)) problems.push({ path, message: `must be ${expected}` })
  }
  for (const [kind, part] of Object.entries({ payment: paymentData, postage: postageData }) as [
    'payment' | 'postage',
    OrderCreateInput['paymentData'],
  ][]) {
    compare([`${kind}Data`, 'gross'], part.gross, own[`${kind}Gross`])
    compare([`${kind}Data`, 'net'], part.net, own[`${kind}Net`])
    compare([`${kind}Data`, 'tax'], part.tax, own[`${kind}Tax`])
    // A cost of zero has no tax, whatever its percentage.
    if (!Decimal.of(own[`${kind}Gross`]).isZero())
      compare([`${kind}Data`, 'taxPercentage'], part.taxPercentage, own[`${kind}TaxPercentage`])
  }
  compare(['total', 'gross'], total.gross, own.totalGross)
  compare(['total', 'tax'], total.tax, own.totalTax)
  compare(['total', 'net'], total.net, own.totalNet)
  const isDiscounted = own.discountType !== 'N'
  if (isDiscounted && total.discountType !== own.discountType)
    problems.push({ path: ['total', 'discountType'], message: `must be ${own.discountType}` })
  if (isDiscounted || total.discountType !== 'N') compare(['total', 'discountValue'], total.discountValue, own.discountValue)
  return problems
}
