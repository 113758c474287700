import type { Dto } from '../../../interfaces/rest/dto.js'

/** Not in the published contract: an addition of Wharf. */
export const salesStatisticsDto: Dto = { name: 'SalesStatistics', from: 'SalesStatistics' }
export const salesStatisticsInputDto: Dto = { name: 'SalesStatisticsInput', from: 'SalesStatisticsInput' }
export const topProductsDto: Dto = { name: 'TopProducts', from: 'TopProducts' }
export const topProductsInputDto: Dto = { name: 'TopProductsInput', from: 'TopProductsInput' }
export const searchTermsDto: Dto = { name: 'SearchTermsWithoutResults', from: 'SearchTermsWithoutResults' }
export const searchTermsInputDto: Dto = { name: 'SearchTermsWithoutResultsInput', from: 'SearchTermsWithoutResultsInput' }
