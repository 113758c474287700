/** What the home page reads. */

export interface Task {
  kind: string
  count: number
  isMore: boolean
  query: string
  filter: Record<string, unknown>
}

export interface SalesPoint {
  from: string
  to: string
  orders: number
  revenue: { currency: string; orders: number; gross: number }[]
  quotesSent: number
  quotesWon: number
  newCompanies: number
  newContacts: number
  newCustomers: number
}

export interface StatisticsResult {
  current: { isUpToDate: boolean; points: SalesPoint[]; total: SalesPoint }
  previous: { total: SalesPoint }
}

export interface TopProductsResult {
  topProducts: {
    currency: string | null
    items: { productId: number; sku: string | null; name: string | null; quantity: number; gross: number }[]
  }
}

export interface MissedSearchesResult {
  searchTermsWithoutResults: { items: { term: string; count: number; lastAt: string }[] }
}
