/** The template data of an order. Amounts are texts, so that no digit is lost before they are formatted. */
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import type { Database } from '../../../db/database.js'
import type { OrderAddressRow, OrderItemRow } from '../../../db/db.gen.js'
import type { Roles, TaxPercentage, TemplateParty } from '../../../db/json.js'
import { addressesOfOrder, companyOfOrder, itemsOfOrder, type OrderWithChildren } from '../../../resources/sales/order.js'
import { localeOfChannel } from '../../platform/channel/channel.locale.js'
import type { PriceDerivation } from '../../pricing/price-calculation/derivation.js'
import { exactPercentageOf } from '../../pricing/price-calculation/tax-percentage.js'
import { paymentDataOf, postageDataOf, totalsOf } from '../order/order.shape.js'
import { type TotalRow, toTotalRows } from '../order/order.total-rows.js'

/** Templates print the custom fields that their authors name, also those that storefronts do not show. */
const FIELD_ROLES: Roles = { order: 'VIEWER', user: 'VIEWER' }

/** Returns `order` with its lines, costs, totals and addresses, and `currency`, `timeZone` and `channel` for the helpers and the letterhead. */
export async function readOrderData(ctx: Ctx, row: OrderWithChildren): Promise<Record<string, unknown>> {
  const [items = []] = await itemsOfOrder(ctx, [row])
  const [addresses = []] = await addressesOfOrder(ctx, [row])
  const [company] = await companyOfOrder(ctx, [row])
  const channel = await ctx.db.selectFrom('channel').select(['id', 'name']).where('id', '=', row.channelId).executeTakeFirst()
  const reader: Ctx = { ...ctx, actor: { ...ctx.actor, roles: { ...ctx.actor.roles, ...FIELD_ROLES } } }
  const places = await Promise.all(
    addresses.map(async (one) => ({
      ...toAddress(one),
      customFields: await ctx.services.customFields.show(reader, 'ADDRESS', one.customFields),
    })),
  )
  const { snapshot: _, ...fields } = row as OrderWithChildren & { snapshot?: unknown }
  const { customFields } = ctx.services
  const order = {
    ...fields,
    customFields: await customFields.show(reader, 'ORDER', row.customFields),
    items: await Promise.all(
      items.map(async (item) => ({
        ...toLine(item),
        customFields: await customFields.show(reader, 'ORDER_ITEM', item.customFields),
      })),
    ),
    addresses: places,
    invoiceAddress: addressOf(places, 'invoice'),
    deliveryAddress: addressOf(places, 'delivery'),
    company: company ? { companyId: company.id, name: company.name, taxNumber: company.taxNumber } : null,
    paymentData: paymentDataOf(row),
    postageData: postageDataOf(row),
    total: { ...totalsOf(row), taxPercentages: row.taxPercentages.map(toLevel), ...tableOf(row, items) },
  }
  return {
    order: toJson(order),
    currency: row.currency,
    language: row.language,
    timeZone: (await localeOfChannel(ctx, row.channelId)).timeZone,
    channel: { id: row.channelId, name: channel?.name ?? '' },
  }
}

/** Converts a value to JSON types, dates included: the data is sent to another process and into the outbox. */
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Converts a line for documents, which show exact percentages; the contract has whole numbers. */
const toLine = ({ priceDerivation, exactTaxPercentage, ...item }: OrderItemRow) => ({
  ...item,
  taxPercentage: exactPercentageOf({ ...item, exactTaxPercentage }).toNumber(),
  isPart: item.parentOrderItemId !== null,
  volumeDiscount: volumeDiscountOf(priceDerivation as PriceDerivation | null),
  incentiveDiscount: Decimal.of(item.discount ?? 0).compare(Decimal.ZERO) > 0 ? item.discount : null,
})

const toLevel = ({ percentage, exactPercentage, total }: TaxPercentage) => ({
  percentage: Decimal.of(exactPercentage ?? percentage).toNumber(),
  total,
})

/** Returns the unit price with and without volume discount; null if the quantity did not lower the price. */
function volumeDiscountOf(derivation: PriceDerivation | null) {
  const winner = derivation?.candidates.find(({ outcome }) => outcome === 'WON')
  const list = derivation?.candidates.find(({ type }) => type === 'DEFAULT')?.gross
  if (!winner?.gross || !list || (winner.quantityFrom ?? 1) <= 1) return null
  const isLower = Decimal.of(winner.gross).compare(Decimal.of(list)) < 0
  return isLower ? { quantityFrom: winner.quantityFrom, price: winner.gross, listPrice: list } : null
}

const toAddress = (address: OrderAddressRow) => ({
  ...address,
  fullName: [address.firstName, address.middleName, address.lastName].filter(Boolean).join(' '),
  streetLine: [address.street, address.number, address.numberExtension].filter(Boolean).join(' '),
})

const addressOf = <A extends Pick<OrderAddressRow, 'type'>>(addresses: readonly A[], type: string): A | null =>
  addresses.find((address) => address.type === type) ?? null

/** Returns the table of totals, and two of its amounts by name: the sum of the lines and the discount. */
function tableOf(row: OrderWithChildren, items: readonly OrderItemRow[]) {
  const rows = toTotalRows(row, items)
  const amountOf = (wanted: TotalRow['kind']) => rows.find(({ kind }) => kind === wanted)?.amount
  const discount = amountOf('DISCOUNT')
  return {
    rows: rows.map((one) => ({ ...one, percentage: one.percentage && Decimal.of(one.percentage).toNumber() })),
    subTotal: amountOf('SUBTOTAL'),
    discount: discount ? Decimal.of(discount).negate().toText() : null,
  }
}

/** Returns the buyer of an order, with whose rights template queries run. Contacts and customers share one number space. */
export async function partyOfUser(db: Database, userId: number | null): Promise<TemplateParty | null> {
  if (userId === null) return null
  const contact = await db.selectFrom('contact').select('id').where('id', '=', userId).executeTakeFirst()
  return contact ? { contactId: userId } : { customerId: userId }
}
