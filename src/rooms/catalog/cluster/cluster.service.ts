/** Adding, changing and deleting clusters, with what rides along: slugs, sources, their place, the product they show first. */
import type { ClusterCreateInput, ClusterUpdateInput, LocalizedStringInput, SourceInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { invalidField } from '../../../core/errors.js'
import { toLocalized, withoutRemoved } from '../../../core/localized.js'
import { writeSlugs } from '../../../core/slugs.js'
import { writeSources } from '../../../core/sources.js'
import { create, find, get, type Key, missing, remove, update } from '../../../core/store.js'
import type { ClusterRow } from '../../../db/db.gen.js'
import { type CategoryReference, categoryByReference } from '../category/category.find.js'
import { requireConfigs } from '../cluster-config/cluster-config.service.js'
import { optionsOfCluster } from '../cluster-option/cluster-option.js'
import { placeClusters, unlist } from '../placement/placement.write.js'
import { lockClusters } from '../product/product.cluster.js'
import { product } from '../product/product.js'
import { refreshEntries } from '../search/search.refresh.js'
import { cluster, clusterSlug, clusterSource, type ShownCluster, sourcesOfCluster } from './cluster.js'
import { joinCluster } from './cluster.members.js'

export type ClusterKey = Key<'cluster'>

/** What an input says beside columns of the cluster. REST names its category as the parent. */
interface Besides {
  parentId?: number | null | undefined
  parent?: CategoryReference | null | undefined
  slugs?: readonly LocalizedStringInput[] | null | undefined
  autoGenerateSlugs?: boolean | null | undefined
  sources?: readonly SourceInput[] | null | undefined
}

/** Whatever may be said of a cluster. */
export type ClusterValues = ClusterUpdateInput & Besides

/** Adds a cluster. A product that it is to show first becomes its first product. */
export const createCluster = (ctx: Ctx, input: ClusterCreateInput & Besides): Promise<ClusterRow> =>
  inTransaction(ctx, async (inner) => {
    const { values, besides } = parted(input)
    const { defaultProductId, ...columns } = values
    await requireConfigs(inner, [input.clusterConfigId])
    const { id, names } = await create(inner, cluster, columns)
    if (defaultProductId != null) {
      await joinCluster(inner, id, defaultProductId)
      await update(inner, cluster, { id }, { defaultProductId })
    }
    await writeSlugs(inner, clusterSlug, [{ ownerId: id, given: toLocalized(besides.slugs ?? []), from: names }])
    return settled(inner, id, besides)
  })

/** Changes a cluster; its place only when a place is said. */
export const updateCluster = (ctx: Ctx, key: ClusterKey, input: ClusterValues): Promise<ClusterRow> =>
  inTransaction(ctx, async (inner) => {
    const { values, besides } = parted(input)
    const { id } = await get(inner, cluster, key, 'EDITOR')
    await lockClusters(inner, [id])
    if (values.clusterConfigId != null) await requireConfigs(inner, [values.clusterConfigId])
    if (values.defaultProductId != null) await requireMember(inner, id, values.defaultProductId)
    const { names } = await update(inner, cluster, { id }, values)
    if (besides.slugs || besides.autoGenerateSlugs)
      await writeSlugs(inner, clusterSlug, [
        { ownerId: id, given: toLocalized(besides.slugs ?? []), from: besides.autoGenerateSlugs ? names : {} },
      ])
    return settled(inner, id, besides)
  })

/** Deletes a cluster that has no products, with its options, and answers what it was. */
export const removeCluster = (ctx: Ctx, key: ClusterKey): Promise<ShownCluster> =>
  inTransaction(ctx, async (inner) => {
    const found = await get(inner, cluster, key, 'OWNER')
    const [sources = []] = await sourcesOfCluster(inner, [found])
    const [options = []] = await optionsOfCluster(inner, [found])
    const removed = { ...(await remove(inner, cluster, { id: found.id })), sources, options }
    await refreshEntries(inner, { clusterIds: [found.id] })
    return removed
  })

/** Sources and place are written last; the cluster is answered as it is then. */
async function settled(ctx: Ctx, id: number, { sources, ...place }: Besides): Promise<ClusterRow> {
  await writeSources(ctx, clusterSource, [{ ownerId: id, sources: sources ?? [] }])
  await settle(ctx, id, place)
  await refreshEntries(ctx, { clusterIds: [id] })
  return get(ctx, cluster, { id })
}

/** Null takes a cluster out of the category that it is at home in. */
async function settle(ctx: Ctx, id: number, { parent, parentId }: Besides): Promise<void> {
  const categoryId = parent ? (await categoryByReference(ctx, parent)).id : parentId
  if (categoryId != null) return placeClusters(ctx, [{ clusterId: id, categoryId }])
  if (categoryId === undefined && parent === undefined) return
  const { categoryId: home } = await get(ctx, cluster, { id })
  if (home !== null) await unlist(ctx, { clusterIds: [id], categoryId: home })
}

/** A cluster begins with a product of its own. */
async function requireMember(ctx: Ctx, clusterId: number, productId: number): Promise<void> {
  if (!(await find(ctx, product, { id: productId, clusterId }))) missing(product, { id: productId, clusterId })
}

/** The columns of the cluster, and what is said beside them. Its code may still be called sku, its language is none of its own. */
export function parted(input: ClusterValues) {
  const { parentId, parent, slugs, autoGenerateSlugs, sources, defaultLanguage: _, sku, ...values } = input
  if (sku !== undefined && values.code !== undefined && sku !== values.code) throw invalidField('sku', 'contradicts code')
  const code = values.code === undefined ? sku : values.code
  return {
    values: { ...values, ...(code !== undefined && { code }) },
    besides: { parentId, parent, slugs, autoGenerateSlugs, sources },
  }
}

/** The texts of an input, by language. */
export const textOf = (list: readonly LocalizedStringInput[] | null | undefined) => withoutRemoved(toLocalized(list ?? []))
