/** The revisions of quotes: reading them, declaring them invalid, and making an earlier one the current one again. */
import { sql } from 'kysely'
import type { OrderRevisionsInvalidateInput } from '../../../contract/contract.gen.js'
import { notFound, refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { columnNames, columnType } from '../../../core/store/row.js'
import { find, get, update } from '../../../core/store/store.js'
import type { OrderAddressRow, OrderItemRow, OrderRevisionRow, OrderRow } from '../../../db/db.gen.js'
import { columns } from '../../../db/db.gen.js'
import type { JsonRow } from '../../../db/json.js'
import { type OrderWithChildren, order } from '../../../resources/sales/order.js'
import { orderRevision } from '../../../resources/sales/order-revision.js'
import { orderEvents } from '../order/order.events.js'
import { recalculate } from '../order/order.update.js'
import { saveRevision } from '../order/status/order.revision.js'
import { requireEditable } from '../order/status/order.status.js'

/** One revision of an order that the caller may see; null when there is none. */
export async function findRevision(ctx: Ctx, orderId: number, revisionNumber: number): Promise<OrderRevisionRow | null> {
  await get(ctx, order, { id: orderId })
  return (await find(ctx, orderRevision, { orderId, revisionNumber })) ?? null
}

type SnapshotTable = 'order' | 'orderItem' | 'orderAddress'

/** A row of a snapshot: dates are dates again, and columns that are younger than the snapshot are empty. */
export function revive<R>(table: SnapshotTable, row: JsonRow): R {
  const entries = columnNames(table).map((column) => {
    const value = row[column] ?? null
    return [column, value !== null && columnType(table, column).startsWith('timestamp') ? new Date(value as string) : value]
  })
  return Object.fromEntries(entries) as R
}

/** The order of a revision, with the lines, addresses and sources that it had. */
export const orderOfSnapshot = ({ snapshot }: OrderRevisionRow): OrderWithChildren => ({
  ...revive<OrderRow>('order', snapshot.order),
  items: snapshot.items.map((row) => revive<OrderItemRow>('orderItem', row)),
  orderAddresses: snapshot.addresses.map((row) => revive<OrderAddressRow>('orderAddress', row)),
  sources: snapshot.sources,
})

/** Declares revisions invalid, where the shop allows it. The order is invalid when its current revision is. */
export const invalidateRevisions = (
  ctx: Ctx,
  { orderId, revisionNumbers, reason }: OrderRevisionsInvalidateInput,
): Promise<boolean> =>
  changing(ctx, order, { id: orderId }, { access: 'EDITOR' }, async (inner, found) => {
    await requireInvalidationAllowed(inner)
    const { rows } = await sql<{ revisionNumber: number }>`
      update "orderRevision" set invalid = true, "invalidationReason" = ${reason ?? null}, "lastModifiedAt" = ${inner.now}
       where "orderId" = ${orderId} and "revisionNumber" = any(${revisionNumbers}::int4[]) returning "revisionNumber"`.execute(
      inner.db,
    )
    const known = new Set(rows.map(({ revisionNumber }) => revisionNumber))
    const unknown = revisionNumbers.find((number) => !known.has(number))
    if (unknown !== undefined)
      throw notFound('OrderRevision', 'ORDER_REVISIONS_INVALIDATE_ERROR', { orderId, revisionNumber: unknown })
    if (known.has(found.revisionNumber))
      await update(inner, order, { id: orderId }, { invalid: true, invalidationReason: reason ?? null })
    await orderEvents.emit(inner, 'ORDER_UPDATED', { orderId }, found.channelId)
    return true
  })

async function requireInvalidationAllowed({ tenants, actor }: Ctx): Promise<void> {
  const row = await tenants.control
    .selectFrom('control.tenant')
    .select('allowQuoteInvalidation')
    .where('id', '=', actor.tenantId)
    .executeTakeFirst()
  if (row?.allowQuoteInvalidation === 'NO')
    throw refused('ORDER_REVISIONS_INVALIDATE_ERROR', 'This shop does not declare revisions of quotes invalid')
}

/** What a restored revision does not bring back: what identifies the order, its state, and who has taken it over. */
const KEPT = new Set([
  'id',
  'uuid',
  'status',
  'statusDate',
  'cartId',
  'public',
  'publicVersionNumber',
  'revisionNumber',
  'invalid',
  'invalidationReason',
  'exportedAt',
  'exportStatus',
  'exportMessage',
  'createdAt',
  'createdBy',
  'lastModifiedAt',
  'lastModifiedBy',
])

/** Makes an earlier revision the current one again. That is a new revision; none is lost. */
export const restoreRevision = (ctx: Ctx, orderId: number, revisionNumber: number): Promise<OrderRow> =>
  changing(ctx, order, { id: orderId }, { access: 'EDITOR' }, async (inner, found) => {
    const revision = await find(inner, orderRevision, { orderId, revisionNumber })
    if (!revision) throw notFound('OrderRevision', 'ORDER_REVISION_NOT_FOUND_ERROR', { orderId, revisionNumber })
    if (revision.invalid)
      throw refused('ORDER_REVISION_INVALID_RESTORE_ERROR', `The revision [${revisionNumber}] is invalid and cannot be restored`)
    await requireEditable(inner, found)
    const old = orderOfSnapshot(revision)
    const values = Object.fromEntries(Object.entries(old).filter(([name]) => name in columns.order && !KEPT.has(name)))
    await update(inner, order, { id: orderId }, values)
    await replaceRows(inner, 'orderItem', orderId, revision.snapshot.items)
    await replaceRows(inner, 'orderAddress', orderId, revision.snapshot.addresses)
    const row = await recalculate(inner, await get(inner, order, { id: orderId }))
    await orderEvents.emit(inner, 'ORDER_UPDATED', { orderId }, found.channelId)
    return saveRevision(inner, row, revisionNumber)
  })

/** Writes the rows of a snapshot in the place of those that there are; rows that are still there keep their numbers. */
async function replaceRows(
  ctx: Ctx,
  table: 'orderItem' | 'orderAddress',
  orderId: number,
  rows: readonly JsonRow[],
): Promise<void> {
  const names = columnNames(table)
  const list = sql.join(names.map((name) => sql.id(name)))
  await sql`delete from ${sql.table(table)} where "orderId" = ${orderId}`.execute(ctx.db)
  await sql`insert into ${sql.table(table)} (${list}) overriding system value
            select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) order by id`.execute(
    ctx.db,
  )
}
