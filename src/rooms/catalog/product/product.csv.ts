/** Products from a file: each column of the contract becomes what the bulk of products takes. */
import type { CsvImportResponse, ProductCsvInput, ProductFieldName } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { importCsv, type Values } from '../../../core/csv.js'
import { invalid, type Problem } from '../../../core/errors.js'
import { instantOf } from '../../../core/rules.js'
import { type ProductItem, upsertProducts } from './product.bulk.js'
import { keyText } from './product.identity.js'
import type { ProductLookup } from './product.read.js'

/** How a column is read: the property it becomes, and what its text must be. Throws a sentence about the text. */
type Reader = (text: string) => unknown
type Column = readonly [property: string, read: Reader]

const MAX_CODE = 255
const MAX_INT = 2 ** 31 - 1

const plain: Reader = (text) => text.replace(/<\/?[a-z!][^<>]*>/gi, '')
const limited =
  (max: number): Reader =>
  (text) => {
    if (text.length > max) throw new RangeError(`must be at most ${max} characters long`)
    return plain(text)
  }
const code = limited(MAX_CODE)
const whole =
  (min: number): Reader =>
  (text) => {
    if (!/^-?\d{1,10}$/.test(text) || Number(text) < min || Number(text) > MAX_INT)
      throw new RangeError(`must be a whole number from ${min}`)
    return Number(text)
  }
const oneOf =
  (...known: string[]): Reader =>
  (text) => {
    if (!known.includes(text.toUpperCase())) throw new RangeError(`must be one of ${known.join(', ')}`)
    return text.toUpperCase()
  }
const yesNo = oneOf('Y', 'N')
const instant: Reader = (text) => {
  const moment = instantOf(text)
  if (moment === null) throw new RangeError('must be an ISO 8601 date')
  return moment
}

/** Texts in the language of their row. */
const texts: Partial<Record<ProductFieldName, Column>> = {
  NAME: ['names', limited(500)],
  DESCRIPTION: ['descriptions', String],
  SHORT_DESCRIPTION: ['shortDescriptions', String],
  KEYWORD: ['keywords', plain],
  CUSTOM_KEYWORD: ['customKeywords', plain],
  SHORT_NAME: ['shortNames', code],
  SHORT_NAMES: ['shortNames', code],
  PACKAGE_DESCRIPTION: ['packageDescriptions', plain],
  NOTE: ['notes', plain],
  METADATA_TITLE: ['metadataTitles', plain],
  METADATA_DESCRIPTION: ['metadataDescriptions', plain],
  METADATA_KEYWORDS: ['metadataKeywords', plain],
  METADATA_CANONICAL_URL: ['metadataCanonicalUrls', String],
}

const columns: Partial<Record<ProductFieldName, Column>> = {
  SKU: ['sku', code],
  STATUS: ['status', oneOf('A', 'N', 'P', 'S', 'R', 'T')],
  STATUS_EXTRA: ['statusExtra', code],
  SUPPLIER: ['supplier', code],
  SUPPLIER_CODE: ['supplierCode', code],
  BAR_CODE: ['barCode', code],
  MANUFACTURER_CODE: ['manufacturerCode', code],
  EAN_CODE: ['eanCode', code],
  UNIT: ['unit', whole(1)],
  MINIMUM_QUANTITY: ['minimumQuantity', whole(1)],
  ECONOMIC_ORDER_QUANTITY: ['economicOrderQuantity', whole(1)],
  MANUFACTURER: ['manufacturer', code],
  PACKAGE: ['package', code],
  PACKAGE_UNIT: ['packageUnit', code],
  PACKAGE_UNIT_QUANTITY: ['packageUnitQuantity', code],
  PURCHASE_UNIT: ['purchaseUnit', whole(1)],
  PURCHASE_MINIMUM_QUANTITY: ['purchaseMinimumQuantity', whole(1)],
  ORDERABLE: ['orderable', yesNo],
  ORDERABLE_FROM: ['orderableFrom', instant],
  ORDERABLE_TO: ['orderableTo', instant],
  RELEASE_DATE: ['releaseDate', instant],
  RETURNABLE: ['returnable', yesNo],
  PHYSICAL: ['physical', yesNo],
  TURNOVER_GROUP: ['turnoverGroup', code],
  PRICE_GROUP: ['priceGroup', code],
  TAXONOMY: ['taxonomy', code],
  PRIORITY: ['priority', whole(-MAX_INT)],
  HIDDEN: ['hidden', yesNo],
  // A number of 0 says nothing, as the contract has it.
  CATEGORY_ID: ['categoryId', whole(0)],
  PRODUCT_ID: ['id', whole(0)],
}

