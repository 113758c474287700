import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const changeErrors: RestErrorTable = {
  CHANGES_CURSOR_EXPIRED: {
    code: 10060,
    type: 'CursorExpired',
    status: 410,
    when: 'Changes after the cursor are no longer kept, or the database was restored.',
  },
}
