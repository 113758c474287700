/** GraphQL documents of the search of the palette: one for each kind of record, because an administrator may not see all of them. */

export const searchProductsDocument = /* GraphQL */ `
  query DeskSearchProducts($term: String!, $language: String!) {
    products(input: { term: $term, offset: 6, language: $language, applyOrderlists: false, statuses: [A, N, P, S, R, T] }) {
      itemsFound
      items {
        __typename
        id
        names {
          language
          value
        }
        ... on Product {
          sku
        }
        ... on Cluster {
          products {
            id
          }
          defaultProduct {
            id
          }
        }
      }
    }
  }
`

export const searchOrdersDocument = /* GraphQL */ `
  query DeskSearchOrders($term: String!) {
    orders(input: { term: $term, offset: 6, sortInputs: [{ field: CREATED_AT, order: DESC }] }) {
      itemsFound
      items {
        id
        orderNumber
        status
        email
        reference
        company {
          name
        }
      }
    }
    orderStatuses(input: { offset: 100 }) {
      items {
        code
        orderType
      }
    }
  }
`

export const searchCompaniesDocument = /* GraphQL */ `
  query DeskSearchCompanies($term: String!) {
    companies(input: { term: $term, offset: 6 }) {
      itemsFound
      items {
        companyId
        name
        email
      }
    }
  }
`

export const searchContactsDocument = /* GraphQL */ `
  query DeskSearchContacts($term: String!) {
    contacts(input: { term: $term, offset: 6 }) {
      itemsFound
      items {
        contactId
        firstName
        middleName
        lastName
        email
        company {
          name
        }
      }
    }
  }
`
