import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const callOffContractPolicy = {
  'query.callOffContract': orOwn(reads('user'), 'contact'),
  'query.callOffContracts': orOwn(reads('user'), 'contact'),
  'mutation.callOffContractCreate': owns('user'),
  'mutation.callOffContractUpdate': edits('user'),
  'mutation.callOffContractDelete': owns('user'),
  'GET /v2/call-off-contracts': reads('user'),
  'POST /v2/call-off-contracts': owns('user'),
  'POST /v2/call-off-contracts/search': reads('user'),
  'GET /v2/call-off-contracts/{id}': reads('user'),
  'PATCH /v2/call-off-contracts/{id}': edits('user'),
  'DELETE /v2/call-off-contracts/{id}': owns('user'),
} as const
