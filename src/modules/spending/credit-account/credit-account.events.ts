import { declareEvents } from '../../../core/events.js'

export const creditAccountEvents = declareEvents(
  ['CREDIT_ACCOUNT_CREATED', 'CREDIT_ACCOUNT_UPDATED', 'CREDIT_ACCOUNT_DELETED'],
  ['creditAccountId'],
)
