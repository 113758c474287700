/** The facts of an existing order as a question for decision hooks: `wharf hooks try` sends it to see what a hook answers. */
import type { DecisionPoint } from '../../../contract/contract.gen.js'
import { Decimal } from '../../../core/money.js'
import type { Database } from '../../../db/database.js'
import type { OrderAddressRow, OrderRow } from '../../../db/db.gen.js'
import { exactPercentageOf } from '../../pricing/price-calculation/tax-percentage.js'
import type { AskedSale } from '../../rules/decision-hook/points.js'
import { VERSION } from '../../rules/decision-hook/schemas.js'

const text = (amount: string | number) => Decimal.of(amount).toText()

/** Returns the question of a point about an order; null if the order does not exist. */
export async function readOrderQuestion(db: Database, orderId: number, point: DecisionPoint): Promise<object | null> {
  const order = await db.selectFrom('order').select(ORDER).where('id', '=', orderId).executeTakeFirst()
  if (!order) return null
  const items = await db
    .selectFrom('orderItem')
    .select(ITEM)
    .where('orderId', '=', orderId)
    .orderBy('priority')
    .orderBy('id')
    .execute()
  const addresses = await db
    .selectFrom('orderAddress')
    .select(['type', 'country', 'postalCode', 'city', 'region', 'company'])
    .where('orderId', '=', orderId)
    .execute()
  const customer = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', order.userId ?? 0)
    .executeTakeFirst()
  const buyer = { contactId: customer ? null : order.userId, customerId: customer?.id ?? null }
  const sale = toSale(order, buyer, addresses, Decimal.sum(items.map(({ priceTotal }) => Decimal.of(priceTotal))).toText())
  const head = { version: VERSION, point, dryRun: true }
  const lines = items
    .filter((item) => item.class === 'product')
    .map(({ productId, sku, quantity, price, taxCode }, i) => ({
      ...{ id: String(i + 1), parentId: null, productId: productId ?? 0, sku, quantity, price: text(price), taxCode },
    }))
  if (point === 'PRICES') return { ...head, sale, lines }
  if (point === 'SHIPPING') {
    const carriers = await db.selectFrom('carrier').select(['name', 'shippingCost']).orderBy('id').execute()
    return {
      ...head,
      sale,
      lines,
      options: carriers.map(({ name, shippingCost }) => ({ carrier: name, price: text(shippingCost) })),
    }
  }
  if (point === 'TAX')
    return {
      ...head,
      sale,
      items: items.map((item, i) => ({
        ...{ id: String(i + 1), productId: item.productId, sku: item.sku, quantity: item.quantity, taxCode: item.taxCode },
        ...{ taxable: text(item.priceTotal), percentage: exactPercentageOf(item).toText() },
      })),
    }
  if (point === 'CHECKOUT')
    return {
      ...head,
      record: { type: 'ORDER', id: order.uuid },
      sale,
      lines,
      totals: {
        ...{ subTotal: sale.subTotal, discount: text(order.discountType === 'A' ? order.discountValue : 0) },
        ...{ payment: text(order.paymentGross), postage: text(order.postageGross) },
        ...{ totalGross: text(order.totalGross), totalNet: text(order.totalNet) },
      },
      orderStatus: order.status,
      mayAddLines: false,
    }
  return {
    ...head,
    operation: 'STATUS',
    operationId: order.uuid,
    payment: { id: order.uuid, method: order.paymentMethod, status: 'OPEN', providerId: null },
    order: { id: order.id, reference: order.reference, totalNet: text(order.totalNet) },
    amount: text(order.totalNet),
    currency: order.currency,
    returnUrl: null,
  }
}

const ORDER = [
  'id',
  'uuid',
  'status',
  'channelId',
  'language',
  'currency',
  'userId',
  'companyId',
  'carrier',
  'postageMethod',
  'paymentMethod',
  'actionCode',
  'reference',
  'requestDate',
  'discountType',
  'discountValue',
  'paymentGross',
  'postageGross',
  'totalGross',
  'totalNet',
] as const
const ITEM = [
  'class',
  'productId',
  'sku',
  'quantity',
  'price',
  'priceTotal',
  'taxCode',
  'taxPercentage',
  'exactTaxPercentage',
] as const

type Address = Pick<OrderAddressRow, 'type' | 'country' | 'postalCode' | 'city' | 'region' | 'company'>

function toSale(
  order: Pick<OrderRow, (typeof ORDER)[number]>,
  buyer: Pick<AskedSale, 'contactId' | 'customerId'>,
  addresses: readonly Address[],
  subTotal: string,
): AskedSale {
  const addressOf = (wanted: string) => {
    const {
      country = '',
      postalCode = null,
      city = null,
      region = null,
      company = null,
    } = addresses.find(({ type }) => type === wanted) ?? {}
    return { country, postalCode, city, region, company }
  }
  return {
    ...{ channelId: order.channelId, language: order.language, currency: order.currency },
    ...buyer,
    companyId: order.companyId,
    ...{ carrier: order.carrier, shippingMethod: order.postageMethod, paymentMethod: order.paymentMethod },
    ...{
      actionCode: order.actionCode,
      reference: order.reference,
      requestDate: order.requestDate?.toISOString() ?? null,
      subTotal,
    },
    deliveryAddress: addressOf('delivery'),
    invoiceAddress: addressOf('invoice'),
  }
}
