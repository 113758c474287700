import { type SqlBool, sql } from 'kysely'
import type { DecimalSearchInput, PriceSearchInput, PriceSortField } from '../../../contract/contract.gen.js'
import {
  dateRange,
  equals,
  type Filter,
  ignored,
  numberRange,
  oneOf,
  type Resource,
  visibleToAll,
} from '../../../core/store/resource.js'
import { allOf } from '../../../db/conditions.js'

/** Finds prices with a cost price in the range. */
const someCostPrice: Filter<'price', DecimalSearchInput> = (_, { greaterThan, lessThan, equal }) => {
  const limits = [
    ...(greaterThan == null ? [] : [sql`cost.value >= ${String(greaterThan)}::numeric`]),
    ...(lessThan == null ? [] : [sql`cost.value <= ${String(lessThan)}::numeric`]),
    ...(equal == null ? [] : [sql`cost.value = ${String(equal)}::numeric`]),
  ]
  return limits.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (select from "costPrice" cost where cost."priceId" = price.uuid and ${allOf(limits)})`
}

/** The price record of a product: its price before tiers, price sheets and tax. A product has one in each currency. */
export const price: Resource<'price', PriceSearchInput, PriceSortField> = {
  label: 'Price',
  table: 'price',
  key: 'uuid',
  lookups: { productAndCurrency: ['productId', 'currency'] },
  codes: { exists: 'PRICE_CREATE_ERROR', inUse: 'PRICE_IN_USE_ERROR' },
  visible: visibleToAll,
  filters: {
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    ids: oneOf('uuid'),
    productIds: oneOf('productId'),
    currencies: oneOf('currency'),
    per: equals('per'),
    list: numberRange('list'),
    cost: ignored,
    costPrices: someCostPrice,
    suggested: numberRange('suggested'),
    store: numberRange('store'),
    bulkDiscountType: equals('bulkPriceDiscountType'),
  },
  sort: {
    ID: 'id',
    PRODUCT_ID: 'productId',
    PRICE_PER: 'per',
    PRICE: 'list',
    SUGGESTED_PRICE: 'suggested',
    STORE_PRICE: 'store',
    BULK_PRICE_DISCOUNT_TYPE: 'bulkPriceDiscountType',
    DEFAULT_TAX_CODE: 'defaultTaxCode',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_AT: 'createdAt',
    COST_PRICE: 'id',
  },
}
