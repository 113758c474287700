import type { PayMethodSearchInput, PayMethodSortField } from '../../../contract/contract.gen.js'
import { dateRange, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'

/** A payment method that a cart can offer. */
export const payMethod: Resource<'payMethod', PayMethodSearchInput, PayMethodSortField> = {
  label: 'PayMethod',
  table: 'payMethod',
  key: 'id',
  lookups: { externalCode: ['externalCode'] },
  codes: { exists: 'PAY_METHOD_EXTERNAL_CODE_ALREADY_EXISTS', inUse: 'PAY_METHOD_UNKNOWN_ERROR' },
  visible: visibleToAll,
  filters: {
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    ids: oneOf('id'),
    externalCodes: oneOf('externalCode'),
  },
  sort: { ID: 'id', EXTERNAL_CODE: 'externalCode', LAST_MODIFIED_AT: 'lastModifiedAt', CREATED_AT: 'createdAt' },
  localized: ['names'],
}
