/** The past of the demo shop. Its sales are made through the API like those of any shop, while the clock of the server stands at an earlier moment. */
import { type Clock, DAY_MS } from '../../../core/base/clock.js'

/** Sets the clock of the server back by so many milliseconds; 0 lets it show the present again. */
export type SetBack = (ms: number) => void

/** A moment on a working day: how many working days ago, and the minute of that day. */
export type Moment = readonly [workingDaysAgo: number, time: `${number}:${number}`]

const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0

/** The instant of a moment. Shops sell on working days: counted in them, later orders never stand before earlier ones. */
export function toInstant(now: Date, [workingDaysAgo, time]: Moment): Date {
  let day = now
  for (let left = workingDaysAgo; left > 0; ) {
    day = new Date(day.getTime() - DAY_MS)
    if (!isWeekend(day)) left--
  }
  return new Date(`${day.toISOString().slice(0, 10)}T${time}:00.000Z`)
}

export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS)

export interface Past {
  /** When the shop is loaded. */
  now: Date
  /** Runs work while the server believes that it is this instant; an instant after the present is the present. */
  at<T>(instant: Date, work: () => Promise<T>): Promise<T>
}

export function openPast(clock: Clock, setBack: SetBack): Past {
  const now = clock()
  return {
    now,
    async at(instant, work) {
      setBack(Math.max(0, now.getTime() - instant.getTime()))
      try {
        return await work()
      } finally {
        setBack(0)
      }
    },
  }
}
