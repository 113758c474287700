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
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { readHook } from '../../rules/decision-hook/decide.js'
import { type DeletedPayment, payment, transaction, transactionsOfPayment } from './payment.resource.js'
import { followPayment, lockOrder } from './payment.result.js'

type PaymentKey = Key<'payment'>

/** Returns the key of the payment that a search names; null if there is none. For an order, the newest payment counts. */
async function paymentKeyOf(ctx: Ctx, { id, paymentId, orderId }: SearchByInput): Promise<PaymentKey | null> {
  if ([id, paymentId, orderId].filter((key) => key != null).length !== 1)
    throw invalidField('searchBy', 'must give exactly one of id, paymentId and orderId')
  if (id != null) return { uuid: id }
  if (paymentId != null) return { paymentId }
  const { rows } = await sql<{ id: number }>`
    select id from payment where "orderId" = ${orderId} order by id desc limit 1`.execute(ctx.db)
  return rows[0] ? { id: rows[0].id } : null
}

/** Returns the payment that a search names, or null. */
export async function findPayment(ctx: Ctx, searchBy: SearchByInput): Promise<PaymentRow | null> {
  const key = await paymentKeyOf(ctx, searchBy)
  return (key && (await find(ctx, payment, key))) ?? null
}

async function requireKey(ctx: Ctx, searchBy: SearchByInput): Promise<PaymentKey> {
  return (await paymentKeyOf(ctx, searchBy)) ?? missing(payment, { orderId: searchBy.orderId })
}

/** Adds a payment to an order, with its first transaction if given. */
export const createPayment = (ctx: Ctx, { addTransaction, hookId, ...input }: CreatePaymentInput): Promise<PaymentRow> =>
  inTransaction(ctx, async (inner) => {
    await requireRows(inner, order, 'id', [input.orderId])
    const added = await create(inner, payment, { ...input, ...(hookId != null && (await requireHook(inner, hookId))) })
    if (addTransaction) await recordTransaction(inner, added, addTransaction)
    return added
  })

/** Returns the columns that name the hook of a payment. */
async function requireHook(ctx: Ctx, uuid: string): Promise<Pick<PaymentRow, 'hookId' | 'hookName'>> {
  const hook = await readHook(ctx, uuid)
  if (!hook?.points.includes('PAYMENT'))
    throw invalidField('hookId', `refers to [${uuid}], which is not a decision hook with the point PAYMENT`)
  return { hookId: hook.uuid, hookName: hook.name }
}

/**
 * Changes a payment and adds a transaction; recorded transactions never change. Payment providers repeat their webhooks, so a transaction
 * that is already recorded is not an error: if it is the newest one, the other given fields are still written where they differ; if
 * newer ones followed, the report is late and the payment stays as it is. If a decision hook carries out the payment, its order follows; other
 * clients set the payment status of the order themselves.
 */
export const updatePayment = (ctx: Ctx, key: PaymentKey, input: UpdatePaymentInput): Promise<PaymentRow> =>
  inTransaction(ctx, async (inner) => {
    const before = await find(inner, payment, key)
    if (!before?.hookId) return report(inner, key, input)
    await lockOrder(inner, before.orderId)
    const changed = await report(inner, key, input)
    if (changed.status !== before.status) await followPayment(inner, before.orderId)
    return changed
  })

const report = (ctx: Ctx, key: PaymentKey, { addTransaction, ...input }: UpdatePaymentInput): Promise<PaymentRow> =>
  changing(ctx, payment, key, { access: 'EDITOR' }, async (inner, found) => {
    refuseNulls({ addTransaction }, 'addTransaction')
    const recorded = addTransaction && (await findRecorded(inner, found, addTransaction))
    if (recorded && (!recorded.isNewest || !changesPayment(found, input))) return found
    const changed = await update(inner, payment, { id: found.id }, input)
    if (addTransaction && !recorded) await recordTransaction(inner, changed, addTransaction)
    return changed
  })

const changesPayment = (found: PaymentRow, input: Omit<UpdatePaymentInput, 'addTransaction'>): boolean =>
  Object.entries(input).some(([name, value]) => value !== undefined && value !== found[name as keyof PaymentRow])

/** Returns the recorded transaction that an input repeats. One with another amount or currency is not a repetition: recording it fails. */
async function findRecorded(
  ctx: Ctx,
  { id }: PaymentRow,
  { transactionId, type, status, amount, currency }: CreateTransactionInput,
): Promise<{ isNewest: boolean } | undefined> {
  const { rows } = await sql<{ isNewest: boolean }>`
    select t.id = (select max(id) from transaction where "paymentRecordId" = ${id}) as "isNewest" from transaction t
     where "paymentRecordId" = ${id} and "transactionId" = ${transactionId} and type = ${type} and status = ${status}
       and amount = ${amount} and currency = ${currency}`.execute(ctx.db)
  return rows[0]
}

export const updatePaymentBy = async (ctx: Ctx, searchBy: SearchByInput, input: UpdatePaymentInput): Promise<PaymentRow> =>
  updatePayment(ctx, await requireKey(ctx, searchBy), input)

/** Deletes a payment and returns it with its transactions. */
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
