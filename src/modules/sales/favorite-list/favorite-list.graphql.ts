import type { FavoriteListsSearchInput } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { childPage, relationField } from '../../../core/store/relations.js'
import type { ParentLink } from '../../../core/store/store.js'
import { needsTotal } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { one, remove } from '../../../interfaces/graphql/verbs.js'
import { searchListedClusters, searchListedProducts } from '../orderlist/list-items.products.js'
import { refuseForeignOwners, searchForOwner } from './favorite-list.owner.js'
import { companyOfList, contactOfList, customerOfList, favoriteList, favoriteListsOfItem } from './favorite-list.resource.js'
import {
  addToList,
  clearList,
  createFavoriteList,
  favoriteListItems,
  listFavoriteLists,
  removeFromList,
  updateFavoriteList,
} from './favorite-list.service.js'

/** Resolves a page of the lists of a parent, with one statement for all parents. */
const favoriteListsField =
  (by: ParentLink) =>
  ({ id }: { id: number }, { input }: { input?: FavoriteListsSearchInput | null }, ctx: Ctx) => {
    refuseForeignOwners(ctx, input ?? {}, 'VIEWER')
    return childPage(ctx, favoriteList, by, id, input ?? {})
  }

export const favoriteListGraphql = {
  Query: {
    favoriteList: one(favoriteList, 'id'),
    favoriteLists: (_, { input }, ctx, info) => listFavoriteLists(ctx, input ?? {}, { counted: needsTotal(info) }),
  },
  Mutation: {
    favoriteListCreate: (_, { input }, ctx) => createFavoriteList(ctx, input),
    favoriteListUpdate: (_, { id, input }, ctx) => updateFavoriteList(ctx, { uuid: id }, input),
    favoriteListDelete: remove(favoriteList),
    favoriteListAddItems: (_, { id, input }, ctx) => addToList(ctx, { uuid: id }, input),
    favoriteListRemoveItems: (_, { id, input }, ctx) => removeFromList(ctx, { uuid: id }, input),
    favoriteListClearItems: (_, { id, ...which }, ctx) => clearList(ctx, { uuid: id }, which),
  },
  FavoriteList: {
    products: (row, { input }, ctx) => searchListedProducts(ctx, favoriteListItems, row.id, searchForOwner(ctx, row, input)),
    clusters: (row, { input }, ctx) => searchListedClusters(ctx, favoriteListItems, row.id, searchForOwner(ctx, row, input)),
    id: ({ uuid }) => uuid,
    updatedAt: ({ lastModifiedAt }) => lastModifiedAt,
    company: relationField(companyOfList),
    contact: relationField(contactOfList),
    customer: relationField(customerOfList),
  },
  Product: { favoriteLists: favoriteListsField(favoriteListsOfItem('productId')) },
  Cluster: { favoriteLists: favoriteListsField(favoriteListsOfItem('clusterId')) },
  Company: { favoriteLists: favoriteListsField('companyId') },
  Contact: { favoriteLists: favoriteListsField('contactId') },
  Customer: { favoriteLists: favoriteListsField('customerId') },
} satisfies Resolvers
