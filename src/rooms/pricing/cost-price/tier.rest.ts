/** The REST endpoints that each kind of tier has. */
import { invalid } from '../../../core/base/errors.js'
import type { Dto } from '../../../faces/rest/dto.js'
import type { BulkInput, Route } from '../../../faces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../faces/rest/verbs.js'
import type { TierTable } from '../../../resources/pricing/tiers.js'
import { type TierItem, upsertTiers } from './tier.bulk.js'
import { bulkCountsDto } from './tier.dto.js'
import { createTier, type TierResource, updateTier } from './tier.service.js'

interface TierDtos {
  tier: Dto
  create: Dto
  update: Dto
  search: Dto
  item: Dto
}

/** The endpoints of a kind of tier; the room gives each its path. `plural` is the name of the list in the body of a bulk. */
export const tierRoutes = <T extends TierTable>(resource: TierResource<T>, dtos: TierDtos, plural: string) => ({
  list: list(resource, dtos.tier, dtos.search),
  create: {
    ...create(resource, dtos.create, dtos.tier),
    handle: (ctx, { input }) => createTier(ctx, resource, input),
  } satisfies Route as Route,
  search: search(resource, dtos.tier, dtos.search),
  bulk: {
    summary: 'Adds tiers, or changes those with the same price, quantity and first instant. All are written, or none.',
    input: { kind: 'bulk', dto: dtos.item, plural, keys: {}, resets: true },
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

/** Older integrations call the key of the product `source`. */
function toTierItem({ source, ...item }: Record<string, unknown>, i: number): TierItem {
  const productSource = item.productSource ?? source
  const named = [item.priceId, item.productId, productSource].filter((key) => key != null)
  if (named.length !== 1)
    throw invalid([{ path: [i], message: 'must name its price by one of priceId, productId and productSource' }])
  return { ...item, productSource } as unknown as TierItem
}
