import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { explainSpending, verdictOfOrder, verdictOfTender } from './spending-explain.service.js'

export const spendingExplainGraphql = {
  Query: { spendingExplain: (_, { input }, ctx) => explainSpending(ctx, input) },
  Order: { spendingVerdict: relationField(verdictOfOrder) },
  Tender: { spendingVerdict: relationField(verdictOfTender) },
} satisfies Resolvers
