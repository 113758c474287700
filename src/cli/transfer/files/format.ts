/** Files of records: CSV and workbooks as tables, NDJSON as one JSON object per line. */

import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import { createInterface } from 'node:readline'
import { UsageError } from '../../usage.js'
import { type Cell, CellError, type Columns } from '../columns.js'
import type { Item } from '../references.js'
import { BadFile } from './bad-file.js'
import { readCsv, writeCsvRow } from './csv.js'
import { escapeFormula, unescapeFormula } from './formulas.js'
import type { TableRow } from './table.js'
import { readXlsx } from './xlsx-read.js'
import { writeXlsx } from './xlsx-write.js'

const fileFormats = ['csv', 'ndjson', 'xlsx'] as const
export type FileFormat = (typeof fileFormats)[number]

/** Chooses the format by the option, or else by the file extension. */
export function chooseFormat(file: string, option: string | undefined): FileFormat {
  const name = option ?? { '.jsonl': 'ndjson' }[extname(file)] ?? extname(file).slice(1)
  const format = fileFormats.find((known) => known === name)
  if (format) return format
  throw new UsageError(
    option
      ? `--format must be one of ${fileFormats.join(', ')}, not "${option}".`
      : `${file}: name a format with --format (${fileFormats.join(', ')}), or end the name with it.`,
  )
}

/** A row, or why it could not be read. */
export interface FileRow {
  line: number
  item?: Item
  error?: string
}

export interface TableOptions {
  /** Whether an empty cell clears the value. */
  clears?: boolean
  /** Whether texts are not escaped against formula evaluation. */
  isRaw?: boolean
}

export function readRows(
  file: string,
  format: FileFormat,
  columns: Columns,
  options: TableOptions = {},
): AsyncGenerator<FileRow> {
  if (format === 'ndjson') return readNdjson(file)
  const rows = format === 'xlsx' ? readXlsx(file) : readCsv(readText(file))
  return readTable(file, rows, columns, options)
}

async function* readText(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let lines = 1
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    try {
      const text = decoder.decode(piece, { stream: true })
      lines += text.split('\n').length - 1
      yield text
    } catch {
      throw new BadFile(`${file} must be in UTF-8; it is not, from about line ${lines} on.`)
    }
  }
}

async function* readNdjson(file: string): AsyncGenerator<FileRow> {
  let line = 0
  for await (const text of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })) {
    line++
    if (text.trim() !== '') yield readJsonLine(line, text)
  }
}

function readJsonLine(line: number, text: string): FileRow {
  try {
    const item = JSON.parse(text)
    return typeof item === 'object' && item !== null && !Array.isArray(item)
      ? { line, item }
      : { line, error: 'is not a JSON object' }
  } catch (error) {
    return { line, error: `is not JSON: ${(error as Error).message}` }
  }
}

/** Reads a table. The first row names the columns. An empty cell is ignored, or clears the value on request. */
async function* readTable(
  file: string,
  rows: AsyncIterable<TableRow>,
  columns: Columns,
  { clears = false, isRaw = false }: TableOptions,
): AsyncGenerator<FileRow> {
  let names: string[] | undefined
  for await (const { line, cells } of rows) {
    if (!names) {
      names = cells.map((cell) => String(cell ?? '').trim())
      requireColumns(file, names, columns)
      continue
    }
    const extra = cells.slice(names.length).find((cell) => cell !== undefined && cell !== '')
    yield extra === undefined
      ? readTableRow(line, names, isRaw ? cells : cells.map(unescapeFormula), columns, clears)
      : { line, error: `has ${cells.length} cells for ${names.length} columns` }
  }
}

function requireColumns(file: string, names: readonly string[], columns: Columns): void {
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) < i)
  if (twice) throw new BadFile(`${file} has the column "${twice}" twice.`)
  try {
    columns.requireKnown(names.filter(Boolean))
  } catch (error) {
    throw error instanceof CellError ? new BadFile(`${file}: ${error.message}`) : error
  }
}

function readTableRow(
  line: number,
  names: readonly string[],
  cells: readonly (Cell | undefined)[],
  columns: Columns,
  clears: boolean,
): FileRow {
  const filled = names.flatMap((name, i): [string, Cell][] => {
    const cell = cells[i]
    return name === '' || cell === undefined || cell === '' ? [] : [[name, cell]]
  })
  try {
    const item = columns.unflatten(filled)
    if (clears) for (const name of names) if (name && !name.includes('.')) item[name] ??= null
    return { line, item }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    return { line, error: error.message }
  }
}

/** Estimates the number of rows of a file, for a bar; null if the whole file would have to be read. */
export async function countRows(file: string, format: FileFormat): Promise<number | null> {
  if (format === 'xlsx') return null
  let lines = 0
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>)
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines++
  return lines
}

/** Writes items in order. Tables need the names of all columns first. */
export async function writeItems(
  file: string | null,
  format: FileFormat,
  items: () => AsyncIterable<Item>,
  columns: Columns,
  names: readonly string[],
  { isRaw = false }: TableOptions = {},
): Promise<void> {
  const table = () => toTable(items(), columns, names, isRaw)
  if (format === 'xlsx') {
    if (!file) throw new UsageError('A workbook cannot be written to standard output: name a file.')
    return writeXlsx(file, table())
  }
  return writeText(file, format === 'csv' ? toCsv(table()) : toNdjson(items()))
}

async function* toTable(
  items: AsyncIterable<Item>,
  columns: Columns,
  names: readonly string[],
  isRaw: boolean,
): AsyncGenerator<(Cell | undefined)[]> {
  yield [...names]
  for await (const item of items) {
    const cells = columns.flatten(item)
    yield names.map((name) => (isRaw ? cells.get(name) : escapeFormula(cells.get(name))))
  }
}

async function* toCsv(rows: AsyncIterable<(Cell | undefined)[]>): AsyncGenerator<string> {
  for await (const row of rows) yield writeCsvRow(row)
}

async function* toNdjson(items: AsyncIterable<Item>): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`
}

const BLOCK = 256 * 1024

async function writeText(file: string | null, lines: AsyncIterable<string>): Promise<void> {
  const handle = file ? await open(file, 'w', 0o600) : null
  const put = async (text: string) => {
    if (handle) await handle.write(text)
    else await new Promise<void>((done) => process.stdout.write(text, () => done()))
  }
  let block = ''
  try {
    for await (const line of lines) {
      block += line
      if (block.length < BLOCK) continue
      await put(block)
      block = ''
    }
    await put(block)
  } finally {
    await handle?.close()
  }
}
