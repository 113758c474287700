import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BundleSearchInput, BundleSortField } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/load.js'
import { everyone, type Filter, ignored, oneOf, type Resource } from '../../../core/resource.js'
import { groupBy, rowsOf } from '../../../core/store.js'
import type { BundleItemRow, BundleRow } from '../../../db/db.gen.js'
import { type Assortment, productInAssortment } from '../../sales/orderlist/orderlist.assortment.js'
import { asOffered } from '../../sales/orderlist/orderlist.offered.js'

const holdsAnyOf: Filter<'bundle', readonly number[]> = (eb, productIds) =>
  productIds.length === 0
    ? eb.val(true)
    : sql<SqlBool>`${eb.ref('id')} in (select "bundleId" from "bundleItem" where "productId" = any(${productIds}))`

/** Products that are sold together. */
export const bundle: Resource<'bundle', BundleSearchInput, BundleSortField> = {
  label: 'Bundle',
  table: 'bundle',
  key: 'uuid',
  lookups: { name: ['name'] },
  visible: everyone,
  filters: { ids: oneOf('uuid'), productIds: holdsAnyOf, taxZone: ignored },
  sort: { ID: 'id', NAME: 'name', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** A product in a bundle. */
export const bundleItem: Resource<'bundleItem', object, never> = {
  label: 'BundleItem',
  table: 'bundleItem',
  key: 'uuid',
  lookups: { bundleAndProduct: ['bundleId', 'productId'] },
  codes: { notFound: 'BUNDLE_ITEM_NOT_FOUND_ERROR', exists: 'BUNDLE_ITEM_ALREADY_EXISTS_ERROR' },
  visible: everyone,
  filters: {},
  sort: {} as Record<never, never>,
}

/** Bundles are sold whole: whoever is not offered one of the products is not offered the bundle. */
const isWhole =
  (bundleId: 'bundle.id' | 'bundleItem.bundleId') =>
  (assortment: Assortment): RawBuilder<SqlBool> =>
    sql`not exists (
      select from "bundleItem" held join product on product.id = held."productId"
       where held."bundleId" = ${sql.ref(bundleId)} and not ${productInAssortment(assortment)})`

/** The bundles that are offered to the caller. */
export const offeredBundle = (ctx: Ctx) => asOffered(ctx, bundle, isWhole('bundle.id'))

/** A bundle that was deleted still shows what it held. */
export type ShownBundle = BundleRow & { items?: readonly BundleItemRow[] }

/** The items of each bundle, in the order in which they were added. */
export const itemsOfBundle: Relation<ShownBundle, BundleItemRow[]> = async (ctx, bundles) => {
  const ids = bundles.flatMap(({ id, items }) => (items ? [] : [id]))
  const rows = ids.length ? await rowsOf(ctx, bundleItem, 'bundleId', ids) : []
  const byBundle = groupBy(rows, ({ bundleId }) => bundleId)
  return bundles.map(({ id, items }) => [...(items ?? byBundle.get(id) ?? [])])
}

/** The bundles that each product is part of, as far as they are offered to the caller. */
export const bundlesOfProduct: Relation<{ id: number }, BundleRow[]> = async (ctx, products) => {
  const items = await itemsOfProducts(ctx, products)
  const ids = [...new Set(items.map(({ bundleId }) => bundleId))]
  const bundles = ids.length ? await rowsOf(ctx, bundle, 'id', ids) : []
  const byId = new Map(bundles.map((row) => [row.id, row]))
  const byProduct = groupBy(items, ({ productId }) => productId)
  return products.map(({ id }) => (byProduct.get(id) ?? []).flatMap(({ bundleId }) => byId.get(bundleId) ?? []))
}

/** How each product takes part in the bundles that are offered to the caller. */
export const partIn: Relation<{ id: number }, { hasBundle: boolean; isLeader: boolean }> = async (ctx, products) => {
  const byProduct = groupBy(await itemsOfProducts(ctx, products), ({ productId }) => productId)
  return products.map(({ id }) => {
    const items = byProduct.get(id) ?? []
    return { hasBundle: items.length > 0, isLeader: items.some(({ isLeader }) => isLeader === 'Y') }
  })
}

const itemsOfProducts = async (ctx: Ctx, products: readonly { id: number }[]): Promise<BundleItemRow[]> =>
  rowsOf(
    ctx,
    await asOffered(ctx, bundleItem, isWhole('bundleItem.bundleId')),
    'productId',
    products.map(({ id }) => id),
  )
