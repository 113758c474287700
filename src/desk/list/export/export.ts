/** Exports a list with its filters: page by page, all chosen columns. */
import type { RecordColumn } from '../columns.js'
import { type CsvFormat, writeCsvHead, writeCsvRow } from './csv.js'

/** An export reads at most this many rows. */
export const MAX_EXPORT_ROWS = 100_000
/** The most rows that every list of the API returns at once. */
export const EXPORT_PAGE_SIZE = 100

export interface ListPage<Row> {
  items: Row[]
  itemsFound: number
  pages: number
}

interface ExportJob<Row> {
  columns: readonly Pick<RecordColumn<Row>, 'title' | 'value'>[]
  rowKey(row: Row): string | number
  format: CsvFormat
  readPage(page: number): Promise<ListPage<Row>>
  onProgress(done: number, all: number): void
  maxRows?: number
}

/** Reads all pages and returns the parts of the file. A row that moves to a later page meanwhile is exported once. */
export async function exportRows<Row>(job: ExportJob<Row>): Promise<{ parts: string[]; rows: number; isPartial: boolean }> {
  const { columns, rowKey, format, readPage, onProgress, maxRows = MAX_EXPORT_ROWS } = job
  const parts = [
    writeCsvHead(
      columns.map(({ title }) => title),
      format,
    ),
  ]
  const written = new Set<string | number>()
  let page = 1
  let pages = 1
  let isPartial = false
  while (page <= pages && !isPartial) {
    const list = await readPage(page)
    pages = list.pages
    const rows = list.items.filter((row) => !written.has(rowKey(row)))
    const kept = rows.slice(0, maxRows - written.size)
    for (const row of kept) written.add(rowKey(row))
    parts.push(
      kept
        .map((row) =>
          writeCsvRow(
            columns.map(({ value }) => value(row)),
            format,
          ),
        )
        .join(''),
    )
    onProgress(written.size, Math.min(list.itemsFound, maxRows))
    isPartial = kept.length < rows.length || (written.size === maxRows && list.itemsFound > maxRows)
    page += 1
  }
  return { parts, rows: written.size, isPartial }
}

/** Saves the rows that somebody has selected. */
export function exportSelected<Row>(name: string, columns: ExportJob<Row>['columns'], rows: readonly Row[], format: CsvFormat) {
  const titles = columns.map(({ title }) => title)
  const lines = rows.map((row) =>
    writeCsvRow(
      columns.map(({ value }) => value(row)),
      format,
    ),
  )
  saveFile(`${name}.csv`, [writeCsvHead(titles, format), ...lines])
}

/** Saves a file under a name, as a download of the browser. */
export function saveFile(name: string, parts: string[], type = 'text/csv;charset=utf-8') {
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser has read it when the next task starts; Safari needs a moment longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
