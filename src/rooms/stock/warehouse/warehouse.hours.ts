import type { BusinessHoursInput } from '../../../contract/contract.gen.js'
import { invalid, type Problem } from '../../../core/base/errors.js'
import type { BusinessDay } from '../../../db/json.js'

/** The week as it is stored: checked, Sunday first. Refuses a day given twice and times that contradict each other. */
export function businessWeek(hours: readonly BusinessHoursInput[]): BusinessDay[] {
  const week = hours.map(businessDay)
  const problems = week.flatMap((day, i) => [
    ...(week.findIndex(({ dayOfWeek }) => dayOfWeek === day.dayOfWeek) < i
      ? [{ path: ['businessHours', i, 'dayOfWeek'], message: `repeats the day ${day.dayOfWeek}` }]
      : []),
    ...dayProblems(day).map(({ path, message }) => ({ path: ['businessHours', i, ...path], message })),
  ])
  if (problems.length) throw invalid(problems)
  return week.sort((a, b) => a.dayOfWeek - b.dayOfWeek)
}

const businessDay = (day: BusinessHoursInput): BusinessDay => ({
  dayOfWeek: day.dayOfWeek,
  openingTime: day.openingTime ?? null,
  closingTime: day.closingTime ?? null,
  lunchBeakStartTime: day.lunchBeakStartTime ?? null,
  lunchBeakEndTime: day.lunchBeakEndTime ?? null,
})

/** Times are HH:MM, so that they sort as text. */
function dayProblems(day: BusinessDay): Problem[] {
  const { openingTime, closingTime, lunchBeakStartTime, lunchBeakEndTime } = day
  const contradictions = [
    ...spanProblems(day, 'openingTime', 'closingTime'),
    ...spanProblems(day, 'lunchBeakStartTime', 'lunchBeakEndTime'),
  ]
  if (contradictions.length || lunchBeakStartTime === null || lunchBeakEndTime === null) return contradictions
  if (openingTime === null || closingTime === null || lunchBeakStartTime < openingTime) return [outside('lunchBeakStartTime')]
  return lunchBeakEndTime > closingTime ? [outside('lunchBeakEndTime')] : []
}

const outside = (time: Time): Problem => ({ path: [time], message: 'must be within the opening hours' })

type Time = Exclude<keyof BusinessDay, 'dayOfWeek'>

/** Both or neither, and the end after the start. */
function spanProblems(day: BusinessDay, start: Time, end: Time): Problem[] {
  const [from, to] = [day[start], day[end]]
  if (from === null && to === null) return []
  if (from === null) return [{ path: [start], message: `must be given together with ${end}` }]
  if (to === null) return [{ path: [end], message: `must be given together with ${start}` }]
  return from < to ? [] : [{ path: [end], message: `must be after ${start}` }]
}
