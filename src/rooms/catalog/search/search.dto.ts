import type { Dto, LegacyProperty } from '../../../faces/rest/dto.js'

const oldRange = (use: string): LegacyProperty => ({
  type: 'DateSearchInput',
  migration: 'legacy-dates',
  use: [`ProductSearchRestDto.${use}`],
  fix: 'rename',
})

export const productSearchDto: Dto = {
  name: 'ProductSearchRestDto',
  from: 'ProductSearchRestDto',
  declares: `
    input ProductSearchRestDto {
      "Words, beginnings of words, or a code. Misspelt words are forgiven when nothing has them."
      term: String @rule(maxLength: 255)
      "In which language to search."
      language: String @rule(format: language)
      skus: [String!]
      statuses: [ProductStatus!]
      manufacturers: [String!]
      manufacturerCodes: [String!]
      suppliers: [String!]
      supplierCodes: [String!]
      EANCodes: [String!]
      "Together with clusterIds one set."
      productIds: [Int!]
      "All products of these clusters."
      clusterIds: [Int!]
      categoryId: Int
      "Whether what categories below list counts, too."
      getDescendants: Boolean
      hidden: YesNo
      "Products that this other system knows."
      source: String
      "Keys in that system, or in any when no source is given."
      sourceIds: [String!]
      textFilters: [ProductTextFilterInput!]
      rangeFilters: [ProductRangeFilterInput!]
      createdAt: DateSearchInput
      lastModifiedAt: DateSearchInput
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 1000)
      "By relevance where a term is sought, else by number."
      sortInputs: [ProductRestSortInput!]
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
      RELEVANCE
    }`,
  isSearch: true,
  legacy: { dateCreated: oldRange('createdAt'), dateModified: oldRange('lastModifiedAt') },
}
