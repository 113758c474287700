/** Many products at once: a few statements, however many there are. */
import { type SqlBool, sql } from 'kysely'
import { DomainError } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { mergeResults, rejectDuplicates, writtenItems } from '../../../core/bulk/identify.js'
import { writeWithoutFailing } from '../../../core/bulk/item-errors.js'
import type { Ctx } from '../../../core/context.js'
import { product } from '../../../resources/catalog/product.js'
import type { ProductLookup } from '../../../resources/catalog/product.lookup.js'
import { lockMembers } from '../placement/cluster-members.js'
import { categoryIdsOf, type Home, type Parented } from './product.category.js'
import { type Identified, identifyProducts } from './product.identity.js'
import { withDefaults } from './product.service.js'
import { columnsOf, expectedSlugs, type ProductChildren, refuseBadPlace, writeProductChildren } from './product.write.js'

/** A product as a bulk or a file says it: columns, and what rides along. */
export type ProductItem = BulkItem & ProductChildren & Parented

/** Adds or changes products, each found by the lookup that `lookupOf` names for it; null adds it. */
export async function upsertProducts(
  ctx: Ctx,
  items: readonly ProductItem[],
  lookupOf: (item: ProductItem) => ProductLookup | null,
  directives: Directives = {},
): Promise<BulkResult[]> {
  const identified = rejectDuplicates(await identifyProducts(ctx, items, lookupOf))
  const known = identified.filter((item) => typeof item !== 'string')
  return mergeResults(
    identified.map((item) => (typeof item === 'string' ? item : null)),
    await writeWithoutFailing(ctx, 'product', known, (some) => writeProducts(ctx, some, directives)),
  )
}

/** Adds or changes products that are identified already; what is wrong with one fails that one. */
async function writeProducts(
  ctx: Ctx,
  items: readonly Identified<ProductItem>[],
  directives: Directives = {},
): Promise<BulkResult[]> {
  // What is not going to move is not asked where to.
  const homes = await categoryIdsOf(
    ctx,
    items.map((item) => (directives.skipMoveOnUpdate && !item.isNew ? {} : item)),
  )
  const asked = items.map((item, i) => placed(item, homes[i]))
  const sound = asked.filter((item): item is Identified<ProductItem> => !(item instanceof DomainError))
  if (sound.length === 0) return mergeResults(asked.map(reasonOf), [])
  await lockAll(ctx, sound)
  const written = await upsertMany(ctx, product, 'uuid', sound.map(rowOf), directives)
  await writeProductChildren(ctx, writtenItems(sound, written), directives)
  return mergeResults(asked.map(reasonOf), written)
}

/** The clusters that the products enter and leave, then the products, each in the order of ids. */
const lockAll = (ctx: Ctx, items: readonly Identified<ProductItem>[]) =>
  lockMembers(ctx, {
    products: ofUuids(items.filter(({ isNew }) => !isNew)),
    moving: ofUuids(items.filter(({ isNew, categoryId, clusterId }) => !isNew && (categoryId ?? clusterId) != null)),
    clusterIds: items.flatMap(({ clusterId }) => clusterId ?? []),
  })

const ofUuids = (items: readonly Identified<ProductItem>[]) => sql<SqlBool>`uuid = any(${items.map(({ uuid }) => uuid)}::uuid[])`

const reasonOf = (item: object) => (item instanceof DomainError ? item.message : null)

function placed(item: Identified<ProductItem>, home: Home | DomainError): Identified<ProductItem> | DomainError {
  if (home instanceof DomainError) return home
  const asked = { ...item, categoryId: home }
  try {
    refuseBadPlace(asked)
    return asked
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

/** A new product gets its home and its slugs at once: every change of it that follows would cost as much as adding it. */
function rowOf(item: Identified<ProductItem>): BulkItem {
  const values = withDefaults(columnsOf(item)) as BulkItem
  return item.isNew ? { ...values, categoryId: item.categoryId ?? null, slugs: expectedSlugs(item) } : values
}
