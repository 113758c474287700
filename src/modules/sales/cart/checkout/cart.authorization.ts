/** Purchase authorization: a contact orders up to a limit; above it, an authorization manager of the company takes over the cart. */
import { sql } from 'kysely'
import { hasRole } from '../../../../core/auth/access.js'
import { conflict, forbidden, notFound } from '../../../../core/base/errors.js'
import type { Ctx } from '../../../../core/context.js'
import { changing } from '../../../../core/store/changing.js'
import type { Relation } from '../../../../core/store/relations.js'
import { update } from '../../../../core/store/store.js'
import type { CartRow } from '../../../../db/db.gen.js'
import { exceedsLimit } from '../../../accounts/purchase-authorization/purchase-authorization.limit.js'
import { type SpendingCart, verdictOfCart } from '../../../spending/verdict/cart.purchase.js'
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

/** Returns whether each cart needs authorization: because of the limit of its contact, or of a budget or limit of its company. */
export const isAuthorizationRequired: Relation<SpendingCart, boolean> = async (ctx, carts) => {
  const exceeded = await exceedsPurchaseLimit(ctx, carts)
  const isOpen = carts.map(({ companyId }, i) => companyId !== null && !exceeded[i])
  const verdicts = isOpen.includes(true) ? await verdictOfCart(ctx, carts) : []
  return carts.map((_, i) => exceeded[i] === true || (isOpen[i] === true && verdicts[i]?.verdict === 'NEEDS_APPROVAL'))
}

/** Throws if the contact of the cart may not order it without an authorization manager. */
export async function requireWithinLimit(ctx: Ctx, row: CartRow): Promise<void> {
  const [isRequired] = await exceedsPurchaseLimit(ctx, [row])
  if (isRequired)
    throw conflict('CART_INVALID_STATUS_ERROR', 'The cart exceeds the limit of the contact: it needs purchase authorization')
}

/** Hands a cart above the limit to the authorization managers and sends them an e-mail. */
export const requestAuthorization = (ctx: Ctx, uuid: string): Promise<CartRow> =>
  changing(ctx, cart, { uuid }, { access: 'EDITOR', allows: refuseClosed }, async (inner, row) => {
    const priced = await recalculateCart(inner, row)
    const [isRequired] = await isAuthorizationRequired(inner, [priced])
    if (!isRequired)
      throw conflict('CART_REQUEST_PURCHASE_AUTHORIZATION_ERROR', 'The cart does not exceed the limit of its contact')
    const changed = await update(inner, cart, { id: row.id }, { status: 'PENDING_PURCHASE_AUTHORIZATION' })
    await cartEvents.emit(
      inner,
      'CART_SEND_REQUEST_PURCHASE_AUTHORIZATION',
      { cartId: uuid, companyId: row.companyId },
      row.channelId,
    )
    return { ...changed, amounts: priced.amounts }
  })

const NOT_ACCEPTED = 'CART_ACCEPT_PURCHASE_AUTHORIZATION_REQUEST_ERROR'

/** Gives a pending cart to an authorization manager of its company. The cart is open again, at the manager's prices. */
export const acceptAuthorization = (ctx: Ctx, uuid: string, contactId: number | null): Promise<CartRow> =>
  changing(ctx, cart, { uuid }, { access: 'EDITOR', allows: refuseUnlessWaiting }, async (inner, row) => {
    const manager = managerOf(inner, contactId)
    await requireManager(inner, manager, row.companyId)
    const values = { contactId: manager, status: 'OPEN', lastModifiedAt: inner.now }
    // The cart still belongs to the purchaser, so it is found by its id, under the lock already held.
    await inner.db
      .updateTable('cart')
      .set(values as never)
      .where('id', '=', row.id)
      .execute()
    return recalculateCart(inner, { ...row, contactId: manager, status: 'OPEN' })
  })

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

async function requireManager(ctx: Ctx, contactId: number, companyId: number | null): Promise<void> {
  const { rows } = await sql<{ isContact: boolean; isManager: boolean }>`
    select exists (select from contact where id = ${contactId}) as "isContact",
           exists (select from "purchaseAuthorizationConfig" where "contactId" = ${contactId} and "companyId" = ${companyId}
                      and "purchaseRole" = 'AUTHORIZATION_MANAGER') as "isManager"`.execute(ctx.db)
  if (!rows[0]?.isContact) throw notFound('Contact', 'CONTACT_NOT_FOUND_ERROR', { id: contactId })
  if (!rows[0].isManager) throw conflict(NOT_ACCEPTED, 'The contact is not an authorization manager of the company of the cart')
}
