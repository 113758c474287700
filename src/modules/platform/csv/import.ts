/** Imports of files: read as a stream, written in batches, with an error for every refused row. */
import type { CsvImportOperation, CsvImportResponse, CsvImportState } from '../../../contract/contract.gen.js'
import { DomainError } from '../../../core/base/errors.js'
import { isOutage, OUTAGE, TOO_SLOW } from '../../../core/base/outage.js'
import type { BulkResult } from '../../../core/bulk/bulk.js'
import { isItemError, writeInHalves, writeInTransaction } from '../../../core/bulk/halves.js'
import type { Ctx } from '../../../core/context.js'
import { groupBy } from '../../../core/store/store.js'
import { type CellValues, type CsvInput, type FileRow, readFileRows } from './file.js'
import { ImportEnded, type ImportJob, type ImportProgress, ImportTaken, openJob } from './job.js'
import { mergeRows } from './merge.js'
import { type ImportReport, openReport } from './report.js'

/** How the rows of a file become records. */
export interface CsvImport<Field extends string, Item> {
  operation: CsvImportOperation
  /** All columns of this kind of record in the contract. */
  fields: readonly Field[]
  /** Reads a row; throws what is wrong with it. */
  read: (values: CellValues<Field>) => Item
  /** Returns the key of a row's record: rows of one record, such as its languages, are written as one. Null means a separate record. */
  keyOf: (item: Item) => string | null
  /** Merges two rows of one record. */
  merge?: (earlier: Item, later: Item) => Item
  /** Writes distinct records in one transaction. */
  write: (ctx: Ctx, items: readonly Item[]) => Promise<BulkResult[]>
  /** Wraps the writing of a batch, outside its transaction: for slow work, such as downloads. */
  around?: (ctx: Ctx, items: readonly Item[], write: WriteBatch<Item>) => Promise<BulkResult[]>
}

type WriteBatch<Item> = (items: readonly Item[]) => Promise<BulkResult[]>

interface Row<Item> extends Omit<FileRow<string>, 'values'> {
  item: Item
}

const BATCH = 500
/** After this many refused rows the job is updated, too. */
const MAX_UNREPORTED = 10 * BATCH

/**
 * Imports a file. A row that cannot be written does not affect the others; if the file or the database breaks off, or the job is cancelled,
 * the response reports what was imported before.
 */
export async function importCsv<Field extends string, Item extends object>(
  ctx: Ctx,
  input: CsvInput<Field>,
  kind: CsvImport<Field, Item>,
): Promise<CsvImportResponse> {
  const run: ImportRun<Item> = { ctx, kind, report: openReport(ctx), job: null, rowsRead: 0, bytesRead: 0 }
  let end: ImportEnd | null = { state: 'DONE', error: null }
  try {
    await importRows(run, input, kind)
    const reason = run.report.reasonToEnd()
    if (reason) end = endEarly(run, reason)
  } catch (error) {
    end =
      error instanceof ImportTaken ? null : { state: 'FAILED', error: String((error as Error)?.message ?? error).slice(0, 500) }
    if (!(error instanceof ImportEnded)) throw error
  } finally {
    run.job?.close()
    if (end) await finishJob(run, end).catch((error) => ctx.report(error, 'the end of an import could not be stored'))
  }
  return run.report.answer()
}

interface ImportEnd {
  state: CsvImportState
  error: string | null
}

/** Ends an import early. Written rows stay. The response reports at its last row that the import ended there. */
function endEarly<Item>(run: ImportRun<Item>, reason: string): ImportEnd {
  run.report.end(reason, lastRow(run))
  return { state: 'FAILED', error: reason }
}

/** A running import. */
interface ImportRun<Item> {
  ctx: Ctx
  kind: Omit<CsvImport<string, Item>, 'fields' | 'read'>
  report: ImportReport
  /** Null for a file that is refused as a whole. */
  job: ImportJob | null
  rowsRead: number
  bytesRead: number
}

/** Reads the file and writes its rows in batches. The job begins with the first row. */
async function importRows<Field extends string, Item extends object>(
  run: ImportRun<Item>,
  input: CsvInput<Field>,
  { fields, read, operation }: CsvImport<Field, Item>,
): Promise<void> {
  let open: Row<Item>[] = []
  let settled = 0
  const onBytes = (count: number) => {
    run.bytesRead += count
  }
  for await (const { values, ...row } of readFileRows(input, fields, onBytes)) {
    run.job ??= await openJob(run.ctx, operation, input)
    run.rowsRead = row.rowNumber
    if (run.job.isSettled(row.rowNumber)) continue
    const item = run.report.read(row, () => read(values))
    if (item !== undefined) open.push({ ...row, item })
    if (run.report.reasonToEnd()) break
    if (open.length < BATCH && row.rowNumber - settled < MAX_UNREPORTED) continue
    await writeRows(run, open)
    await reportProgress(run)
    open = []
    settled = row.rowNumber
  }
  await writeRows(run, open)
}

const progressOf = ({ rowsRead, bytesRead, report }: Omit<ImportRun<never>, 'kind'>): ImportProgress => ({
  rowsRead,
  bytesRead,
  failedCount: report.failedCount(),
  newErrors: report.takeNewErrors(),
})

