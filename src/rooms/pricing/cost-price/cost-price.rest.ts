import type { Routes } from '../../../faces/rest/route.js'
import { costPrice } from '../../../resources/pricing/tiers.js'
import { costPriceDtos } from './cost-price.dto.js'
import { tierRoutes } from './tier.rest.js'

const routes = tierRoutes(costPrice, costPriceDtos, 'costPrices')

export const costPriceRest = {
  'GET /v2/cost-prices': routes.list,
  'POST /v2/cost-prices': routes.create,
  'POST /v2/cost-prices/search': routes.search,
  'POST /v2/cost-prices/bulk': routes.bulk,
  'GET /v2/cost-prices/{id}': routes.one,
  'PATCH /v2/cost-prices/{id}': routes.update,
  'DELETE /v2/cost-prices/{id}': routes.remove,
} satisfies Routes
