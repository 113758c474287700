import type { AddressType } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { relationById, relationField } from '../../../core/store/relations.js'
import { rowsOf } from '../../../core/store/store.js'
import type { AddressRow, OrderAddressRow, OrderItemRow, OrderRow, OrderStatusRow } from '../../../db/db.gen.js'
import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { mediaAttachment } from '../../../resources/catalog/media.js'
import { product } from '../../../resources/catalog/product.js'
import {
  addressesOfOrder,
  companyOfOrder,
  EXTERNAL_ID,
  itemsOfOrder,
  type OrderWithChildren,
  pickUpLocationOfOrder,
  sourcesOfOrder,
  sourcesOfOrderItem,
} from '../../../resources/sales/order.js'
import { orderStatus } from '../../../resources/sales/order-status.js'
import { mediaPage } from '../../catalog/media/media.read.js'
import { paymentDataOf, postageDataOf, totalsOf } from './order.shape.js'

const addressesOf = relationField(addressesOfOrder)
const sourcesOf = relationField(sourcesOfOrder)
const attachmentsOf = mediaPage(mediaAttachment, 'orderId')
const productOf = relationField(relationById(product, ({ productId }: OrderItemRow) => productId))

/** The status of each order: orders carry its code. */
const statusOf = relationField(async (ctx: Ctx, orders: readonly OrderRow[]): Promise<(OrderStatusRow | null)[]> => {
  const rows = await rowsOf(ctx, orderStatus, 'code', [...new Set(orders.map(({ status }) => status))])
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return orders.map(({ status }) => byCode.get(status) ?? null)
})

/** An address of an order in the shape of an address of a party, which older clients read. */
export const asAddress = (address: OrderAddressRow): AddressRow => ({
  ...address,
  companyId: null,
  customerId: null,
  fax: null,
  active: 'Y',
  isDefault: 'Y',
})

export const readAddresses = async (ctx: Ctx, order: OrderWithChildren, type?: AddressType | null) =>
  (await addressesOf(order, {}, ctx)).filter((address) => type == null || address.type === type)

export const orderGraphql = {
  Order: {
    orderStatus: statusOf,
    shopId: ({ channelId }) => channelId,
    date: ({ createdAt }) => createdAt,
    externalId: async (row, _, ctx) => (await sourcesOf(row, {}, ctx)).find(({ name }) => name === EXTERNAL_ID)?.id ?? null,
    paymentData: paymentDataOf,
    postageData: postageDataOf,
    total: totalsOf,
    items: async (row, _, ctx) => [...(await relationField(itemsOfOrder)(row, {}, ctx))],
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
    sources: relationField(sourcesOfOrderItem),
    product: async (row, { hidden }, ctx) => {
      const found = await productOf(row, {}, ctx)
      return found && (hidden == null || (found.hidden === 'Y') === hidden) ? found : null
    },
  },
} satisfies Resolvers
