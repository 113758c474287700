import type { Room } from '../../../faces/room.js'
import { costPriceGraphql } from './cost-price.graphql.js'
import { costPricePolicy } from './cost-price.policy.js'
import { costPriceRest } from './cost-price.rest.js'

export const costPriceRoom = { graphql: costPriceGraphql, rest: costPriceRest, policy: costPricePolicy } satisfies Room
