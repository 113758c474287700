import type { DiscountSearchInput, DiscountSortField } from '../../../contract/contract.gen.js'
import { dateRange, numberRange, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'

/** A line of a price sheet: the price of a product, or of the products of a category or price group. */
export const discount: Resource<'discount', DiscountSearchInput, DiscountSortField> = {
  label: 'Discount',
  table: 'discount',
  key: 'uuid',
  lookups: {
    productId: ['pricesheetId', 'productId', 'quantityFrom', 'validFrom'],
    categoryId: ['pricesheetId', 'categoryId', 'quantityFrom', 'validFrom'],
    priceGroup: ['pricesheetId', 'priceGroup', 'quantityFrom', 'validFrom'],
  },
  visible: visibleToAll,
  filters: {
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    ids: oneOf('uuid'),
    pricesheetIds: oneOf('pricesheetId'),
    productIds: oneOf('productId'),
    categoryIds: oneOf('categoryId'),
    priceGroups: oneOf('priceGroup'),
    value: numberRange('value'),
    discountTypes: oneOf('discountType'),
    quantityFrom: numberRange('quantityFrom'),
    validFrom: dateRange('validFrom'),
    validTo: dateRange('validTo'),
  },
  sort: {
    ID: 'id',
    PRICESHEETID: 'pricesheetId',
    PRODUCTID: 'productId',
    CATEGORYID: 'categoryId',
    PRICEGROUP: 'priceGroup',
    VALUE: 'value',
    DISCOUNTTYPE: 'discountType',
    QUANTITYFROM: 'quantityFrom',
    VALIDFROM: 'validFrom',
    VALIDTO: 'validTo',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_AT: 'createdAt',
  },
}
