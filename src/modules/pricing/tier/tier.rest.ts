import { invalid } from '../../../core/base/errors.js'
import type { BulkInput, Route, Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { type TierItem, upsertTiers } from './tier.bulk.js'
import { bulkCostPriceDtos, bulkCountsDto, bulkPriceDtos, costPriceDtos, type TierDtos } from './tier.dto.js'
import { createTier, type TierResource, updateTier } from './tier.service.js'
import { bulkCostPrice, bulkPrice, costPrice, type TierTable } from './tiers.resource.js'

/** Returns the endpoints of a kind of tier; the module gives each its path. `plural` is the name of the list in the body of a bulk, `otherPlural` its name in older integrations. */
const tierRoutes = <T extends TierTable>(resource: TierResource<T>, dtos: TierDtos, plural: string, otherPlural?: string) => ({
  list: list(resource, dtos.tier, dtos.search),
  create: {
    ...create(resource, dtos.create, dtos.tier),
    handle: (ctx, { input }) => createTier(ctx, resource, input),
  } satisfies Route as Route,
  search: search(resource, dtos.tier, dtos.search),
  bulk: {
    summary: `Adds tiers, or changes those with the same price, quantity and start. All are written, or none.${
      otherPlural ? ` The list may also be called \`${otherPlural}\`.` : ''
    }`,
    input: { kind: 'bulk', dto: dtos.item, plural, ...(otherPlural && { otherPlural }), keys: {}, resets: true },
    output: { kind: 'one', dto: bulkCountsDto, status: 201 },
    handle: (ctx, { input }) => {
      const { items, directives } = input as BulkInput
      return upsertTiers(ctx, resource, items.map(toTierItem), directives.resetOnUpdate)
    },
  } satisfies Route as Route,
  one: one(resource, 'id', dtos.tier),
  update: {
    ...update(resource, dtos.update, dtos.tier),
    handle: (ctx, { params, input }) => updateTier(ctx, resource, keyFromPath(resource, params), input),
  } satisfies Route as Route,
  remove: remove(resource, dtos.tier),
})

/** Converts an item; older integrations call the key of the product `source`. */
function toTierItem({ source, ...item }: Record<string, unknown>, i: number): TierItem {
  const productSource = item.productSource ?? source
  const named = [item.priceId, item.productId, productSource].filter((key) => key != null)
  if (named.length !== 1)
    throw invalid([{ path: [i], message: 'must identify its price by one of priceId, productId and productSource' }])
  return { ...item, productSource } as unknown as TierItem
}

const costs = tierRoutes(costPrice, costPriceDtos, 'costPrices', 'bulkCostPrices')
const bulkSales = tierRoutes(bulkPrice, bulkPriceDtos, 'bulkPrices')
const bulkCosts = tierRoutes(bulkCostPrice, bulkCostPriceDtos, 'bulkCostPrices')

export const tierRest = {
  'GET /v2/cost-prices': costs.list,
  'POST /v2/cost-prices': costs.create,
  'POST /v2/cost-prices/search': costs.search,
  'POST /v2/cost-prices/bulk': costs.bulk,
  'GET /v2/cost-prices/{id}': costs.one,
  'PATCH /v2/cost-prices/{id}': costs.update,
  'DELETE /v2/cost-prices/{id}': costs.remove,
  'GET /v2/bulk-prices': bulkSales.list,
  'POST /v2/bulk-prices': bulkSales.create,
  'POST /v2/bulk-prices/search': bulkSales.search,
  'POST /v2/bulk-prices/bulk': bulkSales.bulk,
  'GET /v2/bulk-prices/{id}': bulkSales.one,
  'PATCH /v2/bulk-prices/{id}': bulkSales.update,
  'DELETE /v2/bulk-prices/{id}': bulkSales.remove,
  'GET /v2/bulk-cost-prices': bulkCosts.list,
  'POST /v2/bulk-cost-prices': bulkCosts.create,
  'POST /v2/bulk-cost-prices/search': bulkCosts.search,
  'POST /v2/bulk-cost-prices/bulk': bulkCosts.bulk,
  'GET /v2/bulk-cost-prices/{id}': bulkCosts.one,
  'PATCH /v2/bulk-cost-prices/{id}': bulkCosts.update,
  'DELETE /v2/bulk-cost-prices/{id}': bulkCosts.remove,
} satisfies Routes
