import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const ticketPolicy = {
  'query.ticket': orOwn(reads('user'), 'user'),
  'query.tickets': orOwn(reads('user'), 'user'),
  'mutation.ticketCreate': owns('user'),
  'mutation.ticketUpdate': orOwn(edits('user'), 'user'),
  'mutation.ticketDelete': owns('user'),
} as const
