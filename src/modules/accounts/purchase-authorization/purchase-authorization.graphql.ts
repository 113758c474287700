import { childPage, relationField } from '../../../core/store/relations.js'
import { needsTotal } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { one } from '../../../interfaces/graphql/verbs.js'
import { companyOfConfig, contactOfConfig, purchaseAuthorizationConfig } from './purchase-authorization.resource.js'
import { configsOfContact, createConfig, deleteConfig, listConfigs, updateConfig } from './purchase-authorization.service.js'

export const purchaseAuthorizationGraphql = {
  Query: {
    purchaseAuthorizationConfig: one(purchaseAuthorizationConfig, 'id'),
    purchaseAuthorizationConfigs: (_, { input }, ctx, info) => listConfigs(ctx, input ?? {}, needsTotal(info)),
  },
  Mutation: {
    purchaseAuthorizationConfigCreate: (_, { input }, ctx) => createConfig(ctx, input),
    purchaseAuthorizationConfigUpdate: (_, { id, input }, ctx) => updateConfig(ctx, { uuid: id }, input),
    purchaseAuthorizationConfigDelete: async (_, { id }, ctx) => Boolean(await deleteConfig(ctx, { uuid: id })),
  },
  PurchaseAuthorizationConfig: {
    id: ({ uuid }) => uuid,
    company: relationField(companyOfConfig),
    contact: relationField(contactOfConfig),
  },
  Company: {
    purchaseAuthorizationConfigs: ({ id }, { input }, ctx) =>
      childPage(ctx, purchaseAuthorizationConfig, 'companyId', id, input ?? {}),
  },
  Contact: {
    purchaseAuthorizationConfigs: ({ id }, { input }, ctx) => configsOfContact(ctx, id, input ?? {}),
  },
} satisfies Resolvers
