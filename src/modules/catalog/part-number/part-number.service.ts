/** Part numbers. The managers of a company may maintain those of their company. */
import { sql } from 'kysely'
import type {
  BulkResponseData,
  PartNumberBulkInput,
  PartNumberBulkItemInput,
  PartNumberCreateInput,
  PartNumberUpdateInput,
} from '../../../contract/contract.gen.js'
import { conflict, invalid, invalidField, notFound } from '../../../core/base/errors.js'
import { type BulkResult, upsertMany } from '../../../core/bulk/bulk.js'
import { findDuplicates, SAME_KEY } from '../../../core/bulk/items.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { findRecords, type LookupReference, resolveReferences } from '../../../core/store/reference.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { PartNumberRow } from '../../../db/db.gen.js'
import { refuseForeignCompany } from '../../../resources/accounts/company.access.js'
import { company, companyLookup } from '../../../resources/accounts/company.js'
import { product, productLookup } from '../../../resources/catalog/product.js'
import { partNumberEvents } from './part-number.events.js'
import { partNumber } from './part-number.resource.js'

/** The resource for rows whose company the calling function has checked. */
const checked = { ...partNumber, visible: () => null }

export const createPartNumber = (ctx: Ctx, input: PartNumberCreateInput): Promise<PartNumberRow> =>
  inTransaction(ctx, async (inner) => {
    refuseForeignCompany(inner, input.companyId, 'OWNER')
    await requireRows(inner, { ...company, visible: () => null }, 'id', [input.companyId])
    await requireRows(inner, product, 'id', [input.productId])
    const added = await create(inner, checked, input)
    await partNumberEvents.emit(inner, 'PART_NUMBER_CREATED', { partNumberId: added.id })
    return added
  })

const announceUpdate = (ctx: Ctx, { id }: PartNumberRow) =>
  partNumberEvents.emit(ctx, 'PART_NUMBER_UPDATED', { partNumberId: id })

export const updatePartNumber = (ctx: Ctx, key: Key<'partNumber'>, input: PartNumberUpdateInput): Promise<PartNumberRow> =>
  changing(ctx, partNumber, key, { access: 'EDITOR', event: announceUpdate }, (inner, { id }) =>
    update(inner, partNumber, { id }, input),
  )

export const deletePartNumber = (ctx: Ctx, key: Key<'partNumber'>): Promise<PartNumberRow> =>
  inTransaction(ctx, async (inner) => {
    const removed = await remove(inner, partNumber, key)
    await partNumberEvents.emit(inner, 'PART_NUMBER_DELETED', { partNumberId: removed.id })
    return removed
  })

/** The keys by which a company finds its part numbers. */
export type NumberLookup = 'externalId' | 'number'

/** Adds or changes many part numbers, all or none. */
export const upsertAllPartNumbers = (ctx: Ctx, { lookupKey, partNumbers }: PartNumberBulkInput): Promise<BulkResponseData> =>
  inTransaction(ctx, async (inner) => {
    const lookup = lookupKey === 'NUMBER' ? 'number' : 'externalId'
    const lacking = partNumbers.findIndex(({ [lookup]: key }) => key == null)
    if (lacking >= 0) throw invalid([{ path: ['partNumbers', lacking, lookup], message: 'must be given' }])
    const results = await upsertPartNumbers(inner, lookup, partNumbers)
    const problems = results.flatMap((result, i) => (result.success ? [] : [{ path: ['partNumbers', i], message: result.error }]))
    if (problems.length) throw invalid(problems)
    const created = results.filter((result) => result.success && result.action === 'create').length
    return { created, updated: results.length - created, total: results.length }
  })

/** Adds or changes part numbers by a key of their company. The number of statements does not depend on their number. */
export async function upsertPartNumbers(
  ctx: Ctx,
  lookup: NumberLookup,
  inputs: readonly PartNumberBulkItemInput[],
): Promise<BulkResult[]> {
  const items = await resolveItems(ctx, inputs)
  for (const { companyId } of items) refuseForeignCompany(ctx, companyId, 'OWNER')
  if (findDuplicates(items.map(({ companyId, [lookup]: key }) => [JSON.stringify([companyId, key])])).includes(true))
    throw invalidField(lookup, `is given twice for one company. ${SAME_KEY}`)
  await requireFree(ctx, lookup, items)
  const results = await upsertMany(ctx, checked, lookup, items)
  const partNumberIds = results.flatMap((result) => (result.success ? [result.id] : []))
  if (partNumberIds.length) await partNumberEvents.emit(ctx, 'PART_NUMBER_BULK', { partNumberIds })
  return results
}

type Item = Omit<PartNumberBulkItemInput, 'companyId' | 'productId'> & {
  companyId: number
  productId?: number
} & Record<string, unknown>

/** Finds the company and the product of each item. The product may be left out of a change. */
async function resolveItems(ctx: Ctx, inputs: readonly PartNumberBulkItemInput[]): Promise<Item[]> {
  const companies = await resolveReferences(ctx, companyLookup, inputs.map(companyReference))
  const products = await findRecords(ctx, productLookup, inputs.map(productReferences))
  return inputs.map(({ companySource: _c, productSource: _p, sku: _s, productId: _i, ...values }, i) => {
    const references = productReferences(inputs[i] as PartNumberBulkItemInput)
    const [found] = products[i] ?? []
    if (references.length > 1) throw invalidField('productId', 'sku and productSource: at most one of them can be given')
    const [reference] = references
    if (reference && !found) throw notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', { [reference.lookupKey]: reference.value })
    const companyId = companies[i]
    if (typeof companyId !== 'number') throw notFound('Company', 'COMPANY_NOT_FOUND_ERROR', companyKey(inputs[i]))
    return { ...values, companyId, ...(found && { productId: found.id }) }
  })
}

const companyKey = ({ companyId, companySource }: PartNumberBulkItemInput = { number: '' }) => ({
  id: companyId ?? `${companySource?.name}: ${companySource?.id}`,
})

function companyReference({ companyId, companySource }: PartNumberBulkItemInput) {
  if ((companyId == null) === (companySource == null))
    throw invalidField('companyId', 'or companySource must be given, and not both')
  return companyId == null ? { source: companySource?.name ?? '', sourceId: companySource?.id ?? '' } : { id: companyId }
}

const productReferences = ({ productId, sku, productSource }: PartNumberBulkItemInput): LookupReference[] => [
  ...(productId == null ? [] : [{ lookupKey: 'id', value: productId }]),
  ...(sku == null ? [] : [{ lookupKey: 'sku', value: sku }]),
  ...(productSource ? [{ lookupKey: 'sourceId', value: productSource.id, within: productSource.name }] : []),
]

/** Throws if the company already has the number for another product, or another number for the product. */
async function requireFree(ctx: Ctx, lookup: NumberLookup, items: readonly Item[]): Promise<void> {
  const { rows } = await sql<{ number: string; productId: number; isNumber: boolean }>`
    select o.number, o."productId", o.number = x.number as "isNumber"
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x("companyId" int4, "productId" int4, number text, "externalId" text)
      join "partNumber" o on o."companyId" = x."companyId" and (o.number = x.number or o."productId" = x."productId")
     where o.${sql.id(lookup)} is distinct from x.${sql.id(lookup)} limit 1`.execute(ctx.db)
  const [taken] = rows
  if (!taken) return
  const { number, productId, isNumber } = taken
  const message = isNumber
    ? `The company has the part number [${number}] already, for the product [${productId}]`
    : `The company has the part number [${number}] for the product [${productId}] already`
  throw conflict('PART_NUMBER_ALREADY_EXISTS_ERROR', message)
}
