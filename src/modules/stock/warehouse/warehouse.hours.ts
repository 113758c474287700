import type { BusinessHoursInput } from '../../../contract/contract.gen.js'
import { invalid, type Problem } from '../../../core/base/errors.js'
import type { BusinessDay } from '../../../db/json.js'

/** Validates the week and returns it as stored, Sunday first. Refuses a day given twice and times that contradict each other. */
export function toBusinessWeek(hours: readonly BusinessHoursInput[]): BusinessDay[] {
  const week = hours.map(toBusinessDay)
  const problems = week.flatMap((day, i) => [
    ...(week.findIndex(({ dayOfWeek }) => dayOfWeek === day.dayOfWeek) < i
      ? [{ path: ['businessHours', i, 'dayOfWeek'], message: `repeats the day ${day.dayOfWeek}` }]
      : []),
    ...findDayProblems(day).map(({ path, message }) => ({ path: ['businessHours', i, ...path], message })),
  ])
  if (problems.length) throw invalid(problems)
  return week.sort((a, b) => a.dayOfWeek - b.dayOfWeek)
}

const toBusinessDay = (day: BusinessHoursInput): BusinessDay => ({
  dayOfWeek: day.dayOfWeek,
  openingTime: day.openingTime ?? null,
  closingTime: day.closingTime ?? null,
  lunchBeakStartTime: day.lunchBeakStartTime ?? null,
  lunchBeakEndTime: day.lunchBeakEndTime ?? null,
})

/** Finds invalid times of a day. Times are HH:MM, so that they sort as text. */
function findDayProblems(day: BusinessDay): Problem[] {
  const { openingTime, closingTime, lunchBeakStartTime, lunchBeakEndTime } = day
  const contradictions = [
    ...findSpanProblems(day, 'openingTime', 'closingTime'),
    ...findSpanProblems(day, 'lunchBeakStartTime', 'lunchBeakEndTime'),
  ]
  if (contradictions.length || lunchBeakStartTime === null || lunchBeakEndTime === null) return contradictions
  if (openingTime === null || closingTime === null || lunchBeakStartTime < openingTime)
    return [outsideOpeningHours('lunchBeakStartTime')]
  return lunchBeakEndTime > closingTime ? [outsideOpeningHours('lunchBeakEndTime')] : []
}

const outsideOpeningHours = (time: TimeField): Problem => ({ path: [time], message: 'must be within the opening hours' })

type TimeField = Exclude<keyof BusinessDay, 'dayOfWeek'>

/** Checks that both times or neither are given, and that the end is after the start. */
function findSpanProblems(day: BusinessDay, start: TimeField, end: TimeField): Problem[] {
  const [from, to] = [day[start], day[end]]
  if (from === null && to === null) return []
  if (from === null) return [{ path: [start], message: `must be given together with ${end}` }]
  if (to === null) return [{ path: [end], message: `must be given together with ${start}` }]
  return from < to ? [] : [{ path: [end], message: `must be after ${start}` }]
}
