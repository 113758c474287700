/** The default category of a product or cluster, and its breadcrumb. */
import { sql } from 'kysely'
import type { YesNo } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { compiledQuery, equalsHiddenKeys, equalsKeys, keyParameter } from '../../../core/store/compiled-query.js'
import { type Relation, relationById, relationWithArgs } from '../../../core/store/relations.js'
import { columnNames } from '../../../core/store/row.js'
import type { CategoryRow, ProductRow } from '../../../db/db.gen.js'
import { category } from '../../../resources/catalog/category.js'
import { defaultCategoryIdOfProduct } from '../../../resources/catalog/product.js'
import { pathIds } from '../category/category.tree.js'

/** A cluster has its own default category; a product in a cluster has that of the cluster. */
type WithDefaultCategory = Pick<ProductRow, 'categoryId'> & Partial<Pick<ProductRow, 'clusterId'>>
type Columns = readonly string[]

const readDefaultCategoryIds = (ctx: Ctx, parents: readonly WithDefaultCategory[]) =>
  defaultCategoryIdOfProduct(
    ctx,
    parents.map(({ categoryId, clusterId = null }) => ({ categoryId, clusterId })),
  )

/** Returns the breadcrumbs of products by id, in one statement that need not wait for the products. */
const breadcrumbsOfProducts =
  (columns: Columns): Relation<number, CategoryRow[]> =>
  async (ctx, productIds) => {
    const { isOne, value } = keyParameter(productIds)
    const rows = await productStepsQuery(ctx.db, { isOne, columns }, { ids: value })
    const known = new Map<number, CategoryRow>()
    const ways = new Map<number, CategoryRow[]>()
    for (const { productId, ...row } of rows) {
      const step = known.get(row.id) ?? (row as CategoryRow)
      known.set(row.id, step)
      ways.set(productId, [...(ways.get(productId) ?? []), step])
    }
    return productIds.map((id) => ways.get(id) ?? [])
  }

const productStepsQuery = compiledQuery<
  { isOne: boolean; columns: Columns },
  { ids: unknown },
  CategoryRow & { productId: number }
>(
  ({ isOne, columns }, { ids }) => sql`
    select p.id as "productId", ${sql.join(columns.map((column) => sql.ref(`c.${column}`)))}
      from product p
      left join cluster k on k.id = p."clusterId"
      join category h on h.id = case when p."clusterId" is null then p."categoryId" else k."categoryId" end
     cross join lateral unnest(string_to_array(h.path, '/')::int4[]) with ordinality step(id, number)
      join category c on c.id = step.id
     where p.id ${equalsHiddenKeys(isOne, ids, 'int4')}
     order by p.id, step.number`,
)

/** Returns the breadcrumb of a product. */
export async function readProductBreadcrumb(
  ctx: Ctx,
  productId: number,
  { hidden, columns = columnNames('category') }: CategorySelection,
): Promise<CategoryRow[]> {
  const way = await relationWithArgs(ctx, breadcrumbsOfProducts, [columns], productId, breadcrumbsOfProducts(columns))
  return hidden ? way.filter((step) => matchesHidden(step, hidden)) : way
}

/** Returns the categories from the root to the default category of each, inclusive; none if it has none. */
const breadcrumbs =
  (columns: Columns): Relation<WithDefaultCategory, CategoryRow[]> =>
  async (ctx, parents) => {
    const homes = await readDefaultCategoryIds(ctx, parents)
    const known = await readWithAncestors(
      ctx,
      [...new Set(homes)].filter((id) => id !== null),
      columns,
    )
    return homes.map((id) => pathIds(known.get(id ?? 0)?.path ?? '').flatMap((step) => known.get(step) ?? []))
  }

/** Returns some categories and all their ancestors. */
async function readWithAncestors(ctx: Ctx, ids: readonly number[], columns: Columns): Promise<Map<number, CategoryRow>> {
  if (ids.length === 0) return new Map()
  const { isOne, value } = keyParameter(ids)
  const rows = await ancestorsQuery(ctx.db, { isOne, columns }, { ids: value })
  return new Map(rows.map((row) => [row.id, row]))
}

const ancestorsQuery = compiledQuery<{ isOne: boolean; columns: Columns }, { ids: unknown }, CategoryRow>(
  ({ isOne, columns }, { ids }) => sql`
    select ${sql.join(columns.map((column) => sql.ref(`c.${column}`)))}
      from category h cross join lateral unnest(string_to_array(h.path, '/')::int4[]) step join category c on c.id = step
     where h.id ${equalsKeys(isOne, ids)}`,
)

const defaultCategories =
  (columns: Columns): Relation<WithDefaultCategory, CategoryRow | null> =>
  async (ctx, parents) => {
    const homes = (await readDefaultCategoryIds(ctx, parents)).map((id) => ({ id }))
    return relationById(category, ({ id }: { id: number | null }) => id, columns)(ctx, homes)
  }

interface CategorySelection {
  hidden?: YesNo | null | undefined
  columns?: Columns
}

/** Returns the default category; null if there is none that matches `hidden`. */
export async function findDefaultCategory(
  ctx: Ctx,
  parent: WithDefaultCategory,
  { hidden, columns = columnNames('category') }: CategorySelection,
): Promise<CategoryRow | null> {
  const home = await relationWithArgs(ctx, defaultCategories, [columns], parent, defaultCategories(columns))
  return home && matchesHidden(home, hidden) ? home : null
}

/**
 * Returns the category under which a cluster is shown: its default category, or the nearest ancestor that matches `hidden`.
 * The contract requires one, and a list must not fail for a cluster without categories: it is shown under the root of the catalogue.
 */
export async function findShownInCategory(
  ctx: Ctx,
  parent: WithDefaultCategory,
  wanted: CategorySelection,
): Promise<CategoryRow | null> {
  const way = await readBreadcrumb(ctx, parent, wanted)
  return (
    way.at(-1) ?? (await relationWithArgs(ctx, rootCategories, [wanted.hidden, wanted.columns], parent, rootCategories(wanted)))
  )
}

const rootCategories =
  ({ hidden, columns = columnNames('category') }: CategorySelection): Relation<WithDefaultCategory, CategoryRow | null> =>
  async (ctx, parents) => {
    const { rows } = await sql<CategoryRow>`
      select ${sql.join(columns.map((column) => sql.ref(`c.${column}`)))} from category c
       where c."parentId" is null and (${hidden ?? null}::text is null or c.hidden = ${hidden ?? null})
       order by c.id <> coalesce((select "catalogRootId" from channel where id = ${ctx.actor.channelId}), 0), c."sortOrder", c.id limit 1`.execute(
      ctx.db,
    )
    return parents.map(() => rows[0] ?? null)
  }

/** Returns the breadcrumb. */
export async function readBreadcrumb(
  ctx: Ctx,
  parent: WithDefaultCategory,
  { hidden, columns = columnNames('category') }: CategorySelection,
): Promise<CategoryRow[]> {
  const way = await relationWithArgs(ctx, breadcrumbs, [columns], parent, breadcrumbs(columns))
  return hidden ? way.filter((step) => matchesHidden(step, hidden)) : way
}

const matchesHidden = (row: CategoryRow, hidden?: YesNo | null) => !hidden || row.hidden === hidden
