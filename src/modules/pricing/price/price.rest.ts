import type { PriceSearchInput } from '../../../contract/contract.gen.js'
import { list as listRows } from '../../../core/store/store.js'
import type { BulkInput, Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { price } from '../tier/price.resource.js'
import { bulkCountsDto } from '../tier/tier.dto.js'
import { type PriceItem, upsertPrices } from './price.bulk.js'
import { contractWord, priceBulkDto, priceCreateDto, priceDto, priceSearchDto, priceUpdateDto } from './price.dto.js'
import { createPrice, updatePrice } from './price.service.js'

/** Converts the REST spelling to that of the contract. */
const toContractWords = <I extends { bulkDiscountType?: string | null; display?: string | null }>(input: I): I => ({
  ...input,
  ...(input.bulkDiscountType !== undefined && { bulkDiscountType: contractWord(input.bulkDiscountType) }),
  ...(input.display !== undefined && { display: contractWord(input.display) }),
})

export const priceRest = {
  'GET /v2/prices': {
    ...list(price, priceDto, priceSearchDto),
    handle: (ctx, { input }) => listRows(ctx, price, toContractWords(input) as PriceSearchInput),
  },
  'POST /v2/prices': {
    ...create(price, priceCreateDto, priceDto),
    handle: (ctx, { input }) => createPrice(ctx, toContractWords(input)),
  },
  'POST /v2/prices/search': {
    ...search(price, priceDto, priceSearchDto),
    handle: (ctx, { input }) => listRows(ctx, price, toContractWords(input) as PriceSearchInput),
  },
  'POST /v2/prices/bulk': {
    summary: 'Adds or changes the prices of many products, one for each currency. All are written, or none.',
    input: { kind: 'bulk', dto: priceBulkDto, plural: 'prices', keys: {} },
    output: { kind: 'one', dto: bulkCountsDto },
    handle: (ctx, { input }) => {
      const { items, directives } = input as BulkInput
      return upsertPrices(ctx, items.map(toContractWords) as PriceItem[], {
        ...directives,
        skipIfNotEmpty:
          directives.skipIfNotEmpty?.map((name) => (name === 'bulkDiscountType' ? 'bulkPriceDiscountType' : name)) ?? [],
      })
    },
  },
  'GET /v2/prices/{id}': one(price, 'id', priceDto),
  'PATCH /v2/prices/{id}': {
    ...update(price, priceUpdateDto, priceDto),
    handle: (ctx, { params, input }) => updatePrice(ctx, keyFromPath(price, params), toContractWords(input)),
  },
  'DELETE /v2/prices/{id}': remove(price, priceDto),
} satisfies Routes
