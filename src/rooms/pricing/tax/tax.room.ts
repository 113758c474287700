import type { Room } from '../../../faces/room.js'
import { taxGraphql } from './tax.graphql.js'
import { taxPolicy } from './tax.policy.js'
import { taxRest } from './tax.rest.js'

export const taxRoom = { graphql: taxGraphql, rest: taxRest, policy: taxPolicy, readsAtReplica: true } satisfies Room
