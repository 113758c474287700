import type { Dto } from '../../../interfaces/rest/dto.js'
import { parentOfCategory, sourcesOfCategory } from '../../../resources/catalog/category.js'
import { oldDates } from '../../../resources/shapes/dates.dto.js'
import { parentReferenceDto } from '../../../resources/shapes/parent.dto.js'
import { nestedSources, sourcesPatch } from '../../../resources/shapes/source.dto.js'
import { categoryTranslations } from '../../../resources/shapes/translation.dto.js'
import { pathIds } from './category.tree.js'

const texts = '[LocalizedString!]!'

const categoryShape: Omit<Dto, 'name'> = {
  from: 'Category',
  omit: ['sources', 'baseProducts'],
  also: { parentId: 'Int', names: texts, descriptions: texts, shortDescriptions: texts, slugs: texts },
  read: { categoryId: ({ id }) => id, rootCategoryId: ({ path }) => pathIds(path)[0] ?? null },
  related: { parentUuid: async (ctx, rows) => (await parentOfCategory(ctx, rows)).map((parent) => parent?.uuid) },
}

export const categoryDto: Dto = {
  name: 'Category',
  ...categoryShape,
  nest: {
    sources: nestedSources(sourcesOfCategory),
    parent: { dto: { name: 'ParentCategory', ...categoryShape }, of: parentOfCategory },
    translation: categoryTranslations,
  },
}

export const categorySearchDto: Dto = {
  name: 'CategorySearchRestDto',
  from: 'CategorySearchRestDto',
  declares: `
    input CategorySearchRestDto {
      "The whole name, case-sensitive: in the given language, or in the default language of each category."
      name: String
      "The language of name, and of sorting by name."
      language: String @rule(format: language)
      "Slugs in any language."
      slugs: [String!]
      categoryIds: [Int!]
      parentCategoryIds: [Int!]
      uuids: [String!] @rule(format: uuid)
      hidden: YesNo
      "Only categories that have no name in this language. Our own addition to the contract."
      missingLanguage: String @rule(format: language)
      "Categories that have a key in this other system."
      source: String
      "Keys in that system, or in any system if no source is given."
      sourceIds: [String!]
      createdAt: DateSearchInput
      lastModifiedAt: DateSearchInput
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 1000)
      "By id by default."
      sortInputs: [CategorySortInput!]
    }

    input CategorySortInput {
      field: CategorySortableFields!
      order: SortOrder! = ASC
    }`,
  isSearch: true,
  legacy: oldDates('CategorySearchRestDto'),
}

/** Returns the inputs of REST, with the parent as a reference and the language of the category. */
const inputShape = (from: 'CreateCategoryInput' | 'UpdateCategoryInput'): Omit<Dto, 'name'> => ({
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

export const categoryCreateDto: Dto = { name: 'CreateCategoryDto', ...inputShape('CreateCategoryInput') }
const updateShape = inputShape('UpdateCategoryInput')
export const categoryUpdateDto: Dto = {
  name: 'UpdateCategoryDto',
  ...updateShape,
  also: { ...updateShape.also, ...sourcesPatch },
}
export const categoryBulkDto: Dto = { name: 'BulkCategoryDto', ...updateShape, also: { ...updateShape.also, id: 'Int' } }
