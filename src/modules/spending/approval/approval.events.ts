import { declareEvents } from '../../../core/events.js'

export const approvalEvents = declareEvents(
  [
    'APPROVAL_REQUESTED',
    'APPROVAL_STEP_COMPLETED',
    'APPROVAL_APPROVED',
    'APPROVAL_DECLINED',
    'APPROVAL_ESCALATED',
    'APPROVAL_EXPIRED',
  ],
  ['approvalRequestId'],
)
