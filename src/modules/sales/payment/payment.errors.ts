import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const paymentErrors: RestErrorTable = {
  PAYMENT_OPERATION_ERROR: {
    code: 96020,
    type: 'PaymentOperation',
    status: 409,
    when: 'The state of the payment or order does not allow the operation, the refunds would exceed the captured amount, the decision hook of the payment was deleted, or the key was used for another operation.',
  },
}
