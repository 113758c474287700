/** GraphQL documents of the cost centres and projects of companies. */

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
