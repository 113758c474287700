/** Saves every version of a quote as a revision: the order with its lines, addresses and sources. */
import { sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import { create } from '../../../../core/store/store.js'
import type { OrderRow } from '../../../../db/db.gen.js'
import { addressesOfOrder, itemsOfOrder, sourcesOfOrder } from '../../../../resources/sales/order.js'
import { orderRevision } from '../order-revision.resource.js'
import { requireStatus } from './order.status.js'

/** Saves a quote as a new revision, and returns the order with the revision number. Other orders are returned unchanged. */
export async function saveRevision(ctx: Ctx, row: OrderRow, createdFrom: number | null = null): Promise<OrderRow> {
  const { orderType, isPublic } = await requireStatus(ctx, row.status)
  if (orderType !== 'QUOTATION' && row.type !== 'quotation') return row
  const { rows } = await sql<{ last: number }>`
    select coalesce(max("revisionNumber"), 0)::int as last from "orderRevision" where "orderId" = ${row.id}`.execute(ctx.db)
  const revisionNumber = (rows[0]?.last ?? 0) + 1
  const saved: OrderRow = {
    ...row,
    revisionNumber,
    publicVersionNumber: isPublic ? revisionNumber : row.publicVersionNumber,
    invalid: false,
    invalidationReason: null,
  }
  await sql`update "order" set "revisionNumber" = ${revisionNumber}, "publicVersionNumber" = ${saved.publicVersionNumber},
              invalid = false, "invalidationReason" = null where id = ${row.id}`.execute(ctx.db)
  await create(ctx, orderRevision, {
    orderId: row.id,
    revisionNumber,
    createdFromRevisionNumber: createdFrom,
    public: isPublic,
    snapshot: await snapshotOf(ctx, saved),
    ...authorColumns(ctx, 'createdBy'),
    ...authorColumns(ctx, 'lastModifiedBy'),
  })
  return saved
}

async function snapshotOf(ctx: Ctx, row: OrderRow) {
  const [items = []] = await itemsOfOrder(ctx, [row])
  const [addresses = []] = await addressesOfOrder(ctx, [row])
  const [sources = []] = await sourcesOfOrder(ctx, [row])
  return JSON.parse(JSON.stringify({ order: row, items, addresses, sources }))
}

/** Returns the acting user, in the column for its kind. */
function authorColumns({ actor: { user } }: Ctx, prefix: 'createdBy' | 'lastModifiedBy'): Record<string, number | null> {
  if (user?.kind === 'contact') return { [`${prefix}ContactId`]: user.id }
  if (user?.kind === 'customer') return { [`${prefix}CustomerId`]: user.id }
  return user?.kind === 'admin' ? { [`${prefix}AdminUserId`]: user.id } : {}
}
