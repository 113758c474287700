import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type {
  AttributeAttributeDescriptionSearchInput,
  AttributeDescriptionClass,
  AttributeDescriptionSearchInput,
  AttributeDescriptionSortField,
} from '../../../contract/contract.gen.js'
import { type Actor, hasRole, type RoleDomain } from '../../../core/auth/access.js'
import type { Scope } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import { equals, ignored, oneOf, type Resource } from '../../../core/store/resource.js'
import { rowsOf } from '../../../core/store/store.js'
import type { AttributeDescriptionRow, DB } from '../../../db/db.gen.js'
import { lacksLanguage } from '../../../resources/catalog/missing-language.js'
import { containsTerm } from '../../../resources/text-filters.js'

/** The role domain that governs the records of each class. */
export const ROLE_DOMAINS = {
  PRODUCT: 'product',
  CATEGORY: 'product',
  CLUSTER: 'product',
  COMPANY: 'user',
  CONTACT: 'user',
  CUSTOMER: 'user',
} as const satisfies Record<AttributeDescriptionClass, RoleDomain>

const classes = Object.keys(ROLE_DOMAINS) as AttributeDescriptionClass[]

/**
 * Returns true if the caller may read attributes that are not public. For products, an API key with VIEWER is not enough: a storefront
 * publishes its key to every visitor. A REST client keeps its secret, so VIEWER is enough for it.
 */
export const readsInternal = ({ roles, kind }: Actor, domain: 'product' | 'user'): boolean =>
  hasRole(roles, domain, domain === 'product' && kind !== 'client' ? 'EDITOR' : 'VIEWER')

/** Returns the classes whose internal attributes the caller may read. */
export const classesWithInternalAccess = ({ actor }: Scope) => classes.filter((name) => readsInternal(actor, ROLE_DOMAINS[name]))

/** An attribute description: name, type and default of an attribute of one class. One that is not public is visible only with a role for records of the class, or for the configuration. */
export const attributeDescription: Resource<
  'attributeDescription',
  AttributeDescriptionSearchInput,
  AttributeDescriptionSortField
> = {
  label: 'AttributeDescription',
  table: 'attributeDescription',
  key: 'uuid',
  lookups: { uuid: ['uuid'], name: ['attributeClass', 'name'] },
  codes: { notFound: 'ATTRIBUTE_DESCRIPTION_NOT_FOUND', exists: 'ATTRIBUTE_DESCRIPTION_ALREADY_EXISTS' },
  visible: (scope, access) => {
    if (access !== 'VIEWER' || hasRole(scope.actor.roles, 'configuration', 'VIEWER')) return null
    const internal = classesWithInternalAccess(scope)
    if (internal.length === classes.length) return null
    return (eb) => eb.or([eb('isPublic', '=', true), eb('attributeClass', '=', sql<never>`any(${internal})`)])
  },
  filters: {
    ids: oneOf('uuid'),
    names: oneOf('name'),
    classes: oneOf('attributeClass'),
    types: oneOf('type'),
    groups: oneOf('group'),
    isSearchable: equals('isSearchable'),
    isPublic: equals('isPublic'),
    isHidden: equals('isHidden'),
    isSystem: equals('isSystem'),
    missingLanguage: (eb, language) => lacksLanguage(sql`${eb.ref('descriptions')}`, language),
    term: containsTerm('name', 'NAME'),
    termFields: ignored,
    termLanguages: ignored,
  },
  sort: { NAME: 'name', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
  selectColumns: { always: ['type'], reads: { id: ['uuid'], defaultValue: ['uuid', 'defaultValue'] } },
  localized: ['descriptions', 'units'],
}

/** Returns the condition on `attributeDescription` for the description part of an attribute search. */
export const descriptionConditions =
  (search: AttributeAttributeDescriptionSearchInput) =>
  (eb: ExpressionBuilder<DB, 'attributeDescription'>): Expression<SqlBool> => {
    const given = search as Record<string, unknown>
    const filters = Object.entries(attributeDescription.filters).filter(([field]) => given[field] != null)
    return eb.and(filters.map(([field, filter]) => filter(eb, given[field] as never, given)))
  }

/** Returns the description of each attribute; it is read only if the attribute does not carry it. */
export const descriptionOf: Relation<AttributeWithDescription, AttributeDescriptionRow> = async (ctx, attributes) => {
  const ids = [
    ...new Set(attributes.flatMap((attribute) => (attribute.attributeDescription ? [] : [attribute.attributeDescriptionId]))),
  ]
  const rows = ids.length ? await rowsOf(ctx, attributeDescription, 'id', ids) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return attributes.map(
    (attribute) => attribute.attributeDescription ?? (byId.get(attribute.attributeDescriptionId) as AttributeDescriptionRow),
  )
}

interface AttributeWithDescription {
  attributeDescriptionId: number
  attributeDescription?: AttributeDescriptionRow
}
