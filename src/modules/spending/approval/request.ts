/** Requests to approve a cart: they are opened, approved step by step, declined, and closed by the order. The caller has locked the cart. */
import { sql } from 'kysely'
import type { ApprovalVia } from '../../../contract/contract.gen.js'
import { conflict, forbidden } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { columnNames, newUuid } from '../../../core/store/row.js'
import type { ApprovalRequestRow, CartRow, OrderRow } from '../../../db/db.gen.js'
import type { FingerprintParts } from '../../../db/json.js'
import { isInForce } from '../approval-delegate/approval-delegate.resource.js'
import { approvalEvents } from './approval.events.js'
import { type ApprovalFacts, counts, type Decision, principalOf, progressOf, type StepProgress } from './chain.js'
import { appendEntry, placeOf } from './entries.js'
import { type CartSnapshot, describeChange, fingerprintOf, partsOf, snapshotOfCart, voidingPart } from './fingerprint.js'
import { isSamePerson, type PersonFact } from './people.js'

const HOUR_MS = 3_600_000
const COLUMNS = columnNames('approvalRequest')

/** The cart of a request, and what its verdict says. */
export interface AskedCart {
  cart: CartRow
  facts: ApprovalFacts
  steps: readonly StepProgress[]
  /** The company whose credit pays. */
  payerId: number | null
  /** How the decision reached the shop. */
  via?: ApprovalVia | undefined
}

/** Reads the parts of a cart as it is stored now. */
async function readParts(ctx: Ctx, cartId: number, payerId: number | null): Promise<FingerprintParts> {
  const { rows } = await sql<{
    snapshot: CartSnapshot
  }>`select ${snapshotOfCart} as snapshot from cart c where c.id = ${cartId}`.execute(ctx.db)
  return partsOf((rows[0] as { snapshot: CartSnapshot }).snapshot, payerId)
}

/** Opens the request for a cart. An earlier one of the cart no longer counts. */
export async function openRequest(ctx: Ctx, asked: AskedCart): Promise<ApprovalRequestRow> {
  const { cart, payerId } = asked
  const { db, now } = ctx
  const parts = await readParts(ctx, cart.id, payerId)
  await sql`update "approvalRequest" set status = 'SUPERSEDED', "lastModifiedAt" = ${now} where "cartId" = ${cart.id} and status in ('PENDING', 'APPROVED')`.execute(
    db,
  )
  const { fingerprint, ...totals } = {
    fingerprint: fingerprintOf(parts),
    currency: parts.currency,
    totalGross: parts.totalGross,
    totalNet: parts.totalNet,
  }
  const stamps = { createdAt: now, createdBy: ctx.actor.userId, lastModifiedAt: now, lastModifiedBy: ctx.actor.userId }
  const request = (await db
    .insertInto('approvalRequest')
    .values({
      ...{ uuid: newUuid(ctx), cartId: cart.id, cartUuid: cart.uuid, companyId: cart.companyId, contactId: cart.contactId },
      ...{
        parts: JSON.stringify(parts),
        fingerprint,
        ...totals,
        ...stamps,
        ...waitOf(ctx.now, asked.steps),
        expiresAt: expiryOf(ctx.now, asked.steps),
      },
    } as never)
    .returning(COLUMNS as never)
    .executeTakeFirstOrThrow()) as ApprovalRequestRow
  await appendEntry(placeOf(ctx), request, { action: 'REQUESTED', contactId: cart.contactId, parts })
  await approvalEvents.emit(ctx, 'APPROVAL_REQUESTED', { approvalRequestId: request.id }, cart.channelId)
  return request
}

/** Returns the columns about the step that waits. */
function waitOf(now: Date, steps: readonly StepProgress[]) {
  const current = steps.find(({ isComplete }) => !isComplete)
  const decided = current?.approvals.map(principalOf) ?? []
  const hours = current?.rule?.escalateAfterHours ?? null
  return {
    step: current ? steps.indexOf(current) + 1 : Math.max(1, steps.length),
    approverIds: current?.approverIds.filter((id) => !decided.includes(id)) ?? [],
    escalatedIds: [] as number[],
    escalateAt: hours === null ? null : new Date(now.getTime() + hours * HOUR_MS),
    escalateTo: current?.rule?.escalateToContactId ?? null,
  }
}

/** A request ends after the shortest time of its rules. */
function expiryOf(now: Date, steps: readonly StepProgress[]): Date | null {
  const days = steps.flatMap(({ rule }) => rule?.expireAfterDays ?? [])
  return days.length ? new Date(now.getTime() + Math.min(...days) * 24 * HOUR_MS) : null
}

