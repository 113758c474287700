/** The REST shapes of tiers. */
import type { Dto } from '../../../interfaces/rest/dto.js'

/** How REST names a product in a bulk. */
export const PRODUCT_SOURCE = `
  "A product by the key of another system."
  input ProductSourceDto {
    "The other system."
    name: String! @rule(minLength: 1, maxLength: 32)
    "The key of the product there."
    id: String! @rule(minLength: 1, maxLength: 64)
  }`

/** The counters of a bulk. */
export const bulkCountsDto: Dto = { name: 'BulkCountsDto', from: 'BulkResponseData' }

/** Returns the shape of an item of a bulk, whose price may be named by the product. */
const tierBulkDto = (name: string, from: string): Dto => ({
  name,
  from,
  declares: PRODUCT_SOURCE,
  omit: ['priceId'],
  also: {
    priceId: 'String @rule(format: uuid)',
    productId: 'Int @rule(min: 1)',
    currency: 'String @rule(format: currency)',
    productSource: 'ProductSourceDto',
    source: 'ProductSourceDto',
  },
})

/** The shapes of one kind of tier: for reading, adding, changing, searching, and as an item of a bulk. */
export interface TierDtos {
  tier: Dto
  create: Dto
  update: Dto
  search: Dto
  item: Dto
}

export const costPriceDto: Dto = { name: 'CostPrice', from: 'CostPrice' }
export const costPriceDtos = {
  tier: costPriceDto,
  create: { name: 'CostPriceCreateInput', from: 'CostPriceCreateInput' },
  update: { name: 'CostPriceUpdateInput', from: 'CostPriceUpdateInput' },
  search: { name: 'CostPriceSearchInput', from: 'CostPriceSearchInput', isSearch: true },
  item: tierBulkDto('CostPriceBulkInput', 'CostPriceCreateInput'),
} satisfies TierDtos

export const bulkPriceDtos = {
  tier: { name: 'BulkPrice', from: 'BulkPrice' },
  create: { name: 'BulkPriceCreateInput', from: 'BulkPriceCreateInput' },
  update: { name: 'BulkPriceUpdateInput', from: 'BulkPriceUpdateInput' },
  search: { name: 'BulkPriceSearchInput', from: 'BulkPriceSearchInput', isSearch: true },
  item: tierBulkDto('BulkPriceBulkInput', 'BulkPriceCreateInput'),
} satisfies TierDtos

export const bulkCostPriceDtos = {
  tier: { name: 'BulkCostPrice', from: 'BulkCostPrice' },
  create: { name: 'BulkCostPriceCreateInput', from: 'BulkCostPriceCreateInput' },
  update: { name: 'BulkCostPriceUpdateInput', from: 'BulkCostPriceUpdateInput' },
  search: { name: 'BulkCostPriceSearchInput', from: 'BulkCostPriceSearchInput', isSearch: true },
  item: tierBulkDto('BulkCostPriceBulkInput', 'BulkCostPriceCreateInput'),
} satisfies TierDtos
