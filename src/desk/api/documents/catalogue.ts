/** GraphQL documents of products and prices. */

export const productsDocument = /* GraphQL */ `
  query DeskProducts($input: ProductSearchInput!, $language: String!) {
    products(input: $input) {
      itemsFound
      page
      pages
      filters(input: { isSearchable: true }) {
        id
        type
        attributeDescription {
          name
          descriptions {
            language
            value
          }
        }
        textFilters {
          value
          count
          isSelected
        }
      }
      items {
        __typename
        id
        hidden
        names(language: $language) {
          language
          value
        }
        ... on Product {
          sku
          status
          manufacturer
          supplier
          eanCode
          lastModifiedAt
          media {
            images(search: { page: 1, offset: 1 }) {
              items {
                imageVariants(
                  input: { transformations: [{ name: "thumb", transformation: { width: 96, height: 96, format: WEBP } }] }
                ) {
                  url
                }
              }
            }
          }
          price {
            currency
            gross
          }
          inventory {
            availableQuantity
          }
        }
        ... on Cluster {
          code
          products {
            id
          }
          defaultProduct {
            id
            media {
              images(search: { page: 1, offset: 1 }) {
                items {
                  imageVariants(
                    input: { transformations: [{ name: "thumb", transformation: { width: 96, height: 96, format: WEBP } }] }
                  ) {
                    url
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`

export const productDocument = /* GraphQL */ `
  query DeskProduct($productId: Int!) {
    product(productId: $productId, applyOrderlists: false) {
      productId
      sku
      status
      orderable
      hidden
      clusterId
      manufacturer
      manufacturerCode
      supplier
      supplierCode
      eanCode
      priceGroup
      package
      minimumQuantity
      unit
      lastModifiedAt
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
      categoryPath {
        categoryId
        names {
          language
          value
        }
      }
      attributes(input: { offset: 100, includeDefaultValues: false }) {
        items {
          attributeDescription {
            id
            name
            descriptions {
              language
              value
            }
            units {
              language
              value
            }
          }
          value {
            type
            value
          }
        }
      }
      media {
        images(search: { page: 1, offset: 12 }) {
          items {
            id
            alt {
              language
              value
            }
            imageVariants(
              input: { transformations: [{ name: "desk", transformation: { width: 480, height: 480, format: WEBP } }] }
            ) {
              language
              url
            }
          }
        }
        documents(search: { page: 1, offset: 12 }) {
          items {
            id
            documents {
              language
              originalUrl
            }
          }
        }
      }
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
          nextDeliveryDate
        }
      }
      priceData {
        currency
        list
        per
        suggested
        defaultTaxCode
      }
    }
  }
`

/** The derivation of a product's price. Only the first price has the derivation of the winner. */
export const priceExplainDocument = /* GraphQL */ `
  query DeskPriceExplain($input: PriceCalculateInput!) {
    priceExplain(input: $input) {
      currency
      type
      gross
      net
      quantity
      derivation {
        taxZone
        date
        gross
        net
        taxCode
        taxPercentage
        validUntil
        steps {
          operation
          source
          value
          result
        }
        cost {
          value
          quantityFrom
        }
        candidates {
          id
          type
          discountType
          pricesheetId
          target
          value
          quantityFrom
          validFrom
          validTo
          gross
          outcome
        }
        runnerUp {
          type
          gross
        }
        sheets {
          id
          code
          priority
          outcome
        }
        nextBreak {
          quantity
          gross
          net
        }
      }
    }
  }
`
