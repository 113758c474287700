import { type SqlBool, sql } from 'kysely'
import type { OrderlistSearchInput, OrderlistSortField } from '../../../contract/contract.gen.js'
import { type Actor, hasRole, isStaff, type RequiredAccess, type User } from '../../../core/auth/access.js'
import { dateRange, equals, type Filter, oneOf, type Resource } from '../../../core/store/resource.js'
import type { SourceTable } from '../../../core/store/sources.js'
import type { ParentLink } from '../../../core/store/store.js'
import { companySource } from '../../../resources/accounts/company.js'
import { contactSource } from '../../../resources/accounts/contact.js'
import { customerSource } from '../../../resources/accounts/customer.js'
import { clusterSource } from '../../../resources/catalog/cluster.js'
import { productSource } from '../../../resources/catalog/product.js'

type OrderlistLinkTable = 'orderlistItem' | 'orderlistParty'

/** Finds lists that are linked to any of the records by one of the columns; an empty array does not filter. */
const linkedToAny =
  (table: OrderlistLinkTable, ...columns: string[]): Filter<'orderlist', readonly number[]> =>
  (eb, ids) =>
    ids.length === 0
      ? eb.val(true)
      : eb.or(
          columns.map(
            (column) =>
              sql<SqlBool>`${eb.ref('id')} in (select "orderlistId" from ${sql.table(table)} where ${sql.id(column)} = any(${ids}::int4[]))`,
          ),
        )

/** Finds lists that are linked to any of the records, given by source. */
const linkedToAnySource =
  (table: OrderlistLinkTable, ...sourceTables: SourceTable[]): Filter<'orderlist', readonly { name: string; id: string }[]> =>
  (eb, keys) => {
    if (keys.length === 0) return eb.val(true)
    const pairs = sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as pair(name text, id text)`
    return eb.or(
      sourceTables.map(
        ({ table: sources, owner }) => sql<SqlBool>`${eb.ref('id')} in (
          select part."orderlistId" from ${pairs} join ${sql.table(sources)} known on known.name = pair.name and known.id = pair.id
            join ${sql.table(table)} part on part.${sql.id(owner)} = known.${sql.id(owner)})`,
      ),
    )
  }

/** A list that limits the catalogue of some parties. Users without a role read the lists that are assigned to them or to one of their companies. */
export const orderlist: Resource<'orderlist', OrderlistSearchInput, OrderlistSortField> = {
  label: 'Orderlist',
  table: 'orderlist',
  key: 'id',
  lookups: {},
  visible: ({ actor }, access) => (seesAllOrderlists(actor, access) ? null : visibleOrderlists(actor.user, access)),
  filters: {
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    ids: oneOf('id'),
    codes: oneOf('code'),
    validTo: dateRange('validTo'),
    validFrom: dateRange('validFrom'),
    type: equals('type'),
    partnerEntities: oneOf('partnerEntity'),
    active: equals('active'),
    userIds: linkedToAny('orderlistParty', 'contactId', 'customerId'),
    userSources: linkedToAnySource('orderlistParty', contactSource, customerSource),
    companyIds: linkedToAny('orderlistParty', 'companyId'),
    companySources: linkedToAnySource('orderlistParty', companySource),
    productIds: linkedToAny('orderlistItem', 'productId'),
    productSources: linkedToAnySource('orderlistItem', productSource),
    clusterIds: linkedToAny('orderlistItem', 'clusterId'),
    clusterSources: linkedToAnySource('orderlistItem', clusterSource),
  },
  sort: {
    ID: 'id',
    DESCRIPTIONS: 'descriptions',
    PARTNER_ENTITY: 'partnerEntity',
    ACTIVE: 'active',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_AT: 'createdAt',
  },
  localized: ['descriptions', 'extras'],
}

const isBuyer = (user: User | null) => user?.kind === 'contact' || user?.kind === 'customer'

/**
 * Returns whether the caller may access every list. The published `shop.VIEWER` is enough for administrators and for REST clients, whose secret is
 * never exposed. It is not enough for a GraphQL key: every storefront has one with this role, so visitors could read what each company may buy.
 */
export const seesAllOrderlists = ({ kind, roles, user }: Actor, access: RequiredAccess): boolean =>
  isStaff(roles, access) ||
  (access === 'VIEWER' && hasRole(roles, 'shop', 'VIEWER') && (kind === 'client' || user?.kind === 'admin'))

/** Returns a condition for the lists that a user without the role may access. They may only read them, because the lists restrict what they may buy. */
function visibleOrderlists(user: User | null, access: RequiredAccess): ReturnType<typeof orderlist.visible> {
  if (!user || access !== 'VIEWER' || !isBuyer(user)) return (eb) => eb.val(false)
  const column = sql.id(`${user.kind}Id`)
  return () => sql<SqlBool>`orderlist.id in (
    select "orderlistId" from "orderlistParty" where ${column} = ${user.id} or "companyId" = any(${user.companyIds}::int4[]))`
}

/** Links a product or cluster to the order lists that contain it. */
export const orderlistsOfItem = (column: 'productId' | 'clusterId'): ParentLink => ({
  table: 'orderlistItem',
  parent: column,
  child: 'orderlistId',
})
/** Links a company, contact or customer to the order lists that are assigned to it. */
export const orderlistsOfParty = (column: 'companyId' | 'contactId' | 'customerId'): ParentLink => ({
  table: 'orderlistParty',
  parent: column,
  child: 'orderlistId',
})
/** Links an order list to the companies that it is assigned to. */
export const companiesOfOrderlist: ParentLink = { table: 'orderlistParty', parent: 'orderlistId', child: 'companyId' }
