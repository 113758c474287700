/** The order made from a cart: its head, its lines with their surcharges, and its addresses. */
import type { Ctx } from '../../../../core/context.js'
import { textIn } from '../../../../core/input/localized.js'
import { Decimal } from '../../../../core/money.js'
import { patchFields } from '../../../../core/store/custom-fields.js'
import { newUuid } from '../../../../core/store/row.js'
import type { CartItemRow, CartRow, OrderRow } from '../../../../db/db.gen.js'
import type {
  CartAddressValues,
  CartAmounts,
  CartSurchargeValues,
  CustomFieldValues,
  PartNumberValues,
} from '../../../../db/json.js'
import { addTax, DECIMALS } from '../../../pricing/price-calculation/calculate.js'
import type { PriceDerivation } from '../../../pricing/price-calculation/derivation.js'
import { exactPercentageOf } from '../../../pricing/price-calculation/tax-percentage.js'
import { languageOfSale } from '../../sale/sale.buyer.js'
import { withNotes } from '../../sale/sale.hooks.js'
import { toTaxPercentage } from '../../sale/sale.order.js'
import { unitsOf } from '../cart.units.js'
import { calledOffBy } from '../pricing/cart.call-offs.js'
import { deriveLine, type PricedCart } from '../pricing/cart.priced-lines.js'
import type { AskedCheckout } from './cart.hooks.js'
import { clearOrder, newerPaymentStatus } from './cart.order-again.js'
import { orderQuery } from './cart.order-statement.js'

/** Gaps between priorities leave space for lines that are added later. */
const PRIORITY_STEP = 100

interface OrderHead {
  orderStatus: string
  language?: string | null | undefined
  /** Whether the buyer sees orders with this status. */
  isPublic: boolean
  /** The end of a quote's validity. */
  validUntil: Date | null
  /** The existing order to change; undefined to make a new one. */
  before: OrderRow | undefined
  /** What decision hooks decided about the checkout. */
  checkout?: Pick<AskedCheckout, 'notes' | 'decisions'> | undefined
}

/** Returns the language for an order of the cart. */
export const languageOf = (
  ctx: Ctx,
  cart: Pick<CartRow, 'language' | 'channelId'>,
  { language }: Pick<OrderHead, 'language'>,
): Promise<string> => languageOfSale(ctx, { ...cart, language: language ?? cart.language })

/** Writes the order of a priced cart and sets its id on the cart. Returns the order and its lines. */
export async function writeOrder(
  ctx: Ctx,
  priced: PricedCart,
  head: OrderHead,
): Promise<{ order: OrderRow; items: NewOrderItem[] }> {
  const { cart } = priced
  const language = await languageOf(ctx, cart, head)
  const items = await transferLineFields(ctx, toOrderItems(ctx, priced, language))
  const customFields = await headFields(ctx, cart, head.before)
  if (head.before) await clearOrder(ctx, head.before)
  const [order] = await orderQuery(
    ctx.db,
    { isAgain: head.before !== undefined },
    {
      head: JSON.stringify({ ...toHead(ctx, cart, head, language), customFields }),
      items: JSON.stringify(items),
      addresses: JSON.stringify([
        toAddress(ctx, 'invoice', cart.invoiceAddress),
        toAddress(ctx, 'delivery', cart.deliveryAddress),
      ]),
      contactId: cart.contactId,
      customerId: cart.customerId,
      cartId: cart.id,
      orderId: head.before?.id ?? null,
      language,
      now: ctx.now,
      userId: ctx.actor.userId,
    },
  )
  return { order: order as OrderRow, items }
}

/** Returns the custom fields of the order: those of the cart, and on an order that exists also those that the cart does not have. */
async function headFields(ctx: Ctx, { customFields: values }: CartRow, before: OrderRow | undefined): Promise<CustomFieldValues> {
  const isNew = before === undefined
  const patch = await ctx.services.customFields.transfer(ctx, { from: 'CART', to: 'ORDER', values, isNew, isFinal: true })
  return patchFields(before?.customFields ?? {}, patch)
}

