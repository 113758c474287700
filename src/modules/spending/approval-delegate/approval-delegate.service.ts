/** Delegates: contacts name those who decide in their place while they are away. */
import { sql } from 'kysely'
import type { ApprovalDelegateCreateInput, ApprovalDelegateUpdateInput } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { forbidden, invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, type Key, update } from '../../../core/store/store.js'
import type { ApprovalDelegateRow } from '../../../db/db.gen.js'
import { contact } from '../../../resources/accounts/contact.js'
import { approvalDelegate } from './approval-delegate.resource.js'

/** Lets another contact decide in place of the caller, or of any contact for a role for users. */
export const createDelegate = (ctx: Ctx, { contactId, ...input }: ApprovalDelegateCreateInput): Promise<ApprovalDelegateRow> =>
  inTransaction(ctx, async (inner) => {
    const away = contactOf(inner, contactId ?? null)
    const { delegateContactId } = input
    if (away === delegateContactId) throw invalidField('delegateContactId', 'must not be the contact who is away')
    requirePeriod(new Date(input.validFrom), new Date(input.validUntil))
    if (hasRole(inner.actor.roles, 'user', 'OWNER'))
      await requireRows(inner, { ...contact, visible: () => null }, 'id', [away, delegateContactId])
    await requireCommonCompany(inner, away, delegateContactId)
    return create(inner, approvalDelegate, { ...input, contactId: away })
  })

function contactOf({ actor: { roles, user } }: Ctx, contactId: number | null): number {
  const own = user?.kind === 'contact' ? user.id : null
  if (contactId !== null && contactId !== own && !hasRole(roles, 'user', 'OWNER'))
    throw forbidden('Unauthorized use of contactId')
  const found = contactId ?? own
  if (found === null) throw invalidField('contactId', 'is required')
  return found
}

function requirePeriod(from: Date, until: Date): void {
  if (from >= until) throw invalidField('validUntil', 'must be after validFrom')
}

async function requireCommonCompany(ctx: Ctx, contactId: number, delegateContactId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from "contactCompany" a join "contactCompany" b on b."companyId" = a."companyId"
     where a."contactId" = ${contactId} and b."contactId" = ${delegateContactId} for key share`.execute(ctx.db)
  if (rows.length === 0)
    throw invalidField(
      'delegateContactId',
      `refers to the contact [${delegateContactId}], who has no company in common with [${contactId}]`,
    )
}

export const updateDelegate = (
  ctx: Ctx,
  key: Key<'approvalDelegate'>,
  input: ApprovalDelegateUpdateInput,
): Promise<ApprovalDelegateRow> =>
  changing(ctx, approvalDelegate, key, { access: 'EDITOR' }, (inner, { id, validFrom, validUntil }) => {
    requirePeriod(new Date(input.validFrom ?? validFrom), new Date(input.validUntil ?? validUntil))
    return update(inner, approvalDelegate, { id }, input)
  })
