import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const verdictErrors: RestErrorTable = {
  SPENDING_REFUSED: {
    code: 97010,
    type: 'SpendingRefused',
    status: 422,
    when: 'A budget or the credit of the company does not allow the order; the message says why. Nothing was changed.',
  },
  SPENDING_NEEDS_APPROVAL: {
    code: 97011,
    type: 'SpendingNeedsApproval',
    status: 409,
    when: 'The order needs purchase authorization because of a budget; the message says why. Nothing was changed.',
  },
  SPENDING_RULES_CHANGED: {
    code: 97012,
    type: 'SpendingRulesChanged',
    status: 409,
    when: 'The budgets or the credit of the company changed while the order was placed. Nothing was changed; try again.',
  },
}
