import type { OrderExportStatus, OrderSearchArguments, OrderType } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { Resource } from '../../../core/store/resource.js'
import { list as listRows } from '../../../core/store/store.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import { keyFromPath, list, one, search, update } from '../../../interfaces/rest/verbs.js'
import { order } from '../../../resources/sales/order.js'
import { orderDto, orderSearchDto, orderUpdateDto } from './order.dto.js'
import { updateOrder } from './order.update.js'

/** The REST search, which has several names for the same filter. */
type OrderSearch = Omit<OrderSearchArguments, 'exportStatuses'> & {
  statuses?: readonly string[] | null
  types?: readonly OrderType[] | null
  userIds?: readonly number[] | null
  exportStatuses?: readonly string[] | null
}

const EXPORT_STATUSES: Record<string, OrderExportStatus> = {
  '': 'EMPTY',
  EMPTY: 'EMPTY',
  EXPORTED: 'EXPORTED',
  FINISHED: 'FINISHED',
  FAILED: 'FAILED',
}

function exportStatusOf(text: string): OrderExportStatus {
  const status = EXPORT_STATUSES[text.toUpperCase()]
  if (!status) throw invalidField('exportStatuses', 'must be one or more of empty, exported, finished, failed')
  return status
}

/** Searches for orders. As published, an empty list of export statuses finds orders that are not exported yet; no list finds all. */
function searchOrders(ctx: Ctx, { statuses, types, userIds, exportStatuses, ...asked }: OrderSearch) {
  const both = <V>(a: readonly V[] | null | undefined, b: readonly V[] | null | undefined) => [...(a ?? []), ...(b ?? [])]
  const input: OrderSearchArguments = {
    ...asked,
    status: both(asked.status, statuses),
    type: both(asked.type, types),
    userId: both(asked.userId, userIds),
    exportStatuses: (exportStatuses?.length === 0 ? [''] : (exportStatuses ?? [])).map(exportStatusOf),
  }
  return listRows(ctx, order as Resource<'order'>, input)
}

export const orderRest = {
  'GET /v2/orders': {
    ...list(order, orderDto, orderSearchDto),
    handle: (ctx, { input }) => searchOrders(ctx, input),
  },
  'POST /v2/orders/search': {
    ...search(order, orderDto, orderSearchDto),
    handle: (ctx, { input }) => searchOrders(ctx, input),
  },
  'GET /v2/orders/id/{id}': one(order, 'id', orderDto),
  'PATCH /v2/orders/id/{id}': {
    ...update(order, orderUpdateDto, orderDto),
    handle: (ctx, { params, input }) => updateOrder(ctx, keyFromPath(order, params), input),
  },
} satisfies Routes
