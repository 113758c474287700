import { orOwn, reads } from '../../../core/auth/access.js'

/** Buyers get the documents of the orders that they may read. */
const readsOwn = orOwn(reads('order'), 'contact', 'customer')

export const orderDocumentPolicy = {
  'query.orderGetPDF': readsOwn,
  'query.quoteGetPDF': readsOwn,
  // It sends the caller's files to an address that a buyer has chosen.
  'mutation.orderSendConfirmationEmail': reads('order'),
} as const
