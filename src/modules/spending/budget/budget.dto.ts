import { type Relation, readOnce } from '../../../core/store/relations.js'
import type { BudgetRow } from '../../../db/db.gen.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import { type BudgetState, stateOfBudget } from './budget.period.js'

const state = readOnce(stateOfBudget)
const partOfState =
  (part: keyof BudgetState): Relation<BudgetRow, unknown> =>
  async (ctx, budgets) =>
    (await state(ctx, budgets)).map((one) => one[part])

export const budgetDto: Dto = {
  name: 'Budget',
  from: 'Budget',
  related: { spent: partOfState('spent'), remaining: partOfState('remaining'), startsOn: partOfState('startsOn') },
}
export const budgetCreateDto: Dto = { name: 'BudgetCreateInput', from: 'BudgetCreateInput' }
export const budgetUpdateDto: Dto = { name: 'BudgetUpdateInput', from: 'BudgetUpdateInput' }
export const budgetSearchDto: Dto = { name: 'BudgetSearchInput', from: 'BudgetSearchInput', isSearch: true }
