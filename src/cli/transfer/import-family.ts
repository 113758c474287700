/** Writes the rows of a file as records of a family, in bulks. */
import { existsSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { Terminal } from '../terminal.js'
import { CommandFailure, UsageError } from '../usage.js'
import { openColumns } from './columns.js'
import type { Bulk, Families, Family } from './families.js'
import { countRows, type FileFormat, type FileRow, readRows } from './files/format.js'
import { loadOwnRecords, nameOwnRecords } from './own-records.js'
import { type FileShape, loadReferences, shapeFile, toBulkItem } from './record.js'
import { type Item, openReferenceBook, type ReferenceBook } from './references.js'
import { explain, type RestServer } from './rest-server.js'

interface ImportOptions {
  file: string
  format: FileFormat
  by?: string | undefined
  clear?: boolean
  isRaw?: boolean
  restart?: boolean
  isDryRun?: boolean
  terminal?: Terminal
}

export interface ImportOutcome {
  family: string
  isDryRun: boolean
  created: number
  updated: number
  failed: number
  /** The first refused rows. */
  errors: { line: number; message: string }[]
}

/** The maximum number of refused rows that are reported. */
export const MAX_KEPT = 1000
const BATCH = 500
const BATCH_BYTES = 8_000_000

/** The context of an import. */
interface Run {
  server: RestServer
  bulk: Bulk
  shape: FileShape
  book: ReferenceBook
  by: string | undefined
  isDryRun: boolean
  outcome: ImportOutcome
}

export async function importFamily(
  server: RestServer,
  families: Families,
  family: Family,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { file, format, by, clear = false, isRaw = false, restart = false, isDryRun = false, terminal } = options
  const { bulk, name } = family
  if (!bulk) throw new UsageError(`${name} cannot be imported, only exported. wharf export --list shows what can.`)
  if (by && !(by in bulk.keys))
    throw new UsageError(`--by must be one of ${Object.keys(bulk.keys).join(', ') || 'nothing here'}, not "${by}".`)
  const progress = openProgress(file, { name, by: by ?? '', to: server.name }, restart || isDryRun)
  const { lines: skipped, outcome } = await progress.read({
    family: name,
    isDryRun,
    created: 0,
    updated: 0,
    failed: 0,
    errors: [],
  })
  const columns = openColumns(mergedSchema(family, families), families.resolve)
  const run: Run = {
    server,
    bulk,
    shape: shapeFile(family, families, false),
    book: openReferenceBook(server, families),
    by,
    isDryRun,
    outcome,
  }
  terminal?.step(`Writing ${name}`)
  const total = terminal?.isTty ? await countRows(file, format) : null
  let done = 0
  for await (const rows of inBatches(readRows(file, format, columns, { clears: clear, isRaw }), skipped, bulk.maxItems)) {
    await writeBatch(run, rows)
    done += rows.length
    if (!isDryRun) await progress.write(rows.at(-1)?.line ?? 0, outcome)
    terminal?.progress(done, Math.max(total ?? done, done), 'rows')
  }
  terminal?.finish()
  await progress.remove()
  return outcome
}

/** Returns the schema with the columns of both ids and keys, since a file may use either. */
function mergedSchema(family: Family, families: Families) {
  const [portable, numbered] = [false, true].map((hasIds) => shapeFile(family, families, hasIds).schema)
  const item = Object.fromEntries(
    Object.entries(family.bulk?.item.properties ?? {}).filter(([, property]) => !(property as Item).deprecated),
  )
  return { type: 'object', properties: { ...item, ...numbered?.properties, ...portable?.properties } }
}

async function* inBatches(rows: AsyncIterable<FileRow>, skipped: number, maxItems: number): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = []
  let bytes = 0
  for await (const row of rows) {
    if (row.line <= skipped) continue
    batch.push(row)
    bytes += JSON.stringify(row.item ?? '').length
    if (batch.length < Math.min(BATCH, maxItems) && bytes < BATCH_BYTES) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length) yield batch
}

async function writeBatch(run: Run, rows: readonly FileRow[]): Promise<void> {
  const readable = rows.filter(({ item }) => item !== undefined) as (FileRow & { item: Item })[]
  const items = readable.map(({ item }) => item)
  await loadReferences(run.shape, items, run.book)
  await loadOwnRecords(run.shape, items, run.book)
  const groups = new Map<string, SentItem[]>()
  for (const { line, item, error } of rows) {
    if (!item) {
      refuse(run, line, error ?? 'cannot be read')
      continue
    }
    try {
      const { path, item: sent } = addressOf(
        run,
        nameOwnRecords(run.shape, run.bulk, toBulkItem(run.shape, item, run.book), run.book),
      )
      groups.set(path, [...(groups.get(path) ?? []), { line, item: sent }])
    } catch (failure) {
      refuse(run, line, (failure as Error).message)
    }
  }
  for (const [path, group] of groups) await sendGroup(run, path, group)
}

