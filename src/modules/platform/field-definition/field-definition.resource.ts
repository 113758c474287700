import type { FieldDefinitionSearchInput, FieldDefinitionSortField } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'

/** The definition of a custom field. Storefronts see the definitions of the fields that they may show. */
export const fieldDefinition: Resource<'fieldDefinition', FieldDefinitionSearchInput, FieldDefinitionSortField> = {
  label: 'FieldDefinition',
  table: 'fieldDefinition',
  key: 'id',
  lookups: { ownerTypeAndCode: ['ownerType', 'code'] },
  visible: ({ actor }) =>
    hasRole(actor.roles, 'configuration', 'VIEWER') ? null : (eb) => eb('isVisibleToStorefront', '=', true),
  filters: {
    ownerTypes: oneOf('ownerType'),
    codes: oneOf('code'),
    types: oneOf('type'),
    isIndexed: equals('isIndexed'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: {
    ID: 'id',
    OWNER_TYPE: 'ownerType',
    CODE: 'code',
    SORT_ORDER: 'sortOrder',
    CREATED_AT: 'createdAt',
    LAST_MODIFIED_AT: 'lastModifiedAt',
  },
  localized: ['names', 'descriptions'],
}
