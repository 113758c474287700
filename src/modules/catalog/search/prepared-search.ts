import type { Buyer } from '../../../core/buyer.js'
import type { ProductSearch, SearchConditions } from './conditions.js'
import type { Term } from './term/term.js'

/** A search with its SQL conditions, ready to run in any number of areas. */
export interface PreparedSearch {
  search: ProductSearch
  buyer: Buyer
  conditions: SearchConditions
  term: Term | null
  /** Whether the search may be answered approximately: its response can say so. */
  mayApproximate?: boolean
}
