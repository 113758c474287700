import type { Dto } from '../../../faces/rest/dto.js'
import { tierBulkDto } from './tier.dto.js'

export const costPriceDto: Dto = { name: 'CostPrice', from: 'CostPrice' }
export const costPriceDtos = {
  tier: costPriceDto,
  create: { name: 'CostPriceCreateInput', from: 'CostPriceCreateInput' },
  update: { name: 'CostPriceUpdateInput', from: 'CostPriceUpdateInput' },
  search: { name: 'CostPriceSearchInput', from: 'CostPriceSearchInput', isSearch: true },
  item: tierBulkDto('CostPriceBulkInput', 'CostPriceCreateInput'),
} as const satisfies Record<string, Dto>
