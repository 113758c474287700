/** Tenders in the form of the contract: what GraphQL and REST show of a row and its draft. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { textIn } from '../../../core/input/localized.js'
import { Decimal } from '../../../core/money.js'
import type { Relation } from '../../../core/store/relations.js'
import type { OrderAddressRow, OrderItemRow, PayMethodRow, TenderRow } from '../../../db/db.gen.js'
import { addTax } from '../../pricing/price-calculation/calculate.js'
import { exactPercentageOf } from '../../pricing/price-calculation/tax-percentage.js'
import { shareInPercent } from '../sale/sale.lines.js'
import { calculateTender } from './pricing/tender.sale.js'
import { addressOf, type Draft, draftOf } from './tender.draft.js'

const drafts = new WeakMap<TenderRow, Draft>()

/** Returns the parsed draft of a row, cached and read-only. */
export function shownDraft(row: TenderRow): Draft {
  const known = drafts.get(row) ?? draftOf(row)
  drafts.set(row, known)
  return known
}

export const toNumber = (amount: string | number | null): number => Decimal.of(amount ?? 0).toNumber()

/** Returns a part of a whole in percent; 0 if the whole is zero. */
export const percentOf = (part: Decimal, whole: Decimal): number => shareInPercent(part, whole).toNumber()

export const netOf = (row: OrderItemRow): Decimal =>
  row.priceTotalNet === null ? addTax(Decimal.of(row.priceTotal), exactPercentageOf(row)) : Decimal.of(row.priceTotalNet)

export function totalOf(row: TenderRow) {
  const draft = shownDraft(row)
  const { order } = draft
  const { subTotal, discount, levels } = calculateTender(draft)
  return {
    subTotalGross: subTotal.toNumber(),
    subTotalNet: Decimal.sum(draft.items.map(netOf)).toNumber(),
    discount: discount.toNumber(),
    discountPercentage: percentOf(discount, subTotal),
    discountType: order.discountType,
    totalNet: toNumber(order.totalNet),
    totalGross: toNumber(order.totalGross),
    discountNet: Decimal.sum(levels.map((level) => addTax(level.discount, level.percentage))).toNumber(),
    discountGross: discount.toNumber(),
    totalTax: toNumber(order.totalTax),
  }
}

/** Returns the tax levels, without percentages that tax nothing. */
export const taxLevelsOf = (row: TenderRow) =>
  calculateTender(shownDraft(row))
    .levels.filter(({ base, discount, tax }) => ![base, discount, tax].every((amount) => amount.isZero()))
    .map(({ percentage, base, discount, tax }) => ({
      percentage: percentage.toNumber(),
      total: base.toNumber(),
      tax: tax.toNumber(),
      discount: discount.toNumber(),
    }))

export function paymentDataOf(row: TenderRow) {
  const { order } = shownDraft(row)
  return {
    price: toNumber(order.paymentGross),
    priceNet: toNumber(order.paymentNet),
    overruled: order.paymentOverruled,
    tax: toNumber(order.paymentTax),
    taxPercentage: toNumber(order.paymentTaxPercentage),
    method: order.paymentMethod,
    status: order.paymentStatus,
    statusDate: order.paymentStatusDate,
    accountingId: order.paymentAccountingId,
  }
}

/** Returns the shipping data. The warehouse is looked up by `pickUpLocationId`. */
export function postageDataOf(row: TenderRow) {
  const { order } = shownDraft(row)
  return {
    method: order.postageMethod,
    taxPercentage: toNumber(order.postageTaxPercentage),
    requestDate: order.requestDate,
    carrier: order.carrier,
    price: toNumber(order.postageGross),
    priceNet: toNumber(order.postageNet),
    tax: toNumber(order.postageTax),
    overruled: order.postageOverruled,
    partialDeliveryAllowed: order.partialDeliveryAllowed,
    pickUpLocationId: order.pickUpLocationId,
  }
}

const SHOWN_ADDRESS =
  'company gender firstName middleName lastName street number numberExtension postalCode city region country code email mobile phone icp notes customFields'.split(
    ' ',
  ) as (keyof OrderAddressRow)[]

export const shownAddress = (row: TenderRow, type: 'invoice' | 'delivery') => {
  const address = addressOf(shownDraft(row), type)
  return address ? Object.fromEntries(SHOWN_ADDRESS.map((name) => [name, address[name]])) : null
}

interface Person {
  firstName: string | null
  middleName: string | null
  lastName: string | null
}

/** Returns the name of each tender's buyer. */
export const personOfTender: Relation<TenderRow, Person | null> = async (ctx, tenders) => {
  const ids = [...new Set(tenders.flatMap(({ contactId, customerId }) => contactId ?? customerId ?? []))]
  if (ids.length === 0) return tenders.map(() => null)
  const { rows } = await sql<Person & { id: number }>`
    select id, "firstName", "middleName", "lastName" from contact where id = any(${ids}::int4[])
    union all select id, "firstName", "middleName", "lastName" from customer where id = any(${ids}::int4[])`.execute(ctx.db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return tenders.map(({ contactId, customerId }) => byId.get(contactId ?? customerId ?? 0) ?? null)
}

/** Returns whether the status of each tender's order allows changes. A tender without an order can always be changed. */
export const isEditable: Relation<TenderRow, boolean> = async (ctx, tenders) => {
  const ids = tenders.flatMap(({ orderId }) => orderId ?? [])
  if (ids.length === 0) return tenders.map(() => true)
  const { rows } = await sql<{ id: number; isEditable: boolean }>`
    select o.id, s."isEditable" from "order" o join "orderStatus" s on s.code = o.status where o.id = any(${ids}::int4[])`.execute(
    ctx.db,
  )
  const byId = new Map(rows.map((row) => [row.id, row.isEditable]))
  return tenders.map(({ orderId }) => orderId === null || (byId.get(orderId) ?? false))
}

/** Returns the carriers that each tender may use; all of them if no business rule limits them. */
export const carriersOfTender: Relation<TenderRow, object[]> = async (ctx, tenders) => {
  const rows = await ctx.db
    .selectFrom('carrier')
    .select(['id', 'name', 'descriptions', 'logo', 'shippingCost'])
    .orderBy('id')
    .execute()
  return tenders.map(({ draft }) => {
    const { language } = draft.order as { language: string }
    const costs = draft.carriers && new Map(draft.carriers.map(({ id, price }) => [id, price]))
    return rows
      .filter(({ id }) => !costs || costs.has(id))
      .map(({ id, name, descriptions, logo, shippingCost }) => ({
        ...{ id, name, logo, deliveryDeadline: null },
        description: textIn(descriptions, language) || null,
        price: toNumber(costs?.get(id) ?? shippingCost),
      }))
  })
}

/** Returns all payment methods, and whether business rules allow them for each tender. */
export const payMethodsOfTender: Relation<TenderRow, object[]> = async (ctx: Ctx, tenders) => {
  const rows = (await ctx.db
    .selectFrom('payMethod')
    .select(['id', 'names', 'externalCode'])
    .orderBy('id')
    .execute()) as PayMethodRow[]
  return tenders.map(({ draft }) => {
    const { language } = draft.order as { language: string }
    const costs = draft.payMethods && new Map(draft.payMethods.map(({ id, price }) => [id, price]))
    return rows.map(({ id, names, externalCode }) => ({
      ...{ id, code: externalCode, externalCode, type: null },
      description: textIn(names, language),
      amount: toNumber(costs?.get(id) ?? 0),
      allowed: !costs || costs.has(id),
    }))
  })
}
