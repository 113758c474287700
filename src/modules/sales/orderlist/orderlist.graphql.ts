import type { OrderlistSearchInput } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { childPage, relationField } from '../../../core/store/relations.js'
import type { ParentLink } from '../../../core/store/store.js'
import { needsTotal } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { one } from '../../../interfaces/graphql/verbs.js'
import { searchListedClusters, searchListedProducts } from './list-items.products.js'
import { removeList } from './list-items.remove.js'
import { allCompaniesOf, allUsersOf, companiesOfList, usersOfList } from './orderlist.parties.js'
import { orderlist, orderlistsOfItem, orderlistsOfParty } from './orderlist.resource.js'
import {
  addToOrderlist,
  checkOrderlistSearch,
  computeOrderlists,
  createOrderlist,
  listOrderlists,
  orderlistItems,
  removeFromOrderlist,
  updateOrderlist,
} from './orderlist.service.js'

/** Resolves a page of the lists of a parent, with one statement for all parents. */
const orderlistsField =
  (by: ParentLink) =>
  ({ id }: { id: number }, { input }: { input?: OrderlistSearchInput | null }, ctx: Ctx) =>
    childPage(ctx, orderlist, by, id, checkOrderlistSearch(ctx, input ?? {}))

export const orderlistGraphql = {
  Query: {
    orderlist: one(orderlist, 'id'),
    orderlists: (_, { input }, ctx, info) => listOrderlists(ctx, input ?? {}, { counted: needsTotal(info) }),
    computedOrderlists: (_, { input }, ctx) => computeOrderlists(ctx, input),
  },
  Mutation: {
    orderlistCreate: (_, { input }, ctx) => createOrderlist(ctx, input),
    orderlistUpdate: (_, { id, input }, ctx) => updateOrderlist(ctx, { id }, input),
    orderlistAddItems: (_, { id, input }, ctx) => addToOrderlist(ctx, { id }, input),
    orderlistRemoveItems: (_, { id, input }, ctx) => removeFromOrderlist(ctx, { id }, input),
    orderlistAssignUsers: (_, { id, input }, ctx) => addToOrderlist(ctx, { id }, input),
    orderlistUnassignUsers: (_, { id, input }, ctx) => removeFromOrderlist(ctx, { id }, input),
    orderlistAssignCompanies: (_, { id, input }, ctx) => addToOrderlist(ctx, { id }, input),
    orderlistUnassignCompanies: (_, { id, input }, ctx) => removeFromOrderlist(ctx, { id }, input),
    orderlistDelete: async (_, { id }, ctx) => Boolean(await removeList(ctx, orderlist, { id })),
  },
  Orderlist: {
    products: ({ id }, { input }, ctx) => searchListedProducts(ctx, orderlistItems, id, input),
    clusters: ({ id }, { input }, ctx) => searchListedClusters(ctx, orderlistItems, id, input),
    users: relationField(allUsersOf),
    usersPaginated: ({ id }, { input }, ctx) => usersOfList(ctx, id, input ?? {}),
    companies: relationField(allCompaniesOf),
    companiesPaginated: ({ id }, { input }, ctx) => companiesOfList(ctx, id, input ?? {}),
  },
  Product: { orderlists: orderlistsField(orderlistsOfItem('productId')) },
  Cluster: { orderlists: orderlistsField(orderlistsOfItem('clusterId')) },
  Company: { orderlists: orderlistsField(orderlistsOfParty('companyId')) },
  Contact: { orderlists: orderlistsField(orderlistsOfParty('contactId')) },
  Customer: {
    orderlist: ({ id }, _, ctx) => childPage(ctx, orderlist, orderlistsOfParty('customerId'), id, {}),
    orderlists: orderlistsField(orderlistsOfParty('customerId')),
  },
} satisfies Resolvers
