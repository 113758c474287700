import type { CustomFieldFilterInput, CustomFieldSortInput } from '../../../contract/contract.gen.js'
import { byCustomFields } from '../../../core/store/custom-fields.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, oneOf, type Resource } from '../../../core/store/resource.js'
import type { TenderRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'
import { ordersAreOpen } from '../../../resources/sales/order.js'

/** The REST search for tenders. */
export interface TenderSearch {
  channelIds?: readonly number[] | null
  contactIds?: readonly number[] | null
  customerIds?: readonly number[] | null
  companyIds?: readonly number[] | null
  createdAt?: { greaterThan?: string | null; lessThan?: string | null } | null
  lastModifiedAt?: { greaterThan?: string | null; lessThan?: string | null } | null
  customFields?: readonly CustomFieldFilterInput[] | null
  sortByCustomField?: CustomFieldSortInput | null
}

/** The working copy of an order or quote, for users with a role for orders. Buyers see the order once it is written. */
export const tender: Resource<'tender', TenderSearch, 'ID' | 'CREATED_AT' | 'LAST_MODIFIED_AT'> = {
  label: 'Tender',
  table: 'tender',
  customFields: 'TENDER',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  codes: { notFound: 'TENDER_NOT_FOUND' },
  visible: (scope, access) => (ordersAreOpen(scope, access) ? null : (eb) => eb.val(false)),
  filters: {
    customFields: byCustomFields,
    channelIds: oneOf('channelId'),
    contactIds: oneOf('contactId'),
    customerIds: oneOf('customerId'),
    companyIds: oneOf('companyId'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

export const contactOfTender = relationById(contact, ({ contactId }: TenderRow) => contactId)
export const customerOfTender = relationById(customer, ({ customerId }: TenderRow) => customerId)
export const companyOfTender = relationById(company, ({ companyId }: TenderRow) => companyId)
