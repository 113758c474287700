/** The periods of the home page: which days they have, and how they are divided. */

export const periodNames = ['week', 'month', 'quarter', 'year'] as const
export type PeriodName = (typeof periodNames)[number]

interface Period {
  days: number
  interval: 'DAY' | 'WEEK' | 'MONTH'
}

const periods: Record<PeriodName, Period> = {
  week: { days: 7, interval: 'DAY' },
  month: { days: 30, interval: 'DAY' },
  quarter: { days: 91, interval: 'WEEK' },
  year: { days: 365, interval: 'MONTH' },
}

const DAY_MS = 86_400_000

/** Formats a day of the browser's calendar, such as 2026-11-18. */
const toDay = (time: number) => {
  const date = new Date(time)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Noon never moves to another day when the clocks change. */
const noonOf = (time: number) => new Date(time).setHours(12, 0, 0, 0)

/** Returns the days of a period that ends today, and those of the period of the same length before it. */
export function readPeriod(name: PeriodName, now: number) {
  const { days, interval } = periods[name]
  const today = noonOf(now)
  const range = (last: number) => ({ from: toDay(last - (days - 1) * DAY_MS), to: toDay(last), interval })
  return { current: range(today), previous: range(today - days * DAY_MS) }
}

/** Returns the change in percent, rounded; null if there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null
