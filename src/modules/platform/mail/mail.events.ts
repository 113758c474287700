import { declareEvents } from '../../../core/events.js'

/** SEND_EMAIL is the outbox's own: it is no trigger of the contract. */
export const mailEvents = declareEvents(['SEND_EMAIL'])
