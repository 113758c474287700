import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const creditAccountErrors: RestErrorTable = {
  CREDIT_ACCOUNT_IN_USE_ERROR: {
    code: 97002,
    type: 'CreditAccountInUse',
    status: 409,
    when: 'Something was booked to the credit account, so that it cannot be deleted.',
  },
}
