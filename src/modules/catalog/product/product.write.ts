/** Writes what is stored outside the product row: sources, slugs, attributes and placements, for many products in a few statements. */
import { sql } from 'kysely'
import type { AttributeBulkCreateInput, LocalizedStringInput } from '../../../contract/contract.gen.js'
import { type DomainError, invalid, invalidField } from '../../../core/base/errors.js'
import type { Directives } from '../../../core/bulk/bulk.js'
import { type Children, sourcesChild, writeChildren } from '../../../core/bulk/children.js'
import type { Written } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { toLocalized, withoutRemoved } from '../../../core/input/localized.js'
import type { SourcePatch } from '../../../core/store/sources.js'
import { columns, type ProductRow } from '../../../db/db.gen.js'
import type { Localized } from '../../../db/json.js'
import { throwItemErrors } from '../../../resources/catalog/item-errors.js'
import { productSlug, productSource } from '../../../resources/catalog/product.js'
import { namesForSlugs, slugOf, slugsChild } from '../../../resources/catalog/slugs.js'
import { attributesChild } from '../attribute/attribute.write.js'
import { enterClusters, leaveClusters } from '../placement/cluster-members.js'
import { lockCategories, lockPlacements } from '../placement/placement.locks.js'
import { clearDefaultCategory, placeProducts } from '../placement/placement.write.js'
import {
  type PlainEntry,
  refreshAtEnd,
  refreshChangedProducts,
  refreshEntries,
  refreshPlainEntry,
} from '../search-index/refresh.js'

/** The parts of an input that are not columns of the product. */
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
  /** The row of an updated product, if it was already read. */
  stored?: ProductRow | undefined
  /** Its locked entry in the search, if only its columns change. */
  entry?: PlainEntry | null | undefined
}

/** A product whose row was written, with the rest of its input. */
type WrittenProduct = Written<ProductChildren>

/** Columns that an input does not set directly: the id and timestamps, and those that are written with the children. */
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

/** Returns the part of an input that is written to columns of the product row. */
export const productColumns = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name in columns.product && !NOT_WRITABLE.has(name)))

/** Returns the error of an invalid combination of category and cluster, which a rule on a single field cannot express. */
export function placementError(input: ProductChildren & { parent?: unknown; isNew: boolean }): DomainError | null {
  const { categoryId, clusterId, parent, isNew } = input
  if (categoryId != null && clusterId != null)
    return invalidField(parent ? 'parent' : 'categoryId', 'must not be given for a product of a cluster')
  if (clusterId === null && categoryId == null && !isNew)
    return invalidField(
      'clusterId',
      'must not be null: to remove a product from a cluster, use productUnassignFromCluster or a categoryId',
    )
  return null
}

/** Returns the slugs that a new product gets if no other product has them. Inserting them with the row saves an update of every new row. */
export function expectedSlugs({ names, slugs, autoGenerateSlugs }: ProductChildren): Localized {
  const generated = Object.entries(autoGenerateSlugs === false ? {} : toTexts(names)).flatMap(([language, name]) => {
    const slug = slugOf(name)
    return slug ? [[language, slug]] : []
  })
  return withoutRemoved({ ...Object.fromEntries(generated), ...toLocalized(slugs ?? []) })
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

/** Writes the children of products and refreshes the search entries of those that have changed. */
export async function writeProductChildren(
  ctx: Ctx,
  products: readonly WrittenProduct[],
  directives: Directives = {},
): Promise<void> {
  if (products.length === 0) return
  await refuseInvalidPeriods(ctx, products)
  const [{ stored, entry }] = products as [WrittenProduct]
  if (stored && entry) {
    await writeChildren(ctx, productChildren, products, directives)
    return refreshPlainEntry(ctx, entry, stored)
  }
  await refreshAtEnd(ctx, async (ctx) => {
    await writeChildren(ctx, productChildren, products, directives)
    await refreshChangedProducts(
      ctx,
      products.map(({ id }) => id),
    )
  })
}

/** Whether an input changes nothing that the search depends on but columns of the product. */
export const hasOnlyColumns = ({ attributes, categoryId, clusterId }: ProductChildren): boolean =>
  attributes === undefined && categoryId === undefined && clusterId === undefined

/** Whether writing the children of an updated product changes its row: its slugs are stored there, too. */
export const changesSlugs = (stored: ProductRow, input: ProductChildren): boolean =>
  input.slugs !== undefined || Object.keys(namesForSlugs(stored, input)).length > 0

/** Refuses products whose order period ends before it begins. It reads the stored rows, because an input may give only one end of the period. */
async function refuseInvalidPeriods(ctx: Ctx, products: readonly WrittenProduct[]) {
  const ids = products.flatMap(({ id, orderableFrom, orderableTo }) => (orderableFrom || orderableTo ? [id] : []))
  if (ids.length === 0) return
  const { rows } = await sql<{
    id: number
  }>`select id from product where id = any(${ids}) and "orderableFrom" > "orderableTo"`.execute(ctx.db)
  const error = invalid([{ path: ['orderableTo'], message: 'must not be before orderableFrom' }])
  throwItemErrors(new Map(rows.map(({ id }) => [id, error])))
}

/**
 * Moves products into clusters, out of clusters, and into or out of their default category. Clusters and products are already
 * locked. If several kinds of moves occur, all categories and placements are locked first, so that the lock order is kept.
 */
async function writePlacements(ctx: Ctx, products: readonly WrittenProduct[]): Promise<void> {
  const moves = products.flatMap(({ id, categoryId }) => (categoryId == null ? [] : [{ productId: id, categoryId }]))
  const entering = products.flatMap(({ id, clusterId }) => (clusterId == null ? [] : [{ productId: id, clusterId }]))
  const leaving = products.flatMap(({ id, isNew, categoryId }) => (isNew || categoryId !== null ? [] : [id]))
  const movedIds = products.flatMap(({ id, isNew, categoryId }) => (isNew || categoryId == null ? [] : [id]))
  if ([entering, leaving, movedIds].filter(({ length }) => length).length > 1) {
    await lockCategories(
      ctx,
      moves.map(({ categoryId }) => categoryId),
    )
    await lockPlacements(ctx, 'product', [...movedIds, ...leaving, ...entering.map(({ productId }) => productId)])
  }
  const leftClusterIds = [...(await enterClusters(ctx, entering)), ...(await leaveClusters(ctx, movedIds))]
  await clearDefaultCategory(ctx, 'product', leaving)
  await placeProducts(ctx, moves)
  await refreshEntries(ctx, { clusterIds: leftClusterIds })
}
