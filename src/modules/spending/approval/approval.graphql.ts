import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import {
  approvalRequest,
  changedPartsOfRequest,
  companyOfRequest,
  contactOfRequest,
  entriesOfRequest,
  nameOfContact,
  nameOfPrincipal,
} from './approval.resource.js'
import { readProof } from './proof.js'

export const approvalGraphql = {
  Query: {
    approvalRequest: one(approvalRequest, 'id'),
    approvalRequests: list(approvalRequest),
    approvalProof: (_, { orderId }, ctx) => readProof(ctx, { id: orderId }),
  },
  ApprovalRequest: {
    cartId: ({ cartUuid }) => cartUuid,
    company: relationField(companyOfRequest),
    contact: relationField(contactOfRequest),
    changedParts: relationField(changedPartsOfRequest),
    entries: relationField(entriesOfRequest),
  },
  ApprovalEntry: { contactName: nameOfContact, onBehalfOfName: nameOfPrincipal },
} satisfies Resolvers
