/** Writes the order that a cart becomes: its head, its lines with their surcharges, and its addresses. A few statements, however many lines. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { newUuid } from '../../../core/store/row.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import type { CartAddressValues, CartCost, CartSurchargeValues, Localized } from '../../../db/json.js'
import { addTax, DECIMALS } from '../../pricing/price-calculation/calculate.js'
import type { PriceDerivation } from '../../pricing/price-calculation/derivation.js'
import { unitsOf } from './cart.products.js'

const DEFAULT_LANGUAGE = 'NL'
/** Lines have room between them for others. */
const PRIORITY_STEP = 100

interface OrderHead {
  uuid: string
  orderStatus: string
  language?: string | null | undefined
  /** Until when a quote is valid. */
  validUntil: Date | null
}

/** Returns the id of the new order. */
export async function writeOrder(ctx: Ctx, cart: CartRow, lines: readonly CartItemRow[], head: OrderHead): Promise<number> {
  const language = (head.language ?? cart.language ?? DEFAULT_LANGUAGE).toUpperCase()
  const orderId = await insertHead(ctx, cart, head, language)
  const items = toItems(ctx, lines, language)
  // A parent must be there before the items below it.
  await insertItems(
    ctx,
    orderId,
    language,
    items.filter((item) => item.parent === null),
  )
  await insertItems(
    ctx,
    orderId,
    language,
    items.filter((item) => item.parent !== null && item.class === 'product'),
  )
  await insertItems(
    ctx,
    orderId,
    language,
    items.filter((item) => item.class !== 'product'),
  )
  await insertAddresses(ctx, orderId, cart)
  return orderId
}

