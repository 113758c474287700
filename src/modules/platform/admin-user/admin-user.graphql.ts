import { childPage, relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { adminOfMembership, adminUser, adminUserTenant, tenantOfMembership } from './admin-user.resource.js'
import {
  createAdmin,
  createMembership,
  deleteAdmin,
  deleteMembership,
  getAdmin,
  getLoggedInAdmin,
  updateAdmin,
} from './admin-user.service.js'

/** The contract promises a number; a key has none. */
const authorFields = {
  createdBy: ({ createdBy }: { createdBy: number | null }) => createdBy ?? 0,
  lastModifiedBy: ({ lastModifiedBy }: { lastModifiedBy: number | null }) => lastModifiedBy ?? 0,
}

export const adminUserGraphql = {
  Query: {
    adminUser: (_, { email }, ctx) => getAdmin(ctx, email),
    adminUserViewer: (_parent, _args, ctx) => getLoggedInAdmin(ctx),
    adminUsers: list(adminUser),
    adminUserTenant: one(adminUserTenant, 'id'),
  },
  Mutation: {
    adminUserCreate: (_, { input }, ctx) => createAdmin(ctx, input),
    adminUserUpdate: (_, { email, input }, ctx) => updateAdmin(ctx, email, input),
    adminUserDelete: async (_, { email }, ctx) => {
      await deleteAdmin(ctx, email)
      return true
    },
    adminUserTenantCreate: (_, { input }, ctx) => createMembership(ctx, input),
    adminUserTenantDelete: (_, { id }, ctx) => deleteMembership(ctx, id),
  },
  AdminUser: {
    ...authorFields,
    tenants: ({ id }, { input }, ctx) => childPage(ctx, adminUserTenant, 'adminUserId', id, input ?? {}),
  },
  AdminUserTenant: {
    ...authorFields,
    tenant: ({ tenantId }) => tenantId,
    user: relationField(adminOfMembership),
    tenantInfo: relationField(tenantOfMembership),
  },
} satisfies Resolvers
