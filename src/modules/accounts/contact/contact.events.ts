import { declareEvents } from '../../../core/events.js'

export const contactEvents = declareEvents(
  ['CONTACT_CREATED', 'CONTACT_UPDATED', 'CONTACT_DELETED', 'CONTACT_BULK'],
  ['contactId'],
)
