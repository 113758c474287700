import { type SqlBool, sql } from 'kysely'
import type { FavoriteListsSearchInput } from '../../../contract/contract.gen.js'
import { isStaff, type User } from '../../../core/auth/access.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, equals, type Filter, type Resource } from '../../../core/store/resource.js'
import type { SourceTable } from '../../../core/store/sources.js'
import type { ParentLink } from '../../../core/store/store.js'
import { company, companySource } from '../../../resources/accounts/company.js'
import { contact, contactSource } from '../../../resources/accounts/contact.js'
import { customer, customerSource } from '../../../resources/accounts/customer.js'
import { clusterSource } from '../../../resources/catalog/cluster.js'
import { productSource } from '../../../resources/catalog/product.js'
import { likePattern } from '../../../resources/text-filters.js'

type SourceKey = { name: string; id: string }

/** Finds lists whose owner has this source. */
const ownedBySource =
  ({ table, owner }: SourceTable): Filter<'favoriteList', SourceKey> =>
  (eb, { name, id }) =>
    sql<SqlBool>`${eb.ref(owner as 'companyId')} in (
      select known.${sql.id(owner)} from ${sql.table(table)} known where known.name = ${name} and known.id = ${id})`

/** Finds lists that contain any of the products or clusters; an empty array does not filter. */
const containsAny =
  (column: 'productId' | 'clusterId'): Filter<'favoriteList', readonly number[]> =>
  (eb, ids) =>
    ids.length === 0
      ? eb.val(true)
      : sql<SqlBool>`${eb.ref('id')} in (
          select "favoriteListId" from "favoriteListItem" where ${sql.id(column)} = any(${ids}::int4[]))`

/** Finds lists that contain any of the products or clusters, given by source. */
const containsAnySource =
  ({ table, owner }: SourceTable): Filter<'favoriteList', readonly SourceKey[]> =>
  (eb, sources) =>
    sources.length === 0
      ? eb.val(true)
      : sql<SqlBool>`${eb.ref('id')} in (
          select item."favoriteListId" from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as pair(name text, id text)
            join ${sql.table(table)} known on known.name = pair.name and known.id = pair.id
            join "favoriteListItem" item on item.${sql.id(owner)} = known.${sql.id(owner)})`

/** Finds lists by a part of their name. As the contract says, this search is case-sensitive, unlike others. */
const nameContains: Filter<'favoriteList', string> = (eb, text) =>
  text === '' ? eb.val(true) : sql<SqlBool>`${eb.ref('name')} like ${likePattern(text)}`

/** A list of products and clusters saved by a company, contact or customer. Users without a role see their own lists and those of their companies. */
export const favoriteList: Resource<'favoriteList', FavoriteListsSearchInput, never> = {
  label: 'FavoriteList',
  table: 'favoriteList',
  key: 'uuid',
  lookups: {},
  codes: {
    notFound: 'FAVORITE_LISTS_NOT_FOUND_ERROR',
    exists: 'FAVORITE_LISTS_CREATE_ERROR',
    existsOnUpdate: 'FAVORITE_LISTS_UPDATE_ERROR',
  },
  visible: ({ actor: { roles, user } }, access) => (isStaff(roles, access) ? null : visibleFavoriteLists(user)),
  filters: {
    name: nameContains,
    isDefault: equals('isDefault'),
    companyId: equals('companyId'),
    companySource: ownedBySource(companySource),
    contactId: equals('contactId'),
    contactSource: ownedBySource(contactSource),
    customerId: equals('customerId'),
    customerSource: ownedBySource(customerSource),
    productIds: containsAny('productId'),
    productSources: containsAnySource(productSource),
    clusterIds: containsAny('clusterId'),
    clusterSources: containsAnySource(clusterSource),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: {},
}

function visibleFavoriteLists(user: User | null): ReturnType<typeof favoriteList.visible> {
  if (user?.kind === 'customer') return (eb) => eb('customerId', '=', user.id)
  if (user?.kind !== 'contact') return (eb) => eb.val(false)
  return (eb) => eb.or([eb('contactId', '=', user.id), sql<SqlBool>`"companyId" = any(${user.companyIds}::int4[])`])
}

interface OwnerColumns {
  companyId: number | null
  contactId: number | null
  customerId: number | null
}

export const companyOfList = relationById(company, ({ companyId }: OwnerColumns) => companyId)
export const contactOfList = relationById(contact, ({ contactId }: OwnerColumns) => contactId)
export const customerOfList = relationById(customer, ({ customerId }: OwnerColumns) => customerId)

/** Links a product or cluster to the favorite lists that contain it. */
export const favoriteListsOfItem = (column: 'productId' | 'clusterId'): ParentLink => ({
  table: 'favoriteListItem',
  parent: column,
  child: 'favoriteListId',
})
