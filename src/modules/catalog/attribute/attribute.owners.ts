/** The records that have attributes. */
import { hasRole } from '../../../core/auth/access.js'
import { forbidden, notFound } from '../../../core/base/errors.js'
import { anyCompanyBuyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { type AnyLookupKeys, findRecords, type LookupReference } from '../../../core/store/reference.js'
import { type AnyResource, toErrorCode } from '../../../core/store/resource.js'
import { find } from '../../../core/store/store.js'
import { companyLookup } from '../../../resources/accounts/company.js'
import { contactLookup } from '../../../resources/accounts/contact.js'
import { customerLookup } from '../../../resources/accounts/customer.js'
import { clusterInAssortment, productInAssortment } from '../../../resources/catalog/assortment.js'
import { categoryLookup } from '../../../resources/catalog/category.js'
import { cluster, clusterLookup } from '../../../resources/catalog/cluster.js'
import { product, productLookup } from '../../../resources/catalog/product.js'
import { restrictToAssortment } from '../assortment/assortment.resource.js'
import { refreshEntries } from '../search-index/refresh.js'
import { CLASS_BY_OWNER, type OwnerColumn } from './attribute.resource.js'
import { ROLE_DOMAINS } from './attribute-description.resource.js'

/** The lookup keys of each kind of record. */
export const OWNER_LOOKUPS: Record<OwnerColumn, AnyLookupKeys> = {
  productId: productLookup,
  categoryId: categoryLookup,
  clusterId: clusterLookup,
  companyId: companyLookup,
  contactId: contactLookup,
  customerId: customerLookup,
}

/** Refuses a record that does not exist, or that the caller may not see. */
export async function requireOwner(
  ctx: Ctx,
  owner: OwnerColumn,
  id: number,
  resource = OWNER_LOOKUPS[owner].resource,
): Promise<void> {
  if (!(await find(ctx, resource, { id } as never)))
    throw notFound(resource.label, `${toErrorCode(resource.label)}_NOT_FOUND`, { id })
}

/** Refuses a record that the reader may not see, including products and clusters outside the assortment. */
export const requireVisibleOwner = async (ctx: Ctx, owner: OwnerColumn, id: number): Promise<void> =>
  requireOwner(ctx, owner, id, await visibleOwnerResource(ctx, owner))

function visibleOwnerResource(ctx: Ctx, owner: OwnerColumn): AnyResource | Promise<AnyResource> {
  if (owner === 'productId') return restrictToAssortment(ctx, product, productInAssortment, anyCompanyBuyer(ctx))
  if (owner === 'clusterId') return restrictToAssortment(ctx, cluster, clusterInAssortment, anyCompanyBuyer(ctx))
  return OWNER_LOOKUPS[owner].resource
}

/** Returns the ids of the named records, in order; if none or several match, the reason. One statement for each lookup key. */
export async function findOwnerIds(
  ctx: Ctx,
  owner: OwnerColumn,
  references: readonly LookupReference[],
): Promise<(number | string)[]> {
  const keys = OWNER_LOOKUPS[owner]
  const { label } = keys.resource
  const lists = references.map((reference) => [reference])
  const found = await findRecords(ctx, keys, lists)
  return references.map(({ lookupKey, value }, i) => {
    const [record, another] = found[i] ?? []
    if (another) return `More than one ${label} has the ${lookupKey} [${value}]`
    return record?.id ?? `${label} with ${lookupKey} [${value}] not found`
  })
}

/** Requires a role for the records whose attributes change; users cannot change their own. */
export function requireEditorRole({ actor }: Ctx, owner: OwnerColumn): void {
  const domain = ROLE_DOMAINS[CLASS_BY_OWNER[owner]]
  if (!hasRole(actor.roles, domain, 'EDITOR'))
    throw forbidden(`changing attributes of the class ${CLASS_BY_OWNER[owner]} requires ${domain}.EDITOR`)
}

/** Refreshes the search entries of products and clusters, which are found by their attributes. */
export async function refreshOwners(ctx: Ctx, owner: OwnerColumn, ids: readonly number[]): Promise<void> {
  if (owner === 'productId') await refreshEntries(ctx, { productIds: ids })
  if (owner === 'clusterId') await refreshEntries(ctx, { clusterIds: ids })
}
