/** Adding, changing and deleting clusters, with what rides along: slugs, sources, their place, the product they show first. */
import type { ClusterCreateInput, ClusterUpdateInput, LocalizedStringInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { namesForSlugs, writeSlugs } from '../../../core/bulk/slugs.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { toLocalized, withoutRemoved } from '../../../core/input/localized.js'
import { changing } from '../../../core/store/changing.js'
import { type SourcePatch, writeSources } from '../../../core/store/sources.js'
import { create, find, get, type Key, missing, remove, update } from '../../../core/store/store.js'
import type { ClusterRow } from '../../../db/db.gen.js'
import { cluster, clusterSlug, clusterSource, type ShownCluster, sourcesOfCluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { type CategoryReference, categoryByReference } from '../category/category.find.js'
import { requireConfigs } from '../cluster-config/cluster-config.service.js'
import { optionsOfCluster } from '../cluster-option/cluster-option.read.js'
import { clearDefaultCategory, placeClusters } from '../placement/placement.write.js'
import { refreshAtEnd, refreshEntries } from '../search-index/refresh.js'

export type ClusterKey = Key<'cluster'>

/** What an input says beside columns of the cluster. REST names its category as the parent. */
interface Besides {
  parentId?: number | null | undefined
  parent?: CategoryReference | null | undefined
  slugs?: readonly LocalizedStringInput[] | null | undefined
  autoGenerateSlugs?: boolean | null | undefined
  sources?: readonly SourcePatch[] | null | undefined
}

/** Whatever may be said of a cluster. */
export type ClusterValues = ClusterUpdateInput & Besides

/** One change of a cluster, after which the search is brought up to date. */
const refreshing = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  inTransaction(ctx, (inner) => refreshAtEnd(inner, () => work(inner)))

/** Adds a cluster. It has no products yet, so a default product is refused: it is said once they are in it. */
export const createCluster = (ctx: Ctx, input: ClusterCreateInput & Besides): Promise<ClusterRow> =>
  refreshing(ctx, async (inner) => {
    const { values, besides } = parted(input)
    await requireConfigs(inner, [input.clusterConfigId])
    const { id, names } = await create(inner, cluster, { ...values, defaultProductId: undefined })
    // None is a member of what has just been made.
    if (values.defaultProductId != null) await requireMember(inner, id, values.defaultProductId)
    await writeSlugs(inner, clusterSlug, [
      { ownerId: id, given: toLocalized(besides.slugs ?? []), from: besides.autoGenerateSlugs === false ? {} : names },
    ])
    return settled(inner, id, besides)
  })

/** Changes a cluster; its place only when a place is said. */
export const updateCluster = (ctx: Ctx, key: ClusterKey, input: ClusterValues): Promise<ClusterRow> =>
  refreshing(ctx, async (inner) => {
    const { values, besides } = parted(input)
    return changing(inner, cluster, key, { access: 'EDITOR' }, async (locked, { id }) => {
      if (values.clusterConfigId != null) await requireConfigs(locked, [values.clusterConfigId])
      if (values.defaultProductId != null) await requireMember(locked, id, values.defaultProductId)
      const changed = await update(locked, cluster, { id }, values)
      const given = besides.slugs && toLocalized(besides.slugs)
      const from = namesForSlugs(changed, { ...besides, names: values.names })
      await writeSlugs(locked, clusterSlug, [{ ownerId: id, given, from }])
      return settled(locked, id, besides)
    })
  })

/** Deletes a cluster that has no products, with its options, and answers what it was. */
export const removeCluster = (ctx: Ctx, key: ClusterKey): Promise<ShownCluster> =>
  changing(ctx, cluster, key, { access: 'OWNER' }, async (inner, found) => {
    const [sources = []] = await sourcesOfCluster(inner, [found])
    const [options = []] = await optionsOfCluster(inner, [found])
    const removed = { ...(await remove(inner, cluster, { id: found.id })), sources, options }
    await refreshEntries(inner, { clusterIds: [found.id] })
    return removed
  })

/** Sources and place are written last; the cluster is answered as it is then. */
async function settled(ctx: Ctx, id: number, { sources, ...place }: Besides): Promise<ClusterRow> {
  await writeSources(ctx, clusterSource, [{ ownerId: id, sources }])
  await settle(ctx, id, place)
  await refreshEntries(ctx, { clusterIds: [id] })
  return get(ctx, cluster, { id })
}

/** Null takes a cluster out of the category that it is at home in. */
async function settle(ctx: Ctx, id: number, { parent, parentId }: Besides): Promise<void> {
  const categoryId = parent ? (await categoryByReference(ctx, parent)).id : parentId
  if (categoryId != null) return placeClusters(ctx, [{ clusterId: id, categoryId }])
  if (categoryId === null || parent === null) await clearDefaultCategory(ctx, 'cluster', [id])
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
