import { sql } from 'kysely'
import type {
  CreatePaymentInput,
  CreateTransactionInput,
  SearchByInput,
  UpdatePaymentInput,
} from '../../../contract/contract.gen.js'
import { invalidField, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, find, type Key, missing, remove, update } from '../../../core/store/store.js'
import type { PaymentRow } from '../../../db/db.gen.js'
import { order } from '../../../resources/sales/order.js'
import { type DeletedPayment, payment, transaction, transactionsOfPayment } from '../../../resources/sales/payment.js'

type PaymentKey = Key<'payment'>

/** The key of the payment that a search names; null when there is none. The newest payment of an order is the one that counts. */
async function paymentKeyOf(ctx: Ctx, { id, paymentId, orderId }: SearchByInput): Promise<PaymentKey | null> {
  if ([id, paymentId, orderId].filter((key) => key != null).length !== 1)
    throw invalidField('searchBy', 'must give exactly one of id, paymentId and orderId')
  if (id != null) return { uuid: id }
  if (paymentId != null) return { paymentId }
  const { rows } = await sql<{ id: number }>`
    select id from payment where "orderId" = ${orderId} order by id desc limit 1`.execute(ctx.db)
  return rows[0] ? { id: rows[0].id } : null
}

/** The payment that a search names, or null. */
export async function findPayment(ctx: Ctx, searchBy: SearchByInput): Promise<PaymentRow | null> {
  const key = await paymentKeyOf(ctx, searchBy)
  return (key && (await find(ctx, payment, key))) ?? null
}

async function requireKey(ctx: Ctx, searchBy: SearchByInput): Promise<PaymentKey> {
  return (await paymentKeyOf(ctx, searchBy)) ?? missing(payment, { orderId: searchBy.orderId })
}

/** Adds a payment to an order, with what happened to it already. */
export const createPayment = (ctx: Ctx, { addTransaction, ...input }: CreatePaymentInput): Promise<PaymentRow> =>
  inTransaction(ctx, async (inner) => {
    await requireRows(inner, order, 'id', [input.orderId])
    const added = await create(inner, payment, input)
    if (addTransaction) await recordTransaction(inner, added, addTransaction)
    return added
  })

/** Changes a payment. What happened to it is added; nothing that was recorded is changed. */
export const updatePayment = (ctx: Ctx, key: PaymentKey, { addTransaction, ...input }: UpdatePaymentInput): Promise<PaymentRow> =>
  changing(ctx, payment, key, { access: 'EDITOR' }, async (inner, { id }) => {
    const changed = await update(inner, payment, { id }, input)
    if (addTransaction) await recordTransaction(inner, changed, addTransaction)
    return changed
  })

export const updatePaymentBy = async (ctx: Ctx, searchBy: SearchByInput, input: UpdatePaymentInput): Promise<PaymentRow> =>
  updatePayment(ctx, await requireKey(ctx, searchBy), input)

/** Deletes a payment and answers what it was, its transactions included. */
export const removePayment = (ctx: Ctx, key: PaymentKey): Promise<DeletedPayment> =>
  changing(ctx, payment, key, { access: 'OWNER' }, async (inner, found) => {
    const [transactions = []] = await transactionsOfPayment(inner, [found])
    return { ...(await remove(inner, payment, { id: found.id })), transactions }
  })

export const removePaymentBy = async (ctx: Ctx, searchBy: SearchByInput): Promise<DeletedPayment> =>
  removePayment(ctx, await requireKey(ctx, searchBy))

async function recordTransaction(ctx: Ctx, { id, paymentId, orderId, currency }: PaymentRow, input: CreateTransactionInput) {
  if (input.currency !== currency)
    throw refused('CREATE_TRANSACTION_ERROR', `The payment is in ${currency}, the transaction in ${input.currency}`)
  const values = { ...input, paymentId: input.paymentId ?? paymentId, timestamp: input.timestamp ?? ctx.now }
  return create(ctx, transaction, { ...values, paymentRecordId: id, orderId })
}
