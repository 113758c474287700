import { everyone, type Resource } from '../../../core/resource.js'
import { type SourceTable, sourcesOf } from '../../../core/sources.js'

/** How other systems know products. */
export const productSource: SourceTable = { table: 'productSource', owner: 'productId', taken: 'PRODUCT_ALREADY_EXISTS_ERROR' }

export const sourcesOfProduct = sourcesOf(productSource)

/** Something that is sold. */
export const product: Resource<'product', object, never> = {
  label: 'Product',
  table: 'product',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: everyone,
  filters: {},
  sort: {} as Record<never, never>,
  localized: [
    'names',
    'descriptions',
    'shortDescriptions',
    'shortNames',
    'slugs',
    'keywords',
    'customKeywords',
    'packageDescriptions',
    'notes',
    'metadataTitles',
    'metadataDescriptions',
    'metadataKeywords',
    'metadataCanonicalUrls',
  ],
}
