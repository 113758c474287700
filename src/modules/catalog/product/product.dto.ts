import { MAX_OFFSET } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import {
  defaultCategoryIdOfProduct,
  defaultCategoryOfProduct,
  type ProductWithSources,
  sourcesOfProduct,
} from '../../../resources/catalog/product.js'
import { parentReferenceDto } from '../../../resources/shapes/parent.dto.js'
import { nestedSources, sourcesPatch } from '../../../resources/shapes/source.dto.js'
import { productTranslations } from '../../../resources/shapes/translation.dto.js'
import { attributeResultDto } from '../attribute/attribute.dto.js'
import { listResults } from '../attribute/attribute.results.js'
import { categoryDto } from '../category/category.dto.js'
import { legacyTexts } from './product.bulk.dto.js'

/** Texts that GraphQL returns in one language; REST returns all languages. */
const texts = Object.fromEntries(
  ['names', 'descriptions', 'shortDescriptions', 'shortNames', 'slugs'].map((name) => [name, '[LocalizedString!]!']),
)

/** Fields of other modules, which have their own REST routes. */
const omitted = [
  'attributes',
  'media',
  'categoryIds',
  'categoryRelations',
  'crossUpsells',
  'isBundleLeader',
  'hasBundle',
  'inventory',
  'offers',
]

/** Returns the attributes that a product has values for. The route for its attributes also returns the defaults of the others. */
async function attributesOf(ctx: Ctx, rows: readonly ProductWithSources[]) {
  const ids = rows.map(({ id }) => id)
  const pages = await listResults(ctx, 'productId', { includeDefaultValues: false, offset: MAX_OFFSET }, ids, { counted: false })
  return pages.map(({ items }) => items)
}

export const productDto: Dto = {
  name: 'Product',
  from: 'Product',
  // The own number of the company that buys: REST reads products without a buyer.
  omit: ['sources', 'partNumber', ...omitted],
  also: { ...texts, categoryId: 'Int' },
  read: {
    productId: ({ id }) => id,
    classId: ({ id }) => id,
    type: () => 'PRODUCT',
    containerClass: ({ clusterId }) => (clusterId ? 'CLUSTER' : 'CATEGORY'),
  },
  related: { categoryId: defaultCategoryIdOfProduct },
  nest: {
    sources: nestedSources(sourcesOfProduct),
    attributes: { dto: attributeResultDto, of: attributesOf, many: true },
    parent: { dto: categoryDto, of: defaultCategoryOfProduct },
    translation: productTranslations,
  },
}

const also = { parent: 'ParentReferenceDto', attributes: '[AttributeBulkCreateInput!]' }
const defaultLanguage = { type: 'String', migration: 'localized-arrays', fix: 'drop' } as const

export const createProductDto: Dto = {
  name: 'CreateProductDto',
  from: 'CreateProductInput',
  also,
  legacy: { defaultLanguage, ...legacyTexts('CreateProductDto') },
  inner: [parentReferenceDto],
}
export const updateProductDto: Dto = {
  name: 'UpdateProductDto',
  from: 'UpdateProductInput',
  also: { ...also, ...sourcesPatch },
  legacy: { defaultLanguage, ...legacyTexts('UpdateProductDto') },
  inner: [parentReferenceDto],
}
