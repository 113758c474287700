import { declareEvents } from '../../../core/events.js'

export const spendingLimitEvents = declareEvents(
  ['SPENDING_LIMIT_CREATED', 'SPENDING_LIMIT_UPDATED', 'SPENDING_LIMIT_DELETED'],
  ['spendingLimitId'],
)
