import type { ModuleContext } from 'wharf/module'

export interface Settings {
  /** Points for each 100 of an order, without tax. */
  pointsPer100: number
  validDays: number
}

export interface Booking {
  id: number
  companyId: number
  points: number
  reason: string
  orderId: number | null
  createdAt: Date
  expiresAt: Date | null
}

const DAY_MS = 86_400_000

/** Returns the points of each company that has any. */
export async function readBalances({ sql }: ModuleContext<Settings>, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await sql<{ companyId: number; points: number }>`
    select "companyId", sum(points)::int as points from module_loyalty.booking where "companyId" = any(${[...ids]}::int[]) group by 1`
  return new Map(rows.map(({ companyId, points }) => [companyId, points]))
}

type NewBooking = Pick<Booking, 'companyId' | 'points' | 'reason' | 'orderId'>

/** Adds a booking. Points for an order that were booked before stay as they are. */
export async function addBooking(
  { sql, now, settings }: ModuleContext<Settings>,
  { companyId, points, reason, orderId }: NewBooking,
): Promise<Booking> {
  const expiresAt = points > 0 ? new Date(now.getTime() + settings.validDays * DAY_MS) : null
  const [booking] = await sql<Booking>`
    insert into module_loyalty.booking ("companyId", points, reason, "orderId", "createdAt", "expiresAt")
    values (${companyId}::int, ${points}::int, ${reason}, ${orderId}::int, ${now}::timestamptz, ${expiresAt}::timestamptz)
    on conflict ("orderId") do update set "orderId" = excluded."orderId"
    returning id, "companyId", points, reason, "orderId", "createdAt", "expiresAt"`
  return booking as Booking
}