const changeRequest = async (ctx: Ctx, id: number, values: Partial<ApprovalRequestRow>): Promise<ApprovalRequestRow> =>
  (await ctx.db
    .updateTable('approvalRequest')
    .set({
      ...values,
      ...(values.parts && { parts: JSON.stringify(values.parts) }),
      lastModifiedAt: ctx.now,
      lastModifiedBy: ctx.actor.userId,
    } as never)
    .where('id', '=', id)
    .returning(COLUMNS as never)
    .executeTakeFirstOrThrow()) as ApprovalRequestRow

/** Returns the request of a cart that waits, or opens one for a cart that began to wait before there were requests. */
async function waitingRequest(ctx: Ctx, asked: AskedCart): Promise<ApprovalRequestRow> {
  const found = await latestRequest(ctx, asked.cart.id)
  return found?.status === 'PENDING' ? found : openRequest(ctx, asked)
}

/** Returns the request of a cart that was made last. */
export async function latestRequest(ctx: Pick<Ctx, 'db'>, cartId: number): Promise<ApprovalRequestRow | undefined> {
  const found = ctx.db
    .selectFrom('approvalRequest')
    .select(COLUMNS as never)
    .where('cartId', '=', cartId)
    .orderBy('id', 'desc')
    .limit(1)
  return (await found.executeTakeFirst()) as ApprovalRequestRow | undefined
}

const NOT_ACCEPTED = 'CART_ACCEPT_PURCHASE_AUTHORIZATION_REQUEST_ERROR'

/** What follows an approval: the chain is complete, the next step waits, or the same step waits for others. */
export type ApprovalOutcome = 'COMPLETE' | 'NEXT_STEP' | 'SAME_STEP'

/** Approves the step that waits. */
export async function approveStep(ctx: Ctx, asked: AskedCart, contactId: number): Promise<ApprovalOutcome> {
  const { cart, facts, payerId } = asked
  const request = await waitingRequest(ctx, asked)
  const current = asked.steps.find(({ isComplete }) => !isComplete)
  if (!current) throw conflict(NOT_ACCEPTED, 'The cart no longer needs approval: decline the request, so that it can be ordered')
  const parts = await readParts(ctx, cart.id, payerId)
  const tolerancePercentage = leastTolerance(asked.steps)
  const change = voidingPart(request.parts, parts, tolerancePercentage)
  if (change)
    throw conflict(
      NOT_ACCEPTED,
      `The cart is not what was asked for: ${describeChange(change)}. Decline the request, so that it can be made again`,
    )
  const people = [...facts.people, ...(await readPerson(ctx, contactId))]
  const decision = await chooseDecision(ctx, request, { step: current, contactId, people })
  const step = asked.steps.indexOf(current) + 1
  await appendEntry(placeOf(ctx), request, { action: 'APPROVED', ...decision, step, rule: current.rule, parts, via: asked.via })
  const decisions = [...asked.steps.flatMap(({ approvals }) => approvals), decision]
  const after = progressOf(asked.steps, decisions, cart.contactId, people)
  const isComplete = after.every((one) => one.isComplete)
  const isSameStep = !isComplete && after.findIndex((one) => !one.isComplete) === step - 1
  const { approverIds, ...wait } = waitOf(ctx.now, after)
  await changeRequest(ctx, request.id, {
    ...{ approverIds, tolerancePercentage, ...(isComplete && { status: 'APPROVED' as const }) },
    ...(!isSameStep && wait),
  })
  const event = isComplete ? 'APPROVAL_APPROVED' : 'APPROVAL_STEP_COMPLETED'
  if (!isSameStep) await approvalEvents.emit(ctx, event, { approvalRequestId: request.id }, cart.channelId)
  return isComplete ? 'COMPLETE' : isSameStep ? 'SAME_STEP' : 'NEXT_STEP'
}

/** The strictest rule sets the tolerance, as a text for the database. */
export function leastTolerance(steps: readonly StepProgress[]): string {
  const tolerances = steps.flatMap(({ rule }) => (rule ? [Number(rule.tolerancePercentage)] : []))
  return String(tolerances.length ? Math.min(...tolerances) : 0)
}

