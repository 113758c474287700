/** The REST shapes of prices. REST writes discount types and displays in lower case without underscores; it also accepts the other spelling. */
import type { PriceDiscountType, PriceDisplay } from '../../../contract/contract.gen.js'
import type { PriceRow } from '../../../db/db.gen.js'
import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { costPriceDto, PRODUCT_SOURCE } from '../tier/tier.dto.js'
import { costPricesOf } from './price.read.js'

const DISCOUNT_TYPES: readonly PriceDiscountType[] = ['COST_PRICE_PLUS', 'LIST_PRICE_MIN', 'NET_PRICE']
const DISPLAYS: readonly PriceDisplay[] = [
  'FROM',
  'FROM_FOR',
  'LISTPRICE_OURPRICE',
  'PACKAGE',
  'PER_UOM',
  'ON_REQUEST',
  'DEFAULT',
]

/** Converts COST_PRICE_PLUS to costpriceplus. */
export const restWord = (word: string): string => word.toLowerCase().replaceAll('_', '')

const contractWords = new Map([...DISCOUNT_TYPES, ...DISPLAYS].flatMap((word) => [[word, word] as const, [restWord(word), word]]))

/** Converts costpriceplus to COST_PRICE_PLUS. */
export const contractWord = <W extends string>(word: string | null | undefined): W | null | undefined =>
  word == null ? (word as null | undefined) : (contractWords.get(word) as W | undefined)

const enumSdl = (name: string, words: readonly string[]) =>
  `enum ${name} { ${[...new Set([...words.map(restWord), ...words])].join(' ')} }`

export const DISCOUNT_TYPE_SDL = enumSdl('PriceDiscountTypeDto', DISCOUNT_TYPES)
const DISPLAY_SDL = enumSdl('PriceDisplayDto', DISPLAYS)

const cost = (successor: string): LegacyProperty => ({
  type: 'Float',
  migration: 'cost-to-costPrices',
  use: [successor],
  before: 'notStored',
  fix: 'reshape',
})

const inputShape = {
  declares: `${DISCOUNT_TYPE_SDL}\n${DISPLAY_SDL}`,
  also: { bulkDiscountType: 'PriceDiscountTypeDto', display: 'PriceDisplayDto' },
}

export const priceDto: Dto = {
  name: 'Price',
  from: 'Price',
  omit: ['cost'],
  ...inputShape,
  also: { bulkPriceDiscountType: 'PriceDiscountTypeDto!', display: 'PriceDisplayDto!' },
  read: {
    bulkPriceDiscountType: (row: PriceRow) => restWord(row.bulkPriceDiscountType),
    display: (row: PriceRow) => restWord(row.display),
  },
  nest: { costPrices: { dto: costPriceDto, of: costPricesOf, many: true } },
}
export const priceCreateDto: Dto = {
  name: 'PriceCreateInput',
  from: 'PriceCreateInput',
  ...inputShape,
  legacy: { cost: cost('PriceCreateInput.costPrices') },
}
export const priceUpdateDto: Dto = {
  name: 'PriceUpdateDTO',
  from: 'PriceUpdateInput',
  ...inputShape,
  legacy: { cost: cost('PriceUpdateDTO.costPrices') },
}
export const priceBulkDto: Dto = {
  name: 'PriceBulkInput',
  from: 'PriceCreateInput',
  declares: `${PRODUCT_SOURCE}\n${inputShape.declares}`,
  also: { ...inputShape.also, productId: 'Int @rule(min: 1)', productSource: 'ProductSourceDto' },
  legacy: { cost: cost('PriceBulkInput.costPrices') },
}
export const priceSearchDto: Dto = {
  name: 'PriceSearchInput',
  from: 'PriceSearchInput',
  isSearch: true,
  declares: DISCOUNT_TYPE_SDL,
  also: { bulkDiscountType: 'PriceDiscountTypeDto' },
  legacy: { cost: { ...cost('PriceSearchInput.costPrices'), type: 'DecimalSearchInput' } },
}
