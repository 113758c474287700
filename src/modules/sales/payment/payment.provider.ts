/** The provider of a payment: a decision hook. It is chosen once, when the payment begins; from then on only this one is asked. */
import { refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import type { PaymentIntentRow, PaymentRow } from '../../../db/db.gen.js'
import type { CalledHook } from '../../rules/decision-hook/calls/caller.js'
import { askHooks, hooksFor, readHook, readHooksStamp } from '../../rules/decision-hook/decide.js'
import type { Answers, Questions } from '../../rules/decision-hook/points.js'
import { hookFault } from '../../rules/decision-hook/unavailable.js'
import { FAILED } from './payment.refunds.js'

export const CENTS = Decimal.of(100)
const toMoney = (cents: number) => Decimal.of(cents).divide(CENTS, 2).toText()

/** An operation, as its provider is asked to carry it out. */
type AskedOperation = Pick<PaymentIntentRow, 'uuid' | 'operation' | 'amount' | 'returnUrl'>

async function toQuestion(ctx: Ctx, asked: AskedOperation, found: PaymentRow): Promise<Questions['PAYMENT']> {
  const order = await ctx.db
    .selectFrom('order')
    .select(['id', 'reference', 'totalNet', 'customFields'])
    .where('id', '=', found.orderId)
    .executeTakeFirstOrThrow()
  const { customFields } = ctx.services
  return {
    operation: asked.operation,
    operationId: asked.uuid,
    payment: {
      ...{ id: found.uuid, method: found.method, status: found.status, providerId: found.paymentId },
      customFields: await customFields.showAll(ctx, 'PAYMENT', found.customFields),
    },
    order: {
      ...order,
      customFields: await customFields.showAll(ctx, 'ORDER', order.customFields),
      totalNet: roundHalfAwayFromZero(Decimal.of(order.totalNet), 2).toText(),
    },
    amount: toMoney(asked.amount),
    currency: found.currency,
    returnUrl: asked.returnUrl,
  }
}

/** Chooses the provider of a new payment: the first hook whose condition is met. Only one provider moves the money of a payment. */
export async function chooseProvider(ctx: Ctx, asked: AskedOperation, found: PaymentRow): Promise<CalledHook> {
  const question = await toQuestion(ctx, asked, found)
  const [hook] = await hooksFor(ctx, await readHooksStamp(ctx), 'PAYMENT', question)
  if (!hook)
    throw hookFault(ctx, {
      kind: 'REFUSED',
      code: FAILED,
      reason: 'No decision hook carries out this payment. Nothing was paid',
      publicText: 'The shop has no payment service for this payment. Nothing was paid',
    })
  return hook
}

/** Returns the hook that carries out a payment. One that is not active is asked, too: so another hook can replace it while its payments are completed. */
export async function requireProvider(
  ctx: Ctx,
  { hookId, hookName }: Pick<PaymentRow, 'hookId' | 'hookName'>,
): Promise<CalledHook> {
  if (hookId === null) throw refused(FAILED, 'No payment service carries out this payment: it was only recorded')
  const hook = await readHook(ctx, hookId)
  if (!hook)
    throw withoutProvider(
      ctx,
      `The decision hook [${hookName}] that carries out this payment was deleted, and no other one is asked. Nothing was changed`,
    )
  if (!hook.points.includes('PAYMENT'))
    throw withoutProvider(
      ctx,
      `The decision hook [${hook.name}] that carries out this payment no longer has the point PAYMENT. Nothing was changed`,
    )
  return hook
}

const withoutProvider = (ctx: Ctx, reason: string) =>
  hookFault(ctx, {
    kind: 'REFUSED',
    code: FAILED,
    reason,
    publicText: 'The payment service of this payment is no longer available. Nothing was changed; contact the shop',
  })

/** Asks the provider of a payment to carry out an operation. */
export async function askProvider(ctx: Ctx, asked: AskedOperation, found: PaymentRow): Promise<Answers['PAYMENT']> {
  const hook = await requireProvider(ctx, found)
  const question = await toQuestion(ctx, asked, found)
  const [decision] = await askHooks(ctx, [hook], 'PAYMENT', question, { subject: asked.uuid, recordId: asked.uuid })
  if (!decision?.answer)
    throw refused(FAILED, `The provider was not asked: ${decision?.kept.error ?? 'there is none'}. Nothing was paid`)
  return decision.answer
}
