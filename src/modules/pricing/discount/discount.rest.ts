import type { DiscountSearchInput, PriceDiscountType } from '../../../contract/contract.gen.js'
import { get, list as listRows } from '../../../core/store/store.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { contractWord } from '../price/price.dto.js'
import { pricesheet } from '../pricesheet/pricesheet.resource.js'
import { pricesheetKey } from '../pricesheet/pricesheet.service.js'
import { discountCreateDto, discountDto, discountSearchDto, discountUpdateDto, pricingInputDto } from './discount.dto.js'
import { writePricing } from './discount.pricing.js'
import { discount } from './discount.resource.js'
import { createDiscount, removeDiscount, updateDiscount } from './discount.service.js'

const toContractWords = <I extends { discountType?: string | null }>(input: I): I => ({
  ...input,
  ...(input.discountType !== undefined && { discountType: contractWord(input.discountType) }),
})

/** Converts the discount types of a search. */
const toSearch = (input: { discountTypes?: readonly string[] | null }): DiscountSearchInput => ({
  ...input,
  discountTypes: input.discountTypes?.flatMap((word) => contractWord<PriceDiscountType>(word) ?? []),
})

export const discountRest = {
  'GET /v2/discounts': list(discount, discountDto, discountSearchDto),
  'POST /v2/discounts': {
    ...create(discount, discountCreateDto, discountDto),
    handle: (ctx, { input }) => createDiscount(ctx, toContractWords(input)),
  },
  'POST /v2/discounts/search': {
    ...search(discount, discountDto, discountSearchDto),
    handle: (ctx, { input }) => listRows(ctx, discount, toSearch(input)),
  },
  'GET /v2/discounts/{id}': one(discount, 'id', discountDto),
  'PATCH /v2/discounts/{id}': {
    ...update(discount, discountUpdateDto, discountDto),
    handle: (ctx, { params, input }) => updateDiscount(ctx, keyFromPath(discount, params), toContractWords(input)),
  },
  'DELETE /v2/discounts/{id}': {
    ...remove(discount, discountDto),
    handle: (ctx, { params }) => removeDiscount(ctx, keyFromPath(discount, params)),
  },
  'GET /v2/pricesheets/{lookupKey}/{lookupValue}/pricing': {
    ...list(discount, discountDto, discountSearchDto),
    summary: 'A page of the lines of a price sheet.',
    handle: async (ctx, { params, input }) => {
      const { uuid } = await get(ctx, pricesheet, pricesheetKey(params))
      return listRows(ctx, discount, input, { within: { pricesheetId: uuid } })
    },
  },
  'POST /v2/pricesheets/{lookupKey}/{lookupValue}/pricing': {
    summary: 'Adds or changes lines of a price sheet; each line has its own result.',
    input: { kind: 'body', dto: pricingInputDto, isLarge: true },
    output: { kind: 'bulk' },
    handle: (ctx, { params, input }) => writePricing(ctx, pricesheetKey(params), input),
  },
} satisfies Routes
