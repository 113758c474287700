import { type SqlBool, sql } from 'kysely'
import type { BundleSearchInput, BundleSortField } from '../../../contract/contract.gen.js'
import type { Relation } from '../../../core/store/relations.js'
import { type Filter, ignored, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { BundleItemRow, BundleRow } from '../../../db/db.gen.js'

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
  visible: visibleToAll,
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
  visible: visibleToAll,
  filters: {},
  sort: {} as Record<never, never>,
}
/** A bundle; a deleted one carries its items. */
export type ShownBundle = BundleRow & { items?: readonly BundleItemRow[] }

/** Returns the items of each bundle, in the order in which they were added. */
export const itemsOfBundle: Relation<ShownBundle, BundleItemRow[]> = async (ctx, bundles) => {
  const ids = bundles.flatMap(({ id, items }) => (items ? [] : [id]))
  const rows = ids.length ? await rowsOf(ctx, bundleItem, 'bundleId', ids) : []
  const byBundle = groupBy(rows, ({ bundleId }) => bundleId)
  return bundles.map(({ id, items }) => [...(items ?? byBundle.get(id) ?? [])])
}
