/** GraphQL documents of price sheets and their lines. */

export const pricesheetsDocument = /* GraphQL */ `
  query DeskPricesheets($input: PricesheetSearchInput!) {
    pricesheets(input: $input) {
      itemsFound
      pages
      items {
        id
        code
        priority
        readonly
        lastModifiedAt
        names {
          language
          value
        }
        companiesPaginated(input: { offset: 1 }) {
          itemsFound
        }
        contactsPaginated(input: { offset: 1 }) {
          itemsFound
        }
        customersPaginated(input: { offset: 1 }) {
          itemsFound
        }
      }
    }
  }
`

const pricesheetValues = /* GraphQL */ `
  fragment DeskPricesheetValues on Pricesheet {
    code
    priority
    readonly
    names {
      language
      value
    }
    descriptions {
      language
      value
    }
  }
`

export const pricesheetEditDocument = /* GraphQL */ `
  query DeskPricesheet($id: String!) {
    pricesheet(id: $id) {
      ...DeskPricesheetValues
    }
  }

  mutation DeskPricesheetUpdate($id: String!, $input: PricesheetUpdateInput!) {
    pricesheetUpdate(id: $id, input: $input) {
      ...DeskPricesheetValues
    }
  }
  ${pricesheetValues}
`

export const pricesheetCreateDocument = /* GraphQL */ `
  mutation DeskPricesheetCreate($input: PricesheetCreateInput!) {
    pricesheetCreate(input: $input) {
      id
      ...DeskPricesheetValues
    }
  }
  ${pricesheetValues}
`

export const pricesheetDeleteDocument = /* GraphQL */ `
  mutation DeskPricesheetDelete($id: String!) {
    pricesheetDelete(id: $id)
  }
`

export const pricesheetPartiesDocument = /* GraphQL */ `
  query DeskPricesheetParties($id: String!) {
    pricesheet(id: $id) {
      usergroups
      companiesPaginated(input: { offset: 100 }) {
        itemsFound
        items {
          companyId
          name
        }
      }
      contactsPaginated(input: { offset: 100 }) {
        itemsFound
        items {
          contactId
          firstName
          lastName
        }
      }
      customersPaginated(input: { offset: 100 }) {
        itemsFound
        items {
          customerId
          firstName
          lastName
        }
      }
    }
  }
`

export const pricesheetAssignDocument = /* GraphQL */ `
  mutation DeskPricesheetAssign($id: String!, $input: PricesheetAssignInput!) {
    pricesheetAssign(id: $id, input: $input) {
      id
    }
  }
`

export const pricesheetUnassignDocument = /* GraphQL */ `
  mutation DeskPricesheetUnassign($id: String!, $input: PricesheetUnassignInput!) {
    pricesheetUnassign(id: $id, input: $input) {
      id
    }
  }
`

export const discountsDocument = /* GraphQL */ `
  query DeskDiscounts($input: DiscountSearchInput!) {
    discounts(input: $input) {
      itemsFound
      pages
      items {
        id
        value
        discountType
        quantityFrom
        validFrom
        validTo
        priceGroup
        productId
        categoryId
        product {
          sku
          names {
            language
            value
          }
        }
        category {
          names {
            language
            value
          }
        }
      }
    }
  }
`

const discountValues = /* GraphQL */ `
  fragment DeskDiscountValues on Discount {
    productId
    categoryId
    priceGroup
    value
    discountType
    quantityFrom
    validFrom
    validTo
  }
`

export const discountEditDocument = /* GraphQL */ `
  query DeskDiscount($id: String!) {
    discount(id: $id) {
      ...DeskDiscountValues
    }
  }

  mutation DeskDiscountUpdate($id: String!, $input: DiscountUpdateInput!) {
    discountUpdate(id: $id, input: $input) {
      ...DeskDiscountValues
    }
  }
  ${discountValues}
`

export const discountCreateDocument = /* GraphQL */ `
  mutation DeskDiscountCreate($input: DiscountCreateInput!) {
    discountCreate(input: $input) {
      id
      ...DeskDiscountValues
    }
  }
  ${discountValues}
`

export const discountDeleteDocument = /* GraphQL */ `
  mutation DeskDiscountDelete($id: String!) {
    discountDelete(id: $id)
  }
`
