/** The days and intervals of a statistic. Days are texts such as 2026-11-18, without a time zone. */
import type { StatisticsInterval } from '../../../contract/contract.gen.js'
import { DAY_MS } from '../../../core/base/clock.js'
import { invalidField } from '../../../core/base/errors.js'

export interface Period {
  from: string
  to: string
}

/** The maximum number of intervals in one statistic. */
const MAX_INTERVALS = 400
/** The longest period, in days. */
const MAX_DAYS = 3660

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)

const isDay = (text: string) =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(toTime(text)) && toDay(toTime(text)) === text

/** The number of days of a period without a first day. */
const DEFAULT_DAYS = 30

/** Returns the period: by default the last thirty days. Throws if a day does not exist or the period is too long. */
export function requirePeriod(given: { from?: string | null; to?: string | null }, today: string): Period {
  const to = given.to ?? today
  const from = given.from ?? (isDay(to) ? toDay(toTime(to) - (DEFAULT_DAYS - 1) * DAY_MS) : today)
  for (const [name, day] of Object.entries({ from, to }))
    if (!isDay(day)) throw invalidField(name, 'must be a day such as 2026-11-01')
  if (to < from) throw invalidField('to', 'must not be before from')
  if (toTime(to) - toTime(from) > MAX_DAYS * DAY_MS) throw invalidField('to', `must be at most ${MAX_DAYS} days after from`)
  return { from, to }
}

/** Returns the first day of the interval after the one that contains a day. */
function nextStart(day: string, interval: StatisticsInterval): string {
  const date = new Date(toTime(day))
  if (interval === 'DAY') return toDay(date.getTime() + DAY_MS)
  if (interval === 'WEEK') return toDay(date.getTime() + (7 - ((date.getUTCDay() + 6) % 7)) * DAY_MS)
  return toDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))
}

/** Divides a period into intervals. The first and the last one are cut to the period. */
export function intervalsOf({ from, to }: Period, interval: StatisticsInterval): Period[] {
  const intervals: Period[] = []
  for (let start = from; start <= to; ) {
    const next = nextStart(start, interval)
    intervals.push({ from: start, to: next > to ? to : dayBefore(next) })
    if (intervals.length > MAX_INTERVALS)
      throw invalidField('interval', `gives more than ${MAX_INTERVALS} intervals: choose a longer one or a shorter period`)
    start = next
  }
  return intervals
}

const dayBefore = (day: string) => toDay(toTime(day) - DAY_MS)
export const dayAfter = (day: string) => toDay(toTime(day) + DAY_MS)

/** Divides a period into whole months, which have sums of their own, and the days before and after them. */
export function splitIntoMonths({ from, to }: Period): { months: Period | null; days: Period[] } {
  const first = from.endsWith('-01') ? from : nextStart(from, 'MONTH')
  const end = `${dayAfter(to).slice(0, 7)}-01`
  if (first >= end) return { months: null, days: [{ from, to }] }
  const days = [
    { from, to: dayBefore(first) },
    { from: end, to },
  ]
  return { months: { from: first, to: dayBefore(end) }, days: days.filter((part) => part.from <= part.to) }
}
