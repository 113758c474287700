/** `wharf export`: the records of a family as a file. */
import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { count, openTerminal, type Terminal } from '../terminal.js'
import { refuseExtraArguments, UsageError } from '../usage.js'
import { openColumns } from './columns.js'
import { type Families, type Family, readFamilies } from './families.js'
import { chooseFormat, type FileFormat, writeItems } from './files/format.js'
import { shapeFile, toItems } from './record.js'
import { OWN_SOURCE, openReferenceBook, readPage } from './references.js'
import { type RestServer, withRestServer } from './server.js'
import { openSpool, type Spool } from './spool.js'

export const exportHelp = `Usage: wharf export <records> <file> [--format csv|ndjson|xlsx] [--ids] [--tenant <id>] [--url <address> --key <id>:<secret>] [--json]
       wharf export --list

Writes all records of a kind into a file: products, prices, orders, … The ending of its name is the format; - is standard output.

  --list    shows the kinds of records, and which of them wharf import reads
  --format  csv, ndjson (one JSON object a line) or xlsx
  --ids     keeps the numbers of records, for a file that is changed and imported into the same tenant again. Without it, records and
            what they refer to are named by their keys in other systems or by their names, so that any tenant can import the file;
            a record without such a key is named by its uuid, under the source ${OWN_SOURCE}
  --tenant  the tenant (default)
  --url     the address of a server, such as https://shop.example.com; without it, the database of this installation is read
  --key     the id and secret of a REST client of that server, joined by a colon; or better in the variable WHARF_CLIENT_KEY
  --json    prints the outcome as JSON

An export that is broken off goes on where it stopped when the same command is given again (the file with .part at its end).
Files are ordered by key: equal records give equal files.`

const exportOptions = {
  format: { type: 'string' },
  ids: { type: 'boolean' },
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
  const families = readFamilies()
  const family = families.find(name)
  const format = chooseFormat(file, values.format)
  const terminal = openTerminal(process.stderr, { isText: Boolean(process.stderr.isTTY), now: () => performance.now() })
  const outcome = await withRestServer(values, (server) =>
    exportFamily(server, families, family, { file, format, hasIds: values.ids ?? false, terminal }),
  )
  const told = `${count(outcome.records)} records of ${family.name} are in ${file}.`
  if (values.json) console.log(JSON.stringify(outcome))
  else if (file !== '-') console.log([told, ...outcome.notes].join('\n'))
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

export interface ExportOptions {
  file: string
  format: FileFormat
  hasIds: boolean
  terminal?: Terminal
}

export interface ExportOutcome {
  family: string
  file: string
  records: number
  notes: string[]
}

export async function exportFamily(
  server: RestServer,
  families: Families,
  family: Family,
  { file, format, hasIds, terminal }: ExportOptions,
): Promise<ExportOutcome> {
  const isStdout = file === '-'
  const part = isStdout ? join(tmpdir(), `wharf-export-${process.pid}-${family.name}.part`) : `${file}.part`
  const head = { family: family.name, from: server.name, hasIds, pageSize: family.list.pageSize }
  const spool = await openSpool(part, head)
  try {
    terminal?.step(`Reading ${family.name}`)
    const { found, keyless, names } = await readPages(server, families, family, hasIds, spool, terminal)
    terminal?.step(`Writing ${file}`)
    const columns = openColumns(shapeFile(family, families, hasIds).schema, families.resolve)
    const target = isStdout ? null : `${file}.tmp`
    await writeItems(target, format, () => spool.items(), columns, names.sort(columns.compare))
    if (target) await rename(target, file)
    await rm(part, { force: true })
    terminal?.finish()
    return { family: family.name, file, records: spool.count(), notes: describe(spool.count(), found, keyless) }
  } finally {
    await spool.close()
    await rm(`${file}.tmp`, { force: true })
    if (isStdout) await rm(part, { force: true })
    terminal?.fail()
  }
}

/** Reads the pages that are missing. Columns are those of all records, also of pages that were there. */
async function readPages(
  server: RestServer,
  families: Families,
  family: Family,
  hasIds: boolean,
  spool: Spool,
  terminal?: Terminal,
) {
  const shape = shapeFile(family, families, hasIds)
  const columns = openColumns(shape.schema, families.resolve)
  const book = openReferenceBook(server, families)
  const names = new Set<string>()
  let keyless = 0
  const note = (item: Parameters<typeof columns.flatten>[0]) => {
    for (const name of columns.flatten(item).keys()) names.add(name)
    if (item.sources?.[0]?.source === OWN_SOURCE) keyless++
  }
  for await (const item of spool.items()) note(item)
  let found = 0
  for (let page = spool.pages + 1, pages = page; page <= pages; page++) {
    const answer = await readPage(server, family, page, shape.expands)
    pages = answer.pages
    found = answer.itemsFound
    const rows = await toItems(shape, answer.data, book, families.resolve)
    for (const { item } of rows) note(item)
    await spool.addPage(rows)
    terminal?.progress(spool.count(), found, 'records')
  }
  return { found, keyless, names: [...names] }
}

function describe(written: number, found: number, keyless: number): string[] {
  return [
    ...(written === found
      ? []
      : [
          `The server had ${count(found)} records at the end: some were added or deleted meanwhile. Export again for an exact copy.`,
        ]),
    ...(keyless
      ? [
          `${count(keyless)} of them have no key of another system: they are named by their uuid, under the source ${OWN_SOURCE}. For a file that comes back to this tenant, use --ids.`,
        ]
      : []),
  ]
}
