import type { Dto } from '../../../interfaces/rest/dto.js'
import { oldDates } from '../../../resources/shapes/dates.dto.js'
export const productSearchDto: Dto = {
  name: 'ProductSearchRestDto',
  from: 'ProductSearchRestDto',
  declares: `
    input ProductSearchRestDto {
      "Words, beginnings of words, or a code. If they find nothing, similar spellings are searched."
      term: String @rule(maxLength: 255)
      "The language to search in."
      language: String @rule(format: language)
      skus: [String!] @rule(maxItems: 1000)
      "Every status when absent or empty."
      statuses: [ProductStatus!]
      manufacturers: [String!] @rule(maxItems: 1000)
      manufacturerCodes: [String!] @rule(maxItems: 1000)
      suppliers: [String!] @rule(maxItems: 1000)
      supplierCodes: [String!] @rule(maxItems: 1000)
      EANCodes: [String!] @rule(maxItems: 1000)
      productIds: [Int!] @rule(maxItems: 1000)
      "Conditions on custom fields, which must be indexed. Our own addition to the contract."
      customFields: [CustomFieldFilterInput!] @rule(maxItems: 10)
      "Only products of these clusters."
      clusterIds: [Int!] @rule(maxItems: 1000)
      categoryId: Int
      "Whether items of descendant categories are included."
      getDescendants: Boolean = true
      "The results are products, including those in clusters; CLUSTER finds nothing."
      class: ProductClass
      hidden: YesNo
      "Only products that have no name in this language. Our own addition to the contract."
      missingLanguage: String @rule(format: language)
      "Products with a reference to this source system."
      source: String
      "Ids in the source system; in any source system when source is absent."
      sourceIds: [String!] @rule(maxItems: 1000)
      textFilters: [ProductTextFilterInput!] @rule(maxItems: 50)
      rangeFilters: [ProductRangeFilterInput!] @rule(maxItems: 50)
      createdAt: DateSearchInput
      lastModifiedAt: DateSearchInput
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 1000)
      "Default: by relevance with a term, otherwise by id."
      sortInputs: [ProductRestSortInput!] @rule(maxItems: 10)
    }

    input ProductRestSortInput {
      field: ProductRestSortField!
      order: SortOrder
    }

    enum ProductRestSortField {
      ID
      SKU
      SUPPLIER_CODE
      CREATED_AT
      LAST_MODIFIED_AT
      PRIORITY
      NAME
      SHORT_NAME
      CATEGORY_ORDER
      RELEVANCE
    }`,
  isSearch: true,
  legacy: oldDates('ProductSearchRestDto'),
}
