/** Creates, updates and deletes products with their sources, slugs, attributes and placements. */
import { sql } from 'kysely'
import type { CreateProductInput, UpdateProductInput } from '../../../contract/contract.gen.js'
import { orThrow } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { canHold, isLocalized } from '../../../core/store/row.js'
import { create, get, type Key, remove, update } from '../../../core/store/store.js'
import type { ProductRow } from '../../../db/db.gen.js'
import { defaults } from '../../../db/db.gen.js'
import { type ProductWithSources, product, sourcesOfProduct } from '../../../resources/catalog/product.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { lockClusters, lockMembers } from '../placement/cluster-members.js'
import { productsLedBy } from '../search-index/complete-bundles.js'
import { lockPlainEntry, refreshEntries } from '../search-index/refresh.js'
import { type CategoryInput, resolveCategoryIds } from './product.category.js'
import {
  changesSlugs,
  expectedSlugs,
  hasOnlyColumns,
  type ProductChildren,
  placementError,
  productColumns,
  writeProductChildren,
} from './product.write.js'

/** What REST may send in addition to the input of the contract. */
type ExtraProductInput = CategoryInput & Pick<ProductChildren, 'attributes'>

/** Creates a product in a category, in a cluster, or in neither. */
export const createProduct = (ctx: Ctx, input: CreateProductInput & ExtraProductInput): Promise<ProductRow> =>
  inTransaction(ctx, async (inner) => {
    const values = await resolvePlacement(inner, { ...input, isNew: true })
    if (values.clusterId != null) await lockClusters(inner, [values.clusterId])
    const added = await create(inner, product, { ...withColumnDefaults(productColumns(values)), slugs: expectedSlugs(values) })
    await writeProductChildren(inner, [{ ...values, id: added.id }])
    return get(inner, product, { id: added.id })
  })

/** Updates a product. It moves only if the input gives a category or a cluster. */
export const updateProduct = (
  ctx: Ctx,
  key: Key<'product'>,
  input: UpdateProductInput & ExtraProductInput,
): Promise<ProductRow> =>
  inTransaction(ctx, async (inner) => {
    refuseNulls(input, 'attributes', 'customFields')
    const values = await resolvePlacement(inner, { ...input, isNew: false })
    const isPlain = hasOnlyColumns(values)
    const entry =
      isPlain && key.id !== undefined && canHold('product', { id: key.id }) ? await lockPlainEntry(inner, key.id) : null
    await lockForMove(inner, key, values)
    const changed = await update(inner, product, key, withColumnDefaults(productColumns(values)))
    await writeProductChildren(inner, [{ ...values, id: changed.id, stored: changed, entry }])
    return isPlain && !changesSlugs(changed, values) ? changed : get(inner, product, { id: changed.id })
  })

/** Deletes a product with its children and returns it as it was. */
export const removeProduct = (ctx: Ctx, key: Key<'product'>): Promise<ProductWithSources> =>
  inTransaction(ctx, async (inner) => {
    const found = await get(inner, product, key, 'OWNER')
    await lockMembers(inner, { products: sql`id = ${found.id}` })
    const [sources = []] = await sourcesOfProduct(inner, [found])
    const bundledIds = await productsLedBy(inner, found.id)
    const removed = await remove(inner, product, { id: found.id })
    await refreshEntries(inner, {
      productIds: [found.id, ...bundledIds],
      clusterIds: removed.clusterId ? [removed.clusterId] : [],
    })
    return { ...removed, sources }
  })

/** Locks a product that is about to move. The clusters that it enters and leaves are locked before the product itself. */
async function lockForMove(ctx: Ctx, key: Key<'product'>, { categoryId, clusterId }: ProductChildren): Promise<void> {
  if (categoryId == null && clusterId == null) return
  const { id } = await get(ctx, product, key, 'EDITOR')
  await lockMembers(ctx, { products: sql`id = ${id}`, clusterIds: clusterId == null ? [] : [clusterId] })
}

/** Replaces the category of an input with its id, and checks the combination of category and cluster. */
async function resolvePlacement<I extends ProductChildren & CategoryInput & { isNew: boolean }>(ctx: Ctx, input: I): Promise<I> {
  const [categoryId] = (await resolveCategoryIds(ctx, [input])).map(orThrow)
  const resolved = { ...input, categoryId }
  const error = placementError(resolved)
  if (error) throw error
  return resolved
}

/** Replaces null with the default of the column if the column is not nullable. */
export const withColumnDefaults = <V extends object>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => [column, value ?? (value === null ? columnDefault(column) : value)]),
  ) as V

const columnDefault = (column: string): unknown =>
  isLocalized(product, column) ? null : (Reflect.get(defaults.product, column) ?? null)
