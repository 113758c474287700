import { relationField } from '../../../core/store/relations.js'
import * as store from '../../../core/store/store.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { tenant } from './tenant.resource.js'
import { channelsOfTenants, createTenant, deleteTenant, tenantsOfChannels } from './tenant.service.js'

export const tenantGraphql = {
  Query: {
    tenant: (_parent, _args, ctx) => store.get(ctx, tenant, { id: ctx.actor.tenantId }),
  },
  Mutation: {
    tenantCreate: (_, { input }, ctx) => createTenant(ctx, input),
    tenantUpdate: (_, { id, input }, ctx) => store.update(ctx, tenant, { id: id ?? ctx.actor.tenantId }, input),
    tenantDelete: async (_, { id }, ctx) => {
      await deleteTenant(ctx, id ?? ctx.actor.tenantId)
      return true
    },
  },
  Tenant: {
    channels: relationField(channelsOfTenants),
  },
  Channel: {
    tenant: relationField(tenantsOfChannels),
  },
} satisfies Resolvers
