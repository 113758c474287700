import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const approvalErrors: RestErrorTable = {
  APPROVAL_PROOF_NOT_FOUND_ERROR: {
    code: 97020,
    type: 'ApprovalProofNotFound',
    status: 404,
    when: 'The order was not approved: it needed no approval, or a person who looks after orders made it.',
  },
}
