import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const approvalLinkErrors: RestErrorTable = {
  APPROVAL_REMIND_ERROR: {
    code: 97021,
    type: 'ApprovalNotReminded',
    status: 409,
    when: 'The request is no longer waiting for approval, nobody who may decide has an e-mail address, or all of them got the e-mail less than an hour ago.',
  },
}
