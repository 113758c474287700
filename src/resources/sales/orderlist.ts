import { type SqlBool, sql } from 'kysely'
import type { OrderlistSearchInput, OrderlistSortField } from '../../contract/contract.gen.js'
import { isStaff, type RequiredAccess, type User } from '../../core/auth/access.js'
import { dateRange, equals, type Filter, oneOf, type Resource } from '../../core/store/resource.js'
import type { SourceTable } from '../../core/store/sources.js'
import type { ParentLink } from '../../core/store/store.js'
import { companySource } from '../accounts/company.js'
import { contactSource } from '../accounts/contact.js'
import { customerSource } from '../accounts/customer.js'
import { clusterSource } from '../catalog/cluster.js'
import { productSource } from '../catalog/product.js'

type OrderlistLinkTable = 'orderlistItem' | 'orderlistParty'

/** Lists that name one of the records in one of the columns; an empty list filters nothing. */
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

/** The same by the keys of other systems. */
const linkedToAnySource =
  (table: OrderlistLinkTable, ...kinds: SourceTable[]): Filter<'orderlist', readonly { name: string; id: string }[]> =>
  (eb, asked) => {
    if (asked.length === 0) return eb.val(true)
    const pairs = sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as pair(name text, id text)`
    return eb.or(
      kinds.map(
        ({ table: sources, owner }) => sql<SqlBool>`${eb.ref('id')} in (
          select part."orderlistId" from ${pairs} join ${sql.table(sources)} known on known.name = pair.name and known.id = pair.id
            join ${sql.table(table)} part on part.${sql.id(owner)} = known.${sql.id(owner)})`,
      ),
    )
  }

/** What some parties may see of the catalogue. Who has no role reads what is assigned to them or to a company of theirs. */
export const orderlist: Resource<'orderlist', OrderlistSearchInput, OrderlistSortField> = {
  label: 'Orderlist',
  table: 'orderlist',
  key: 'id',
  lookups: {},
  visible: ({ actor: { roles, user } }, access) => (isStaff(roles, access) ? null : visibleOrderlists(user, access)),
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

/** Nobody changes the lists that bind them. */
function visibleOrderlists(user: User | null, access: RequiredAccess): ReturnType<typeof orderlist.visible> {
  if (!user || access !== 'VIEWER' || (user.kind !== 'contact' && user.kind !== 'customer')) return (eb) => eb.val(false)
  const column = sql.id(`${user.kind}Id`)
  return () => sql<SqlBool>`orderlist.id in (
    select "orderlistId" from "orderlistParty" where ${column} = ${user.id} or "companyId" = any(${user.companyIds}::int4[]))`
}

/** Which lists name a product or cluster, or are assigned to a party. */
export const orderlistsOfItem = (column: 'productId' | 'clusterId'): ParentLink => ({
  table: 'orderlistItem',
  parent: column,
  child: 'orderlistId',
})
export const orderlistsOfParty = (column: 'companyId' | 'contactId' | 'customerId'): ParentLink => ({
  table: 'orderlistParty',
  parent: column,
  child: 'orderlistId',
})
/** Which companies a list is assigned to. */
export const companiesOfOrderlist: ParentLink = { table: 'orderlistParty', parent: 'orderlistId', child: 'companyId' }
