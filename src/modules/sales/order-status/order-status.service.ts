import { sql } from 'kysely'
import type { CreateOrderStatusInput, OrderStatusSearchByInput, UpdateOrderStatusInput } from '../../../contract/contract.gen.js'
import { invalidField, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, get, type Key, remove, update } from '../../../core/store/store.js'
import type { OrderStatusRow } from '../../../db/db.gen.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { orderStatus, orderStatusSet } from './order-status.resource.js'

type StatusKey = Key<'orderStatus'>

/** Returns one status, by its id or its code; exactly one of the two must be given. */
export const getStatus = (ctx: Ctx, { id, code }: OrderStatusSearchByInput): Promise<OrderStatusRow> => {
  if ((id == null) === (code == null)) throw invalidField('input', 'must give either id or code')
  return get(ctx, orderStatus, id == null ? { code: code as string } : { id })
}

/** Adds a status with its next statuses, to a set if one is named. */
export const createStatus = (ctx: Ctx, input: CreateOrderStatusInput): Promise<OrderStatusRow> =>
  inTransaction(ctx, async (inner) => {
    const { nextStatusesIds, addOrderStatusToSet, type = 'CUSTOM', orderType = 'ORDER', ...given } = input
    const values = { ...given, type, orderType }
    checkTypes(values)
    const setId = await setIdOf(inner, addOrderStatusToSet)
    if (values.isDefault) await clearDefault(inner, values.orderType)
    const added = await create(inner, orderStatus, { ...values, ...(setId && { orderStatusSetId: setId }) })
    if (nextStatusesIds?.length) await replaceNext(inner, added.id, nextStatusesIds)
    return added
  })

/** Changes a status. A new default replaces the old one; given next statuses replace the current ones. */
export const updateStatus = (ctx: Ctx, key: StatusKey, input: UpdateOrderStatusInput): Promise<OrderStatusRow> =>
  changing(ctx, orderStatus, key, { access: 'EDITOR' }, async (inner, { id, orderType }) => {
    refuseNulls(input, 'addOrderStatusToSet')
    const { nextStatusesIds, addOrderStatusToSet, ...values } = input
    const setId = await setIdOf(inner, addOrderStatusToSet)
    if (values.isDefault) await clearDefault(inner, values.orderType ?? orderType)
    const changed = await update(inner, orderStatus, { id }, { ...values, ...(setId && { orderStatusSetId: setId }) })
    if (nextStatusesIds !== undefined) await replaceNext(inner, id, nextStatusesIds ?? [])
    return changed
  })

/** Deletes a custom status that no order has. */
export const removeStatus = (ctx: Ctx, key: StatusKey): Promise<OrderStatusRow> =>
  changing(ctx, orderStatus, key, { access: 'OWNER', allows: refuseSystemStatus }, (inner, { id }) =>
    remove(inner, orderStatus, { id }),
  )

function refuseSystemStatus({ type, code }: OrderStatusRow): void {
  if (type === 'SYSTEM')
    throw refused('ORDER_STATUS_DELETE_ERROR', `The order status [${code}] is part of the platform and cannot be deleted`)
}

/** Checks two enumerations that the contract types as text. */
function checkTypes({ type, orderType }: { type: string; orderType: string }): void {
  if (!['SYSTEM', 'CUSTOM'].includes(type)) throw invalidField('type', 'must be one of SYSTEM, CUSTOM')
  if (!['QUOTATION', 'ORDER', 'REQUEST'].includes(orderType))
    throw invalidField('orderType', 'must be one of QUOTATION, ORDER, REQUEST')
}

const clearDefault = (ctx: Ctx, orderType: string) =>
  sql`update "orderStatus" set "isDefault" = false, "lastModifiedAt" = ${ctx.now}
       where "orderType" = ${orderType} and "isDefault"`.execute(ctx.db)

async function setIdOf(ctx: Ctx, named: CreateOrderStatusInput['addOrderStatusToSet']): Promise<number | undefined> {
  if (!named) return undefined
  const { id, name } = named
  if ((id == null) === (name == null)) throw invalidField('addOrderStatusToSet', 'must give either id or name')
  return (await get(ctx, orderStatusSet, id == null ? { name: name as string } : { id })).id
}

async function replaceNext(ctx: Ctx, statusId: number, nextIds: readonly number[]): Promise<void> {
  const ids = await requireRows(ctx, orderStatus, 'id', nextIds)
  await sql`delete from "orderStatusNext" where "orderStatusId" = ${statusId} and "nextOrderStatusId" <> all(${ids}::int4[])`.execute(
    ctx.db,
  )
  await sql`insert into "orderStatusNext" ("orderStatusId", "nextOrderStatusId")
            select ${statusId}, id from unnest(${ids}::int4[]) as id order by 2 on conflict do nothing`.execute(ctx.db)
}
