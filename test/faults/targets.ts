/** Every target of the fault report: how it is run, and what its figure is. */

import { attacks } from './attacks/attacks.js'
import type { RunTarget } from './shop.js'
import { overlapBulks } from './targets/bulks.js'
import { findCanaries } from './targets/canaries.js'
import { matchVersions, processTwice, repeatOrders, reserveStock } from './targets/concurrency.js'
import { fillTheDisk } from './targets/disk.js'
import { fuzzGraphql, fuzzRest } from './targets/fuzz.js'
import { largeBodies, slowClients } from './targets/hostile.js'
import { backUp, checkPackages, soak, timeLogins } from './targets/keeping.js'
import { disturbNetwork, exhaustPool, restartDatabase } from './targets/outages.js'
import { loseServices } from './targets/services.js'

/** A program whose exit code says whether the target was met, and one of whose lines is the figure. */
interface Script {
  /** Arguments of `node`, for the whole run and for the quick one. */
  full: readonly string[]
  quick: readonly string[]
  figure: RegExp
}

export interface Target {
  id: string
  what: string
  /** The part of the target that this run does not check. */
  unchecked?: string
  /** A function in this folder, a program, or the reason why there is none. */
  run: RunTarget | Script | string
}

const script = (
  file: string,
  full: readonly (number | string)[],
  quick: readonly (number | string)[],
  figure: RegExp,
): Script => ({
  full: ['tools/run.mjs', file, ...full.map(String)],
  quick: ['tools/run.mjs', file, ...quick.map(String)],
  figure,
})

/** Tests that run with `npm test`; the figure is how many passed. */
const tests = (...files: string[]): Script => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--no-color', ...files]
  return { full: args, quick: args, figure: /Tests\s+(.+)/ }
}

/** A commit whose database the migrations of today can change while it is used: the last one before the migrations 69 to 72. */
const OLDER_VERSION = '24ca0b5^'

const ALL_MUTANTS = ['money', 'pricing', 'sales', 'policies', 'stock', 'idempotency', 'matrix']

/** What a target leaves out, unless a variable makes the run long enough. */
const uncheckedBelow = (name: string, enough: number, unchecked: string) =>
  Number(process.env[name]) >= enough ? {} : { unchecked }

export const targets: readonly Target[] = [
  {
    id: 'T01',
    what: 'kill -9 of the server',
    run: script('test/faults/crash.ts', [20, 200], [2, 20], /(\d+ kills of the server.*)/),
  },
  {
    id: 'T02',
    what: 'kill -9 of PostgreSQL',
    run: script('test/faults/crash.ts', [8, 200, 'database'], [2, 20, 'database'], /(\d+ kills of the database.*)/),
  },
  {
    id: 'T03',
    what: 'embedded database: kills, a copy of the folder, two servers on it',
    run: script('test/faults/crash.ts', [25, 40, 'embedded'], [2, 20, 'embedded'], /(\d+ kills of the embedded.*)/),
  },
  { id: 'T04', what: 'stock is never sold twice', run: reserveStock },
  { id: 'T05', what: 'one order per key', run: repeatOrders },
  { id: 'T06', what: 'bulks do not deadlock', run: overlapBulks },
  {
    id: 'T07',
    what: 'events arrive, in their order',
    run: script('test/faults/events.ts', [2400], [200], /(\d+ of \d+ events delivered.*)/),
  },
  { id: 'T08', what: 'PostgreSQL is restarted under load', run: restartDatabase },
  { id: 'T09', what: 'all connections are taken', run: exhaustPool },
  { id: 'T10', what: 'a bad network to PostgreSQL', run: disturbNetwork },
  { id: 'T11', what: 'slow clients', run: slowClients },
  { id: 'T12', what: 'large and encoded bodies', run: largeBodies },
  { id: 'T13', what: 'hostile documents', run: tests('test/faults/documents.test.ts', 'test/document.test.ts') },
  {
    id: 'T14',
    ...uncheckedBelow('FUZZ_ROUNDS', 2000, '2,000 requests a route: 100 of them'),
    what: 'fuzz of REST, another tenant’s words included',
    run: fuzzRest,
  },
  { id: 'T15', what: 'fuzz of GraphQL, another tenant’s words included', run: fuzzGraphql },
  { id: 'T16', what: 'every operation × every caller', run: tests('test/matrix') },
  { id: 'T17', what: 'tenants do not see each other: answers, log, webhooks, PDFs, e-mails', run: findCanaries },
  {
    id: 'T18',
    what: 'migrations while requests run; two versions at once',
    run: script('test/faults/upgrade.ts', [OLDER_VERSION], [OLDER_VERSION, 30], /(\d+ requests at .*)/),
  },
  { id: 'T19', unchecked: 'pg_dump, pg_verifybackup, pg_amcheck', what: 'backup under load and restore', run: backUp },
  { id: 'T20', what: 'SIGTERM under load', run: script('test/faults/shutdown.ts', [20], [2], /(\d+ stops.*)/) },
  {
    id: 'T21',
    ...uncheckedBelow('SOAK_MINUTES', 118, 'two hours: ten minutes of them'),
    what: 'memory and durations over time',
    run: soak,
  },
  { id: 'T22', what: 'full disk', run: fillTheDisk },
  {
    id: 'T23',
    what: 'clock: jumps, summer time, 29 February, 2038, the day of the removal',
    run: tests('test/lifecycle/boundary.test.ts', 'test/faults/clock.test.ts'),
  },
  { id: 'T24', what: 'money against an oracle', run: script('test/oracle/run.ts', [], [], /(.*(?:differ|contexts|equal).*)/i) },
  { id: 'T25', what: 'changes of one version', run: matchVersions },
  { id: 'T26', what: 'action code with a limit', run: 'does not apply: the contract has no action codes with a limit of uses' },
  { id: 'T27', what: 'a cart is ordered once', run: processTwice },
  { id: 'T28', what: 'flood of logins', run: script('bench/logins.ts', [3], [1], /(median of .*)/) },
  { id: 'T29', what: 'times of logins tell nothing', run: timeLogins },
  { id: 'T30', unchecked: 'advisories', what: 'packages', run: checkPackages },
  {
    id: 'T31',
    what: 'mutation testing',
    run: script('test/mutants/run.ts', ALL_MUTANTS, ['money', 'policies'], /(\d+ of \d+ mutants noticed: .*)/),
  },
  {
    id: 'T32',
    what: 'services beside the database are down, each and all',
    run: loseServices,
  },
  {
    id: 'T33',
    what: 'kill -9 while many orders want the last of a budget, a credit and a call-off contract',
    run: script('test/faults/overspend.ts', [20, 200], [2, 20], /(\d+ kills while \d+ clients spent.*)/),
  },
  ...attacks,
]
