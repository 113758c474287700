import type { Dto } from '../../../interfaces/rest/dto.js'

export const approvalDelegateDto: Dto = { name: 'ApprovalDelegate', from: 'ApprovalDelegate' }
export const approvalDelegateCreateDto: Dto = { name: 'ApprovalDelegateCreateInput', from: 'ApprovalDelegateCreateInput' }
export const approvalDelegateUpdateDto: Dto = { name: 'ApprovalDelegateUpdateInput', from: 'ApprovalDelegateUpdateInput' }
export const approvalDelegateSearchDto: Dto = {
  name: 'ApprovalDelegateSearchInput',
  from: 'ApprovalDelegateSearchInput',
  isSearch: true,
}
