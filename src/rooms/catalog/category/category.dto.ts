import type { CategoryRow } from '../../../db/db.gen.js'
import type { Dto, LegacyProperty } from '../../../faces/rest/dto.js'
import { nestedSources } from '../../accounts/user/person.dto.js'
import { parentsOfCategory, sourcesOfCategory } from './category.js'
import { parentReferenceDto } from './category.parent.dto.js'
import { idsOf } from './category.tree.js'

const texts = '[LocalizedString!]!'

const shown: Omit<Dto, 'name'> = {
  from: 'Category',
  omit: ['sources', 'parentUuid', 'baseProducts'],
  also: { parentId: 'Int', names: texts, descriptions: texts, shortDescriptions: texts, slugs: texts },
  read: { categoryId: ({ id }) => id, rootCategoryId: ({ path }) => idsOf(path)[0] ?? null },
}

/** The texts of a category by language: property of the translation → column. */
const translated = {
  name: 'names',
  description: 'descriptions',
  shortDescription: 'shortDescriptions',
  slug: 'slugs',
  metadataTitle: 'metadataTitles',
  metadataDescription: 'metadataDescriptions',
  metadataKeywords: 'metadataKeywords',
  metadataCanonicalUrl: 'metadataCanonicalUrls',
} as const satisfies Record<string, keyof CategoryRow>

const translationSdl = `
  "All texts of a category in one language."
  type CategoryTranslation {
    language: String!
    ${Object.keys(translated)
      .map((name) => `${name}: String`)
      .join('\n    ')}
  }`

function translationsOf(row: CategoryRow): object[] {
  const languages = new Set(Object.values(translated).flatMap((column) => Object.keys(row[column])))
  return [...languages].sort().map((language) => ({
    language,
    ...Object.fromEntries(Object.entries(translated).map(([name, column]) => [name, row[column][language] ?? null])),
  }))
}

const translationDto: Dto = { name: 'CategoryTranslation', from: 'CategoryTranslation' }

export const categoryDto: Dto = {
  name: 'Category',
  ...shown,
  nest: {
    sources: nestedSources(sourcesOfCategory),
    parent: { dto: { name: 'ParentCategory', ...shown }, of: parentsOfCategory },
    translation: { dto: translationDto, of: async (_, rows: readonly CategoryRow[]) => rows.map(translationsOf), many: true },
  },
}

const oldRange = (use: string): LegacyProperty => ({
  type: 'DateSearchInput',
  migration: 'legacy-dates',
  use: [`CategorySearchRestDto.${use}`],
  fix: 'rename',
})

export const categorySearchDto: Dto = {
  name: 'CategorySearchRestDto',
  from: 'CategorySearchRestDto',
  declares: `
    input CategorySearchRestDto {
      "The whole name, capitals and all: in the given language, or in the default language of each category."
      name: String
      "The language of name, and of the order by name."
      language: String @rule(format: language)
      "Slugs in any language."
      slugs: [String!]
      categoryIds: [Int!]
      parentCategoryIds: [Int!]
      uuids: [String!] @rule(format: uuid)
      hidden: YesNo
      "Categories that this other system knows."
      source: String
      "Keys in that system, or in any when no source is given."
      sourceIds: [String!]
      createdAt: DateSearchInput
      lastModifiedAt: DateSearchInput
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 1000)
      "By number unless said."
      sortInputs: [CategorySortInput!]
    }

    input CategorySortInput {
      field: CategorySortableFields!
      order: SortOrder! = ASC
    }
    ${translationSdl}`,
  isSearch: true,
  legacy: { dateCreated: oldRange('createdAt'), dateModified: oldRange('lastModifiedAt') },
}

/** What only REST says: the parent by a reference, and the language of the category. */
const written = (from: 'CreateCategoryInput' | 'UpdateCategoryInput'): Omit<Dto, 'name'> => ({
  from,
  declares: `extend input ${from} { language: String @rule(format: language) }`,
  omit: ['parent', 'parentUuid'],
  also: { parent: 'ParentReferenceDto' },
  legacy: {
    defaultLanguage: { migration: 'localized-arrays', before: 'ignored', fix: 'drop' },
    language: { migration: 'localized-arrays', fix: 'drop' },
  },
  inner: [parentReferenceDto],
})

export const categoryCreateDto: Dto = { name: 'CreateCategoryDto', ...written('CreateCategoryInput') }
export const categoryUpdateDto: Dto = { name: 'UpdateCategoryDto', ...written('UpdateCategoryInput') }
const bulkItem = written('UpdateCategoryInput')
export const categoryBulkDto: Dto = { name: 'BulkCategoryDto', ...bulkItem, also: { ...bulkItem.also, id: 'Int' } }
