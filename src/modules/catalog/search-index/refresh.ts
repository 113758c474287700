/** Keeps the search tables in sync with writes to the catalogue. */
import { type RawBuilder, sql } from 'kysely'
import { LARGE_LOAD } from '../../../core/bulk/statistics.js'
import type { Ctx } from '../../../core/context.js'
import { compiledQuery } from '../../../core/store/compiled-query.js'
import type { ProductRow } from '../../../db/db.gen.js'
import { readChangedIds } from './changed-records.js'
import { entryCtes, memberCtes } from './entry-rows.js'
import { scheduleAnalysis } from './statistics.js'
import { CURRENT_DIGEST, textCtes, wordCtes } from './text-rows.js'
import { valueCte } from './value-rows.js'

/** The ids of changed records. The entry of a product in a cluster is that of its cluster. */
export interface ChangedIds {
  productIds?: readonly number[]
  clusterIds?: readonly number[]
}

declare module '../../../core/context.js' {
  interface Ctx {
    /** Collects the records whose entries `refreshAtEnd` refreshes. */
    changedEntries?: CollectedIds
  }
}

/** The part of a request context that a refresh needs; the outbox has no more. */
type RefreshCtx = Pick<Ctx, 'db' | 'now' | 'changedEntries'>

/**
 * Writes the entries of changed records again, and deletes the entries of records that no longer exist. Call it in the transaction of
 * every write to products, clusters, their placements, or their attributes: preferably once, at the end.
 *
 * One statement does it all. `affected` has the entry ids. `record` to `localized_text` read the catalogue; the `_upsert`, `_insert`
 * and `_delete` CTEs write one search table each; the main statement deletes entries. All parts see the same snapshot,
 * so none of them sees what another one writes.
 */
export async function refreshEntries(ctx: RefreshCtx, changed: ChangedIds): Promise<void> {
  if (!changed.productIds?.length && !changed.clusterIds?.length) return
  if (ctx.changedEntries) return collect(ctx.changedEntries, changed)
  await Promise.all([reusePlans(ctx, changed), lockEntries(ctx, changed)])
  await refreshQuery(ctx.db, {}, { ...toValues(changed), now: ctx.now })
  if ((changed.productIds?.length ?? 0) + (changed.clusterIds?.length ?? 0) >= LARGE_LOAD) await scheduleAnalysis(ctx)
}

interface RefreshedIds {
  productIds: readonly number[]
  clusterIds: readonly number[]
}

const toValues = ({ productIds = [], clusterIds = [] }: ChangedIds): RefreshedIds => ({ productIds, clusterIds })

/** Compiled once, because its text has 20 kB. */
const refreshQuery = compiledQuery<Record<never, never>, RefreshedIds & { now: Date }, unknown>(
  (_, { now, productIds, clusterIds }) => sql`
    with ${affectedCte({ productIds, clusterIds })}, ${entryCtes(now, false)}, ${memberCtes(false)}, ${valueCte}, ${textCtes(false)}, ${wordCtes}
    delete from "searchEntry" where id = any(array(select id from affected except select id from record))`,
)

/** The columns of a product whose texts are searched. */
const TEXTS = ['names', 'shortNames', 'keywords', 'customKeywords', 'shortDescriptions', 'descriptions'] as const

/** The locked entry of a product outside clusters, with the languages of its texts. */
export interface PlainEntry {
  languages: readonly string[]
}

/**
 * Locks a product outside clusters and then its entry, before only its columns are changed. Returns null for another product, whose locks its change takes,
 * and for one whose text rows an earlier version has written.
 */
export async function lockPlainEntry(ctx: Ctx, productId: number): Promise<PlainEntry | null> {
  if (ctx.changedEntries) return null
  return (await plainEntryQuery(ctx.db, {}, { id: productId }))[0] ?? null
}

const plainEntryQuery = compiledQuery<Record<never, never>, { id: number }, PlainEntry>(
  (_, { id }) => sql`
    select m.languages from product p join "searchEntry" e on e.id = p.id join "searchMember" m on m.id = p.id
     where p.id = ${id}::int and p."clusterId" is null and m."entryId" = p.id
       and not exists (select from "searchText" t where t."memberId" = p.id and t.digest <> ${sql.lit(CURRENT_DIGEST)})
       for no key update of p for update of e`,
)

