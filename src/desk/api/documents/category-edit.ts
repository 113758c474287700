/** GraphQL documents that change categories, the placements of products in them, and media. */

export const categoryTreeDocument = /* GraphQL */ `
  query DeskCategoryTree($page: Int!) {
    categories(filter: { page: $page, offset: 1000, sortField: categoryOrder }) {
      pages
      items {
        categoryId
        uuid
        parentUuid
        hidden
        names {
          language
          value
        }
      }
    }
  }
`

export const categoryEditDocument = /* GraphQL */ `
  query DeskCategoryEdit($categoryId: Float!) {
    category(categoryId: $categoryId) {
      ...DeskCategoryValues
    }
  }

  mutation DeskCategoryUpdate($categoryId: Float!, $input: UpdateCategoryInput!) {
    categoryUpdate(categoryId: $categoryId, input: $input) {
      ...DeskCategoryValues
    }
  }

  fragment DeskCategoryValues on Category {
    hidden
    names {
      language
      value
    }
    shortDescriptions {
      language
      value
    }
    descriptions {
      language
      value
    }
    slugs {
      language
      value
    }
    metadataTitles {
      language
      value
    }
    metadataDescriptions {
      language
      value
    }
  }
`

export const categoryCreateDocument = /* GraphQL */ `
  mutation DeskCategoryCreate($input: CreateCategoryInput!) {
    categoryCreate(input: $input) {
      categoryId
    }
  }
`

export const categoryDeleteDocument = /* GraphQL */ `
  mutation DeskCategoryDelete($categoryId: Float!) {
    categoryDelete(categoryId: $categoryId)
  }
`

export const categoryMoveDocument = /* GraphQL */ `
  mutation DeskCategoryMove($categoryId: Float!, $parent: ID) {
    categoryUpdate(categoryId: $categoryId, input: { parentUuid: $parent }) {
      categoryId
    }
  }
`

export const categoryMoveAboveDocument = /* GraphQL */ `
  mutation DeskCategoryMoveAbove($uuid: String!, $target: String!) {
    categoryMoveAbove(categoryUuid: $uuid, targetCategoryUuid: $target) {
      categoryId
    }
  }
`

export const categoryMoveBelowDocument = /* GraphQL */ `
  mutation DeskCategoryMoveBelow($uuid: String!, $target: String!) {
    categoryMoveBelow(categoryUuid: $uuid, targetCategoryUuid: $target) {
      categoryId
    }
  }
`

export const categoryItemsDocument = /* GraphQL */ `
  query DeskCategoryItems($categoryId: Float!, $page: Int!) {
    category(categoryId: $categoryId) {
      uuid
      baseProducts(input: { page: $page, offset: 50, applyOrderlists: false }) {
        itemsFound
        pages
        items {
          __typename
          ... on Product {
            id
            uuid
            sku
            hidden
            names {
              language
              value
            }
          }
          ... on Cluster {
            id
            uuid
            code
            hidden
            names {
              language
              value
            }
          }
        }
      }
    }
  }
`

export const itemMoveAboveDocument = /* GraphQL */ `
  mutation DeskItemMoveAbove($categoryUuid: ID!, $uuid: ID!, $target: ID!) {
    baseProductCategoryMoveAboveByUuids(categoryUuid: $categoryUuid, productUuid: $uuid, targetProductUuid: $target) {
      uuid
    }
  }
`

export const itemMoveBelowDocument = /* GraphQL */ `
  mutation DeskItemMoveBelow($categoryUuid: ID!, $uuid: ID!, $target: ID!) {
    baseProductCategoryMoveBelowByUuids(categoryUuid: $categoryUuid, productUuid: $uuid, targetProductUuid: $target) {
      uuid
    }
  }
`

export const categoryAddDocument = /* GraphQL */ `
  mutation DeskCategoryAdd($categoryId: Int!, $input: CategoryAddProductsClustersInput!) {
    categoryAddProductsClusters(id: $categoryId, input: $input) {
      actions {
        data {
          success
          message
        }
      }
    }
  }
`

export const categoryRemoveDocument = /* GraphQL */ `
  mutation DeskCategoryRemove($categoryId: Int!, $input: CategoryRemoveProductsClustersInput!) {
    categoryRemoveProductsClusters(id: $categoryId, input: $input) {
      actions {
        data {
          success
          message
        }
      }
    }
  }
`

export const productPlacementsDocument = /* GraphQL */ `
  query DeskProductPlacements($productId: Int!) {
    product(productId: $productId, applyOrderlists: false) {
      categoryRelations {
        uuid
        categoryId
        isDefault
      }
    }
  }
`

export const productDefaultCategoryDocument = /* GraphQL */ `
  mutation DeskProductDefaultCategory($productId: Int!, $categoryId: Int!) {
    productSetDefaultCategory(productId: $productId, categoryId: $categoryId) {
      productId
    }
  }
`

export const clusterPlacementsDocument = /* GraphQL */ `
  query DeskClusterPlacements($clusterId: Int!) {
    cluster(clusterId: $clusterId, applyOrderlists: false) {
      categoryRelations {
        uuid
        categoryId
        isDefault
      }
    }
  }
`

export const clusterDefaultCategoryDocument = /* GraphQL */ `
  mutation DeskClusterDefaultCategory($clusterId: Int!, $categoryId: Int!) {
    clusterSetDefaultCategory(clusterId: $clusterId, categoryId: $categoryId) {
      clusterId
    }
  }
`

