import { declareEvents } from '../../../core/events.js'

export const callOffContractEvents = declareEvents(
  ['CALL_OFF_CONTRACT_CREATED', 'CALL_OFF_CONTRACT_UPDATED', 'CALL_OFF_CONTRACT_DELETED', 'CALL_OFF_CONTRACT_ENDING'],
  ['callOffContractId'],
)
