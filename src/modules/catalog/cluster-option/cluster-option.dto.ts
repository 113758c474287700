import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { parentReferenceDto } from '../../../resources/shapes/parent.dto.js'
import { nestedSources, sourcesPatch } from '../../../resources/shapes/source.dto.js'
import { optionTranslations } from '../../../resources/shapes/translation.dto.js'
import { defaultProductIdOf, defaultProductOf } from '../assortment/assortment.read.js'
import { bulkProductDto } from '../product/product.bulk.dto.js'
import { productDto } from '../product/product.dto.js'
import { productsOfOption } from './cluster-option.read.js'
import { sourcesOfOption } from './cluster-option.resource.js'

const localizedType = '[LocalizedString!]!'

/** An option without its children. */
export const bareOptionDto: Dto = {
  name: 'ClusterOptionOfCluster',
  from: 'ClusterOption',
  omit: ['sources', 'tenant', 'createdBy', 'lastModifiedBy'],
  also: { names: localizedType, descriptions: localizedType, shortDescriptions: localizedType },
  read: { clusterOptionId: ({ id }) => id },
  related: { defaultProductId: defaultProductIdOf },
}

export const clusterOptionDto: Dto = {
  ...bareOptionDto,
  name: 'ClusterOption',
  nest: {
    sources: nestedSources(sourcesOfOption),
    products: { dto: productDto, of: productsOfOption(), many: true },
    defaultProduct: { dto: productDto, of: defaultProductOf() },
    translation: optionTranslations,
  },
}

const droppedProperty: LegacyProperty = { type: 'String', migration: 'localized-arrays', fix: 'drop' }
const legacy = { defaultLanguage: droppedProperty, language: droppedProperty }

export const clusterOptionCreateDto: Dto = { name: 'CreateClusterOptionDto', from: 'ClusterOptionCreateInput', legacy }
export const clusterOptionUpdateDto: Dto = {
  name: 'UpdateClusterOptionDto',
  from: 'ClusterOptionUpdateInput',
  also: sourcesPatch,
  legacy,
}

/** An option in a bulk, also in a bulk of clusters. */
export const bulkClusterOptionDto: Dto = {
  name: 'BulkClusterOptionDto',
  from: 'BulkClusterOptionDto',
  declares: `
    "An option of a cluster, found by id, or else by one of its sources; sources that no option has add one. What is not sent stays as it is."
    input BulkClusterOptionDto @partial {
      id: Int
      names: [LocalizedStringInput!] @rule(maxLength: 500, plain: true)
      "May contain HTML."
      descriptions: [LocalizedStringInput!] @rule(html: true, long: true)
      "May contain HTML."
      shortDescriptions: [LocalizedStringInput!] @rule(html: true, long: true)
      isRequired: YesNo
      hidden: YesNo
      "One of its products."
      defaultProductId: Int
      "All products of the option from now on, in this order; those under products are added to them."
      productIds: [Int!] @rule(maxItems: 1000)
      "Products that are added or changed, and can be chosen in the option; found by id, by one of their sources, or by sku."
      products: [BulkProductDto!] @rule(maxItems: 1000)
      sources: [SourceInput!] @rule(maxItems: 100)
      language: String @legacy(migration: "localized-arrays", fix: drop)
    }`,
  legacy: { language: droppedProperty },
  inner: [bulkProductDto, parentReferenceDto],
}

/** The list below a cluster has pages and filters. */
export const clusterOptionSearchDto: Dto = {
  name: 'ClusterOptionQuery',
  from: 'ClusterOptionQuery',
  declares: `
    "Filters of the options of a cluster; hidden ones are included by default."
    input ClusterOptionQuery {
      "Part of a name, or the id of an option."
      term: String
      isRequired: YesNo
      includeHidden: Boolean = true
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 1000)
    }`,
}
