/** The company of a contact in REST inputs: given by id, or by source. */
import { type DomainError, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type InputReference, recordByReference, resolveReferences } from '../../../core/store/reference.js'
import { companyLookup } from '../../../resources/accounts/company.js'

/** The company in a REST input. */
export interface ContactParentInput {
  parentId?: number | null
  parent?: InputReference | null
}

/** The published error code for a company that does not exist. */
const PARENT_NOT_FOUND = 'PARENT_CONTACT_NOT_FOUND_ERROR'

/** Returns the input with the id of its company as `parentId`; without it if the input has no company. */
export async function withParentId<I extends ContactParentInput>(
  ctx: Ctx,
  { parent, parentId, ...rest }: I,
): Promise<Omit<I, 'parent' | 'parentId'> & { parentId?: number }> {
  const reference = toParentReference({ parent, parentId })
  if (!reference) return rest
  return { ...rest, parentId: (await recordByReference(ctx, companyLookup, reference, PARENT_NOT_FOUND)).id }
}

/** Returns the company ids of many inputs, in order: the id, the error if there is no such company, or undefined if the input has no company. */
export const resolveParentIds = (
  ctx: Ctx,
  inputs: readonly ContactParentInput[],
): Promise<(number | DomainError | undefined)[]> => resolveReferences(ctx, companyLookup, inputs.map(toParentReference))

function toParentReference({ parent, parentId }: ContactParentInput): InputReference | undefined {
  if (parent === null || parentId === null) throw invalidField(parent === null ? 'parent' : 'parentId', 'must not be null')
  if (parent && parentId !== undefined && parent.id !== parentId) throw invalidField('parent', 'contradicts parentId')
  return parent ?? (parentId === undefined ? undefined : { id: parentId })
}
