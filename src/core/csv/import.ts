/** Imports of files: read as a stream, written in batches, with an answer for every row that was refused. */
import type { CsvImportResponse } from '../../contract/contract.gen.js'
import { isOutage, OUTAGE, TOO_SLOW } from '../base/outage.js'
import type { BulkResult } from '../bulk/bulk.js'
import { isItemError, writeInHalves, writeInTransaction } from '../bulk/halves.js'
import type { Ctx } from '../context.js'
import { groupBy } from '../store/store.js'
import { type CellValues, type CsvInput, type FileRow, readFileRows } from './file.js'
import { mergeRows } from './merge.js'
import { type ImportReport, openReport } from './report.js'

/** How the rows of a file become records. */
export interface CsvImport<Field extends string, Item> {
  /** Every column that the contract knows for this kind of record. */
  fields: readonly Field[]
  /** Throws what is wrong with a row. */
  read: (values: CellValues<Field>) => Item
  /** Which record a row is about: rows of one record, such as its languages, are written as one. Null is a record of its own. */
  keyOf: (item: Item) => string | null
  /** What two rows of one record say together. */
  merge?: (earlier: Item, later: Item) => Item
  /** Writes records in one transaction, each of which is there once. */
  write: (ctx: Ctx, items: readonly Item[]) => Promise<BulkResult[]>
  /** Goes around the writing of a batch, outside its transaction: for what takes its time, such as fetching. */
  around?: (ctx: Ctx, items: readonly Item[], write: WriteBatch<Item>) => Promise<BulkResult[]>
}

type WriteBatch<Item> = (items: readonly Item[]) => Promise<BulkResult[]>

interface Row<Item> extends Omit<FileRow<string>, 'values'> {
  item: Item
}

const BATCH = 500

/** Imports a file. A row that cannot be written leaves the others alone; where the file or the database breaks off, the answer says what was imported before. */
export async function importCsv<Field extends string, Item extends object>(
  ctx: Ctx,
  input: CsvInput<Field>,
  kind: CsvImport<Field, Item>,
): Promise<CsvImportResponse> {
  const run = { ctx, kind, report: openReport(ctx) }
  let open: Row<Item>[] = []
  try {
    for await (const { values, ...row } of readFileRows(input, kind.fields)) {
      const item = run.report.read(row, () => kind.read(values))
      if (item !== undefined) open.push({ ...row, item })
      if (run.report.isHopeless()) break
      if (open.length < BATCH) continue
      await writeRows(run, open)
      open = []
    }
    await writeRows(run, open)
  } catch (error) {
    if (!(error instanceof ImportEnded)) throw error
  }
  return run.report.answer()
}

/** An import that is under way. */
interface ImportRun<Item> {
  ctx: Ctx
  kind: Omit<CsvImport<string, Item>, 'fields' | 'read'>
  report: ImportReport
}

/** The import goes no further; the report says why. */
class ImportEnded extends Error {}

/** The rows of one record, in their order, and what they say together. */
interface CsvRecord<Item> {
  rows: readonly Row<Item>[]
  item: Item
}

const writeRows = <Item extends object>(run: ImportRun<Item>, rows: readonly Row<Item>[]) =>
  writeRecords(run, [...groupBy(rows, (row) => run.kind.keyOf(row.item) ?? row).values()])

/** Rows of one record are written as one. If that is refused, the first half of them is written, then the others: a bad row does not lose the others. */
async function writeRecords<Item extends object>(run: ImportRun<Item>, groups: readonly (readonly Row<Item>[])[]): Promise<void> {
  if (groups.length === 0) return
  const { merge = mergeRows } = run.kind
  const records = groups.map((rows) => ({ rows, item: rows.map(({ item }) => item).reduce(merge) }))
  const check = (error: unknown, some: readonly CsvRecord<Item>[]) => endIfDatabaseFails(run, error, some)
  for await (const part of writeInHalves(records, (some) => writeBatch(run, some), check)) {
    const divided: (readonly Row<Item>[])[] = []
    for (const [i, { rows }] of part.items.entries())
      if (rows.length > 1 && !part.results[i]?.success) divided.push(rows)
      else reportRows(run, rows, part.results[i], part.error)
    const half = ({ length }: readonly unknown[]) => Math.ceil(length / 2)
    await writeRecords(
      run,
      divided.map((rows) => rows.slice(0, half(rows))),
    )
    await writeRecords(
      run,
      divided.map((rows) => rows.slice(half(rows))),
    )
  }
}

async function writeBatch<Item>({ ctx, kind, report }: ImportRun<Item>, records: readonly CsvRecord<Item>[]) {
  const { write, around = (_, some, batch) => batch(some) } = kind
  const items = records.map(({ item }) => item)
  const results = await around(ctx, items, (some) => writeInTransaction(ctx, some, write))
  report.inTime()
  return results
}

function reportRows<Item>(
  { report }: ImportRun<Item>,
  rows: readonly Row<Item>[],
  result: BulkResult | undefined,
  error: unknown,
) {
  if (error === undefined || isItemError(error)) return report.written(rows, result)
  for (const row of rows) report.unknown(row, error)
  if (report.isHopeless()) throw new ImportEnded()
}

/** A database that is down ends the import, and so does one that is too slow for a row alone, or several times on end. */
function endIfDatabaseFails<Item>({ report }: ImportRun<Item>, error: unknown, records: readonly CsvRecord<Item>[]): void {
  const rows = records.flatMap((record) => record.rows)
  const reason = isOutage(error) ? OUTAGE : report.isTooSlow(error, rows.length === 1) ? TOO_SLOW : null
  if (reason === null) return
  for (const row of rows) report.refuse('UNKNOWN', [`${reason}; the import ended here`], row)
  throw new ImportEnded()
}
