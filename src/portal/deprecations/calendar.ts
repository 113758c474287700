/** Renders the removal as a calendar (RFC 5545): one all-day event with three reminders. */
import { DAY_MS } from '../../core/base/clock.js'
import type { DeprecationList } from './list.js'
import { coverageSentence, removalNotice } from './texts.js'

const REMINDERS = [90, 30, 7]
const UID = 'wharf.deprecations'

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
const compactDate = (day: string) => day.replaceAll('-', '')

/** Returns the following day, because the end of an all-day event is exclusive. */
const nextDay = (day: string) => compactDate(new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10))

/** Folds a line: it has at most 75 octets, is never split inside a character, and continues with a space. */
function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    if (Buffer.byteLength(current + sign) > 75) {
      lines.push(current)
      current = ' '
    }
    current += sign
  }
  return [...lines, current].join('\r\n')
}

const alarmLines = (days: number, summary: string) => [
  'BEGIN:VALARM',
  `UID:removal-${days}-days@${UID}`,
  'ACTION:DISPLAY',
  `TRIGGER:-P${days}D`,
  `DESCRIPTION:${escapeText(`${days} days left: ${summary}`)}`,
  'END:VALARM',
]

export function renderCalendar(list: DeprecationList, base: string): string {
  const summary = 'Deprecated items of the Wharf API are removed'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wharf//Deprecations//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Wharf deprecations',
    'X-WR-CALNAME:Wharf deprecations',
    'BEGIN:VEVENT',
    `UID:removal-${list.removal}@${UID}`,
    `DTSTAMP:${compactDate(list.generatedAt)}T000000Z`,
    `DTSTART;VALUE=DATE:${compactDate(list.removal)}`,
    `DTEND;VALUE=DATE:${nextDay(list.removal)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(`${removalNotice(list)}\n${coverageSentence(list)}`)}`,
    `URL:${base}/deprecations`,
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((days) => alarmLines(days, summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
