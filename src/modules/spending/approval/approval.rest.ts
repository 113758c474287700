import type { Routes } from '../../../interfaces/rest/route.js'
import { keyFromPath, list, one, search } from '../../../interfaces/rest/verbs.js'
import { order } from '../../../resources/sales/order.js'
import { approvalProofDto, approvalRequestDto, approvalRequestSearchDto } from './approval.dto.js'
import { approvalRequest } from './approval.resource.js'
import { readProof } from './proof.js'

export const approvalRest = {
  'GET /v2/approval-requests': list(approvalRequest, approvalRequestDto, approvalRequestSearchDto),
  'POST /v2/approval-requests/search': search(approvalRequest, approvalRequestDto, approvalRequestSearchDto),
  'GET /v2/approval-requests/{id}': one(approvalRequest, 'id', approvalRequestDto),
  'GET /v2/orders/id/{id}/approval-proof': {
    summary: 'The signed approval of an order, to check it without the server.',
    output: { kind: 'one', dto: approvalProofDto },
    handle: (ctx, { params }) => readProof(ctx, keyFromPath(order, params)),
  },
} satisfies Routes
