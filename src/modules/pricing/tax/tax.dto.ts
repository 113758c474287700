import type { TaxRow } from '../../../db/db.gen.js'
import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'

const shopId: LegacyProperty = { type: 'Int', migration: 'shop-to-channel', before: 'works', fix: 'drop' }
const shownShopId: LegacyProperty = { ...shopId, read: ({ shopId: own }: TaxRow, ctx) => own ?? ctx.actor.channelId }

/** A tax in a list. */
export const taxDto: Dto = { name: 'Tax', from: 'Tax', legacy: { shopId: shownShopId } }
/** A tax by itself. */
export const taxResponseDto: Dto = { name: 'TaxResponse', from: 'Tax', legacy: { shopId: shownShopId } }
export const taxCreateDto: Dto = { name: 'TaxCreateInput', from: 'TaxCreateInput', legacy: { shopId } }
export const taxUpdateDto: Dto = { name: 'TaxUpdateInputDto', from: 'TaxUpdateInput', legacy: { shopId } }
export const taxBulkDto: Dto = { name: 'TaxBulkItemDto', from: 'TaxUpdateInput' }
export const taxSearchDto: Dto = { name: 'TaxSearchInput', from: 'TaxSearchInput', isSearch: true }
/** The query of the list also takes the deprecated shop; the search in a body does not. */
export const taxListDto: Dto = { ...taxSearchDto, name: 'TaxListQuery', also: { shopId: 'Int' } }
export const taxQueryLegacy = { shopId }
