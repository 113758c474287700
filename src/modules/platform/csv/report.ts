/** The report of an import: the number of written rows, and the errors of the others. */
import type { CsvImportResponse, CsvRecordError, CsvRecordErrorCode } from '../../../contract/contract.gen.js'
import { DomainError } from '../../../core/base/errors.js'
import { isTooSlow } from '../../../core/base/outage.js'
import type { BulkResult } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'
import type { FileRow } from './file.js'

export const MAX_ERRORS = 1_000
const MAX_UNKNOWN = 100
/** Each of them has taken the maximum time of a statement. */
const MAX_SLOW = 3
/** The maximum number of characters of all reported records together. */
const MAX_RECORDS = 10_000_000
/** An import ends if this many rows cannot be read, and these are at least nine in ten: it is another kind of file, or its columns are mixed up. */
const MAX_UNREADABLE = 5_000
/** An import ends if this many rows, and half of those that were read, were refused one by one: that takes a transaction for each of them. */
const MAX_ALONE = 500

const TOO_MUCH = 'Too many errors'

type ReportedRow = Omit<FileRow<string>, 'values'>

export type ImportReport = ReturnType<typeof openReport>

/** Opens the report of one import. */
export function openReport(ctx: Ctx) {
  let importedCount = 0
  let [read, unreadable, alone] = [0, 0, 0]
  const { refuse, end, errors, failedCount, takeNewErrors } = errorList()
  const { unknown, isHopeless } = unexpectedErrors(ctx, refuse)
  return {
    ...slowDatabase(),
    refuse,
    unknown,
    /** Returns why the import should end; null if it should not. */
    reasonToEnd(): string | null {
      if (isHopeless()) return TOO_MUCH
      if (unreadable >= MAX_UNREADABLE && unreadable * 10 >= read * 9) return `${unreadable} of ${read} rows cannot be read`
      return alone >= MAX_ALONE && alone * 2 >= read ? `${alone} of ${read} rows were refused one by one` : null
    },
    /** Reports at a row that the import ended there. */
    end,
    /** Counts rows that were tried alone and refused. */
    countAlone(rows: readonly ReportedRow[]) {
      alone += rows.length
    },
    /** Returns the number of refused rows, including those that do not fit into the response. */
    failedCount,
    /** Returns the errors added since the last call. */
    takeNewErrors,
    read<T>(row: ReportedRow, work: () => T): T | undefined {
      read++
      try {
        if (!row.refusal) return work()
        unreadable++
        return refuse('VALIDATION', [row.refusal], row)
      } catch (error) {
        if (!(error instanceof DomainError)) return unknown(row, error)
        unreadable++
        return refuse('VALIDATION', messagesOf(error), row)
      }
    },
    written(rows: readonly ReportedRow[], result: BulkResult | undefined) {
      if (result?.success) importedCount += rows.length
      else for (const row of rows) refuse('DB_INSERT', [result?.error ?? 'The row was not written'], row)
    },
    answer: (): CsvImportResponse => ({ importedCount, errors: errors() }),
  }
}

/** A reported cell is shortened: it only has to be recognised. */
const MAX_SHOWN_CELL = 1_000
const shorten = (cell: string) => (cell.length > MAX_SHOWN_CELL ? `${cell.slice(0, MAX_SHOWN_CELL)}…` : cell)

type Refuse = (code: CsvRecordErrorCode, messages: string[], row: ReportedRow) => undefined

/** Returns the list of refused rows, as many as fit into the response, with their cells while there is space for them. */
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
  /** It is the last error of the response, even if the response is full. */
  const end = (reason: string, { rowNumber }: Pick<ReportedRow, 'rowNumber'>): void => {
    const message = `${reason}: the import ended here`
    const last = errors.at(-1)
    if (last?.rowNumber === rowNumber) last.messages.push(message)
    else errors[Math.min(errors.length, MAX_ERRORS - 1)] = { code: 'UNKNOWN', messages: [message], rowNumber, record: null }
  }
  const takeNewErrors = () => {
    const added = errors.slice(taken)
    taken = errors.length
    return added
  }
  return {
    refuse,
    end,
    failedCount: () => count,
    takeNewErrors,
    errors: () => errors.toSorted((a, b) => (a.rowNumber ?? 0) - (b.rowNumber ?? 0)),
  }
}

/** Counts unexpected errors: too many of them end the import. */
function unexpectedErrors({ report, client }: Ctx, refuse: Refuse) {
  let count = 0
  return {
    isHopeless: () => count >= MAX_UNKNOWN,
    unknown(row: ReportedRow, error: unknown): undefined {
      count++
      report(error, 'a row of an import failed')
      const message = `Unexpected error; the row was not written (request ${client.requestId})`
      refuse('UNKNOWN', [message], row)
    },
  }
}

/** Tracks a slow database, up to a limit. */
function slowDatabase() {
  let slowCount = 0
  return {
    /** Returns whether it is too slow to continue: for a row alone, or several times in a row. */
    isTooSlow: (error: unknown, isAlone: boolean) => isTooSlow(error) && (isAlone || ++slowCount >= MAX_SLOW),
    inTime() {
      slowCount = 0
    },
  }
}

const messagesOf = (error: DomainError) =>
  error.problems?.length ? error.problems.map(({ path, message }) => `${path.join('.')} ${message}`.trim()) : [error.message]
