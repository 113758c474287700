/** The CSV import of price sheets. */
import type { CsvImportResponse, PricesheetCsvInput, PricesheetFieldName } from '../../../contract/contract.gen.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { writeValid } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { rowsOf } from '../../../core/store/store.js'
import { defaultLanguage } from '../../platform/channel/channel.locale.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { pricesheet } from './pricesheet.resource.js'

const texts: csv.Columns<PricesheetFieldName> = { NAME: ['names', csv.plain()], DESCRIPTION: ['descriptions', csv.plain()] }
const columns: csv.Columns<PricesheetFieldName> = {
  PRIORITY: ['priority', csv.integer(1)],
  READONLY: ['readonly', csv.boolean],
  CURRENCY: ['currency', csv.withRules({ format: 'currency' })],
}

/** Imports price sheets, found by their code. Further rows of one sheet add further languages. */
export async function importPricesheets(ctx: Ctx, input: PricesheetCsvInput): Promise<CsvImportResponse> {
  const language = await defaultLanguage(ctx)
  return importCsv(ctx, input, {
    operation: 'pricesheetCsvImport',
    fields: ['CODE', 'LANGUAGE', 'NAME', 'DESCRIPTION', 'PRIORITY', 'READONLY', 'CURRENCY'],
    read: (values) => csv.readRow(values, (row) => readSheetRow(row, language)),
    keyOf: ({ code }) => String(code),
    write: (inner, items) => upsertPricesheets(inner, items, {}),
  })
}

function readSheetRow(row: csv.CsvRow<PricesheetFieldName>, ownLanguage: string): BulkItem {
  const language = csv.optionalCell(row, 'LANGUAGE', csv.twoLetters) ?? ownLanguage
  return {
    code: csv.requiredCell(row, 'CODE', csv.code(64)),
    ...csv.readCells(row, columns),
    ...csv.localizedCells(row, texts, language),
  }
}

/** Adds sheets or changes those with the same code; a change of a readonly sheet must also unset `readonly`. */
export async function upsertPricesheets(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const codes = items.map(({ code }) => code as string)
  const known = new Map((await rowsOf(ctx, pricesheet, 'code', codes)).map((row) => [row.code, row]))
  const checked = items.map((item) => {
    const isKept = known.get(item.code as string)?.readonly && item.readonly !== false
    return isKept ? `The price sheet with code [${item.code}] is readonly` : item
  })
  return writeValid(checked, (valid) => upsertMany(ctx, pricesheet, 'code', valid, directives))
}
