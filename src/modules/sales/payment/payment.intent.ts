/** The intent of an operation: it is stored before the provider is called, so that the same key has one effect. */
import { sql } from 'kysely'
import type { PaymentOperationType } from '../../../contract/contract.gen.js'
import { refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { PaymentIntentRow, PaymentRow } from '../../../db/db.gen.js'
import { chooseProvider, requireProvider } from './payment.provider.js'
import { FAILED } from './payment.refunds.js'

export interface DoneOperation {
  id: string
  operation: PaymentOperationType
  payment: PaymentRow
  redirectUrl: string | null
  message: string | null
}

/** What is to be done. */
export interface Wanted {
  key: string
  operation: PaymentOperationType
  returnUrl: string | null
  /** In cents; null for the whole amount. */
  amount: number | null
  /** Returns whether an operation with the same key was about this payment. */
  isAbout: (payment: PaymentRow) => boolean
  /** Finds the payment, or adds it, and the amount, inside the transaction of the intent. */
  prepare: (ctx: Ctx) => Promise<{ found: PaymentRow; amount: number }>
}

export const PAYMENT = [
  'id',
  'uuid',
  'userId',
  'anonymousId',
  'paymentId',
  'orderId',
  'amount',
  'currency',
  'method',
  'status',
  'hookId',
  'hookName',
  'createdAt',
  'createdBy',
  'lastModifiedAt',
  'lastModifiedBy',
  'customFields',
] as const

export const INTENT = [
  'id',
  'uuid',
  'key',
  'paymentRecordId',
  'operation',
  'amount',
  'returnUrl',
  'isDone',
  'redirectUrl',
  'message',
] as const
export type Intent = Pick<PaymentIntentRow, (typeof INTENT)[number]>

interface KeptIntent {
  intent: Intent
  found: PaymentRow
}

/** Stores the intent, or returns the one with the same key. */
export const keepIntent = (ctx: Ctx, wanted: Wanted): Promise<KeptIntent> =>
  inTransaction(ctx, async (inner) => {
    const { key, operation, returnUrl } = wanted
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(inner.db)
    const known = await findIntent(inner, wanted)
    if (known) return known
    const { found, amount } = await wanted.prepare(inner)
    const asked = { uuid: newUuid(inner), operation, amount, returnUrl }
    const hook = operation === 'START' ? await chooseProvider(inner, asked, found) : await requireProvider(inner, found)
    const intent = await inner.db
      .insertInto('paymentIntent')
      .values({ ...asked, key, paymentRecordId: found.id, hookId: hook.uuid, createdAt: inner.now })
      .returning(INTENT)
      .executeTakeFirstOrThrow()
    return { intent, found: operation === 'START' ? await pin(inner, found, hook) : found }
  })

async function findIntent({ db }: Ctx, { key, operation, amount, isAbout }: Wanted): Promise<KeptIntent | null> {
  const intent = await db.selectFrom('paymentIntent').select(INTENT).where('key', '=', key).executeTakeFirst()
  if (!intent) return null
  const found = await db.selectFrom('payment').select(PAYMENT).where('id', '=', intent.paymentRecordId).executeTakeFirstOrThrow()
  if (intent.operation !== operation || !isAbout(found)) throw refused(FAILED, 'This key was used for another operation')
  if (amount !== null && amount !== intent.amount) throw refused(FAILED, 'This key was used for another amount')
  return { intent, found }
}

/** Stores which hook carries out a payment. */
const pin = ({ db }: Ctx, { id }: PaymentRow, { uuid, name }: { uuid: string; name: string }): Promise<PaymentRow> =>
  db
    .updateTable('payment')
    .set({ hookId: uuid, hookName: name })
    .where('id', '=', id)
    .returning(PAYMENT)
    .executeTakeFirstOrThrow()

export const toResult = ({ uuid, operation, redirectUrl, message }: Intent, found: PaymentRow): DoneOperation => ({
  id: uuid,
  operation,
  payment: found,
  redirectUrl,
  message,
})
