import type { ApprovalRequestRow } from '../../../db/db.gen.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import { changedPartsOfRequest, entriesOfRequest, nameOfContact, nameOfPrincipal } from './approval.resource.js'

const approvalEntryDto: Dto = {
  name: 'ApprovalEntry',
  from: 'ApprovalEntry',
  read: { contactName: nameOfContact, onBehalfOfName: nameOfPrincipal },
}

export const approvalRequestDto: Dto = {
  name: 'ApprovalRequest',
  from: 'ApprovalRequest',
  omit: ['entries'],
  read: { cartId: ({ cartUuid }: ApprovalRequestRow) => cartUuid },
  related: { changedParts: changedPartsOfRequest },
  nest: { entries: { dto: approvalEntryDto, of: entriesOfRequest, many: true } },
}
export const approvalRequestSearchDto: Dto = {
  name: 'ApprovalRequestSearchInput',
  from: 'ApprovalRequestSearchInput',
  isSearch: true,
}
export const approvalProofDto: Dto = { name: 'ApprovalProof', from: 'ApprovalProof' }
