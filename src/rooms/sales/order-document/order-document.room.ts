import type { Room } from '../../../faces/room.js'
import { orderDocumentGraphql } from './order-document.graphql.js'
import { orderDocumentPolicy } from './order-document.policy.js'

export const orderDocumentRoom = { graphql: orderDocumentGraphql, policy: orderDocumentPolicy } satisfies Room
