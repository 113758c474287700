import type {
  OrderStatusesSearchInput,
  OrderStatusSetSortField,
  OrderStatusSetsSearchInput,
  OrderStatusSortField,
} from '../../../contract/contract.gen.js'
import { type Relation, relationById } from '../../../core/store/relations.js'
import { dateRange, equals, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { groupBy, type ParentLink, rowsOf } from '../../../core/store/store.js'
import type { OrderStatusRow, OrderStatusSetRow } from '../../../db/db.gen.js'
import { contains } from '../../../resources/text-filters.js'

/** A state that orders can be in. The merchant may add states, and configures which may follow which. */
export const orderStatus: Resource<'orderStatus', OrderStatusesSearchInput, OrderStatusSortField> = {
  label: 'OrderStatus',
  table: 'orderStatus',
  key: 'id',
  lookups: { code: ['code'] },
  visible: visibleToAll,
  filters: {
    ids: oneOf('id'),
    codes: oneOf('code'),
    name: contains('name'),
    priority: equals('priority'),
    type: equals('type'),
    orderType: equals('orderType'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    isDefault: equals('isDefault'),
    isPublic: equals('isPublic'),
    isEditable: equals('isEditable'),
    isDeletable: equals('isDeletable'),
    isExportable: equals('isExportable'),
    isConfirmable: equals('isConfirmable'),
    isArchivable: equals('isArchivable'),
  },
  sort: {
    ID: 'id',
    NAME: 'name',
    CODE: 'code',
    PRIORITY: 'priority',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_AT: 'createdAt',
  },
}

/** A group of order statuses. A status is in at most one set. */
export const orderStatusSet: Resource<'orderStatusSet', OrderStatusSetsSearchInput, OrderStatusSetSortField> = {
  label: 'OrderStatusSet',
  table: 'orderStatusSet',
  key: 'id',
  lookups: { name: ['name'] },
  visible: visibleToAll,
  filters: { name: contains('name'), ids: oneOf('id') },
  sort: { ID: 'id', NAME: 'name' },
}

/** Links a status to the statuses that may follow it. */
export const nextStatuses: ParentLink = { table: 'orderStatusNext', parent: 'orderStatusId', child: 'nextOrderStatusId' }
export const previousStatuses: ParentLink = { table: 'orderStatusNext', parent: 'nextOrderStatusId', child: 'orderStatusId' }

export const setOfStatus = relationById(orderStatusSet, ({ orderStatusSetId }: OrderStatusRow) => orderStatusSetId)

/** Returns the statuses of each set, by priority. */
export const statusesOfSet: Relation<OrderStatusSetRow, OrderStatusRow[]> = async (ctx, sets) => {
  const ids = sets.map(({ id }) => id)
  const bySet = groupBy(await rowsOf(ctx, orderStatus, 'orderStatusSetId', ids), ({ orderStatusSetId }) => orderStatusSetId)
  return sets.map(({ id }) => (bySet.get(id) ?? []).sort((a, b) => a.priority - b.priority || a.id - b.id))
}
