/** Keeps what a search reads in step with what was written. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { entryRows, memberRows, valueRows } from './entry-rows.js'
import { textRows, wordRows } from './text-rows.js'

/** What has changed, by its number. A product may stand for itself or be part of a cluster; the entry of either is made anew. */
export interface Changed {
  productIds?: readonly number[]
  clusterIds?: readonly number[]
}

/** What a refreshing needs to know of a request; the outbox has no more. */
type RefreshCtx = Pick<Ctx, 'db' | 'now'> & Partial<Pick<Ctx, 'loaders'>>

/**
 * To be called in the transaction of every write to products, clusters, their places in categories, or their attributes:
 * best once, at its end. A number that names nothing any more takes its entry with it.
 */
export async function refreshEntries(ctx: RefreshCtx, changed: Changed): Promise<void> {
  if (!changed.productIds?.length && !changed.clusterIds?.length) return
  const gathered = ctx.loaders?.get(refreshAtEnd) as Gathered | undefined
  if (gathered) return gather(gathered, changed)
  await lockEntries(ctx, changed)
  await sql`
    with ${touched(changed)}, ${entryRows(ctx.now)}, ${memberRows}, ${valueRows}, ${textRows}, ${wordRows}
    delete from "searchEntry" e using touched t
     where e.id = t.id and not exists (select from record r where r.id = t.id)`.execute(ctx.db)
}

interface Gathered {
  productIds: Set<number>
  clusterIds: Set<number>
}

/** Whatever the work changes, in however many steps, is made anew once, at its end: entries locked step by step would not be locked in the order of their ids. */
export async function refreshAtEnd<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  if (ctx.loaders.has(refreshAtEnd)) return work()
  const gathered: Gathered = { productIds: new Set(), clusterIds: new Set() }
  ctx.loaders.set(refreshAtEnd, gathered)
  const done = await work().finally(() => ctx.loaders.delete(refreshAtEnd))
  await refreshEntries(ctx, { productIds: [...gathered.productIds], clusterIds: [...gathered.clusterIds] })
  return done
}

function gather(gathered: Gathered, { productIds = [], clusterIds = [] }: Changed): void {
  for (const id of productIds) gathered.productIds.add(id)
  for (const id of clusterIds) gathered.clusterIds.add(id)
}

/**
 * Whoever changes another product of the same cluster meanwhile waits here; then each sees what the other has written.
 * Always in the order of the ids, so that two of them never wait for each other, and after every other lock.
 */
export async function lockEntries({ db }: Pick<Ctx, 'db'>, changed: Changed): Promise<void> {
  await sql`
    with ${touched(changed)}
    select e.id from "searchEntry" e where e.id in (select id from touched) order by e.id for update`.execute(db)
}

/** The entries that may be other now: of what changed, of the clusters that hold it, and of those that have held it. */
const touched = ({ productIds = [], clusterIds = [] }: Changed) => sql`
  touched as materialized (
    select unnest(${productIds}::int[]) as id
    union select unnest(${clusterIds}::int[])
    union select p."clusterId" from product p where p.id = any(${productIds}::int[]) and p."clusterId" is not null
    union select m."entryId" from "searchMember" m where m."productId" = any(${productIds}::int[]))`