async function readPerson(ctx: Ctx, contactId: number): Promise<PersonFact[]> {
  const { rows } = await sql<Omit<PersonFact, 'companyIds'>>`
    select id, email, "linkedContactId" from contact where id = ${contactId}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, companyIds: [] }))
}

interface Choice {
  step: StepProgress
  contactId: number
  people: readonly PersonFact[]
}

/** Returns the decision that a contact may make: their own, in the name of somebody who is away, or because the step has waited too long. */
async function findDecision(
  ctx: Ctx,
  request: Pick<ApprovalRequestRow, 'contactId' | 'escalatedIds'>,
  { step, contactId, people }: Choice,
): Promise<Decision | undefined> {
  const away = await principalsOf(ctx, contactId, step.approverIds)
  const possible: Decision[] = [
    { contactId, onBehalfOfContactId: null, isEscalated: false },
    ...away.map((principal) => ({ contactId, onBehalfOfContactId: principal, isEscalated: false })),
    ...(request.escalatedIds.includes(contactId) ? [{ contactId, onBehalfOfContactId: null, isEscalated: true }] : []),
  ]
  return possible.find((decision) => counts(step, decision, request.contactId, people))
}

async function chooseDecision(ctx: Ctx, request: ApprovalRequestRow, choice: Choice): Promise<Decision> {
  const found = await findDecision(ctx, request, choice)
  if (found) return found
  if (isSamePerson(choice.people, request.contactId, choice.contactId)) throw forbidden('Nobody approves their own request')
  throw conflict(NOT_ACCEPTED, 'The contact may not approve this step, or has approved it already')
}

/** Returns whether a contact may approve the step that waits. */
export async function mayApprove(
  ctx: Ctx,
  { facts, steps }: AskedCart,
  request: ApprovalRequestRow,
  contactId: number,
): Promise<boolean> {
  const step = steps.find(({ isComplete }) => !isComplete)
  if (!step) return false
  const people = [...facts.people, ...(await readPerson(ctx, contactId))]
  return (await findDecision(ctx, request, { step, contactId, people })) !== undefined
}

/** Returns the approvers in whose place a contact may decide now. */
async function principalsOf(ctx: Ctx, contactId: number, approverIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct d."contactId" as id from "approvalDelegate" d
     where d."delegateContactId" = ${contactId} and d."contactId" = any(${approverIds}::int4[]) and ${isInForce(ctx.now)}
     order by 1`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** Notes that an authorization manager took a cart over, at the manager's prices. `cart` is the cart as it is then. */
export async function takeOver(ctx: Ctx, asked: AskedCart, contactId: number): Promise<void> {
  const request = await waitingRequest(ctx, asked)
  const parts = await readParts(ctx, asked.cart.id, asked.payerId)
  await appendEntry(placeOf(ctx), request, { action: 'APPROVED', contactId, step: 1, parts, via: asked.via })
  const { currency, totalGross, totalNet } = parts
  const totals = { parts, fingerprint: fingerprintOf(parts), currency, totalGross, totalNet }
  await changeRequest(ctx, request.id, { ...totals, status: 'APPROVED', isTakenOver: true, approverIds: [] })
  await approvalEvents.emit(ctx, 'APPROVAL_APPROVED', { approvalRequestId: request.id }, asked.cart.channelId)
}

/** Ends a request that waits. The contact who asked withdraws it; others decline it. */
export async function declineRequest(
  ctx: Ctx,
  asked: AskedCart,
  contactId: number | null,
  comment: string | null,
): Promise<void> {
  const { cart } = asked
  const request = await waitingRequest(ctx, asked)
  const isWithdrawn = contactId === request.contactId
  const action = isWithdrawn ? 'WITHDRAWN' : 'DECLINED'
  const decided = { action, contactId, step: request.step, comment, parts: request.parts, via: asked.via } as const
  await appendEntry(placeOf(ctx), request, decided)
  await changeRequest(ctx, request.id, { status: action, approverIds: [] })
  if (!isWithdrawn) await approvalEvents.emit(ctx, 'APPROVAL_DECLINED', { approvalRequestId: request.id }, cart.channelId)
}

/** Notes which order an approved cart has become. An approval of something else than what was ordered does not count for it. */
export async function closeRequest(ctx: Ctx, cart: CartRow, payerId: number | null, made: OrderRow): Promise<void> {
  const request = await latestRequest(ctx, cart.id)
  if (request?.status !== 'APPROVED' && request?.status !== 'ORDERED') return
  const parts = await readParts(ctx, cart.id, payerId)
  const change = request.isTakenOver ? null : voidingPart(request.parts, parts, request.tolerancePercentage)
  if (change) return void (await changeRequest(ctx, request.id, { status: 'VOID' }))
  const order = { id: made.id, uuid: made.uuid }
  await appendEntry(placeOf(ctx), request, { action: 'ORDERED', contactId: cart.contactId, parts, order })
  await changeRequest(ctx, request.id, { status: 'ORDERED', orderId: made.id })
}
