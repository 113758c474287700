import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { shownVerdictOfCart } from './shown-verdict.js'

export const verdictGraphql = { Cart: { spendingVerdict: relationField(shownVerdictOfCart) } } satisfies Resolvers
