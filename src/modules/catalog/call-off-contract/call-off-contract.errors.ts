import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const callOffContractErrors: RestErrorTable = {
  CALL_OFF_CONTRACT_IN_USE_ERROR: {
    code: 97006,
    type: 'CallOffContractInUse',
    status: 409,
    when: 'Orders have called off the contract, so that it cannot be deleted. Make it inactive instead.',
  },
  CALL_OFF_EXCEEDED: {
    code: 97013,
    type: 'CallOffExceeded',
    status: 409,
    when: 'The contract has fewer units left than the order calls off; the message says how many. Nothing was changed.',
  },
}
