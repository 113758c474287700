/** The REST shapes of lines of price sheets. */
import type { PriceDiscountType } from '../../../contract/contract.gen.js'
import type { Row } from '../../../core/store/resource.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import { DISCOUNT_TYPE_SDL, restWord } from '../price/price.dto.js'

const inputShape = { declares: DISCOUNT_TYPE_SDL, also: { discountType: 'PriceDiscountTypeDto' } }

export const discountDto: Dto = {
  name: 'Discount',
  from: 'Discount',
  omit: ['pricesheet', 'product', 'category'],
  declares: DISCOUNT_TYPE_SDL,
  also: { discountType: 'PriceDiscountTypeDto!' },
  read: { discountType: (row: Row<'discount'>) => restWord(row.discountType) },
}
export const discountCreateDto: Dto = {
  name: 'DiscountCreateInput',
  from: 'DiscountCreateInput',
  ...inputShape,
  also: { discountType: 'PriceDiscountTypeDto!' },
}
export const discountUpdateDto: Dto = { name: 'DiscountUpdateInput', from: 'DiscountUpdateInput', ...inputShape }
export const discountSearchDto: Dto = {
  name: 'DiscountSearchInput',
  from: 'DiscountSearchInput',
  isSearch: true,
  declares: DISCOUNT_TYPE_SDL,
  also: { discountTypes: '[PriceDiscountTypeDto!]' },
}

/** CP, SP and net are the old names of the discount types. */
export const PRICING_TYPES: Readonly<Record<string, PriceDiscountType>> = {
  CP: 'COST_PRICE_PLUS',
  SP: 'LIST_PRICE_MIN',
  net: 'NET_PRICE',
}

/** The lines of one sheet, in the bulk endpoint of the sheet. */
export const pricingInputDto: Dto = {
  name: 'PricesheetPricingDto',
  from: 'PricesheetPricingDto',
  declares: `
    "CP: a percentage on top of the purchase price; SP: a percentage off the list price; net: the price."
    enum PricingTypeDto { CP SP net }

    "The price of a product, category or price group on this sheet."
    input PricingDto {
      type: PricingTypeDto!
      "A percentage, if the type is CP or SP."
      amount: Float @rule(min: 0, max: 1000000000000, decimals: 5)
      "The price, if the type is net."
      price: Float @rule(min: 0, max: 1000000000000, decimals: 5)
      quantityFrom: Int = 1 @rule(min: 1)
      "When it starts to apply; null: from the beginning."
      validFrom: String @rule(format: dateTime)
      "When it stops applying; null: never."
      validTo: String @rule(format: dateTime, isLast: true)
    }

    "A line about a product or a category: by its id, or by the key of another system."
    input PricingTargetDto {
      id: Int @rule(min: 1)
      "The other system; needs sourceId."
      source: String
      sourceId: String
      pricing: PricingDto!
    }

    "A line about the products of a price group."
    input PricingGroupDto {
      name: String! @rule(minLength: 1, maxLength: 255)
      pricing: PricingDto!
    }

    input PricesheetPricingDto {
      products: [PricingTargetDto!] @rule(maxItems: 10000)
      categories: [PricingTargetDto!] @rule(maxItems: 10000)
      priceGroups: [PricingGroupDto!] @rule(maxItems: 10000)
    }`,
}
