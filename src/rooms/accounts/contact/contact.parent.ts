/** The company of a contact as REST names it: by its number, or as another system knows it. */

import { type DomainError, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type InputReference, recordByReference, resolveReferences } from '../../../core/store/reference.js'
import { companyLookup } from '../../../resources/accounts/company.js'

/** What an input of REST says of the company. */
export interface ContactParentInput {
  parentId?: number | null
  parent?: InputReference | null
}

/** The published code for a company that is not there. */
const PARENT_NOT_FOUND = 'PARENT_CONTACT_NOT_FOUND_ERROR'

/** The input with the number of its company, however that was named; undefined when nothing was said of it. */
export async function withParentId<I extends ContactParentInput>(
  ctx: Ctx,
  { parent, parentId, ...rest }: I,
): Promise<Omit<I, 'parent' | 'parentId'> & { parentId?: number }> {
  const reference = toParentReference({ parent, parentId })
  if (!reference) return rest
  return { ...rest, parentId: (await recordByReference(ctx, companyLookup, reference, PARENT_NOT_FOUND)).id }
}

/** The companies of many inputs, in their order: their numbers, or why there is none; undefined where nothing was said. */
export const resolveParentIds = (
  ctx: Ctx,
  inputs: readonly ContactParentInput[],
): Promise<(number | DomainError | undefined)[]> => resolveReferences(ctx, companyLookup, inputs.map(toParentReference))

function toParentReference({ parent, parentId }: ContactParentInput): InputReference | undefined {
  if (parent === null || parentId === null) throw invalidField(parent === null ? 'parent' : 'parentId', 'must not be null')
  if (parent && parentId !== undefined && parent.id !== parentId) throw invalidField('parent', 'contradicts parentId')
  return parent ?? (parentId === undefined ? undefined : { id: parentId })
}
