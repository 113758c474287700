import { declareEvents } from '../../../core/events.js'

export const creditEntryEvents = declareEvents(['CREDIT_ENTRY_CREATED', 'CREDIT_ENTRY_BULK'], ['creditEntryId'])
