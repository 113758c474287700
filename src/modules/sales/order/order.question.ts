/** The facts of an existing order as a question for decision hooks: `wharf hooks try` sends it to see what a hook answers. */
import type { FieldOwnerType } from '../../../contract/contract.gen.js'
import { Decimal } from '../../../core/money.js'
import type { Database } from '../../../db/database.js'
import type { OrderAddressRow, OrderItemRow, OrderRow } from '../../../db/db.gen.js'
import type { CustomFieldValues } from '../../../db/json.js'
import { selectFields } from '../../platform/field-definition/custom-fields.js'
import { readDefinitions } from '../../platform/field-definition/definitions.js'
import { exactPercentageOf } from '../../pricing/price-calculation/tax-percentage.js'
import type { AskedSale, OwnPoint } from '../../rules/decision-hook/points.js'
import { VERSION } from '../../rules/decision-hook/schemas.js'

const text = (amount: string | number) => Decimal.of(amount).toText()

/** Returns the question of a point about an order; null if the order does not exist. */
export async function readOrderQuestion(db: Database, orderId: number, point: OwnPoint): Promise<object | null> {
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
    .select(['type', 'country', 'postalCode', 'city', 'region', 'company', 'customFields'])
    .where('orderId', '=', orderId)
    .execute()
  const customer = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', order.userId ?? 0)
    .executeTakeFirst()
  const buyer = { contactId: customer ? null : order.userId, customerId: customer?.id ?? null }
  const fields = await readFields(db, { ...buyer, companyId: order.companyId }, items)
  const subTotal = Decimal.sum(items.map(({ priceTotal }) => Decimal.of(priceTotal))).toText()
  const sale = toSale(order, buyer, addresses, subTotal, fields)
  const head = { version: VERSION, point, dryRun: true }
  const lines = items
    .filter((item) => item.class === 'product')
    .map((item, i) => ({
      ...{ id: String(i + 1), parentId: null, productId: item.productId ?? 0, sku: item.sku, quantity: item.quantity },
      ...{ price: text(item.price), taxCode: item.taxCode, ...fields.ofLine(item) },
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
        ...{ taxable: text(item.priceTotal), percentage: exactPercentageOf(item).toText(), ...fields.ofLine(item) },
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
    payment: { id: order.uuid, method: order.paymentMethod, status: 'OPEN', providerId: null, customFields: {} },
    order: {
      ...{ id: order.id, reference: order.reference, totalNet: text(order.totalNet) },
      customFields: fields.select('ORDER', order.customFields),
    },
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
  'customFields',
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
  'customFields',
] as const

type Item = Pick<OrderItemRow, (typeof ITEM)[number]>

/** Reads the definitions of custom fields, and the values of the buyer and the products of an order. */
async function readFields(
  db: Database,
  { contactId, companyId }: Pick<AskedSale, 'contactId' | 'companyId'>,
  items: readonly Item[],
) {
  const definitions = await readDefinitions(db)
  const valuesOf = async (table: 'contact' | 'company' | 'product', ids: readonly (number | null)[]) => {
    const known = ids.filter((id) => id !== null)
    if (known.length === 0) return new Map<number, CustomFieldValues>()
    const rows = await db.selectFrom(table).select(['id', 'customFields']).where('id', 'in', known).execute()
    return new Map(rows.map((row) => [row.id, row.customFields]))
  }
  const products = await valuesOf(
    'product',
    items.map(({ productId }) => productId),
  )
  const contacts = await valuesOf('contact', [contactId])
  const companies = await valuesOf('company', [companyId])
  const select = (owner: FieldOwnerType, values: CustomFieldValues = {}) => selectFields(definitions.of(owner), values)
  return {
    select,
    contact: contactId === null ? null : { customFields: select('CONTACT', contacts.get(contactId)) },
    company: companyId === null ? null : { customFields: select('COMPANY', companies.get(companyId)) },
    ofLine: ({ productId, customFields }: Item) => ({
      customFields: select('ORDER_ITEM', customFields),
      product: productId === null ? null : { customFields: select('PRODUCT', products.get(productId)) },
    }),
  }
}

type Address = Pick<OrderAddressRow, 'type' | 'country' | 'postalCode' | 'city' | 'region' | 'company' | 'customFields'>

function toSale(
  order: Pick<OrderRow, (typeof ORDER)[number]>,
  buyer: Pick<AskedSale, 'contactId' | 'customerId'>,
  addresses: readonly Address[],
  subTotal: string,
  fields: Awaited<ReturnType<typeof readFields>>,
): AskedSale {
  const addressOf = (wanted: string) => {
    const {
      country = '',
      postalCode = null,
      city = null,
      region = null,
      company = null,
      customFields = {},
    } = addresses.find(({ type }) => type === wanted) ?? {}
    return { country, postalCode, city, region, company, customFields: fields.select('ADDRESS', customFields) }
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
    ...{ customFields: fields.select('ORDER', order.customFields), contact: fields.contact, company: fields.company },
  }
}
