/** Many clusters at once, with what rides along: a few statements, however many there are. */
import { sql } from 'kysely'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { refused } from '../../../core/errors.js'
import { writeIdentified, writtenOf } from '../../../core/identified.js'
import { toLocalized } from '../../../core/localized.js'
import { newUuid } from '../../../core/row.js'
import { writeSlugs } from '../../../core/slugs.js'
import { writeSources } from '../../../core/sources.js'
import { missing, rowsOf } from '../../../core/store.js'
import type { ClusterRow } from '../../../db/db.gen.js'
import { categoryIdsByReference, referenceNotFound } from '../category/category.find.js'
import { requireConfigs } from '../cluster-config/cluster-config.service.js'
import { type OptionItem, upsertOptions } from '../cluster-option/cluster-option.bulk.js'
import { placeClusters } from '../placement/placement.write.js'
import type { ProductItem } from '../product/product.bulk.js'
import { enterClusters } from '../product/product.cluster.js'
import { product } from '../product/product.js'
import { refreshEntries } from '../search/search.refresh.js'
import { cluster, clusterSlug, clusterSource } from './cluster.js'
import { writeNested } from './cluster.nested.js'
import { type ClusterValues, parted, textOf } from './cluster.service.js'

/** A cluster as a bulk or a file says it. */
export type ClusterItem = ClusterValues & { id?: number | undefined; uuid?: string } & Riding

/** What a bulk adds or changes along with a cluster; what is not named stays. */
interface Riding {
  options?: readonly OptionItem[] | null
  products?: readonly ProductItem[] | null
}

type Asked = ReturnType<typeof parted> & Riding
type Done = Asked & { id: number; isNew: boolean }

/** Adds or changes clusters by their uuid. */
export async function upsertClusters(ctx: Ctx, items: readonly BulkItem[], directives: Directives = {}): Promise<BulkResult[]> {
  const asked = items.map(({ options, products, ...item }: ClusterItem) => ({ ...parted(item), options, products }) as Asked)
  await lockByUuid(ctx, items)
  await requireConfigs(
    ctx,
    asked.flatMap(({ values }) => values.clusterConfigId ?? []),
  )
  const rows = asked.map(({ values: { defaultProductId: _, ...columns } }) => columns)
  const written = await upsertMany(ctx, cluster, 'uuid', rows, directives)
  await writeBesides(ctx, writtenOf(asked, written), directives)
  return written
}

/** Rows of a file are found by their number, or by another system's key; those without either are new. */
export async function upsertClusterRows(ctx: Ctx, items: readonly ClusterItem[]): Promise<BulkResult[]> {
  const kindOf = ({ id, sources }: ClusterItem) => (id ? 'id' : sources ? 'sourceId' : 'none')
  const upsert = (known: BulkItem[]) => upsertClusters(ctx, known)
  const results = new Map<ClusterItem, BulkResult>()
  for (const kind of ['id', 'sourceId', 'none'] as const) {
    const some = items.filter((item) => kindOf(item) === kind)
    if (some.length === 0) continue
    const written =
      kind === 'none'
        ? await upsert(some.map((item) => ({ ...item, uuid: newUuid(ctx) })))
        : await writeIdentified(ctx, cluster, clusterSource, kind, some as BulkItem[], upsert)
    for (const [i, item] of some.entries()) results.set(item, written[i] as BulkResult)
  }
  return items.map((item) => results.get(item) as BulkResult)
}

/** Everybody locks clusters in the order of their numbers: two changes never wait for each other. */
const lockByUuid = (ctx: Ctx, items: readonly BulkItem[]) =>
  sql`select id from cluster where uuid = any(${items.map(({ uuid }) => uuid)}) order by id for no key update`.execute(ctx.db)

