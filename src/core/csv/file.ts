/** What stands in a file of comma-separated values: its columns, and its rows one after another. */
import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import type { UploadedFile } from '../../contract/uploaded-file.js'
import { invalid, invalidField } from '../base/errors.js'

export type CellValues<Field extends string> = Partial<Record<Field, string>>

export interface CsvInput<Field extends string> {
  file: UploadedFile
  mappings?: readonly { csvHeader: string; fieldName: Field }[] | null | undefined
}

/** A row as it stands in the file, and what it says by the contract's names. Empty cells say nothing. */
export interface FileRow<Field extends string> {
  /** 1 is the first row below the header. */
  rowNumber: number
  /** Its cells by their columns: made for those rows only that are told. */
  record: () => Record<string, string>
  values: CellValues<Field>
  /** Why it cannot be read. */
  refusal?: string
}

const MAX_RECORD = 1_000_000
const MAX_COLUMNS = 1_000

/** The rows of a file. One that is no CSV, is not in UTF-8, or has none of our columns is refused as a whole; where it breaks off later, the last row says so. */
export async function* readFileRows<Field extends string>(
  input: CsvInput<Field>,
  fields: readonly Field[],
): AsyncGenerator<FileRow<Field>> {
  await rejectOtherEncodings(input.file)
  let headers: string[] | undefined
  let columns: Column<Field>[] = []
  let rowNumber = 0
  try {
    for await (const cells of cellsOf(input.file)) {
      if (headers) {
        rowNumber++
        if (cells.some(Boolean)) yield rowOf(rowNumber, headers, columns, cells)
      } else {
        headers = cells
        columns = columnsOf(headers, input, fields)
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (!headers) throw invalidField('file', `is not a CSV file that can be read: ${error.message}`)
    const refusal = `The file cannot be read from here on: ${error.message}`
    yield { rowNumber: rowNumber + 1, record: () => ({}), values: {}, refusal }
  }
  if (!headers) throw invalidField('file', `is empty; its first line must name columns: ${fields.join(', ')}`)
}

/** A quote inside a cell that does not begin with one is part of the cell. */
async function* cellsOf({ path }: UploadedFile): AsyncGenerator<string[]> {
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      ltrim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD,
    }),
  )
  for await (const cells of parser) yield (cells as string[]).map(trimCell)
}

/** Spaces behind a cell say nothing; those behind its closing quote would have made the quotes part of it. */
const trimCell = (cell: string): string =>
  /^".*"\s+$/s.test(cell) ? cell.trimEnd().slice(1, -1).replaceAll('""', '"').trimEnd() : cell.trimEnd()

function rowOf<Field extends string>(
  rowNumber: number,
  headers: readonly string[],
  columns: readonly Column<Field>[],
  cells: readonly string[],
): FileRow<Field> {
  const record = recordOf(headers, cells.slice(0, headers.length))
  const values = Object.fromEntries(columns.flatMap(({ at, field }) => (cells[at] ? [[field, cells[at]]] : [])))
  const isTooLong = cells.slice(headers.length).some(Boolean)
  const refusal = `has ${cells.length} cells, and there are ${headers.length} columns: a comma inside a cell needs quotes around it`
  return { rowNumber, record, values: values as CellValues<Field>, ...(isTooLong && { refusal }) }
}

/** A function of its own: it keeps no cells that stand behind the last column, of which there may be a million. */
const recordOf = (headers: readonly string[], cells: readonly string[]) => () =>
  Object.fromEntries(headers.map((header, i) => [header, cells[i] ?? '']))

interface Column<Field> {
  at: number
  field: Field
}

/** The columns that are read: as the mappings say, or by their own header. Others are left alone. */
function columnsOf<Field extends string>(
  headers: readonly string[],
  { mappings }: CsvInput<Field>,
  fields: readonly Field[],
): Column<Field>[] {
  if (headers.length > MAX_COLUMNS)
    throw invalidField('file', `has ${headers.length} columns; it may have at most ${MAX_COLUMNS}`)
  const known = new Map<string, Field>(fields.map((field) => [field, field]))
  const mapped = new Set(mappings?.map(({ csvHeader }) => csvHeader.trim()))
  rejectOtherSeparators(headers, mapped.size ? (name) => mapped.has(name) : (name) => known.has(columnKey(name)))
  const columns = mappings?.length
    ? mappings.map(({ csvHeader, fieldName }, i) => ({ at: columnIndex(headers, csvHeader, i), field: fieldName }))
    : headers.flatMap((header, at) => {
        const field = known.get(columnKey(header))
        return field ? [{ at, field }] : []
      })
  if (columns.length === 0)
    throw invalidField(
      'file',
      `has none of the columns ${fields.join(', ')}: the first line names them, with commas between them`,
    )
  const twice = columns.find(({ field }, i) => columns.findIndex((other) => other.field === field) < i)
  if (twice) throw invalidField('file', `has more than one column that is ${twice.field}`)
  return columns
}

const SEPARATORS = { semicolons: ';', tabs: '\t', bars: '|' }

/** Office programs of many countries write such files. What their first line would mean with commas is said, and nothing guessed. */
function rejectOtherSeparators(headers: readonly string[], isColumn: (name: string) => boolean) {
  if (headers.some(isColumn)) return
  const line = headers.join(',').replaceAll('"', '')
  const names = (separator: string) => line.split(separator).map((name) => name.trim())
  const found = Object.entries(SEPARATORS).find(([, one]) => line.includes(one) && names(one).some(isColumn))
  if (found) throw invalidField('file', `must have commas between its columns; its first line has ${found[0]}`)
}

function columnIndex(headers: readonly string[], csvHeader: string, i: number): number {
  const at = headers.indexOf(csvHeader.trim())
  if (at >= 0) return at
  const message = `[${csvHeader}] is no column of the file; it has ${headers.map((header) => `[${header}]`).join(', ')}`
  throw invalid([{ path: ['mappings', i, 'csvHeader'], message }])
}

/** `supplierCode`, `Supplier code` and `SUPPLIER_CODE` are one column. */
const columnKey = (header: string) =>
  header
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .replace(/[\s-]+/g, '_')
    .toUpperCase()

/** Read before anything is stored: what another encoding makes of a name cannot be told from the name afterwards. */
async function rejectOtherEncodings({ path }: UploadedFile): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let lines = 1
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    try {
      decoder.decode(chunk, { stream: true })
    } catch {
      throw notUtf8(lines + badLineIn(chunk))
    }
    lines += newlinesIn(chunk)
  }
  try {
    decoder.decode()
  } catch {
    throw notUtf8(lines)
  }
}

const notUtf8 = (line: number) => invalidField('file', `must be a CSV file in UTF-8; line ${line} is not`)

const newlinesIn = (chunk: Buffer) => chunk.reduce((sum, byte) => (byte === 10 ? sum + 1 : sum), 0)

/** How many lines of a piece are whole before the first that is not UTF-8. The piece may begin within a letter. */
function badLineIn(chunk: Buffer): number {
  const begin = chunk.findIndex((byte) => (byte & 0xc0) !== 0x80)
  let from = Math.max(begin, 0)
  for (let line = 0; ; line++) {
    const end = chunk.indexOf(10, from)
    if (end < 0 || !isUtf8(chunk.subarray(from, end))) return line
    from = end + 1
  }
}