/**
 * Refreshes a locked entry after only columns of its product have changed, and nothing that refers to it. The statement has half of the parts then:
 * most of the time of a small refresh, PostgreSQL prepares to run all of them. If the product has texts in other languages now, everything is refreshed.
 */
export async function refreshPlainEntry(
  ctx: Ctx,
  entry: PlainEntry,
  product: Pick<ProductRow, 'id' | (typeof TEXTS)[number]>,
): Promise<void> {
  const languages = new Set(TEXTS.flatMap((text) => Object.keys(product[text])))
  const hasSame = entry.languages.length === languages.size && entry.languages.every((language) => languages.has(language))
  if (!hasSame) return refreshEntries(ctx, { productIds: [product.id] })
  await plainRefreshQuery(ctx.db, {}, { id: product.id, now: ctx.now })
}

const plainRefreshQuery = compiledQuery<Record<never, never>, { id: number; now: Date }, unknown>(
  (_, { id, now }) => sql`
    with affected as materialized (select ${id}::int as id), ${entryCtes(now, true)}, ${memberCtes(true)}, ${textCtes(true)}, ${wordCtes}
    select`,
)

/** Refreshes the entries of products that this transaction has changed. A load sends many unchanged ones. */
export async function refreshChangedProducts(ctx: Ctx, productIds: readonly number[]): Promise<void> {
  const changed = productIds.length > 1 ? await readChangedIds(ctx, 'product', productIds) : productIds
  await refreshEntries(ctx, { productIds: changed })
}

/** A larger refresh is planned each time: it takes so long that planning does not matter. */
const FEW_RECORDS = 10

/**
 * Makes PostgreSQL reuse the plan of a small refresh for the rest of this transaction. By default it plans each list of ids,
 * which takes longer than the refresh of a single product, and gives the same plan.
 */
async function reusePlans({ db }: RefreshCtx, { productIds = [], clusterIds = [] }: ChangedIds): Promise<void> {
  const mode = productIds.length + clusterIds.length > FEW_RECORDS ? 'auto' : 'force_generic_plan'
  await sql`select set_config('plan_cache_mode', ${mode}, true)`.execute(db)
}

interface CollectedIds {
  productIds: Set<number>
  clusterIds: Set<number>
}

/**
 * Runs work that changes the catalogue in several steps, and refreshes all changed entries once, at the end. Refreshing after every step
 * would lock entries in the order of the steps instead of the order of their ids, and could deadlock. `work` must use the context that it is given.
 */
export async function refreshAtEnd<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.changedEntries) return work(ctx)
  const collected: CollectedIds = { productIds: new Set(), clusterIds: new Set() }
  const result = await work({ ...ctx, changedEntries: collected })
  await refreshEntries(ctx, { productIds: [...collected.productIds], clusterIds: [...collected.clusterIds] })
  return result
}

function collect(collected: CollectedIds, { productIds = [], clusterIds = [] }: ChangedIds): void {
  for (const id of productIds) collected.productIds.add(id)
  for (const id of clusterIds) collected.clusterIds.add(id)
}

/**
 * Locks the entries before they are written. Two transactions that change products of the same cluster wait for each other here, so the
 * second one sees what the first has written. Entries are always locked by id and after all other locks, which prevents deadlocks.
 */
export async function lockEntries({ db }: Pick<Ctx, 'db'>, changed: ChangedIds): Promise<void> {
  await lockQuery(db, {}, toValues(changed))
}

const lockQuery = compiledQuery<Record<never, never>, RefreshedIds, unknown>(
  (_, { productIds, clusterIds }) => sql`
    with ${affectedCte({ productIds, clusterIds })}
    select e.id from "searchEntry" e where e.id in (select id from affected) order by e.id for update`,
)

/** Returns the CTE `affected`: the ids of the entries to write, of the changed records, and of the clusters that contain or contained them. */
function affectedCte({ productIds, clusterIds }: Readonly<Record<keyof RefreshedIds, RawBuilder<readonly number[]>>>) {
  return sql`
  affected as materialized (
    select unnest(${productIds}::int[]) as id
    union select unnest(${clusterIds}::int[])
    union select p."clusterId" from product p where p.id = any(${productIds}::int[]) and p."clusterId" is not null
    union select m."entryId" from "searchMember" m where m.id = any(${productIds}::int[]) and m."entryId" is not null)`
}
