/** Purchase authorization: a contact orders up to a limit; above it, an authorization manager of the company takes over the cart. */
import { sql } from 'kysely'
import type { ApprovalVia } from '../../../../contract/contract.gen.js'
import { hasRole } from '../../../../core/auth/access.js'
import { conflict, forbidden, notFound } from '../../../../core/base/errors.js'
import type { Ctx } from '../../../../core/context.js'
import { changing } from '../../../../core/store/changing.js'
import type { Relation } from '../../../../core/store/relations.js'
import { update } from '../../../../core/store/store.js'
import type { ApprovalRequestRow, CartRow, OrderRow } from '../../../../db/db.gen.js'
import { exceedsLimit } from '../../../accounts/purchase-authorization/purchase-authorization.limit.js'
import { isSamePerson } from '../../../spending/approval/people.js'
import {
  type AskedCart,
  approveStep,
  closeRequest,
  declineRequest,
  mayApprove,
  openRequest,
  takeOver,
} from '../../../spending/approval/request.js'
import { purchaseOfCart, type SpendingCart, verdictOfCart } from '../../../spending/verdict/cart.purchase.js'
import { readFacts } from '../../../spending/verdict/facts.js'
import { requireAllowed } from '../../../spending/verdict/hold.js'
import { judge, type Verdict } from '../../../spending/verdict/judge.js'
import { NO_FACTS, type SpendingFacts } from '../../../spending/verdict/purchase.js'
import { cartEvents } from '../cart.events.js'
import { cart, isOrdered } from '../cart.resource.js'
import { refuseClosed } from '../cart.service.js'
import { recalculateCart } from '../pricing/cart.calculate.js'

interface LimitedCart extends Pick<CartRow, 'contactId' | 'companyId'> {
  amounts: Pick<CartRow['amounts'], 'totalGross'>
}

/** Returns whether each cart exceeds the limit of its contact, which applies to the total without tax. */
export const exceedsPurchaseLimit: Relation<LimitedCart, boolean> = (ctx, carts) =>
  exceedsLimit(
    ctx,
    carts.map(({ contactId, companyId, amounts: { totalGross } }) => ({ contactId, companyId, totalGross })),
  )

/** Returns whether each cart needs authorization: because of the limit of its contact, a budget, a limit or an approval rule of its company. */
export const isAuthorizationRequired: Relation<SpendingCart, boolean> = async (ctx, carts) => {
  const exceeded = await exceedsPurchaseLimit(ctx, carts)
  const verdicts = carts.some(({ companyId }) => companyId !== null) ? await verdictOfCart(ctx, carts) : []
  return carts.map(
    (_, i) => verdicts[i]?.verdict === 'NEEDS_APPROVAL' || (exceeded[i] === true && verdicts[i]?.verdict === 'REFUSED'),
  )
}

/** Throws if the contact of the cart may not order it without an authorization manager, and nobody has approved it. */
export async function requireWithinLimit(ctx: Ctx, row: CartRow): Promise<void> {
  const [isRequired] = await exceedsPurchaseLimit(ctx, [row])
  if (!isRequired) return
  const { verdict, steps } = await readAsked(ctx, row).then((asked) => asked.verdict)
  if (verdict === 'ALLOWED' && steps.length > 0) return
  throw conflict('CART_INVALID_STATUS_ERROR', 'The cart exceeds the limit of the contact: it needs purchase authorization')
}

/** A cart, and what its verdict says. */
interface JudgedCart extends AskedCart {
  facts: SpendingFacts
  verdict: Verdict
}

async function readAsked(ctx: Ctx, row: CartRow): Promise<JudgedCart> {
  const purchase = purchaseOfCart(row)
  const [facts = NO_FACTS] = await readFacts(ctx, [purchase])
  const verdict = judge(purchase, facts)
  return { cart: row, facts, verdict, steps: verdict.steps, payerId: facts.credit?.companyId ?? null }
}

/** Hands a cart that needs approval to the approvers of its first step, or to the authorization managers, and sends them an e-mail. */
export const requestAuthorization = (ctx: Ctx, uuid: string): Promise<CartRow> =>
  changing(ctx, cart, { uuid }, { access: 'EDITOR', allows: refuseClosed }, async (inner, row) => {
    const priced = await recalculateCart(inner, row)
    const asked = await readAsked(inner, priced)
    requireAllowed(asked.verdict, 'REFUSALS')
    if (asked.verdict.verdict !== 'NEEDS_APPROVAL')
      throw conflict('CART_REQUEST_PURCHASE_AUTHORIZATION_ERROR', 'The cart does not exceed the limit of its contact')
    const changed = await update(inner, cart, { id: row.id }, { status: 'PENDING_PURCHASE_AUTHORIZATION' })
    await openRequest(inner, asked)
    await sendRequest(inner, row)
    return { ...changed, amounts: priced.amounts }
  })

/** Sends the e-mail about a request to those who may decide now. */
const sendRequest = (ctx: Ctx, { uuid, companyId, channelId }: CartRow) =>
  cartEvents.emit(ctx, 'CART_SEND_REQUEST_PURCHASE_AUTHORIZATION', { cartId: uuid, companyId }, channelId)

const NOT_ACCEPTED = 'CART_ACCEPT_PURCHASE_AUTHORIZATION_REQUEST_ERROR'

/**
 * Approves a cart that waits. Without approval rules, an authorization manager of the company takes it over, at the manager's prices. With rules, each
 * step is approved in turn; then the cart is open again for the contact who asked, as it was approved.
 */
