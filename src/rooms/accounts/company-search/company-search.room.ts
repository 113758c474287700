import type { Room } from '../../../faces/room.js'
import { companySearchGraphql } from './company-search.graphql.js'
import { companySearchPolicy } from './company-search.policy.js'

export const companySearchRoom = {
  graphql: companySearchGraphql,
  policy: companySearchPolicy,
  readsAtReplica: true,
} satisfies Room
