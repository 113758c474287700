import type { AddressType } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { relationById, relationField } from '../../../core/store/relations.js'
import type { Resource } from '../../../core/store/resource.js'
import { list, rowsOf } from '../../../core/store/store.js'
import type { AddressRow, OrderAddressRow, OrderItemRow, OrderRow, OrderStatusRow } from '../../../db/db.gen.js'
import { needsTotal, selectedRelation } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { product } from '../../../resources/catalog/product.js'
import {
  addressesOfOrder,
  companyOfOrder,
  itemsOfOrder,
  type OrderWithChildren,
  order,
  ordersAreOpen,
  pickUpLocationOfOrder,
  sourcesOfOrder,
  sourcesOfOrderItem,
} from '../../../resources/sales/order.js'
import { mediaPage } from '../../catalog/media/media.read.js'
import { mediaAttachment } from '../../catalog/media/media.resource.js'
import { readsPricing } from '../../pricing/price-calculation/price-terms.js'
import { orderStatus } from '../order-status/order-status.resource.js'
import { pickAddress } from './order.addresses.js'
import { announceOrder, checkOwnSearch, getOrder, newestFirst, setOrderStatus, updateOrderAddress } from './order.service.js'
import { decisionsOf, paymentDataOf, postageDataOf, priceDerivationOf, totalsOf } from './order.shape.js'
import { toTotalRows } from './order.total-rows.js'
import { createOrderItem, removeOrder, removeOrderItem, updateOrder, updateOrderItem } from './order.update.js'

const itemsOf = relationField(itemsOfOrder)
const addressesOf = relationField(addressesOfOrder)
const sourcesOf = relationField(sourcesOfOrder)
const attachmentsOf = mediaPage(mediaAttachment, 'orderId')
const productOf = selectedRelation(product, (columns) =>
  relationById(product, ({ productId }: OrderItemRow) => productId, columns),
)

/** Returns the status of each order, by the code in the order. */
const statusOf = relationField(async (ctx: Ctx, orders: readonly OrderRow[]): Promise<(OrderStatusRow | null)[]> => {
  const rows = await rowsOf(ctx, orderStatus, 'code', [...new Set(orders.map(({ status }) => status))])
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return orders.map(({ status }) => byCode.get(status) ?? null)
})

/** Converts an address of an order to the shape of a party's address, which older clients read. */
const asAddress = (address: OrderAddressRow): AddressRow => ({
  ...address,
  companyId: null,
  customerId: null,
  fax: null,
  active: 'Y',
  isDefault: 'Y',
})

const readAddresses = async (ctx: Ctx, order: OrderWithChildren, type?: AddressType | null) =>
  (await addressesOf(order, {}, ctx)).filter((address) => type == null || address.type === type)

export const orderGraphql = {
  Query: {
    orders: (_, { input }, ctx, info) =>
      list(ctx, order as Resource<'order'>, newestFirst(checkOwnSearch(ctx, input ?? {})), { counted: needsTotal(info) }),
    order: (_, args, ctx) => getOrder(ctx, args),
    orderAddress: async (_, { id, orderId }, ctx) => pickAddress(await readAddresses(ctx, await getOrder(ctx, { orderId })), id),
    orderAddresses: async (_, { orderId, type }, ctx) => readAddresses(ctx, await getOrder(ctx, { orderId }), type),
    addressesByOrderId: async (_, { orderId, type }, ctx) =>
      (await readAddresses(ctx, await getOrder(ctx, { orderId }), type)).map(asAddress),
  },
  Mutation: {
    orderUpdate: (_, { orderId, order: input }, ctx) => updateOrder(ctx, { id: orderId }, input),
    orderDelete: async (_, { orderId }, ctx) => {
      await removeOrder(ctx, { id: orderId })
      return true
    },
    orderSetStatus: (_, { input }, ctx) => setOrderStatus(ctx, input),
    orderItemCreate: (_, { orderId, orderItem }, ctx) => createOrderItem(ctx, orderId, orderItem),
    orderItemUpdate: (_, { orderId, orderItem }, ctx) => updateOrderItem(ctx, orderId, orderItem),
    orderItemDelete: async (_, { orderId, orderItemId }, ctx) => {
      await removeOrderItem(ctx, orderId, orderItemId)
      return true
    },
    orderAddressUpdate: (_, { id, orderId, input }, ctx) => updateOrderAddress(ctx, orderId, id, input),
    orderUpdateAddress: async (_, { id, addressId, input }, ctx) => {
      await updateOrderAddress(ctx, id, addressId, input)
      return true
    },
    triggerOrderSendConfirm: (_, { input }, ctx) => announceOrder(ctx, 'ORDER_SEND_CONFIRMATION', input),
    triggerQuoteSendRequest: (_, { input }, ctx) => announceOrder(ctx, 'QUOTE_SEND_REQUEST', input),
    triggerQuoteSendValidation: (_, { input }, ctx) => announceOrder(ctx, 'QUOTE_SEND_VALIDATION', input),
    triggerQuoteSend: (_, { input }, ctx) => announceOrder(ctx, 'QUOTE_SEND', input),
  },
  Order: {
    orderStatus: statusOf,
    decisions: decisionsOf,
    shopId: ({ channelId }) => channelId,
    date: ({ createdAt }) => createdAt,
    paymentData: paymentDataOf,
    postageData: postageDataOf,
    total: totalsOf,
    totalRows: async (row, _, ctx) => toTotalRows(row, await itemsOf(row, {}, ctx)),
    items: async (row, _, ctx) => [...(await itemsOf(row, {}, ctx))],
    addresses: async (row, { type }, ctx) => (await readAddresses(ctx, row, type)).map(asAddress),
    orderAddresses: (row, _, ctx) => readAddresses(ctx, row),
    sources: (row, _, ctx) => sourcesOf(row, {}, ctx),
    company: relationField(companyOfOrder),
    media: ({ id }) => ({ id }) as never,
  },
  OrderMedia: {
    attachments: (owner, { input }, ctx) => attachmentsOf(ctx, (owner as unknown as OrderRow).id, input),
  },
  OrderPostageData: {
    warehouse: relationField(pickUpLocationOfOrder) as never,
  },
  OrderItem: {
    // Buyers, who read their own orders without a role, do not see the cost price.
    costPrice: ({ costPrice }, _, ctx) => (ordersAreOpen(ctx, 'VIEWER') || readsPricing(ctx) ? costPrice : null),
    priceDerivation: (row, _, ctx) => priceDerivationOf(row, ctx) as never,
    sources: relationField(sourcesOfOrderItem),
    product: async (row, { hidden }, ctx, info) => {
      const found = await productOf(row, ctx, info)
      return found && (hidden == null || (found.hidden === 'Y') === hidden) ? found : null
    },
  },
} satisfies Resolvers
