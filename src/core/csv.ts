/** Files of comma-separated values: read as a stream, written in batches, with an answer for every row that was refused. */
import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import type { CsvImportResponse, CsvRecordError, CsvRecordErrorCode } from '../contract/contract.gen.js'
import { type BulkResult, bulk } from './bulk.js'
import type { Ctx } from './context.js'
import { DomainError, invalidField } from './errors.js'
import type { UploadedFile } from './upload.js'

export type Values<Field extends string> = Partial<Record<Field, string>>

/** How the rows of a file become records. */
export interface CsvImport<Field extends string, Item> {
  /** Every column that the contract knows for this kind of record. */
  fields: readonly Field[]
  /** Throws what is wrong with a row. */
  read: (values: Values<Field>) => Item
  /** Which record a row is about: rows of one record, such as its languages, are written one after another. Null is a record of its own. */
  keyOf: (item: Item) => string | null
  write: (ctx: Ctx, items: readonly Item[]) => Promise<BulkResult[]>
}

interface CsvInput<Field extends string> {
  file: UploadedFile
  mappings?: readonly { csvHeader: string; fieldName: Field }[] | null | undefined
}

interface Row<Item> {
  rowNumber: number
  record: Record<string, string>
  item: Item
}

const BATCH = 500
const MAX_TOLD = 1_000
const MAX_RECORD = 1_000_000

/** Imports a file. A row that cannot be written leaves the others alone. */
export async function importCsv<Field extends string, Item>(
  ctx: Ctx,
  input: CsvInput<Field>,
  kind: CsvImport<Field, Item>,
): Promise<CsvImportResponse> {
  const told = counting()
  let open: Row<Item>[] = []
  for await (const { rowNumber, record } of rowsOf(input.file)) {
    const item = told.read(rowNumber, record, () => kind.read(named(record, input, kind.fields)))
    if (item !== undefined) open.push({ rowNumber, record, item })
    if (open.length < BATCH) continue
    await writeRows(ctx, kind, open, told)
    open = []
  }
  await writeRows(ctx, kind, open, told)
  return told.answer()
}

/** A file that is no CSV is refused as a whole, and so is a column that two mappings claim. */
async function* rowsOf({ path }: UploadedFile): AsyncGenerator<{ rowNumber: number; record: Record<string, string> }> {
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      columns: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MAX_RECORD,
    }),
  )
  let rowNumber = 0
  try {
    for await (const record of parser) yield { rowNumber: ++rowNumber, record }
  } catch (error) {
    if (error instanceof CsvError) throw invalidField('file', `is not a CSV file that can be read: ${error.message}`)
    throw error
  }
}

/** The columns of a row by the contract's names: as the mappings say, or by their own header. Empty cells say nothing. */
function named<Field extends string>(
  record: Record<string, string>,
  { mappings }: CsvInput<Field>,
  fields: readonly Field[],
): Values<Field> {
  const columns: [string, Field][] = mappings?.length
    ? mappings.map(({ csvHeader, fieldName }) => [csvHeader, fieldName])
    : Object.keys(record).flatMap((header) =>
        fields.filter((field) => field === screamed(header)).map((field) => [header, field]),
      )
  const values: Values<Field> = {}
  for (const [header, field] of columns) {
    if (!(header in record)) throw invalidField(header, 'is a column that the file does not have')
    if (record[header]) values[field] = record[header]
  }
  return values
}

/** `supplierCode`, `Supplier code` and `SUPPLIER_CODE` are one column. */
const screamed = (header: string) =>
  header
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .replace(/[\s-]+/g, '_')
    .toUpperCase()

/** Rows of one record go into one wave after another: each wave is a transaction, and holds a record once. */
async function writeRows<Field extends string, Item>(
  ctx: Ctx,
  { keyOf, write }: CsvImport<Field, Item>,
  rows: readonly Row<Item>[],
  told: Told,
) {
  const times = new Map<string, number>()
  const waves: Row<Item>[][] = []
  for (const row of rows) {
    const key = keyOf(row.item)
    const wave = key === null ? 0 : (times.get(key) ?? 0)
    if (key !== null) times.set(key, wave + 1)
    waves[wave] = [...(waves[wave] ?? []), row]
  }
  for (const wave of waves) {
    const results = await bulk(
      ctx,
      wave,
      ({ rowNumber }) => String(rowNumber),
      (inner, some) =>
        write(
          inner,
          some.map(({ item }) => item),
        ),
    )
    for (const [i, row] of wave.entries()) told.written(row, results[i])
  }
}

type Told = ReturnType<typeof counting>

function counting() {
  let importedCount = 0
  const errors: CsvRecordError[] = []
  const refuse = (code: CsvRecordErrorCode, messages: string[], { rowNumber, record }: Omit<Row<unknown>, 'item'>) => {
    if (errors.length < MAX_TOLD) errors.push({ code, messages, rowNumber, record })
  }
  return {
    read<T>(rowNumber: number, record: Record<string, string>, work: () => T): T | undefined {
      try {
        return work()
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        refuse('VALIDATION', messagesOf(error), { rowNumber, record })
        return undefined
      }
    },
    written(row: Omit<Row<unknown>, 'item'>, result: BulkResult | undefined) {
      if (result?.success) importedCount++
      else refuse('DB_INSERT', [result?.error ?? 'The row was not written'], row)
    },
    answer: (): CsvImportResponse => ({ importedCount, errors }),
  }
}

const messagesOf = (error: DomainError) =>
  error.problems?.length ? error.problems.map(({ path, message }) => `${path.join('.')} ${message}`.trim()) : [error.message]
