/** The three kinds of tiers of a price: from a quantity on, within a period. A tier names its price by uuid, as the contract does. */
import type {
  BulkCostPriceSearchInput,
  BulkPriceSearchInput,
  BulkPriceSortField,
  CostPriceSearchInput,
  CostPriceSortField,
} from '../../../contract/contract.gen.js'
import { dateRange, numberRange, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'

/** The tables have the same columns. */
export type TierTable = 'costPrice' | 'bulkPrice' | 'bulkCostPrice'

const SORT = {
  ID: 'id',
  QUANTITY_FROM: 'quantityFrom',
  VALUE: 'value',
  VALID_FROM: 'validFrom',
  VALID_TO: 'validTo',
  LAST_MODIFIED_AT: 'lastModifiedAt',
  CREATED_AT: 'createdAt',
} as const

/** The unique key: a price has one tier of a kind for each quantity and start. */
const TIER_KEY = ['priceId', 'quantityFrom', 'validFrom'] as const

const filtersOf = <T extends TierTable>() => ({
  createdAt: dateRange<T>('createdAt'),
  lastModifiedAt: dateRange<T>('lastModifiedAt'),
  ids: oneOf<T>('uuid'),
  priceIds: oneOf<T>('priceId'),
  quantityFrom: numberRange<T>('quantityFrom'),
  value: numberRange<T>('value'),
  validFrom: dateRange<T>('validFrom'),
  validTo: dateRange<T>('validTo'),
})

/** The cost price of a product, from a quantity on. */
export const costPrice: Resource<'costPrice', CostPriceSearchInput, CostPriceSortField> = {
  label: 'CostPrice',
  table: 'costPrice',
  key: 'uuid',
  lookups: { tier: TIER_KEY },
  visible: visibleToAll,
  filters: filtersOf<'costPrice'>(),
  sort: SORT,
}

/** The price of a product for everybody, from a quantity on. */
export const bulkPrice: Resource<'bulkPrice', BulkPriceSearchInput, BulkPriceSortField> = {
  label: 'BulkPrice',
  table: 'bulkPrice',
  key: 'uuid',
  lookups: { tier: TIER_KEY },
  visible: visibleToAll,
  filters: filtersOf<'bulkPrice'>(),
  sort: SORT,
}

/** A tier by quantity, calculated from cost prices. */
export const bulkCostPrice: Resource<'bulkCostPrice', BulkCostPriceSearchInput, BulkPriceSortField> = {
  label: 'BulkCostPrice',
  table: 'bulkCostPrice',
  key: 'uuid',
  lookups: { tier: TIER_KEY },
  visible: visibleToAll,
  filters: filtersOf<'bulkCostPrice'>(),
  sort: SORT,
}
