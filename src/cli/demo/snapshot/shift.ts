/**
 * Shifts the past of the demo shop to the present. Days are counted in working days before the present, as the sales were made: an order of a Tuesday may
 * become one of a Monday, but none is placed on a Sunday, and the order of all instants stays.
 */
import { DAY_MS } from '../../../core/base/clock.js'
import { toInstant } from '../sales/past.js'

const MINUTE_MS = 60_000

const startOfDay = (ms: number) => Math.floor(ms / DAY_MS) * DAY_MS
/** Returns whether a day is on a weekend. Day 0, 1970-01-01, was a Thursday. */
const isWeekend = (dayStart: number) => [2, 3].includes((dayStart / DAY_MS) % 7)

/** Returns a function that shifts an instant of the snapshot. Both arguments are current times: that of the snapshot, and that of the new shop. */
export function createShift(madeAt: Date, now: Date): (instant: Date) => Date {
  const days = new Map<number, number>()
  const offset = now.getTime() - madeAt.getTime()
  const today = startOfDay(madeAt.getTime())
  let counted = today
  let workingDays = 0
  /** Returns the day in the new shop for a working day of the snapshot. */
  const moveDay = (day: number): number => {
    for (; counted >= day; counted -= DAY_MS) {
      if (counted < today && !isWeekend(counted)) workingDays++
      days.set(counted, startOfDay(toInstant(now, [workingDays, '00:00']).getTime()))
    }
    return days.get(day) as number
  }
  return (instant) => {
    const ms = instant.getTime()
    const day = startOfDay(ms)
    // Today and the future keep their distance from the present.
    if (day >= today) return new Date(ms + offset)
    if (!isWeekend(day)) return new Date(moveDay(day) + (ms - day))
    // Events on a weekend are moved to the last minute of the Friday before, in the same order.
    const friday = day - (isWeekend(day - DAY_MS) ? 2 : 1) * DAY_MS
    return new Date(moveDay(friday) + DAY_MS - MINUTE_MS + Math.floor(((ms - friday - DAY_MS) / (2 * DAY_MS)) * MINUTE_MS))
  }
}

/** An instant in COPY format, or in JSON. */
const COPIED = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/
const IN_JSON = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00))"/g

/** Returns a function that shifts all instants in the rows of a table in COPY format. */
export function createRowShift(move: (instant: Date) => Date) {
  const moved = new Map<string, string>()
  const moveText = (text: string): string => {
    const known = moved.get(text)
    if (known) return known
    const written = move(new Date(text)).toISOString()
    moved.set(text, written)
    return written
  }
  return (rows: string, instants: readonly number[], json: readonly number[]): string => {
    if (instants.length + json.length === 0 || rows === '') return rows
    const shiftLine = (line: string) => {
      if (line === '') return line
      const cells = line.split('\t')
      for (const i of instants) {
        const [, day, time] = COPIED.exec(cells[i] ?? '') ?? []
        if (day) cells[i] = moveText(`${day}T${time}Z`)
      }
      for (const i of json) cells[i] = (cells[i] as string).replace(IN_JSON, (_, text: string) => `"${moveText(text)}"`)
      return cells.join('\t')
    }
    return rows.split('\n').map(shiftLine).join('\n')
  }
}
