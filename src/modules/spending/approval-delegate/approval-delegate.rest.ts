import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import {
  approvalDelegateCreateDto,
  approvalDelegateDto,
  approvalDelegateSearchDto,
  approvalDelegateUpdateDto,
} from './approval-delegate.dto.js'
import { approvalDelegate } from './approval-delegate.resource.js'
import { createDelegate, updateDelegate } from './approval-delegate.service.js'

export const approvalDelegateRest = {
  'GET /v2/approval-delegates': list(approvalDelegate, approvalDelegateDto, approvalDelegateSearchDto),
  'POST /v2/approval-delegates': {
    ...create(approvalDelegate, approvalDelegateCreateDto, approvalDelegateDto),
    handle: (ctx, { input }) => createDelegate(ctx, input),
  },
  'POST /v2/approval-delegates/search': search(approvalDelegate, approvalDelegateDto, approvalDelegateSearchDto),
  'GET /v2/approval-delegates/{id}': one(approvalDelegate, 'id', approvalDelegateDto),
  'PATCH /v2/approval-delegates/{id}': {
    ...update(approvalDelegate, approvalDelegateUpdateDto, approvalDelegateDto),
    handle: (ctx, { params, input }) => updateDelegate(ctx, keyFromPath(approvalDelegate, params), input),
  },
  'DELETE /v2/approval-delegates/{id}': remove(approvalDelegate, approvalDelegateDto),
} satisfies Routes
