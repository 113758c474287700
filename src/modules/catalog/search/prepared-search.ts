import type { Buyer } from '../../../core/buyer.js'
import type { ProductSearch, SearchConditions } from './conditions.js'
import type { Term } from './term/term.js'

/** A search with its SQL conditions, ready to run in any number of areas. */
export interface PreparedSearch {
  search: ProductSearch
  buyer: Buyer
  conditions: SearchConditions
  term: Term | null
  /** The facets that the response has, so that they are counted together with the search; null or absent without facets. */
  facets?: { totals: boolean } | null
  /** Whether the search may be answered approximately: its response can say so. */
  mayApproximate?: boolean
}
