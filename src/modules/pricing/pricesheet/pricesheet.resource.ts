import { type SqlBool, sql } from 'kysely'
import type { PricesheetSearchInput, PricesheetSortField } from '../../../contract/contract.gen.js'
import { dateRange, equals, type Filter, numberRange, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'
import type { ParentLink } from '../../../core/store/store.js'

/** The columns of `pricesheetParty` that name a party. */
export type PricesheetPartyColumn = 'companyId' | 'contactId' | 'customerId'

/** Finds sheets that are assigned to any of the parties; an empty array does not filter. */
const assignedToAny =
  (column: PricesheetPartyColumn): Filter<'pricesheet', readonly number[]> =>
  (eb, ids) =>
    ids.length === 0
      ? eb.val(true)
      : sql<SqlBool>`${eb.ref('id')} in (select "pricesheetId" from "pricesheetParty" where ${sql.id(column)} = any(${ids}::int4[]))`

/** Finds the sheets that a company has or inherits. */
const effectiveFor: Filter<'pricesheet', number> = (eb, id) =>
  sql<SqlBool>`${eb.ref('id')} in (select "pricesheetId" from "pricesheetParty" where "companyId" = "pricesheetCompany"(${id}::int4))`

/** Finds sheets that have one of the names in some language, ignoring case. */
const namedAnyOf: Filter<'pricesheet', readonly string[]> = (eb, names) =>
  names.length === 0
    ? eb.val(true)
    : sql<SqlBool>`exists (select from jsonb_each_text(${eb.ref('names')}) as name(language, text)
        where lower(name.text) in (select lower(wanted) from unnest(${names}::text[]) as wanted))`

/** Prices agreed with some parties. Its lines are discounts. */
export const pricesheet: Resource<'pricesheet', PricesheetSearchInput, PricesheetSortField> = {
  label: 'Pricesheet',
  table: 'pricesheet',
  key: 'uuid',
  lookups: { code: ['code'] },
  codes: { exists: 'PRICESHEET_NAME_EXISTS_ERROR' },
  visible: visibleToAll,
  filters: {
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    ids: oneOf('uuid'),
    contactIds: assignedToAny('contactId'),
    customerIds: assignedToAny('customerId'),
    companyIds: assignedToAny('companyId'),
    effectiveForCompanyId: effectiveFor,
    codes: oneOf('code'),
    names: namedAnyOf,
    priority: numberRange('priority'),
    currencies: oneOf('currency'),
    readonly: equals('readonly'),
  },
  sort: {
    ID: 'id',
    CODE: 'code',
    NAME: 'names',
    DESCRIPTION: 'descriptions',
    PRIORITY: 'priority',
    TYPE: 'id',
    READONLY: 'readonly',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_AT: 'createdAt',
  },
  localized: ['names', 'descriptions'],
}

/** Links a sheet to the companies, contacts or customers that it is assigned to. */
export const partiesOfPricesheet = (column: PricesheetPartyColumn): ParentLink => ({
  table: 'pricesheetParty',
  parent: 'pricesheetId',
  child: column,
})
