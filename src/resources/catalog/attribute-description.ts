import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type {
  AttributeAttributeDescriptionSearchInput,
  AttributeDescriptionClass,
  AttributeDescriptionSearchInput,
  AttributeDescriptionSortField,
} from '../../contract/contract.gen.js'
import { type Actor, hasRole, type RoleDomain } from '../../core/auth/access.js'
import type { Scope } from '../../core/context.js'
import type { Relation } from '../../core/store/relations.js'
import { equals, ignored, oneOf, type Resource } from '../../core/store/resource.js'
import { rowsOf } from '../../core/store/store.js'
import { containsTerm } from '../../core/store/text-filters.js'
import type { AttributeDescriptionRow, DB } from '../../db/db.gen.js'

/** In which domain rights on the records of a class are given. */
export const ROLE_DOMAINS = {
  PRODUCT: 'product',
  CATEGORY: 'product',
  CLUSTER: 'product',
  COMPANY: 'user',
  CONTACT: 'user',
  CUSTOMER: 'user',
} as const satisfies Record<AttributeDescriptionClass, RoleDomain>

const classes = Object.keys(ROLE_DOMAINS) as AttributeDescriptionClass[]

/** Who may read also what is not public: anybody can take a storefront's key, which reads products; the secret of a REST client is kept. */
export const readsInternal = ({ roles, kind }: Actor, domain: 'product' | 'user'): boolean =>
  hasRole(roles, domain, domain === 'product' && kind !== 'client' ? 'EDITOR' : 'VIEWER')

/** The classes of which the caller may read also what is not public. */
export const classesWithInternalAccess = ({ actor }: Scope) => classes.filter((name) => readsInternal(actor, ROLE_DOMAINS[name]))

/** What can be said of the records of one class. What is not public is for those with a role for such records, or for the configuration. */
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
    const open = classesWithInternalAccess(scope)
    if (open.length === classes.length) return null
    return (eb) => eb.or([eb('isPublic', '=', true), eb('attributeClass', '=', sql<never>`any(${open})`)])
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
    term: containsTerm('name', 'NAME'),
    termFields: ignored,
    termLanguages: ignored,
  },
  sort: { NAME: 'name', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
  selectColumns: { always: ['type'], reads: { id: ['uuid'], defaultValue: ['uuid', 'defaultValue'] } },
  localized: ['descriptions', 'units'],
}

/** What a search says of the descriptions of attributes, as a condition on them. */
export const descriptionConditions =
  (search: AttributeAttributeDescriptionSearchInput) =>
  (eb: ExpressionBuilder<DB, 'attributeDescription'>): Expression<SqlBool> => {
    const asked = search as Record<string, unknown>
    const filters = Object.entries(attributeDescription.filters).filter(([field]) => asked[field] != null)
    return eb.and(filters.map(([field, filter]) => filter(eb, asked[field] as never, asked)))
  }

/** The description of each attribute; one that came along with its description keeps it. */
export const descriptionOf: Relation<AttributeWithDescription, AttributeDescriptionRow> = async (ctx, attributes) => {
  const ids = [...new Set(attributes.flatMap((one) => (one.attributeDescription ? [] : [one.attributeDescriptionId])))]
  const rows = ids.length ? await rowsOf(ctx, attributeDescription, 'id', ids) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return attributes.map((one) => one.attributeDescription ?? (byId.get(one.attributeDescriptionId) as AttributeDescriptionRow))
}

interface AttributeWithDescription {
  attributeDescriptionId: number
  attributeDescription?: AttributeDescriptionRow
}
