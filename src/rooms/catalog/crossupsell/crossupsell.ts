import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CrossupsellSearchInput, CrossupsellSortField } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { invalidField } from '../../../core/errors.js'
import { dateRange, everyone, type Filter, ignored, oneOf, type Resource } from '../../../core/resource.js'
import { get, type Key } from '../../../core/store.js'
import type { CrossupsellRow } from '../../../db/db.gen.js'
import {
  type Assortment,
  assortmentOf,
  clusterInAssortment,
  productInAssortment,
} from '../../sales/orderlist/orderlist.assortment.js'
import { asOffered } from '../../sales/orderlist/orderlist.offered.js'

/** The two ends of a cross- or upsell, as its columns end. */
export type End = 'From' | 'To'

/** A search as the store reads it: the order lists are resolved, and one list says what to sort by. */
export type CrossupsellSearch = Omit<Partial<CrossupsellSearchInput>, 'sortBy'> & { assortment?: Assortment }

type CrossupsellFilter<V> = Filter<'crossupsell', V>

const idOf = (holder: 'product' | 'cluster', end: End) => sql.ref(`crossupsell.${holder}Id${end}`)

/** Holds for both ends: `product` and `cluster` say what of a row of theirs. */
const bothEnds = (product: RawBuilder<SqlBool>, cluster: RawBuilder<SqlBool>) =>
  sql<SqlBool>`(${sql.join(
    (['From', 'To'] as const).map(
      (end) => sql`(exists (select from product where product.id = ${idOf('product', end)} and ${product})
                 or exists (select from cluster where cluster.id = ${idOf('cluster', end)} and ${cluster}))`,
    ),
    sql` and `,
  )})`

const hiddenEnds: CrossupsellFilter<boolean> = (_, hidden) => {
  const shown = bothEnds(sql`product.hidden = 'N'`, sql`cluster.hidden = 'N'`)
  return hidden ? sql<SqlBool>`not ${shown}` : shown
}

const inAssortment = (assortment: Assortment) => bothEnds(productInAssortment(assortment), clusterInAssortment(assortment))

/** Leads from one product or cluster to another. */
export const crossupsell: Resource<'crossupsell', CrossupsellSearch, CrossupsellSortField> = {
  label: 'Crossupsell',
  table: 'crossupsell',
  key: 'uuid',
  lookups: {},
  visible: everyone,
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
    assortment: (_, assortment) => inAssortment(assortment),
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

/** One of which both ends are offered to the caller. */
export const getCrossupsell = async (ctx: Ctx, key: Key<'crossupsell'>): Promise<CrossupsellRow> =>
  get(ctx, await asOffered(ctx, crossupsell, inAssortment), key)

/** The search of the contract in the shape that the store reads. */
export async function asSearch(ctx: Ctx, { sortBy, ...search }: Partial<CrossupsellSearchInput>): Promise<CrossupsellSearch> {
  if (sortBy?.length && search.sortInputs?.length) throw invalidField('sortBy', 'must not come with sortInputs')
  const assortment = await assortmentOf(ctx, search)
  return { ...search, ...(sortBy?.length && { sortInputs: sortBy }), ...(assortment && { assortment }) }
}
