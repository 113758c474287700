import type { Dto, Nested } from '../../faces/rest/dto.js'

type Texts = Record<string, Record<string, string>>

/** Property of the translation → column. */
const PLAIN = { name: 'names', description: 'descriptions', shortDescription: 'shortDescriptions' }

/** The texts of what has a page of its own. */
const OF_PAGES = {
  ...PLAIN,
  slug: 'slugs',
  metadataTitle: 'metadataTitles',
  metadataDescription: 'metadataDescriptions',
  metadataKeywords: 'metadataKeywords',
  metadataCanonicalUrl: 'metadataCanonicalUrls',
}

/** `expands=translation`: all texts of a record, language by language. `columns` says which column each property is read from. */
function translations(name: string, whose: string, columns: Readonly<Record<string, string>>): Nested {
  const dto: Dto = {
    name,
    from: 'LocalizedString',
    description: `All texts of a ${whose} in one language.`,
    omit: ['value'],
    also: Object.fromEntries(Object.keys(columns).map((property) => [property, 'String'])),
  }
  const said = (row: Texts) => [...new Set(Object.values(columns).flatMap((column) => Object.keys(row[column] ?? {})))].sort()
  const inOne = (row: Texts, language: string) =>
    Object.fromEntries(Object.entries(columns).map(([property, column]) => [property, row[column]?.[language] ?? null]))
  const of = async (_: unknown, rows: readonly Texts[]) =>
    rows.map((row) => said(row).map((language) => ({ language, ...inOne(row, language) })))
  return { dto, of, many: true }
}

export const categoryTranslations = translations('CategoryTranslation', 'category', OF_PAGES)
export const clusterTranslations = translations('ClusterTranslation', 'cluster', OF_PAGES)
export const optionTranslations = translations('ClusterOptionTranslation', 'cluster option', PLAIN)
export const productTranslations = translations('ProductTranslation', 'product', {
  ...OF_PAGES,
  shortName: 'shortNames',
  keywords: 'keywords',
  customKeywords: 'customKeywords',
  packageDescription: 'packageDescriptions',
})
