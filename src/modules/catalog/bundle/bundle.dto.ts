import { Decimal } from '../../../core/money.js'
import type { BundleRow } from '../../../db/db.gen.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import { itemsOfBundle } from './bundle.resource.js'

/** Calculated prices depend on the buyer, which REST does not have. It shows the fixed price of a bundle, which is the same for everybody. */
const bundleItemDto: Dto = { name: 'BundleItem', from: 'BundleItem', omit: ['price'] }
export const bundleDto: Dto = {
  name: 'Bundle',
  from: 'Bundle',
  omit: ['price'],
  also: { price: 'Float' },
  read: { price: ({ fixedPrice }: BundleRow) => (fixedPrice === null ? null : Decimal.of(fixedPrice).toNumber()) },
  nest: { items: { dto: bundleItemDto, of: itemsOfBundle, many: true } },
}
export const bundleCreateDto: Dto = { name: 'BundleCreateInput', from: 'BundleCreateInput' }
export const bundleUpdateDto: Dto = { name: 'BundleUpdateInput', from: 'BundleUpdateInput' }
export const bundleItemsDto: Dto = { name: 'BundleAddItemsInput', from: 'BundleAddItemsInput' }
export const bundleSearchDto: Dto = { name: 'BundleSearchInput', from: 'BundleSearchInput', isSearch: true }
