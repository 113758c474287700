/** The revisions of quotes: reading, invalidating and restoring them. */
import { sql } from 'kysely'
import type { OrderRevisionsInvalidateInput } from '../../../contract/contract.gen.js'
import { notFound, refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { StoredFields } from '../../../core/store/custom-fields.js'
import { columnNames, columnType } from '../../../core/store/row.js'
import { find, get, update } from '../../../core/store/store.js'
import type { OrderAddressRow, OrderItemRow, OrderRevisionRow, OrderRow } from '../../../db/db.gen.js'
import { columns } from '../../../db/db.gen.js'
import type { JsonRow } from '../../../db/json.js'
import { itemsOfOrder, type OrderWithChildren, order } from '../../../resources/sales/order.js'
import { orderEvents } from '../order/order.events.js'
import { orderRevision } from '../order/order-revision.resource.js'
import { saveRevision } from '../order/status/order.revision.js'
import { followSpending } from '../order/status/order.spending.js'
import { requireEditable } from '../order/status/order.status.js'
import { holdStock } from '../order/status/order.stock.js'

/** Returns one revision of an order that the caller may see; null when there is none. */
export async function findRevision(ctx: Ctx, orderId: number, revisionNumber: number): Promise<OrderRevisionRow | null> {
  await get(ctx, order, { id: orderId })
  return (await find(ctx, orderRevision, { orderId, revisionNumber })) ?? null
}

type SnapshotTable = 'order' | 'orderItem' | 'orderAddress'

/** Converts a row of a snapshot: texts become dates again, and columns added since the snapshot are empty. */
export function revive<R>(table: SnapshotTable, row: JsonRow): R {
  const entries = columnNames(table).map((column) => {
    const value = row[column] ?? (column === 'customFields' ? {} : null)
    return [column, value !== null && columnType(table, column).startsWith('timestamp') ? new Date(value as string) : value]
  })
  return Object.fromEntries(entries) as R
}

/** Returns the order of a revision, with the lines, addresses and sources that it had. */
export const orderOfSnapshot = ({ snapshot }: OrderRevisionRow): OrderWithChildren => ({
  ...revive<OrderRow>('order', snapshot.order),
  items: snapshot.items.map((row) => revive<OrderItemRow>('orderItem', row)),
  orderAddresses: snapshot.addresses.map((row) => revive<OrderAddressRow>('orderAddress', row)),
  sources: snapshot.sources,
})

/** Invalidates revisions, if the shop allows it. The order is invalid if its current revision is. */
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
    throw refused('ORDER_REVISIONS_INVALIDATE_ERROR', 'This shop does not allow quote revisions to be declared invalid')
}

/** Columns that restoring a revision does not change: the identity of the order, its state, payments, and takeover. */
const KEPT = new Set([
  'id',
  'uuid',
  'orderNumber',
  'status',
  'statusDate',
  'cartId',
  'public',
  'publicVersionNumber',
  'revisionNumber',
  'invalid',
  'invalidationReason',
  'emailDate',
  'paymentStatus',
  'paymentStatusDate',
  'paymentAccountingId',
  'exportedAt',
  'exportStatus',
  'exportMessage',
  'createdAt',
  'createdBy',
  'lastModifiedAt',
  'lastModifiedBy',
])

/** Restores an earlier revision by saving it as a new one; no revision is lost. */
export const restoreRevision = (ctx: Ctx, orderId: number, revisionNumber: number): Promise<OrderRow> =>
  changing(ctx, order, { id: orderId }, { access: 'EDITOR' }, async (inner, found) => {
    const revision = await find(inner, orderRevision, { orderId, revisionNumber })
    if (!revision) throw notFound('OrderRevision', 'ORDER_REVISION_NOT_FOUND_ERROR', { orderId, revisionNumber })
    if (revision.invalid)
      throw refused('ORDER_REVISION_INVALID_RESTORE_ERROR', `The revision [${revisionNumber}] is invalid and cannot be restored`)
    await requireEditable(inner, found)
    const old = orderOfSnapshot(revision)
    const values = Object.fromEntries(Object.entries(old).filter(([name]) => name in columns.order && !KEPT.has(name)))
    const customFields = new StoredFields(old.customFields)
    const row = await update(inner, order, { id: orderId }, { ...values, ...(await keptReferences(inner, old)), customFields })
    await writeOrderRows(inner, 'orderItem', orderId, await withKnownProducts(inner, revision.snapshot.items))
    await writeOrderRows(inner, 'orderAddress', orderId, revision.snapshot.addresses)
    const [items = []] = await itemsOfOrder(inner, [row])
    await followSpending(inner, found, row)
    await holdStock(inner, row, items)
    await orderEvents.emit(inner, 'ORDER_UPDATED', { orderId }, found.channelId)
    return saveRevision(inner, row, revisionNumber)
  })

/** Returns the references of a snapshot that still exist: an order outlives its company and its warehouse. */
async function keptReferences(ctx: Ctx, { companyId, pickUpLocationId, originalOrderId }: OrderRow): Promise<Partial<OrderRow>> {
  const { rows } = await sql<Pick<OrderRow, 'companyId' | 'pickUpLocationId' | 'originalOrderId'>>`
    select (select id from company where id = ${companyId}::int4) as "companyId",
           (select id from warehouse where id = ${pickUpLocationId}::int4) as "pickUpLocationId",
           (select id from "order" where id = ${originalOrderId}::int4) as "originalOrderId"`.execute(ctx.db)
  return rows[0] ?? {}
}

/** Clears the references to deleted products; such a line keeps its name and price. */
export async function withKnownProducts<R extends { productId?: unknown }>(ctx: Ctx, items: readonly R[]): Promise<R[]> {
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  const { rows } = await sql<{ id: number }>`select id from product where id = any(${ids}::int4[])`.execute(ctx.db)
  const known = new Set<unknown>(rows.map(({ id }) => id))
  return items.map((item) => (known.has(item.productId) ? item : ({ ...item, productId: null } as R)))
}

/** Replaces the lines or addresses of an order; rows that stay keep their references, such as shipments. */
export async function writeOrderRows(
  ctx: Ctx,
  table: 'orderItem' | 'orderAddress',
  orderId: number,
  rows: readonly (JsonRow | { id: number })[],
): Promise<void> {
  const names = columnNames(table)
  const list = sql.join(names.map((name) => sql.id(name)))
  const changes = sql.join(names.filter((name) => name !== 'id').map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`))
  const kept = rows.map(({ id }) => id)
  await sql`delete from ${sql.table(table)} where "orderId" = ${orderId} and id <> all(${kept}::int4[])`.execute(ctx.db)
  if (rows.length === 0) return
  await sql`insert into ${sql.table(table)} (${list}) overriding system value
            select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) order by id
            on conflict (id) do update set ${changes}`.execute(ctx.db)
}
