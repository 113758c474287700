/** The data with which a template is previewed: an order of the shop, and examples for everything else. */
import { runDocument } from '../../../api/client.js'
import { previewOrderDocument, previewOrdersDocument } from '../../../api/documents/platform-edit.js'
import type { FindRecords } from '../../../edit/field-spec.js'
import type { Values } from '../../../edit/values.js'

interface PreviewAddress extends Values {
  type: string
}

interface PreviewOrder extends Values {
  channelId: number
  currency: string
  language: string
  total: Values
  totalRows: Values[]
  items: (Values & { parentOrderItemId: number | null })[]
  orderAddresses: PreviewAddress[]
}

interface OrderResult {
  order: PreviewOrder
  channels: { id: number; name: string; timeZone: string | null }[]
}

interface FoundOrder {
  id: number
  orderNumber: number | null
  reference: string | null
}

export const findPreviewOrders: FindRecords = async (term) => {
  const { orders } = await runDocument<{ orders: { items: FoundOrder[] } }>(previewOrdersDocument, { term: term || null })
  return orders.items.map(({ id, orderNumber, reference }) => ({
    value: String(id),
    label: [orderNumber ?? id, reference].filter(Boolean).join(' · '),
  }))
}

/** Values of templates that are not about an order. */
const examples = {
  name: 'Karin de Boer',
  email: 'karin@example.com',
  newEmail: 'karin.de.boer@example.com',
  link: 'https://shop.example/password',
  contact: { name: 'Karin de Boer' },
  company: { name: 'Bakkerij De Korenbloem' },
  cart: {
    ...{ totalGross: '400.00', totalNet: '484.00', reference: 'Oven 2', notes: '' },
    items: [{ name: 'Oven glove', sku: 'GLV-2', quantity: 20, price: '20.00', total: '400.00' }],
  },
  limit: '250.00',
  linkExpiresAt: '2026-12-01T12:00:00.000Z',
  sku: 'DRL-1800',
  left: 3,
}

const join = (...parts: unknown[]) => parts.filter(Boolean).join(' ')

const toAddress = (address: PreviewAddress) => ({
  ...address,
  fullName: join(address.firstName, address.middleName, address.lastName),
  streetLine: join(address.street, address.number, address.numberExtension),
})

/** Returns the data of a preview; without an order, only the examples. */
export async function readPreviewData(orderId: number | null, language: string): Promise<Values> {
  if (orderId === null) return { ...examples, channel: { name: 'Wharf' }, language }
  const { order, channels } = await runDocument<OrderResult>(previewOrderDocument, { orderId })
  const addresses = order.orderAddresses.map(toAddress)
  const channel = channels.find(({ id }) => id === order.channelId)
  return {
    ...examples,
    order: {
      ...order,
      total: { ...order.total, rows: order.totalRows },
      items: order.items.map((item) => ({ ...item, isPart: item.parentOrderItemId !== null })),
      addresses,
      invoiceAddress: addresses.find(({ type }) => type === 'invoice') ?? null,
      deliveryAddress: addresses.find(({ type }) => type === 'delivery') ?? null,
    },
    currency: order.currency,
    timeZone: channel?.timeZone ?? undefined,
    channel: { id: order.channelId, name: channel?.name ?? '' },
    language,
  }
}
