import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const mediaErrors: RestErrorTable = {
  MEDIA_QUOTA_EXCEEDED: {
    code: 413,
    type: 'MediaQuotaExceeded',
    status: 413,
    when: 'The stored files of the tenant would exceed the quota; delete some, or ask the operator of the server for more.',
  },
}
