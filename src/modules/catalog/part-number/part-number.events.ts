import { declareEvents } from '../../../core/events.js'

export const partNumberEvents = declareEvents(
  ['PART_NUMBER_CREATED', 'PART_NUMBER_UPDATED', 'PART_NUMBER_DELETED', 'PART_NUMBER_BULK'],
  ['partNumberId'],
)
