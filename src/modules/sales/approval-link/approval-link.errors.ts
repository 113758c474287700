import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const approvalLinkErrors: RestErrorTable = {
  APPROVAL_REMIND_ERROR: {
    code: 97021,
    type: 'ApprovalNotReminded',
    status: 409,
    when: 'The request for approval waits for nobody, or everybody who may decide got the e-mail less than an hour ago.',
  },
}
