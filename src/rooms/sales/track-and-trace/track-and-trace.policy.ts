import { edits, orOwn, reads } from '../../../core/auth/access.js'

/** Buyers follow what is sent of their own orders. */
const readsOwn = orOwn(reads('order'), 'contact', 'customer')

export const trackAndTracePolicy = {
  'query.trackAndTrace': readsOwn,
  'query.trackAndTraces': readsOwn,
  'mutation.trackAndTraceCreate': edits('order'),
  'mutation.trackAndTraceUpdate': edits('order'),
  'mutation.trackAndTraceDelete': edits('order'),
} as const
