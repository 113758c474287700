/** The removal as a calendar (RFC 5545): one all-day event that speaks up three times before. */
import type { List } from './list.js'
import { coverage, fate } from './texts.js'

const REMINDERS = [90, 30, 7]
const UID = 'wharf.deprecations'

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
const compact = (day: string) => day.replaceAll('-', '')

/** The day after, because the end of an all-day event is exclusive. */
const nextDay = (day: string) => compact(new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))

/** A line has at most 75 octets and never ends within a character; what follows begins with a space. */
function folded(line: string): string {
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

const alarm = (days: number, summary: string) => [
  'BEGIN:VALARM',
  `UID:removal-${days}-days@${UID}`,
  'ACTION:DISPLAY',
  `TRIGGER:-P${days}D`,
  `DESCRIPTION:${escaped(`${days} days left: ${summary}`)}`,
  'END:VALARM',
]

export function calendarOf(list: List, base: string): string {
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
    `DTSTAMP:${compact(list.generatedAt)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(list.removal)}`,
    `DTEND;VALUE=DATE:${nextDay(list.removal)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(`${fate(list)}\n${coverage(list)}`)}`,
    `URL:${base}/deprecations`,
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((days) => alarm(days, summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
