/** The CSV import of prices. */
import type {
  CsvImportResponse,
  PriceCsvInput,
  PriceDiscountType,
  PriceDisplay,
  PriceFieldName,
  Taxcode,
} from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { amountCell } from '../tier/tier.csv.js'
import { type PriceItem, upsertPriceRows } from './price.bulk.js'

/** The same limit as in the inputs: searches multiply it within 32 bits. */
const MAX_PER = 1_000_000_000

const columns: csv.Columns<PriceFieldName> = {
  CURRENCY: ['currency', csv.withRules({ format: 'currency' })],
  PER: ['per', csv.integer(1, MAX_PER)],
  LIST: ['list', amountCell],
  STORE: ['store', amountCell],
  SUGGESTED: ['suggested', amountCell],
  BULK_DISCOUNT_TYPE: ['bulkDiscountType', csv.oneOf<PriceDiscountType>('COST_PRICE_PLUS', 'LIST_PRICE_MIN', 'NET_PRICE')],
  DEFAULT_TAX_CODE: ['defaultTaxCode', csv.oneOf<Taxcode>('H', 'L', 'N', 'M', 'CUST')],
  DISPLAY: [
    'display',
    csv.oneOf<PriceDisplay>('FROM', 'FROM_FOR', 'LISTPRICE_OURPRICE', 'PACKAGE', 'PER_UOM', 'ON_REQUEST', 'DEFAULT'),
  ],
}

const fields: readonly PriceFieldName[] = [
  'PRODUCT_ID',
  'SOURCE_NAME',
  'SOURCE_ID',
  'COST',
  ...(Object.keys(columns) as PriceFieldName[]),
]

/** Imports prices. Each row names a product by its number or its source; an existing price in the currency is replaced. */
export const importPrices = (ctx: Ctx, input: PriceCsvInput): Promise<CsvImportResponse> =>
  importCsv(ctx, input, {
    operation: 'priceCsvImport',
    fields,
    read: (values) => csv.readRow(values, readPriceRow),
    keyOf: ({ productId, productSource, currency }) => JSON.stringify([productId, productSource, currency]),
    write: upsertPriceRows,
  })

function readPriceRow(row: csv.CsvRow<PriceFieldName>): PriceItem {
  const productId = csv.optionalCell(row, 'PRODUCT_ID', csv.recordId)
  const productSource = csv.sourceCells(row, 'SOURCE_NAME', 'SOURCE_ID')
  if (!productId && !productSource && row.problems.length === 0)
    csv.addCellError(row, 'PRODUCT_ID', 'or SOURCE_NAME and SOURCE_ID must be given')
  return {
    ...(productId ? { productId } : productSource && { productSource }),
    ...csv.readCells(row, columns),
  }
}
