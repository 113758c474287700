/** The structure of the tree: parents, order, and paths. */
import { sql } from 'kysely'
import type { YesNo } from '../../../contract/contract.gen.js'
import { refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import { groupBy, missing, rowsOf } from '../../../core/store/store.js'
import type { CategoryRow } from '../../../db/db.gen.js'
import { category } from '../../../resources/catalog/category.js'

// The tree has its own locks, besides those of `changing`: a move changes the paths of all descendants, which are not
// known before the tree is locked. Both are advisory locks, taken before any row is locked.

/** Taken to write categories without moving one: waits for moves, not for other writers. */
export const lockTreeShared = (ctx: Ctx) => sql`select pg_advisory_xact_lock_shared(hashtext('category.tree'))`.execute(ctx.db)

/** Taken to move: moves are serialized, and nothing is added below a moving subtree. */
export const lockTreeExclusive = (ctx: Ctx) => sql`select pg_advisory_xact_lock(hashtext('category.tree'))`.execute(ctx.db)

const bySortOrder = (a: CategoryRow, b: CategoryRow) => a.sortOrder - b.sortOrder || a.id - b.id

/** Returns the children of each category, in order. */
export const childrenOf =
  (columns?: readonly string[]): Relation<Pick<CategoryRow, 'id'>, CategoryRow[]> =>
  async (ctx, parents) => {
    const ids = [...new Set(parents.map(({ id }) => id))]
    const children = groupBy(await rowsOf(ctx, category, 'parentId', ids, columns), ({ parentId }) => parentId)
    return parents.map(({ id }) => (children.get(id) ?? []).toSorted(bySortOrder))
  }

/** Returns the path from the root to each category, inclusive. */
export const ancestorsOf =
  (columns?: readonly string[]): Relation<Pick<CategoryRow, 'path'>, CategoryRow[]> =>
  async (ctx, categories) => {
    const ways = categories.map(({ path }) => pathIds(path))
    const known = await categoriesById(ctx, ways.flat(), columns)
    return ways.map((ids) => ids.flatMap((id) => known.get(id) ?? []))
  }

/** Returns categories by id, in one statement. */
export async function categoriesById(
  ctx: Ctx,
  ids: readonly number[],
  columns?: readonly string[],
): Promise<Map<number, CategoryRow>> {
  const rows = ids.length ? await rowsOf(ctx, category, 'id', [...new Set(ids)], columns) : []
  return new Map(rows.map((row) => [row.id, row]))
}

export const pathIds = (path: string): number[] => (path === '' ? [] : path.split('/').map(Number))

/** Filters categories by the argument `hidden`; all match if it is not given. */
export const matchesHiddenArg =
  (hidden?: YesNo | null) =>
  ({ hidden: own }: Pick<CategoryRow, 'hidden'>): boolean =>
    hidden == null || own === hidden

/** A category and its new parent; null makes it a root. */
export interface NewParent {
  id: number
  parentId: number | null
}

/** Appends categories to their new parents. The caller holds the tree lock: `changeTree` if one of them moves. */
export async function assignParents(ctx: Ctx, places: readonly NewParent[]): Promise<void> {
  if (places.length === 0) return
  const own = places.find(({ id, parentId }) => id === parentId)
  if (own) throw cycleError(own.id)
  await writeParents(ctx, places).catch((error: { code?: string }) => {
    throw error.code === '23503' ? missing(category, { id: places[0]?.parentId }) : error
  })
  const ids = places.map(({ id }) => id)
  await refuseCycle(ctx, ids)
  await rewritePaths(ctx, ids)
}

const writeParents = (ctx: Ctx, places: readonly NewParent[]) =>
  sql`
    with place as materialized (
      select x.id, x."parentId", row_number() over (partition by x."parentId" order by x.n)::int4 as rank
        from jsonb_to_recordset(${JSON.stringify(places.map((place, n) => ({ ...place, n })))}::jsonb)
          as x(id int4, "parentId" int4, n int4)
    ), last as materialized (
      select parent.id, coalesce((select max(other."sortOrder") from category other
          where (other."parentId" = parent.id or (other."parentId" is null and parent.id is null))
            and not exists (select from place where place.id = other.id)), 0) as "sortOrder"
        from (select distinct "parentId" as id from place) parent
    )
    update category set "parentId" = place."parentId", "sortOrder" = last."sortOrder" + place.rank
      from place join last on last.id is not distinct from place."parentId"
     where category.id = place.id`.execute(ctx.db)

async function refuseCycle(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ start: number }>`
    with recursive above(start, id) as (
      select id, "parentId" from category where id = any(${ids}) and "parentId" is not null
      union
      select above.start, category."parentId" from above join category on category.id = above.id where category."parentId" is not null
    )
    select start from above where start = id order by 1 limit 1`.execute(ctx.db)
  if (rows[0]) throw cycleError(rows[0].start)
}

const cycleError = (id: number) =>
  refused('UPDATE_CATEGORY_ERROR', `Category with id [${id}] cannot be moved below itself or below one of its descendants`)

/** Recomputes the paths of categories and of everything below them from their parents. */
async function rewritePaths(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await sql`
    with recursive way(start, "parentId", path) as (
      select id, "parentId", id::text from category where id = any(${ids})
      union all
      select way.start, above."parentId", above.id || '/' || way.path from way join category above on above.id = way."parentId"
    ), below(id, path) as (
      select start, path from way where "parentId" is null
      union
      select child.id, below.path || '/' || child.id from below join category child on child."parentId" = below.id
    )
    update category set path = below.path from below where category.id = below.id and category.path <> below.path`.execute(ctx.db)
}

/** Moves a category next to another, under the same parent, and returns all children there. */
export async function moveBeside(
  ctx: Ctx,
  moved: CategoryRow,
  target: CategoryRow,
  side: 'above' | 'below',
): Promise<CategoryRow[]> {
  if (pathIds(target.path).includes(moved.id)) throw cycleError(moved.id)
  const others = (await siblingsOf(ctx, target.parentId)).filter(({ id }) => id !== moved.id).map(({ id }) => id)
  const ids = others.toSpliced(others.indexOf(target.id) + (side === 'below' ? 1 : 0), 0, moved.id)
  await sql`
    update category set "parentId" = ${target.parentId}::int4, "sortOrder" = place.n,
           "lastModifiedAt" = case when category.id = ${moved.id} then ${ctx.now} else category."lastModifiedAt" end
      from unnest(${ids}::int4[]) with ordinality as place(id, n)
     where category.id = place.id and (category.id = ${moved.id} or category."sortOrder" <> place.n)`.execute(ctx.db)
  if (moved.parentId !== target.parentId) await rewritePaths(ctx, [moved.id])
  return siblingsOf(ctx, target.parentId)
}

async function siblingsOf(ctx: Ctx, parentId: number | null): Promise<CategoryRow[]> {
  if (parentId !== null) return (await rowsOf(ctx, category, 'parentId', [parentId])).toSorted(bySortOrder)
  const roots = await ctx.db.selectFrom('category').select('id').where('parentId', 'is', null).execute()
  const known = await categoriesById(
    ctx,
    roots.map(({ id }) => id),
  )
  return [...known.values()].toSorted(bySortOrder)
}
