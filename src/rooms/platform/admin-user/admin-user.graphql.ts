import { childPage, relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { list, one } from '../../../faces/graphql/verbs.js'
import { adminUser, adminUserTenant, tenantOfPlace, userOfPlace } from '../../../resources/platform/admin-user.js'
import { createAdmin, createPlace, deleteAdmin, deletePlace, getAdmin, getViewer, updateAdmin } from './admin-user.service.js'

/** The contract promises a number; a key has none. */
const authors = {
  createdBy: ({ createdBy }: { createdBy: number | null }) => createdBy ?? 0,
  lastModifiedBy: ({ lastModifiedBy }: { lastModifiedBy: number | null }) => lastModifiedBy ?? 0,
}

export const adminUserGraphql = {
  Query: {
    adminUser: (_, { email }, ctx) => getAdmin(ctx, email),
    adminUserViewer: (_parent, _args, ctx) => getViewer(ctx),
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
    adminUserTenantCreate: (_, { input }, ctx) => createPlace(ctx, input),
    adminUserTenantDelete: (_, { id }, ctx) => deletePlace(ctx, id),
  },
  AdminUser: {
    ...authors,
    tenants: ({ id }, { input }, ctx) => childPage(ctx, adminUserTenant, 'adminUserId', id, input ?? {}),
  },
  AdminUserTenant: {
    ...authors,
    tenant: ({ tenantId }) => tenantId,
    user: relationField(userOfPlace),
    tenantInfo: relationField(tenantOfPlace),
  },
} satisfies Resolvers