function refuse({ outcome }: Run, line: number, message: string): void {
  outcome.failed++
  if (outcome.errors.length < MAX_KEPT) outcome.errors.push({ line, message })
}

/** Returns the URL for an item: with its lookup key, and with the properties that the URL has instead of the item. */
function addressOf({ bulk, by }: Run, item: Item): { path: string; item: Item } {
  const sent = { ...item }
  const path = bulk.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'lookupKey') return chooseKey(bulk, by, item)
    const value = sent[name]
    delete sent[name]
    if (typeof value !== 'string') throw new Error(`lacks the column ${name}`)
    return encodeURIComponent(value.toLowerCase())
  })
  return { path, item: sent }
}

/** Chooses the id of a record if the file has one, else the first key that the item has. */
function chooseKey({ keys }: Bulk, by: string | undefined, item: Item): string {
  const isThere = (name: string) => {
    const value = item[name]
    return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  }
  const chosen = by ?? Object.keys(keys).find((key) => keys[key]?.every(isThere))
  if (chosen) return chosen
  throw new Error(
    `lacks a key: one of ${Object.values(keys)
      .map((columns) => columns.join(' with '))
      .join(', ')}`,
  )
}

interface SentItem {
  line: number
  item: Item
}

async function sendGroup(run: Run, path: string, group: readonly SentItem[]): Promise<void> {
  const { server, bulk, outcome, isDryRun } = run
  const headers: Record<string, string> = isDryRun ? { 'api-dry-run': 'true' } : {}
  const { status, body } = await server.call('POST', path, { [bulk.plural]: group.map(({ item }) => item) }, headers)
  if (status >= 300) return refuseGroup(run, path, group, status, body)
  if (bulk.isWhole) {
    outcome.created += body.created
    outcome.updated += body.updated
    return
  }
  for (const [i, result] of (body.data as Item[]).entries()) {
    const line = group[i]?.line ?? 0
    if (!result.success) refuse(run, line, result.error)
    else if (result.action === 'create') outcome.created++
    else outcome.updated++
  }
}

/** Statuses that refuse items; any other error ends the import. */
const ABOUT_ITEMS = [400, 404, 409, 422]

/**
 * Refuses a group of items. If no item could be read, the response has an error for each. Some bulks are all or nothing: a refused one is sent again
 * in halves, until the invalid items are isolated.
 */
async function refuseGroup(run: Run, path: string, group: readonly SentItem[], status: number, body: Item): Promise<void> {
  if (!ABOUT_ITEMS.includes(status))
    throw new CommandFailure(`The import was refused by ${run.server.name} (${status}): ${explain(body)}`)
  if (run.bulk.isWhole && group.length > 1) {
    const middle = Math.ceil(group.length / 2)
    await sendGroup(run, path, group.slice(0, middle))
    return sendGroup(run, path, group.slice(middle))
  }
  const told = new Map<number, string>()
  for (const { pointer, message } of (body.problems ?? []) as { pointer: string; message: string }[]) {
    const [, place, rest = ''] = pointer.match(/^#?\/[^/]+\/(\d+)\/?(.*)$/) ?? []
    if (place)
      told.set(Number(place), [told.get(Number(place)), `${rest ? `${rest} ` : ''}${message}`].filter(Boolean).join('; '))
  }
  for (const [i, { line }] of group.entries()) refuse(run, line, told.get(i) ?? explain(body))
}

/** Opens the progress of an import. It is stored after each bulk, and only used for the same file and target. */
function openProgress(file: string, about: Record<string, string>, startsAnew: boolean) {
  const path = `${file}.progress`
  const { size, mtimeMs } = statSync(file)
  const head = { ...about, size, mtimeMs }
  return {
    async read(fresh: ImportOutcome): Promise<{ lines: number; outcome: ImportOutcome }> {
      if (startsAnew || !existsSync(path)) return { lines: 0, outcome: fresh }
      const left = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'))
      if (JSON.stringify(left.head) !== JSON.stringify(head)) return { lines: 0, outcome: fresh }
      console.error(`Continues after line ${left.lines} (--restart begins with the first).`)
      return { lines: left.lines, outcome: left.outcome }
    },
    write: (lines: number, outcome: ImportOutcome) => writeFile(path, JSON.stringify({ head, lines, outcome }), { mode: 0o600 }),
    remove: () => rm(path, { force: true }),
  }
}
