import { declareEvents } from '../../../core/events.js'

export const passwordEvents = declareEvents(
  ['SEND_RESET_PASSWORD', 'SEND_INIT_PASSWORD', 'CONTACT_SEND_WELCOME_EMAIL', 'CUSTOMER_SEND_WELCOME_EMAIL'],
  ['contactId', 'customerId', 'companyId'],
)

export type PasswordEvent = (typeof passwordEvents.names)[number]
