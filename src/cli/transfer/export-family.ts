/** Writes the records of a family into a file. */
import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, type Terminal } from '../terminal.js'
import { openColumns } from './columns.js'
import type { Families, Family } from './families.js'
import { type FileFormat, writeItems } from './files/format.js'
import { shapeFile, toItems } from './record.js'
import { OWN_SOURCE, openReferenceBook, readPage } from './references.js'
import type { RestServer } from './rest-server.js'
import { openSpool, type Spool } from './spool.js'

interface ExportOptions {
  file: string
  format: FileFormat
  hasIds: boolean
  isRaw?: boolean
  terminal?: Terminal
}

interface ExportOutcome {
  family: string
  file: string
  records: number
  notes: string[]
}

export async function exportFamily(
  server: RestServer,
  families: Families,
  family: Family,
  { file, format, hasIds, isRaw = false, terminal }: ExportOptions,
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
    await writeItems(target, format, () => spool.items(), columns, names.sort(columns.compare), { isRaw })
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

/** Reads the missing pages. The columns are those of all records, including pages that were already there. */
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
          `${count(keyless)} of them have no key of another system: they are named by their uuid, under the source ${OWN_SOURCE}. This tenant knows them by it when the file comes back.`,
        ]
      : []),
  ]
}
