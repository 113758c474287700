/** Writes rows as CSV. */

type CellValue = string | number | boolean | null | undefined

export interface CsvFormat {
  separator: ',' | ';'
  decimalMark: '.' | ','
  /** Excel reads a file as UTF-8 only if it begins with a byte order mark. */
  hasMark: boolean
}

/** For programs, as RFC 4180 describes it. */
export const PLAIN_CSV: CsvFormat = { separator: ',', decimalMark: '.', hasMark: false }

/** For Excel, which expects the separator and the decimal mark of its language. */
export const excelCsv = (language: string): CsvFormat =>
  language === 'en' ? { separator: ',', decimalMark: '.', hasMark: true } : { separator: ';', decimalMark: ',', hasMark: true }

/** A text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

function writeCell(value: CellValue, { separator, decimalMark }: CsvFormat): string {
  if (value == null) return ''
  const text = typeof value === 'number' ? String(value).replace('.', decimalMark) : String(value)
  // An apostrophe makes a formula a text; numbers are what they are.
  const safe = typeof value === 'string' && FORMULA.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Writes one line, with its end. */
export const writeCsvRow = (values: readonly CellValue[], format: CsvFormat): string =>
  `${values.map((value) => writeCell(value, format)).join(format.separator)}\r\n`

/** Returns what a file begins with: the mark, and the headings. */
export const writeCsvHead = (titles: readonly string[], format: CsvFormat): string =>
  (format.hasMark ? '\uFEFF' : '') + writeCsvRow(titles, format)
