/** What is stored beside products: sources, slugs, attributes, their place; written for many products in a few statements. */
import { sql } from 'kysely'
import type { AttributeBulkCreateInput, LocalizedStringInput } from '../../../contract/contract.gen.js'
import { type DomainError, invalid, invalidField } from '../../../core/base/errors.js'
import type { Directives } from '../../../core/bulk/bulk.js'
import { type Children, sourcesChild, writeChildren } from '../../../core/bulk/children.js'
import { throwItemErrors } from '../../../core/bulk/item-errors.js'
import type { Written } from '../../../core/bulk/items.js'
import { slugOf, slugsChild } from '../../../core/bulk/slugs.js'
import type { Ctx } from '../../../core/context.js'
import { toLocalized, withoutRemoved } from '../../../core/input/localized.js'
import type { SourcePatch } from '../../../core/store/sources.js'
import { columns, type ProductRow } from '../../../db/db.gen.js'
import type { Localized } from '../../../db/json.js'
import { productSlug, productSource } from '../../../resources/catalog/product.js'
import { attributesChild } from '../attribute/attribute.write.js'
import { enterClusters, leaveClusters } from '../placement/cluster-members.js'
import { lockCategories, lockPlacements } from '../placement/placement.locks.js'
import { clearDefaultCategory, placeProducts } from '../placement/placement.write.js'
import { refreshAtEnd, refreshEntries } from '../search-index/refresh.js'

/** What an input says beside columns of the product. */
export interface ProductChildren {
  names?: readonly LocalizedStringInput[] | null | undefined
  slugs?: readonly LocalizedStringInput[] | null | undefined
  autoGenerateSlugs?: boolean | null | undefined
  sources?: readonly SourcePatch[] | null | undefined
  categoryId?: number | null | undefined
  clusterId?: number | null | undefined
  attributes?: readonly AttributeBulkCreateInput[] | null | undefined
  orderableFrom?: unknown
  orderableTo?: unknown
  /** The texts that the product has now, where they were read already. */
  stored?: Pick<ProductRow, 'names' | 'slugs'> | undefined
}

/** A product that was written, and what was said of it. */
type WrittenProduct = Written<ProductChildren>

const NOT_WRITABLE = new Set([
  'id',
  'slugs',
  'categoryId',
  'clusterId',
  'clusterOrder',
  'clusteredAt',
  'createdAt',
  'lastModifiedAt',
])

/** The columns of the product itself among what was said. */
export const productColumns = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name in columns.product && !NOT_WRITABLE.has(name)))

/** What is wrong with the place that is said of a product, which a rule on a single field cannot say. */
export function placementError(input: ProductChildren & { parent?: unknown; isNew: boolean }): DomainError | null {
  const { categoryId, clusterId, parent, isNew } = input
  if (categoryId != null && clusterId != null)
    return invalidField(parent ? 'parent' : 'categoryId', 'must not be given for a product of a cluster')
  if (clusterId === null && categoryId == null && !isNew)
    return invalidField(
      'clusterId',
      'must not be null: a product leaves a cluster by productUnassignFromCluster or by a categoryId',
    )
  return null
}

/** The slugs that a new product will have, unless another has them: saves a change of every row that was just added. */
export function expectedSlugs({ names, slugs, autoGenerateSlugs }: ProductChildren): Localized {
  const made = Object.entries(autoGenerateSlugs === false ? {} : toTexts(names)).flatMap(([language, name]) => {
    const slug = slugOf(name)
    return slug ? [[language, slug]] : []
  })
  return withoutRemoved({ ...Object.fromEntries(made), ...toLocalized(slugs ?? []) })
}

const toTexts = (list: ProductChildren['names']): Localized => withoutRemoved(toLocalized(list ?? []))

const productChildren: Children<WrittenProduct> = {
  sources: sourcesChild(productSource),
  slugs: slugsChild(productSlug),
  attributes: attributesChild('productId'),
  parent: {
    storedIn: { table: 'product', owner: 'id', filled: ['categoryId', 'clusterId'] },
    isPlace: true,
    alsoCalled: ['categoryId', 'clusterId'],
    write: writePlacements,
  },
}

/** Writes what is stored beside products, and brings the search up to date. */
export async function writeProductChildren(
  ctx: Ctx,
  products: readonly WrittenProduct[],
  directives: Directives = {},
): Promise<void> {
  if (products.length === 0) return
  await refuseInvalidPeriods(ctx, products)
  await refreshAtEnd(ctx, async () => {
    await writeChildren(ctx, productChildren, products, directives)
    await refreshEntries(ctx, { productIds: products.map(({ id }) => id) })
  })
}

/** Of a period that was given by halves, the other half is what was stored. */
async function refuseInvalidPeriods(ctx: Ctx, products: readonly WrittenProduct[]) {
  const ids = products.flatMap(({ id, orderableFrom, orderableTo }) => (orderableFrom || orderableTo ? [id] : []))
  if (ids.length === 0) return
  const { rows } = await sql<{
    id: number
  }>`select id from product where id = any(${ids}) and "orderableFrom" > "orderableTo"`.execute(ctx.db)
  const refusal = invalid([{ path: ['orderableTo'], message: 'must not be before orderableFrom' }])
  throwItemErrors(new Map(rows.map(({ id }) => [id, refusal])))
}

/** Clusters and products are locked already. Categories and places are locked at once where several kinds of moves need them. */
async function writePlacements(ctx: Ctx, products: readonly WrittenProduct[]): Promise<void> {
  const homes = products.flatMap(({ id, categoryId }) => (categoryId == null ? [] : [{ productId: id, categoryId }]))
  const entering = products.flatMap(({ id, clusterId }) => (clusterId == null ? [] : [{ productId: id, clusterId }]))
  const homeless = products.flatMap(({ id, isNew, categoryId }) => (isNew || categoryId !== null ? [] : [id]))
  const moved = products.flatMap(({ id, isNew, categoryId }) => (isNew || categoryId == null ? [] : [id]))
  if ([entering, homeless, moved].filter(({ length }) => length).length > 1) {
    await lockCategories(
      ctx,
      homes.map(({ categoryId }) => categoryId),
    )
    await lockPlacements(ctx, 'product', [...moved, ...homeless, ...entering.map(({ productId }) => productId)])
  }
  const clustersLeft = [...(await enterClusters(ctx, entering)), ...(await leaveClusters(ctx, moved))]
  await clearDefaultCategory(ctx, 'product', homeless)
  await placeProducts(ctx, homes)
  await refreshEntries(ctx, { clusterIds: clustersLeft })
}
