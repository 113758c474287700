import type { Dto } from '../../../interfaces/rest/dto.js'

export const purchaseAuthorizationConfigDto: Dto = {
  name: 'PurchaseAuthorizationConfig',
  from: 'PurchaseAuthorizationConfig',
  also: { contactId: 'Int!', companyId: 'Int!' },
}
export const purchaseAuthorizationConfigCreateDto: Dto = {
  name: 'PurchaseAuthorizationConfigCreateInput',
  from: 'PurchaseAuthorizationConfigCreateInput',
}
export const purchaseAuthorizationConfigUpdateDto: Dto = {
  name: 'PurchaseAuthorizationConfigUpdateInput',
  from: 'PurchaseAuthorizationConfigUpdateInput',
}
export const purchaseAuthorizationConfigSearchDto: Dto = {
  name: 'PurchaseAuthorizationConfigSearchInput',
  from: 'PurchaseAuthorizationConfigSearchInput',
  isSearch: true,
}
