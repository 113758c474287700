/** Many attributes of one record, each with its own answer. */
import type { AttributeBulkCreateInput } from '../../../contract/contract.gen.js'
import { type BulkResult, bulk } from '../../../core/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { descriptionsFor } from './attribute.fitting.js'
import { refreshRecords } from './attribute.records.js'
import type { OwnerKey } from './attribute.service.js'
import { CLASSES, writeAttributes } from './attribute.write.js'

/** How an item names its description. */
export const keyText = ({ attributeDescriptionId, attributeDescriptionName }: AttributeBulkCreateInput) =>
  attributeDescriptionId ?? attributeDescriptionName ?? ''

/** Adds or changes attributes of a record by their descriptions, and removes those whose value is null. */
export const upsertAttributes = (ctx: Ctx, key: OwnerKey, items: readonly AttributeBulkCreateInput[]): Promise<BulkResult[]> =>
  bulk(ctx, items, keyText, (inner, some) => write(inner, key, some))

async function write(ctx: Ctx, key: OwnerKey, items: readonly AttributeBulkCreateInput[]): Promise<BulkResult[]> {
  const { owner, id } = key
  const described = await descriptionsFor(ctx, CLASSES[owner], items)
  const before = await idsOf(ctx, key)
  await writeAttributes(ctx, owner, [{ ownerId: id, attributes: items }])
  const after = await idsOf(ctx, key)
  await refreshRecords(ctx, owner, [id])
  return items.map((item) => {
    const description = described(item)
    const [old, now] = [before.get(description.id), after.get(description.id)]
    const known = now ?? old
    return known === undefined
      ? { success: false, error: `The record has no attribute ${description.name}` }
      : { success: true, action: old === undefined ? 'create' : 'update', id: known }
  })
}

/** The attributes that a record has, by their descriptions. */
async function idsOf({ db }: Ctx, { owner, id }: OwnerKey): Promise<Map<number, number>> {
  const rows = await db.selectFrom('attribute').select(['id', 'attributeDescriptionId']).where(owner, '=', id).execute()
  return new Map(rows.map((row) => [row.attributeDescriptionId, row.id]))
}
