/** What may still be paid back. Amounts are whole cents. */
import { sql } from 'kysely'
import { refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { PaymentRow } from '../../../db/db.gen.js'

export const FAILED = 'PAYMENT_OPERATION_ERROR'

/** The amounts of a payment, in cents. */
interface Amounts {
  captured: number
  /** What was paid back, or taken back by a chargeback. */
  refunded: number
  /** What the provider is paying back. */
  pending: number
  /** Refunds whose result is not known, because the provider did not answer. */
  unfinished: number
}

/**
 * Reads what was captured and paid back. The newest report of a transaction counts. A payment is captured once: if an operation has captured it, other
 * reports of the capture repeat it. Without any report, a payment that is PAID was captured completely.
 */
export async function readAmounts({ db }: Ctx, { id, amount }: Pick<PaymentRow, 'id' | 'amount'>): Promise<Amounts> {
  const { rows } = await sql<Record<keyof Amounts, string>>`
    with newest as (
      select distinct on (t."transactionId", t.type) t.type, t.status, t.amount, i.id is not null as "isOwn"
        from transaction t left join "paymentIntent" i on i.uuid = t.uuid
       where t."paymentRecordId" = ${id}
       order by t."transactionId", t.type, t.id desc)
    select coalesce(sum(amount) filter (where type = 'PAY' and status = 'SUCCESS' and "isOwn"),
                    least(${amount}::bigint, sum(amount) filter (where type = 'PAY' and status = 'SUCCESS'))) as captured,
           coalesce(sum(amount) filter (where type in ('REFUND', 'CHARGEBACK') and status = 'SUCCESS'), 0) as refunded,
           coalesce(sum(amount) filter (where type = 'REFUND' and status in ('OPEN', 'PENDING')), 0) as pending,
           coalesce((select sum(amount) from "paymentIntent"
                      where "paymentRecordId" = ${id} and operation = 'REFUND' and not "isDone"), 0) as unfinished
      from newest`.execute(db)
  const { captured = 0, refunded = 0, pending = 0, unfinished = 0 } = rows[0] ?? {}
  return { captured: Number(captured), refunded: Number(refunded), pending: Number(pending), unfinished: Number(unfinished) }
}

/** Returns the amount of a refund; by default what is left. The payment is locked, so that refunds at the same time add up. */
export async function requireRefundable(ctx: Ctx, payment: PaymentRow, wanted: number | null): Promise<number> {
  const { captured, refunded, pending, unfinished } = await readAmounts(ctx, payment)
  const left = captured - refunded - pending - unfinished
  const cents = wanted ?? left
  if (cents > 0 && cents <= left) return cents
  const parts = [
    `${captured} cents were captured`,
    ...(refunded ? [`${refunded} were refunded`] : []),
    ...(pending ? [`${pending} are being refunded`] : []),
    ...(unfinished ? [`${unfinished} are part of refunds without a result, which the same key completes`] : []),
  ]
  throw refused(FAILED, `No more than ${Math.max(0, left)} cents can be refunded: ${parts.join(', ')}`)
}

/** Returns whether everything that was captured has been paid back. */
export async function isRefunded(ctx: Ctx, payment: PaymentRow): Promise<boolean> {
  const { captured, refunded } = await readAmounts(ctx, payment)
  return refunded >= captured
}

/** Records that pending refunds have succeeded, because the provider says that the whole payment is refunded. */
export async function settleRefunds(ctx: Ctx, { id }: Pick<PaymentRow, 'id'>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select newest.id
      from (select distinct on ("transactionId") id, status from transaction
             where "paymentRecordId" = ${id} and type = 'REFUND' order by "transactionId", id desc) newest
     where status in ('OPEN', 'PENDING')`.execute(ctx.db)
  for (const pending of rows)
    await sql`
      insert into transaction (uuid, "paymentRecordId", "transactionId", "paymentId", "orderId", amount, currency, description, timestamp, type, provider, status,
                               "createdAt", "lastModifiedAt")
      select ${newUuid(ctx)}::uuid, "paymentRecordId", "transactionId", "paymentId", "orderId", amount, currency, description, ${ctx.now}, type, provider, 'SUCCESS',
             ${ctx.now}, ${ctx.now}
        from transaction where id = ${pending.id}
      on conflict ("paymentRecordId", "transactionId", type, status) do nothing`.execute(ctx.db)
}
