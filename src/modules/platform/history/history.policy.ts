import { anyKey, orOwn, owns } from '../../../core/auth/access.js'

/** The service also requires the right to read the record; see history.types.ts. */
export const historyPolicy = {
  'query.recordHistory': orOwn(owns('system'), 'admin'),
  'GET /v2/history/{recordType}/{recordId}': anyKey(
    'Each type of record needs the VIEWER role of its own domain, which the service asks for.',
  ),
} as const
