import type { ModuleContext, ModuleEvent } from 'wharf/module'
import { addBooking, type Settings } from './points.js'

interface OrderAnswer {
  order: { id: number; status: string; companyId: number | null; total: { gross: number } }
}

const ORDER = 'query ($orderId: Int!) { order(orderId: $orderId) { id status companyId total { gross } } }'

/** Statuses before an order is one: no points yet. */
const NOT_YET = ['UNFINISHED', 'QUOTATION', 'REQUEST']

/** Books the points of an order, once. */
export async function earnPoints({ payload }: ModuleEvent, ctx: ModuleContext<Settings>): Promise<void> {
  const { order } = await ctx.query<OrderAnswer>(ORDER, { orderId: payload.orderId })
  if (order.companyId === null || NOT_YET.includes(order.status)) return
  const points = Math.floor((order.total.gross / 100) * ctx.settings.pointsPer100)
  if (points > 0) await addBooking(ctx, { companyId: order.companyId, points, reason: `Order ${order.id}`, orderId: order.id })
}
