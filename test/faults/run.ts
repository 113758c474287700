/**
 * Runs the fault targets and prints one row for each. Targets that are functions share one server.
 * Usage: node tools/run.mjs test/faults/run.ts [--quick] [--write] [T04 A01 …]; --write updates docs/faults.md.
 */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Figure, openShop, type Shop } from './shop.js'
import { type Target, targets } from './targets.js'

const words = process.argv.slice(2)
const isFull = !words.includes('--quick')
const chosen = words.filter((word) => /^[TA]\d\d$/.test(word))
const FILE = 'docs/faults.md'

const opened: Promise<Shop>[] = []
const shop = () => {
  // Logins come from many addresses, which a proxy would name.
  opened[0] ??= openShop({ WHARF_TRUSTED_PROXIES: '1' })
  return opened[0]
}

interface Row {
  id: string
  outcome: string
  text: string
}

const runScript = (args: readonly string[], figure: RegExp) =>
  new Promise<Figure>((done) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('close', (code) => {
      const matches = output.split('\n').flatMap((line) => line.match(figure)?.[1] ?? [])
      done({ ok: code === 0, text: matches.at(-1)?.trim() || output.trim().slice(-200) })
    })
  })

const describeSuccess = (unchecked: string | undefined) => (!isFull ? 'small run passed' : unchecked ? 'met in part' : 'met')

async function runTarget({ id, run, unchecked }: Target): Promise<Row> {
  if (typeof run === 'string') return { id, outcome: '–', text: run }
  const figure = await (typeof run === 'function'
    ? run(shop, isFull)
    : runScript(isFull ? run.full : run.quick, run.figure)
  ).catch((error: Error): Figure => ({ ok: false, text: error.stack?.slice(0, 400) ?? error.message }))
  return { id, outcome: figure.ok ? describeSuccess(unchecked) : 'MISSED', text: figure.text }
}

/** Replaces the rows of the targets that ran; the others stay as they are. */
function writeReport(rows: readonly Row[]) {
  const day = new Date().toISOString().slice(0, 10)
  const lines = readFileSync(FILE, 'utf8').split('\n')
  for (const { id, outcome, text } of rows) {
    const at = lines.findIndex((line) => line.startsWith(`| ${id} |`))
    const { what = '', unchecked = '', run } = targets.find((target) => target.id === id) ?? {}
    const how =
      typeof run === 'object' ? `\`${run.full.join(' ')}\`` : typeof run === 'function' ? `\`npm run test:faults -- ${id}\`` : ''
    const line = `| ${id} | ${what} | ${how} | ${outcome} | ${text.replaceAll('|', '/').replaceAll(/\s+/g, ' ')} | ${unchecked} | ${typeof run === 'string' ? '' : `${day}${isFull ? '' : ', quick'}`} |`
    if (at >= 0) lines[at] = line
    else lines.splice(lines.findLastIndex((each) => each.startsWith('|')) + 1, 0, line)
  }
  writeFileSync(FILE, lines.join('\n'))
}

const rows: Row[] = []
for (const target of targets.filter(({ id }) => chosen.length === 0 || chosen.includes(id))) {
  const startedAt = performance.now()
  const row = await runTarget(target)
  rows.push(row)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`${row.id}  ${row.outcome.padEnd(16)}  ${seconds.padStart(4)} s  ${target.what}: ${row.text}`)
  if (words.includes('--write')) writeReport([row])
}
for (const one of opened) await (await one).close()
process.exitCode = rows.some(({ outcome }) => outcome === 'MISSED') ? 1 : 0
