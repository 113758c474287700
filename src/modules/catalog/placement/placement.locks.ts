/**
 * The rows that a change of placements locks: clusters, products, categories, placements, and finally search entries,
 * in this order and each by id, all of a kind in one statement. This prevents deadlocks.
 * This is not `changing` (core/store/changing.ts): one change locks rows of four tables, most of which are known only after the first are locked.
 */
import { sql } from 'kysely'
import { notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { CategoryItemRow } from '../../../db/db.gen.js'

/** The kinds of records in a category. */
export type ItemKind = 'product' | 'cluster'

/** Locks products or clusters, and the clusters of the products. */
export async function lockItems(ctx: Ctx, holder: ItemKind, ids: readonly number[]) {
  if (ids.length === 0) return []
  const cluster = holder === 'product' ? sql`"clusterId"` : sql`null::int4`
  const { rows } = await sql<{ id: number; clusterId: number | null }>`
    select id, ${cluster} as "clusterId" from ${sql.table(holder)}
     where id = any(${ids}) order by id for no key update`.execute(ctx.db)
  return rows
}

/** Locks categories, and returns the last sortOrder in each. */
export async function lockCategories(ctx: Ctx, ids: readonly number[]): Promise<Map<number, number>> {
  const asked = [...new Set(ids)]
  const { rows } = await sql<{ id: number; end: number }>`
    select id, coalesce((select "sortOrder" from "categoryItem" where "categoryId" = category.id
                          order by "sortOrder" desc limit 1), 0) as "end"
      from category where id = any(${asked}) order by id for key share of category`.execute(ctx.db)
  const ends = new Map(rows.map(({ id, end }) => [id, end]))
  const stranger = asked.find((id) => !ends.has(id))
  if (stranger !== undefined) throw notFound('Category', 'CATEGORY_NOT_FOUND_ERROR', { id: stranger })
  return ends
}

/** Locks all placements of these products or clusters, the oldest first. */
export async function lockPlacements(ctx: Ctx, holder: ItemKind, ids: readonly number[]) {
  const owner = sql.id(`${holder}Id`)
  const { rows } = await sql<Pick<CategoryItemRow, 'id' | 'categoryId' | 'isDefault' | 'sortOrder'> & { ownerId: number }>`
    select id, ${owner} as "ownerId", "categoryId", "isDefault", "sortOrder" from "categoryItem"
     where ${owner} = any(${ids}) order by id for update`.execute(ctx.db)
  return rows
}

/** Locks the placements of products and of clusters together, because one kind after the other would not be in the order of ids. */
export async function lockAllPlacements(ctx: Ctx, productIds: readonly number[], clusterIds: readonly number[]): Promise<void> {
  await sql`select id from "categoryItem" where "productId" = any(${productIds}) or "clusterId" = any(${clusterIds})
             order by id for update`.execute(ctx.db)
}

/** Serializes changes of a category's order. */
export async function lockCategoryOrder(ctx: Ctx, categoryId: number): Promise<void> {
  await sql`select id from category where id = ${categoryId} for no key update`.execute(ctx.db)
  await sql`select id from "categoryItem" where "categoryId" = ${categoryId} order by id for update`.execute(ctx.db)
}

/** Locks a category's order to insert items: the placements that move up, and all placements of the items. */
export async function lockOrderAndItems(ctx: Ctx, categoryId: number, holder: ItemKind, ids: readonly number[]): Promise<void> {
  await sql`select id from category where id = ${categoryId} for no key update`.execute(ctx.db)
  await sql`select id from "categoryItem" where "categoryId" = ${categoryId} or ${sql.id(`${holder}Id`)} = any(${ids})
             order by id for update`.execute(ctx.db)
}
