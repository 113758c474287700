import type { Dto } from '../../../faces/rest/dto.js'

/** None of these is in the published contract: they are our own addition. */
export const lifecycleUsageDto: Dto = { name: 'LifecycleUsage', from: 'LifecycleUsage' }
export const lifecycleUsageSearchDto: Dto = {
  name: 'LifecycleUsageSearchInput',
  from: 'LifecycleUsageSearchInput',
  isSearch: true,
}
export const lifecycleReadinessDto: Dto = { name: 'LifecycleReadiness', from: 'LifecycleReadiness' }
export const lifecycleReadinessSearchDto: Dto = {
  name: 'LifecycleReadinessSearchInput',
  from: 'LifecycleReadinessSearchInput',
  isSearch: true,
}
