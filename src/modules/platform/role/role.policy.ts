import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

/** Every user who may have roles may read the definitions. Visitors have none; no storefront uses these operations, which the contract leaves open. */
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
