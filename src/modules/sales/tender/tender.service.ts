/** Changes of a tender besides its lines: addresses, discount, shipping, payment, status. */
import { sql } from 'kysely'
import type {
  TenderDiscountInput,
  TenderPaymentInput,
  TenderPostageInput,
  TenderUpdateAddressInput,
  TenderUpdateInput,
} from '../../../contract/contract.gen.js'
import { conflict, invalid, invalidField, notFound } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { formats } from '../../../core/input/scalar-rules.js'
import { Decimal } from '../../../core/money.js'
import { patchFields } from '../../../core/store/custom-fields.js'
import { find, remove } from '../../../core/store/store.js'
import type { OrderAddressRow, TenderRow } from '../../../db/db.gen.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { warehouse } from '../../../resources/stock/warehouse.js'
import { isUntaxed } from '../../pricing/price-calculation/untaxed.js'
import { nextStatusColumns, statusColumns } from '../order/status/order.status.js'
import { percentageOf, readCosts } from '../sale/sale.costs.js'
import { retax } from './pricing/tender.pricing.js'
import { setPayment, setPostage, subTotalOf } from './pricing/tender.sale.js'
import { addressOf, type Draft, nextIds, saleHead, zoneOf } from './tender.draft.js'
import { changedRow, changeTender, findStored, lockOrder, type OpenTender } from './tender.open.js'
import { tender } from './tender.resource.js'
import { blankAddress, defaultStatus } from './tender.start.js'

/** Drops undefined values. */
const given = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** Returns what determines the taxes: the delivery country, and whether goods are supplied there tax-free. */
const taxationOf = (row: TenderRow, draft: Draft): string => `${zoneOf(draft)} ${isUntaxed(saleHead(row, draft))}`

/** Replaces an address. Another delivery country, or a tax-free supply, changes the taxes of all lines. */
export const updateAddress = async (
  ctx: Ctx,
  uuid: string,
  { type, customFields: given, ...input }: TenderUpdateAddressInput,
): Promise<TenderRow> => {
  // The published input has no limits here. A blank e-mail address clears it; others must be valid for an order.
  if (input.email && !formats.email.pattern.test(input.email)) throw invalidField('email', formats.email.message)
  return changedRow(
    changeTender(ctx, uuid, { code: 'TENDER_ADDRESS_UPDATE_ERROR' }, async (inner, { row, draft }) => {
      const before = taxationOf(row, draft)
      const kind = type === 'INVOICE' ? 'invoice' : 'delivery'
      const known = addressOf(draft, kind)
      const fields = await inner.services.customFields.check(inner, 'ADDRESS', given ?? undefined, false)
      const customFields = patchFields(known?.customFields ?? {}, fields)
      const [id] = known ? [known.id] : await nextIds(inner, 'orderAddress', 1)
      const address: OrderAddressRow = {
        ...blankAddress(inner, kind, id as number, input.country),
        ...(known && { uuid: known.uuid, orderId: known.orderId, createdAt: known.createdAt }),
        ...toAddress(input),
        customFields,
      }
      draft.addresses = [...draft.addresses.filter((other) => other !== known), address]
      if (taxationOf(row, draft) !== before) await retaxAll(inner, { row, draft })
      return undefined
    }),
  )
}

/** Converts an input to an address. Empty texts become null, except in required fields. */
function toAddress({
  street,
  postalCode,
  city,
  country,
  gender,
  icp,
  ...rest
}: Omit<TenderUpdateAddressInput, 'type' | 'customFields'>) {
  const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value || null]))
  return { ...texts, street, postalCode, city, country, gender: gender ?? 'U', icp: icp ?? 'N' } as const
}

async function retaxAll(ctx: Ctx, { row, draft }: Pick<OpenTender, 'row' | 'draft'>): Promise<void> {
  const costs = await readCosts(ctx, saleHead(row, draft))
  await retax(ctx, row, draft, costs.percentages)
  const high = percentageOf(costs, null).toText()
  if (draft.order.postageOverruled !== 'Y') setPostage(draft.order, draft.order.postageGross, high)
  if (draft.order.paymentOverruled !== 'Y') setPayment(draft.order, draft.order.paymentGross, high)
}

/** Sets the recipient of the invoice. */
export const updateInvoiceUser = (ctx: Ctx, uuid: string, userId: number): Promise<TenderRow> =>
  changedRow(
    changeTender(ctx, uuid, { code: 'TENDER_UPDATE_INVOICE_USER_ERROR' }, async (inner, { draft }) => {
      const { rows } = await sql`
        select from contact where id = ${userId}::int4 union all select from customer where id = ${userId}::int4`.execute(
        inner.db,
      )
      if (rows.length === 0) throw notFound('User', 'TENDER_USER_NOT_FOUND', { id: userId })
      draft.order.invoiceUserId = userId
      return undefined
    }),
  )

