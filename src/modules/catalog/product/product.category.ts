/** Resolves the default category that an input gives to a product. */
import { DomainError, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type InputReference, resolveReferences } from '../../../core/store/reference.js'
import { categoryLookup } from '../../../resources/catalog/category.js'

/** How an input gives the default category: REST as `parent`, GraphQL as `categoryId`. */
export interface CategoryInput {
  parent?: InputReference | null | undefined
  categoryId?: number | null | undefined
}

/**
 * Returns for each product the id of its default category, or the error that prevents it. Null removes the product from its
 * default category; undefined means that the input does not mention a category. At most two statements for any number of products.
 */
export async function resolveCategoryIds(
  ctx: Ctx,
  items: readonly CategoryInput[],
): Promise<(number | null | undefined | DomainError)[]> {
  const references = items.map(toCategoryReference)
  const found = await resolveReferences(
    ctx,
    categoryLookup,
    references.map((reference) => (reference instanceof DomainError ? undefined : reference)),
  )
  return items.map(({ categoryId }, i) => {
    const [reference, id] = [references[i], found[i]]
    if (reference instanceof DomainError) return reference
    return typeof id === 'number' && categoryId !== undefined && categoryId !== id ? contradictionError() : id
  })
}

function toCategoryReference({ parent, categoryId }: CategoryInput): InputReference | null | undefined | DomainError {
  if (parent === undefined) return categoryId == null ? categoryId : { id: categoryId }
  if (parent === null) return categoryId == null ? null : contradictionError()
  const isComplete = parent.id != null || (parent.source != null && parent.sourceId != null)
  return isComplete ? parent : invalidField('parent', 'must have an id, or a source and a sourceId')
}

const contradictionError = () => invalidField('categoryId', 'contradicts parent')
