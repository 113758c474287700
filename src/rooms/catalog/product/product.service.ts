/** Adding, changing and deleting products, with their sources, slugs, attributes and place. */
import { sql } from 'kysely'
import type { CreateProductInput, UpdateProductInput } from '../../../contract/contract.gen.js'
import { orThrow } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { isLocalized } from '../../../core/store/row.js'
import { create, get, type Key, remove, update } from '../../../core/store/store.js'
import type { ProductRow } from '../../../db/db.gen.js'
import { defaults } from '../../../db/db.gen.js'
import { product, type ProductWithSources, sourcesOfProduct } from '../../../resources/catalog/product.js'
import { lockClusters, lockMembers } from '../placement/cluster-members.js'
import { productsLedBy } from '../search-index/complete-bundles.js'
import { refreshEntries } from '../search-index/refresh.js'
import { resolveCategoryIds, type CategoryInput } from './product.category.js'
import { productColumns, expectedSlugs, type ProductChildren, placementError, writeProductChildren } from './product.write.js'

type ExtraProductInput = CategoryInput & Pick<ProductChildren, 'attributes'>

/** Adds a product to a category, to a cluster, or to neither. */
export const createProduct = (ctx: Ctx, input: CreateProductInput & ExtraProductInput): Promise<ProductRow> =>
  inTransaction(ctx, async (inner) => {
    const asked = await resolvePlacement(inner, { ...input, isNew: true })
    if (asked.clusterId != null) await lockClusters(inner, [asked.clusterId])
    const added = await create(inner, product, { ...withColumnDefaults(productColumns(asked)), slugs: expectedSlugs(asked) })
    await writeProductChildren(inner, [{ ...asked, id: added.id }])
    return get(inner, product, { id: added.id })
  })

/** Changes a product; its place only when a place is said. */
export const updateProduct = (ctx: Ctx, key: Key<'product'>, input: UpdateProductInput & ExtraProductInput): Promise<ProductRow> =>
  inTransaction(ctx, async (inner) => {
    const asked = await resolvePlacement(inner, { ...input, isNew: false })
    await lockForMove(inner, key, asked)
    const changed = await update(inner, product, key, withColumnDefaults(productColumns(asked)))
    await writeProductChildren(inner, [{ ...asked, id: changed.id, stored: changed }])
    return get(inner, product, { id: changed.id })
  })

/** Deletes a product with everything that is its own, and answers what it was. */
export const removeProduct = (ctx: Ctx, key: Key<'product'>): Promise<ProductWithSources> =>
  inTransaction(ctx, async (inner) => {
    const found = await get(inner, product, key, 'OWNER')
    await lockMembers(inner, { products: sql`id = ${found.id}` })
    const [sources = []] = await sourcesOfProduct(inner, [found])
    const led = await productsLedBy(inner, found.id)
    const removed = await remove(inner, product, { id: found.id })
    await refreshEntries(inner, { productIds: [found.id, ...led], clusterIds: removed.clusterId ? [removed.clusterId] : [] })
    return { ...removed, sources }
  })

/** Whoever gives a product another place holds the clusters that it enters and leaves before the product itself. */
async function lockForMove(ctx: Ctx, key: Key<'product'>, { categoryId, clusterId }: ProductChildren): Promise<void> {
  if (categoryId == null && clusterId == null) return
  const { id } = await get(ctx, product, key, 'EDITOR')
  await lockMembers(ctx, { products: sql`id = ${id}`, clusterIds: clusterId == null ? [] : [clusterId] })
}

/** The place as numbers. */
async function resolvePlacement<I extends ProductChildren & CategoryInput & { isNew: boolean }>(ctx: Ctx, input: I): Promise<I> {
  const [categoryId] = (await resolveCategoryIds(ctx, [input])).map(orThrow)
  const asked = { ...input, categoryId }
  const error = placementError(asked)
  if (error) throw error
  return asked
}

/** Null in a column that is never empty means what it holds when nobody says anything. */
export const withColumnDefaults = <V extends object>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => [column, value ?? (value === null ? columnDefault(column) : value)]),
  ) as V

const columnDefault = (column: string): unknown =>
  isLocalized(product, column) ? null : (Reflect.get(defaults.product, column) ?? null)
