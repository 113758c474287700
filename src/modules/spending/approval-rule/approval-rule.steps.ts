/** The steps of approval rules: their checks, and the form in which they are stored. */

import { sql } from 'kysely'
import type { ApprovalStepInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { ApprovalStepValues } from '../../../db/json.js'
import { companyAndAbove } from '../../../resources/accounts/company.above.js'

/** Checks steps and returns them as they are stored. */
export const toSteps = (steps: readonly ApprovalStepInput[]): ApprovalStepValues[] => steps.map(toStep)

function toStep({ approvers, contactIds, role, needs, count }: ApprovalStepInput, i: number): ApprovalStepValues {
  const field = (name: string) => `steps.${i}.${name}`
  if ((approvers === 'CONTACTS') !== Boolean(contactIds?.length))
    throw invalidField(field('contactIds'), 'must be given for CONTACTS, and only for them')
  if ((approvers === 'ROLE') !== (role != null)) throw invalidField(field('role'), 'must be given for ROLE, and only for it')
  if (role === 'PURCHASER') throw invalidField(field('role'), 'must be AUTHORIZATION_MANAGER or COMPANY_MANAGER')
  if ((needs === 'COUNT') !== (count != null)) throw invalidField(field('count'), 'must be given for COUNT, and only for it')
  const ids = [...new Set(contactIds ?? [])]
  if (count != null && approvers === 'CONTACTS' && count > ids.length)
    throw invalidField(field('count'), 'must not be more than the number of contacts')
  return { approvers, contactIds: ids, role: role ?? null, needs: needs ?? 'ANY', count: count ?? null }
}

interface NamedApprovers {
  steps?: readonly ApprovalStepValues[] | undefined
  escalateToContactId?: number | null | undefined
}

/** Throws unless all named approvers belong to the company or to one above it. */
export async function requireApprovers(
  ctx: Ctx,
  companyId: number,
  { steps = [], escalateToContactId }: NamedApprovers,
): Promise<void> {
  const ids = [...steps.flatMap(({ contactIds }) => contactIds), ...(escalateToContactId == null ? [] : [escalateToContactId])]
  if (ids.length === 0) return
  const { rows } = await sql<{ id: number }>`
    select distinct m."contactId" as id
      from "contactCompany" m join ${companyAndAbove(sql`${companyId}`)} above on above.id = m."companyId" where m."contactId" = any(${ids}::int4[])`.execute(
    ctx.db,
  )
  const missing = ids.find((id) => !rows.some((row) => row.id === id))
  if (missing === undefined) return
  const field = missing === escalateToContactId ? 'escalateToContactId' : 'steps'
  throw invalidField(
    field,
    `refers to the contact [${missing}], who does not belong to the company [${companyId}] or to one above it`,
  )
}
