import type { Ctx } from '../../../core/context.js'
import { childPage, relationById, relationField } from '../../../core/store/relations.js'
import type { Resource } from '../../../core/store/resource.js'
import type { OrderRevisionRow } from '../../../db/db.gen.js'
import { needsTotal } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list } from '../../../interfaces/graphql/verbs.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'
import { adminUser } from '../../platform/admin-user/admin-user.resource.js'
import { orderRevision } from '../order/order-revision.resource.js'
import { findRevision, invalidateRevisions, orderOfSnapshot, restoreRevision } from './order-revision.service.js'

type Author = 'createdBy' | 'lastModifiedBy'

const contactOf = (author: Author) => relationField(relationById(contact, (row: OrderRevisionRow) => row[`${author}ContactId`]))
const customerOf = (author: Author) =>
  relationField(relationById(customer, (row: OrderRevisionRow) => row[`${author}CustomerId`]))
const adminOf = (author: Author) => relationField(relationById(adminUser, (row: OrderRevisionRow) => row[`${author}AdminUserId`]))

export const orderRevisionGraphql = {
  Query: {
    orderRevisions: list(orderRevision),
    orderRevision: (_, { orderId, revisionNumber }, ctx) => findRevision(ctx, orderId, revisionNumber),
  },
  Mutation: {
    orderRevisionsInvalidate: (_, { input }, ctx) => invalidateRevisions(ctx, input),
    orderRevisionRestore: (_, { orderId, revisionNumber }, ctx) => restoreRevision(ctx, orderId, revisionNumber),
  },
  OrderRevision: {
    snapshot: orderOfSnapshot,
    createdByContact: contactOf('createdBy'),
    lastModifiedByContact: contactOf('lastModifiedBy'),
    createdByCustomer: customerOf('createdBy'),
    lastModifiedByCustomer: customerOf('lastModifiedBy'),
    createdByAdminUser: adminOf('createdBy'),
    lastModifiedByAdminUser: adminOf('lastModifiedBy'),
  },
  Order: {
    revisions: ({ id }, { input }, ctx, info) =>
      childPage(ctx, orderRevision, 'orderId', id, input ?? {}, { counted: needsTotal(info) }),
    revision: async ({ id, revisionNumber }, _, ctx: Ctx) => {
      const search = { revisionNumbers: [revisionNumber], offset: 1 }
      const { items } = await childPage(ctx, orderRevision as Resource<'orderRevision'>, 'orderId', id, search, {
        counted: false,
      })
      return items[0] ?? null
    },
  },
} satisfies Resolvers
