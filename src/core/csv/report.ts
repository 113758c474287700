/** What an import tells of itself: how many rows were written, and what was wrong with the others. */
import type { CsvImportResponse, CsvRecordError, CsvRecordErrorCode } from '../../contract/contract.gen.js'
import { DomainError } from '../base/errors.js'
import { isTooSlow } from '../base/outage.js'
import type { BulkResult } from '../bulk/bulk.js'
import type { Ctx } from '../context.js'
import type { FileRow } from './file.js'

export const MAX_ERRORS = 1_000
const MAX_UNKNOWN = 100
/** Each of them has taken as long as a statement may. */
const MAX_SLOW = 3
/** Of all records that are told, in signs. */
const MAX_RECORDS = 10_000_000

type ReportedRow = Omit<FileRow<string>, 'values'>

export type ImportReport = ReturnType<typeof openReport>

/** The account of one import, to be kept while it runs. */
export function openReport(ctx: Ctx) {
  let importedCount = 0
  const { refuse, errors, failedCount, takeNewErrors } = errorList()
  const { unknown, isHopeless } = unexpectedErrors(ctx, refuse)
  return {
    ...slowDatabase(),
    refuse,
    unknown,
    isHopeless,
    /** How many rows were refused, also those of which the answer has no room to tell. */
    failedCount,
    /** The errors that were added since the last call. */
    takeNewErrors,
    read<T>(row: ReportedRow, work: () => T): T | undefined {
      if (row.refusal) return refuse('VALIDATION', [row.refusal], row)
      try {
        return work()
      } catch (error) {
        return error instanceof DomainError ? refuse('VALIDATION', messagesOf(error), row) : unknown(row, error)
      }
    },
    written(rows: readonly ReportedRow[], result: BulkResult | undefined) {
      if (result?.success) importedCount += rows.length
      else for (const row of rows) refuse('DB_INSERT', [result?.error ?? 'The row was not written'], row)
    },
    answer: (): CsvImportResponse => ({ importedCount, errors: errors() }),
  }
}

/** A cell that is told is there to be recognised, not to be read. */
const MAX_SHOWN_CELL = 1_000
const shorten = (cell: string) => (cell.length > MAX_SHOWN_CELL ? `${cell.slice(0, MAX_SHOWN_CELL)}…` : cell)

type Refuse = (code: CsvRecordErrorCode, messages: string[], row: ReportedRow) => undefined

/** The rows that were not written, as many as an answer can hold, with their cells while there is room for them. */
function errorList() {
  const errors: CsvRecordError[] = []
  let count = 0
  let taken = 0
  let room = MAX_RECORDS
  const shown = ({ record: read }: ReportedRow) => {
    if (room <= 0) return null
    const record = read()
    const cut = Object.entries(record).map(([column, cell]) => [column, shorten(cell)] as const)
    for (const [column, cell] of cut) room -= column.length + cell.length
    return Object.fromEntries(cut)
  }
  const refuse: Refuse = (code, messages, row) => {
    count++
    if (errors.length < MAX_ERRORS) errors.push({ code, messages, rowNumber: row.rowNumber, record: shown(row) })
  }
  const takeNewErrors = () => {
    const added = errors.slice(taken)
    taken = errors.length
    return added
  }
  return {
    refuse,
    failedCount: () => count,
    takeNewErrors,
    errors: () => errors.toSorted((a, b) => (a.rowNumber ?? 0) - (b.rowNumber ?? 0)),
  }
}

/** What goes wrong that nobody expected: so much of it, and the import has no hope. */
function unexpectedErrors({ report, requestId }: Ctx, refuse: Refuse) {
  let count = 0
  return {
    isHopeless: () => count >= MAX_UNKNOWN,
    unknown(row: ReportedRow, error: unknown): undefined {
      count++
      report(error, 'a row of an import failed')
      const message = `Something went wrong that nobody expected; the row was not written (request ${requestId})`
      const isLast = count === MAX_UNKNOWN
      refuse('UNKNOWN', [message, ...(isLast ? ['Too much went wrong: the import ended here'] : [])], row)
    },
  }
}

/** How long a slow database is put up with. */
function slowDatabase() {
  let slowCount = 0
  return {
    /** Whether it is too slow to go on: for a row alone, or several times on end. */
    isTooSlow: (error: unknown, isAlone: boolean) => isTooSlow(error) && (isAlone || ++slowCount >= MAX_SLOW),
    inTime() {
      slowCount = 0
    },
  }
}

const messagesOf = (error: DomainError) =>
  error.problems?.length ? error.problems.map(({ path, message }) => `${path.join('.')} ${message}`.trim()) : [error.message]
