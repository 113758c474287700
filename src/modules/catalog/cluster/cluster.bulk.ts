/** Writes many clusters with their products and options, with a fixed number of statements. */
import { type SqlBool, sql } from 'kysely'
import { orThrow, refused } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { type Children, writeChildren } from '../../../core/bulk/children.js'
import { type Checked, type Written, writeValid, writtenItems } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { resolveReferences } from '../../../core/store/reference.js'
import { missing, rowsOf } from '../../../core/store/store.js'
import type { ClusterRow } from '../../../db/db.gen.js'
import { categoryLookup } from '../../../resources/catalog/category.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { mapCollectingErrors, writeWithoutFailing } from '../../../resources/catalog/item-errors.js'
import { product } from '../../../resources/catalog/product.js'
import { findConfigs, requireConfigs } from '../cluster-config/cluster-config.service.js'
import { type OptionItem, upsertOptions } from '../cluster-option/cluster-option.bulk.js'
import { clearDefaultCategory, placeClusters } from '../placement/placement.write.js'
import type { ProductItem } from '../product/product.bulk.js'
import { lockClustersOfNested, writeNestedProducts } from '../product/product.nested.js'
import { refreshAtEnd, refreshEntries } from '../search-index/refresh.js'
import { withClusterId } from './cluster.products.js'
import { type ClusterValues, clusterChildren, splitCluster } from './cluster.service.js'

/** A cluster in a bulk or a file; products and options that are not named stay. */
export type ClusterItem = ClusterValues & {
  id?: number | undefined
  uuid?: string
  options?: readonly OptionItem[] | null
  products?: readonly ProductItem[] | null
}

/** Splits an item into the columns of the cluster and its children. */
function splitItem({ options, products, ...item }: ClusterItem) {
  const { values, ...children } = splitCluster(item)
  const { defaultProductId, ...columns } = values
  return { ...children, values: columns as BulkItem, defaultProductId, options: options ?? [], products: products ?? [] }
}

type SplitItem = ReturnType<typeof splitItem>
type WrittenCluster = Written<SplitItem> & { stored: ClusterRow }

/** A product that cannot be written fails its cluster. The default product may be one that this request adds to the cluster. */
const bulkChildren: Children<WrittenCluster> = {
  ...clusterChildren,
  parent: { isFilled: ({ stored }) => stored.categoryId !== null, isPlace: true, write: writeDefaultCategories },
  products: { storedIn: { table: 'product', owner: 'clusterId' }, write: writeProducts },
  options: { storedIn: { table: 'clusterOption', owner: 'clusterId' }, write: writeOptions },
  defaultProductId: { isFilled: ({ stored }) => stored.defaultProductId !== null, write: writeDefaultProducts },
}

/** Adds or changes clusters by uuid. A cluster with an unknown configuration fails alone. */
export async function upsertClusters(ctx: Ctx, items: readonly BulkItem[], directives: Directives = {}): Promise<BulkResult[]> {
  const wanted = items.map((item) => (item as ClusterItem).clusterConfigId ?? null)
  const known = await findConfigs(
    ctx,
    wanted.filter((id) => id !== null),
  )
  const checked = items.map((item, i): Checked<BulkItem> => {
    const id = wanted[i] ?? null
    return id === null || known.has(id) ? item : `ClusterConfig with id [${id}] not found`
  })
  return writeValid(checked, (valid) =>
    writeWithoutFailing(ctx, 'cluster', valid, (some) => writeClusters(ctx, some, directives)),
  )
}

async function writeClusters(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const clusters = items.map(splitItem)
  const rows = clusters.map(({ values }) => values)
  await lockClustersOfItems(ctx, clusters)
  await requireConfigs(
    ctx,
    rows.flatMap(({ clusterConfigId }) => (clusterConfigId as number | null) ?? []),
  )
  const results = await upsertMany(ctx, cluster, 'uuid', rows, directives)
  const written = writtenItems(clusters, results)
  if (written.length === 0) return results
  const ids = written.map(({ id }) => id)
  await refreshAtEnd(ctx, async (ctx) => {
    const stored = new Map((await rowsOf(ctx, cluster, 'id', ids)).map((row) => [row.id, row]))
    const records = written.map((item) => ({ ...item, stored: stored.get(item.id) as ClusterRow }))
    await writeChildren(ctx, bulkChildren, records, directives)
    await refreshEntries(ctx, { clusterIds: ids })
  })
  return results
}

/** Locks the clusters, and those that products leave for them. */
function lockClustersOfItems(ctx: Ctx, clusters: readonly SplitItem[]): Promise<void> {
  const uuids = clusters.map(({ values }) => values.uuid)
  const nested = clusters.flatMap(({ products, options }) => [...products, ...options.flatMap((option) => option.products ?? [])])
  return lockClustersOfNested(ctx, sql<SqlBool>`uuid = any(${uuids})`, nested)
}

/** Sets default categories; null removes a cluster from its default category. */
async function writeDefaultCategories(ctx: Ctx, clusters: readonly WrittenCluster[]): Promise<void> {
  await clearDefaultCategory(
    ctx,
    'cluster',
    clusters.flatMap(({ id, isNew, parent }) => (parent === null && !isNew ? [id] : [])),
  )
  const references = clusters.map(({ parent }) => parent)
  const categoryIds = await resolveReferences(ctx, categoryLookup, references)
  const places = mapCollectingErrors(
    clusters,
    ({ id }) => id,
    ({ id }, i) => {
      const categoryId = orThrow(categoryIds[i])
      return categoryId == null ? [] : [{ clusterId: id, categoryId }]
    },
  )
  await placeClusters(ctx, places.flat())
}

async function writeProducts(ctx: Ctx, clusters: readonly WrittenCluster[], directives: Directives): Promise<void> {
  const products = clusters.flatMap(({ id, products }) => products.map((item) => withClusterId(item, id)))
  await writeNestedProducts(ctx, products, directives)
}

async function writeOptions(ctx: Ctx, clusters: readonly WrittenCluster[], directives: Directives): Promise<void> {
  const options = clusters.flatMap(({ id, options }) => options.map((option) => ({ clusterId: id, option })))
  if (options.length === 0) return
  const results = await upsertOptions(ctx, options, directives)
  for (const result of results) if (!result.success) throw refused('UPDATE_CLUSTER_OPTION_ERROR', result.error)
}

/** Sets default products, which must belong to their cluster. */
async function writeDefaultProducts(ctx: Ctx, clusters: readonly WrittenCluster[]): Promise<void> {
  const defaults = clusters.flatMap(({ id, defaultProductId }) =>
    defaultProductId === undefined ? [] : [{ clusterId: id, productId: defaultProductId }],
  )
  if (defaults.length === 0) return
  const { rows } = await sql<{ id: number }>`
    update cluster set "defaultProductId" = x."productId"
      from jsonb_to_recordset(${JSON.stringify(defaults)}::jsonb) as x("clusterId" int4, "productId" int4)
     where cluster.id = x."clusterId" and (x."productId" is null or exists (
       select from product where product.id = x."productId" and product."clusterId" = cluster.id))
    returning cluster.id`.execute(ctx.db)
  const changed = new Set(rows.map(({ id }) => id))
  const stranger = defaults.find(({ clusterId }) => !changed.has(clusterId))
  if (stranger) missing(product, { id: stranger.productId, clusterId: stranger.clusterId })
}
