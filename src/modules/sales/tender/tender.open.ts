/**
 * Finds and opens tenders. An order that nobody changes is its own tender: reading it stores nothing, and the first change copies it.
 * Commands lock the order before the tender, so that two of them never deadlock.
 */
import { sql } from 'kysely'
import { conflict, invalidField, notFound } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, lockRows } from '../../../core/store/changing.js'
import { patchFields, StoredFields } from '../../../core/store/custom-fields.js'
import { create, find, update } from '../../../core/store/store.js'
import type { OrderRow, TenderRow } from '../../../db/db.gen.js'
import type { CustomFieldValues } from '../../../db/json.js'
import { order as orderResource } from '../../../resources/sales/order.js'
import { requireStatus } from '../order/status/order.status.js'
import { recalculate } from './pricing/tender.sale.js'
import { copyOrder, type Draft, draftOf, fingerprintOf, toStored } from './tender.draft.js'
import { tender } from './tender.resource.js'

interface TenderArguments {
  tenderId?: string | null | undefined
  orderId?: number | null | undefined
}

/** Returns one tender, by its uuid or by the number of its order. */
export async function getTender(ctx: Ctx, { tenderId, orderId }: TenderArguments): Promise<TenderRow> {
  if ((tenderId == null) === (orderId == null))
    throw invalidField('tenderId', 'or orderId must be given, and not both', 'TENDER_VALIDATION_ERROR')
  const stored = await find(ctx, tender, tenderId == null ? { orderId: orderId as number } : { uuid: tenderId })
  if (stored) return stored
  const order = await find(ctx, orderResource, tenderId == null ? { id: orderId as number } : { uuid: tenderId })
  if (order) return tenderOf(ctx, order)
  throw tenderId == null
    ? notFound('Order', 'TENDER_ORDER_NOT_FOUND', { id: orderId })
    : notFound('Tender', 'TENDER_NOT_FOUND', { id: tenderId })
}

/** Returns the tender of an order that has no working copy. */
async function tenderOf(ctx: Ctx, order: OrderRow): Promise<TenderRow> {
  return {
    ...(await columnsOf(ctx, order, await copyOrder(ctx, order))),
    id: order.id,
    uuid: order.uuid,
    incentivesApplied: false,
    createdAt: order.createdAt,
    createdBy: order.createdBy,
    lastModifiedAt: order.lastModifiedAt,
    lastModifiedBy: order.lastModifiedBy,
  }
}

/** Returns the custom fields that a tender takes over from its order. */
async function fieldsOfOrder(ctx: Ctx, { customFields: values }: OrderRow): Promise<CustomFieldValues> {
  return patchFields({}, await ctx.services.customFields.transfer(ctx, { from: 'ORDER', to: 'TENDER', values, isNew: true }))
}

async function columnsOf(ctx: Ctx, order: OrderRow, draft: Draft) {
  const { rows } = await sql<{ contactId: number | null; customerId: number | null }>`
    select (select id from contact where id = ${order.userId}::int4) as "contactId",
           (select id from customer where id = ${order.userId}::int4) as "customerId"`.execute(ctx.db)
  return {
    orderId: order.id,
    channelId: order.channelId,
    ownerId: order.accountManagerId,
    contactId: rows[0]?.contactId ?? null,
    customerId: rows[0]?.customerId ?? null,
    companyId: order.companyId,
    customFields: await fieldsOfOrder(ctx, order),
    draft: toStored(draft),
    orderFingerprint: fingerprintOf(draft),
    createdFromRevisionNumber: order.revisionNumber,
    ...authorOf(ctx),
  }
}

/** Returns the user who opens the tender, in the column for its kind. */
export function authorOf({ actor: { user } }: Ctx) {
  const idOf = (kind: string) => (user?.kind === kind ? user.id : null)
  return {
    createdByAdminUserId: idOf('admin'),
    createdByContactId: idOf('contact'),
    createdByCustomerId: idOf('customer'),
  }
}

/** Locks the order of a tender; returns undefined if it has none yet. */
export async function lockOrder(ctx: Ctx, uuid: string): Promise<OrderRow | undefined> {
  const found = await find(ctx, orderResource, { uuid })
  return found && (await lockRows(ctx, orderResource, [found.id]))[0]
}

/** The context of one operation: the tender as it was before, its draft, and its order. */
export interface OpenTender {
  row: TenderRow
  draft: Draft
  order: OrderRow | undefined
}

interface Change {
  /** The published error code if the state of the order forbids the change. */
  code: string
  /** True for changes that are allowed in any status of the order. */
  always?: boolean
  /** True if lines change: incentives then have to be applied again. */
  lines?: boolean
}

/** Columns to write. The custom fields are those of the input, which the store checks and merges. */
type TenderColumns = Partial<Omit<TenderRow, 'customFields'>> & { customFields?: Record<string, unknown> }

/** Runs `work` on the draft of a tender, then calculates and stores it. `columns` of the result are written to the row. */
export const changeTender = <R extends { columns?: TenderColumns } | undefined>(
  ctx: Ctx,
  uuid: string,
  { code, always = false, lines = false }: Change,
  work: (ctx: Ctx, open: OpenTender) => Promise<R>,
): Promise<{ row: TenderRow; result: R }> =>
  inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, uuid)
    if (order && !always) await requireEditable(inner, order, code)
    await ensureStored(inner, uuid, order)
    return changing(inner, tender, { uuid }, { access: 'EDITOR' }, async (locked, row) => {
      const open: OpenTender = { row, draft: draftOf(row), order }
      const result = await work(locked, open)
      const incentivesApplied = result?.columns?.incentivesApplied ?? (lines ? false : row.incentivesApplied)
      await recalculate(locked, { ...row, incentivesApplied }, open.draft)
      const columns = { ...result?.columns, incentivesApplied, draft: toStored(open.draft) }
      return { row: await update(locked, tender, { id: row.id }, columns), result }
    })
  })

async function requireEditable(ctx: Ctx, { status }: OrderRow, code: string): Promise<void> {
  const { isEditable } = await requireStatus(ctx, status)
  if (!isEditable) throw conflict(code, `An order with the status [${status}] cannot be changed`)
}

/** Copies the order of a tender that is not stored yet. The lock on the order ensures that it is copied once. */
async function ensureStored(ctx: Ctx, uuid: string, order: OrderRow | undefined): Promise<void> {
  if (!order || (await find(ctx, tender, { uuid }))) return
  const { customFields, ...columns } = await columnsOf(ctx, order, await copyOrder(ctx, order))
  await create(ctx, tender, { ...columns, customFields: new StoredFields(customFields), uuid })
}

/** Returns the stored tender; undefined for an order without a working copy. */
export const findStored = (ctx: Ctx, uuid: string) => find(ctx, tender, { uuid })

/** Returns the row after a change. */
export const changedRow = async (change: Promise<{ row: TenderRow }>): Promise<TenderRow> => (await change).row
