/** `wharf export`: the records of a family as a file. */
import { accessSync, constants, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { count, openTerminal } from '../terminal.js'
import { refuseExtraArguments, UsageError } from '../usage.js'
import { exportFamily } from './export-family.js'
import { readFamilies } from './families.js'
import { chooseFormat } from './files/format.js'
import { OWN_SOURCE } from './references.js'
import { withRestServer } from './server.js'

export const exportHelp = `Usage: wharf export <records> <file> [--format csv|ndjson|xlsx] [--ids] [--raw] [--tenant <id>] [--url <address> --key <id>:<secret>] [--json]
       wharf export --list

Writes all records of a kind into a file: products, prices, orders, … The ending of its name is the format; - is standard output.

  --list    shows the kinds of records, and which of them wharf import reads
  --format  csv, ndjson (one JSON object a line) or xlsx
  --ids     keeps the numbers of records, for a file that is changed and imported into the same tenant again. Without it, records and
            what they refer to are named by their keys in other systems or by their names, so that any tenant can import the file;
            a record without such a key is named by its uuid, under the source ${OWN_SOURCE}
  --raw     for programs: texts as they are. Without it, texts in tables that a spreadsheet program would calculate, such as =1+1, begin with
            an apostrophe, which wharf import takes away again; ndjson never has it
  --tenant  the tenant (default)
  --url     the address of a server, such as https://shop.example.com; without it, the database of this installation is read
  --key     the id and secret of a REST client of that server, joined by a colon; or better in the variable WHARF_CLIENT_KEY
  --json    prints the outcome as JSON

An export that is broken off goes on where it stopped when the same command is given again (the file with .part at its end).
Files are ordered by key: equal records give equal files.`

const exportOptions = {
  format: { type: 'string' },
  ids: { type: 'boolean' },
  raw: { type: 'boolean' },
  list: { type: 'boolean' },
  tenant: { type: 'string' },
  url: { type: 'string' },
  key: { type: 'string' },
  json: { type: 'boolean' },
} as const

export async function exportCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: exportOptions, allowPositionals: true })
  const [name, file, ...rest] = positionals
  refuseExtraArguments(rest)
  if (values.list) return listFamilies(values.json ?? false)
  if (!name || !file) throw new UsageError(exportHelp)
  if (file !== '-') requireTarget(file)
  const families = readFamilies()
  const family = families.find(name)
  const format = chooseFormat(file, values.format)
  const terminal = openTerminal(process.stderr, { isText: Boolean(process.stderr.isTTY), now: () => performance.now() })
  const outcome = await withRestServer(values, (server) =>
    exportFamily(server, families, family, { file, format, hasIds: values.ids ?? false, isRaw: values.raw ?? false, terminal }),
  )
  const summary = `${count(outcome.records)} records of ${family.name} are in ${file}.`
  // Standard output is reserved for the records.
  if (file === '-') for (const note of outcome.notes) console.error(note)
  else console.log(values.json ? JSON.stringify(outcome) : [summary, ...outcome.notes].join('\n'))
}

/** Throws if the file cannot be written, before anything is read. */
function requireTarget(file: string): void {
  const folder = dirname(resolve(file))
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${file} cannot be written: there is no folder ${folder}. Create it first.`)
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${file} is a folder. Name the file in it, such as ${join(file, 'products.csv')}.`)
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new UsageError(`${file} cannot be written: the folder ${folder} is not writable.`)
  }
}

function listFamilies(isJson: boolean): void {
  const listed = readFamilies().all.map(({ name, bulk }) => ({
    name,
    import: bulk !== null,
    keys: Object.keys(bulk?.keys ?? {}),
  }))
  if (isJson) console.log(JSON.stringify(listed))
  else for (const { name, import: isRead } of listed) console.log(`${name.padEnd(32)}${isRead ? 'export and import' : 'export'}`)
}
