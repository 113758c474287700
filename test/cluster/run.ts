/**
 * Runs the cases of the cluster and prints a row for each. It installs nothing: cases whose programs are missing are skipped, with the names of the packages.
 * Usage: npm run test:cluster -- [--quick] [--write] [C01 …] [rounds=3 fault=killed]; --write updates docs/cluster.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Case, Figure } from './base/cases.js'
import { missing } from './base/programs.js'
import { cases } from './cases.js'

const given = process.argv.slice(2)
const isFull = !given.includes('--quick')
const chosen = given.filter((word) => /^C\d\d$/.test(word))
const words = Object.fromEntries(given.flatMap((word) => (word.includes('=') ? [word.split('=', 2) as [string, string]] : [])))
const FILE = 'docs/cluster.md'

interface Row {
  outcome: string
  text: string
  unchecked: string
}

async function runCase({ needs, run }: Case): Promise<Row> {
  const packages = missing(needs)
  if (packages.length) return { outcome: 'skipped', text: `missing: ${packages.join(', ')}`, unchecked: '' }
  const figure = await run({ isFull, words }).catch(
    (error: Error): Figure => ({ ok: false, text: (error.stack ?? '').slice(0, 500) }),
  )
  const { ok, text, unchecked = '' } = figure
  const success = !isFull ? 'small run passed' : unchecked ? 'met in part' : 'met'
  return { outcome: ok ? success : 'MISSED', text, unchecked }
}

/** Replaces the row of a case; the others stay as they are. */
function writeRow({ id, what }: Case, { outcome, text, unchecked }: Row) {
  const lines = readFileSync(FILE, 'utf8').split('\n')
  const day = new Date().toISOString().slice(0, 10)
  const cells = [
    id,
    what,
    outcome,
    text.replaceAll('|', '/').replaceAll(/\s+/g, ' '),
    unchecked,
    `${day}${isFull ? '' : ', small'}`,
  ]
  const line = `| ${cells.join(' | ')} |`
  const at = lines.findIndex((each) => each.startsWith(`| ${id} |`))
  if (at >= 0) lines[at] = line
  else lines.splice(lines.findLastIndex((each) => /^\| (C\d\d|---|case)/.test(each)) + 1, 0, line)
  writeFileSync(FILE, lines.join('\n'))
}

let isMissed = false
for (const each of cases.filter(({ id }) => chosen.length === 0 || chosen.includes(id))) {
  const startedAt = performance.now()
  const row = await runCase(each)
  isMissed ||= row.outcome === 'MISSED'
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`${each.id}  ${row.outcome.padEnd(16)}  ${seconds.padStart(4)} s  ${each.what}: ${row.text}`)
  if (given.includes('--write') && row.outcome !== 'skipped') writeRow(each, row)
}
process.exit(isMissed ? 1 : 0)
