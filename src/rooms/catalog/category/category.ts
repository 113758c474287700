import { everyone, type Resource } from '../../../core/resource.js'
import { type SourceTable, sourcesOf } from '../../../core/sources.js'

/** How other systems know categories. */
export const categorySource: SourceTable = {
  table: 'categorySource',
  owner: 'categoryId',
  taken: 'CATEGORY_ALREADY_EXISTS_ERROR',
}

export const sourcesOfCategory = sourcesOf(categorySource)

/** A place in the tree of the catalogue. */
export const category: Resource<'category', object, never> = {
  label: 'Category',
  table: 'category',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: everyone,
  filters: {},
  sort: {} as Record<never, never>,
  localized: [
    'names',
    'descriptions',
    'shortDescriptions',
    'slugs',
    'metadataTitles',
    'metadataDescriptions',
    'metadataKeywords',
    'metadataCanonicalUrls',
  ],
}
