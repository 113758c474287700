import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one, remove } from '../../../interfaces/graphql/verbs.js'
import { approvalDelegate, contactOfDelegate, delegateOfContact } from './approval-delegate.resource.js'
import { createDelegate, updateDelegate } from './approval-delegate.service.js'

export const approvalDelegateGraphql = {
  Query: { approvalDelegate: one(approvalDelegate, 'id'), approvalDelegates: list(approvalDelegate) },
  Mutation: {
    approvalDelegateCreate: (_, { input }, ctx) => createDelegate(ctx, input),
    approvalDelegateUpdate: (_, { id, input }, ctx) => updateDelegate(ctx, { id }, input),
    approvalDelegateDelete: remove(approvalDelegate),
  },
  ApprovalDelegate: { contact: relationField(contactOfDelegate), delegate: relationField(delegateOfContact) },
} satisfies Resolvers
