import { type SqlBool, sql } from 'kysely'
import type { CompanySearchArguments, CompanySortableField } from '../../contract/contract.gen.js'
import { hasRole, type RequiredAccess } from '../../core/auth/access.js'
import type { Scope } from '../../core/context.js'
import { byCustomFields } from '../../core/store/custom-fields.js'
import type { LookupKeys } from '../../core/store/reference.js'
import { dateRange, equals, type Filter, ignored, oneOf, type Resource } from '../../core/store/resource.js'
import { hasSource, type Source, type SourceTable, sourcesOf } from '../../core/store/sources.js'
import type { AddressRow, CompanyRow } from '../../db/db.gen.js'
import { contains, equalsIgnoreCase } from '../text-filters.js'
import { companyTermFilter } from './company.term.js'

/** The table of external references of companies. */
export const companySource: SourceTable = { table: 'companySource', owner: 'companyId', taken: 'COMPANY_ALREADY_EXISTS_ERROR' }

/** Keeps only companies that the caller manages. A filter does not see the caller, so their ids are passed in the search. */
const managedByCaller: Filter<'company', boolean> = (eb, isEnabled, search) =>
  isEnabled ? eb('id', '=', sql<number>`any(${search.managedCompanyIds ?? []}::int4[])`) : sql<SqlBool>`true`

/** Keeps the companies below one, on any level. `union` ends even if the tree had a circle. */
const belowCompany: Filter<'company', number> = (eb, id) =>
  eb(
    'id',
    'in',
    sql<number>`(with recursive below(id) as (
      select c.id from company c where c."belongsToCompanyId" = ${id}
      union select c.id from below join company c on c."belongsToCompanyId" = below.id) select id from below)`,
  )

/** Keeps the companies above one, on any level. */
const aboveCompany: Filter<'company', number> = (eb, id) =>
  eb(
    'id',
    'in',
    sql<number>`(with recursive above(id) as (
      select c."belongsToCompanyId" from company c where c.id = ${id}
      union select c."belongsToCompanyId" from above join company c on c.id = above.id) select id from above)`,
  )

/** An organisation that buys. Contacts see their own companies; the managers of a company may change it. */
export const company: Resource<'company', CompanySearchArguments, CompanySortableField> = {
  label: 'Company',
  table: 'company',
  customFields: 'COMPANY',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  codes: { inUse: 'DEPENDENCY_ERROR' },
  visible: (scope, access) => {
    if (hasRole(scope.actor.roles, 'user', access)) return null
    const ids = ownCompanyIds(scope, access)
    return (eb) => eb('id', '=', sql<number>`any(${ids}::int4[])`)
  },
  filters: {
    customFields: byCustomFields,
    companyIds: oneOf('id'),
    name: contains('name'),
    sources: hasSource(companySource),
    taxNumber: equalsIgnoreCase('taxNumber'),
    cocNumber: equalsIgnoreCase('cocNumber'),
    debtorIds: oneOf('debtorId'),
    email: equalsIgnoreCase('email'),
    phone: equals('phone'),
    managedCompaniesOnly: managedByCaller,
    lastModifiedAt: dateRange('lastModifiedAt'),
    createdAt: dateRange('createdAt'),
    term: companyTermFilter,
    termFields: ignored,
    belongsToCompanyIds: oneOf('belongsToCompanyId'),
    belowCompanyId: belowCompany,
    aboveCompanyId: aboveCompany,
  },
  sort: { NAME: 'name', LAST_MODIFIED_AT: 'lastModifiedAt', CREATED_AT: 'createdAt' },
}

/** How a company is referred to: by id, uuid or source. */
export const companyLookup: LookupKeys<'company'> = { resource: company, sources: companySource }

/** Returns the companies that a contact may access without a role: all of theirs to read, the managed ones to change, none to delete. */
function ownCompanyIds({ actor: { user } }: Scope, access: RequiredAccess): readonly number[] {
  if (user?.kind !== 'contact' || access === 'OWNER') return []
  return access === 'VIEWER' ? user.companyIds : user.managedCompanyIds
}

/** A deleted company with its sources and addresses, which can no longer be read from the database. */
export type DeletedCompany = CompanyRow & { sources?: Source[]; addresses?: readonly AddressRow[] }

/** Returns the sources of each company. */
export const sourcesOfCompany = sourcesOf(companySource)
