/** Writes a tender to its order in one transaction, which locks both and deletes the tender. */
import { conflict } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { create, remove, update } from '../../../core/store/store.js'
import type { OrderRow, TenderRow } from '../../../db/db.gen.js'
import { order as orderResource } from '../../../resources/sales/order.js'
import { checkReferences } from '../order/order.columns.js'
import { orderEvents } from '../order/order.events.js'
import { recalculate as recalculateOrder } from '../order/order.update.js'
import { numberOrder } from '../order/status/order.number.js'
import { saveRevision } from '../order/status/order.revision.js'
import { withKnownProducts, writeOrderRows } from '../order-revision/order-revision.service.js'
import { areTooLarge } from '../sale/sale.amounts.js'
import { effectiveDiscount } from './pricing/tender.sale.js'
import { copyOrder, type Draft, draftOf, fingerprintOf, HEAD_COLUMNS } from './tender.draft.js'
import { findStored, lockOrder } from './tender.open.js'
import { tender } from './tender.resource.js'

const FAILED = 'TENDER_PROCESS_ERROR'

/** Writes the tender to its order, or to a new one, and returns the order number. Without changes, nothing is written. */
export const processTender = (ctx: Ctx, uuid: string): Promise<{ orderId: number }> =>
  inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, uuid)
    if (order && !(await findStored(inner, uuid))) return { orderId: order.id }
    return changing(inner, tender, { uuid }, { access: 'EDITOR' }, async (locked, row) => {
      const draft = draftOf(row)
      if (!draft.items.some(({ class: kind }) => kind === 'product')) throw conflict(FAILED, 'The tender has no items')
      if (areTooLarge(draft.order.totalNet, ...draft.items.map(({ priceTotalNet, priceTotal }) => priceTotalNet ?? priceTotal)))
        throw conflict(FAILED, 'The tender has a total that is larger than an order can contain')
      if (order) await requireUnchanged(locked, row, order)
      const written = order ? await writeHead(locked, order, draft) : await createOrder(locked, row, draft)
      await writeRows(locked, written.id, draft)
      const saved = await saveRevision(locked, await numberOrder(locked, await recalculateOrder(locked, written)))
      await orderEvents.emit(locked, order ? 'ORDER_UPDATED' : 'ORDER_CREATED', { orderId: saved.id }, saved.channelId)
      await deleteCopy(locked, row)
      return { orderId: saved.id }
    })
  })

/** Throws if others have changed the order meanwhile, instead of overwriting their changes. */
async function requireUnchanged(ctx: Ctx, { orderFingerprint }: TenderRow, order: OrderRow): Promise<void> {
  if (fingerprintOf(await copyOrder(ctx, order)) !== orderFingerprint)
    throw conflict(FAILED, 'The order has changed since the tender was opened. Delete the tender and open it again')
}

const headOf = (draft: Draft) => ({
  ...Object.fromEntries(HEAD_COLUMNS.map((column) => [column, draft.order[column]])),
  discountValue: effectiveDiscount(draft),
})

async function writeHead(ctx: Ctx, { id }: OrderRow, draft: Draft): Promise<OrderRow> {
  const head = headOf(draft)
  await checkReferences(ctx, { pickUpLocationId: draft.order.pickUpLocationId })
  return update(ctx, orderResource, { id }, head)
}

async function createOrder(ctx: Ctx, row: TenderRow, draft: Draft): Promise<OrderRow> {
  const { userId, debtorId, language, currency, currencyRatio, actionCode, extra3, extra4 } = draft.order
  const { channelId, companyId, ownerId, uuid } = row
  await checkReferences(ctx, { pickUpLocationId: draft.order.pickUpLocationId })
  return create(ctx, orderResource, {
    ...headOf(draft),
    ...{ uuid, channelId, companyId, accountManagerId: ownerId },
    ...{ userId, debtorId, language, currency, currencyRatio, actionCode, extra3, extra4 },
  })
}

/** Writes lines and addresses; existing ones keep their references, such as shipments. */
async function writeRows(ctx: Ctx, orderId: number, { items, addresses }: Draft): Promise<void> {
  const ofOrder = <R extends object>(rows: readonly R[]) => rows.map((row) => ({ ...row, orderId }))
  await writeOrderRows(ctx, 'orderItem', orderId, await withKnownProducts(ctx, ofOrder(items)))
  await writeOrderRows(ctx, 'orderAddress', orderId, ofOrder(addresses))
}

/** Deletes the working copy. A caller that may write the tender may also delete it. */
const deleteCopy = (ctx: Ctx, { id }: TenderRow) => remove(ctx, { ...tender, visible: () => null }, { id })
