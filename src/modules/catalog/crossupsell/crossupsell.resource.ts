import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CrossupsellSearchInput, CrossupsellSortField } from '../../../contract/contract.gen.js'
import { dateRange, type Filter, ignored, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { allOf } from '../../../db/conditions.js'
import type { Assortment } from '../../../resources/catalog/assortment.js'
import { clusterInAssortment, productInAssortment } from '../../../resources/catalog/assortment.js'

/** The two ends of a cross- or upsell: suffixes of its columns. */
export type End = 'From' | 'To'

/** A search for the store, with one list of sorts. */
export type CrossupsellSearch = Omit<Partial<CrossupsellSearchInput>, 'sortBy'>

type CrossupsellFilter<V> = Filter<'crossupsell', V>

const idOf = (holder: 'product' | 'cluster', end: End) => sql.ref(`crossupsell.${holder}Id${end}`)

/** Applies conditions on `product` and `cluster` to both ends. */
const bothEnds = (product: RawBuilder<SqlBool>, cluster: RawBuilder<SqlBool>) =>
  allOf(
    (['From', 'To'] as const).map(
      (end) => sql`(exists (select from product where product.id = ${idOf('product', end)} and ${product})
                 or exists (select from cluster where cluster.id = ${idOf('cluster', end)} and ${cluster}))`,
    ),
  )

const hiddenEnds: CrossupsellFilter<boolean> = (_, hidden) => {
  const shown = bothEnds(sql`product.hidden = 'N'`, sql`cluster.hidden = 'N'`)
  return hidden ? sql<SqlBool>`not ${shown}` : shown
}

/** Returns the condition that both ends are in the assortment. */
export const inAssortment = (assortment: Assortment) => bothEnds(productInAssortment(assortment), clusterInAssortment(assortment))

/** A link from one product or cluster to another. */
export const crossupsell: Resource<'crossupsell', CrossupsellSearch, CrossupsellSortField> = {
  label: 'Crossupsell',
  table: 'crossupsell',
  key: 'uuid',
  lookups: {},
  codes: { exists: 'CROSSUPSELL_VALIDATION_ERROR' },
  visible: visibleToAll,
  filters: {
    ids: oneOf('uuid'),
    productIdsFrom: oneOf('productIdFrom'),
    clusterIdsFrom: oneOf('clusterIdFrom'),
    productIdsTo: oneOf('productIdTo'),
    clusterIdsTo: oneOf('clusterIdTo'),
    types: oneOf('type'),
    subTypes: oneOf('subType'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    baseProductUuidsFrom: oneOf('baseProductUuidFrom'),
    baseProductUuidsTo: oneOf('baseProductUuidTo'),
    hidden: hiddenEnds,
    applyOrderlists: ignored,
    orderlistIds: ignored,
    userId: ignored,
    companyId: ignored,
  },
  sort: {
    ID: 'id',
    TYPE: 'type',
    SUBTYPE: 'subType',
    PRODUCT_ID_FROM: 'productIdFrom',
    CLUSTER_ID_FROM: 'clusterIdFrom',
    PRODUCT_ID_TO: 'productIdTo',
    CLUSTER_ID_TO: 'clusterIdTo',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_AT: 'createdAt',
  },
}
