import { edits, orOwn, reads } from '../../../core/auth/access.js'

/** Buyers track the shipments of their own orders. */
const readsOwn = orOwn(reads('order'), 'contact', 'customer')

export const trackAndTracePolicy = {
  'query.trackAndTrace': readsOwn,
  'query.trackAndTraces': readsOwn,
  'mutation.trackAndTraceCreate': edits('order'),
  'mutation.trackAndTraceUpdate': edits('order'),
  'mutation.trackAndTraceDelete': edits('order'),
  'GET /v2/trackandtraces': reads('order'),
  'POST /v2/trackandtraces': edits('order'),
  'POST /v2/trackandtraces/search': reads('order'),
  'GET /v2/trackandtraces/{id}': reads('order'),
  'PATCH /v2/trackandtraces/{id}': edits('order'),
  'DELETE /v2/trackandtraces/{id}': edits('order'),
} as const
