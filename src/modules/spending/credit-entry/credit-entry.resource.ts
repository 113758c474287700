import type { CreditEntrySearchInput, CreditEntrySortField } from '../../../contract/contract.gen.js'
import { dateRange, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'

/** An invoice, payment or credit note of the accounting system. Only those who look after users read it. */
export const creditEntry: Resource<'creditEntry', CreditEntrySearchInput, CreditEntrySortField> = {
  label: 'CreditEntry',
  table: 'creditEntry',
  key: 'id',
  lookups: { uuid: ['uuid'], externalId: ['externalId'] },
  visible: visibleToAll,
  filters: {
    creditAccountIds: oneOf('creditAccountId'),
    externalIds: oneOf('externalId'),
    types: oneOf('type'),
    orderIds: oneOf('orderId'),
    bookedAt: dateRange('bookedAt'),
    createdAt: dateRange('createdAt'),
  },
  sort: { ID: 'id', BOOKED_AT: 'bookedAt', CREATED_AT: 'createdAt' },
}
