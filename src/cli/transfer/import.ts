/** `wharf import`: a file as records of a family, in bulks. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { count, openTerminal } from '../terminal.js'
import { CommandFailure, refuseExtraArguments, UsageError } from '../usage.js'
import { readFamilies } from './families.js'
import { chooseFormat } from './files/format.js'
import { type ImportOutcome, importFamily, MAX_KEPT } from './import-family.js'
import { withRestServer } from './server.js'

export const importHelp = `Usage: wharf import <records> <file> [--format csv|ndjson|xlsx] [--by <lookup key>] [--dry-run] [--clear] [--raw] [--restart]
                    [--tenant <id>] [--url <address> --key <id>:<secret>] [--json]

Adds or changes the records of a file, as wharf export writes it: products, prices, companies, … (wharf export --list). A record that is there
already is found by its key and changed; what the file does not name stays as it is. Rows that cannot be written are reported with their lines;
the others are written.

  --by       by which key records are found: id, sourceId, sku, …; without it, by the first that the file has
  --dry-run  writes nothing and reports what would be written
  --clear    an empty cell of a table empties the value; without it, it says nothing
  --raw      takes texts as they are, for files of wharf export --raw; without it, an apostrophe before =, +, - or @ is taken away
  --restart  begins with the first row again
  --tenant, --url, --key, --format, --json  as with wharf export

An import that is broken off goes on where it stopped when the same command is given again (the file with .progress at its end).
The exit code is 1 when a row could not be written.`

const importOptions = {
  format: { type: 'string' },
  by: { type: 'string' },
  'dry-run': { type: 'boolean' },
  clear: { type: 'boolean' },
  raw: { type: 'boolean' },
  restart: { type: 'boolean' },
  tenant: { type: 'string' },
  url: { type: 'string' },
  key: { type: 'string' },
  json: { type: 'boolean' },
} as const

const MAX_TOLD = 20

export async function importCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: importOptions, allowPositionals: true })
  const [name, file, ...rest] = positionals
  refuseExtraArguments(rest)
  if (!name || !file) throw new UsageError(importHelp)
  if (!existsSync(file)) throw new CommandFailure(`There is no file ${file}.`)
  const families = readFamilies()
  const format = chooseFormat(file, values.format)
  const terminal = openTerminal(process.stderr, { isText: Boolean(process.stderr.isTTY), now: () => performance.now() })
  const { by, clear = false, raw: isRaw = false, restart = false, 'dry-run': isDryRun = false } = values
  const outcome = await withRestServer(values, (server) =>
    importFamily(server, families, families.find(name), { file, format, by, clear, isRaw, restart, isDryRun, terminal }),
  )
  if (values.json) console.log(JSON.stringify(outcome))
  else printOutcome(outcome)
  if (outcome.failed) process.exitCode = 1
}

function printOutcome({ created, updated, failed, errors, isDryRun }: ImportOutcome): void {
  for (const { line, message } of errors.slice(0, MAX_TOLD)) console.error(`line ${line}: ${message}`)
  if (failed > MAX_TOLD) console.error(`… and ${count(failed - MAX_TOLD)} more; --json shows up to ${count(MAX_KEPT)} of them.`)
  console.log(
    `${isDryRun ? 'Nothing was written. It would be: ' : ''}${count(created)} added, ${count(updated)} changed, ${count(failed)} refused.`,
  )
}
