/** `wharf doctor`: checks everything that the server needs, and gives advice. It changes nothing. */
import { parseArgs } from 'node:util'
import { BadConfig, type Config, readConfig } from '../../config.js'
import { systemClock } from '../../core/base/clock.js'
import { environment } from '../../core/environment.js'
import { createPaint } from '../terminal.js'
import { refuseExtraArguments } from '../usage.js'
import { checkDatabase } from './database.js'
import { type Finding, fault } from './finding.js'
import { checkDataFolder, checkDisk, checkLifecycleDate, checkNode, checkPort, checkSettings } from './machine.js'
import { checkMail, checkMedia } from './services.js'

export const doctorHelp = `Usage: wharf doctor [--json]

Checks Node.js, the settings, the data folder and its disk, the port, the database with its migrations, clock and waiting work, the mail server, the
storage of media, the search server if there is one, and how long deprecated items still work. Each line says what to do. Nothing is changed, and no secret is printed.

  --json  prints the findings as JSON: { "findings": [{ "check", "state", "message", "advice" }], "faults", "warnings" }

The exit code is 1 when there is a fault; warnings do not count.`

export async function doctorCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { json: { type: 'boolean' } }, allowPositionals: true })
  refuseExtraArguments(positionals)
  const findings = await examine()
  const countOf = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  const [faults, warnings] = [countOf('fault'), countOf('warning')]
  if (values.json) console.log(JSON.stringify({ findings, faults, warnings }))
  else print(findings, faults, warnings)
  if (faults) process.exitCode = 1
}

/** Runs the checks. An unreadable setting ends them, because all others need the settings. */
async function examine(): Promise<Finding[]> {
  const today = systemClock(null)()
  const node = checkNode(process.versions.node, today)
  try {
    return [...node, ...(await examineWith(readConfig()))]
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error
    return [...node, fault('settings', error.message, 'Correct it; the other checks need it.')]
  }
}

async function examineWith(config: Config): Promise<Finding[]> {
  const now = systemClock(config.clock)()
  const folder = checkDataFolder(config)
  const isUsable = folder.every(({ state }) => state !== 'fault')
  const [disk, port, database, mail, media] = await Promise.all([
    isUsable ? checkDisk(config) : [],
    checkPort(config),
    isUsable || config.databaseUrl ? checkDatabase(config, now) : { findings: [], itemsInUse: null },
    checkMail(config),
    checkMedia(config),
  ])
  const lifecycle = checkLifecycleDate(now, database.itemsInUse)
  return [
    ...checkSettings(config, environment()),
    ...folder,
    ...disk,
    ...port,
    ...database.findings,
    ...mail,
    ...media,
    ...lifecycle,
  ]
}

const MARKS = { ok: ['green', '✓'], warning: ['yellow', '!'], fault: ['red', '✗'] } as const

function print(findings: readonly Finding[], faults: number, warnings: number): void {
  const paint = createPaint(Boolean(process.stdout.isTTY))
  for (const { check, state, message, advice } of findings) {
    const [style, mark] = MARKS[state]
    console.log(`${paint(style, mark)} ${check.padEnd(12)} ${message}${advice ? `\n${' '.repeat(15)}→ ${advice}` : ''}`)
  }
  console.log(`\n${faults} faults, ${warnings} warnings.`)
}
