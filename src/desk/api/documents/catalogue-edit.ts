/** GraphQL documents that change products and clusters. A document with a query and a mutation reads a record and changes it under If-Match. */

export const productEditDocument = /* GraphQL */ `
  query DeskProductEdit($productId: Int!) {
    product(productId: $productId, applyOrderlists: false) {
      ...DeskProductValues
    }
  }

  mutation DeskProductUpdate($productId: Int!, $input: UpdateProductInput!) {
    productUpdate(productId: $productId, input: $input) {
      ...DeskProductValues
    }
  }

  fragment DeskProductValues on Product {
    customFields
    sku
    status
    hidden
    orderable
    returnable
    manufacturer
    manufacturerCode
    supplier
    supplierCode
    eanCode
    barCode
    priceGroup
    package
    packageUnit
    packageUnitQuantity
    unit
    minimumQuantity
    orderableFrom
    orderableTo
    width
    height
    depth
    weight
    names {
      language
      value
    }
    shortNames {
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
    metadataKeywords {
      language
      value
    }
  }
`

export const productCreateDocument = /* GraphQL */ `
  mutation DeskProductCreate($input: CreateProductInput!) {
    productCreate(input: $input) {
      productId
    }
  }
`

export const productDeleteDocument = /* GraphQL */ `
  mutation DeskProductDelete($productId: Int!) {
    productDelete(productId: $productId)
  }
`

export const productPricesDocument = /* GraphQL */ `
  query DeskProductPrices($productId: Int!) {
    prices(input: { productIds: [$productId], offset: 50 }) {
      items {
        id
        currency
      }
    }
  }
`

/** A price with its tiers and purchase prices. Prices are written first; `addRemovals` adds the tiers to delete, so that a refused tier deletes nothing. */
export const priceEditDocument = /* GraphQL */ `
  query DeskPriceEdit($priceId: String!) {
    price(id: $priceId) {
      ...DeskPriceValues
    }
    bulkPrices(input: { priceIds: [$priceId], offset: 1000, sortInputs: [{ field: QUANTITY_FROM, order: ASC }] }) {
      items {
        id
        quantityFrom
        value
        validFrom
        validTo
      }
    }
    costPrices(input: { priceIds: [$priceId], offset: 1000, sortInputs: [{ field: QUANTITY_FROM, order: ASC }] }) {
      items {
        id
        quantityFrom
        value
        validFrom
        validTo
      }
    }
  }

  mutation DeskPriceUpdate(
    $priceId: String!
    $input: PriceUpdateInput!
    $tiers: [BulkPriceCreateInput!]!
    $costs: [CostPriceCreateInput!]!
    $hasTiers: Boolean!
    $hasCosts: Boolean!
  ) {
    priceUpdate(id: $priceId, input: $input) {
      ...DeskPriceValues
    }
    bulkPricesCreate(input: $tiers) @include(if: $hasTiers) {
      total
    }
    costPricesBulk(input: $costs) @include(if: $hasCosts) {
      total
    }
  }

  fragment DeskPriceValues on Price {
    list
    per
    suggested
    store
    bulkDiscountType: bulkPriceDiscountType
    defaultTaxCode
    display
  }
`

export const priceCreateDocument = /* GraphQL */ `
  mutation DeskPriceCreate($input: PriceCreateInput!) {
    priceCreate(input: $input) {
      id
    }
  }
`

export const productStockDocument = /* GraphQL */ `
  query DeskProductStock($productId: Int!) {
    product(productId: $productId, applyOrderlists: false) {
      inventory {
        totalQuantity
        totalReservedQuantity
        localQuantity
        localReservedQuantity
        supplierQuantity
        supplierReservedQuantity
        availableQuantity
        nextDeliveryDate
        balance {
          id
          quantity
          warehouseId
          location
          supplier
          companyId
          costPrice
          nextDeliveryDate
          notes
          lastModifiedAt
        }
      }
    }
    warehouses(input: { page: 1, offset: 1000 }) {
      items {
        id
        name
        description
        isActive
      }
    }
  }
`

export const stockEditDocument = /* GraphQL */ `
  query DeskStockEdit($id: Int!) {
    inventory(id: $id) {
      ...DeskStockValues
    }
  }

  mutation DeskStockUpdate($id: Int!, $input: UpdateInventoryInput!) {
    inventoryUpdate(id: $id, input: $input) {
      ...DeskStockValues
    }
  }

  fragment DeskStockValues on InventoryResponse {
    quantity
    notes
    nextDeliveryDate
    costPrice
  }
`

export const stockCreateDocument = /* GraphQL */ `
  mutation DeskStockCreate($input: CreateInventoryInput!) {
    inventoryCreate(input: $input) {
      id
      quantity
    }
  }
`

export const stockDeleteDocument = /* GraphQL */ `
  mutation DeskStockDelete($id: Int!) {
    inventoryDelete(id: $id) {
      success
    }
  }
`

