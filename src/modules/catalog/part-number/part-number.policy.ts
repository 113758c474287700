import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const partNumberPolicy = {
  'query.partNumber': orOwn(reads('user'), 'contact'),
  'query.partNumbers': orOwn(reads('user'), 'contact'),
  'mutation.partNumberCreate': orOwn(owns('user'), 'manager'),
  'mutation.partNumberUpdate': orOwn(edits('user'), 'manager'),
  'mutation.partNumberDelete': orOwn(owns('user'), 'manager'),
  'mutation.partNumberBulk': orOwn(owns('user'), 'manager'),
  'GET /v2/part-numbers': reads('user'),
  'POST /v2/part-numbers': owns('user'),
  'POST /v2/part-numbers/search': reads('user'),
  'POST /v2/part-numbers/bulk/{lookupKey}': owns('user'),
  'GET /v2/part-numbers/{id}': reads('user'),
  'PATCH /v2/part-numbers/{id}': edits('user'),
  'DELETE /v2/part-numbers/{id}': owns('user'),
} as const
