import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { approvalRule, companyOfRule, contactOfRule } from './approval-rule.resource.js'
import { createRule, deleteRule, updateRule } from './approval-rule.service.js'

export const approvalRuleGraphql = {
  Query: { approvalRule: one(approvalRule, 'id'), approvalRules: list(approvalRule) },
  Mutation: {
    approvalRuleCreate: (_, { input }, ctx) => createRule(ctx, input),
    approvalRuleUpdate: (_, { id, input }, ctx) => updateRule(ctx, { id }, input),
    approvalRuleDelete: async (_, { id }, ctx) => Boolean(await deleteRule(ctx, { id })),
  },
  ApprovalRule: { company: relationField(companyOfRule), contact: relationField(contactOfRule) },
} satisfies Resolvers
