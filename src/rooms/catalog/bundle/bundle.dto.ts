import type { Dto } from '../../../faces/rest/dto.js'
import { itemsOfBundle } from '../../../resources/catalog/bundle.js'

/** Prices depend on the buyer, and REST has none: it shows bundles without them. */
const bundleItemDto: Dto = { name: 'BundleItem', from: 'BundleItem', omit: ['price'] }
export const bundleDto: Dto = {
  name: 'Bundle',
  from: 'Bundle',
  omit: ['price'],
  nest: { items: { dto: bundleItemDto, of: itemsOfBundle, many: true } },
}
export const bundleCreateDto: Dto = { name: 'BundleCreateInput', from: 'BundleCreateInput' }
export const bundleUpdateDto: Dto = { name: 'BundleUpdateInput', from: 'BundleUpdateInput' }
export const bundleItemsDto: Dto = { name: 'BundleAddItemsInput', from: 'BundleAddItemsInput' }
export const bundleSearchDto: Dto = { name: 'BundleSearchInput', from: 'BundleSearchInput', isSearch: true }
