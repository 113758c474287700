import type { Room } from '../../../faces/room.js'
import { bulkPriceGraphql } from './bulk-price.graphql.js'
import { bulkPricePolicy } from './bulk-price.policy.js'
import { bulkPriceRest } from './bulk-price.rest.js'

export const bulkPriceRoom = { graphql: bulkPriceGraphql, rest: bulkPriceRest, policy: bulkPricePolicy } satisfies Room
