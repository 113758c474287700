import type { Dto } from '../../../faces/rest/dto.js'
import { oldDates } from '../../../resources/shapes/dates.dto.js'
export const productSearchDto: Dto = {
  name: 'ProductSearchRestDto',
  from: 'ProductSearchRestDto',
  declares: `
    input ProductSearchRestDto {
      "Words, beginnings of words, or a code. Misspelt words are forgiven when nothing has them."
      term: String @rule(maxLength: 255)
      "In which language to search."
      language: String @rule(format: language)
      skus: [String!] @rule(maxItems: 1000)
      "Any status when absent or empty."
      statuses: [ProductStatus!]
      manufacturers: [String!] @rule(maxItems: 1000)
      manufacturerCodes: [String!] @rule(maxItems: 1000)
      suppliers: [String!] @rule(maxItems: 1000)
      supplierCodes: [String!] @rule(maxItems: 1000)
      EANCodes: [String!] @rule(maxItems: 1000)
      productIds: [Int!] @rule(maxItems: 1000)
      "Only products of these clusters."
      clusterIds: [Int!] @rule(maxItems: 1000)
      categoryId: Int
      "Whether what categories below list counts, too."
      getDescendants: Boolean = true
      "Products are found here one by one, also those of clusters: CLUSTER finds nothing."
      class: ProductClass
      hidden: YesNo
      "Products that this other system knows."
      source: String
      "Keys in that system, or in any when no source is given."
      sourceIds: [String!] @rule(maxItems: 1000)
      textFilters: [ProductTextFilterInput!] @rule(maxItems: 50)
      rangeFilters: [ProductRangeFilterInput!] @rule(maxItems: 50)
      createdAt: DateSearchInput
      lastModifiedAt: DateSearchInput
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 1000)
      "By relevance where a term is sought, else by number."
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
