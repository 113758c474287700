/** What the channel gives an order: a number without gaps, and the end of a quote's validity. */
import { sql } from 'kysely'
import { DAY_MS } from '../../../../core/base/clock.js'
import { refused } from '../../../../core/base/errors.js'
import type { Ctx } from '../../../../core/context.js'
import type { OrderRow, OrderStatusRow } from '../../../../db/db.gen.js'

/**
 * Gives an order its number if its channel numbers orders. Quotes and orders that wait for their payment have none.
 * The counter stays locked until the transaction ends and other orders of the channel wait for it, so call this late in a command.
 */
export async function numberOrder<R extends Pick<OrderRow, 'id' | 'status' | 'channelId' | 'orderNumber'>>(
  ctx: Ctx,
  row: R,
): Promise<R> {
  if (row.orderNumber !== null || row.status === 'UNFINISHED') return row
  const { rows } = await sql<{ orderNumber: number }>`
    with numbered as (
      select c.id from channel c join "orderStatus" s on s.code = ${row.status} and s."orderType" = 'ORDER'
       where c.id = ${row.channelId} and c."numbersOrders"
    ), counted as (
      insert into "orderNumberCounter" ("channelId", "lastNumber") select id, 1 from numbered
      on conflict ("channelId") do update set "lastNumber" = "orderNumberCounter"."lastNumber" + 1
      returning "lastNumber"
    )
    update "order" o set "orderNumber" = counted."lastNumber" from counted where o.id = ${row.id} returning o."orderNumber"`.execute(
    ctx.db,
  )
  return { ...row, orderNumber: rows[0]?.orderNumber ?? null }
}

/** Refuses to delete a numbered order: it would leave a gap. */
export function requireNoNumber({ orderNumber }: OrderRow): void {
  if (orderNumber !== null)
    throw refused(
      'ORDER_DELETE_ERROR',
      `The order has the number ${orderNumber}, and numbers must not have gaps: archive it instead`,
    )
}

/** Returns the default validity of a quote: as many days as the channel says, otherwise the tenant. Null if neither does. */
export async function defaultValidUntil(
  ctx: Ctx,
  { orderType }: Pick<OrderStatusRow, 'orderType'>,
  channelId: number,
): Promise<Date | null> {
  if (orderType !== 'QUOTATION') return null
  const channel = await ctx.db.selectFrom('channel').select('quoteValidDays').where('id', '=', channelId).executeTakeFirst()
  const days = channel?.quoteValidDays ?? (await readTenantDays(ctx))
  return days === null ? null : new Date(ctx.now.getTime() + days * DAY_MS)
}

async function readTenantDays({ tenants, actor }: Ctx): Promise<number | null> {
  const tenant = await tenants.control
    .selectFrom('control.tenant')
    .select('quoteDefaultExpiryPeriodDays')
    .where('id', '=', actor.tenantId)
    .executeTakeFirst()
  return tenant?.quoteDefaultExpiryPeriodDays ?? null
}
