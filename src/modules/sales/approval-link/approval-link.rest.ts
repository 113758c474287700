import type { Routes } from '../../../interfaces/rest/route.js'
import { keyFromPath } from '../../../interfaces/rest/verbs.js'
import { approvalRequestDto } from '../../spending/approval/approval.dto.js'
import { approvalRequest } from '../../spending/approval/approval.resource.js'
import { remindApprovers } from './notices.js'

export const approvalLinkRest = {
  'POST /v2/approval-requests/{id}/remind': {
    summary:
      'Sends the e-mail about a request for approval again to those who may decide now. Nobody gets it more than once an hour.',
    output: { kind: 'one', dto: approvalRequestDto },
    handle: (ctx, { params }) => remindApprovers(ctx, keyFromPath(approvalRequest, params)),
  },
} satisfies Routes
