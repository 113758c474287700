import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { stateOfBudget } from './budget.period.js'
import { budget, companyOfBudget } from './budget.resource.js'
import { createBudget, deleteBudget, updateBudget } from './budget.service.js'

const stateOf = relationField(stateOfBudget)

export const budgetGraphql = {
  Query: { budget: one(budget, 'id'), budgets: list(budget) },
  Mutation: {
    budgetCreate: (_, { input }, ctx) => createBudget(ctx, input),
    budgetUpdate: (_, { id, input }, ctx) => updateBudget(ctx, { id }, input),
    budgetDelete: async (_, { id }, ctx) => Boolean(await deleteBudget(ctx, { id })),
  },
  Budget: {
    company: relationField(companyOfBudget),
    spent: async (row, _, ctx) => (await stateOf(row, {}, ctx)).spent,
    remaining: async (row, _, ctx) => (await stateOf(row, {}, ctx)).remaining,
    startsOn: async (row, _, ctx) => (await stateOf(row, {}, ctx)).startsOn,
  },
} satisfies Resolvers
