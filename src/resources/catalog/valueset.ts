import type {
  ValuesetItemSearchInput,
  ValuesetItemSortField,
  ValuesetSearchInput,
  ValuesetSortField,
} from '../../contract/contract.gen.js'
import { dateRange, equals, ignored, oneOf, type Resource, visibleToAll } from '../../core/store/resource.js'
import { containsTerm } from '../text-filters.js'

/** A valueset: a named list of values to choose from. Valuesets of the platform have the type SYSTEM, those of the merchant CUSTOM. */
export const valueset: Resource<'valueset', ValuesetSearchInput, ValuesetSortField> = {
  label: 'Valueset',
  table: 'valueset',
  key: 'id',
  lookups: { name: ['name'], nameAndType: ['name', 'type'] },
  visible: visibleToAll,
  filters: {
    ids: oneOf('id'),
    names: oneOf('name'),
    type: equals('type'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    term: containsTerm('name', 'NAME'),
    termFields: ignored,
    termLanguages: ignored,
  },
  sort: { ID: 'id', NAME: 'name', LAST_MODIFIED_AT: 'lastModifiedAt', CREATED_AT: 'createdAt' },
  localized: ['descriptions'],
}

/** One value of a valueset. */
export const valuesetItem: Resource<'valuesetItem', ValuesetItemSearchInput, ValuesetItemSortField> = {
  label: 'ValuesetItem',
  table: 'valuesetItem',
  key: 'id',
  lookups: { valuesetIdAndValue: ['valuesetId', 'value'] },
  codes: { exists: 'VALUESET_ALREADY_EXISTS_ERROR' },
  visible: visibleToAll,
  filters: {
    ids: oneOf('id'),
    valuesetIds: oneOf('valuesetId'),
    values: oneOf('value'),
    extras: oneOf('extra'),
    term: containsTerm('value', 'VALUE'),
    termFields: ignored,
    termLanguages: ignored,
  },
  sort: { ID: 'id', VALUE: 'value', EXTRA: 'extra' },
  localized: ['descriptions'],
}
