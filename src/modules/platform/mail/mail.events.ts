import { declareEvents } from '../../../core/events.js'

/** SEND_EMAIL is internal to the outbox: it is not a trigger of the contract. */
export const mailEvents = declareEvents(['SEND_EMAIL'])
