/** Many clusters at once, with what rides along: a few statements, however many there are. */
import { type SqlBool, sql } from 'kysely'
import { refused } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { exceptNotEmpty, writtenItems } from '../../../core/bulk/identify.js'
import { mapCollectingErrors, writeWithoutFailing } from '../../../core/bulk/item-errors.js'
import { namesForSlugs, writeSlugs } from '../../../core/bulk/slugs.js'
import type { Ctx } from '../../../core/context.js'
import { toLocalized } from '../../../core/input/localized.js'
import type { Relation } from '../../../core/store/relations.js'
import { writeSources } from '../../../core/store/sources.js'
import { missing, rowsOf } from '../../../core/store/store.js'
import type { ClusterRow } from '../../../db/db.gen.js'
import { cluster, clusterSlug, clusterSource, sourcesOfCluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { type CategoryReference, categoryIdsByReference, referenceNotFound } from '../category/category.find.js'
import { requireConfigs } from '../cluster-config/cluster-config.service.js'
import { type OptionItem, upsertOptions } from '../cluster-option/cluster-option.bulk.js'
import { optionsOfCluster } from '../cluster-option/cluster-option.read.js'
import { clearDefaultCategory, placeClusters } from '../placement/placement.write.js'
import type { ProductItem } from '../product/product.bulk.js'
import { lockWithNested, writeNested } from '../product/product.nested.js'
import { refreshAtEnd, refreshEntries } from '../search-index/refresh.js'
import { inCluster } from './cluster.products.js'
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
export const upsertClusters = (ctx: Ctx, items: readonly BulkItem[], directives: Directives = {}): Promise<BulkResult[]> =>
  writeWithoutFailing(ctx, 'cluster', items, (some) => writeClusters(ctx, some, directives))

async function writeClusters(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const asked = items.map(({ options, products, ...item }: ClusterItem) => ({ ...parted(item), options, products }) as Asked)
  await lockAll(ctx, items, asked)
  await requireConfigs(
    ctx,
    asked.flatMap(({ values }) => values.clusterConfigId ?? []),
  )
  const rows = asked.map(({ values: { defaultProductId: _, ...columns } }) => columns)
  const written = await upsertMany(ctx, cluster, 'uuid', rows, directives)
  await refreshAtEnd(ctx, () => writeBesides(ctx, writtenItems(asked, written), directives))
  return written
}

/** The clusters themselves, and those that products leave for them. */
function lockAll(ctx: Ctx, items: readonly BulkItem[], asked: readonly Asked[]): Promise<void> {
  const uuids = items.map(({ uuid }) => uuid)
  const riding = asked.flatMap(({ products, options }) => [
    ...(products ?? []),
    ...(options ?? []).flatMap((option) => option.products ?? []),
  ])
  return lockWithNested(ctx, sql<SqlBool>`uuid = any(${uuids})`, riding)
}

async function writeBesides(ctx: Ctx, done: readonly Done[], directives: Directives) {
  if (done.length === 0) return
  const sourced = await exceptNotEmpty(ctx, done, directives, 'sources', sourcesOfCluster)
  await writeSources(
    ctx,
    clusterSource,
    sourced.map(({ id, besides: { sources } }) => ({ ownerId: id, sources })),
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
  await writeDefaults(ctx, done, now, directives)
  await refreshEntries(ctx, { clusterIds: ids })
}

function slugsOf({ id, isNew, values, besides }: Done, now: ClusterRow, { skipIfNotEmpty = [] }: Directives) {
  if (skipIfNotEmpty.includes('slugs') && Object.keys(now.slugs).length) return []
  const named = isNew && besides.autoGenerateSlugs !== false ? textOf(values.names) : undefined
  const from = isNew ? named : namesForSlugs(now, { ...besides, names: values.names })
  const given = besides.slugs && toLocalized(besides.slugs)
  return given !== undefined || from ? [{ ownerId: id, given, from }] : []
}

/** Null takes a cluster out of the category that it is at home in. What exists keeps its place where the directives say so. */
async function settle(
  ctx: Ctx,
  done: readonly Done[],
  now: ReadonlyMap<number, ClusterRow>,
  { skipMoveOnUpdate, skipIfNotEmpty = [] }: Directives,
) {
  const staysPut = ({ id, isNew }: Done) =>
    !isNew && (skipMoveOnUpdate || (skipIfNotEmpty.includes('parent') && now.get(id)?.categoryId !== null))
  const moving = done.filter((item) => !staysPut(item))
  await clearDefaultCategory(
    ctx,
    'cluster',
    moving.flatMap(({ id, isNew, besides: { parent } }) => (parent === null && !isNew ? [id] : [])),
  )
  const entering = moving.flatMap(({ id, besides: { parent } }) => (parent ? [{ id, parent }] : []))
  if (entering.length) await placeClusters(ctx, await placesOf(ctx, entering))
}

async function placesOf(ctx: Ctx, entering: readonly { id: number; parent: CategoryReference }[]) {
  const found = await categoryIdsByReference(
    ctx,
    entering.map(({ parent }) => parent),
  )
  const references = entering.map((one, i) => ({ ...one, categoryId: found[i] }))
  return mapCollectingErrors(
    references,
    ({ id }) => id,
    ({ id, parent, categoryId }) => {
      if (categoryId == null) throw referenceNotFound(parent, 'CATEGORY_NOT_FOUND_ERROR')
      return { clusterId: id, categoryId }
    },
  )
}

/** Products and options of the clusters; one that cannot be written fails its cluster. What the directives keep is left alone. */
async function writeRiding(ctx: Ctx, done: readonly Done[], directives: Directives) {
  const filled = await exceptNotEmpty(ctx, done, directives, 'products', membersOf)
  const products = filled.flatMap(({ id, products }) => (products ?? []).map((one) => inCluster(one, id)))
  await writeNested(ctx, products, directives)
  const chosen = await exceptNotEmpty(ctx, done, directives, 'options', optionsOfCluster)
  const options = chosen.flatMap(({ id, options }) => (options ?? []).map((option) => ({ clusterId: id, option })))
  if (options.length === 0) return
  const results = await upsertOptions(ctx, options, directives)
  for (const result of results) if (!result.success) throw refused('UPDATE_CLUSTER_OPTION_ERROR', result.error)
}

const membersOf: Relation<{ id: number }, readonly number[]> = async (ctx, clusters) => {
  const ids = clusters.map(({ id }) => id)
  const { rows } = await sql<{ id: number }>`
    select distinct "clusterId" as id from product where "clusterId" = any(${ids})`.execute(ctx.db)
  const filled = new Set(rows.map(({ id }) => id))
  return ids.map((id) => (filled.has(id) ? [id] : []))
}

/** A cluster begins with a product of its own, which this request may have made one. */
async function writeDefaults(ctx: Ctx, done: readonly Done[], now: ReadonlyMap<number, ClusterRow>, directives: Directives) {
  const isKept = (id: number) => directives.skipIfNotEmpty?.includes('defaultProductId') && now.get(id)?.defaultProductId != null
  const wanted = done.flatMap(({ id, values: { defaultProductId } }) =>
    defaultProductId === undefined || isKept(id) ? [] : [{ clusterId: id, productId: defaultProductId }],
  )
  if (wanted.length === 0) return
  const { rows } = await sql<{ id: number }>`
    update cluster set "defaultProductId" = x."productId"
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as x("clusterId" int4, "productId" int4)
     where cluster.id = x."clusterId" and (x."productId" is null or exists (
       select from product where product.id = x."productId" and product."clusterId" = cluster.id))
    returning cluster.id`.execute(ctx.db)
  const changed = new Set(rows.map(({ id }) => id))
  const stranger = wanted.find(({ clusterId }) => !changed.has(clusterId))
  if (stranger) missing(product, { id: stranger.productId, clusterId: stranger.clusterId })
}
