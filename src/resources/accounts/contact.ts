import { type SqlBool, sql } from 'kysely'
import type { ContactSearchArguments, ContactSortableField, ContactTermField } from '../../contract/contract.gen.js'
import { hasRole, type RequiredAccess, type User } from '../../core/auth/access.js'
import { byCustomFields } from '../../core/store/custom-fields.js'
import type { LookupKeys } from '../../core/store/reference.js'
import { dateRange, equals, ignored, oneOf, type Resource } from '../../core/store/resource.js'
import { hasSource, type SourceTable } from '../../core/store/sources.js'
import { contains, equalsIgnoreCase, equalsNumberText, termFilter } from '../text-filters.js'

/** The table of external references of contacts. */
export const contactSource: SourceTable = {
  table: 'contactSource',
  owner: 'contactId',
  taken: 'CONTACT_ALREADY_EXISTS_ERROR',
}

/** A person who acts for one or more companies. */
export const contact: Resource<'contact', ContactSearchArguments, ContactSortableField> = {
  label: 'Contact',
  table: 'contact',
  customFields: 'CONTACT',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: ({ actor }, access) => (hasRole(actor.roles, 'user', access) ? null : visibleContacts(actor.user, access)),
  filters: {
    customFields: byCustomFields,
    contactIds: oneOf('id'),
    firstName: contains('firstName'),
    middleName: contains('middleName'),
    lastName: contains('lastName'),
    email: equalsIgnoreCase('email'),
    gender: equals('gender'),
    debtorIds: oneOf('debtorId'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    createdAt: dateRange('createdAt'),
    sources: hasSource(contactSource),
    term: termFilter<'contact', ContactTermField>({
      ID: equalsNumberText('id'),
      FIRST_NAME: contains('firstName'),
      LAST_NAME: contains('lastName'),
      PHONE: contains('phone'),
      MOBILE: contains('mobile'),
      EMAIL: contains('email'),
      DEBTOR_ID: contains('debtorId'),
    }),
    termFields: ignored,
  },
  sort: { FIRST_NAME: 'firstName', LAST_NAME: 'lastName', LAST_MODIFIED_AT: 'lastModifiedAt', CREATED_AT: 'createdAt' },
}

/** How a contact is referred to: by id, uuid or source. */
export const contactLookup: LookupKeys<'contact'> = { resource: contact, sources: contactSource }

/**
 * Returns a condition for the contacts that a user without the role may access. They may read and change themselves, and a manager may also read the contacts of
 * the companies they manage. Nobody may delete a contact without the role.
 */
function visibleContacts(user: User | null, access: RequiredAccess): ReturnType<typeof contact.visible> {
  if (user?.kind !== 'contact' || access === 'OWNER') return (eb) => eb.val(false)
  const isSelf = sql<SqlBool>`id = ${user.id}`
  if (access === 'EDITOR' || user.managedCompanyIds.length === 0) return () => isSelf
  return (eb) =>
    eb.or([
      isSelf,
      sql<SqlBool>`id in (select "contactId" from "contactCompany" where "companyId" = any(${user.managedCompanyIds}))`,
    ])
}
