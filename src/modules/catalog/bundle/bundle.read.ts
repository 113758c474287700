/** Reads bundles that the caller may see. */
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { hasRole } from '../../../core/auth/access.js'
import { type Buyer, buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { BundleItemRow, BundleRow } from '../../../db/db.gen.js'
import type { Assortment } from '../../../resources/catalog/assortment.js'
import { productInAssortment } from '../../../resources/catalog/assortment.js'
import { groupByBuyer, readFor } from '../../../resources/catalog/buyer-rows.js'
import { restrictToAssortment } from '../assortment/assortment.resource.js'
import { isCompleteBundle, isInCompleteBundle } from '../search-index/complete-bundles.js'
import { bundle, bundleItem } from './bundle.resource.js'

/** Returns whether the caller sees unfinished bundles: only editors do. Reading products is not enough: a storefront's key is public. */
const seesUnfinished = ({ actor: { roles, user } }: Ctx) =>
  hasRole(roles, 'product', 'EDITOR') || (user?.kind === 'admin' && hasRole(roles, 'product', 'VIEWER'))

/** Returns the resource to read from: callers that cannot edit bundles see only finished ones. */
const asFinished = <R extends typeof bundle | typeof bundleItem>(ctx: Ctx, resource: R, finished: RawBuilder<SqlBool>): R =>
  seesUnfinished(ctx) ? resource : { ...resource, visible: () => () => finished }

/** The condition that all products of a bundle are in the assortment: bundles are sold as a whole. */
const isWhole =
  (bundleId: 'bundle.id' | 'bundleItem.bundleId') =>
  (assortment: Assortment): RawBuilder<SqlBool> =>
    sql`not exists (
      select from "bundleItem" held join product on product.id = held."productId"
       where held."bundleId" = ${sql.ref(bundleId)} and not ${productInAssortment(assortment)})`

/** Returns the resource to read bundles from that are visible to the buyer. */
export const visibleBundles = (ctx: Ctx, buyer: Buyer) =>
  restrictToAssortment(ctx, asFinished(ctx, bundle, isCompleteBundle), isWhole('bundle.id'), buyer)

interface Held {
  id: number
}

/** Returns the visible bundles that contain each product. Everything below them is read for the tax zone. */
export const bundlesOfProduct =
  (taxZone: string | null | undefined): Relation<Held, BundleRow[]> =>
  (ctx, products) =>
    groupByBuyer(ctx, products, (buyer, some) => bundlesFor(ctx, buyerFor(ctx, { taxZone }, buyer), some))

async function bundlesFor(ctx: Ctx, buyer: Buyer, products: readonly Held[]): Promise<BundleRow[][]> {
  const items = await itemsOfProducts(ctx, buyer, products)
  const ids = [...new Set(items.map(({ bundleId }) => bundleId))]
  const bundles = readFor(ctx, buyer, ids.length ? await rowsOf(ctx, bundle, 'id', ids) : [])
  const byId = new Map(bundles.map((row) => [row.id, row]))
  const byProduct = groupBy(items, ({ productId }) => productId)
  return products.map(({ id }) => (byProduct.get(id) ?? []).flatMap(({ bundleId }) => byId.get(bundleId) ?? []))
}

/** Returns whether each product is in a bundle that is visible to the buyer, and whether it leads one. */
export const bundleRole: Relation<Held, { hasBundle: boolean; isLeader: boolean }> = (ctx, products) =>
  groupByBuyer(ctx, products, async (buyer, some) => {
    const byProduct = groupBy(await itemsOfProducts(ctx, buyer, some), ({ productId }) => productId)
    return some.map(({ id }) => {
      const items = byProduct.get(id) ?? []
      return { hasBundle: items.length > 0, isLeader: items.some(({ isLeader }) => isLeader === 'Y') }
    })
  })

const itemsOfProducts = async (ctx: Ctx, buyer: Buyer, products: readonly Held[]): Promise<BundleItemRow[]> =>
  rowsOf(
    ctx,
    await restrictToAssortment(
      ctx,
      asFinished(ctx, bundleItem, isInCompleteBundle('bundleItem')),
      isWhole('bundleItem.bundleId'),
      buyer,
    ),
    'productId',
    products.map(({ id }) => id),
  )