async function writeBesides(ctx: Ctx, done: readonly Done[], directives: Directives) {
  if (done.length === 0) return
  await writeSources(
    ctx,
    clusterSource,
    done.map(({ id, besides: { sources } }) => ({ ownerId: id, sources: sources ?? [] })),
  )
  const ids = done.map(({ id }) => id)
  const now = new Map((await rowsOf(ctx, cluster, 'id', ids)).map((row) => [row.id, row]))
  await writeSlugs(
    ctx,
    clusterSlug,
    done.flatMap((item) => slugsOf(item, now.get(item.id) as ClusterRow, directives)),
  )
  await settle(ctx, done, now, directives)
  await writeRiding(ctx, done, directives)
  const { entered, left } = await writeDefaults(ctx, done)
  await refreshEntries(ctx, { productIds: entered, clusterIds: [...ids, ...left] })
}

function slugsOf({ id, isNew, values, besides }: Done, { names, slugs }: ClusterRow, { skipIfNotEmpty = [] }: Directives) {
  if (skipIfNotEmpty.includes('slugs') && Object.keys(slugs).length) return []
  const from = isNew ? textOf(values.names) : besides.autoGenerateSlugs ? names : undefined
  return besides.slugs || from ? [{ ownerId: id, given: toLocalized(besides.slugs ?? []), from }] : []
}

/** What exists keeps its place where the directives say so. */
async function settle(
  ctx: Ctx,
  done: readonly Done[],
  now: ReadonlyMap<number, ClusterRow>,
  { skipMoveOnUpdate, skipIfNotEmpty = [] }: Directives,
) {
  const staysPut = ({ id, isNew }: Done) =>
    !isNew && (skipMoveOnUpdate || (skipIfNotEmpty.includes('parent') && now.get(id)?.categoryId !== null))
  const moving = done.flatMap((item) =>
    item.besides.parent && !staysPut(item) ? [{ id: item.id, parent: item.besides.parent }] : [],
  )
  if (moving.length === 0) return
  const found = await categoryIdsByReference(
    ctx,
    moving.map(({ parent }) => parent),
  )
  const places = moving.map(({ id, parent }, i) => {
    const categoryId = found[i]
    if (categoryId == null) throw referenceNotFound(parent, 'CATEGORY_NOT_FOUND_ERROR')
    return { clusterId: id, categoryId }
  })
  await placeClusters(ctx, places)
}

/** Products and options of the clusters; one that cannot be written fails its cluster. */
async function writeRiding(ctx: Ctx, done: readonly Done[], directives: Directives) {
  const products = done.flatMap(({ id, products }) => (products ?? []).map((one) => ({ ...one, clusterId: id })))
  await writeNested(ctx, products, directives)
  const options = done.flatMap(({ id, options }) => (options ?? []).map((option) => ({ clusterId: id, option })))
  if (options.length === 0) return
  const results = await upsertOptions(ctx, options, { ...directives, skipCreate: false })
  for (const result of results) if (!result.success) throw refused('UPDATE_CLUSTER_OPTION_ERROR', result.error)
}

/** A new cluster takes in the product that it is to show first; others must have it. Answers the products that came in, and the clusters that they left. */
async function writeDefaults(ctx: Ctx, done: readonly Done[]) {
  const wanted = done.flatMap(({ id, isNew, values: { defaultProductId } }) =>
    defaultProductId === undefined ? [] : [{ clusterId: id, isNew, productId: defaultProductId }],
  )
  if (wanted.length === 0) return { entered: [], left: [] }
  const entering = wanted.flatMap(({ clusterId, isNew, productId }) =>
    isNew && productId !== null ? [{ clusterId, productId }] : [],
  )
  const left = await enterClusters(ctx, entering)
  const { rows } = await sql<{ id: number }>`
    update cluster set "defaultProductId" = x."productId"
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as x("clusterId" int4, "productId" int4)
     where cluster.id = x."clusterId" and (x."productId" is null or exists (
       select from product where product.id = x."productId" and product."clusterId" = cluster.id))
    returning cluster.id`.execute(ctx.db)
  const changed = new Set(rows.map(({ id }) => id))
  const stranger = wanted.find(({ clusterId }) => !changed.has(clusterId))
  if (stranger) missing(product, { id: stranger.productId, clusterId: stranger.clusterId })
  return { entered: entering.map(({ productId }) => productId), left }
}
