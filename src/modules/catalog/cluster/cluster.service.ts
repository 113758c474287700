/** Adds, changes and deletes clusters, with their sources, slugs, placement and default product. */
import type { ClusterCreateInput, ClusterUpdateInput, LocalizedStringInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { sourcesChild, writeChildren } from '../../../core/bulk/children.js'
import type { Written } from '../../../core/bulk/items.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { type InputReference, recordByReference } from '../../../core/store/reference.js'
import type { SourcePatch } from '../../../core/store/sources.js'
import { create, find, get, type Key, missing, remove, update } from '../../../core/store/store.js'
import type { ClusterRow } from '../../../db/db.gen.js'
import { categoryLookup } from '../../../resources/catalog/category.js'
import {
  type ClusterWithChildren,
  cluster,
  clusterSlug,
  clusterSource,
  sourcesOfCluster,
} from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { slugsChild } from '../../../resources/catalog/slugs.js'
import { requireConfigs } from '../cluster-config/cluster-config.service.js'
import { optionsOfCluster } from '../cluster-option/cluster-option.read.js'
import { clearDefaultCategory, placeClusters } from '../placement/placement.write.js'
import { refreshAtEnd, refreshEntries } from '../search-index/refresh.js'

export type ClusterKey = Key<'cluster'>

/** The default category of a cluster; REST names it as the parent. */
interface ClusterParent {
  parentId?: number | null | undefined
  parent?: InputReference | null | undefined
}

/** Input of a cluster that the contract does not have. */
interface ExtraClusterInput extends ClusterParent {
  slugs?: readonly LocalizedStringInput[] | null | undefined
  autoGenerateSlugs?: boolean | null | undefined
  sources?: readonly SourcePatch[] | null | undefined
}

/** All input of a cluster. */
export type ClusterValues = ClusterUpdateInput & ExtraClusterInput

/** The children of clusters, except placement, products and options. */
export const clusterChildren = { sources: sourcesChild(clusterSource), slugs: slugsChild(clusterSlug) }

/** Runs one change of a cluster, then refreshes its search entries. */
const withSearchRefresh = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  inTransaction(ctx, (inner) => refreshAtEnd(inner, work))

/** Adds a cluster. A default product is refused, because a new cluster has no products. */
export const createCluster = (ctx: Ctx, input: ClusterCreateInput & ExtraClusterInput): Promise<ClusterRow> =>
  withSearchRefresh(ctx, async (inner) => {
    const { values, parent, parentId, ...children } = splitCluster(input)
    await requireConfigs(inner, [input.clusterConfigId])
    const { id } = await create(inner, cluster, { ...values, defaultProductId: undefined })
    // Always throws: a new cluster has no members.
    if (values.defaultProductId != null) await requireMember(inner, id, values.defaultProductId)
    return writeClusterChildren(inner, { ...children, id, isNew: true }, { parent, parentId })
  })

/** Changes a cluster; it moves only if the input gives a category. */
export const updateCluster = (ctx: Ctx, key: ClusterKey, input: ClusterValues): Promise<ClusterRow> =>
  withSearchRefresh(ctx, async (inner) => {
    const { values, parent, parentId, ...children } = splitCluster(input)
    return changing(inner, cluster, key, { access: 'EDITOR' }, async (locked, { id }) => {
      if (values.clusterConfigId != null) await requireConfigs(locked, [values.clusterConfigId])
      if (values.defaultProductId != null) await requireMember(locked, id, values.defaultProductId)
      const stored = await update(locked, cluster, { id }, values)
      return writeClusterChildren(locked, { ...children, id, isNew: false, stored }, { parent, parentId })
    })
  })

/** Deletes a cluster that has no products, with its options, and returns it. */
export const removeCluster = (ctx: Ctx, key: ClusterKey): Promise<ClusterWithChildren> =>
  changing(ctx, cluster, key, { access: 'OWNER' }, async (inner, found) => {
    const [sources = []] = await sourcesOfCluster(inner, [found])
    const [options = []] = await optionsOfCluster(inner, [found])
    const removed = { ...(await remove(inner, cluster, { id: found.id })), sources, options }
    await refreshEntries(inner, { clusterIds: [found.id] })
    return removed
  })

/** The children of a cluster, and the cluster itself if it was already read. */
type ClusterRecord = Written<Omit<ReturnType<typeof splitCluster>, 'values' | keyof ClusterParent>> & { stored?: ClusterRow }

/** Writes the children of a cluster, and returns the resulting cluster. */
async function writeClusterChildren(ctx: Ctx, record: ClusterRecord, place: ClusterParent): Promise<ClusterRow> {
  await writeChildren(ctx, clusterChildren, [record])
  await writeDefaultCategory(ctx, record.id, place)
  await refreshEntries(ctx, { clusterIds: [record.id] })
  return get(ctx, cluster, { id: record.id })
}

/** Sets the default category; null removes the cluster from it. */
async function writeDefaultCategory(ctx: Ctx, id: number, { parent, parentId }: ClusterParent): Promise<void> {
  const categoryId = parent ? (await recordByReference(ctx, categoryLookup, parent)).id : parentId
  if (categoryId != null) return placeClusters(ctx, [{ clusterId: id, categoryId }])
  if (categoryId === null || parent === null) await clearDefaultCategory(ctx, 'cluster', [id])
}

/** Throws unless the product belongs to the cluster. */
async function requireMember(ctx: Ctx, clusterId: number, productId: number): Promise<void> {
  if (!(await find(ctx, product, { id: productId, clusterId }))) missing(product, { id: productId, clusterId })
}

/** Splits an input into the columns of the cluster and its children. `sku` is an old name of its code; its language is ignored. */
export function splitCluster(input: ClusterValues) {
  const { parentId, parent, slugs, autoGenerateSlugs, sources, defaultLanguage: _, sku, ...values } = input
  if (sku !== undefined && values.code !== undefined && sku !== values.code) throw invalidField('sku', 'contradicts code')
  const code = values.code === undefined ? sku : values.code
  const columns = { ...values, ...(code !== undefined && { code }) }
  return { values: columns, parentId, parent, names: values.names, slugs, autoGenerateSlugs, sources }
}
