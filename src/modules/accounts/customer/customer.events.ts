import { declareEvents } from '../../../core/events.js'

export const customerEvents = declareEvents(
  ['CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'CUSTOMER_DELETED', 'CUSTOMER_BULK'],
  ['customerId'],
)
