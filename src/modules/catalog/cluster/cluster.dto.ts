import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { sourcesOfCluster } from '../../../resources/catalog/cluster.js'
import { oldDates } from '../../../resources/shapes/dates.dto.js'
import { parentReferenceDto } from '../../../resources/shapes/parent.dto.js'
import { nestedSources, sourcesPatch } from '../../../resources/shapes/source.dto.js'
import { clusterTranslations } from '../../../resources/shapes/translation.dto.js'
import { defaultProductIdOf, defaultProductOf } from '../assortment/assortment.read.js'
import { categoryDto } from '../category/category.dto.js'
import { configOfClusterDto } from '../cluster-config/cluster-config.dto.js'
import { bareOptionDto, bulkClusterOptionDto } from '../cluster-option/cluster-option.dto.js'
import { optionsOfCluster } from '../cluster-option/cluster-option.read.js'
import { bulkProductDto } from '../product/product.bulk.dto.js'
import { productDto } from '../product/product.dto.js'
import { categoryOfCluster, configWithSettingsOfCluster, productsOfCluster } from './cluster.read.js'

const texts = Object.fromEntries(
  ['names', 'descriptions', 'shortDescriptions', 'slugs'].map((name) => [name, '[LocalizedString!]!']),
)

/** Fields of other modules, or nested here. */
const omitted = ['sources', 'attributes', 'media', 'categoryIds', 'categoryRelations']

export const clusterDto: Dto = {
  name: 'Cluster',
  from: 'Cluster',
  omit: omitted,
  also: { ...texts, categoryId: 'Int', clusterConfigId: 'Int!', defaultProductId: 'Int' },
  read: { clusterId: ({ id }) => id, type: () => 'CLUSTER' },
  related: { defaultProductId: defaultProductIdOf },
  nest: {
    sources: nestedSources(sourcesOfCluster),
    parent: { dto: categoryDto, of: categoryOfCluster },
    clusterConfig: { dto: configOfClusterDto, of: configWithSettingsOfCluster },
    options: { dto: bareOptionDto, of: optionsOfCluster, many: true },
    products: { dto: productDto, of: productsOfCluster(), many: true },
    defaultProduct: { dto: productDto, of: defaultProductOf() },
    translation: clusterTranslations,
  },
}

export const clusterSearchDto: Dto = {
  name: 'ClusterSearchRestDto',
  from: 'ClusterSearchRestDto',
  declares: `
    enum ClusterSortField {
      ID
      CODE
      CREATED_AT
      LAST_MODIFIED_AT
      NAME
      PRIORITY
      RELEVANCE
    }

    "What to sort by; relevance begins with the best unless ASC is asked for."
    input ClusterSortInput {
      field: ClusterSortField!
      order: SortOrder
    }

    input ClusterSearchRestDto {
      "Words, beginnings of words, or a code. Misspelt words are forgiven when nothing has them."
      term: String @rule(maxLength: 255)
      "In which language to search and to sort names."
      language: String @rule(format: language)
      "Clusters are found here: PRODUCT finds nothing."
      class: ProductClass
      ids: [Int!] @rule(maxItems: 1000)
      clusterIds: [Int!] @rule(maxItems: 1000)
      codes: [String!] @rule(maxItems: 1000)
      "The same as codes."
      skus: [String!] @rule(maxItems: 1000)
      slugs: [String!] @rule(maxItems: 1000)
      "The category that lists them."
      categoryId: Int
      "Clusters that are at home in one of these."
      categoryIds: [Int!] @rule(maxItems: 1000)
      clusterConfigIds: [Int!] @rule(maxItems: 1000)
      clusterConfigId: Int
      hidden: YesNo
      sources: [SourceSearchInput!] @rule(maxItems: 1000)
      createdAt: DateSearchInput
      lastModifiedAt: DateSearchInput
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 1000)
      "By relevance where a term is sought, else by number."
      sortInputs: [ClusterSortInput!] @rule(maxItems: 10)
    }`,
  isSearch: true,
  legacy: oldDates('ClusterSearchRestDto'),
}

const droppedProperty: LegacyProperty = { type: 'String', migration: 'localized-arrays', fix: 'drop' }
const legacySku = (dto: string): LegacyProperty => ({
  type: 'String',
  migration: 'numeric-ids',
  use: [`${dto}.code`],
  fix: 'rename',
})
const omit = ['parentId']
const also = { parent: 'ParentReferenceDto' }

export const clusterCreateDto: Dto = {
  name: 'CreateClusterDto',
  from: 'ClusterCreateInput',
  omit,
  also,
  legacy: { language: droppedProperty, sku: legacySku('CreateClusterDto') },
  inner: [parentReferenceDto],
}
export const clusterUpdateDto: Dto = {
  name: 'UpdateClusterDto',
  from: 'ClusterUpdateInput',
  omit,
  also: { ...also, ...sourcesPatch },
  legacy: { defaultLanguage: droppedProperty, language: droppedProperty, sku: legacySku('UpdateClusterDto') },
  inner: [parentReferenceDto],
}
export const clusterBulkDto: Dto = {
  name: 'BulkClusterDto',
  from: 'ClusterUpdateInput',
  description: 'A cluster, with options and products that are added or changed along with it; those that are not named stay.',
  omit: [...omit, 'defaultLanguage'],
  also: {
    ...also,
    id: 'Int',
    options: '[BulkClusterOptionDto!] @rule(maxItems: 1000)',
    products: '[BulkProductDto!] @rule(maxItems: 1000)',
  },
  legacy: { language: droppedProperty, sku: legacySku('BulkClusterDto') },
  inner: [parentReferenceDto, bulkClusterOptionDto, bulkProductDto],
}