/** Transfers the custom fields of the cart's lines. Child items cannot have required ones, and lines that the shop adds have none. */
async function transferLineFields(ctx: Ctx, items: readonly NewOrderItem[]): Promise<NewOrderItem[]> {
  const transfer = { from: 'CART_ITEM', to: 'ORDER_ITEM', isNew: true } as const
  const written: NewOrderItem[] = []
  for (const item of items) {
    const { customFields: values, parent } = item
    const isGoods = item.class === 'product' && item.isBonus === 'N'
    const isFinal = parent === null
    const patch = isGoods ? await ctx.services.customFields.transfer(ctx, { ...transfer, values, isFinal }) : {}
    written.push({ ...item, customFields: patchFields({}, patch) })
  }
  return written
}

/** Returns the columns of the order. Its e-mail address is the buyer's, if any; its debtor is the company, or else the buyer. */
function toHead(ctx: Ctx, cart: CartRow, { before, orderStatus, isPublic, validUntil, checkout }: OrderHead, language: string) {
  const { amounts, invoiceAddress, deliveryAddress } = cart
  const userId = cart.contactId ?? cart.customerId
  return {
    uuid: before?.uuid ?? newUuid(ctx),
    status: orderStatus,
    statusDate: ctx.now,
    public: isPublic,
    validUntil,
    type: 'dropshipment',
    userId,
    invoiceUserId: userId,
    companyId: cart.companyId,
    channelId: cart.channelId,
    cartId: cart.uuid,
    email: invoiceAddress.email ?? deliveryAddress.email ?? '',
    remarks: withNotes(cart.notes, checkout?.notes ?? []),
    decisions: [...(amounts.decisions ?? []), ...(checkout?.decisions ?? [])],
    reference: cart.reference,
    extra3: cart.extra3,
    extra4: cart.extra4,
    costCentre: cart.costCentre,
    project: cart.project,
    actionCode: cart.actionCode,
    language,
    currency: cart.currency,
    paymentMethod: cart.paymentMethod,
    paymentStatus: cart.paymentStatus ?? 'UNKNOWN',
    paymentStatusDate: cart.paymentStatusDate,
    paymentOverruled: cart.paymentExternalPrice === null ? 'N' : 'Y',
    postageMethod: cart.postageMethod,
    postageOverruled: cart.postageExternalPrice === null ? 'N' : 'Y',
    requestDate: cart.requestDate,
    partialDeliveryAllowed: cart.partialDeliveryAllowed,
    pickUpLocationId: cart.pickUpLocationId,
    carrier: cart.carrier,
    ...toOrderAmounts(amounts),
    ...(before && newerPaymentStatus(cart, before)),
  }
}

/** Returns the amounts of the order: costs, discount and totals. */
export const toOrderAmounts = (amounts: CartAmounts) => ({
  paymentGross: amounts.payment.price,
  paymentNet: amounts.payment.priceNet,
  paymentTax: taxOf(amounts.payment.price, amounts.payment.priceNet),
  paymentTaxPercentage: exactPercentageOf(amounts.payment).toText(),
  postageGross: amounts.postage.price,
  postageNet: amounts.postage.priceNet,
  postageTax: taxOf(amounts.postage.price, amounts.postage.priceNet),
  postageTaxPercentage: exactPercentageOf(amounts.postage).toText(),
  totalGross: amounts.totalGross,
  totalNet: amounts.totalNet,
  totalTax: taxOf(amounts.totalGross, amounts.totalNet),
  discountType: Decimal.of(amounts.discount).isZero() ? ('N' as const) : ('A' as const),
  discountValue: amounts.discount,
  incentives: amounts.incentives.map(({ itemIds: _, ...incentive }) => incentive),
  taxPercentages: amounts.taxLevels.map((level) => toTaxPercentage(level, level.price)),
})

const taxOf = (gross: string, net: string): string => Decimal.of(net).subtract(Decimal.of(gross)).toText()

