/** The contents of a CSV file: its columns, and its rows one after another. */
import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import type { UploadedFile } from '../../../contract/uploaded-file.js'
import { invalid, invalidField } from '../../../core/base/errors.js'
import { type CsvParser, openCsvParser, type ParsedRow } from './parser.js'

export type CellValues<Field extends string> = Partial<Record<Field, string>>

export interface CsvInput<Field extends string> {
  file: UploadedFile
  mappings?: readonly { csvHeader: string; fieldName: Field }[] | null | undefined
}

/** A row as it is in the file, and its values by the contract's names. Empty cells are left out. */
export interface FileRow<Field extends string> {
  /** The first row below the header is 1. */
  rowNumber: number
  /** Its cells by their columns, created only for rows that are reported. */
  record: () => Record<string, string>
  values: CellValues<Field>
  /** Why it cannot be read. */
  refusal?: string
}

const MAX_COLUMNS = 1_000
const MAX_ROWS = 1_000_000

/**
 * Yields the rows of a file. A file that is not UTF-8, or has none of the known columns, is refused as a whole; if it breaks off later, the
 * last row reports it. Between two pieces of the file the server serves other requests. `onBytes` is called for every piece before its rows are read.
 */
export async function* readFileRows<Field extends string>(
  input: CsvInput<Field>,
  fields: readonly Field[],
  onBytes: (count: number) => void = () => undefined,
): AsyncGenerator<FileRow<Field>> {
  await rejectOtherEncodings(input.file)
  let headers: string[] | undefined
  let columns: Column<Field>[] = []
  let rowNumber = 0
  for await (const { cells, excess } of parsedRows(input, fields, onBytes)) {
    if (!headers) {
      if (excess) throw invalidField('file', `${excess} in its first line`)
      headers = cells
      columns = columnsOf(headers, input, fields)
      continue
    }
    rowNumber++
    if (excess || rowNumber > MAX_ROWS) yield unreadable(rowNumber, excess ?? ended(`it has more than ${MAX_ROWS} rows`))
    else if (cells.some(Boolean)) yield rowOf(rowNumber, headers, columns, cells)
    if (rowNumber > MAX_ROWS) return
  }
  if (!headers) throw invalidField('file', `is empty; its first line must contain columns such as ${examplesOf(fields)}`)
}

const unreadable = (rowNumber: number, refusal: string) => ({ rowNumber, record: () => ({}), values: {}, refusal })

const ended = (reason: string) => `The file cannot be read from here on: ${reason}`

/** Returns some examples: some kinds of records have sixty columns. */
const examplesOf = (fields: readonly string[]) => fields.slice(0, 5).join(', ')

/** Yields all rows, including the first line. A row that the end of the file cuts off reports it. */
async function* parsedRows<Field extends string>(
  input: CsvInput<Field>,
  fields: readonly Field[],
  onBytes: (count: number) => void,
): AsyncGenerator<ParsedRow> {
  const decoder = new TextDecoder('utf-8')
  let parser: CsvParser | undefined
  let opening = ''
  for await (const chunk of createReadStream(input.file.path) as AsyncIterable<Buffer>) {
    onBytes(chunk.length)
    const text = decoder.decode(chunk, { stream: true })
    if (!parser) opening += text
    if (!parser && !isWholeLine(opening)) continue
    parser ??= openCsvParser(separatorOf(opening, columnTest(input, fields)))
    yield* parser.push(opening || text)
    opening = ''
  }
  parser ??= openCsvParser(separatorOf(opening, columnTest(input, fields)))
  yield* parser.push(opening)
  const isCutOff = parser.isQuoted()
  for (const row of parser.end()) yield isCutOff ? { ...row, excess: ended('a quoted cell is not closed') } : row
}

/** Returns whether the first line is complete, or longer than any line of columns. */
const isWholeLine = (text: string) => /[\r\n]/.test(text) || text.length > MAX_FIRST_LINE
const MAX_FIRST_LINE = 100_000

const SEPARATORS = [',', ';', '\t', '|']

