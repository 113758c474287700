import type { Dto } from '../../../interfaces/rest/dto.js'

export const trackAndTraceCreateDto: Dto = { name: 'TrackAndTraceCreateInput', from: 'TrackAndTraceCreateInput' }
export const trackAndTraceUpdateDto: Dto = { name: 'TrackAndTraceUpdateInput', from: 'TrackAndTraceUpdateInput' }
export const trackAndTraceSearchDto: Dto = {
  name: 'TrackAndTraceSearchInput',
  from: 'TrackAndTraceSearchInput',
  isSearch: true,
}
