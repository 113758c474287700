/** Approval rules. The managers of a company set them, but must not weaken what holds for their own purchases. */

import { sql } from 'kysely'
import type { ApprovalRuleCreateInput, ApprovalRuleUpdateInput } from '../../../contract/contract.gen.js'
import { hasRole, type RequiredAccess } from '../../../core/auth/access.js'
import { forbidden, invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { changing } from '../../../core/store/changing.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { ApprovalRuleRow } from '../../../db/db.gen.js'
import { companyAndAbove } from '../../../resources/accounts/company.above.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import { requireCompanyAndContact } from '../budget/budget.service.js'
import { requireDistinctRates } from '../budget/rates.js'
import { requireSubject } from '../spending-limit/spending-limit.service.js'
import { approvalRuleEvents } from './approval-rule.events.js'
import { approvalRule } from './approval-rule.resource.js'
import { requireApprovers, toSteps } from './approval-rule.steps.js'

type RuleKey = Key<'approvalRule'>

/** Adds a rule of a company. */
export const createRule = (ctx: Ctx, input: ApprovalRuleCreateInput): Promise<ApprovalRuleRow> =>
  inTransaction(ctx, async (inner) => {
    if (input.contactId != null && input.contactRole != null)
      throw invalidField('contactRole', 'must not be given together with contactId')
    requireEscalation(input)
    const steps = toSteps(input.steps)
    const currency = input.currency ?? (await localeOf(inner)).currency
    requireDistinctRates(input.rates, currency)
    await requireCompanyAndContact(inner, input)
    await requireSubject(inner, input)
    await requireApprovers(inner, input.companyId, { ...input, steps })
    await refuseReplacing(inner, input)
    const values = { ...input, currency, rates: input.rates ?? [], steps }
    const added = await create(inner, { ...approvalRule, visible: () => null }, values)
    await approvalRuleEvents.emit(inner, 'APPROVAL_RULE_CREATED', { approvalRuleId: added.id })
    return added
  })

export const updateRule = (ctx: Ctx, key: RuleKey, input: ApprovalRuleUpdateInput): Promise<ApprovalRuleRow> =>
  changing(ctx, approvalRule, key, { access: 'EDITOR', event: announceUpdate }, async (inner, before) => {
    refuseNulls(input, 'steps')
    requireDistinctRates(input.rates, before.currency)
    const { steps: given, ...values } = input
    const steps = given ? toSteps(given) : undefined
    requireEscalation({ ...before, ...input })
    await requireApprovers(inner, before.companyId, { steps, escalateToContactId: input.escalateToContactId })
    if (isOwn(inner, before, 'EDITOR') && weakens(before, input))
      throw forbidden('Managers may only tighten an approval rule for their own purchases')
    return update(
      inner,
      approvalRule,
      { id: before.id },
      {
        ...values,
        ...(steps && { steps }),
        ...(input.rates === null && { rates: [] }),
      },
    )
  })

const announceUpdate = (ctx: Ctx, { id }: ApprovalRuleRow) =>
  approvalRuleEvents.emit(ctx, 'APPROVAL_RULE_UPDATED', { approvalRuleId: id })

export const deleteRule = (ctx: Ctx, key: RuleKey): Promise<ApprovalRuleRow> =>
  changing(ctx, approvalRule, key, { access: 'OWNER' }, async (inner, before) => {
    if (isOwn(inner, before, 'OWNER')) throw forbidden('Managers cannot delete an approval rule for their own purchases')
    const removed = await remove(inner, approvalRule, { id: before.id })
    await approvalRuleEvents.emit(inner, 'APPROVAL_RULE_DELETED', { approvalRuleId: removed.id })
    return removed
  })

type Whose = Partial<Pick<ApprovalRuleCreateInput, 'contactId' | 'contactRole'>>

/** Returns true if a rule also holds for the purchases of the manager who calls. */
const isOwn = ({ actor: { roles } }: Ctx, { contactId, contactRole }: Whose, access: RequiredAccess): boolean =>
  !hasRole(roles, 'user', access) && contactId == null && contactRole !== 'PURCHASER'

/** Returns true if a change could let a purchase pass that would otherwise need approval, or be approved by somebody else. */
function weakens(before: ApprovalRuleRow, input: ApprovalRuleUpdateInput): boolean {
  const isMore = (name: 'amount' | 'tolerancePercentage') =>
    input[name] != null && Decimal.of(input[name]).compare(Decimal.of(before[name])) > 0
  const others = [input.steps, input.rates, input.escalateAfterHours, input.escalateToContactId]
  return (
    isMore('amount') ||
    isMore('tolerancePercentage') ||
    (input.allowsOwnApproval === true && !before.allowsOwnApproval) ||
    (input.active === false && before.active) ||
    others.some((value) => value !== undefined)
  )
}

function requireEscalation({
  escalateAfterHours,
  escalateToContactId,
}: Pick<ApprovalRuleUpdateInput, 'escalateAfterHours' | 'escalateToContactId'>): void {
  if ((escalateAfterHours == null) !== (escalateToContactId == null))
    throw invalidField('escalateAfterHours', 'and escalateToContactId must be given together')
}

/** Refuses a rule of a manager, for their own purchases, that would replace one of a company above, or the authorization managers. */
async function refuseReplacing(ctx: Ctx, input: ApprovalRuleCreateInput): Promise<void> {
  if (!isOwn(ctx, input, 'OWNER')) return
  if (input.allowsOwnApproval || input.onlyIfRequired)
    throw forbidden(
      'Managers cannot let their own purchases pass more easily: allowsOwnApproval and onlyIfRequired need a role for users',
    )
  const { companyId, contactRole = null, categoryId = null, productId = null, supplier = null, costCentre = null } = input
  const { rows } = await sql`
    select 1 from "approvalRule" r join ${companyAndAbove(sql`${companyId}`)} above on above.id = r."companyId" and above.level > 0
     where r.active and r."contactId" is null and r."contactRole" is not distinct from ${contactRole}::text and not r."onlyIfRequired"
         and r."categoryId" is not distinct from ${categoryId}::int4 and r."productId" is not distinct from ${productId}::int4
         and lower(r.supplier) is not distinct from lower(${supplier}::text) and r."costCentre" is not distinct from ${costCentre}::text limit 1`.execute(
    ctx.db,
  )
  if (rows.length) throw forbidden('The rule would replace one of a company above, which holds for your own purchases')
}