export const acceptAuthorization = (ctx: Ctx, uuid: string, contactId: number | null, via?: ApprovalVia): Promise<CartRow> =>
  changing(ctx, cart, { uuid }, { access: 'EDITOR', allows: refuseUnlessWaiting }, async (inner, row) => {
    const approver = managerOf(inner, contactId)
    const asked = { ...(await readAsked(inner, row)), via }
    requireAllowed(asked.verdict, 'REFUSALS')
    const isFollowingRules = followsRules(asked)
    const { isContact, isManager } = await readManager(inner, approver, row.companyId)
    if (!isContact) throw notFound('Contact', 'CONTACT_NOT_FOUND_ERROR', { id: approver })
    if (!isFollowingRules && isManager) return takeCartOver(inner, asked, approver)
    if (!isFollowingRules && !asked.steps.some(({ approverIds }) => approverIds.includes(approver)))
      throw conflict(NOT_ACCEPTED, 'The contact is not an authorization manager of the company of the cart')
    const outcome = await approveStep(inner, asked, approver)
    if (outcome === 'NEXT_STEP') await sendRequest(inner, row)
    return outcome === 'COMPLETE' ? setStatus(inner, row, {}) : row
  })

const followsRules = ({ steps }: AskedCart): boolean => steps.some(({ rule }) => rule !== null)

/** Returns false if a manager would take over a cart of their own that needs approval because of more than its purchase limit. */
function mayTakeOver({ cart: { contactId }, facts, verdict }: JudgedCart, manager: number): boolean {
  const isContractOnly = verdict.reasons.every(({ code, effect }) => effect === 'INFORMS' || code === 'PURCHASE_LIMIT_EXCEEDED')
  return isContractOnly || contactId === null || !isSamePerson(facts.people, contactId, manager)
}

/** Gives a pending cart to an authorization manager of its company. The cart is open again, at the manager's prices. */
async function takeCartOver(ctx: Ctx, asked: JudgedCart, manager: number): Promise<CartRow> {
  const { cart: row } = asked
  if (!mayTakeOver(asked, manager)) throw forbidden('Nobody approves their own request')
  const taken = await recalculateCart(ctx, await setStatus(ctx, row, { contactId: manager }))
  await takeOver(ctx, { ...asked, cart: taken }, manager)
  return taken
}

/** Opens a pending cart again. It may belong to somebody else, so it is found by its id, under the lock already held. */
async function setStatus(ctx: Ctx, row: CartRow, values: Partial<CartRow>): Promise<CartRow> {
  const changed = { ...values, status: 'OPEN' as const, lastModifiedAt: ctx.now }
  await ctx.db
    .updateTable('cart')
    .set(changed as never)
    .where('id', '=', row.id)
    .execute()
  return { ...row, ...changed }
}

/** Declines a request, or withdraws it if the contact who asked calls. The cart is open again, and needs approval as before. */
export const declineAuthorization = (ctx: Ctx, uuid: string, comment: string | null, via?: ApprovalVia): Promise<CartRow> =>
  changing(ctx, cart, { uuid }, { access: 'EDITOR', allows: refuseUnlessWaiting }, async (inner, row) => {
    const { user } = inner.actor
    await declineRequest(inner, { ...(await readAsked(inner, row)), via }, user?.kind === 'contact' ? user.id : null, comment)
    return setStatus(inner, row, {})
  })

/** A cart that waits, as one of those who may decide sees it. */
export interface WaitingCart extends JudgedCart {
  /** What an approval by this contact does; null if the contact may not approve it. */
  effect: 'APPROVES' | 'TAKES_OVER' | null
}

/** Reads a cart that waits, and what a contact may do about it. */
export async function readWaiting(ctx: Ctx, row: CartRow, request: ApprovalRequestRow, contactId: number): Promise<WaitingCart> {
  const asked = await readAsked(ctx, row)
  const { isManager } = await readManager(ctx, contactId, row.companyId)
  if (isManager && !followsRules(asked)) return { ...asked, effect: mayTakeOver(asked, contactId) ? 'TAKES_OVER' : null }
  return { ...asked, effect: (await mayApprove(ctx, asked, request, contactId)) ? 'APPROVES' : null }
}

/** Notes which order an approved cart has become. */
export async function closeAuthorization(ctx: Ctx, row: CartRow, made: OrderRow): Promise<void> {
  const { payerId } = await readAsked(ctx, row)
  await closeRequest(ctx, row, payerId, made)
}

function refuseUnlessWaiting(row: CartRow): void {
  if (isOrdered(row) || row.status !== 'PENDING_PURCHASE_AUTHORIZATION')
    throw conflict('CART_INVALID_STATUS_ERROR', 'The cart does not wait for purchase authorization')
}

function managerOf({ actor: { user, roles } }: Ctx, contactId: number | null): number {
  const own = user?.kind === 'contact' ? user.id : null
  if (contactId !== null && contactId !== own && !hasRole(roles, 'order', 'EDITOR'))
    throw forbidden('Unauthorized use of contactId')
  const manager = contactId ?? own
  if (manager === null) throw conflict(NOT_ACCEPTED, 'contactId is required')
  return manager
}

async function readManager(
  ctx: Ctx,
  contactId: number,
  companyId: number | null,
): Promise<{ isContact: boolean; isManager: boolean }> {
  const { rows } = await sql<{ isContact: boolean; isManager: boolean }>`
    select exists (select from contact where id = ${contactId}) as "isContact",
           exists (select from "purchaseAuthorizationConfig" where "contactId" = ${contactId} and "companyId" = ${companyId}
                      and "purchaseRole" = 'AUTHORIZATION_MANAGER') as "isManager"`.execute(ctx.db)
  return rows[0] as { isContact: boolean; isManager: boolean }
}
