import type { ApprovalRuleSearchInput, ApprovalRuleSortField } from '../../../contract/contract.gen.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'
import type { ApprovalRuleRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { visibleToCompany } from '../budget/budget.resource.js'

/** Who must approve which purchases. It is seen like a budget; its service says what managers may change. */
export const approvalRule: Resource<'approvalRule', ApprovalRuleSearchInput, ApprovalRuleSortField> = {
  label: 'ApprovalRule',
  table: 'approvalRule',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: visibleToCompany,
  filters: {
    ids: oneOf('id'),
    companyIds: oneOf('companyId'),
    contactIds: oneOf('contactId'),
    costCentres: oneOf('costCentre'),
    active: equals('active'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', NAME: 'name', AMOUNT: 'amount', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** Returns the company that has each rule. */
export const companyOfRule = relationById(company, ({ companyId }: ApprovalRuleRow) => companyId)

/** Returns the contact whose purchases each rule is about. */
export const contactOfRule = relationById(contact, ({ contactId }: ApprovalRuleRow) => contactId)
