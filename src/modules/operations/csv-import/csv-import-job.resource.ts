import { sql } from 'kysely'
import type {
  CsvImportJobSearchInput,
  CsvImportJobSortField,
  CsvImportOperation,
  CsvRecordError,
} from '../../../contract/contract.gen.js'
import { hasRole, type RequiredAccess, type RoleDomain } from '../../../core/auth/access.js'
import type { Scope } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import { dateRange, oneOf, type Resource } from '../../../core/store/resource.js'
import { groupBy } from '../../../core/store/store.js'

/** The roles that may run each import, and therefore see and cancel it. One of them is enough. */
const RIGHTS: Record<CsvImportOperation, { access: RequiredAccess; domains: readonly RoleDomain[] }> = {
  attributeCsvImport: { access: 'EDITOR', domains: ['product', 'user'] },
  attributeDescriptionCsvImport: { access: 'OWNER', domains: ['configuration'] },
  bulkCostPriceCsvImport: { access: 'OWNER', domains: ['pricing'] },
  bulkPriceCsvImport: { access: 'OWNER', domains: ['pricing'] },
  categoryCsvImport: { access: 'OWNER', domains: ['product'] },
  clusterCsvImport: { access: 'OWNER', domains: ['product'] },
  companyCsvImport: { access: 'OWNER', domains: ['user'] },
  contactCsvImport: { access: 'OWNER', domains: ['user'] },
  customerCsvImport: { access: 'OWNER', domains: ['user'] },
  discountCsvImport: { access: 'OWNER', domains: ['pricing'] },
  inventoryCsvImport: { access: 'OWNER', domains: ['logistics'] },
  mediaDocumentCsvImport: { access: 'OWNER', domains: ['product'] },
  mediaImageCsvImport: { access: 'OWNER', domains: ['product'] },
  mediaVideoCsvImport: { access: 'OWNER', domains: ['product'] },
  priceCsvImport: { access: 'OWNER', domains: ['pricing'] },
  pricesheetCsvImport: { access: 'OWNER', domains: ['pricing'] },
  productCsvImport: { access: 'OWNER', domains: ['product'] },
}

/** Returns the imports that the caller may run. */
export const importOperationsOf = ({ actor: { roles } }: Scope) =>
  Object.entries(RIGHTS).flatMap(([operation, { access, domains }]) =>
    domains.some((domain) => hasRole(roles, domain, access)) ? [operation] : [],
  )

/** An import of a CSV file. Its errors contain rows of the file, so only callers that may run such an import see it. */
export const csvImportJob: Resource<'csvImportJob', CsvImportJobSearchInput, CsvImportJobSortField> = {
  label: 'CsvImportJob',
  table: 'csvImportJob',
  key: 'uuid',
  lookups: { id: ['id'] },
  visible: (scope) => (eb) => eb('operation', '=', sql<CsvImportOperation>`any(${importOperationsOf(scope)})`),
  filters: {
    operations: oneOf('operation'),
    states: oneOf('state'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** Returns the refused rows of each import. */
export const errorsOfImport: Relation<{ id: number }, CsvRecordError[]> = async ({ db }, jobs) => {
  const ids = [...new Set(jobs.map(({ id }) => id))]
  const rows = await db
    .selectFrom('csvImportError')
    .select(['jobId', 'rowNumber', 'code', 'messages', 'record'])
    .where('jobId', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('jobId')
    .orderBy('rowNumber')
    .orderBy('id')
    .execute()
  const byJob = groupBy(rows, ({ jobId }) => jobId)
  return jobs.map(({ id }) => (byJob.get(id) ?? []).map(({ jobId: _, ...error }) => error))
}