/** What only makes sense together, or tells how to read the others. */
const together: readonly ProductFieldName[] = [
  'LANGUAGE',
  'SOURCE_NAME',
  'SOURCE_ID',
  'CATEGORY_SOURCE_NAME',
  'CATEGORY_SOURCE_ID',
]

const fields = [...Object.keys(texts), ...Object.keys(columns), ...together] as ProductFieldName[]

/** Imports products. A row about a product that has a number or a source changes or adds that one; any other row adds one. */
export const importProducts = (ctx: Ctx, input: ProductCsvInput): Promise<CsvImportResponse> =>
  importCsv(ctx, input, {
    fields,
    read: readRow,
    keyOf: (item) => (lookupOf(item) ? `${lookupOf(item)} ${keyText(lookupOf(item), item)}` : null),
    write: (inner, items) => upsertProducts(inner, items, lookupOf),
  })

const lookupOf = (item: ProductItem): ProductLookup | null => (item.id ? 'id' : item.sources?.length ? 'sourceId' : null)

/** Everything that is wrong with a row is told at once. */
function readRow(values: Values<ProductFieldName>): ProductItem {
  const problems = nullsIn(values)
  const language = languageOf(values, problems)
  const item: Record<string, unknown> = {}
  for (const [field, text] of Object.entries(values) as [ProductFieldName, string][]) {
    const [property, read] = texts[field] ?? columns[field] ?? []
    if (!property || !read) continue
    const value = tried(field, () => read(text), problems)
    item[property] = texts[field] ? [{ language, value }] : value
  }
  const source = pair(values, 'SOURCE_NAME', 'SOURCE_ID', problems)
  const parent = pair(values, 'CATEGORY_SOURCE_NAME', 'CATEGORY_SOURCE_ID', problems)
  if (problems.length) throw invalid(problems)
  if (item.id === 0) delete item.id
  if (item.categoryId === 0) delete item.categoryId
  return {
    ...item,
    ...(source && { sources: [source] }),
    ...(parent && { parent: { source: parent.name, sourceId: parent.id } }),
  }
}

/** What no column can hold. */
const nullsIn = (values: Values<ProductFieldName>): Problem[] =>
  Object.entries(values).flatMap(([field, text]) =>
    text?.includes('\0') ? [{ path: [field], message: 'must not contain a null character' }] : [],
  )

function languageOf({ LANGUAGE: language = 'NL' }: Values<ProductFieldName>, problems: Problem[]): string {
  if (!/^[A-Za-z]{2}$/.test(language)) problems.push({ path: ['LANGUAGE'], message: 'must be two letters' })
  return language.toUpperCase()
}

function tried(field: ProductFieldName, work: () => unknown, problems: Problem[]): unknown {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    problems.push({ path: [field], message: error.message })
    return undefined
  }
}

function pair(values: Values<ProductFieldName>, first: ProductFieldName, second: ProductFieldName, problems: Problem[]) {
  const [name, id] = [values[first], values[second]]
  if ((name === undefined) !== (id === undefined))
    problems.push({
      path: [name === undefined ? first : second],
      message: `must be given, too: ${first} and ${second} belong together`,
    })
  return name !== undefined && id !== undefined ? { name, id } : null
}
