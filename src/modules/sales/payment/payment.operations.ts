/**
 * Payments that a provider carries out, through a decision hook. An operation has two phases: its intent is stored, the provider is called outside any
 * transaction, and the result is stored. A crash in between leaves the intent; a retry with the same key calls the provider with the same idempotency
 * key and completes it. So the same key has one effect, however often it is sent.
 */
import { sql } from 'kysely'
import type { PaymentOperationInput, PaymentOperationType, PaymentStartInput } from '../../../contract/contract.gen.js'
import { refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { callOutside } from '../../../core/outside-calls.js'
import { newUuid } from '../../../core/store/row.js'
import { find, get, type Key, missing } from '../../../core/store/store.js'
import type { OrderRow, PaymentRow } from '../../../db/db.gen.js'
import { order as orderResource } from '../../../resources/sales/order.js'
import { type DoneOperation, keepIntent, PAYMENT, toResult, type Wanted } from './payment.intent.js'
import { askProvider, CENTS } from './payment.provider.js'
import { FAILED, requireRefundable } from './payment.refunds.js'
import { payment } from './payment.resource.js'
import { keepResult } from './payment.result.js'

/** Begins the payment of an order that the caller may see. */
export async function startPayment(ctx: Ctx, { orderId, method, returnUrl, key }: PaymentStartInput): Promise<DoneOperation> {
  const order = await findPayable(ctx, orderId)
  return operate(ctx, {
    key: ownKey(ctx, key),
    operation: 'START',
    returnUrl: returnUrl ?? null,
    amount: null,
    isAbout: (known) => known.orderId === orderId,
    prepare: async (inner) => {
      const found = await addPayment(inner, order, method ?? order.paymentMethod)
      return { found, amount: found.amount }
    },
  })
}

/** Returns an order that the caller may pay. A buyer also pays own orders that are not shown yet, because they wait for their payment. */
async function findPayable(ctx: Ctx, id: number): Promise<OrderRow> {
  const own = ctx.actor.user?.id ?? null
  const found =
    (await find(ctx, orderResource, { id })) ??
    (own === null ? undefined : await find(ctx, { ...orderResource, visible: () => null }, { id, userId: own }))
  return found ?? missing(orderResource, { id })
}

async function addPayment(ctx: Ctx, { id, userId, currency, totalNet }: OrderRow, method: string): Promise<PaymentRow> {
  const { rows } = await sql<{ isPaid: boolean }>`
    select exists (select from payment where "orderId" = ${id} and status in ('AUTHORIZED', 'PAID')) as "isPaid"
      from "order" where id = ${id} for no key update`.execute(ctx.db)
  if (rows[0]?.isPaid) throw refused(FAILED, `The order [${id}] has been paid`)
  const cents = Decimal.of(totalNet).multiply(CENTS)
  if (cents.compare(Decimal.of(1)) < 0 || cents.compare(MAX_CENTS) > 0)
    throw refused(FAILED, `The order [${id}] has no amount that can be paid`)
  if (!method) throw refused(FAILED, `The order [${id}] has no payment method`)
  return ctx.db
    .insertInto('payment')
    .values({
      uuid: newUuid(ctx),
      userId,
      orderId: id,
      amount: cents.toNumber(),
      currency,
      method,
      status: 'OPEN',
      createdAt: ctx.now,
      createdBy: ctx.actor.userId,
      lastModifiedAt: ctx.now,
      lastModifiedBy: ctx.actor.userId,
    })
    .returning(PAYMENT)
    .executeTakeFirstOrThrow()
}

/** The largest amount of a payment. */
const MAX_CENTS = Decimal.of(2_147_483_647)

type Change = Exclude<PaymentOperationType, 'START'>

/** The states in which a payment can be captured, cancelled or refunded. */
const ALLOWED: Record<Change, readonly PaymentRow['status'][] | null> = {
  CAPTURE: ['AUTHORIZED'],
  CANCEL: ['OPEN', 'PENDING', 'AUTHORIZED'],
  REFUND: ['PAID'],
  STATUS: null,
}

/** Captures, cancels or refunds a payment at its provider, or reads its state there. */
export async function changePayment(
  ctx: Ctx,
  key: Key<'payment'>,
  operation: Change,
  input: PaymentOperationInput,
): Promise<DoneOperation> {
  const { id } = await get(ctx, payment, key)
  return operate(ctx, {
    key: ownKey(ctx, input.key),
    operation,
    returnUrl: null,
    amount: input.amount ?? null,
    isAbout: (known) => known.id === id,
    prepare: (inner) => prepareChange(inner, id, operation, input.amount ?? null),
  })
}

/** Locks a payment and checks that it allows an operation of this amount. */
async function prepareChange(ctx: Ctx, id: number, operation: Change, wanted: number | null) {
  const found = await ctx.db.selectFrom('payment').select(PAYMENT).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const allowed = ALLOWED[operation]
  if (allowed && !allowed.includes(found.status)) throw refused(FAILED, `A payment that is ${found.status} does not allow this`)
  if (operation === 'REFUND') return { found, amount: await requireRefundable(ctx, found, wanted) }
  if (Decimal.of(wanted ?? 0).compare(Decimal.of(found.amount)) > 0)
    throw refused(FAILED, 'The amount is larger than that of the payment')
  return { found, amount: wanted ?? found.amount }
}

/** A key belongs to its credential: those of others cannot be guessed. */
const ownKey = ({ actor }: Ctx, key: string) => `${actor.credential ?? ''} ${actor.user?.uid ?? ''} ${key}`

/** Carries out an operation. Inside a request that is one transaction, all of it happens before that transaction. */
async function operate(ctx: Ctx, wanted: Wanted): Promise<DoneOperation> {
  if (ctx.request?.isDryRun) throw refused(FAILED, 'A dry run moves no money')
  const command = ctx.request?.completed ?? 0
  return callOutside(ctx, `payment ${command} ${wanted.key}`, `payment ${command}`, async (outer) => {
    const { intent, found } = await keepIntent(outer, wanted)
    if (intent.isDone) return toResult(intent, found)
    return keepResult(outer, intent, found.orderId, await askProvider(outer, intent, found))
  })
}
