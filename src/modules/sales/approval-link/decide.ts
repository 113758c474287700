/** Decides with a link, in the name of its contact and with all the checks of a decision over the API. */
import { sql } from 'kysely'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { withoutMarkup } from '../../../core/input/markup.js'
import { toNfc, withoutControls } from '../../../core/input/text.js'
import type { CartRow } from '../../../db/db.gen.js'
import { acceptAuthorization, declineAuthorization } from '../cart/checkout/cart.authorization.js'
import { type FoundLink, takeLink } from './links.js'

/** The longest remark, as over the API. */
export const MAX_REMARK = 1000

/** What the owner of a link decided. */
export interface LinkDecision {
  isApproved: boolean
  remark: string
}

/** What a decision has led to: the next person is asked, the buyer may order, the approver has the cart, or the request is declined. */
export type LinkOutcome = 'WAITS' | 'APPROVED' | 'TAKEN_OVER' | 'DECLINED'

/** Returns a remark as it is stored: plain text without markup. */
export const toRemark = (text: string): string => withoutMarkup(withoutControls(toNfc(text.replaceAll('\r\n', '\n')))).trim()

/**
 * Decides, and uses up the link: both or neither. Returns null if the link cannot be used any more. The context is that of the contact. The cart is locked
 * before the link, as every change of a request locks it first.
 */
export const decideWithLink = (ctx: Ctx, { link, cart }: FoundLink, decision: LinkDecision): Promise<LinkOutcome | null> =>
  inTransaction(ctx, async (inner) => {
    if (!cart) return null
    await sql`select 1 from cart where uuid = ${cart.uuid} for no key update`.execute(inner.db)
    if (!(await takeLink(inner, link))) return null
    if (decision.isApproved) return outcomeOf(await acceptAuthorization(inner, cart.uuid, link.contactId, 'LINK'), link.contactId)
    await declineAuthorization(inner, cart.uuid, decision.remark || null, 'LINK')
    return 'DECLINED'
  })

function outcomeOf({ status, contactId }: CartRow, approver: number): LinkOutcome {
  if (status === 'PENDING_PURCHASE_AUTHORIZATION') return 'WAITS'
  return contactId === approver ? 'TAKEN_OVER' : 'APPROVED'
}
