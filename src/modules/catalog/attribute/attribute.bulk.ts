/** Many attributes of one record, each with its own result. */
import type { AttributeBulkCreateInput } from '../../../contract/contract.gen.js'
import { DomainError } from '../../../core/base/errors.js'
import type { BulkResult, Directives } from '../../../core/bulk/bulk.js'
import { writeBulk } from '../../../core/bulk/halves.js'
import type { Ctx } from '../../../core/context.js'
import { loadDescriptions } from './attribute.descriptions.js'
import { refreshOwners } from './attribute.owners.js'
import { CLASS_BY_OWNER } from './attribute.resource.js'
import type { OwnerKey } from './attribute.service.js'
import { textModeFor, writeAttributes } from './attribute.write.js'

/** Returns the key by which an item names its description. */
export const descriptionKey = ({ attributeDescriptionId, attributeDescriptionName }: AttributeBulkCreateInput) =>
  attributeDescriptionId ?? attributeDescriptionName ?? ''

/** Adds or changes attributes of a record by their descriptions, and removes those whose value is null. */
export const upsertAttributes = (
  ctx: Ctx,
  key: OwnerKey,
  items: readonly AttributeBulkCreateInput[],
  directives: Directives = {},
): Promise<BulkResult[]> =>
  writeBulk(
    ctx,
    items,
    (item) => [descriptionKey(item)],
    (inner, some) => upsertSome(inner, key, some, directives),
    (outer, all) => findDescriptionIds(outer, key, all),
  )

/** Returns the description of each item by uuid or name; none if it does not exist. */
async function findDescriptionIds(
  ctx: Ctx,
  { owner }: OwnerKey,
  items: readonly AttributeBulkCreateInput[],
): Promise<number[][]> {
  const of = await loadDescriptions(ctx, CLASS_BY_OWNER[owner], items)
  return items.map((item) => {
    try {
      return [of(item).id]
    } catch (error) {
      if (error instanceof DomainError) return []
      throw error
    }
  })
}

/** Writes the attributes that the directives do not protect; the others are reported as written. */
async function upsertSome(
  ctx: Ctx,
  key: OwnerKey,
  items: readonly AttributeBulkCreateInput[],
  directives: Directives,
): Promise<BulkResult[]> {
  const { owner, id } = key
  const descriptionOf = await loadDescriptions(ctx, CLASS_BY_OWNER[owner], items)
  const before = await readAttributeIds(ctx, key)
  const isThere = (item: AttributeBulkCreateInput) => before.has(descriptionOf(item).id)
  const keepsValues = directives.skipIfNotEmpty?.includes('value') ?? false
  const attributes = items.filter((item) => (isThere(item) ? !keepsValues : !directives.skipCreate))
  await writeAttributes(ctx, owner, [{ ownerId: id, attributes }], textModeFor(directives, 'value'))
  const after = await readAttributeIds(ctx, key)
  await refreshOwners(ctx, owner, [id])
  return items.map((item) => {
    const { id: descriptionId, name } = descriptionOf(item)
    const attributeId = after.get(descriptionId) ?? before.get(descriptionId)
    if (attributeId !== undefined) return { success: true, action: isThere(item) ? 'update' : 'create', id: attributeId }
    const reason = directives.skipCreate ? ', and skipCreate is set' : ''
    return { success: false, error: `The record has no attribute ${name}${reason}` }
  })
}

/** Returns the attributes of a record, by their descriptions. */
async function readAttributeIds({ db }: Ctx, { owner, id }: OwnerKey): Promise<Map<number, number>> {
  const rows = await db.selectFrom('attribute').select(['id', 'attributeDescriptionId']).where(owner, '=', id).execute()
  return new Map(rows.map((row) => [row.attributeDescriptionId, row.id]))
}
