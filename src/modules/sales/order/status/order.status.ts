/** The status of an order: which statuses may follow, and what it allows. */
import { sql } from 'kysely'
import { DomainError, forbidden, invalidField, refused } from '../../../../core/base/errors.js'
import type { Ctx } from '../../../../core/context.js'
import { compiledQuery } from '../../../../core/store/compiled-query.js'
import { canHold, columnNames } from '../../../../core/store/row.js'
import type { OrderRow, OrderStatusRow } from '../../../../db/db.gen.js'
import { ordersAreOpen } from '../../../../resources/sales/order.js'
import { hasCallOffs } from '../../../catalog/call-off-contract/contracts-in-force.js'
import { localeOfChannel } from '../../../platform/channel/channel.locale.js'
import { lastDayOf } from '../../../platform/channel/day.js'
import { hasSpendingRules } from '../../../spending/verdict/facts.js'
import { defaultValidUntil } from './order.number.js'

/** A status, and whether the tenant has budgets or credit, which orders with the status may use, and part numbers of companies. */
type KnownStatus = OrderStatusRow & { hasSpendingRules: boolean; hasPartNumbers: boolean; hasCallOffs: boolean }

const statusQuery = compiledQuery<Record<never, never>, { code: string }, KnownStatus>(
  (_, { code }) => sql`
    select ${sql.join(columnNames('orderStatus').map((column) => sql.id(column)))}, ${hasSpendingRules} as "hasSpendingRules",
           exists (select from "partNumber") as "hasPartNumbers", ${hasCallOffs} as "hasCallOffs"
      from "orderStatus" where code = ${code}`,
)

/** Returns the status with a code; an unknown code is an input error. A command reads each status once. */
export async function requireStatus(ctx: Ctx, code: string): Promise<KnownStatus> {
  const read = async () => (canHold('orderStatus', { code }) ? (await statusQuery(ctx.db, {}, { code }))[0] : undefined)
  const status = await ctx.requestCache.get(requireStatus, code, read)
  if (!status) throw invalidField('status', `refers to the order status [${code}], which does not exist`)
  return status
}

/** Returns the columns that change with a status: its date, and whether the buyer sees the order. */
export const statusColumns = (ctx: Ctx, { code, isPublic }: OrderStatusRow) => ({
  status: code,
  statusDate: ctx.now,
  public: isPublic,
})

/**
 * Refuses a status that only the merchant gives to a new order. An uneditable order counts as accepted by the merchant, and a quote holds
 * its prices: buyers may choose neither.
 */
export function requireBuyersStatus(ctx: Ctx, status: Pick<OrderStatusRow, 'code' | 'orderType' | 'isEditable'>): void {
  if (ordersAreOpen(ctx, 'EDITOR') || (status.isEditable && status.orderType !== 'QUOTATION')) return
  throw forbidden(`the status [${status.code}] of a new order needs order.EDITOR`)
}

/** Returns true if a contact or customer acts, even if the key of their storefront has a role for orders. */
export const isBuyer = ({ actor: { user } }: Ctx): boolean => user?.kind === 'contact' || user?.kind === 'customer'

/** Returns true if this status turns a quote into an order. A quote that can no longer be ordered can still be archived. */
const isOrdering = ({ orderType, code }: OrderStatusRow): boolean => orderType === 'ORDER' && code !== 'ARCHIVED'

/** Returns the columns of a change to another status, which must be allowed to follow; none for the same status. */
export async function nextStatusColumns(
  ctx: Ctx,
  { status, validUntil, channelId, invalid }: Pick<OrderRow, 'status' | 'validUntil' | 'channelId' | 'invalid'>,
  code: string | null | undefined,
) {
  if (code == null || code === status) return {}
  const next = await requireStatus(ctx, code)
  const { rows } = await sql<Pick<OrderStatusRow, 'orderType'>>`
    select s."orderType" from "orderStatusNext" n join "orderStatus" s on s.id = n."orderStatusId"
     where s.code = ${status} and n."nextOrderStatusId" = ${next.id}`.execute(ctx.db)
  if (rows.length === 0)
    throw new DomainError(
      'REFUSED',
      'ORDER_STATUS_TRANSITION_NOT_ALLOWED',
      `The status [${code}] may not follow the status [${status}]`,
    )
  if (invalid && isOrdering(next))
    throw new DomainError(
      'REFUSED',
      'ORDER_STATUS_TRANSITION_NOT_ALLOWED',
      `The quote is invalid and cannot be ordered: save or restore a revision first`,
    )
  if (isBuyer(ctx) && validUntil && validUntil < ctx.now && rows[0]?.orderType !== 'ORDER' && isOrdering(next))
    throw new DomainError(
      'REFUSED',
      'ORDER_STATUS_TRANSITION_NOT_ALLOWED',
      `The quote was valid until ${lastDayOf(validUntil, (await localeOfChannel(ctx, channelId)).timeZone)} and cannot be ordered any more: ask for a new one`,
    )
  const until = validUntil ? null : await defaultValidUntil(ctx, next, channelId)
  return { ...statusColumns(ctx, next), ...(until && { validUntil: until }) }
}

/** Refuses to change an order whose status does not allow it. */
export async function requireEditable(ctx: Ctx, { status }: Pick<OrderRow, 'status'>): Promise<void> {
  const { isEditable } = await requireStatus(ctx, status)
  if (!isEditable) throw refused('ORDER_UPDATE_ERROR', `An order with the status [${status}] cannot be changed`)
}

/** Refuses to delete an order whose status does not allow it. */
export async function requireDeletable(ctx: Ctx, { status }: Pick<OrderRow, 'status'>): Promise<void> {
  const { isDeletable } = await requireStatus(ctx, status)
  if (!isDeletable) throw refused('ORDER_DELETE_ERROR', `An order with the status [${status}] cannot be deleted`)
}
