/** Reads sales by day, week or month from the sums by day. */
import { type RawBuilder, sql } from 'kysely'
import type {
  CurrencyRevenue,
  SalesStatistics,
  SalesStatisticsInput,
  SalesStatisticsPoint,
} from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { groupBy } from '../../../core/store/store.js'
import { localeOf, localeOfChannel } from '../../platform/channel/channel.locale.js'
import { dayOf, startOfDate } from '../../platform/channel/day.js'
import { dayAfter, intervalsOf, type Period, requirePeriod } from './periods.js'

/** Returns the sales of a period. The number of statements does not depend on the number of intervals. */
export async function readSalesStatistics(ctx: Ctx, input: SalesStatisticsInput): Promise<SalesStatistics> {
  const { interval = 'DAY' } = input
  const timeZone = await zoneFor(ctx, input.channelId)
  const period = requirePeriod(input, dayOf(ctx.now, timeZone))
  const intervals = intervalsOf(period, interval)
  const [days, people, isUpToDate] = [
    await readDays(ctx, period, input),
    await countPeople(ctx, intervals, timeZone, input),
    await isCounted(ctx),
  ]
  const daysOf = groupBy(days, ({ day }) => intervals.findLastIndex(({ from }) => from <= day))
  const peopleOf = groupBy(people, ({ at }) => at - 1)
  const points = intervals.map((part, i) => toPoint(part, daysOf.get(i) ?? [], peopleOf.get(i) ?? []))
  return { interval, points, total: toPoint(period, days, people), isUpToDate }
}

/** Returns the time zone of a channel; by default of the caller's. */
export const zoneFor = async (ctx: Ctx, channelId: number | null | undefined): Promise<string> =>
  (await (channelId == null ? localeOf(ctx) : localeOfChannel(ctx, channelId))).timeZone

interface DayRow {
  day: string
  currency: string
  orders: number
  gross: string
  net: string
  quotesSent: number
  quotesWon: number
}

async function readDays({ db }: Ctx, { from, to }: Period, { companyId, channelId }: SalesStatisticsInput): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day::text as day, currency, sum(orders)::int as orders, sum(gross)::text as gross, sum(net)::text as net,
           sum("quotesSent")::int as "quotesSent", sum("quotesWon")::int as "quotesWon"
      from "salesDay"
     where "companyId" = ${companyId ?? 0} and day between ${from}::date and ${to}::date and ${ofChannel(channelId)}
     group by day, currency`.execute(db)
  return rows
}

/** Returns the condition for rows of one channel, or of all. */
export const ofChannel = (channelId: number | null | undefined): RawBuilder<boolean> =>
  channelId == null ? sql<boolean>`true` : sql<boolean>`"channelId" = ${channelId}`

interface PeopleRow {
  kind: 'company' | 'contact' | 'customer'
  /** The number of the interval, from 1. */
  at: number
  count: number
}

/** Counts new companies, contacts and customers by their indexes on `createdAt`. Intervals begin at midnight in the time zone of the channel. */
async function countPeople(
  ctx: Ctx,
  intervals: readonly Period[],
  timeZone: string,
  { companyId }: SalesStatisticsInput,
): Promise<PeopleRow[]> {
  const starts = [...intervals.map(({ from }) => from), dayAfter(intervals.at(-1)?.to ?? '')].map((day) =>
    startOfDate(day, timeZone).toISOString(),
  )
  const added = (kind: PeopleRow['kind'], more = sql`true`) => sql`
    select ${sql.lit(kind)} as kind, width_bucket("createdAt", ${starts}::timestamptz[]) as at, count(*)::int as count
      from ${sql.table(kind)}
     where "createdAt" >= ${starts[0]}::timestamptz and "createdAt" < ${starts.at(-1)}::timestamptz and ${more} group by 2`
  const ofCompany = sql`id in (select "contactId" from "contactCompany" where "companyId" = ${companyId ?? 0})`
  const all = companyId == null ? [added('company'), added('contact'), added('customer')] : [added('contact', ofCompany)]
  const { rows } = await sql<PeopleRow>`${sql.join(all, sql` union all `)}`.execute(ctx.db)
  return rows
}

/** Returns whether no changed order waits to be counted. */
async function isCounted({ db }: Ctx): Promise<boolean> {
  const { rows } = await sql<{ isCounted: boolean }>`select not exists (select from "orderToCount") as "isCounted"`.execute(db)
  return rows[0]?.isCounted ?? true
}

function toPoint({ from, to }: Period, days: readonly DayRow[], people: readonly PeopleRow[]): SalesStatisticsPoint {
  const sumOf = (read: (row: DayRow) => number) => days.reduce((sum, row) => sum + read(row), 0)
  const countOf = (kind: PeopleRow['kind']) => people.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0)
  return {
    from,
    to,
    orders: sumOf(({ orders }) => orders),
    revenue: revenueOf(days),
    quotesSent: sumOf(({ quotesSent }) => quotesSent),
    quotesWon: sumOf(({ quotesWon }) => quotesWon),
    newCompanies: countOf('company'),
    newContacts: countOf('contact'),
    newCustomers: countOf('customer'),
  }
}

/** Adds up the amounts of each currency for itself. */
function revenueOf(days: readonly DayRow[]): CurrencyRevenue[] {
  const sums = new Map<string, { orders: number; gross: Decimal; net: Decimal }>()
  for (const { currency, orders, gross, net } of days) {
    const sum = sums.get(currency)
    sums.set(currency, {
      orders: (sum?.orders ?? 0) + orders,
      gross: Decimal.of(gross).add(sum?.gross ?? Decimal.of(0)),
      net: Decimal.of(net).add(sum?.net ?? Decimal.of(0)),
    })
  }
  return [...sums]
    .filter(([, { orders }]) => orders > 0)
    .sort(([a, one], [b, other]) => other.orders - one.orders || a.localeCompare(b))
    .map(([currency, { orders, gross, net }]) => ({ currency, orders, gross: gross.toNumber(), net: net.toNumber() }))
}
