import { edits, orOwn, owns, type Policy, reads } from '../../../core/auth/access.js'

export const addressPolicy = {
  'query.addressesByCompanyId': orOwn(reads('user'), 'contact'),
  'query.addressesByCustomerId': orOwn(reads('user'), 'customer'),
  'mutation.companyAddressCreate': orOwn(owns('user'), 'contact'),
  'mutation.companyAddressUpdate': orOwn(edits('user'), 'contact'),
  'mutation.companyAddressDelete': orOwn(owns('user'), 'contact'),
  'mutation.customerAddressCreate': orOwn(owns('user'), 'customer'),
  'mutation.customerAddressUpdate': orOwn(edits('user'), 'customer'),
  'mutation.customerAddressDelete': orOwn(owns('user'), 'customer'),
  'GET /v2/companies/{lookupKey}/{lookupValue}/addresses': reads('user'),
  'GET /v2/companies/{lookupKey}/{lookupValue}/addresses/effective': reads('user'),
  'POST /v2/companies/{lookupKey}/{lookupValue}/addresses': owns('user'),
  'POST /v2/companies/{lookupKey}/{lookupValue}/addresses/bulk': owns('user'),
  'PATCH /v2/companies/{lookupKey}/{lookupValue}/addresses/{addressId}': edits('user'),
  'DELETE /v2/companies/{lookupKey}/{lookupValue}/addresses/{addressId}': owns('user'),
  'GET /v2/customers/{lookupKey}/{lookupValue}/addresses': reads('user'),
  'POST /v2/customers/{lookupKey}/{lookupValue}/addresses': owns('user'),
  'POST /v2/customers/{lookupKey}/{lookupValue}/addresses/bulk': owns('user'),
  'PATCH /v2/customers/{lookupKey}/{lookupValue}/addresses/{addressId}': edits('user'),
  'DELETE /v2/customers/{lookupKey}/{lookupValue}/addresses/{addressId}': owns('user'),
} satisfies Record<string, Policy>