/** Returns the separator with which the first line names most known columns. Office programs of many countries write semicolons or tabs. */
function separatorOf(text: string, isColumn: (name: string) => boolean): string {
  const [line = ''] = text.split(/[\r\n]/, 1)
  const namedWith = (separator: string) => {
    const parser = openCsvParser(separator)
    return [...parser.push(line), ...parser.end()].flatMap(({ cells }) => cells).filter(isColumn).length
  }
  const counts = SEPARATORS.map(namedWith)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Returns a function that tests whether a header is known: by the mappings, or by its own name. */
function columnTest<Field extends string>({ mappings }: CsvInput<Field>, fields: readonly Field[]) {
  const known = new Set<string>(fields)
  const mapped = new Set(mappings?.map(({ csvHeader }) => csvHeader.trim()))
  return (header: string) => (mapped.size ? mapped.has(header) : known.has(columnKey(header)))
}

function rowOf<Field extends string>(
  rowNumber: number,
  headers: readonly string[],
  columns: readonly Column<Field>[],
  cells: readonly string[],
): FileRow<Field> {
  const record = recordOf(headers, cells.slice(0, headers.length))
  const values = Object.fromEntries(columns.flatMap(({ at, field }) => (cells[at] ? [[field, cells[at]]] : [])))
  const isTooLong = cells.slice(headers.length).some(Boolean)
  const refusal = `has ${cells.length} cells for ${headers.length} columns; put quotes around a cell that contains the separator`
  return { rowNumber, record, values: values as CellValues<Field>, ...(isTooLong && { refusal }) }
}

/** Returns the cells by header. A separate function, so that it does not retain cells after the last column, of which there may be a million. */
const recordOf = (headers: readonly string[], cells: readonly string[]) => () =>
  Object.fromEntries(headers.map((header, i) => [header, cells[i] ?? '']))

interface Column<Field> {
  at: number
  field: Field
}

/** Returns the columns to read: by the mappings, or by their own header. Others are ignored. */
function columnsOf<Field extends string>(
  headers: readonly string[],
  { mappings }: CsvInput<Field>,
  fields: readonly Field[],
): Column<Field>[] {
  if (headers.length > MAX_COLUMNS) throw invalidField('file', `has more than ${MAX_COLUMNS} columns`)
  const known = new Map<string, Field>(fields.map((field) => [field, field]))
  const strange = mappings?.find(({ fieldName }) => !known.has(fieldName))
  if (strange) throw invalidField('mappings', `[${strange.fieldName}] is not a known column, such as ${examplesOf(fields)}`)
  const columns = mappings?.length
    ? mappings.map(({ csvHeader, fieldName }, i) => ({ at: columnIndex(headers, csvHeader, i), field: fieldName }))
    : headers.flatMap((header, at) => {
        const field = known.get(columnKey(header))
        return field ? [{ at, field }] : []
      })
  if (columns.length === 0) throw invalidField('file', `has no known column in its first line, such as ${examplesOf(fields)}`)
  const twice = columns.find(({ field }, i) => columns.findIndex((other) => other.field === field) < i)
  if (twice) throw invalidField('file', `has more than one column that is ${twice.field}`)
  return columns
}

const MAX_SHOWN_HEADERS = 10

function columnIndex(headers: readonly string[], csvHeader: string, i: number): number {
  const at = headers.indexOf(csvHeader.trim())
  if (at >= 0) return at
  const some = headers.slice(0, MAX_SHOWN_HEADERS).map((header) => `[${header}]`)
  const message = `[${csvHeader}] is not a column of the file; it has ${some.join(', ')}${headers.length > some.length ? ' …' : ''}`
  throw invalid([{ path: ['mappings', i, 'csvHeader'], message }])
}

/** Normalizes a header: `supplierCode`, `Supplier code` and `SUPPLIER_CODE` are one column. */
const columnKey = (header: string) =>
  header
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .replace(/[\s-]+/g, '_')
    .toUpperCase()

/** Refuses other encodings before anything is stored: afterwards, text in the wrong encoding cannot be distinguished from real names. */
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

function newlinesIn(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count++
  return count
}

/** Returns the number of complete lines before the first that is not UTF-8. The piece may begin within a character. */
function badLineIn(chunk: Buffer): number {
  const begin = chunk.findIndex((byte) => (byte & 0xc0) !== 0x80)
  let from = Math.max(begin, 0)
  for (let line = 0; ; line++) {
    const end = chunk.indexOf(10, from)
    if (end < 0 || !isUtf8(chunk.subarray(from, end))) return line
    from = end + 1
  }
}
