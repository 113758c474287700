import { relationField } from '../../../core/store/relations.js'
import { needsTotal } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { definitionOfRole, role, roleDefinition } from './role.resource.js'
import {
  createDefinition,
  createRole,
  deleteDefinition,
  deleteRole,
  listRoles,
  rolesOfUser,
  updateDefinition,
  updateRole,
} from './role.service.js'

export const roleGraphql = {
  Query: {
    roleDefinitions: list(roleDefinition),
    roleDefinition: one(roleDefinition, 'id'),
    role: one(role, 'id'),
    roles: (_, { input }, ctx, info) => listRoles(ctx, input, needsTotal(info)),
  },
  Mutation: {
    roleDefinitionCreate: (_, { input }, ctx) => createDefinition(ctx, input),
    roleDefinitionUpdate: (_, { id, input }, ctx) => updateDefinition(ctx, id, input),
    roleDefinitionDelete: async (_, { id }, ctx) => Boolean(await deleteDefinition(ctx, id)),
    roleCreate: (_, { input }, ctx) => createRole(ctx, input),
    roleUpdate: (_, { id, input }, ctx) => updateRole(ctx, id, input.access),
    roleDelete: async (_, { id }, ctx) => Boolean(await deleteRole(ctx, id)),
  },
  RoleDefinition: {
    id: ({ uuid }) => uuid,
    roles: ({ uuid }, { userId }, ctx) => rolesOfUser(ctx, uuid, userId),
  },
  Role: {
    id: ({ uuid }) => uuid,
    roleDefinition: relationField(definitionOfRole),
  },
} satisfies Resolvers
