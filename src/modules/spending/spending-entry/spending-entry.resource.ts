import type { SpendingEntrySearchInput, SpendingEntrySortField } from '../../../contract/contract.gen.js'
import { dateRange, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'

/** An entry of the ledger of budgets and credit. Only those who look after users read it, so it needs no rule of its own. */
export const spendingEntry: Resource<'spendingEntry', SpendingEntrySearchInput, SpendingEntrySortField> = {
  label: 'SpendingEntry',
  table: 'spendingEntry',
  key: 'uuid',
  lookups: {},
  visible: visibleToAll,
  filters: {
    budgetIds: oneOf('budgetId'),
    creditAccountIds: oneOf('creditAccountId'),
    orderIds: oneOf('orderId'),
    reasons: oneOf('reason'),
    createdAt: dateRange('createdAt'),
  },
  sort: { ID: 'id', CREATED_AT: 'createdAt' },
}
