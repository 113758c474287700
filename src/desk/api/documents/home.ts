/** The documents of the home page. */

export const tasksDocument = /* GraphQL */ `
  query DeskTasks {
    deskTasks {
      kind
      count
      isMore
      query
      filter
    }
  }
`

export const statisticsDocument = /* GraphQL */ `
  query DeskStatistics($current: SalesStatisticsInput!, $previous: SalesStatisticsInput!) {
    current: salesStatistics(input: $current) {
      isUpToDate
      points {
        ...SalesPoint
      }
      total {
        ...SalesPoint
      }
    }
    previous: salesStatistics(input: $previous) {
      total {
        ...SalesPoint
      }
    }
  }

  fragment SalesPoint on SalesStatisticsPoint {
    from
    to
    orders
    revenue {
      currency
      orders
      gross
    }
    quotesSent
    quotesWon
    newCompanies
    newContacts
    newCustomers
  }
`

export const topProductsDocument = /* GraphQL */ `
  query DeskTopProducts($input: TopProductsInput!) {
    topProducts(input: $input) {
      currency
      items {
        productId
        sku
        name
        quantity
        gross
      }
    }
  }
`

export const missedSearchesDocument = /* GraphQL */ `
  query DeskMissedSearches($input: SearchTermsWithoutResultsInput!) {
    searchTermsWithoutResults(input: $input) {
      items {
        term
        count
        lastAt
      }
    }
  }
`

export const companyNamesDocument = /* GraphQL */ `
  query DeskCompanyNames($input: CompanySearchArguments!) {
    companies(input: $input) {
      items {
        companyId
        name
      }
    }
  }
`

export const companyNameDocument = /* GraphQL */ `
  query DeskCompanyName($id: Int!) {
    company(id: $id) {
      companyId
      name
    }
  }
`
