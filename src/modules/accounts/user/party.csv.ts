/** The common part of the CSV imports of companies, contacts and customers. */
import type { BulkItem, BulkResult } from '../../../core/bulk/bulk.js'
import { upsertCsvRows } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import type { AnyLookupKeys } from '../../../core/store/reference.js'
import * as csv from '../../platform/csv/cells.js'

/** The columns that contacts and customers share. */
export const personColumns = {
  FIRST_NAME: ['firstName', csv.plain(30)],
  MIDDLE_NAME: ['middleName', csv.plain(20)],
  LAST_NAME: ['lastName', csv.plain(50)],
  GENDER: ['gender', csv.oneOf('M', 'F', 'U')],
  EMAIL: ['email', csv.withRules({ format: 'email', maxLength: 150 })],
  DATE_OF_BIRTH: ['dateOfBirth', csv.dateTime],
  PRIMARY_LANGUAGE: ['primaryLanguage', csv.twoLetters],
  DEBTOR_ID: ['debtorId', csv.code(100)],
  PHONE: ['phone', csv.plain(30, 6)],
} as const satisfies csv.Columns

/** A row as an item of a bulk request. */
export type PartyItem = BulkItem & { id?: number; sources?: { name: string; id: string }[] }

/** Reads the columns of the record and its keys. `idField` is the CSV column with the id of the record. */
export function readPartyItem<F extends string>(
  row: csv.CsvRow<F | 'SOURCE_NAME' | 'SOURCE_ID'>,
  columns: csv.Columns<F>,
  idField: F,
): PartyItem {
  const item = csv.readCells(row, columns)
  const id = csv.optionalCell(row, idField, csv.recordId)
  const source = csv.sourceCells(row, 'SOURCE_NAME', 'SOURCE_ID')
  return { ...item, ...(id && { id }), ...(source && { sources: [source] }) }
}

type UpsertParties = (ctx: Ctx, items: readonly BulkItem[], directives: object) => Promise<BulkResult[]>

/** Returns a function that writes rows with the bulk function of their resource. */
export const writePartiesWith =
  (keys: AnyLookupKeys, upsert: UpsertParties) =>
  (ctx: Ctx, items: readonly PartyItem[]): Promise<BulkResult[]> =>
    upsertCsvRows(ctx, keys, items, (identified) => upsert(ctx, identified, {}))
