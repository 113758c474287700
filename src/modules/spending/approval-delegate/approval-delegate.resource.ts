import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ApprovalDelegateSearchInput, ApprovalDelegateSortField } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, oneOf, type Resource } from '../../../core/store/resource.js'
import type { ApprovalDelegateRow } from '../../../db/db.gen.js'
import { contact } from '../../../resources/accounts/contact.js'

/** Who decides in place of a contact. Contacts see both sides, and change only who decides in their own place. */
export const approvalDelegate: Resource<'approvalDelegate', ApprovalDelegateSearchInput, ApprovalDelegateSortField> = {
  label: 'ApprovalDelegate',
  table: 'approvalDelegate',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: ({ actor: { roles, user } }, access) => {
    if (hasRole(roles, 'user', access)) return null
    if (user?.kind !== 'contact') return () => sql<SqlBool>`false`
    if (access !== 'VIEWER') return () => sql<SqlBool>`"contactId" = ${user.id}`
    return () => sql<SqlBool>`("contactId" = ${user.id} or "delegateContactId" = ${user.id})`
  },
  filters: {
    ids: oneOf('id'),
    contactIds: oneOf('contactId'),
    delegateContactIds: oneOf('delegateContactId'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', VALID_FROM: 'validFrom', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** The condition that the delegate `d` may decide now. */
export const isInForce = (now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`(d."validFrom" <= ${now}::timestamptz and d."validUntil" > ${now}::timestamptz)`

/** Return the contact who is away, and the one who decides meanwhile. */
export const contactOfDelegate = relationById(contact, ({ contactId }: ApprovalDelegateRow) => contactId)
export const delegateOfContact = relationById(contact, ({ delegateContactId }: ApprovalDelegateRow) => delegateContactId)
