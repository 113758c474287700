import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const budgetErrors: RestErrorTable = {
  BUDGET_IN_USE_ERROR: {
    code: 97001,
    type: 'BudgetInUse',
    status: 409,
    when: 'Orders have used the budget, so that it cannot be deleted. Make it inactive instead.',
  },
}
