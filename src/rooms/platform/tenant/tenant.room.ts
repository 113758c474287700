import type { Room } from '../../../faces/room.js'
import { tenantGraphql } from './tenant.graphql.js'
import { tenantPolicy } from './tenant.policy.js'

export const tenantRoom = { graphql: tenantGraphql, policy: tenantPolicy } satisfies Room