export const mediaDocument = /* GraphQL */ `
  query DeskMedia($productId: Int, $clusterId: Int, $categoryId: Int) {
    media {
      images(search: { productId: $productId, clusterId: $clusterId, categoryId: $categoryId, page: 1, offset: 200 }) {
        items {
          id
          priority
          alt {
            language
            value
          }
          images {
            language
            originalUrl
          }
          imageVariants(
            input: { transformations: [{ name: "desk", transformation: { width: 320, height: 320, format: WEBP } }] }
          ) {
            language
            url
          }
        }
      }
      documents(search: { productId: $productId, clusterId: $clusterId, categoryId: $categoryId, page: 1, offset: 200 }) {
        items {
          id
          priority
          alt {
            language
            value
          }
          documents {
            language
            originalUrl
            mimeType
          }
        }
      }
    }
  }
`

export const imageCreateDocument = /* GraphQL */ `
  mutation DeskImageCreate($input: MediaImageInput!) {
    mediaImageCreate(input: $input) {
      id
    }
  }
`

export const imageEditDocument = /* GraphQL */ `
  query DeskImageEdit($mediaId: String!) {
    media {
      image(mediaId: $mediaId) {
        ...DeskImageValues
      }
    }
  }

  mutation DeskImageUpdate($input: UpdateMediaImageInput!) {
    mediaImageUpdate(input: $input) {
      ...DeskImageValues
    }
  }

  fragment DeskImageValues on MediaImage {
    alt {
      language
      value
    }
    description {
      language
      value
    }
  }
`

export const imagePriorityDocument = /* GraphQL */ `
  mutation DeskImagePriority($input: UpdateMediaImageInput!) {
    mediaImageUpdate(input: $input) {
      id
    }
  }
`

export const imageDeleteDocument = /* GraphQL */ `
  mutation DeskImageDelete($mediaId: String!) {
    mediaImageDelete(mediaId: $mediaId) {
      mediaId
    }
  }
`

export const documentCreateDocument = /* GraphQL */ `
  mutation DeskDocumentCreate($input: MediaDocumentInput!) {
    mediaDocumentCreate(input: $input) {
      id
    }
  }
`

export const documentEditDocument = /* GraphQL */ `
  query DeskDocumentEdit($mediaId: String!) {
    media {
      document(mediaId: $mediaId) {
        ...DeskDocumentValues
      }
    }
  }

  mutation DeskDocumentUpdate($input: UpdateMediaDocumentInput!) {
    mediaDocumentUpdate(input: $input) {
      ...DeskDocumentValues
    }
  }

  fragment DeskDocumentValues on MediaDocument {
    alt {
      language
      value
    }
    description {
      language
      value
    }
  }
`

export const documentPriorityDocument = /* GraphQL */ `
  mutation DeskDocumentPriority($input: UpdateMediaDocumentInput!) {
    mediaDocumentUpdate(input: $input) {
      id
    }
  }
`

export const documentDeleteDocument = /* GraphQL */ `
  mutation DeskDocumentDelete($mediaId: String!) {
    mediaDocumentDelete(mediaId: $mediaId) {
      mediaId
    }
  }
`

/** What has no text in a language. */
export const productsMissingDocument = /* GraphQL */ `
  query DeskProductsMissing($language: String!, $page: Int!) {
    productsRaw(input: { missingLanguage: $language, page: $page, offset: 25, applyOrderlists: false }) {
      itemsFound
      pages
      items {
        productId
        sku
        hidden
        names {
          language
          value
        }
      }
    }
  }
`

export const categoriesMissingDocument = /* GraphQL */ `
  query DeskCategoriesMissing($language: String!, $page: Int!) {
    categories(filter: { missingLanguage: $language, page: $page, offset: 25, sortField: categoryOrder }) {
      itemsFound
      pages
      items {
        categoryId
        hidden
        names {
          language
          value
        }
      }
    }
  }
`

export const attributesMissingDocument = /* GraphQL */ `
  query DeskAttributesMissing($language: String!, $page: Int!) {
    attributeDescriptions(input: { missingLanguage: $language, page: $page, offset: 25, sortInputs: [{ field: NAME }] }) {
      itemsFound
      pages
      items {
        id
        name
        attributeClass
        descriptions {
          language
          value
        }
      }
    }
  }
`

export const attributeTextsDocument = /* GraphQL */ `
  query DeskAttributeTexts($id: String!) {
    attributeDescription(id: $id) {
      ...DeskAttributeTextValues
    }
  }

  mutation DeskAttributeTextsUpdate($id: String!, $input: AttributeDescriptionUpdateInput!) {
    attributeDescriptionUpdate(id: $id, input: $input) {
      ...DeskAttributeTextValues
    }
  }

  fragment DeskAttributeTextValues on AttributeDescription {
    descriptions {
      language
      value
    }
    units {
      language
      value
    }
  }
`

export const productTextsDocument = /* GraphQL */ `
  query DeskProductTexts($id: Int!) {
    product(productId: $id, applyOrderlists: false) {
      ...DeskProductTextValues
    }
  }

  mutation DeskProductTextsUpdate($id: Int!, $input: UpdateProductInput!) {
    productUpdate(productId: $id, input: $input) {
      ...DeskProductTextValues
    }
  }

  fragment DeskProductTextValues on Product {
    names {
      language
      value
    }
    shortDescriptions {
      language
      value
    }
    descriptions {
      language
      value
    }
  }
`

export const categoryTextsDocument = /* GraphQL */ `
  query DeskCategoryTexts($id: Float!) {
    category(categoryId: $id) {
      ...DeskCategoryTextValues
    }
  }

  mutation DeskCategoryTextsUpdate($id: Float!, $input: UpdateCategoryInput!) {
    categoryUpdate(categoryId: $id, input: $input) {
      ...DeskCategoryTextValues
    }
  }

  fragment DeskCategoryTextValues on Category {
    names {
      language
      value
    }
    shortDescriptions {
      language
      value
    }
    descriptions {
      language
      value
    }
  }
`
