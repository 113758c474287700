import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import type { Relation } from '../../../core/store/relations.js'
import type { OrderRow, ShipmentRow } from '../../../db/db.gen.js'
import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { addressesOfOrder, sourcesOfOrder } from '../../../resources/sales/order.js'
import { itemsOfShipment, shipmentsOfOrder, trackAndTracesOfShipment } from '../../../resources/sales/shipment.js'
import { nestedSources } from '../../../resources/shapes/source.dto.js'
import { decisionsOf, paymentDataOf, postageDataOf, priceDerivationOf, totalsOf } from './order.shape.js'
import { linesOfOrder, type TotalRow, totalRowsOfOrder } from './order.total-rows.js'

const toNumber = (amount: string | number) => Decimal.of(amount).toNumber()

/** Converts the exact text amounts of a part of an order to JSON numbers. */
const inNumbers = <P extends { gross: string | number; net: string | number; tax: string | number }>(part: P) => ({
  ...part,
  gross: toNumber(part.gross),
  net: toNumber(part.net),
  tax: toNumber(part.tax),
})

const costInNumbers = <P extends Parameters<typeof inNumbers>[0] & { taxPercentage: string | number }>(part: P) => ({
  ...inNumbers(part),
  taxPercentage: toNumber(part.taxPercentage),
})

function totalInNumbers(row: OrderRow) {
  const { orderId: _, discountValue, taxPercentages, ...total } = totalsOf(row)
  const levels = taxPercentages.map(({ percentage, total: tax }) => ({ percentage, total: toNumber(tax) }))
  return { ...inNumbers(total), discountValue: toNumber(discountValue), taxPercentages: levels }
}

const orderTotalRowDto: Dto = {
  name: 'OrderTotalRow',
  from: 'OrderTotalRow',
  read: {
    percentage: ({ percentage }: TotalRow) => percentage && toNumber(percentage),
    amount: ({ amount }: TotalRow) => toNumber(amount),
  },
}
const orderItemDto: Dto = {
  name: 'OrderItem',
  from: 'OrderItem',
  omit: ['sources'],
  read: { priceDerivation: priceDerivationOf },
}
const orderAddressDto: Dto = { name: 'OrderAddress', from: 'OrderAddress' }

/** Reads child rows as they are in the database. */
const rowsIn =
  (relation: Relation<ShipmentRow, readonly object[]>): Relation<ShipmentRow, readonly object[]> =>
  async (ctx, shipments) =>
    relation(ctx, shipments)

/** A shipment in an order, with its goods and codes. */
const orderShipmentDto: Dto = {
  name: 'OrderShipment',
  from: 'Shipment',
  omit: ['sources'],
  also: { id: 'Int!', uuid: 'String!', items: '[JSON!]!', trackAndTraces: '[JSON!]!' },
  related: { items: rowsIn(itemsOfShipment), trackAndTraces: rowsIn(trackAndTracesOfShipment) },
}

const externalId = (use: string): LegacyProperty => ({
  type: 'String',
  migration: 'sources',
  use: [`${use}.sources`],
  before: 'works',
  fix: 'reshape',
  note: 'The source named externalId.',
})
const shopId = (use: string): LegacyProperty => ({
  type: 'Int',
  migration: 'shop-to-channel',
  use: [`${use}.channelId`],
  before: 'works',
  fix: 'rename',
})

export const orderDto: Dto = {
  name: 'Order',
  from: 'Order',
  omit: ['sources', 'media', 'appliedIncentives', 'totalRows', 'spendingVerdict'],
  read: {
    paymentData: (row: OrderRow) => costInNumbers(paymentDataOf(row)),
    postageData: (row: OrderRow) => costInNumbers(postageDataOf(row)),
    total: totalInNumbers,
    decisions: (row: OrderRow, ctx: Ctx) => decisionsOf(row, null, ctx),
  },
  legacy: {
    shopId: { ...shopId('Order'), read: ({ channelId }: OrderRow) => channelId },
    externalId: externalId('Order'),
    date: {
      type: 'DateTime',
      migration: 'legacy-dates',
      use: ['Order.createdAt'],
      before: 'works',
      fix: 'rename',
      read: ({ createdAt }: OrderRow) => createdAt,
    },
  },
  nest: {
    totalRows: { dto: orderTotalRowDto, of: totalRowsOfOrder, many: true },
    items: { dto: orderItemDto, of: linesOfOrder, many: true, alsoCalled: ['orderItems'] },
    addresses: { dto: orderAddressDto, of: addressesOfOrder, many: true },
    sources: nestedSources(sourcesOfOrder),
    shipments: { dto: orderShipmentDto, of: shipmentsOfOrder, many: true, alsoCalled: ['shipmentItems', 'trackAndTraces'] },
  },
}
/** A line names its product as REST does: by source and sourceId. */
const orderItemCreateDto: Dto = { name: 'OrderItemCreateInput', from: 'OrderItemCreateInput' }
const orderItemChangeDto: Dto = {
  name: 'CreateOrUpdateOrderItemInput',
  from: 'CreateOrUpdateOrderItemInput',
  inner: [orderItemCreateDto],
}

export const orderCreateDto: Dto = {
  name: 'OrderCreateInput',
  from: 'OrderCreateInput',
  inner: [orderItemCreateDto],
  legacy: { shopId: shopId('OrderCreateInput'), externalId: externalId('OrderCreateInput') },
}
export const orderUpdateDto: Dto = {
  name: 'OrderUpdateDTO',
  from: 'OrderUpdateInput',
  inner: [orderItemChangeDto],
  legacy: { externalId: externalId('OrderUpdateDTO') },
}

/** The order search accepts both the names of the contract and those that published integrations send. */
export const orderSearchDto: Dto = {
  name: 'OrderSearchInput',
  from: 'OrderSearchInput',
  declares: `
    input OrderSearchInput {
      "Codes of statuses."
      status: [String!] @rule(maxItems: 1000, keyword: true)
      "The same as status."
      statuses: [String!] @rule(maxItems: 1000, keyword: true)
      "empty, exported, finished or failed, in small or capital letters; an empty text or list is the same as empty: not exported yet."
      exportStatuses: [String!] @rule(maxItems: 10, keyword: true)
      exportedAt: DateSearchInput
      type: [OrderType!]
      "The same as type."
      types: [OrderType!]
      "Contacts and customers who ordered."
      userId: [Int!] @rule(maxItems: 1000)
      "The same as userId."
      userIds: [Int!] @rule(maxItems: 1000)
      companyIds: [Int!] @rule(maxItems: 1000)
      companySources: [SourceInput!] @rule(maxItems: 1000)
      originalOrderIds: [Int!] @rule(maxItems: 1000)
      channelIds: [Int!] @rule(maxItems: 1000)
      sources: [SourceSearchInput!] @rule(maxItems: 1000)
      "A part of any of the termFields; of all of them when none is named."
      term: String @rule(maxLength: 255)
      termFields: [OrderSearchFields!]
      "A range of the gross total."
      price: DecimalSearchInput
      createdAt: DateSearchInput
      lastModifiedAt: DateSearchInput
      "Conditions on custom fields, which must be indexed. Our own addition to the contract."
      customFields: [CustomFieldFilterInput!] @rule(maxItems: 10)
      "Orders by a custom field, which must be indexed. Our own addition to the contract."
      sortByCustomField: CustomFieldSortInput
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 100)
      sortInputs: [OrderSortInput!] @rule(maxItems: 10)
    }`,
  isSearch: true,
}
