/** The company of a contact as REST names it: by its number, or as another system knows it. */

import { invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type CompanyReference, companyByReference, companyIdsByReference } from '../../../resources/accounts/company.access.js'

/** What an input of REST says of the company. */
export interface Parented {
  parentId?: number | null
  parent?: CompanyReference | null
}

/** The published code for a company that is not there. */
const NOT_FOUND = 'PARENT_CONTACT_NOT_FOUND_ERROR'

/** The input with the number of its company, however that was named; undefined when nothing was said of it. */
export async function withParentId<I extends Parented>(
  ctx: Ctx,
  { parent, parentId, ...rest }: I,
): Promise<Omit<I, 'parent' | 'parentId'> & { parentId?: number }> {
  const reference = referenceOf({ parent, parentId })
  if (!reference) return rest
  return { ...rest, parentId: (await companyByReference(ctx, reference, NOT_FOUND)).id }
}

/** The numbers of the companies of many inputs, in their order: undefined where nothing was said, null where there is no such company. */
export async function parentIdsOf(ctx: Ctx, inputs: readonly Parented[]): Promise<(number | null | undefined)[]> {
  const references = inputs.map(referenceOf)
  const asked = references.flatMap((reference) => reference ?? [])
  const found = (asked.length ? await companyIdsByReference(ctx, asked) : []).values()
  return references.map((reference) => reference && (found.next().value as number | null))
}

function referenceOf({ parent, parentId }: Parented): CompanyReference | undefined {
  if (parent === null || parentId === null) throw invalidField(parent === null ? 'parent' : 'parentId', 'must not be null')
  if (parent && parentId !== undefined && parent.id !== parentId) throw invalidField('parent', 'contradicts parentId')
  return parent ?? (parentId === undefined ? undefined : { id: parentId })
}
