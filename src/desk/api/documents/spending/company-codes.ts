/** GraphQL documents of a company's own part numbers, cost centres and projects. */

const numberValues = /* GraphQL */ `
  fragment DeskPartNumberValues on PartNumber {
    id
    number
    name
    unit
    externalId
    companyId
    company {
      name
    }
    productId
    product {
      sku
      names {
        language
        value
      }
    }
  }
`

export const numbersDocument = /* GraphQL */ `
  query DeskPartNumbers($input: PartNumberSearchInput!) {
    partNumbers(input: $input) {
      itemsFound
      pages
      items {
        ...DeskPartNumberValues
      }
    }
  }
  ${numberValues}
`

export const numberEditDocument = /* GraphQL */ `
  query DeskPartNumber($id: Int!) {
    partNumber(id: $id) {
      ...DeskPartNumberValues
    }
  }

  mutation DeskPartNumberUpdate($id: Int!, $input: PartNumberUpdateInput!) {
    partNumberUpdate(id: $id, input: $input) {
      ...DeskPartNumberValues
    }
  }
  ${numberValues}
`

export const numberCreateDocument = /* GraphQL */ `
  mutation DeskPartNumberCreate($input: PartNumberCreateInput!) {
    partNumberCreate(input: $input) {
      ...DeskPartNumberValues
    }
  }
  ${numberValues}
`

export const numberDeleteDocument = /* GraphQL */ `
  mutation DeskPartNumberDelete($id: Int!) {
    partNumberDelete(id: $id)
  }
`

/** The place of a company in its tree, and what it may spend. */

const codeValues = /* GraphQL */ `
  fragment DeskBookingCodeValues on BookingCode {
    id
    type
    code
    name
    active
    companyId
    company {
      name
    }
  }
`

export const codesDocument = /* GraphQL */ `
  query DeskBookingCodes($input: BookingCodeSearchInput!) {
    bookingCodes(input: $input) {
      itemsFound
      pages
      items {
        ...DeskBookingCodeValues
      }
    }
  }
  ${codeValues}
`

export const codeEditDocument = /* GraphQL */ `
  query DeskBookingCode($id: Int!) {
    bookingCode(id: $id) {
      ...DeskBookingCodeValues
    }
  }

  mutation DeskBookingCodeUpdate($id: Int!, $input: BookingCodeUpdateInput!) {
    bookingCodeUpdate(id: $id, input: $input) {
      ...DeskBookingCodeValues
    }
  }
  ${codeValues}
`

export const codeCreateDocument = /* GraphQL */ `
  mutation DeskBookingCodeCreate($input: BookingCodeCreateInput!) {
    bookingCodeCreate(input: $input) {
      ...DeskBookingCodeValues
    }
  }
  ${codeValues}
`

export const codeDeleteDocument = /* GraphQL */ `
  mutation DeskBookingCodeDelete($id: Int!) {
    bookingCodeDelete(id: $id)
  }
`
