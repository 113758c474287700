import { type SqlBool, sql } from 'kysely'
import type { OrderRevisionSearchInput, OrderRevisionSortField } from '../../../contract/contract.gen.js'
import { dateRange, equals, type Filter, oneOf, type Resource } from '../../../core/store/resource.js'
import { ofOwnOrder, ordersAreOpen } from '../../../resources/sales/order.js'

const ofChannels: Filter<'orderRevision', readonly number[]> = (eb, ids) =>
  ids.length === 0
    ? eb.val(true)
    : sql<SqlBool>`${eb.ref('orderId')} in (select o.id from "order" o where o."channelId" = any(${ids}::int4[]))`

/** A saved state of a quote. Buyers read the public revisions of their quotes. */
export const orderRevision: Resource<'orderRevision', OrderRevisionSearchInput, OrderRevisionSortField> = {
  label: 'OrderRevision',
  table: 'orderRevision',
  key: 'id',
  lookups: { numberOfOrder: ['orderId', 'revisionNumber'] },
  visible: (scope, access) => {
    if (ordersAreOpen(scope, access)) return null
    if (access !== 'VIEWER') return (eb) => eb.val(false)
    return () => sql<SqlBool>`public and ${ofOwnOrder(scope, sql`"orderId"`)}`
  },
  filters: {
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    orderIds: oneOf('orderId'),
    revisionNumbers: oneOf('revisionNumber'),
    public: equals('public'),
    invalid: equals('invalid'),
    channelIds: ofChannels,
  },
  sort: { REVISION_NUMBER: 'revisionNumber', CREATED_AT: 'createdAt' },
}
