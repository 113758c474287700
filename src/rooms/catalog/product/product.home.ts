/** The category in which a product is to be at home, however it was named. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { type DomainError, invalidField, notFound } from '../../../core/errors.js'
import { ownersBySource } from '../../../core/sources.js'
import { categorySource } from '../category/category.js'

/** A category by its number, or as another system knows it. */
interface CategoryReference {
  id?: number | null
  source?: string | null
  sourceId?: string | null
}

/** REST names the category as the parent, GraphQL by its number. */
export interface Parented {
  parent?: CategoryReference | null | undefined
  categoryId?: number | null | undefined
}

/** Null: the product is to leave its home. Undefined: nothing was said. */
export type Home = number | null | undefined

/** For each product the number of the category, or why it cannot be there. Two statements at most, however many products. */
export async function homesOf(ctx: Ctx, asked: readonly Parented[]): Promise<(Home | DomainError)[]> {
  const named = asked.flatMap(({ parent }) =>
    bySource(parent) ? [{ id: parent?.sourceId ?? '', name: parent?.source ?? null }] : [],
  )
  const owners = named.length ? await ownersBySource(ctx, categorySource, named) : []
  const bySourceKey = new Map(owners.map(({ name, id, ownerId }) => [JSON.stringify([name, id]), ownerId]))
  const found = asked.map((one) => homeOf(one, bySourceKey))
  const known = await existing(ctx, [...new Set(found.flatMap((home) => (typeof home === 'number' ? [home] : [])))])
  return found.map((home) => (typeof home === 'number' && !known.has(home) ? unknown({ id: home }) : home))
}

const bySource = (parent: Parented['parent']) => parent?.id == null && parent?.source != null && parent.sourceId != null

function homeOf({ parent, categoryId }: Parented, owners: ReadonlyMap<string, number>): Home | DomainError {
  if (parent == null) return categoryId === undefined ? parent : categoryId
  const { id, source, sourceId } = parent
  const home = id ?? owners.get(JSON.stringify([source, sourceId]))
  if (id == null && !bySource(parent)) return invalidField('parent', 'must have an id, or a source and a sourceId')
  if (home === undefined) return unknown({ source, sourceId })
  return categoryId == null || categoryId === home ? home : invalidField('categoryId', 'contradicts parent')
}

const unknown = (key: Record<string, unknown>) => notFound('Category', 'CATEGORY_NOT_FOUND_ERROR', key)

async function existing(ctx: Ctx, ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const query = ctx.db.selectFrom('category').select('id').where('id', '=', sql<number>`any(${ids})`)
  return new Set((await query.execute()).map(({ id }) => id))
}
