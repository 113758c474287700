/** Where a product or cluster is at home, and the way there from the root. */
import type { YesNo } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { type Relation, related } from '../../../core/load.js'
import { rowsOf } from '../../../core/store.js'
import type { CategoryRow } from '../../../db/db.gen.js'
import { category } from '../category/category.js'
import { cluster } from '../cluster/cluster.js'

interface AtHome {
  categoryId: number | null
  /** A product of a cluster is at home where the cluster is. */
  clusterId?: number | null
}

/** The categories from the root to the home of each, which stands last; none for what stands nowhere. */
const waysHome: Relation<AtHome, CategoryRow[]> = async (ctx, parents) => {
  const homes = await homesOf(ctx, parents)
  const nearest = await categoriesBy(ctx, homes)
  const above = [...nearest.values()].flatMap(({ path }) => path.split('/').map(Number))
  const all = await categoriesBy(ctx, above, nearest)
  return homes.map((id) => {
    const home = nearest.get(id ?? 0)
    return home ? home.path.split('/').flatMap((step) => all.get(Number(step)) ?? []) : []
  })
}

const homeRows: Relation<AtHome, CategoryRow | null> = async (ctx, parents) => {
  const homes = await homesOf(ctx, parents)
  const byId = await categoriesBy(ctx, homes)
  return homes.map((id) => byId.get(id ?? 0) ?? null)
}

async function homesOf(ctx: Ctx, parents: readonly AtHome[]): Promise<(number | null)[]> {
  const ids = [...new Set(parents.flatMap(({ clusterId }) => clusterId ?? []))]
  const clusters = ids.length ? await rowsOf(ctx, cluster, 'id', ids) : []
  const homeOf = new Map(clusters.map(({ id, categoryId }) => [id, categoryId]))
  return parents.map(({ categoryId, clusterId }) => (clusterId ? (homeOf.get(clusterId) ?? null) : categoryId))
}

/** Categories by number; those that are known are not read again. */
async function categoriesBy(ctx: Ctx, ids: readonly (number | null)[], known = new Map<number, CategoryRow>()) {
  const asked = [...new Set(ids)].filter((id): id is number => id !== null && !known.has(id))
  const rows = asked.length ? await rowsOf(ctx, category, 'id', asked) : []
  return new Map([...known, ...rows.map((row) => [row.id, row] as const)])
}

/** The home; null where there is none that is hidden, or not hidden, as asked. */
export async function homeOf(ctx: Ctx, parent: AtHome, hidden?: YesNo | null): Promise<CategoryRow | null> {
  const home = await related(homeRows)(parent, {}, ctx)
  return home && isAsked(home, hidden) ? home : null
}

/** From the root to the home. */
export async function wayHome(ctx: Ctx, parent: AtHome, hidden?: YesNo | null): Promise<CategoryRow[]> {
  const way = await related(waysHome)(parent, {}, ctx)
  return way.filter((step) => isAsked(step, hidden))
}

const isAsked = (row: CategoryRow, hidden?: YesNo | null) => !hidden || row.hidden === hidden
