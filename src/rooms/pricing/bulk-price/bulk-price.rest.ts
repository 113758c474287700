import type { Routes } from '../../../faces/rest/route.js'
import { bulkCostPrice, bulkPrice } from '../../../resources/pricing/tiers.js'
import { tierRoutes } from '../cost-price/tier.rest.js'
import { bulkCostPriceDtos, bulkPriceDtos } from './bulk-price.dto.js'

const sales = tierRoutes(bulkPrice, bulkPriceDtos, 'bulkPrices')
const costs = tierRoutes(bulkCostPrice, bulkCostPriceDtos, 'bulkCostPrices')

export const bulkPriceRest = {
  'GET /v2/bulk-prices': sales.list,
  'POST /v2/bulk-prices': sales.create,
  'POST /v2/bulk-prices/search': sales.search,
  'POST /v2/bulk-prices/bulk': sales.bulk,
  'GET /v2/bulk-prices/{id}': sales.one,
  'PATCH /v2/bulk-prices/{id}': sales.update,
  'DELETE /v2/bulk-prices/{id}': sales.remove,
  'GET /v2/bulk-cost-prices': costs.list,
  'POST /v2/bulk-cost-prices': costs.create,
  'POST /v2/bulk-cost-prices/search': costs.search,
  'POST /v2/bulk-cost-prices/bulk': costs.bulk,
  'GET /v2/bulk-cost-prices/{id}': costs.one,
  'PATCH /v2/bulk-cost-prices/{id}': costs.update,
  'DELETE /v2/bulk-cost-prices/{id}': costs.remove,
} satisfies Routes
