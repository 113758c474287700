/** Reads bundles as far as the caller may see them. */
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { hasRole } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { BundleItemRow, BundleRow } from '../../../db/db.gen.js'
import type { Assortment } from '../../../resources/catalog/assortment.js'
import { productInAssortment } from '../../../resources/catalog/assortment.js'
import { bundle, bundleItem } from '../../../resources/catalog/bundle.js'
import type { BuyerArguments } from '../assortment/assortment.js'
import type { Asked } from '../assortment/assortment.read.js'
import { groupByBuyer } from '../assortment/assortment.read.js'
import { restrictToAssortment } from '../assortment/assortment.resource.js'
import { isComplete, isInCompleteBundle } from '../search-index/complete-bundles.js'

/** Bundles in the making are for those who make them; a storefront's key reads products, too, and is in the hands of anybody. */
const seesUnfinished = ({ actor: { roles, user } }: Ctx) =>
  hasRole(roles, 'product', 'EDITOR') || (user?.kind === 'admin' && hasRole(roles, 'product', 'VIEWER'))

/** The resource to read from: whoever makes no bundles sees those that are finished. */
const asFinished = <R extends typeof bundle | typeof bundleItem>(ctx: Ctx, resource: R, finished: RawBuilder<SqlBool>): R =>
  seesUnfinished(ctx) ? resource : { ...resource, visible: () => () => finished }

/** Bundles are sold whole: whoever is not offered one of the products is not offered the bundle. */
const isWhole =
  (bundleId: 'bundle.id' | 'bundleItem.bundleId') =>
  (assortment: Assortment): RawBuilder<SqlBool> =>
    sql`not exists (
      select from "bundleItem" held join product on product.id = held."productId"
       where held."bundleId" = ${sql.ref(bundleId)} and not ${productInAssortment(assortment)})`

/** The bundles that are offered to the caller. */
export const offeredBundle = (ctx: Ctx, asked: BuyerArguments) =>
  restrictToAssortment(ctx, asFinished(ctx, bundle, isComplete), isWhole('bundle.id'), asked)

/** A product, and under which order lists it was read. */
type Held = { id: number } & Asked

/** The bundles that each product is part of, as far as they are offered to the caller. */
export const bundlesOfProduct: Relation<Held, BundleRow[]> = (ctx, products) =>
  groupByBuyer(products, (asked, some) => bundlesUnder(ctx, asked, some))

async function bundlesUnder(ctx: Ctx, asked: BuyerArguments, products: readonly Held[]): Promise<BundleRow[][]> {
  const items = await itemsOfProducts(ctx, asked, products)
  const ids = [...new Set(items.map(({ bundleId }) => bundleId))]
  const bundles = ids.length ? await rowsOf(ctx, bundle, 'id', ids) : []
  const byId = new Map(bundles.map((row) => [row.id, row]))
  const byProduct = groupBy(items, ({ productId }) => productId)
  return products.map(({ id }) => (byProduct.get(id) ?? []).flatMap(({ bundleId }) => byId.get(bundleId) ?? []))
}

/** How each product takes part in the bundles that are offered to the caller. */
export const bundleRole: Relation<Held, { hasBundle: boolean; isLeader: boolean }> = (ctx, products) =>
  groupByBuyer(products, async (asked, some) => {
    const byProduct = groupBy(await itemsOfProducts(ctx, asked, some), ({ productId }) => productId)
    return some.map(({ id }) => {
      const items = byProduct.get(id) ?? []
      return { hasBundle: items.length > 0, isLeader: items.some(({ isLeader }) => isLeader === 'Y') }
    })
  })

const itemsOfProducts = async (ctx: Ctx, asked: BuyerArguments, products: readonly Held[]): Promise<BundleItemRow[]> =>
  rowsOf(
    ctx,
    await restrictToAssortment(
      ctx,
      asFinished(ctx, bundleItem, isInCompleteBundle('bundleItem')),
      isWhole('bundleItem.bundleId'),
      asked,
    ),
    'productId',
    products.map(({ id }) => id),
  )