export const productAttributesDocument = /* GraphQL */ `
  query DeskProductAttributes($productId: Int!, $page: Int!, $term: String) {
    attributeResultByProductId(
      productId: $productId
      input: { page: $page, offset: 50, includeDefaultValues: true, attributeDescription: { term: $term } }
    ) {
      itemsFound
      pages
      items {
        attributeDescription {
          id
          name
          type
          group
          valuesetId
          descriptions {
            language
            value
          }
          units {
            language
            value
          }
        }
        attribute {
          id
        }
        value {
          type
          value
        }
      }
    }
  }
`

export const clusterAttributesDocument = /* GraphQL */ `
  query DeskClusterAttributes($clusterId: Int!, $page: Int!, $term: String) {
    attributeResultByClusterId(
      clusterId: $clusterId
      input: { page: $page, offset: 50, includeDefaultValues: true, attributeDescription: { term: $term } }
    ) {
      itemsFound
      pages
      items {
        attributeDescription {
          id
          name
          type
          group
          valuesetId
          descriptions {
            language
            value
          }
          units {
            language
            value
          }
        }
        attribute {
          id
        }
        value {
          type
          value
        }
      }
    }
  }
`

export const categoryAttributesDocument = /* GraphQL */ `
  query DeskCategoryAttributes($categoryId: Int!, $page: Int!, $term: String) {
    attributeResultByCategoryId(
      categoryId: $categoryId
      input: { page: $page, offset: 50, includeDefaultValues: true, attributeDescription: { term: $term } }
    ) {
      itemsFound
      pages
      items {
        attributeDescription {
          id
          name
          type
          group
          valuesetId
          descriptions {
            language
            value
          }
          units {
            language
            value
          }
        }
        attribute {
          id
        }
        value {
          type
          value
        }
      }
    }
  }
`

export const attributeEditDocument = /* GraphQL */ `
  query DeskAttributeEdit($id: String!) {
    attribute(id: $id) {
      ...DeskAttributeValue
    }
  }

  mutation DeskAttributeUpdate($id: String!, $input: AttributeUpdateInput!) {
    attributeUpdate(id: $id, input: $input) {
      ...DeskAttributeValue
    }
  }

  fragment DeskAttributeValue on Attribute {
    value {
      type
      value
    }
  }
`

export const attributeCreateDocument = /* GraphQL */ `
  mutation DeskAttributeCreate($input: AttributeCreateInput!) {
    attributeCreate(input: $input) {
      id
    }
  }
`

export const attributeDeleteDocument = /* GraphQL */ `
  mutation DeskAttributeDelete($id: String!) {
    attributeDelete(id: $id)
  }
`

export const valuesetItemsDocument = /* GraphQL */ `
  query DeskValuesetItems($valuesetId: Int!, $page: Int!) {
    valuesetItems(input: { valuesetIds: [$valuesetId], page: $page, offset: 100 }) {
      pages
      items {
        value
        descriptions {
          language
          value
        }
      }
    }
  }
`

export const clusterDocument = /* GraphQL */ `
  query DeskCluster($clusterId: Int!) {
    cluster(clusterId: $clusterId, applyOrderlists: false) {
      clusterId
      code
      hidden
      names {
        language
        value
      }
      defaultProduct {
        productId
      }
      products {
        productId
        uuid
        sku
        status
        hidden
        names {
          language
          value
        }
      }
    }
  }
`

export const clusterEditDocument = /* GraphQL */ `
  query DeskClusterEdit($clusterId: Int!) {
    cluster(clusterId: $clusterId, applyOrderlists: false) {
      ...DeskClusterValues
    }
  }

  mutation DeskClusterUpdate($clusterId: Int!, $input: ClusterUpdateInput!) {
    clusterUpdate(id: $clusterId, input: $input) {
      ...DeskClusterValues
    }
  }

  fragment DeskClusterValues on Cluster {
    code
    hidden
    priority
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

export const clusterDefaultDocument = /* GraphQL */ `
  mutation DeskClusterDefault($clusterId: Int!, $productId: Int!) {
    clusterUpdate(id: $clusterId, input: { defaultProductId: $productId }) {
      clusterId
    }
  }
`

export const clusterMoveAboveDocument = /* GraphQL */ `
  mutation DeskClusterMoveAbove($uuid: String!, $target: String!) {
    productClusterMoveAbove(relationshipUuid: $uuid, targetRelationshipUuid: $target) {
      uuid
    }
  }
`

export const clusterMoveBelowDocument = /* GraphQL */ `
  mutation DeskClusterMoveBelow($uuid: String!, $target: String!) {
    productClusterMoveBelow(relationshipUuid: $uuid, targetRelationshipUuid: $target) {
      uuid
    }
  }
`

export const clusterAssignDocument = /* GraphQL */ `
  mutation DeskClusterAssign($clusterId: Int!, $productId: Int!) {
    clusterAssignProduct(clusterId: $clusterId, productId: $productId) {
      clusterId
    }
  }
`

export const clusterUnassignDocument = /* GraphQL */ `
  mutation DeskClusterUnassign($clusterId: Int!, $productId: Int!) {
    clusterUnassignProduct(clusterId: $clusterId, productId: $productId) {
      clusterId
    }
  }
`
