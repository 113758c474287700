import { declareEvents } from '../../../core/events.js'

/**
 * SEND_APPROVAL_REQUEST is internal to the outbox: it sends one e-mail to one approver, so that each can fail and be repeated on its own. It is not a
 * trigger of the contract.
 */
export const approvalLinkEvents = declareEvents(['SEND_APPROVAL_REQUEST'])