/** Stores the progress. The response reports a cancelled job, with the row that it had reached. */
async function reportProgress<Item>(run: ImportRun<Item>): Promise<void> {
  await run.job?.noteProgress(progressOf(run)).catch((error: unknown) => {
    if (error instanceof ImportEnded) run.report.refuse('UNKNOWN', [`${error.message}; it ended here`], lastRow(run))
    throw error
  })
}

const lastRow = ({ rowsRead }: { rowsRead: number }) => ({ rowNumber: rowsRead, record: () => ({}) })

/** Stores the end of the job. If that fails, the lease expires and another server finds that nothing is left to do. */
async function finishJob<Item>(run: ImportRun<Item>, { state, error }: ImportEnd): Promise<void> {
  await run.job?.finish(state, progressOf(run), error)
}

/** The rows of one record, in order, and their merged item. */
interface CsvRecord<Item> {
  rows: readonly Row<Item>[]
  item: Item
}

const writeRows = <Item extends object>(run: ImportRun<Item>, rows: readonly Row<Item>[]) =>
  writeRecords(run, [...groupBy(rows, (row) => run.kind.keyOf(row.item) ?? row).values()], isRefusedWhole)

/** Writes rows of one record as one. If that is refused, the first half of them is written, then the others, so that an invalid row does not lose the others. */
async function writeRecords<Item extends object>(
  run: ImportRun<Item>,
  groups: readonly (readonly Row<Item>[])[],
  isWhole: typeof isRefusedWhole = async () => false,
): Promise<void> {
  if (groups.length === 0) return
  const { merge = mergeRows } = run.kind
  const records = groups.map((rows) => ({ rows, item: rows.map(({ item }) => item).reduce(merge) }))
  const check = (error: unknown, some: readonly CsvRecord<Item>[]) => endIfDatabaseFails(run, error, some)
  for await (const part of writeInHalves(records, (some) => writeBatch(run, some), check)) {
    const divided: (readonly Row<Item>[])[] = []
    for (const [i, { rows }] of part.items.entries())
      if (rows.length > 1 && !part.results[i]?.success && !(await isWhole(run, rows, part.results[i]))) divided.push(rows)
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

/**
 * Returns whether a record is refused for a reason that its rows share, such as a product that does not exist: its first and its last row are refused for it,
 * too. Then its rows are not tried one by one.
 */
async function isRefusedWhole<Item extends object>(
  run: ImportRun<Item>,
  rows: readonly Row<Item>[],
  result: BulkResult | undefined,
): Promise<boolean> {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last || !result || result.success) return false
  return (await probeRow(run, first)) === result.error && (await probeRow(run, last)) === result.error
}

/** Carries the result of a row out of a transaction that is rolled back. */
class Probed extends Error {
  constructor(readonly result: BulkResult | undefined) {
    super('rolled back')
  }
}

/** Returns why a row alone is refused; null if it is not. Nothing is written. */
async function probeRow<Item extends object>({ ctx, kind }: ImportRun<Item>, { item }: Row<Item>): Promise<string | null> {
  const write = async (inner: Ctx, items: readonly Item[]): Promise<BulkResult[]> => {
    const [result] = await kind.write(inner, items)
    throw new Probed(result)
  }
  const error: unknown = await writeInTransaction(ctx, [item], write).catch((thrown: unknown) => thrown)
  if (error instanceof Probed) return error.result?.success === false ? error.result.error : null
  return error instanceof DomainError ? error.message : null
}

async function writeBatch<Item>({ ctx, kind, report, job }: ImportRun<Item>, records: readonly CsvRecord<Item>[]) {
  const { around = (_, some, batch) => batch(some) } = kind
  const write = async (inner: Ctx, some: readonly Item[]) => {
    const results = await kind.write(inner, some)
    await job?.noteWritten(inner, rowsWritten(records, results))
    return results
  }
  const items = records.map(({ item }) => item)
  const results = await around(ctx, items, (some) => writeInTransaction(ctx, some, write))
  report.inTime()
  return results
}

const rowsWritten = (records: readonly CsvRecord<unknown>[], results: readonly BulkResult[]) =>
  records.flatMap(({ rows }, i) => (results[i]?.success ? rows.map(({ rowNumber }) => rowNumber) : []))

function reportRows<Item>(
  { report }: ImportRun<Item>,
  rows: readonly Row<Item>[],
  result: BulkResult | undefined,
  error: unknown,
) {
  if (error === undefined || isItemError(error)) report.written(rows, result)
  else for (const row of rows) report.unknown(row, error)
  if (error !== undefined) report.countAlone(rows)
  const reason = result?.success ? null : report.reasonToEnd()
  if (reason === null) return
  const last = rows.at(-1)
  if (last) report.end(reason, last)
  throw new ImportEnded(reason)
}

/** Ends the import if the job was cancelled, or the database is down, or too slow for a row alone or several times in a row. */
function endIfDatabaseFails<Item>({ report }: ImportRun<Item>, error: unknown, records: readonly CsvRecord<Item>[]): void {
  const rows = records.flatMap((record) => record.rows)
  const reason = endOf(error, () => report.isTooSlow(error, rows.length === 1))
  if (reason === null) return
  for (const row of rows) report.refuse('UNKNOWN', [`${reason}; the import ended here`], row)
  throw error instanceof ImportEnded ? error : new ImportEnded(reason)
}

function endOf(error: unknown, isTooSlow: () => boolean): string | null {
  if (error instanceof ImportEnded) return error.message
  if (isOutage(error)) return OUTAGE
  return isTooSlow() ? TOO_SLOW : null
}
