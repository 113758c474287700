/** Writes a tender to its order in one transaction, which locks both and deletes the tender. */
import { conflict } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { changing } from '../../../core/store/changing.js'
import { patchFields, StoredFields } from '../../../core/store/custom-fields.js'
import { create, remove, update } from '../../../core/store/store.js'
import type { OrderRow, TenderRow } from '../../../db/db.gen.js'
import type { KeptDecision } from '../../../db/json.js'
import { order as orderResource } from '../../../resources/sales/order.js'
import { readHooksStamp } from '../../rules/decision-hook/decide.js'
import { checkReferences } from '../order/order.columns.js'
import { orderEvents } from '../order/order.events.js'
import { recalculate as recalculateOrder } from '../order/order.update.js'
import { numberOrder } from '../order/status/order.number.js'
import { saveRevision } from '../order/status/order.revision.js'
import { withKnownProducts, writeOrderRows } from '../order-revision/order-revision.service.js'
import { areTooLarge } from '../sale/sale.amounts.js'
import { decideCheckout, withNotes } from '../sale/sale.hooks.js'
import { calculateTender, effectiveDiscount } from './pricing/tender.sale.js'
import { copyOrder, type Draft, draftOf, fingerprintOf, HEAD_COLUMNS, saleHead } from './tender.draft.js'
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
      const { value, decisions } = await askCheckout(locked, row, draft)
      draft.order.remarks = withNotes(draft.order.remarks, value.notes)
      const written = order
        ? await writeHead(locked, row, order, draft, decisions)
        : await createOrder(locked, row, draft, decisions)
      await writeRows(locked, written.id, draft)
      const saved = await saveRevision(locked, await numberOrder(locked, await recalculateOrder(locked, written)))
      await orderEvents.emit(locked, order ? 'ORDER_UPDATED' : 'ORDER_CREATED', { orderId: saved.id }, saved.channelId)
      await deleteCopy(locked, row)
      return { orderId: saved.id }
    })
  })

/** Asks the decision hooks whether the tender may become an order. They cannot add lines: its lines were agreed. */
async function askCheckout(ctx: Ctx, row: TenderRow, draft: Draft) {
  const lines = draft.items.filter(({ class: kind, productId }) => kind === 'product' && productId !== null)
  const { order } = draft
  const { subTotal, discount } = calculateTender(draft)
  const sale = { head: saleHead(row, draft), hooks: await readHooksStamp(ctx), subTotal, subject: row.uuid }
  return decideCheckout(ctx, sale, {
    record: { type: 'TENDER', id: row.uuid },
    lines: lines.map(({ productId, sku, quantity, price, taxCode, customFields = {} }, i) => ({
      ...{ id: String(i + 1), parentId: null, productId: productId as number },
      ...{ sku, quantity, price: Decimal.of(price).toText(), taxCode, customFields },
    })),
    totals: {
      subTotal: subTotal.toText(),
      discount: discount.toText(),
      payment: Decimal.of(order.paymentGross).toText(),
      postage: Decimal.of(order.postageGross).toText(),
      totalGross: Decimal.of(order.totalGross).toText(),
      totalNet: Decimal.of(order.totalNet).toText(),
    },
    orderStatus: order.status,
    mayAddLines: false,
  })
}

/** Throws if others have changed the order meanwhile, instead of overwriting their changes. */
async function requireUnchanged(ctx: Ctx, { orderFingerprint }: TenderRow, order: OrderRow): Promise<void> {
  if (fingerprintOf(await copyOrder(ctx, order)) !== orderFingerprint)
    throw conflict(FAILED, 'The order has changed since the tender was opened. Delete the tender and open it again')
}

const headOf = (draft: Draft) => ({
  ...Object.fromEntries(HEAD_COLUMNS.map((column) => [column, draft.order[column]])),
  discountValue: effectiveDiscount(draft),
})

async function writeHead(
  ctx: Ctx,
  row: TenderRow,
  { id, decisions, customFields: before }: OrderRow,
  draft: Draft,
  made: readonly KeptDecision[],
): Promise<OrderRow> {
  const customFields = new StoredFields(patchFields(before, await fieldsFor(ctx, row, false)))
  const head = { ...headOf(draft), customFields, ...(made.length && { decisions: [...decisions, ...made] }) }
  await checkReferences(ctx, { pickUpLocationId: draft.order.pickUpLocationId })
  return update(ctx, orderResource, { id }, head)
}

/** Returns the custom fields that the order takes over from its tender. */
const fieldsFor = async (ctx: Ctx, { customFields: values }: TenderRow, isNew: boolean) =>
  ctx.services.customFields.transfer(ctx, { from: 'TENDER', to: 'ORDER', values, isNew, isFinal: true })

async function createOrder(ctx: Ctx, row: TenderRow, draft: Draft, made: readonly KeptDecision[]): Promise<OrderRow> {
  const { userId, debtorId, language, currency, currencyRatio, actionCode, extra3, extra4 } = draft.order
  const { channelId, companyId, ownerId, uuid } = row
  await checkReferences(ctx, { pickUpLocationId: draft.order.pickUpLocationId })
  return create(ctx, orderResource, {
    ...headOf(draft),
    decisions: made,
    ...{ uuid, channelId, companyId, accountManagerId: ownerId },
    customFields: new StoredFields(patchFields({}, await fieldsFor(ctx, row, true))),
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
