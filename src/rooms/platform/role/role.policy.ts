import { anyKey, edits, orOwn, owns, reads } from '../../../core/auth/access.js'

const definitions = anyKey('Which domains there are says nothing about who has rights in them.')

export const rolePolicy = {
  'query.roleDefinitions': definitions,
  'query.roleDefinition': definitions,
  'query.role': reads('role'),
  'query.roles': orOwn(reads('role'), 'contact', 'customer', 'admin'),
  'mutation.roleDefinitionCreate': owns('role'),
  'mutation.roleDefinitionUpdate': edits('role'),
  'mutation.roleDefinitionDelete': owns('role'),
  'mutation.roleCreate': owns('role'),
  'mutation.roleUpdate': edits('role'),
  'mutation.roleDelete': owns('role'),
} as const
