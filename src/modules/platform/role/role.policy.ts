import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

/** Everybody who may have roles reads which ones there are. Visitors have none; no storefront reads these operations, which the contract leaves open. */
const definitions = orOwn(reads('role'), 'contact', 'customer', 'admin')

export const rolePolicy = {
  'query.roleDefinitions': definitions,
  'query.roleDefinition': definitions,
  'query.role': reads('role'),
  'query.roles': definitions,
  'mutation.roleDefinitionCreate': owns('role'),
  'mutation.roleDefinitionUpdate': edits('role'),
  'mutation.roleDefinitionDelete': owns('role'),
  'mutation.roleCreate': owns('role'),
  'mutation.roleUpdate': edits('role'),
  'mutation.roleDelete': owns('role'),
} as const
