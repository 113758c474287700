/** The CSV import of categories: a row has one category in one language. */
import type { CategoryCsvInput, CategoryFieldName, CsvImportResponse } from '../../../contract/contract.gen.js'
import type { BulkResult } from '../../../core/bulk/bulk.js'
import { csvRowKey, upsertCsvRows } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import { categoryLookup } from '../../../resources/catalog/category.js'
import { defaultLanguage } from '../../platform/channel/channel.locale.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { upsertCategories } from './category.bulk.js'
import type { CategoryValues } from './category.service.js'
import { lockTreeExclusive, lockTreeShared } from './category.tree.js'

type CategoryCsvItem = CategoryValues & { id?: number | undefined }

/** The metadata of a page, also used for clusters and products. */
export const metadataColumns = {
  METADATA_TITLE: ['metadataTitles', csv.plain()],
  METADATA_DESCRIPTION: ['metadataDescriptions', csv.plain()],
  METADATA_KEYWORDS: ['metadataKeywords', csv.plain()],
  METADATA_CANONICAL_URL: ['metadataCanonicalUrls', csv.withRules({ plain: true, format: 'web' })],
} as const satisfies csv.Columns

/** Texts in the language of their row; names and page metadata are plain text. */
const texts: csv.Columns<CategoryFieldName> = {
  NAME: ['names', csv.plain(150)],
  DESCRIPTION: ['descriptions', csv.html],
  SHORT_DESCRIPTION: ['shortDescriptions', csv.html],
  ...metadataColumns,
  SLUG: ['slugs', csv.plain()],
}

const columns: csv.Columns<CategoryFieldName> = {
  ID: ['id', csv.recordId],
  HIDDEN: ['hidden', csv.yesNo],
  DEFAULT_LANGUAGE: ['defaultLanguage', csv.twoLetters],
}

/** Columns that are read together with others. */
const referenceFields: readonly CategoryFieldName[] = [
  'LANGUAGE',
  'SOURCE_NAME',
  'SOURCE_ID',
  'PARENT_ID',
  'PARENT_SOURCE_NAME',
  'PARENT_SOURCE_ID',
]

const fields = [...Object.keys(texts), ...Object.keys(columns), ...referenceFields] as CategoryFieldName[]

/** Adds or changes the categories of a file; a row that cannot be written fails alone. */
export async function importCategories(ctx: Ctx, { file, mappings }: CategoryCsvInput): Promise<CsvImportResponse> {
  const language = await defaultLanguage(ctx)
  return importCsv(
    ctx,
    { file, mappings },
    {
      operation: 'categoryCsvImport',
      fields,
      read: (values) => csv.readRow(values, (row) => readCategoryRow(row, language)),
      keyOf: csvRowKey,
      write: writeCategoryRows,
    },
  )
}

/** Reads a row. Parents must come before their children in the file, or exist already. */
function readCategoryRow(row: csv.CsvRow<CategoryFieldName>, ownLanguage: string): CategoryCsvItem {
  const { defaultLanguage, ...item } = csv.readCells(row, columns)
  const language = csv.optionalCell(row, 'LANGUAGE', csv.twoLetters) ?? (defaultLanguage as string | undefined) ?? ownLanguage
  const source = csv.sourceCells(row, 'SOURCE_NAME', 'SOURCE_ID')
  const parent = csv.referenceCells(row, 'PARENT_ID', 'PARENT_SOURCE_NAME', 'PARENT_SOURCE_ID')
  return {
    ...item,
    ...csv.localizedCells(row, texts, language),
    ...(defaultLanguage !== undefined && { defaultLanguage }),
    ...(source && { sources: [source] }),
    ...(parent && { parent }),
  } as CategoryCsvItem
}

/** Writes rows. An import that moves categories locks the tree exclusively from the start: two imports with shared locks would deadlock. */
async function writeCategoryRows(ctx: Ctx, items: readonly CategoryCsvItem[]): Promise<BulkResult[]> {
  await (items.some(({ parent }) => parent) ? lockTreeExclusive : lockTreeShared)(ctx)
  return upsertCsvRows(ctx, categoryLookup, items, (known) => upsertCategories(ctx, known, {}))
}
