import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BundleSearchInput, BundleSortField } from '../../contract/contract.gen.js'
import { holds } from '../../core/auth/access.js'
import type { Ctx } from '../../core/context.js'
import type { Relation } from '../../core/store/relations.js'
import { everyone, type Filter, ignored, oneOf, type Resource } from '../../core/store/resource.js'
import { groupBy, rowsOf } from '../../core/store/store.js'
import type { BundleItemRow, BundleRow } from '../../db/db.gen.js'
import { type Assortment, type AssortmentAsked, productInAssortment } from '../../rooms/catalog/assortment/assortment.js'
import { asOffered } from '../../rooms/catalog/assortment/assortment.resource.js'
import { type Asked, eachAsked } from '../../rooms/catalog/cluster/cluster.read.js'
import { isFinished, isInFinished } from '../../rooms/catalog/search-index/complete-bundles.js'

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

/** Bundles in the making are for those who make them; a storefront's key reads products, too, and is in the hands of anybody. */
const seesUnfinished = ({ actor: { roles, user } }: Ctx) =>
  holds(roles, 'product', 'EDITOR') || (user?.kind === 'admin' && holds(roles, 'product', 'VIEWER'))

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
export const offeredBundle = (ctx: Ctx, asked: AssortmentAsked) =>
  asOffered(ctx, asFinished(ctx, bundle, isFinished), isWhole('bundle.id'), asked)

/** A bundle that was deleted still shows what it held. */
export type ShownBundle = BundleRow & { items?: readonly BundleItemRow[] }

/** The items of each bundle, in the order in which they were added. */
export const itemsOfBundle: Relation<ShownBundle, BundleItemRow[]> = async (ctx, bundles) => {
  const ids = bundles.flatMap(({ id, items }) => (items ? [] : [id]))
  const rows = ids.length ? await rowsOf(ctx, bundleItem, 'bundleId', ids) : []
  const byBundle = groupBy(rows, ({ bundleId }) => bundleId)
  return bundles.map(({ id, items }) => [...(items ?? byBundle.get(id) ?? [])])
}

/** A product, and under which order lists it was read. */
type Held = { id: number } & Asked

/** The bundles that each product is part of, as far as they are offered to the caller. */
export const bundlesOfProduct: Relation<Held, BundleRow[]> = (ctx, products) =>
  eachAsked(products, (asked, some) => bundlesUnder(ctx, asked, some))

async function bundlesUnder(ctx: Ctx, asked: AssortmentAsked, products: readonly Held[]): Promise<BundleRow[][]> {
  const items = await itemsOfProducts(ctx, asked, products)
  const ids = [...new Set(items.map(({ bundleId }) => bundleId))]
  const bundles = ids.length ? await rowsOf(ctx, bundle, 'id', ids) : []
  const byId = new Map(bundles.map((row) => [row.id, row]))
  const byProduct = groupBy(items, ({ productId }) => productId)
  return products.map(({ id }) => (byProduct.get(id) ?? []).flatMap(({ bundleId }) => byId.get(bundleId) ?? []))
}

/** The products that stand in one bundle with this one, which leads it: without it, the bundle may not be offered any more. */
export async function ledBy(ctx: Ctx, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct other."productId" as id from "bundleItem" lead join "bundleItem" other on other."bundleId" = lead."bundleId"
     where lead."productId" = ${productId} and lead."isLeader" = 'Y' order by 1`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** How each product takes part in the bundles that are offered to the caller. */
export const partIn: Relation<Held, { hasBundle: boolean; isLeader: boolean }> = (ctx, products) =>
  eachAsked(products, async (asked, some) => {
    const byProduct = groupBy(await itemsOfProducts(ctx, asked, some), ({ productId }) => productId)
    return some.map(({ id }) => {
      const items = byProduct.get(id) ?? []
      return { hasBundle: items.length > 0, isLeader: items.some(({ isLeader }) => isLeader === 'Y') }
    })
  })

const itemsOfProducts = async (ctx: Ctx, asked: AssortmentAsked, products: readonly Held[]): Promise<BundleItemRow[]> =>
  rowsOf(
    ctx,
    await asOffered(ctx, asFinished(ctx, bundleItem, isInFinished('bundleItem')), isWhole('bundleItem.bundleId'), asked),
    'productId',
    products.map(({ id }) => id),
  )
