import type { Room } from '../../../faces/room.js'
import { zoneTaxCodeGraphql } from './zone-tax-code.graphql.js'
import { zoneTaxCodePolicy } from './zone-tax-code.policy.js'
import { zoneTaxCodeRest } from './zone-tax-code.rest.js'

export const zoneTaxCodeRoom = {
  graphql: zoneTaxCodeGraphql,
  rest: zoneTaxCodeRest,
  policy: zoneTaxCodePolicy,
  readsAtReplica: true,
} satisfies Room
