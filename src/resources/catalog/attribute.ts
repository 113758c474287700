import { type Expression, type SqlBool, sql } from 'kysely'
import type { AttributeDescriptionClass, AttributeSearchInput } from '../../contract/contract.gen.js'
import { hasRole, type User } from '../../core/auth/access.js'
import { type Filter, oneOf, type Resource } from '../../core/store/resource.js'
import type { AttributeDescriptionRow, AttributeRow } from '../../db/db.gen.js'
import { descriptionConditions, readsInternal } from './attribute-description.js'

const isCatalogueAttribute = sql<SqlBool>`num_nonnulls("productId", "categoryId", "clusterId") = 1`
const isPublic = sql<SqlBool>`"attributeDescriptionId" in (select id from "attributeDescription" where "isPublic")`

/**
 * What is said of one record. Everybody reads what is public of the catalogue, and of themselves and their companies;
 * the rest, and every change, asks for a role. Whoever may change an attribute may delete it.
 */
export const attribute: Resource<'attribute', AttributeSearchInput, never> = {
  label: 'Attribute',
  table: 'attribute',
  key: 'uuid',
  lookups: { uuid: ['uuid'] },
  codes: { notFound: 'ATTRIBUTE_NOT_FOUND', exists: 'ATTRIBUTE_ALREADY_EXISTS' },
  visible: ({ actor }, access) => {
    const may = (domain: 'product' | 'user') =>
      access === 'VIEWER' ? readsInternal(actor, domain) : hasRole(actor.roles, domain, 'EDITOR')
    const [catalogue, people] = [may('product'), may('user')]
    if (catalogue && people) return null
    const readable = (mine: Expression<SqlBool>) =>
      access === 'VIEWER' ? sql<SqlBool>`${mine} and ${isPublic}` : sql<SqlBool>`false`
    return (eb) =>
      eb.or([
        catalogue ? isCatalogueAttribute : readable(isCatalogueAttribute),
        people ? sql<SqlBool>`not ${isCatalogueAttribute}` : readable(belongsToUser(actor.user)),
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

/** Of the companies of a contact, of the contact and those they manage, or of the customer themselves. */
function belongsToUser(user: User | null): Expression<SqlBool> {
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

/** An attribute as the contract names it; some come along with their description. */
export type Attribute = AttributeRow & { __typename: (typeof TYPENAME_BY_OWNER)[OwnerColumn]; attributeDescription?: AttributeDescriptionRow }

/** Whose attribute it is. */
export const ownerColumnOf = (row: AttributeRow): OwnerColumn => OWNER_COLUMNS.find((owner) => row[owner] !== null) as OwnerColumn

/** The type of an attribute is that of its record. */
export const withTypename = <A extends AttributeRow>(row: A): A & Pick<Attribute, '__typename'> => ({
  ...row,
  __typename: TYPENAME_BY_OWNER[ownerColumnOf(row)],
})

/** Whose attribute it is: the column that names the record, and the class of descriptions that fit there. */
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
