import type { Dto } from '../../../faces/rest/dto.js'
import { tierBulkDto } from '../cost-price/tier.dto.js'

export const bulkPriceDtos = {
  tier: { name: 'BulkPrice', from: 'BulkPrice' },
  create: { name: 'BulkPriceCreateInput', from: 'BulkPriceCreateInput' },
  update: { name: 'BulkPriceUpdateInput', from: 'BulkPriceUpdateInput' },
  search: { name: 'BulkPriceSearchInput', from: 'BulkPriceSearchInput', isSearch: true },
  item: tierBulkDto('BulkPriceBulkInput', 'BulkPriceCreateInput'),
} as const satisfies Record<string, Dto>

export const bulkCostPriceDtos = {
  tier: { name: 'BulkCostPrice', from: 'BulkCostPrice' },
  create: { name: 'BulkCostPriceCreateInput', from: 'BulkCostPriceCreateInput' },
  update: { name: 'BulkCostPriceUpdateInput', from: 'BulkCostPriceUpdateInput' },
  search: { name: 'BulkCostPriceSearchInput', from: 'BulkCostPriceSearchInput', isSearch: true },
  item: tierBulkDto('BulkCostPriceBulkInput', 'BulkCostPriceCreateInput'),
} as const satisfies Record<string, Dto>
