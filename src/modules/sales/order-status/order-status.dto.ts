import { sql } from 'kysely'
import type { Relation } from '../../../core/store/relations.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { OrderStatusRow } from '../../../db/db.gen.js'
import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { orderStatus } from './order-status.resource.js'

const flag: LegacyProperty = { type: 'Boolean', migration: 'order-status-flags', before: 'works', fix: 'drop' }
const flags = { isExportable: flag, isConfirmable: flag, isArchivable: flag }

/** Returns the statuses that may follow each status, by id. */
const nextOf: Relation<OrderStatusRow, OrderStatusRow[]> = async (ctx, statuses) => {
  const ids = statuses.map(({ id }) => id)
  const pairs = await ctx.db
    .selectFrom('orderStatusNext')
    .select(['orderStatusId', 'nextOrderStatusId'])
    .where('orderStatusId', '=', sql<number>`any(${ids}::int4[])`)
    .execute()
  const nextIds = [...new Set(pairs.map(({ nextOrderStatusId }) => nextOrderStatusId))]
  const rows = nextIds.length ? await rowsOf(ctx, orderStatus, 'id', nextIds) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byStatus = groupBy(pairs, ({ orderStatusId }) => orderStatusId)
  return statuses.map(({ id }) =>
    (byStatus.get(id) ?? []).flatMap(({ nextOrderStatusId }) => byId.get(nextOrderStatusId) ?? []).sort((a, b) => a.id - b.id),
  )
}

/** A status nested in another does not list its own next statuses. */
const nextStatusDto: Dto = {
  name: 'NextOrderStatus',
  from: 'OrderStatus',
  omit: Object.keys(flags),
  also: { id: 'Int!', uuid: 'String!' },
}

export const orderStatusDto: Dto = {
  name: 'OrderStatus',
  from: 'OrderStatus',
  legacy: flags,
  nest: { nextStatuses: { dto: nextStatusDto, of: nextOf, many: true } },
}
export const orderStatusCreateDto: Dto = { name: 'OrderStatusCreate', from: 'CreateOrderStatusInput', legacy: flags }
export const orderStatusUpdateDto: Dto = { name: 'OrderStatusUpdate', from: 'UpdateOrderStatusInput', legacy: flags }
export const orderStatusSearchDto: Dto = { name: 'OrderStatusesSearchInput', from: 'OrderStatusesSearchInput', isSearch: true }
