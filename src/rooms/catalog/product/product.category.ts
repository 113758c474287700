/** The category in which a product is to be at home, however it was named. */
import { DomainError, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type InputReference, resolveReferences } from '../../../core/store/reference.js'
import { categoryLookup } from '../../../resources/catalog/category.js'

/** REST names the category as the parent, GraphQL by its number. */
export interface CategoryInput {
  parent?: InputReference | null | undefined
  categoryId?: number | null | undefined
}

/** For each product the number of its category, or why it cannot be there. Null: it is to leave its category. Undefined: nothing was said. Two statements at most, however many products. */
export async function resolveCategoryIds(ctx: Ctx, items: readonly CategoryInput[]): Promise<(number | null | undefined | DomainError)[]> {
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
  const isWhole = parent.id != null || (parent.source != null && parent.sourceId != null)
  return isWhole ? parent : invalidField('parent', 'must have an id, or a source and a sourceId')
}

const contradictionError = () => invalidField('categoryId', 'contradicts parent')
