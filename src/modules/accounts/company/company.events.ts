import { declareEvents } from '../../../core/events.js'

export const companyEvents = declareEvents(
  ['COMPANY_CREATED', 'COMPANY_UPDATED', 'COMPANY_DELETED', 'COMPANY_BULK'],
  ['companyId'],
)
