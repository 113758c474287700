/** Changes valuesets and their values. System sets never change through the API. */

import { sql } from 'kysely'
import type {
  ValuesetCreateInput,
  ValuesetItemCreateInput,
  ValuesetItemUpdateInput,
  ValuesetType,
  ValuesetUpdateInput,
} from '../../../contract/contract.gen.js'
import { conflict, refused } from '../../../core/base/errors.js'
import { MAX_OFFSET } from '../../../core/base/page.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, changingChild } from '../../../core/store/changing.js'
import type { Relation } from '../../../core/store/relations.js'
import { create, type Key, listPerParent, remove, update } from '../../../core/store/store.js'
import type { ValuesetItemRow, ValuesetRow } from '../../../db/db.gen.js'
import { valueset, valuesetItem } from '../../../resources/catalog/valueset.js'
import { refuseIfChosen, renameInAttributes } from './valueset.usage.js'

type ValuesetKey = Key<'valueset'>
type ValuesetItemKey = Key<'valuesetItem'>

/** A set; a deleted one carries its values. */
type ValuesetWithItems = ValuesetRow & { valuesetItems?: readonly ValuesetItemRow[] }

/** Creates a custom set with its first values. */
export const createValueset = (ctx: Ctx, { valuesetItems, ...values }: ValuesetCreateInput): Promise<ValuesetRow> =>
  inTransaction(ctx, async (inner) => {
    refuseSystemValueset(values)
    const set = await create(inner, valueset, values)
    await writeItems(inner, toItemRows(set.id, valuesetItems))
    return set
  })

export const updateValueset = (ctx: Ctx, key: ValuesetKey, input: ValuesetUpdateInput): Promise<ValuesetRow> =>
  changing(ctx, valueset, key, { access: 'EDITOR', allows: refuseSystemValueset }, (inner, { id }) =>
    update(inner, valueset, { id }, input),
  )

/** Deletes a set with its values and returns it. */
export const removeValueset = (ctx: Ctx, key: ValuesetKey): Promise<ValuesetWithItems> =>
  changing(ctx, valueset, key, { access: 'OWNER', allows: refuseSystemValueset }, async (inner, { id }) => {
    const [page] = await listPerParent(inner, valuesetItem, { offset: MAX_OFFSET }, 'valuesetId', [id])
    return { ...(await remove(inner, valueset, { id })), valuesetItems: page?.items ?? [] }
  })

export const createItem = (ctx: Ctx, input: ValuesetItemCreateInput): Promise<ValuesetItemRow> =>
  changing(ctx, valueset, { id: input.valuesetId }, { access: 'EDITOR', allows: refuseSystemValueset }, (inner) =>
    create(inner, valuesetItem, input),
  )

/** Changes a value, and renames it in attributes that have it. */
export const updateItem = (ctx: Ctx, key: ValuesetItemKey, input: ValuesetItemUpdateInput): Promise<ValuesetItemRow> =>
  changingChild(ctx, valuesetItem, key, itemParent, async (inner, before) => {
    const after = await update(inner, valuesetItem, { id: before.id }, input)
    if (after.value !== before.value) await renameInAttributes(inner, before, after.value)
    return after
  })

/** Deletes a value that no attribute has. */
export const removeItem = (ctx: Ctx, key: ValuesetItemKey): Promise<ValuesetItemRow> =>
  changingChild(ctx, valuesetItem, key, itemParent, async (inner, found) => {
    await refuseIfChosen(inner, found)
    return remove(inner, valuesetItem, { id: found.id })
  })

/** Adds or changes many sets by name. Their values are added or changed by value; others stay. */
export async function upsertValuesets(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  // With the type in the key, the statement skips a system set of the same name.
  const sets = items.map(({ valuesetItems: _, ...set }) => ({ ...set, type: 'CUSTOM' }))
  const results = await upsertMany(ctx, valueset, 'nameAndType', sets, directives)
  const nested = items.flatMap(({ valuesetItems }, n) => {
    const result = results[n]
    return result?.success ? toItemRows(result.id, valuesetItems as ValuesetCreateInput['valuesetItems']) : []
  })
  await writeItems(ctx, nested, { ...directives, skipCreate: false })
  return explainFailures(ctx, items, results)
}

/** Returns the first thousand values of each set by id, as REST nests them, in one statement. */
export const firstItemsOfValueset: Relation<ValuesetWithItems, readonly ValuesetItemRow[]> = async (ctx, sets) => {
  const stored = sets.filter(({ valuesetItems }) => !valuesetItems).map(({ id }) => id)
  const pages = stored.length ? await listPerParent(ctx, valuesetItem, { offset: MAX_OFFSET }, 'valuesetId', stored) : []
  const found = new Map(stored.map((id, n) => [id, pages[n]?.items]))
  return sets.map(({ id, valuesetItems }) => valuesetItems ?? found.get(id) ?? [])
}

const NOT_ALLOWED = 'A valueset of the type SYSTEM cannot be created or changed'

/** Refuses to change a system set. */
function refuseSystemValueset({ type }: { type?: ValuesetType | undefined }): void {
  if (type === 'SYSTEM') throw refused('VALUESET_NOT_ALLOWED_TO_MODIFY_ERROR', NOT_ALLOWED)
}

/** A value is changed under the lock of its set. */
const itemParent = { parent: valueset, column: 'valuesetId', access: 'EDITOR', allows: refuseSystemValueset } as const

const toItemRows = (valuesetId: number, items: ValuesetCreateInput['valuesetItems']): BulkItem[] =>
  (items ?? []).map((item) => ({ ...item, valuesetId }))

/** Writes all values of locked sets in one statement; a duplicate value fails them all. */
async function writeItems(ctx: Ctx, items: BulkItem[], directives?: Directives) {
  const last = new Map(items.map((item) => [valuesetItemKey(item), item]))
  const twice = items.find((item) => last.get(valuesetItemKey(item)) !== item)
  if (twice) throw conflict('VALUESET_ALREADY_EXISTS_ERROR', `The value [${twice.value}] is given twice`)
  const results = await upsertMany(ctx, valuesetItem, 'valuesetIdAndValue', items, directives, 'givenOrder')
  for (const result of results) if (!result.success) throw conflict('VALUESET_ITEM_CREATE_ERROR', result.error)
}

const valuesetItemKey = ({ valuesetId, value }: BulkItem) => `${valuesetId} ${value}`

/** Explains failed items whose set is a system set. */
async function explainFailures(ctx: Ctx, items: readonly BulkItem[], results: BulkResult[]): Promise<BulkResult[]> {
  const failed = items.flatMap(({ name }, n) => (results[n]?.success ? [] : [name as string]))
  if (failed.length === 0) return results
  const query = ctx.db.selectFrom('valueset').select('name').where('type', '=', 'SYSTEM')
  const rows = await query.where('name', '=', sql<string>`any(${failed})`).execute()
  const isSystem = new Set(rows.map(({ name }) => name))
  return results.map((result, n) => (isSystem.has(items[n]?.name as string) ? { success: false, error: NOT_ALLOWED } : result))
}
