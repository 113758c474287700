import { edits, orOwn, orRegister, owns, type Policy, reads } from '../../../core/auth/access.js'

export const contactPolicy = {
  'query.contact': orOwn(reads('user'), 'contact'),
  'query.contacts': reads('user'),
  'mutation.contactCreate': owns('user'),
  'mutation.contactRegister': orRegister(
    owns('user'),
    'a visitor registers the first contact of the company that they registered, a manager those of a company they manage',
  ),
  'mutation.contactUpdate': orOwn(edits('user'), 'contact'),
  'mutation.contactDelete': owns('user'),
  'mutation.contactCsvImport': owns('user'),
  'mutation.contactCreateAccount': owns('user'),
  'mutation.contactDeleteAccount': owns('user'),
  'mutation.contactAddToCompanies': orOwn(edits('user'), 'manager'),
  'mutation.contactRemoveFromCompanies': orOwn(edits('user'), 'contact'),
  'mutation.addCompanyManager': orOwn(owns('user'), 'manager'),
  'mutation.removeCompanyManager': orOwn(owns('user'), 'manager'),
  'GET /v2/contacts': reads('user'),
  'POST /v2/contacts': owns('user'),
  'POST /v2/contacts/search': reads('user'),
  'POST /v2/contacts/bulk/{lookupKey}/delete': owns('user'),
  'POST /v2/contacts/csv': owns('user'),
  'POST /v2/contacts/bulk/{lookupKey}': owns('user'),
  'GET /v2/contacts/{lookupKey}/{lookupValue}': reads('user'),
  'PATCH /v2/contacts/{lookupKey}/{lookupValue}': edits('user'),
  'DELETE /v2/contacts/{lookupKey}/{lookupValue}': owns('user'),
} satisfies Record<string, Policy>
