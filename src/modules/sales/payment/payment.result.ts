/** Stores what a provider did: the status of the payment, its transaction, and the payment status of the order. */
import { sql } from 'kysely'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import type { PaymentRow } from '../../../db/db.gen.js'
import { inSavepoint } from '../../../db/savepoint.js'
import type { Answers } from '../../rules/decision-hook/points.js'
import { hasSpendingRules } from '../../spending/verdict/facts.js'
import { orderEvents } from '../order/order.events.js'
import { settleSpending } from '../order/status/order.spending.js'
import { type DoneOperation, INTENT, type Intent, PAYMENT, toResult } from './payment.intent.js'
import { CENTS } from './payment.provider.js'
import { isRefunded, readAmounts, settleRefunds } from './payment.refunds.js'

type Answer = Answers['PAYMENT']

/** Stores what the provider did, once: the intent is locked, and a second result of it is dropped. */
export const keepResult = (ctx: Ctx, { id, paymentRecordId }: Intent, orderId: number, answer: Answer): Promise<DoneOperation> =>
  inTransaction(ctx, async (inner) => {
    const { db, now } = inner
    await lockOrder(inner, orderId)
    const before = await db
      .selectFrom('payment')
      .select(PAYMENT)
      .where('id', '=', paymentRecordId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const intent = await db.selectFrom('paymentIntent').select(INTENT).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
    if (intent.isDone) return toResult(intent, before)
    const found = await (intent.operation === 'REFUND' ? keepRefund : keepStatus)(inner, intent, before, answer)
    await followPayment(inner, orderId)
    const { redirectUrl = null, message = null } = answer
    const done = await db
      .updateTable('paymentIntent')
      .set({ isDone: true, doneAt: now, redirectUrl, message })
      .where('id', '=', id)
      .returning(INTENT)
      .executeTakeFirstOrThrow()
    return toResult(done, found)
  })

/** A refund adds its transaction. The payment is REFUNDED when everything that was captured is paid back; until then it keeps its status. */
async function keepRefund(ctx: Ctx, intent: Intent, before: PaymentRow, answer: Answer): Promise<PaymentRow> {
  await addTransaction(ctx, intent, before, { ...answer, status: answer.status === 'PAID' ? 'REFUNDED' : answer.status })
  const isWhole = before.status === 'PAID' && (await isRefunded(ctx, before))
  return setStatus(ctx, before, isWhole ? 'REFUNDED' : before.status, answer)
}

async function keepStatus(ctx: Ctx, intent: Intent, before: PaymentRow, answer: Answer): Promise<PaymentRow> {
  const { status } = answer
  // A capture or cancellation that failed leaves the payment as it was.
  const hasFailed = status === 'FAILED' && intent.operation !== 'START' && intent.operation !== 'STATUS'
  const found = await setStatus(ctx, before, hasFailed ? before.status : status, answer)
  if (!hasFailed && status === before.status) return found
  if (status === 'REFUNDED') await addRestOfRefunds(ctx, intent, found)
  else await addTransaction(ctx, intent, found, answer)
  return found
}

/** Records what the provider has refunded beyond the refunds that are recorded. */
async function addRestOfRefunds(ctx: Ctx, intent: Intent, found: PaymentRow): Promise<void> {
  await settleRefunds(ctx, found)
  const { captured, refunded } = await readAmounts(ctx, found)
  const rest = captured - refunded
  if (rest > 0) await addTransaction(ctx, { ...intent, amount: rest }, found, { status: 'REFUNDED' })
}

async function setStatus(
  ctx: Ctx,
  before: PaymentRow,
  status: PaymentRow['status'],
  { providerId }: Answer,
): Promise<PaymentRow> {
  const found = await updatePayment(ctx, before.id, { status })
  if (!providerId || before.paymentId) return found
  // Another payment may have this id, or get it at the same time: the result of the operation must be stored in any case.
  return inSavepoint(ctx, () => updatePayment(ctx, before.id, { paymentId: providerId })).catch((error: { code?: string }) => {
    if (error.code !== UNIQUE_VIOLATION) throw error
    return found
  })
}

const UNIQUE_VIOLATION = '23505'

const updatePayment = (ctx: Ctx, id: number, values: Partial<Pick<PaymentRow, 'status' | 'paymentId'>>): Promise<PaymentRow> =>
  ctx.db
    .updateTable('payment')
    .set({ ...values, lastModifiedAt: ctx.now, lastModifiedBy: ctx.actor.userId })
    .where('id', '=', id)
    .returning(PAYMENT)
    .executeTakeFirstOrThrow()

const TYPES = { START: 'PAY', CAPTURE: 'PAY', CANCEL: 'CANCEL_AUTHORIZATION', REFUND: 'REFUND', STATUS: 'PAY' } as const

const OUTCOMES: Partial<Record<Answer['status'], 'FAILED' | 'PENDING'>> = {
  FAILED: 'FAILED',
  EXPIRED: 'FAILED',
  OPEN: 'PENDING',
  PENDING: 'PENDING',
}

/** Adds the transaction of an operation. If the provider has reported it already, it is there. */
async function addTransaction({ db, now }: Ctx, intent: Intent, found: PaymentRow, answer: Answer): Promise<void> {
  const { status, amount, transactionId = intent.uuid } = answer
  await db
    .insertInto('transaction')
    .values({
      uuid: intent.uuid,
      paymentRecordId: found.id,
      transactionId,
      paymentId: found.paymentId,
      orderId: found.orderId,
      amount: amount === undefined ? intent.amount : Decimal.of(amount).multiply(CENTS).toNumber(),
      currency: found.currency,
      type: status === 'AUTHORIZED' ? 'AUTHORIZATION' : status === 'REFUNDED' ? 'REFUND' : TYPES[intent.operation],
      provider: found.hookName?.slice(0, MAX_PROVIDER) ?? null,
      status: OUTCOMES[status] ?? 'SUCCESS',
      timestamp: now,
      createdAt: now,
      lastModifiedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['paymentRecordId', 'transactionId', 'type', 'status']).doNothing())
    .execute()
}

const MAX_PROVIDER = 100

/** Locks an order before its payments, as deleting an order does. */
export const lockOrder = async ({ db }: Ctx, id: number): Promise<unknown> =>
  db.selectFrom('order').select('id').where('id', '=', id).forNoKeyUpdate().execute()

/**
 * Lets the payment status of an order follow its payments: one that is paid or authorized counts before the others, and of those the newest. The order is
 * locked.
 */
export async function followPayment(ctx: Ctx, orderId: number): Promise<void> {
  const { rows } = await sql<{ channelId: number; hasSpendingRules: boolean }>`
    update "order" o
       set "paymentStatus" = p.status, "paymentStatusDate" = ${ctx.now}, "lastModifiedAt" = ${ctx.now}, "lastModifiedBy" = ${ctx.actor.userId}
      from (select status from payment where "orderId" = ${orderId} order by (status in ('PAID', 'AUTHORIZED')) desc, id desc limit 1) p
     where o.id = ${orderId} and o."paymentStatus" is distinct from p.status
    returning o."channelId", ${hasSpendingRules} as "hasSpendingRules"`.execute(ctx.db)
  if (rows[0]?.hasSpendingRules) await settleSpending(ctx, orderId)
  if (rows[0]) await orderEvents.emit(ctx, 'ORDER_UPDATED', { orderId }, rows[0].channelId)
}
