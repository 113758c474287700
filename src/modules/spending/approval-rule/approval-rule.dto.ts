import type { Dto } from '../../../interfaces/rest/dto.js'

export const approvalRuleDto: Dto = { name: 'ApprovalRule', from: 'ApprovalRule' }
export const approvalRuleCreateDto: Dto = { name: 'ApprovalRuleCreateInput', from: 'ApprovalRuleCreateInput' }
export const approvalRuleUpdateDto: Dto = { name: 'ApprovalRuleUpdateInput', from: 'ApprovalRuleUpdateInput' }
export const approvalRuleSearchDto: Dto = { name: 'ApprovalRuleSearchInput', from: 'ApprovalRuleSearchInput', isSearch: true }
