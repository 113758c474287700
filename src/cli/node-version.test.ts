import { expect, test } from 'vitest'
import { warnOfNode } from './node-version.js'

test.each([
  ['24.14.1', '2026-11-15', []],
  ['24.14.0', '2026-11-15', ['Node.js 24.14.0 has known holes; use 24.14.1 or newer.']],
  ['22.23.0', '2027-04-30', []],
  ['22.23.0', '2027-05-01', ['Node.js 22.23.0 is end-of-life; upgrade to Node.js 24.']],
  ['21.7.3', '2026-01-01', ['Node.js 21.7.3 is end-of-life; upgrade to Node.js 24.']],
  ['30.0.0', '2030-01-01', []],
])('Node.js %s on %s: %j', (version, today, warnings) => {
  expect(warnOfNode(version, new Date(`${today}T12:00:00Z`))).toEqual(warnings)
})
