import type { RestErrorTable } from '../../../faces/rest/published-errors.js'

export const mediaErrors: RestErrorTable = {
  MEDIA_QUOTA_EXCEEDED: {
    code: 413,
    type: 'MediaQuotaExceeded',
    status: 413,
    when: 'The stored files of the tenant would take more bytes than they may; delete some, or ask whoever runs the server for more.',
  },
}
