/** The CSV import of price sheet lines. */
import type { CsvImportResponse, DiscountCsvInput, DiscountFieldName, PriceDiscountType } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { amountCell, lastInstantCell } from '../tier/tier.csv.js'
import { type LineItem, lineKey, upsertLines } from './discount.bulk.js'

const columns: csv.Columns<DiscountFieldName> = {
  PRODUCT_ID: ['productId', csv.recordId],
  CATEGORY_ID: ['categoryId', csv.recordId],
  PRICE_GROUP: ['priceGroup', csv.key(255)],
  VALUE: ['value', amountCell],
  DISCOUNT_TYPE: ['discountType', csv.oneOf<PriceDiscountType>('COST_PRICE_PLUS', 'LIST_PRICE_MIN', 'NET_PRICE')],
  QUANTITY_FROM: ['quantityFrom', csv.integer(1)],
  VALID_FROM: ['validFrom', csv.dateTime],
  VALID_TO: ['validTo', lastInstantCell],
}

/** Imports lines; one with the same sheet, target, quantity and start is changed. */
export const importDiscounts = (ctx: Ctx, input: DiscountCsvInput): Promise<CsvImportResponse> =>
  importCsv(ctx, input, {
    operation: 'discountCsvImport',
    fields: ['PRICESHEET_ID', ...(Object.keys(columns) as DiscountFieldName[])],
    read: (values) => csv.readRow(values, readLineRow),
    keyOf: lineKey,
    write: upsertLines,
  })

function readLineRow(row: csv.CsvRow<DiscountFieldName>): LineItem {
  const pricesheetId = csv.requiredCell(row, 'PRICESHEET_ID', csv.withRules({ format: 'uuid' }))
  for (const field of ['VALUE', 'DISCOUNT_TYPE'] as const)
    if (row.values[field] === undefined) csv.addCellError(row, field, 'must be given')
  return {
    quantityFrom: 1,
    validFrom: null,
    ...csv.readCells(row, columns),
    pricesheetId: pricesheetId?.toLowerCase(),
  } as LineItem
}
