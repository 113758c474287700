/** Verdicts as both interfaces show them: without numbers that the caller may not see. */
import { hasRole } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import type { Relation } from '../../../core/store/relations.js'
import { principalOf, type StepProgress } from '../approval/chain.js'
import { type SpendingCart, verdictOfCart } from './cart.purchase.js'
import { readFacts } from './facts.js'
import { checkPurchase, judge, type SpendingCheck, type SpendingReason, type Verdict } from './judge.js'
import { NO_FACTS, type Purchase } from './purchase.js'

/** Returns true if the caller may see the numbers of a reason: those of a budget or limit in its companies, those of credit as a manager. */
function maySeeNumbers({ actor: { roles, user } }: Ctx, { companyId, creditAccountId }: SpendingReason): boolean {
  if (hasRole(roles, 'user', 'VIEWER')) return true
  const ids = creditAccountId === null ? user?.companyIds : user?.managedCompanyIds
  return ids?.includes(companyId) ?? false
}

const number = (text: string | null) => (text === null ? null : Decimal.of(text).toNumber())

/** Returns one of the numbers of a reason if the caller may see them. */
const numberFor =
  (ctx: Ctx, reason: SpendingReason) =>
  (text: string | null): number | null =>
    maySeeNumbers(ctx, reason) ? number(text) : null

function showReason(ctx: Ctx, reason: SpendingReason) {
  const shown = numberFor(ctx, reason)
  return { ...reason, requested: shown(reason.requested), available: shown(reason.available), rate: number(reason.rate) }
}

const showStep = ({ rule, needs, required, approverIds, approvals, isComplete }: StepProgress, i: number) => ({
  ...{ number: i + 1, approvalRuleId: rule?.id ?? null, name: rule?.name ?? null },
  ...{ needs, required, isComplete, approverIds: [...approverIds], approvedByIds: approvals.map(principalOf) },
})

const showVerdict = (ctx: Ctx, { verdict, reasons, approverIds, steps }: Verdict) => ({
  verdict,
  reasons: reasons.map((reason) => {
    const { companyId: _, ...shown } = showReason(ctx, reason)
    return shown
  }),
  approverIds: [...approverIds],
  steps: steps.map(showStep),
})

export type ShownVerdict = ReturnType<typeof showVerdict>

/** Returns the verdict on each cart. */
export const shownVerdictOfCart: Relation<SpendingCart, ShownVerdict> = async (ctx, carts) =>
  (await verdictOfCart(ctx, carts)).map((verdict) => showVerdict(ctx, verdict))

/** Returns the verdict on each purchase. One statement. */
export async function showVerdicts(ctx: Ctx, purchases: readonly Purchase[]): Promise<ShownVerdict[]> {
  const facts = await readFacts(ctx, purchases)
  return purchases.map((purchase, i) => showVerdict(ctx, judge(purchase, facts[i] ?? NO_FACTS)))
}

function showCheck(ctx: Ctx, { isPassed, reason, name, amount, used }: SpendingCheck) {
  const shown = numberFor(ctx, reason)
  return { ...showReason(ctx, reason), isPassed, name, amount: shown(amount), used: shown(used) }
}

/** A passed check of a company that is not the caller's would disclose what that company has. */
const maySeeCheck = ({ actor: { roles, user } }: Ctx, { isPassed, reason }: SpendingCheck): boolean =>
  !isPassed || hasRole(roles, 'user', 'VIEWER') || (user?.companyIds.includes(reason.companyId) ?? false)

/** Returns the verdict on a purchase with everything that it was compared with. */
export async function explainPurchase(ctx: Ctx, purchase: Purchase) {
  const [facts = NO_FACTS] = await readFacts(ctx, [purchase])
  const { reasons: _, ...verdict } = showVerdict(ctx, judge(purchase, facts))
  const checks = checkPurchase(purchase, facts).filter((check) => maySeeCheck(ctx, check))
  return { ...verdict, checks: checks.map((check) => showCheck(ctx, check)) }
}
