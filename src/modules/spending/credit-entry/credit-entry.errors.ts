import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const creditEntryErrors: RestErrorTable = {
  CREDIT_ENTRY_ALREADY_EXISTS_ERROR: {
    code: 97003,
    type: 'CreditEntryExists',
    status: 409,
    when: 'An entry with the same externalId was booked with other contents.',
  },
  CREDIT_ENTRY_ACCOUNT_ERROR: {
    code: 97004,
    type: 'CreditEntryAccount',
    status: 409,
    when: 'Neither the company nor one that it belongs to has a credit account.',
  },
}
