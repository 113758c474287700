/** GraphQL documents of call-off contracts. */

const contractValues = /* GraphQL */ `
  fragment DeskCallOffContractValues on CallOffContract {
    id
    number
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
    quantity
    price
    currency
    validFrom
    validTo
    schedule {
      date
      quantity
    }
    active
    calledOff
    remaining
  }
`

export const contractsDocument = /* GraphQL */ `
  query DeskCallOffContracts($input: CallOffContractSearchInput!) {
    callOffContracts(input: $input) {
      itemsFound
      pages
      items {
        ...DeskCallOffContractValues
      }
    }
  }
  ${contractValues}
`

export const contractEditDocument = /* GraphQL */ `
  query DeskCallOffContract($id: Int!) {
    callOffContract(id: $id) {
      ...DeskCallOffContractValues
    }
  }

  mutation DeskCallOffContractUpdate($id: Int!, $input: CallOffContractUpdateInput!) {
    callOffContractUpdate(id: $id, input: $input) {
      ...DeskCallOffContractValues
    }
  }
  ${contractValues}
`

export const contractCreateDocument = /* GraphQL */ `
  mutation DeskCallOffContractCreate($input: CallOffContractCreateInput!) {
    callOffContractCreate(input: $input) {
      ...DeskCallOffContractValues
    }
  }
  ${contractValues}
`

export const contractDeleteDocument = /* GraphQL */ `
  mutation DeskCallOffContractDelete($id: Int!) {
    callOffContractDelete(id: $id)
  }
`

export const contractEntriesDocument = /* GraphQL */ `
  query DeskCallOffEntries($id: Int!) {
    callOffContract(id: $id) {
      entries {
        id
        orderId
        quantity
        reason
        createdAt
      }
    }
  }
`