/** A line of the order. */
export interface NewOrderItem {
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
  exactTaxPercentage: string | null
  taxCode: string
  isBonus: 'Y' | 'N'
  requestDate: Date | null
  priority: number
  priceDerivation: object | null
  /** The own number of the company that buys. */
  partNumber: PartNumberValues | null
  /** The contract that it calls off. */
  callOffContractId: number | null
  /** Those of the cart's line, until they are transferred. */
  customFields: CustomFieldValues
}

/** Returns the lines of the order: each line of the cart followed by its surcharges, and each bonus item by its incentive. */
export function toOrderItems(
  ctx: Ctx,
  { cart, rows, lines }: PricedCart,
  language: string,
  uuidFor: (row: CartItemRow) => string = () => newUuid(ctx),
): NewOrderItem[] {
  const zone = cart.deliveryAddress.country
  const byId = new Map(rows.map((row) => [row.id, row]))
  const uuids = new Map(rows.map((row) => [row.id, uuidFor(row)]))
  const derivations = new Map(lines.map((line) => [line.row.uuid, deriveLine(ctx, line, zone)]))
  const contracts = new Map(lines.map((line) => [line.row.uuid, calledOffBy(line)]))
  const items = rows.flatMap((line) => {
    const derivation = derivations.get(line.uuid) ?? null
    const uuid = uuids.get(line.id) as string
    const parent = line.parentItemId === null ? null : (uuids.get(line.parentItemId) ?? null)
    const quantity = unitsOf(line, byId.get(line.parentItemId ?? 0)) - line.amounts.movedQuantity
    if (quantity === 0) return []
    if (line.isBonus) return toBonusItems(line, derivation, uuid, newUuid(ctx))
    const item = { ...toItem(line, derivation, uuid, parent, quantity), callOffContractId: contracts.get(line.uuid) ?? null }
    return [item, ...line.amounts.surcharges.map((surcharge) => toSurchargeItem(surcharge, newUuid(ctx), uuid, language))]
  })
  return items.map((item, i) => ({ ...item, priority: (i + 1) * PRIORITY_STEP }))
}

function toItem(
  line: CartItemRow,
  derivation: PriceDerivation | null,
  uuid: string,
  parent: string | null,
  quantity: number,
): NewOrderItem {
  const { amounts } = line
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
    exactTaxPercentage: amounts.exactTaxPercentage ?? null,
    taxCode: amounts.taxCode,
    isBonus: line.isBonus ? 'Y' : 'N',
    requestDate: line.requestDate,
    priority: 0,
    priceDerivation: derivation,
    partNumber: line.partNumber,
    callOffContractId: null,
    customFields: line.customFields,
  }
}

/** Returns the lines of a bonus item: one at the regular price, and a child line that takes off the incentive. */
function toBonusItems(
  line: CartItemRow,
  derivation: PriceDerivation | null,
  uuid: string,
  incentiveUuid: string,
): NewOrderItem[] {
  const { amounts, quantity } = line
  const saved = Decimal.of(amounts.incentive?.price ?? 0)
  const total = Decimal.of(amounts.totalPrice).add(saved)
  const unit = total.divide(Decimal.of(quantity), DECIMALS)
  const tax = exactPercentageOf(amounts)
  const withAmounts = (item: NewOrderItem, price: Decimal, sum: Decimal): NewOrderItem => ({
    ...item,
    price: price.toText(),
    priceNet: addTax(price, tax).toText(),
    priceTotal: sum.toText(),
    priceTotalNet: addTax(sum, tax).toText(),
    discount: '0',
  })
  const item = toItem(line, derivation, uuid, null, quantity)
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
    partNumber: null,
    callOffContractId: null,
    customFields: {},
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
  exactTaxPercentage: surcharge.exactTaxPercentage ?? null,
  taxCode: surcharge.taxCode,
  isBonus: 'N',
  requestDate: null,
  priority: 0,
  priceDerivation: null,
  partNumber: null,
  callOffContractId: null,
  customFields: {},
})

const toAddress = (ctx: Ctx, type: 'invoice' | 'delivery', { gender, ...address }: CartAddressValues) => ({
  ...address,
  type,
  uuid: newUuid(ctx),
  gender: gender ?? 'U',
  customFields: address.customFields ?? {},
})
