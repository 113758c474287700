/** Reads the columns of a chosen file, and turns it into what the server reads: CSV in UTF-8. */
import { PLAIN_CSV, writeCsvRow } from '../../list/export/csv.js'
import { readWorkbook, type SheetRow, UnreadableFile } from './xlsx.js'

export interface ChosenFile {
  /** The file to send. */
  file: File
  columns: FileColumn[]
  /** The row of the header, as a spreadsheet counts. */
  headerRow: number
}

export interface FileColumn {
  name: string
  /** Some of its first values. */
  samples: string[]
}

/** The beginning of a file is enough to show its columns. */
const BEGINNING = 200_000
const SAMPLE_ROWS = 50
const SAMPLES = 3
/** Commas come last: they are also part of names. */
const SEPARATORS = [';', '\t', '|', ',']

export async function readFile(file: File): Promise<ChosenFile> {
  const isWorkbook = /\.xlsx$/i.test(file.name)
  return isWorkbook ? readXlsx(file) : readCsv(await toUtf8(file))
}

async function readXlsx(file: File): Promise<ChosenFile> {
  const rows = await readWorkbook(file)
  const first = rows.findIndex((row) => row.some(Boolean))
  if (first < 0) throw new UnreadableFile('empty')
  const table = rows.slice(first)
  const width = table[0]?.length ?? 0
  const lines = table.map((row) => writeCells(row, width))
  const name = file.name.replace(/\.xlsx$/i, '.csv')
  return { file: new File(lines, name, { type: 'text/csv' }), columns: columnsOf(table), headerRow: first + 1 }
}

/** An empty row has its separators, so that the rows below keep their numbers. */
const writeCells = (row: SheetRow, width: number) => {
  const cells = Array.from({ length: Math.max(width, row.length, 2) }, (_, i) => row[i] ?? '')
  return cells
    .map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')
    .concat('\r\n')
}

async function readCsv(file: File): Promise<ChosenFile> {
  const text = (await file.slice(0, BEGINNING).text()).replace(/^\uFEFF/, '')
  const columns = columnsOf(splitCsv(text, separatorOf(text)))
  if (columns.length === 0) throw new UnreadableFile('empty')
  return { file, columns, headerRow: 1 }
}

/** Office programs on Windows often write files in its own encoding, which the server refuses. */
async function toUtf8(file: File): Promise<File> {
  const bytes = await file.arrayBuffer()
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return file
  } catch {
    return new File([new TextDecoder('windows-1252').decode(bytes)], file.name, { type: 'text/csv' })
  }
}

/** Returns the separator that occurs most often in the first line. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1)
  const counts = SEPARATORS.map((separator) => splitCsv(line, separator)[0]?.length ?? 0)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Splits the beginning of a file into rows. Quoted cells may contain separators, quotes and line breaks. */
function splitCsv(text: string, separator: string): SheetRow[] {
  const rows: SheetRow[] = []
  let row: string[] = []
  let cell = ''
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some(Boolean)) rows.push(row)
    row = []
  }
  // A quoted piece, a quote, an end of a cell or of a line, or any other character.
  for (const [piece] of text.matchAll(/"(?:[^"]|"")*"|[\s\S]/g)) {
    if (piece.length > 1 && cell.trim() === '') cell = piece.slice(1, -1).replaceAll('""', '"')
    else if (piece === separator) endCell()
    else if (piece === '\n' || piece === '\r') endRow()
    else cell += piece
    if (rows.length > SAMPLE_ROWS) return rows
  }
  endRow()
  return rows
}

/** Columns without a name cannot be mapped. */
function columnsOf([head = [], ...rows]: SheetRow[]): FileColumn[] {
  const samplesAt = (at: number) =>
    [...new Set(rows.slice(0, SAMPLE_ROWS).map((row) => row[at] ?? ''))].filter(Boolean).slice(0, SAMPLES)
  return head.flatMap((name, at) => (name.trim() ? [{ name: name.trim(), samples: samplesAt(at) }] : []))
}

interface RefusedRow {
  rowNumber: number | null
  messages: string[]
  record: Record<string, string> | null
}

/** Writes the refused rows as a file that can be corrected and imported again. */
export function writeRefusedRows(rows: readonly RefusedRow[], problem: string): string {
  const names = [...new Set(rows.flatMap(({ record }) => Object.keys(record ?? {})))]
  const lines = rows.map(({ record, messages }) => [...names.map((name) => record?.[name] ?? ''), messages.join(' ')])
  return [[...names, problem], ...lines].map((line) => writeCsvRow(line, PLAIN_CSV)).join('')
}