/** Changes the given fields. If the order's status forbids changes, only the status itself can be changed. */
export async function updateTender(ctx: Ctx, uuid: string, input: TenderUpdateInput): Promise<TenderRow> {
  refuseNulls(input, 'status', 'type', 'email', 'customFields')
  const { status, type, validUntil, email, customFields, ...texts } = given(input) as TenderUpdateInput
  const names = Object.keys(given(input))
  if (names.length === 0) throw invalid([{ path: [], message: 'At least one field must be given' }], 'TENDER_VALIDATION_ERROR')
  const always = names.every((name) => name === 'status')
  return changedRow(
    changeTender(ctx, uuid, { code: 'TENDER_UPDATE_ERROR', always }, async (inner, { draft, order }) => {
      Object.assign(draft.order, texts, email != null && { email })
      if (validUntil !== undefined) draft.order.validUntil = validUntil ? new Date(validUntil) : null
      if (type != null && type !== draft.order.type) {
        draft.order.type = type
        // Nothing was agreed yet: the tender starts with the default status of the new type.
        if (!order) Object.assign(draft.order, statusColumns(inner, await defaultStatus(inner, type)))
      }
      // The new status must follow that of the order, even if the tender had another one in between.
      if (status != null) {
        const from = order ?? draft.order
        Object.assign(
          draft.order,
          statusOf(from),
          await nextStatusColumns(inner, { ...from, validUntil: draft.order.validUntil }, status),
        )
      }
      return { columns: given({ customFields }) }
    }),
  )
}

const statusOf = ({ status, statusDate, public: isPublic }: { status: string; statusDate: Date | null; public: boolean }) => ({
  status,
  statusDate,
  public: isPublic,
})

/** Sets the discount on all lines. */
export const updateDiscount = (ctx: Ctx, uuid: string, { type, value }: TenderDiscountInput): Promise<TenderRow> =>
  changedRow(
    changeTender(ctx, uuid, { code: 'TENDER_UPDATE_DISCOUNT_ERROR' }, async (_, { draft }) => {
      const wanted = type === 'N' ? Decimal.ZERO : Decimal.of(value)
      const most = type === 'P' ? Decimal.of(100) : subTotalOf(draft)
      if (wanted.compare(most) > 0 && type !== 'N')
        throw conflict('TENDER_UPDATE_DISCOUNT_ERROR', `The discount can be at most ${most.toText()}`)
      Object.assign(draft.order, { discountType: type, discountValue: wanted.toText() })
      return undefined
    }),
  )

/** Changes the shipping. A given price is kept; otherwise it is calculated, unless the caller asks to keep it. */
export const updatePostage = (ctx: Ctx, uuid: string, input: TenderPostageInput): Promise<TenderRow> =>
  changedRow(
    changeTender(ctx, uuid, { code: 'TENDER_UPDATE_POSTAGE_ERROR' }, async (inner, { row, draft }) => {
      if (input.pickUpLocationId != null) await requirePickUpLocation(inner, input.pickUpLocationId)
      Object.assign(draft.order, postageColumns(input))
      if (input.price == null && draft.order.postageOverruled === 'Y') return undefined
      const costs = await readCosts(inner, saleHead(row, draft))
      setPostage(draft.order, Decimal.of(input.price ?? 0).toText(), percentageOf(costs, null).toText())
      return undefined
    }),
  )

function postageColumns({
  price,
  method,
  requestDate,
  partialDeliveryAllowed,
  overruled,
  carrier,
  pickUpLocationId,
}: TenderPostageInput) {
  return given({
    carrier,
    pickUpLocationId,
    postageMethod: method === null ? '' : method,
    requestDate: requestDate ? new Date(requestDate) : requestDate,
    partialDeliveryAllowed: partialDeliveryAllowed === null ? 'N' : partialDeliveryAllowed,
    postageOverruled: overruled ?? (price == null ? 'N' : 'Y'),
  })
}

async function requirePickUpLocation(ctx: Ctx, id: number): Promise<void> {
  const found = await find(ctx, { ...warehouse, visible: () => null }, { id })
  if (!found) throw notFound('Warehouse', 'TENDER_PICKUP_LOCATION_NOT_FOUND_ERROR', { id })
  if (!found.isPickupLocation)
    throw conflict('TENDER_INVALID_PICKUPLOCATION_ERROR', `Goods cannot be picked up at the warehouse with id [${id}]`)
}

/** Changes the payment. Its price is treated like that of shipping. */
export const updatePayment = (ctx: Ctx, uuid: string, input: TenderPaymentInput): Promise<TenderRow> =>
  changedRow(
    changeTender(ctx, uuid, { code: 'TENDER_UPDATE_PAYMENT_ERROR' }, async (inner, { row, draft }) => {
      const { price, method, status, accountingId, overruled } = input
      const { order } = draft
      if (method !== undefined) order.paymentMethod = method ?? ''
      if (accountingId !== undefined) order.paymentAccountingId = accountingId
      if (status !== undefined && status !== order.paymentStatus) {
        order.paymentStatus = status
        order.paymentStatusDate = inner.now
      }
      order.paymentOverruled = overruled ?? (price == null ? 'N' : 'Y')
      if (price == null && order.paymentOverruled === 'Y') return undefined
      const costs = await readCosts(inner, saleHead(row, draft))
      setPayment(order, Decimal.of(price ?? 0).toText(), percentageOf(costs, null).toText())
      return undefined
    }),
  )

/** Deletes the working copy. An order without one needs nothing. */
export const deleteTender = (ctx: Ctx, uuid: string): Promise<boolean> =>
  inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, uuid)
    if (await findStored(inner, uuid)) await remove(inner, tender, { uuid })
    else if (!order) throw notFound('Tender', 'TENDER_NOT_FOUND', { id: uuid })
    return true
  })
