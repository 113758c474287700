import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const adminUserPolicy = {
  'query.adminUser': orOwn(reads('role'), 'admin'),
  'query.adminUserViewer': orOwn(reads('role'), 'user'),
  'query.adminUsers': reads('role'),
  'query.adminUserTenant': edits('role'),
  'mutation.adminUserCreate': owns('role'),
  'mutation.adminUserUpdate': orOwn(edits('role'), 'admin'),
  'mutation.adminUserDelete': owns('role'),
  'mutation.adminUserTenantCreate': owns('role'),
  'mutation.adminUserTenantDelete': owns('role'),
} as const
