import { edits, orOwn, orRegister, owns, type Policy, reads } from '../../../core/auth/access.js'

const register = 'Anyone who wants to buy for a company may register it.'

export const companyPolicy = {
  'query.company': orOwn(reads('user'), 'contact'),
  'query.companies': reads('user'),
  'mutation.companyCreate': orRegister(owns('user'), register),
  'mutation.companyUpdate': orOwn(edits('user'), 'manager'),
  'mutation.companyDelete': owns('user'),
  'mutation.companyCsvImport': owns('user'),
  'GET /v2/companies': reads('user'),
  'POST /v2/companies': owns('user'),
  'POST /v2/companies/search': reads('user'),
  'POST /v2/companies/bulk/{lookupKey}/delete': owns('user'),
  'POST /v2/companies/csv': owns('user'),
  'POST /v2/companies/bulk/{lookupKey}': owns('user'),
  'GET /v2/companies/{lookupKey}/{lookupValue}': reads('user'),
  'PATCH /v2/companies/{lookupKey}/{lookupValue}': edits('user'),
  'DELETE /v2/companies/{lookupKey}/{lookupValue}': owns('user'),
} satisfies Record<string, Policy>
