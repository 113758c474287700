/** The category in which a product is to be at home, however it was named. */
import { sql } from 'kysely'
import { type DomainError, invalidField, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type CategoryReference, ownersByReference, referenceError } from '../category/category.find.js'

/** REST names the category as the parent, GraphQL by its number. */
export interface Parented {
  parent?: CategoryReference | null | undefined
  categoryId?: number | null | undefined
}

/** Null: the product is to leave its home. Undefined: nothing was said. */
export type Home = number | null | undefined

/** For each product the number of the category, or why it cannot be there. Two statements at most, however many products. */
export async function categoryIdsOf(ctx: Ctx, asked: readonly Parented[]): Promise<(Home | DomainError)[]> {
  const ownerOf = await ownersByReference(
    ctx,
    asked.map(({ parent }) => parent),
  )
  const found = asked.map((one) => homeOf(one, ownerOf))
  const known = await existing(ctx, [...new Set(found.flatMap((home) => (typeof home === 'number' ? [home] : [])))])
  return found.map((home) => (typeof home === 'number' && !known.has(home) ? unknown({ id: home }) : home))
}

function homeOf(
  { parent, categoryId }: Parented,
  ownerOf: (parent: CategoryReference) => number | undefined,
): Home | DomainError {
  if (parent === undefined) return categoryId
  if (parent === null) return categoryId == null ? null : invalidField('categoryId', 'contradicts parent')
  const { id, source, sourceId } = parent
  const refusal = referenceError(parent, ownerOf(parent))
  if (refusal) return refusal
  const home = id ?? ownerOf(parent)
  if (id == null && (source == null || sourceId == null))
    return invalidField('parent', 'must have an id, or a source and a sourceId')
  if (home === undefined) return unknown({ source, sourceId })
  return categoryId === undefined || categoryId === home ? home : invalidField('categoryId', 'contradicts parent')
}

const unknown = (key: Record<string, unknown>) => notFound('Category', 'CATEGORY_NOT_FOUND_ERROR', key)

async function existing(ctx: Ctx, ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const query = ctx.db.selectFrom('category').select('id').where('id', '=', sql<number>`any(${ids})`)
  return new Set((await query.execute()).map(({ id }) => id))
}
