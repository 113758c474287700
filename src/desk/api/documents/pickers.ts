/** GraphQL documents with which a form finds records by typing. */

export const findCompaniesDocument = /* GraphQL */ `
  query DeskFindCompanies($term: String) {
    companies(input: { term: $term, page: 1, offset: 12 }) {
      items {
        companyId
        name
        debtorId
      }
    }
  }
`

export const findContactsDocument = /* GraphQL */ `
  query DeskFindContacts($term: String) {
    contacts(input: { term: $term, page: 1, offset: 12 }) {
      items {
        contactId
        firstName
        lastName
        email
      }
    }
  }
`

export const findProductsDocument = /* GraphQL */ `
  query DeskFindProducts($term: String, $language: String!) {
    products(input: { term: $term, language: $language, page: 1, offset: 12, statuses: [A, N, P, R, S, T] }) {
      items {
        ... on Product {
          productId
          sku
          names {
            language
            value
          }
        }
      }
    }
  }
`

export const findCategoriesDocument = /* GraphQL */ `
  query DeskFindCategories($name: String) {
    categories(filter: { name: $name, page: 1, offset: 12 }) {
      items {
        categoryId
        names {
          language
          value
        }
      }
    }
  }
`