async function insertHead(
  ctx: Ctx,
  cart: CartRow,
  { uuid, orderStatus, validUntil }: OrderHead,
  language: string,
): Promise<number> {
  const { amounts, invoiceAddress, deliveryAddress } = cart
  const userId = cart.contactId ?? cart.customerId
  const { rows } = await sql<{ email: string | null; debtorId: string | null }>`
    select coalesce(c.email, k.email) as email, coalesce(c."debtorId", k."debtorId") as "debtorId"
      from (select ${cart.contactId}::int4 as "contactId", ${cart.customerId}::int4 as "customerId") party
      left join contact c on c.id = party."contactId" left join customer k on k.id = party."customerId"`.execute(ctx.db)
  const values = {
    uuid,
    status: orderStatus,
    statusDate: ctx.now,
    validUntil,
    type: 'dropshipment',
    userId,
    invoiceUserId: userId,
    companyId: cart.companyId,
    channelId: cart.channelId,
    cartId: cart.uuid,
    debtorId: rows[0]?.debtorId ?? null,
    email: rows[0]?.email ?? invoiceAddress.email ?? deliveryAddress.email ?? '',
    remarks: cart.notes,
    reference: cart.reference,
    extra3: cart.extra3,
    extra4: cart.extra4,
    actionCode: cart.actionCode,
    language,
    paymentMethod: cart.paymentMethod,
    paymentStatus: cart.paymentStatus ?? 'UNKNOWN',
    paymentStatusDate: cart.paymentStatusDate,
    paymentOverruled: cart.paymentExternalPrice === null ? 'N' : 'Y',
    ...costColumns('payment', amounts.payment),
    postageMethod: cart.postageMethod,
    postageOverruled: cart.postageExternalPrice === null ? 'N' : 'Y',
    ...costColumns('postage', amounts.postage),
    requestDate: cart.requestDate,
    partialDeliveryAllowed: cart.partialDeliveryAllowed,
    pickUpLocationId: cart.pickUpLocationId,
    carrier: cart.carrier,
    totalGross: amounts.totalGross,
    totalNet: amounts.totalNet,
    totalTax: Decimal.of(amounts.totalNet).subtract(Decimal.of(amounts.totalGross)).toText(),
    discountType: Decimal.of(amounts.discount).isZero() ? 'N' : 'A',
    discountValue: amounts.discount,
    incentives: JSON.stringify(amounts.incentives.map(({ itemIds: _, ...incentive }) => incentive)),
    taxPercentages: JSON.stringify(
      amounts.taxLevels.map(({ taxPercentage, price }) => ({ percentage: taxPercentage, total: price })),
    ),
    createdAt: ctx.now,
    createdBy: ctx.actor.userId,
    lastModifiedAt: ctx.now,
    lastModifiedBy: ctx.actor.userId,
  }
  const { id } = await ctx.db
    .insertInto('order')
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const costColumns = (kind: 'payment' | 'postage', { price, priceNet, taxPercentage }: CartCost) => ({
  [`${kind}Gross`]: price,
  [`${kind}Net`]: priceNet,
  [`${kind}Tax`]: Decimal.of(priceNet).subtract(Decimal.of(price)).toText(),
  [`${kind}TaxPercentage`]: taxPercentage,
})

interface NewOrderItem {
  uuid: string
  parent: string | null
  class: 'product' | 'surcharge' | 'incentive'
  productId: number | null
  quantity: number
  name: string | null
  notes: string | null
  originalPrice: string
  customerPrice: string
  costPrice: string | null
  price: string
  priceNet: string
  priceTotal: string
  priceTotalNet: string
  discount: string
  taxPercentage: number
  taxCode: string
  isBonus: 'Y' | 'N'
  requestDate: Date | null
  priority: number
  priceDerivation: object | null
}

/** Each line is followed by its surcharges, and a bonus item by what the incentive takes off. */
function toItems(ctx: Ctx, lines: readonly CartItemRow[], language: string): NewOrderItem[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const uuids = new Map(lines.map(({ id }) => [id, newUuid(ctx)]))
  const items = lines.flatMap((line) => {
    const uuid = uuids.get(line.id) as string
    const parent = line.parentItemId === null ? null : (uuids.get(line.parentItemId) ?? null)
    const quantity = unitsOf(line, byId.get(line.parentItemId ?? 0)) - line.amounts.movedQuantity
    if (quantity === 0) return []
    if (line.isBonus) return toBonusItems(line, uuid, newUuid(ctx))
    const item = toItem(line, uuid, parent, quantity)
    return [item, ...line.amounts.surcharges.map((surcharge) => toSurchargeItem(surcharge, newUuid(ctx), uuid, language))]
  })
  return items.map((item, i) => ({ ...item, priority: (i + 1) * PRIORITY_STEP }))
}

function toItem(line: CartItemRow, uuid: string, parent: string | null, quantity: number): NewOrderItem {
  const { amounts } = line
  const derivation = line.priceDerivation as unknown as PriceDerivation | null
  const list = derivation?.candidates.find(({ type }) => type === 'DEFAULT')?.gross
  return {
    uuid,
    parent,
    class: 'product',
    productId: line.productId,
    quantity,
    name: null,
    notes: line.notes,
    originalPrice: list ?? amounts.price,
    customerPrice: derivation?.gross ?? amounts.price,
    costPrice: derivation?.cost?.value ?? null,
    price: amounts.price,
    priceNet: amounts.priceNet,
    priceTotal: amounts.totalPrice,
    priceTotalNet: amounts.totalPriceNet,
    discount: amounts.discount,
    taxPercentage: amounts.taxPercentage,
    taxCode: amounts.taxCode,
    isBonus: line.isBonus ? 'Y' : 'N',
    requestDate: line.requestDate,
    priority: 0,
    priceDerivation: line.priceDerivation,
  }
}

/** A bonus item is a line at the price that others pay, and a line below it that takes off what the incentive gives. */
function toBonusItems(line: CartItemRow, uuid: string, incentiveUuid: string): NewOrderItem[] {
  const { amounts, quantity } = line
  const saved = Decimal.of(amounts.incentive?.price ?? 0)
  const total = Decimal.of(amounts.totalPrice).add(saved)
  const unit = total.divide(Decimal.of(quantity), DECIMALS)
  const tax = Decimal.of(amounts.taxPercentage)
  const withAmounts = (item: NewOrderItem, price: Decimal, sum: Decimal): NewOrderItem => ({
    ...item,
    price: price.toText(),
    priceNet: addTax(price, tax).toText(),
    priceTotal: sum.toText(),
    priceTotalNet: addTax(sum, tax).toText(),
    discount: '0',
  })
  const item = toItem(line, uuid, null, quantity)
  const gift: NewOrderItem = {
    ...item,
    uuid: incentiveUuid,
    parent: uuid,
    class: 'incentive',
    productId: null,
    name: amounts.incentive?.name ?? '',
    originalPrice: '0',
    customerPrice: '0',
    costPrice: null,
    priceDerivation: null,
  }
  const off = saved.negate()
  const goods = withAmounts(item, unit, total)
  return saved.isZero() ? [goods] : [goods, withAmounts(gift, off.divide(Decimal.of(quantity), DECIMALS), off)]
}

const toSurchargeItem = (surcharge: CartSurchargeValues, uuid: string, parent: string, language: string): NewOrderItem => ({
  uuid,
  parent,
  class: 'surcharge',
  productId: null,
  quantity: surcharge.quantity,
  name: textIn(surcharge.names, language),
  notes: null,
  originalPrice: surcharge.price,
  customerPrice: surcharge.price,
  costPrice: null,
  price: surcharge.price,
  priceNet: surcharge.priceNet,
  priceTotal: surcharge.totalPrice,
  priceTotalNet: surcharge.totalPriceNet,
  discount: '0',
  taxPercentage: surcharge.taxPercentage,
  taxCode: surcharge.taxCode,
  isBonus: 'N',
  requestDate: null,
  priority: 0,
  priceDerivation: null,
})

/** The text in the language, or in any. */
const textIn = (texts: Localized, language: string): string => texts[language] ?? Object.values(texts)[0] ?? ''

/** The product's own data is copied: an order shows what was ordered, not what the catalogue says later. */
async function insertItems(ctx: Ctx, orderId: number, language: string, items: readonly NewOrderItem[]): Promise<void> {
  if (items.length === 0) return
  await sql`
    insert into "orderItem" (uuid, "orderId", class, "productId", "parentOrderItemId", quantity, sku, name, notes, supplier, "supplierCode",
                             manufacturer, "manufacturerCode", "eanCode", "originalPrice", "customerPrice", "costPrice", price, "priceNet",
                             "priceTotal", "priceTotalNet", discount, tax, "taxPercentage", "taxCode", "isBonus", "minimumQuantity", unit,
                             package, "packageUnit", "packageUnitQuantity", "purchaseUnit", "purchaseMinimumQuantity", "requestDate",
                             priority, "priceDerivation", "createdAt", "lastModifiedAt")
    select v.uuid, ${orderId}, v.class, p.id, parent.id, v.quantity, coalesce(p.sku, v.class),
           coalesce(v.name, p.names ->> ${language}, (select value from jsonb_each_text(p.names) limit 1), ''), v.notes, p.supplier, p."supplierCode",
           p.manufacturer, p."manufacturerCode", p."eanCode", v."originalPrice", v."customerPrice", v."costPrice", v.price, v."priceNet",
           v."priceTotal", v."priceTotalNet", v.discount, v."priceTotalNet" - v."priceTotal", v."taxPercentage", v."taxCode", v."isBonus",
           p."minimumQuantity", p.unit, p.package, p."packageUnit", p."packageUnitQuantity", p."purchaseUnit", p."purchaseMinimumQuantity",
           v."requestDate", v.priority, v."priceDerivation", ${ctx.now}, ${ctx.now}
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as v(uuid uuid, parent uuid, class text, "productId" int4, quantity int4, name text, notes text, "originalPrice" numeric,
             "customerPrice" numeric, "costPrice" numeric, price numeric, "priceNet" numeric, "priceTotal" numeric, "priceTotalNet" numeric,
             discount numeric, "taxPercentage" int4, "taxCode" text, "isBonus" text, "requestDate" timestamptz, priority int4,
             "priceDerivation" jsonb)
      left join product p on p.id = v."productId"
      left join "orderItem" parent on parent.uuid = v.parent
     order by v.priority`.execute(ctx.db)
}

async function insertAddresses(ctx: Ctx, orderId: number, { invoiceAddress, deliveryAddress }: CartRow): Promise<void> {
  const toRow = (type: 'invoice' | 'delivery', { gender, ...address }: CartAddressValues) => ({
    ...address,
    type,
    orderId,
    uuid: newUuid(ctx),
    gender: gender ?? 'U',
    createdAt: ctx.now,
    lastModifiedAt: ctx.now,
  })
  await ctx.db
    .insertInto('orderAddress')
    .values([toRow('invoice', invoiceAddress), toRow('delivery', deliveryAddress)])
    .execute()
}
