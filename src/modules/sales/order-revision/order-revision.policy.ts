import { edits, orOwn, reads } from '../../../core/auth/access.js'

/** Buyers read the public revisions of their own quotes. */
const readsOwn = orOwn(reads('order'), 'contact', 'customer')

export const orderRevisionPolicy = {
  'query.orderRevisions': readsOwn,
  'query.orderRevision': readsOwn,
  'mutation.orderRevisionsInvalidate': edits('order'),
  'mutation.orderRevisionRestore': edits('order'),
} as const
