/** Many products at once: a few statements, however many there are. */
import { type SqlBool, sql } from 'kysely'
import { DomainError } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import type { Identified } from '../../../core/bulk/identify.js'
import { writeWithoutFailing } from '../../../core/bulk/item-errors.js'
import { type Checked, writeValid, writtenItems } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { product } from '../../../resources/catalog/product.js'
import { lockMembers } from '../placement/cluster-members.js'
import { resolveCategoryIds, type CategoryInput } from './product.category.js'
import { identifyProducts, type LookupOf } from './product.identity.js'
import { withColumnDefaults } from './product.service.js'
import { productColumns, expectedSlugs, type ProductChildren, placementError, writeProductChildren } from './product.write.js'

/** A product as a bulk or a file says it: columns, and what is stored beside them. */
export type ProductItem = BulkItem & ProductChildren & CategoryInput

/** Adds or changes products, each found by the lookup that `lookupOf` names for it; what is wrong with one fails that one. */
export async function upsertProducts(
  ctx: Ctx,
  items: readonly ProductItem[],
  lookupOf: LookupOf<ProductItem>,
  directives: Directives = {},
): Promise<BulkResult[]> {
  const identified = await identifyProducts(ctx, items, lookupOf)
  const placed = await withCategoryIds(ctx, identified, directives)
  return writeValid(placed, (valid) => writeWithoutFailing(ctx, 'product', valid, (some) => writeProducts(ctx, some, directives)))
}

/** The items with the numbers of their categories. What is not going to move is not asked where to. */
async function withCategoryIds(
  ctx: Ctx,
  items: readonly Checked<Identified<ProductItem>>[],
  { skipMoveOnUpdate }: Directives,
): Promise<Checked<Identified<ProductItem>>[]> {
  const staysPut = (item: Checked<Identified<ProductItem>>) => typeof item === 'string' || (skipMoveOnUpdate && !item.isNew)
  const categoryIds = await resolveCategoryIds(
    ctx,
    items.map((item) => (staysPut(item) ? {} : (item as ProductItem))),
  )
  return items.map((item, i) => {
    const categoryId = categoryIds[i]
    if (typeof item === 'string') return item
    if (categoryId instanceof DomainError) return categoryId.message
    const placed = { ...item, categoryId }
    return placementError(placed)?.message ?? placed
  })
}

async function writeProducts(ctx: Ctx, items: readonly Identified<ProductItem>[], directives: Directives): Promise<BulkResult[]> {
  await lockItemProducts(ctx, items)
  const results = await upsertMany(ctx, product, 'uuid', items.map(toProductRow), directives)
  await writeProductChildren(ctx, writtenItems(items, results), directives)
  return results
}

/** The clusters that the products enter and leave, then the products, each in the order of ids. */
const lockItemProducts = (ctx: Ctx, items: readonly Identified<ProductItem>[]) =>
  lockMembers(ctx, {
    products: uuidCondition(items.filter(({ isNew }) => !isNew)),
    moving: uuidCondition(items.filter(({ isNew, categoryId, clusterId }) => !isNew && (categoryId ?? clusterId) != null)),
    clusterIds: items.flatMap(({ clusterId }) => clusterId ?? []),
  })

const uuidCondition = (items: readonly Identified<ProductItem>[]) => sql<SqlBool>`uuid = any(${items.map(({ uuid }) => uuid)}::uuid[])`

/** A new product gets its category and its slugs at once: every change of it that follows would cost as much as adding it. */
function toProductRow(item: Identified<ProductItem>): BulkItem {
  const values = withColumnDefaults(productColumns(item)) as BulkItem
  return item.isNew ? { ...values, categoryId: item.categoryId ?? null, slugs: expectedSlugs(item) } : values
}
