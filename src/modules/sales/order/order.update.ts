/** Changes orders under a lock and recalculates the totals from the lines. */
import type {
  CreateOrUpdateOrderItemInput,
  OrderItemCreateInput,
  OrderItemUpdateInput,
  OrderUpdateInput,
} from '../../../contract/contract.gen.js'
import { invalid, invalidField, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { get, type Key, remove, update } from '../../../core/store/store.js'
import type { OrderItemRow, OrderRow } from '../../../db/db.gen.js'
import {
  addressesOfOrder,
  itemsOfOrder,
  type OrderWithChildren,
  order,
  orderItem,
  sourcesOfOrder,
} from '../../../resources/sales/order.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { areTooLarge } from '../sale/sale.amounts.js'
import { calculateOrder, costsOf, toOrderTotals } from '../sale/sale.order.js'
import { changeAddresses } from './order.addresses.js'
import { checkReferences, companyIdIn, externalIdIn, paymentColumns, postageColumns, totalColumns } from './order.columns.js'
import { orderEvents } from './order.events.js'
import { changesAmounts, costAfter, requireDiscount, totalsOfChange } from './order.given-amounts.js'
import { addItems, changeItem } from './order.items.js'
import { findLineProblems, type LineAmounts } from './order.line-amounts.js'
import { orderSources } from './order.sources.js'
import { numberOrder, requireNoNumber } from './status/order.number.js'
import { saveRevision } from './status/order.revision.js'
import { followSpending, releaseSpending } from './status/order.spending.js'
import { nextStatusColumns, requireDeletable, requireEditable } from './status/order.status.js'
import { followStatus, holdStock, releaseStock } from './status/order.stock.js'

type OrderKey = Key<'order'>

/** Fields that integrations may write in any status: export state, external keys, custom fields, and payment. */
const ALWAYS_ALLOWED = new Set([
  'status',
  'exportedAt',
  'exportStatus',
  'exportMessage',
  'sources',
  'externalId',
  'accountManagerId',
  'customFields',
])

/** The amounts of a change: whether any change, and the given ones. */
interface AmountsChange extends Pick<OrderUpdateInput, 'paymentData' | 'postageData' | 'total'> {
  isChanged: (before: OrderRow) => boolean
}

/**
 * Locks an order and runs `work` on it; then saves a revision if it is a quote, and announces the change. Totals are recalculated only if
 * amounts change: totals of other systems, which round differently, stay as they are when an order is exported or moved.
 */
export const changingOrder = <R>(
  ctx: Ctx,
  key: OrderKey,
  amounts: AmountsChange | null,
  work: (ctx: Ctx, row: OrderRow) => Promise<R>,
): Promise<{ row: OrderRow; result: R }> =>
  changing(ctx, order, key, { access: 'EDITOR', touch: true, event: announceUpdate }, async (inner, { id }) => {
    const before = await get(inner, order, { id })
    const result = await work(inner, before)
    const after = await get(inner, order, { id })
    const changed = amounts?.isChanged(before) ? amounts : null
    const row = changed ? await recalculate(inner, after, changed, before) : after
    if (!changed) await followSpending(inner, before, after)
    if (!changed && after.status !== before.status)
      await followStatus(inner, before, after, async () => (await itemsOfOrder(inner, [after]))[0] ?? [])
    return { row: await saveRevision(inner, await numberOrder(inner, row)), result }
  })

const announceUpdate = (ctx: Ctx, { id, channelId }: OrderRow) =>
  orderEvents.emit(ctx, 'ORDER_UPDATED', { orderId: id }, channelId)

/** Changes the given fields, lines and addresses of an order. */
export const updateOrder = async (ctx: Ctx, key: OrderKey, input: OrderUpdateInput): Promise<OrderRow> => {
  refuseNulls(
    input,
    'status',
    'items',
    'addresses',
    'paymentData',
    'postageData',
    'total',
    'sources',
    'externalId',
    'companySource',
  )
  const amounts = { ...input, isChanged: (before: OrderRow) => changesAmounts(before, input) }
  const { row } = await changingOrder(ctx, key, amounts, async (inner, found) => {
    const { items, addresses, paymentData, postageData, total, sources, companySource: _c, status, ...values } = input
    if (needsEditable(input)) await requireEditable(inner, found)
    requireDiscount({ ...found, ...(total && totalColumns(total)) })
    const columns = {
      ...values,
      ...(paymentData && paymentColumns(paymentData)),
      ...(postageData && postageColumns(postageData)),
      ...(total && totalColumns({ discountType: total.discountType, discountValue: total.discountValue })),
      ...(await nextStatusColumns(inner, found, status)),
      companyId: await companyIdIn(inner, input),
      externalId: externalIdIn(input),
    }
    await checkReferences(inner, columns)
    await update(inner, order, { id: found.id }, columns)
    if (sources?.length) await orderSources.write(inner, [{ id: found.id, sources }], {})
    if (addresses?.length) await changeAddresses(inner, found.id, addresses)
    for (const [i, change] of (items ?? []).entries()) await applyItemChange(inner, found, change, ['items', i])
  })
  return row
}

/** Returns true if an input changes what was agreed with the buyer. The payment status is not part of that. */
function needsEditable(input: OrderUpdateInput): boolean {
  const isHarmless = ([name, value]: [string, unknown]) => {
    if (value === undefined || ALWAYS_ALLOWED.has(name)) return true
    return name === 'paymentData' && Object.keys(value ?? {}).every((part) => /^(status|statusDate|accountingId)$/.test(part))
  }
  return !Object.entries(input).every(isHarmless)
}

/** The place of a line in the input. */
type Path = readonly (string | number)[]

async function applyItemChange(ctx: Ctx, found: OrderRow, change: CreateOrUpdateOrderItemInput, path: Path): Promise<void> {
  const { create, update: changed, delete: removed } = change
  if ([create, changed, removed].filter((part) => part != null).length !== 1)
    throw invalidField('items', 'must contain exactly one of create, update and delete in each entry')
  if (create) await addItem(ctx, found, create, [...path, 'create'])
  if (changed) await editItem(ctx, found.id, changed, [...path, 'update'])
  if (removed) await dropItem(ctx, found.id, removed.id)
}

const linesOf = (ctx: Ctx, orderId: number) =>
  ctx.db.selectFrom('orderItem').select(['id', 'priority']).where('orderId', '=', orderId).execute()

async function addItem(ctx: Ctx, found: OrderRow, input: OrderItemCreateInput, path: Path = []): Promise<OrderItemRow> {
  requireLineAmounts(input, null, path)
  const [added] = await addItems(ctx, found, [input], await linesOf(ctx, found.id))
  return added as OrderItemRow
}

async function editItem(ctx: Ctx, orderId: number, input: OrderItemUpdateInput, path: Path = []): Promise<OrderItemRow> {
  const line = await getItem(ctx, orderId, input.id)
  requireLineAmounts(input, line, path)
  return changeItem(ctx, line, input, await linesOf(ctx, orderId))
}

function requireLineAmounts(input: LineAmounts, before: OrderItemRow | null, path: Path): void {
  const problems = findLineProblems(input, before)
  if (problems.length) throw invalid(problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] })))
}

