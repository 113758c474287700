/** Imports stock from a CSV file. Each row becomes an item of a bulk request. */
import type { CsvImportResponse, InventoryCsvInput, InventoryFieldName, InventoryType } from '../../../contract/contract.gen.js'
import { writeByGroup } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { type StockItem, type StockLookup, stockItemKey, upsertInventory } from './inventory.bulk.js'

const columns: csv.Columns<InventoryFieldName> = {
  PRODUCT_ID: ['id', csv.recordId],
  SKU: ['sku', csv.key(255)],
  SUPPLIER_CODE: ['supplierCode', csv.key(255)],
  SUPPLIER: ['supplier', csv.plain(255)],
  WAREHOUSE_ID: ['warehouseId', csv.recordId],
  COMPANY_ID: ['companyId', csv.recordId],
  LOCATION: ['location', csv.plain(35)],
  COST_PRICE: ['costPrice', csv.decimalWithin({ min: 0, max: 9_999_999_999, decimals: 5 })],
  NEXT_DELIVERY_DATE: ['nextDeliveryDate', csv.dateTime],
  NOTES: ['notes', csv.plain(255)],
}

const otherFields: readonly InventoryFieldName[] = [
  'LOOKUP_KEY',
  'INVENTORY_TYPE',
  'QUANTITY',
  'SOURCE_ID',
  'SOURCE_NAME',
  'COMPANY_SOURCE_ID',
  'COMPANY_SOURCE_NAME',
]

/** The accepted values of the column LOOKUP_KEY: lookup keys and column names. */
const LOOKUPS: Record<string, StockLookup> = {
  ID: 'id',
  PRODUCT_ID: 'id',
  SOURCEID: 'sourceId',
  SOURCE_ID: 'sourceId',
  SKU: 'sku',
  SUPPLIERCODE: 'supplierCode',
  SUPPLIER_CODE: 'supplierCode',
}

interface StockRow {
  type: InventoryType
  lookup: StockLookup
  item: StockItem
}

/** Imports stock. A row changes the stock at its place, or adds it. */
export const importInventory = (ctx: Ctx, input: InventoryCsvInput): Promise<CsvImportResponse> =>
  importCsv(ctx, input, {
    operation: 'inventoryCsvImport',
    fields: [...Object.keys(columns), ...otherFields] as InventoryFieldName[],
    read: (values) => csv.readRow(values, readStockRow),
    keyOf: ({ type, lookup, item }) => `${type} ${lookup} ${stockItemKey(lookup, item)}`,
    write: (inner, rows) =>
      writeByGroup(
        rows,
        ({ type, lookup }) => `${type} ${lookup}`,
        (_, some) => {
          const { type, lookup } = some[0] as StockRow
          return upsertInventory(
            inner,
            type,
            lookup,
            some.map(({ item }) => item),
          )
        },
      ),
  })

function readStockRow(row: csv.CsvRow<InventoryFieldName>): StockRow {
  const product = csv.sourceCells(row, 'SOURCE_NAME', 'SOURCE_ID')
  const companySource = csv.sourceCells(row, 'COMPANY_SOURCE_NAME', 'COMPANY_SOURCE_ID')
  const item: StockItem = {
    ...csv.readCells(row, columns),
    quantity: csv.requiredCell(row, 'QUANTITY', csv.integer()),
    ...(product && { source: product.name, sourceId: product.id }),
    ...(companySource && { companySource }),
  }
  return { type: csv.optionalCell(row, 'INVENTORY_TYPE', inventoryType) ?? 'local', lookup: lookupOf(row, item), item }
}

const inventoryType: csv.Reader<InventoryType> = (text, refuse) => {
  const type = text.toLowerCase()
  return type === 'local' || type === 'supplier' ? type : refuse('must be one of local, supplier')
}

/** Returns the lookup key that the row names, or the first that it fills. */
function lookupOf(row: csv.CsvRow<InventoryFieldName>, item: StockItem): StockLookup {
  const said = csv.optionalCell(row, 'LOOKUP_KEY', (text, refuse) => LOOKUPS[text.toUpperCase()] ?? refuse('is no lookup key'))
  const filled = (['id', 'sourceId', 'sku', 'supplierCode'] as const).find((lookup) => item[lookup] !== undefined)
  if (!filled || (said && item[said] === undefined))
    csv.addCellError(row, 'LOOKUP_KEY', 'must name a column that says which product it is')
  return said ?? filled ?? 'id'
}
