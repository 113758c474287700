/** Changes bundles and their items. A bundle is locked while its items change. */
import type { BundleCreateInput, BundleItemInput, BundleUpdateInput } from '../../../contract/contract.gen.js'
import { conflict, notFound, unknown } from '../../../core/base/errors.js'
import { upsertMany } from '../../../core/bulk/bulk.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, type Key, remove, rowsOf, update } from '../../../core/store/store.js'
import type { BundleItemRow, BundleRow } from '../../../db/db.gen.js'
import { product } from '../../../resources/catalog/product.js'
import { refreshEntries } from '../search-index/refresh.js'
import { bundle, bundleItem, itemsOfBundle, type ShownBundle } from './bundle.resource.js'

type BundleKey = Key<'bundle'>
type Code = 'CREATE_BUNDLE_ERROR' | 'ADD_BUNDLE_ITEMS_ERROR'

/** Creates a bundle with its first items. The tax zone only determines the prices in the response. */
export const createBundle = (ctx: Ctx, { addBundleItems, taxZone: _, price, ...values }: BundleCreateInput): Promise<BundleRow> =>
  inTransaction(ctx, async (inner) => {
    await check(inner, [], addBundleItems ?? [], 'CREATE_BUNDLE_ERROR')
    const row = await create(inner, bundle, { ...values, fixedPrice: price })
    await writeItems(inner, row.id, addBundleItems ?? [])
    return row
  })

/** Changes a bundle: another condition may require a leader. */
export const updateBundle = (ctx: Ctx, key: BundleKey, { taxZone: _, price, ...patch }: BundleUpdateInput): Promise<BundleRow> =>
  changing(ctx, bundle, key, { access: 'EDITOR' }, async (inner, { id, condition }) => {
    const row = await update(inner, bundle, { id }, { ...patch, fixedPrice: price })
    if (row.condition !== condition) await refreshHeld(inner, id)
    return row
  })

/** Deletes a bundle and returns it with its items. */
export const removeBundle = (ctx: Ctx, key: BundleKey): Promise<ShownBundle> =>
  changing(ctx, bundle, key, { access: 'OWNER' }, async (inner, row) => {
    const [items = []] = await itemsOfBundle(inner, [row])
    await remove(inner, bundle, { id: row.id })
    await refreshEntries(inner, { productIds: items.map(({ productId }) => productId) })
    return { ...row, items }
  })

/** Adds products to a bundle; returns the bundle and the new items. */
export const addItems = (ctx: Ctx, key: BundleKey, items: readonly BundleItemInput[]) =>
  changing(ctx, bundle, key, { access: 'EDITOR', touch: true }, async (inner, row) => {
    await check(inner, await rowsOf(inner, bundleItem, 'bundleId', [row.id]), items, 'ADD_BUNDLE_ITEMS_ERROR')
    return { bundle: row, items: await writeItems(inner, row.id, items) }
  })

/** Removes a product from a bundle. */
export const removeItem = (ctx: Ctx, key: BundleKey, productId: number): Promise<BundleRow> =>
  changing(ctx, bundle, key, { access: 'EDITOR', touch: true }, async (inner, row) => {
    const held = await rowsOf(inner, bundleItem, 'bundleId', [row.id])
    if (!held.some((item) => item.productId === productId))
      throw notFound('BundleItem', 'BUNDLE_ITEM_NOT_FOUND_ERROR', { productId })
    await remove(inner, bundleItem, { bundleId: row.id, productId })
    await refreshHeld(inner, row.id, [productId])
    return row
  })

async function writeItems(ctx: Ctx, bundleId: number, items: readonly BundleItemInput[]): Promise<BundleItemRow[]> {
  if (items.length === 0) return []
  const rows = items.map(({ productId, isLeader }) => ({ bundleId, productId, isLeader: isLeader ?? 'N' }))
  await upsertMany(ctx, bundleItem, 'bundleAndProduct', rows, {}, 'givenOrder')
  const added = new Set(items.map(({ productId }) => productId))
  return (await refreshHeld(ctx, bundleId)).filter(({ productId }) => added.has(productId))
}

/** Refreshes the search entries of all products of the bundle, and returns its items. */
async function refreshHeld(ctx: Ctx, bundleId: number, gone: readonly number[] = []): Promise<BundleItemRow[]> {
  const held = await rowsOf(ctx, bundleItem, 'bundleId', [bundleId])
  await refreshEntries(ctx, { productIds: [...gone, ...held.map(({ productId }) => productId)] })
  return held
}

/** Checks new items against the existing ones, and locks their products, which must exist. */
async function check(ctx: Ctx, there: readonly BundleItemRow[], items: readonly BundleItemInput[], code: Code) {
  refuseRepeated(there, items)
  if (items.length) await requireProducts(ctx, items, code)
}

/** Refuses a product that is in the bundle twice, and a second leader. */
function refuseRepeated(there: readonly BundleItemRow[], items: readonly BundleItemInput[]) {
  const held = new Set(there.map(({ productId }) => productId))
  const taken = items.find(({ productId }) => held.has(productId))
  if (taken)
    throw conflict('BUNDLE_ITEM_ALREADY_EXISTS_ERROR', `The bundle already contains the product with id [${taken.productId}]`)
  if (new Set(items.map(({ productId }) => productId)).size < items.length)
    throw conflict('BUNDLE_ITEMS_NON_UNIQUE_ERROR', 'A bundle can contain a product only once')
  const leaders = [...there, ...items].filter(({ isLeader }) => isLeader === 'Y')
  if (leaders.length > 1) throw conflict('BUNDLE_ITEMS_NON_UNIQUE_ERROR', 'A bundle can have at most one leader')
}

async function requireProducts(ctx: Ctx, items: readonly BundleItemInput[], code: Code) {
  const ids = items.map(({ productId }) => productId)
  await requireRows(ctx, product, 'id', ids, (id) => unknown('Product', code, 'PRODUCT_NOT_FOUND_ERROR', [{ id }]))
}
