/** Days in a time zone. */
import { DAY_MS } from '../../../core/base/clock.js'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a formatter of local dates and times, all parts with leading zeros. Creating one costs more than using it, so they are cached. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
  formats.set(timeZone, format)
  return format
}

/** Returns by how many milliseconds the local time is ahead of UTC at an instant. */
function offsetAt(instant: Date, timeZone: string): number {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(instant.getTime() / 1_000) * 1_000
}

/** Returns the local date of an instant, as `2026-11-18`. */
export const dayOf = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + offsetAt(instant, timeZone)).toISOString().slice(0, 10)

/** Returns the last day of validity. The last instant of a day in UTC means that day: days without a time are parsed that way. */
export const lastDayOf = (instant: Date, timeZone: string): string =>
  instant.getTime() % DAY_MS === DAY_MS - 1 ? instant.toISOString().slice(0, 10) : dayOf(instant, timeZone)

/** Returns the first instant of the local day. The clock may have been changed since then, so the offset is that of the day's beginning. */
const startOfDay = (instant: Date, timeZone: string): Date => startOfDate(dayOf(instant, timeZone), timeZone)

/** Returns the first instant of a date such as `2026-11-18` in a time zone. */
export function startOfDate(date: string, timeZone: string): Date {
  const midnight = Date.parse(`${date}T00:00:00.000Z`)
  const guess = new Date(midnight - offsetAt(new Date(midnight), timeZone))
  return new Date(midnight - offsetAt(guess, timeZone))
}

/** Returns whether a date is before today. Midnight in UTC means the day itself, in any time zone: dates without a time are parsed that way. */
export const isPastDay = (date: Date, now: Date, timeZone: string): boolean =>
  date.getTime() % DAY_MS === 0
    ? date.toISOString().slice(0, 10) < dayOf(now, timeZone)
    : date.getTime() < startOfDay(now, timeZone).getTime()

/** Returns whether the runtime supports a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
