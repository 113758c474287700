import type { Room } from '../../../faces/room.js'
import { orderGraphql } from './order.graphql.js'

export const orderRoom = { graphql: orderGraphql } satisfies Room
