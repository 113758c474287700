/** Writes many products at once. The number of statements does not depend on the number of products. */
import { type SqlBool, sql } from 'kysely'
import { DomainError } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import type { Identified } from '../../../core/bulk/identify.js'
import { type Checked, writeValid, writtenItems } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { writeWithoutFailing } from '../../../resources/catalog/item-errors.js'
import { product } from '../../../resources/catalog/product.js'
import { lockMembers } from '../placement/cluster-members.js'
import { type CategoryInput, resolveCategoryIds } from './product.category.js'
import { identifyProducts, type LookupOf } from './product.identity.js'
import { withColumnDefaults } from './product.service.js'
import { expectedSlugs, type ProductChildren, placementError, productColumns, writeProductChildren } from './product.write.js'

/** A product in a bulk request or a CSV file: its columns and its children. */
export type ProductItem = BulkItem & ProductChildren & CategoryInput

/** Creates or updates products, each found by the lookup key that `lookupOf` chooses. An invalid item fails alone. */
export async function upsertProducts(
  ctx: Ctx,
  items: readonly ProductItem[],
  lookupOf: LookupOf<ProductItem>,
  directives: Directives = {},
): Promise<BulkResult[]> {
  const identified = await identifyProducts(ctx, items, lookupOf)
  const resolved = await withCategoryIds(ctx, identified, directives)
  return writeValid(resolved, (valid) =>
    writeWithoutFailing(ctx, 'product', valid, (some) => writeProducts(ctx, some, directives)),
  )
}

/** Adds the ids of their default categories to the items. The categories of items that do not move are not resolved. */
async function withCategoryIds(
  ctx: Ctx,
  items: readonly Checked<Identified<ProductItem>>[],
  { skipMoveOnUpdate }: Directives,
): Promise<Checked<Identified<ProductItem>>[]> {
  const keepsCategory = (item: Checked<Identified<ProductItem>>) => typeof item === 'string' || (skipMoveOnUpdate && !item.isNew)
  const categoryIds = await resolveCategoryIds(
    ctx,
    items.map((item) => (keepsCategory(item) ? {} : (item as ProductItem))),
  )
  return items.map((item, i) => {
    const categoryId = categoryIds[i]
    if (typeof item === 'string') return item
    if (categoryId instanceof DomainError) return categoryId.message
    const resolved = { ...item, categoryId }
    return placementError(resolved)?.message ?? resolved
  })
}

async function writeProducts(ctx: Ctx, items: readonly Identified<ProductItem>[], directives: Directives): Promise<BulkResult[]> {
  await lockItemProducts(ctx, items)
  const results = await upsertMany(ctx, product, 'uuid', items.map(toProductRow), directives)
  await writeProductChildren(ctx, writtenItems(items, results), directives)
  return results
}

/** Locks the clusters that the products enter and leave, then the products, each ordered by id. */
const lockItemProducts = (ctx: Ctx, items: readonly Identified<ProductItem>[]) =>
  lockMembers(ctx, {
    products: uuidCondition(items.filter(({ isNew }) => !isNew)),
    moving: uuidCondition(items.filter(({ isNew, categoryId, clusterId }) => !isNew && (categoryId ?? clusterId) != null)),
    clusterIds: items.flatMap(({ clusterId }) => clusterId ?? []),
  })

const uuidCondition = (items: readonly Identified<ProductItem>[]) =>
  sql<SqlBool>`uuid = any(${items.map(({ uuid }) => uuid)}::uuid[])`

/** Returns the row of an item. A new product is inserted with its category and slugs: updating the row afterwards would cost as much as inserting it. */
function toProductRow(item: Identified<ProductItem>): BulkItem {
  const values = withColumnDefaults(productColumns(item)) as BulkItem
  return item.isNew ? { ...values, categoryId: item.categoryId ?? null, slugs: expectedSlugs(item) } : values
}
