import { sql } from 'kysely'
import type {
  CreateOrderStatusSetInput,
  OrderStatusSetSearchByInput,
  UpdateOrderStatusSetInput,
} from '../../../contract/contract.gen.js'
import { invalidField, notFound } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, get, type Key, remove, update } from '../../../core/store/store.js'
import type { OrderStatusSetRow } from '../../../db/db.gen.js'
import { orderStatus, orderStatusSet } from '../order-status/order-status.resource.js'

type SetKey = Key<'orderStatusSet'>

/** Returns one set, by its id or its name; exactly one of the two must be given. */
export const getSet = (ctx: Ctx, { id, name }: OrderStatusSetSearchByInput): Promise<OrderStatusSetRow> => {
  if ((id == null) === (name == null)) throw invalidField('input', 'must give either id or name')
  return get(ctx, orderStatusSet, id == null ? { name: name as string } : { id })
}

export const createSet = (ctx: Ctx, { orderStatusIds, ...input }: CreateOrderStatusSetInput): Promise<OrderStatusSetRow> =>
  inTransaction(ctx, async (inner) => {
    const added = await create(inner, orderStatusSet, input)
    if (orderStatusIds?.length) await joinSet(inner, added.id, orderStatusIds)
    return added
  })

/** Changes a set; given statuses replace the current ones. */
export const updateSet = (
  ctx: Ctx,
  key: SetKey,
  { orderStatusIds, ...input }: UpdateOrderStatusSetInput,
): Promise<OrderStatusSetRow> =>
  changing(ctx, orderStatusSet, key, { access: 'EDITOR' }, async (inner, { id }) => {
    const changed = await update(inner, orderStatusSet, { id }, input)
    if (orderStatusIds === undefined) return changed
    await sql`update "orderStatus" set "orderStatusSetId" = null
               where "orderStatusSetId" = ${id} and id <> all(${orderStatusIds ?? []}::int4[])`.execute(inner.db)
    if (orderStatusIds?.length) await joinSet(inner, id, orderStatusIds)
    return changed
  })

/** Moves statuses into a set. Each leaves its previous set. */
export const addStatuses = (ctx: Ctx, key: SetKey, statusIds: readonly number[]): Promise<OrderStatusSetRow> =>
  changing(ctx, orderStatusSet, key, { access: 'EDITOR', touch: true }, async (inner, set) => {
    await joinSet(inner, set.id, statusIds)
    return set
  })

/** Removes statuses from a set; one that is not in it is not found. */
export const removeStatuses = (ctx: Ctx, key: SetKey, statusIds: readonly number[]): Promise<OrderStatusSetRow> =>
  changing(ctx, orderStatusSet, key, { access: 'EDITOR', touch: true }, async (inner, set) => {
    const { rows } = await sql<{ id: number }>`update "orderStatus" set "orderStatusSetId" = null
      where "orderStatusSetId" = ${set.id} and id = any(${statusIds}::int4[]) returning id`.execute(inner.db)
    const left = new Set(rows.map(({ id }) => id))
    const unknown = statusIds.find((id) => !left.has(id))
    if (unknown !== undefined)
      throw notFound('OrderStatus', 'ORDER_STATUS_NOT_FOUND_ERROR', { id: unknown, orderStatusSetId: set.id })
    return set
  })

/** Deletes a set. Its statuses stay, without a set. */
export const removeSet = (ctx: Ctx, key: SetKey): Promise<OrderStatusSetRow> => remove(ctx, orderStatusSet, key)

async function joinSet(ctx: Ctx, setId: number, statusIds: readonly number[]): Promise<void> {
  const ids = await requireRows(ctx, orderStatus, 'id', statusIds)
  await sql`update "orderStatus" set "orderStatusSetId" = ${setId} where id = any(${ids}::int4[])`.execute(ctx.db)
}
