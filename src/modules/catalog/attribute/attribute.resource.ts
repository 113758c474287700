import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AttributeDescriptionClass, AttributeSearchInput } from '../../../contract/contract.gen.js'
import { hasRole, type User } from '../../../core/auth/access.js'
import { type Filter, oneOf, type Resource } from '../../../core/store/resource.js'
import { allOf } from '../../../db/conditions.js'
import type { AttributeDescriptionRow, AttributeRow } from '../../../db/db.gen.js'
import { descriptionConditions, readsInternal } from './attribute-description.resource.js'

const isCatalogueAttribute = sql<SqlBool>`num_nonnulls("productId", "categoryId", "clusterId") = 1`
const isPublic = sql<SqlBool>`"attributeDescriptionId" in (select id from "attributeDescription" where "isPublic")`

/**
 * An attribute: the value that one record has for one attribute description.
 * Every caller may read public attributes of the catalogue, and public attributes of themselves and their companies.
 * All other reads and all changes need a role. A caller who may change an attribute may also delete it.
 */
export const attribute: Resource<'attribute', AttributeSearchInput, never> = {
  label: 'Attribute',
  table: 'attribute',
  key: 'uuid',
  lookups: { uuid: ['uuid'] },
  codes: { notFound: 'ATTRIBUTE_NOT_FOUND', exists: 'ATTRIBUTE_ALREADY_EXISTS' },
  visible: ({ actor }, access) => {
    const isAllowed = (domain: 'product' | 'user') =>
      access === 'VIEWER' ? readsInternal(actor, domain) : hasRole(actor.roles, domain, 'EDITOR')
    const [seesCatalogue, seesAccounts] = [isAllowed('product'), isAllowed('user')]
    if (seesCatalogue && seesAccounts) return null
    const onlyPublic = (condition: RawBuilder<SqlBool>) =>
      access === 'VIEWER' ? allOf([condition, isPublic]) : sql<SqlBool>`false`
    return (eb) =>
      eb.or([
        seesCatalogue ? isCatalogueAttribute : onlyPublic(isCatalogueAttribute),
        seesAccounts ? sql<SqlBool>`not ${isCatalogueAttribute}` : onlyPublic(belongsToUser(actor.user)),
      ])
  },
  filters: {
    productIds: oneOf('productId'),
    categoryIds: oneOf('categoryId'),
    companyIds: oneOf('companyId'),
    contactIds: oneOf('contactId'),
    customerIds: oneOf('customerId'),
    clusterIds: oneOf('clusterId'),
    attributeDescription: matchesDescription(),
  },
  sort: {} as Record<never, never>,
}

function matchesDescription(): Filter<'attribute', NonNullable<AttributeSearchInput['attributeDescription']>> {
  return (eb, search) =>
    eb(
      'attributeDescriptionId',
      'in',
      eb
        .selectFrom('attributeDescription')
        .select('attributeDescription.id')
        .where((inner) => descriptionConditions(search)(inner as never)),
    )
}

/** Returns the condition that an attribute belongs to the logged-in user: to a contact, their companies and the contacts that they manage, or to a customer. */
function belongsToUser(user: User | null): RawBuilder<SqlBool> {
  if (user?.kind === 'customer') return sql<SqlBool>`"customerId" = ${user.id}`
  if (user?.kind !== 'contact') return sql<SqlBool>`false`
  return sql<SqlBool>`("companyId" = any(${user.companyIds}::int4[]) or "contactId" = ${user.id} or "contactId" in (
    select link."contactId" from "contactCompany" link where link."companyId" = any(${user.managedCompanyIds}::int4[])))`
}

const TYPENAME_BY_OWNER = {
  productId: 'ProductAttribute',
  categoryId: 'CategoryAttribute',
  clusterId: 'ClusterAttribute',
  companyId: 'CompanyAttribute',
  contactId: 'ContactAttribute',
  customerId: 'CustomerAttribute',
} as const satisfies Record<OwnerColumn, string>

/** An attribute row with its GraphQL type, and with its description if that was read together with it. */
export type Attribute = AttributeRow & {
  __typename: (typeof TYPENAME_BY_OWNER)[OwnerColumn]
  attributeDescription?: AttributeDescriptionRow
}

/** Returns the column that holds the id of the attribute's owner. */
export const ownerColumnOf = (row: AttributeRow): OwnerColumn => OWNER_COLUMNS.find((owner) => row[owner] !== null) as OwnerColumn

/** Adds the GraphQL type, which depends on the kind of the owner. */
export const withTypename = <A extends AttributeRow>(row: A): A & Pick<Attribute, '__typename'> => ({
  ...row,
  __typename: TYPENAME_BY_OWNER[ownerColumnOf(row)],
})

/** The class of descriptions for each kind of owner. The kind is given by the column that holds the owner's id. */
export const CLASS_BY_OWNER = {
  productId: 'PRODUCT',
  categoryId: 'CATEGORY',
  clusterId: 'CLUSTER',
  companyId: 'COMPANY',
  contactId: 'CONTACT',
  customerId: 'CUSTOMER',
} as const satisfies Record<string, AttributeDescriptionClass>

export type OwnerColumn = keyof typeof CLASS_BY_OWNER

export const OWNER_COLUMNS = Object.keys(CLASS_BY_OWNER) as OwnerColumn[]
