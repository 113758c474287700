/** The records that attributes say something of. */
import { sql } from 'kysely'
import { hasRole } from '../../../core/auth/access.js'
import { forbidden, notFound } from '../../../core/base/errors.js'
import { anyCompanyBuyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { type AnyResource, toErrorCode } from '../../../core/store/resource.js'
import { canHold } from '../../../core/store/row.js'
import { ownersBySource, type SourceTable } from '../../../core/store/sources.js'
import { find, groupBy } from '../../../core/store/store.js'
import { company, companySource } from '../../../resources/accounts/company.js'
import { contact, contactSource } from '../../../resources/accounts/contact.js'
import { customer, customerSource } from '../../../resources/accounts/customer.js'
import { clusterInAssortment, productInAssortment } from '../../../resources/catalog/assortment.js'
import { CLASSES, type Owner } from '../../../resources/catalog/attribute.js'
import { DOMAINS } from '../../../resources/catalog/attribute-description.js'
import { category, categorySource } from '../../../resources/catalog/category.js'
import { cluster, clusterSource } from '../../../resources/catalog/cluster.js'
import { product, productSource } from '../../../resources/catalog/product.js'
import { restrictToAssortment } from '../assortment/assortment.resource.js'
import { refreshEntries } from '../search-index/refresh.js'

const RECORDS: Record<Owner, AnyResource> = {
  productId: product,
  categoryId: category,
  clusterId: cluster,
  companyId: company,
  contactId: contact,
  customerId: customer,
}

const SOURCES: Record<Owner, SourceTable> = {
  productId: productSource,
  categoryId: categorySource,
  clusterId: clusterSource,
  companyId: companySource,
  contactId: contactSource,
  customerId: customerSource,
}

/** Refuses a record that is not there, or that the caller may not see. */
export async function refuseMissing(ctx: Ctx, owner: Owner, id: number, resource = RECORDS[owner]): Promise<void> {
  if (!(await find(ctx, resource, { id } as never)))
    throw notFound(resource.label, `${toErrorCode(resource.label)}_NOT_FOUND`, { id })
}

/** The same for who reads: a product or cluster outside the assortment is not there. */
export const requireVisible = async (ctx: Ctx, owner: Owner, id: number): Promise<void> =>
  refuseMissing(ctx, owner, id, await visibleRecords(ctx, owner))

function visibleRecords(ctx: Ctx, owner: Owner): AnyResource | Promise<AnyResource> {
  if (owner === 'productId') return restrictToAssortment(ctx, product, productInAssortment, anyCompanyBuyer(ctx))
  if (owner === 'clusterId') return restrictToAssortment(ctx, cluster, clusterInAssortment, anyCompanyBuyer(ctx))
  return RECORDS[owner]
}

/** How a file names a record, in the words of REST. */
export interface RecordReference {
  lookupKey: string
  lookupValue: string
  source?: string | null
}

/** The numbers of the records that are named, in their order; where there is none, or more than one, why not. One statement for each lookup key. */
export async function recordIds(ctx: Ctx, owner: Owner, references: readonly RecordReference[]): Promise<(number | string)[]> {
  const found = new Map<string, Found[]>()
  for (const [lookupKey, some] of groupBy(references, (one) => one.lookupKey))
    found.set(lookupKey, await lookUp(ctx, owner, lookupKey, some))
  return references.map(({ lookupKey, lookupValue, source }) => {
    const { label } = RECORDS[owner]
    const rows = found.get(lookupKey) ?? []
    const ids = new Set(
      rows.flatMap((row) => (row.key === lookupValue && (!source || !row.source || row.source === source) ? [row.id] : [])),
    )
    const [id, another] = ids
    if (another !== undefined) return `More than one ${label} has the ${lookupKey} [${lookupValue}]`
    return id ?? `${label} with ${lookupKey} [${lookupValue}] not found`
  })
}

/** By what records of a kind can be named. */
export const lookupKeysOf = (owner: Owner): readonly string[] =>
  owner === 'productId' ? ['id', 'sourceId', 'sku', 'supplierCode'] : ['id', 'sourceId']

interface Found {
  id: number
  key: string
  source?: string
}

async function lookUp(ctx: Ctx, owner: Owner, lookupKey: string, references: readonly RecordReference[]): Promise<Found[]> {
  const keys = [...new Set(references.map(({ lookupValue }) => lookupValue))]
  if (lookupKey === 'sourceId') {
    const rows = await ownersBySource(
      ctx,
      SOURCES[owner],
      keys.map((id) => ({ id })),
    )
    return rows.map(({ ownerId, id, name }) => ({ id: ownerId, key: id, source: name }))
  }
  if (!lookupKeysOf(owner).includes(lookupKey)) return []
  const table = sql.table(RECORDS[owner].table)
  if (lookupKey === 'id') {
    const ids = keys.filter((key) => canHold('product', { id: key }))
    return (await sql<Found>`select id, id::text as key from ${table} where id = any(${ids}::int4[])`.execute(ctx.db)).rows
  }
  const column = sql.id(lookupKey)
  return (await sql<Found>`select id, ${column} as key from ${table} where ${column} = any(${keys}::text[])`.execute(ctx.db)).rows
}

/** Attributes are changed with a role for the records that they are of; nobody changes their own. */
export function refuseWithoutRole({ actor }: Ctx, owner: Owner): void {
  const domain = DOMAINS[CLASSES[owner]]
  if (!hasRole(actor.roles, domain, 'EDITOR'))
    throw forbidden(`attributes of the class ${CLASSES[owner]} are changed with ${domain}.EDITOR`)
}

/** Products and clusters are found by their attributes. */
export async function refreshRecords(ctx: Ctx, owner: Owner, ids: readonly number[]): Promise<void> {
  if (owner === 'productId') await refreshEntries(ctx, { productIds: ids })
  if (owner === 'clusterId') await refreshEntries(ctx, { clusterIds: ids })
}
