import { declareEvents } from '../../../core/events.js'

export const orderEvents = declareEvents(
  [
    'ORDER_CREATED',
    'ORDER_UPDATED',
    'ORDER_DELETED',
    'ORDER_SEND_CONFIRMATION',
    'QUOTE_SEND',
    'QUOTE_SEND_REQUEST',
    'QUOTE_SEND_VALIDATION',
  ],
  ['orderId'],
)