async function dropItem(ctx: Ctx, orderId: number, id: number): Promise<void> {
  await getItem(ctx, orderId, id)
  await remove(ctx, orderItem, { id })
}

async function getItem(ctx: Ctx, orderId: number, id: number): Promise<OrderItemRow> {
  const item = await get(ctx, orderItem, { id })
  if (item.orderId !== orderId) throw notFound('OrderItem', 'ORDER_ITEM_NOT_FOUND', { id, orderId })
  return item
}

const changingLines = <R>(ctx: Ctx, orderId: number, work: (ctx: Ctx, found: OrderRow) => Promise<R>): Promise<R> =>
  changingOrder(ctx, { id: orderId }, { isChanged: () => true }, async (inner, found) => {
    await requireEditable(inner, found)
    return work(inner, found)
  }).then(({ result }) => result)

export const createOrderItem = (ctx: Ctx, orderId: number, input: OrderItemCreateInput) =>
  changingLines(ctx, orderId, (inner, found) => addItem(inner, found, input))

export const updateOrderItem = (ctx: Ctx, orderId: number, input: OrderItemUpdateInput) =>
  changingLines(ctx, orderId, (inner) => editItem(inner, orderId, input))

export const removeOrderItem = (ctx: Ctx, orderId: number, id: number) =>
  changingLines(ctx, orderId, (inner) => dropItem(inner, orderId, id))

/**
 * Recalculates the totals from the lines. Postage and payment keep their gross; their tax follows unless they are overruled. `given` are the
 * amounts of the change: they must add up.
 */
export async function recalculate(
  ctx: Ctx,
  row: OrderRow,
  given: Partial<AmountsChange> = {},
  before: OrderRow = row,
): Promise<OrderRow> {
  const [lines = []] = await itemsOfOrder(ctx, [row])
  const costs = {
    ...costAfter('postage', before, row, given.postageData ?? null),
    ...costAfter('payment', before, row, given.paymentData ?? null),
  }
  const { discountType, discountValue } = row
  const computed = toOrderTotals(calculateOrder({ lines, costs: costsOf({ ...row, ...costs }), discountType, discountValue }))
  if (areTooLarge(computed.totalGross, computed.totalNet)) throw invalidField('total', 'is more than an order can contain')
  const columns = { ...totalsOfChange(computed, given.total, row, lines.length), ...costs }
  await followSpending(ctx, before, { ...row, ...columns })
  await holdStock(ctx, row, lines)
  return update(ctx, order, { id: row.id }, columns)
}

/** Deletes an order whose status allows it, and returns it. */
export const removeOrder = (ctx: Ctx, key: OrderKey): Promise<OrderWithChildren> =>
  changing(ctx, order, key, { access: 'OWNER' }, async (inner, found) => {
    await requireDeletable(inner, found)
    requireNoNumber(found)
    const [items = []] = await itemsOfOrder(inner, [found])
    const [orderAddresses = []] = await addressesOfOrder(inner, [found])
    const [sources = []] = await sourcesOfOrder(inner, [found])
    await releaseSpending(inner, found)
    await releaseStock(inner, found)
    await orderEvents.emit(inner, 'ORDER_DELETED', { orderId: found.id }, found.channelId)
    return { ...(await remove(inner, order, { id: found.id })), items, orderAddresses, sources }
  })
