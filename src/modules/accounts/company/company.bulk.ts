import type { UpdateCompanyInput } from '../../../contract/contract.gen.js'
import type { BulkItem, BulkResult, Directives } from '../../../core/bulk/bulk.js'
import { type Children, upsertWithChildren } from '../../../core/bulk/children.js'
import { prepareItems, type Written, writtenIds } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import type { InputReference } from '../../../core/store/reference.js'
import { company } from '../../../resources/accounts/company.js'
import { companyEvents } from './company.events.js'
import { lockParentChanges, setParents } from './company.parent.js'
import { checkCompany, companyChildren } from './company.service.js'
import { lockCompanyTree, moveCompanies } from './company.tree.js'

/** Without `parent` the parent company stays, null removes it. */
type CompanyInput = BulkItem & UpdateCompanyInput & { parent?: InputReference | null }

/** Splits an item into the columns of the company and its children. */
function splitCompany(item: CompanyInput) {
  const { addresses, sources, attributes, parent, belongsToCompanyId, ...values } = checkCompany(item)
  return { values, addresses, sources, attributes, parent, belongsToCompanyId }
}

const bulkChildren: Children<Written<ReturnType<typeof splitCompany>>> = {
  ...companyChildren,
  parent: {
    storedIn: { table: 'company', owner: 'id', filled: ['parentId'] },
    isPlace: true,
    write: (ctx, records) =>
      setParents(
        ctx,
        records.flatMap(({ id, parent }) => (parent === undefined ? [] : [{ id, parent }])),
      ),
  },
  belongsToCompanyId: {
    storedIn: { table: 'company', owner: 'id', filled: ['belongsToCompanyId'] },
    isPlace: true,
    write: (ctx, records) =>
      moveCompanies(
        ctx,
        records.flatMap(({ id, belongsToCompanyId }) => (belongsToCompanyId === undefined ? [] : [{ id, belongsToCompanyId }])),
      ),
  },
}

/** Creates or updates companies by uuid. The number of statements does not depend on the number of items. */
export async function upsertCompanies(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const companies = prepareItems(items, splitCompany)
  if (companies.some((item) => typeof item !== 'string' && item.parent)) await lockParentChanges(ctx)
  if (companies.some((item) => typeof item !== 'string' && item.belongsToCompanyId != null)) await lockCompanyTree(ctx)
  const results = await upsertWithChildren(ctx, company, 'uuid', companies, bulkChildren, directives)
  const companyIds = writtenIds(results)
  if (companyIds.length) await companyEvents.emit(ctx, 'COMPANY_BULK', { companyIds })
  return results
}
