import type { Dto, Nested } from '../../interfaces/rest/dto.js'

type LocalizedColumns = Record<string, Record<string, string>>

/** Maps the properties of a translation to the columns of the record. */
const BASIC_COLUMNS = { name: 'names', description: 'descriptions', shortDescription: 'shortDescriptions' }

/** The properties and columns for records with their own page in the shop. */
const PAGE_COLUMNS = {
  ...BASIC_COLUMNS,
  slug: 'slugs',
  metadataTitle: 'metadataTitles',
  metadataDescription: 'metadataDescriptions',
  metadataKeywords: 'metadataKeywords',
  metadataCanonicalUrl: 'metadataCanonicalUrls',
}

/** Nests all texts of a record, grouped by language, for `expands=translation`. `columns` maps each property to its column. */
function nestTranslations(name: string, record: string, columns: Readonly<Record<string, string>>): Nested {
  const dto: Dto = {
    name,
    from: 'LocalizedString',
    description: `All texts of a ${record} in one language.`,
    omit: ['value'],
    also: Object.fromEntries(Object.keys(columns).map((property) => [property, 'String'])),
  }
  const languagesOf = (row: LocalizedColumns) =>
    [...new Set(Object.values(columns).flatMap((column) => Object.keys(row[column] ?? {})))].sort()
  const textsIn = (row: LocalizedColumns, language: string) =>
    Object.fromEntries(Object.entries(columns).map(([property, column]) => [property, row[column]?.[language] ?? null]))
  const of = async (_: unknown, rows: readonly LocalizedColumns[]) =>
    rows.map((row) => languagesOf(row).map((language) => ({ language, ...textsIn(row, language) })))
  return { dto, of, many: true }
}

export const categoryTranslations = nestTranslations('CategoryTranslation', 'category', PAGE_COLUMNS)
export const clusterTranslations = nestTranslations('ClusterTranslation', 'cluster', PAGE_COLUMNS)
export const optionTranslations = nestTranslations('ClusterOptionTranslation', 'cluster option', BASIC_COLUMNS)
export const productTranslations = nestTranslations('ProductTranslation', 'product', {
  ...PAGE_COLUMNS,
  shortName: 'shortNames',
  keywords: 'keywords',
  customKeywords: 'customKeywords',
  packageDescription: 'packageDescriptions',
})
