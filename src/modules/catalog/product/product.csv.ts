/** Imports products from a CSV file. Each row becomes an item of a bulk request. */
import type { CsvImportResponse, ProductCsvInput, ProductFieldName } from '../../../contract/contract.gen.js'
import { writeByGroup } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { defaultLanguage } from '../../platform/channel/channel.locale.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { metadataColumns } from '../category/category.csv.js'
import { type ProductItem, upsertProducts } from './product.bulk.js'
import { type ProductLookup, productKey } from './product.identity.js'

const text = csv.plain(255)
const code = csv.code(255)

/** Columns with texts, which are in the language of their row. */
const texts: csv.Columns<ProductFieldName> = {
  NAME: ['names', csv.plain(500)],
  DESCRIPTION: ['descriptions', csv.html],
  SHORT_DESCRIPTION: ['shortDescriptions', csv.html],
  KEYWORD: ['keywords', csv.plain()],
  CUSTOM_KEYWORD: ['customKeywords', csv.plain()],
  SHORT_NAME: ['shortNames', text],
  SHORT_NAMES: ['shortNames', text],
  PACKAGE_DESCRIPTION: ['packageDescriptions', csv.plain()],
  NOTE: ['notes', csv.plain()],
  ...metadataColumns,
}

const columns: csv.Columns<ProductFieldName> = {
  SKU: ['sku', code],
  STATUS: ['status', csv.oneOf('A', 'N', 'P', 'S', 'R', 'T')],
  STATUS_EXTRA: ['statusExtra', text],
  SUPPLIER: ['supplier', text],
  SUPPLIER_CODE: ['supplierCode', code],
  BAR_CODE: ['barCode', code],
  MANUFACTURER_CODE: ['manufacturerCode', code],
  EAN_CODE: ['eanCode', code],
  UNIT: ['unit', csv.integer(1)],
  MINIMUM_QUANTITY: ['minimumQuantity', csv.integer(1)],
  ECONOMIC_ORDER_QUANTITY: ['economicOrderQuantity', csv.integer(1)],
  MANUFACTURER: ['manufacturer', text],
  PACKAGE: ['package', text],
  PACKAGE_UNIT: ['packageUnit', text],
  PACKAGE_UNIT_QUANTITY: ['packageUnitQuantity', text],
  PURCHASE_UNIT: ['purchaseUnit', csv.integer(1)],
  PURCHASE_MINIMUM_QUANTITY: ['purchaseMinimumQuantity', csv.integer(1)],
  ORDERABLE: ['orderable', csv.yesNo],
  ORDERABLE_FROM: ['orderableFrom', csv.dateTime],
  ORDERABLE_TO: ['orderableTo', csv.dateTime],
  RELEASE_DATE: ['releaseDate', csv.dateTime],
  RETURNABLE: ['returnable', csv.yesNo],
  PHYSICAL: ['physical', csv.yesNo],
  TURNOVER_GROUP: ['turnoverGroup', text],
  PRICE_GROUP: ['priceGroup', text],
  TAXONOMY: ['taxonomy', text],
  PRIORITY: ['priority', csv.integer()],
  HIDDEN: ['hidden', csv.yesNo],
  CUSTOM_FIELDS: ['customFields', csv.customFields],
  CATEGORY_ID: ['categoryId', csv.recordId],
  PRODUCT_ID: ['id', csv.recordId],
}

/** Columns that are read together with others: the language and the references by source. */
const referenceFields: readonly ProductFieldName[] = [
  'LANGUAGE',
  'SOURCE_NAME',
  'SOURCE_ID',
  'CATEGORY_SOURCE_NAME',
  'CATEGORY_SOURCE_ID',
]

const fields = [...Object.keys(texts), ...Object.keys(columns), ...referenceFields] as ProductFieldName[]

/** Imports products. A row with an id or a source updates or adds that product; any other row adds a new one. */
export async function importProducts(ctx: Ctx, input: ProductCsvInput): Promise<CsvImportResponse> {
  const language = await defaultLanguage(ctx)
  return importCsv(ctx, input, {
    operation: 'productCsvImport',
    fields,
    read: (values) => csv.readRow(values, (row) => readProductRow(row, language)),
    keyOf: (item) => (csvLookup(item) ? `${csvLookup(item)} ${productKey(csvLookup(item), item)}` : null),
    write: (inner, items) => writeByGroup(items, csvLookup, (lookup, some) => upsertProducts(inner, some, () => lookup)),
  })
}

const csvLookup = (item: ProductItem): ProductLookup | null => (item.id ? 'id' : item.sources?.length ? 'sourceId' : null)

/** Columns that describe or identify a product. A row for a new product must fill at least one of them. */
const identifyingFields = [
  ...Object.keys(texts),
  'SKU',
  'SUPPLIER_CODE',
  'BAR_CODE',
  'MANUFACTURER_CODE',
  'EAN_CODE',
] as ProductFieldName[]

function readProductRow(row: csv.CsvRow<ProductFieldName>, ownLanguage: string): ProductItem {
  const language = csv.optionalCell(row, 'LANGUAGE', csv.twoLetters) ?? ownLanguage
  const item = { ...csv.readCells(row, columns), ...csv.localizedCells(row, texts, language) }
  const source = csv.sourceCells(row, 'SOURCE_NAME', 'SOURCE_ID')
  const parent = csv.sourceCells(row, 'CATEGORY_SOURCE_NAME', 'CATEGORY_SOURCE_ID')
  const withSource = { ...item, ...(source && { sources: [source] }) }
  if (csvLookup(withSource) === null && !identifyingFields.some((field) => row.values[field]) && row.problems.length === 0)
    csv.addCellError(row, 'NAME', 'or SKU must be given for a new product')
  return { ...withSource, ...(parent && { parent: { source: parent.name, sourceId: parent.id } }) }
}
