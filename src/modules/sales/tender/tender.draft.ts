/** The draft of a tender: the order with its lines and addresses as rows, which operations change in memory and store as a whole. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { DEFAULT_COUNTRY } from '../../../contract/defaults.js'
import type { Ctx } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { OrderAddressRow, OrderItemRow, OrderRow, TenderRow } from '../../../db/db.gen.js'
import type { TenderDraft } from '../../../db/json.js'
import { addressesOfOrder, itemsOfOrder } from '../../../resources/sales/order.js'
import { revive } from '../order-revision/order-revision.service.js'
import type { SaleHead } from '../sale/sale.head.js'

export interface Draft extends Omit<TenderDraft, 'order' | 'items' | 'addresses'> {
  order: OrderRow
  items: OrderItemRow[]
  addresses: OrderAddressRow[]
}

/** The columns that a tender writes to its order, besides lines, addresses and totals. Other columns belong to other operations. */
export const HEAD_COLUMNS = [
  'status',
  'statusDate',
  'public',
  'type',
  'validUntil',
  'source',
  'reference',
  'remarks',
  'email',
  'invoiceUserId',
  'paymentMethod',
  'paymentGross',
  'paymentNet',
  'paymentTax',
  'paymentTaxPercentage',
  'paymentStatus',
  'paymentStatusDate',
  'paymentAccountingId',
  'paymentOverruled',
  'postageMethod',
  'postageGross',
  'postageNet',
  'postageTax',
  'postageTaxPercentage',
  'postageOverruled',
  'requestDate',
  'partialDeliveryAllowed',
  'pickUpLocationId',
  'carrier',
  'discountType',
  'discountValue',
] as const

/** Returns the draft of a stored tender. */
export function draftOf({ draft }: TenderRow): Draft {
  return {
    ...draft,
    order: revive<OrderRow>('order', draft.order),
    items: draft.items.map((row) => revive<OrderItemRow>('orderItem', row)),
    addresses: draft.addresses.map((row) => revive<OrderAddressRow>('orderAddress', row)),
  }
}

/** Converts the draft to its stored form, with dates as texts. */
export const toStored = (draft: Draft): TenderDraft => JSON.parse(JSON.stringify(draft))

/** Returns a draft with the contents of the order. */
export async function copyOrder(ctx: Ctx, order: OrderRow): Promise<Draft> {
  const [items = []] = await itemsOfOrder(ctx, [order])
  const [addresses = []] = await addressesOfOrder(ctx, [order])
  return {
    order,
    items: [...items],
    addresses: [...addresses],
    savedItemIds: items.map(({ id }) => id),
    carriers: null,
    payMethods: null,
    valuePoints: 0,
    incentiveCodes: {},
  }
}

/** Returns a hash of the order. If it is unchanged, a tender overwrites no changes of others. */
export function fingerprintOf({ order, items, addresses }: Draft): string {
  const own = Object.keys(order.customFields).length ? [order.customFields] : []
  const head = [...HEAD_COLUMNS.map((column) => order[column]), ...own]
  const byId = <R extends { id: number }>(rows: readonly R[]) => [...rows].sort((a, b) => a.id - b.id)
  return createHash('sha256')
    .update(JSON.stringify([head, byId(items).map(withoutNewColumns), byId(addresses).map(withoutEmptyFields)]))
    .digest('base64url')
}

/** Leaves out newer columns while they are empty, so that fingerprints of tenders opened earlier still match. */
function withoutNewColumns(item: OrderItemRow) {
  const { exactTaxPercentage, ...row } = withoutEmptyFields(item)
  return exactTaxPercentage === null ? row : { ...row, exactTaxPercentage }
}

function withoutEmptyFields<R extends Pick<OrderItemRow, 'customFields'>>(row: R) {
  const { customFields, ...rest } = row
  return Object.keys(customFields).length === 0 ? rest : { ...rest, customFields }
}

/** Reserves ids for new rows: a line keeps its id when the tender is written to the order. */
export async function nextIds(ctx: Ctx, table: 'orderItem' | 'orderAddress', count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${`"${table}"`}, 'id'))::int4 as id from generate_series(1, ${count}::int4)`.execute(
    ctx.db,
  )
  return rows.map(({ id }) => id)
}

export const addressOf = ({ addresses }: Draft, type: 'invoice' | 'delivery'): OrderAddressRow | undefined =>
  addresses.find((address) => address.type === type)

const NOWHERE = { country: DEFAULT_COUNTRY, postalCode: '', city: '', region: null, company: null, icp: 'N' as const }

/** Returns the country of the delivery, which determines the taxes. */
export const zoneOf = (draft: Draft): string => addressOf(draft, 'delivery')?.country ?? NOWHERE.country

/** Returns the tender as input for prices, assortments and rules. */
export const saleHead = (row: TenderRow, draft: Draft): SaleHead => {
  const { contactId, customerId, companyId, channelId, createdAt, customFields } = row
  const { language, currency, actionCode, reference, carrier, postageMethod, paymentMethod, requestDate } = draft.order
  return {
    ...{ contactId, customerId, companyId, channelId, createdAt, customFields, isTender: true },
    ...{ language, currency, actionCode, reference, carrier, postageMethod, paymentMethod, requestDate },
    invoiceAddress: addressOf(draft, 'invoice') ?? NOWHERE,
    deliveryAddress: addressOf(draft, 'delivery') ?? NOWHERE,
  }
}

export const isMainLine = ({ class: kind, parentOrderItemId, isBonus }: OrderItemRow): boolean =>
  kind === 'product' && parentOrderItemId === null && isBonus === 'N'

/** Returns the rows that belong to a line: child items, surcharges and incentives. */
export const childrenOf = ({ items }: Draft, line: OrderItemRow, kind?: OrderItemRow['class']): OrderItemRow[] =>
  items.filter((row) => row.parentOrderItemId === line.id && (!kind || row.class === kind))

/** Removes lines from the draft, with everything below them. */
export function dropRows(draft: Draft, ids: ReadonlySet<number>): void {
  const gone = new Set(ids)
  for (let size = 0; size < gone.size; ) {
    size = gone.size
    for (const { id, parentOrderItemId } of draft.items) if (parentOrderItemId && gone.has(parentOrderItemId)) gone.add(id)
  }
  draft.items = draft.items.filter(({ id }) => !gone.has(id))
}

/** Returns an order line with defaults and the given values. */
export const blankItem = (ctx: Ctx, id: number, values: Partial<OrderItemRow>): OrderItemRow => ({
  ...revive<OrderItemRow>('orderItem', {}),
  ...{ id, uuid: newUuid(ctx), class: 'product', quantity: 1, sku: '', name: '', isBonus: 'N', taxCode: 'H', taxPercentage: 0 },
  ...{ price: '0', priceTotal: '0', priority: 0, createdAt: ctx.now, lastModifiedAt: ctx.now },
  ...values,
})
