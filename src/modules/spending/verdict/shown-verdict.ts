/** The verdict on a cart as both interfaces show it: without numbers that the caller may not see. */
import { hasRole } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import type { Relation } from '../../../core/store/relations.js'
import { type SpendingCart, verdictOfCart } from './cart.purchase.js'
import type { SpendingReason, Verdict } from './judge.js'

/** Returns true if the caller may see the numbers of a reason: those of a budget or limit in its companies, those of credit as a manager. */
function maySeeNumbers({ actor: { roles, user } }: Ctx, { companyId, creditAccountId }: SpendingReason): boolean {
  if (hasRole(roles, 'user', 'VIEWER')) return true
  const ids = creditAccountId === null ? user?.companyIds : user?.managedCompanyIds
  return ids?.includes(companyId) ?? false
}

const number = (text: string | null) => (text === null ? null : Decimal.of(text).toNumber())

function showReason(ctx: Ctx, reason: SpendingReason) {
  const { requested, available, rate } = reason
  const isShown = maySeeNumbers(ctx, reason)
  return {
    ...reason,
    requested: isShown ? number(requested) : null,
    available: isShown ? number(available) : null,
    rate: number(rate),
  }
}

const showVerdict = (ctx: Ctx, { verdict, reasons, approverIds }: Verdict) => ({
  verdict,
  reasons: reasons.map((reason) => showReason(ctx, reason)),
  approverIds: [...approverIds],
})

/** Returns the verdict on each cart. */
export const shownVerdictOfCart: Relation<SpendingCart, ReturnType<typeof showVerdict>> = async (ctx, carts) =>
  (await verdictOfCart(ctx, carts)).map((verdict) => showVerdict(ctx, verdict))
